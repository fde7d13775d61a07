import { Select } from '#web/ui/forms/select.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** Everybody's departures, one's own, or those of trips that nobody looks after. */
export function Whose() {
	const { location, filterBy } = useAdminLocation()
	return (
		<Select
			aria-label="Consultant"
			className="sm:w-auto"
			value={location.consultant}
			onChange={(event) => filterBy({ consultant: event.currentTarget.value })}
		>
			<option value="">Everybody’s</option>
			<option value="me">Mine</option>
			<option value="none">Nobody’s</option>
		</Select>
	)
}
