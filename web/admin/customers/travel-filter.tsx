import type { TravelFilter } from '#shared/customers/customer-filters.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

const WORDS: Record<TravelFilter, string> = {
	now: 'Travelling now',
	30: 'Departing within 30 days',
	90: 'Departing within 90 days',
	lapsed: 'No trip for a year',
	never: 'No trip yet',
}

/** Filters the customers by their trips (CRM-368). */
export function TravelFilterSelect() {
	const { location, filterBy } = useAdminLocation()
	return (
		<Select
			aria-label="Travel"
			className="w-full sm:w-auto"
			value={location.travel}
			onChange={(event) => filterBy({ travel: event.currentTarget.value as TravelFilter | '' })}
		>
			<option value="">With or without trips</option>
			{Object.entries(WORDS).map(([value, words]) => (
				<option key={value} value={value}>
					{words}
				</option>
			))}
		</Select>
	)
}
