import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { ChooseColleague } from '../team/choose-colleague.tsx'

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

/** Whose trip it is (CRM-132). */
export function TripConsultant({ trip, onSaved }: Props) {
	const assign = (consultantId: string | null) =>
		withToast({ success: 'Consultant changed', failure: 'Consultant not changed' }, async () => {
			await send('PUT', `/api/admin/trips/${trip.id}/consultant`, { consultantId })
			await onSaved()
		})
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
			<ChooseColleague
				label="Consultant"
				id={trip.consultantId}
				name={trip.consultantName}
				nobody="Nobody yet"
				onChoose={assign}
			/>
		</div>
	)
}
