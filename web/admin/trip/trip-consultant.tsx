import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

/** Whose trip it is (CRM-132). A choice is saved at once. */
export function TripConsultant({ trip, onSaved }: Props) {
	const id = useId()
	const mayChange = useMayChange()
	const [isChoosing, setIsChoosing] = useState(false)
	const { data } = useQuery({ ...query('/api/admin/consultants'), enabled: isChoosing })
	const [isSaving, setIsSaving] = useState(false)
	const assign = async (consultantId: string) => {
		setIsSaving(true)
		await withToast({ success: 'Consultant changed', failure: 'Consultant not changed' }, async () => {
			await send('PUT', `/api/admin/trips/${trip.id}/consultant`, { consultantId: consultantId || null })
			await onSaved()
			setIsChoosing(false)
		}).catch(() => {})
		setIsSaving(false)
	}
	const known = data?.consultants ?? []
	const isListed = known.some((one) => one.id === trip.consultantId)
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
			<label htmlFor={id} className="text-sm text-ink-soft">
				Consultant
			</label>
			{isChoosing && data ? (
				<Select
					id={id}
					autoFocus
					className="w-full sm:w-64"
					value={trip.consultantId ?? ''}
					aria-busy={isSaving}
					onChange={(event) => void assign(event.currentTarget.value)}
				>
					<option value="">Nobody yet</option>
					{trip.consultantId && !isListed ? (
						<option value={trip.consultantId}>{trip.consultantName ?? 'A former colleague'}</option>
					) : null}
					{known.map((one) => (
						<option key={one.id} value={one.id}>
							{one.name}
						</option>
					))}
				</Select>
			) : (
				<>
					<output id={id}>{trip.consultantName ?? 'Nobody yet'}</output>
					{mayChange ? (
						<Button size="small" variant="quiet" pending={isChoosing} onClick={() => setIsChoosing(true)}>
							Hand over
						</Button>
					) : null}
				</>
			)}
		</div>
	)
}
