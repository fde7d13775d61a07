import { type SubmitEvent, useState } from 'react'
import type { ReceivedDocument } from '#shared/import/received-document.ts'
import { CustomerField } from '#web/admin/customers/customer-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import type { ImportTarget } from '../use-import.ts'
import { TripField } from './trip-field.tsx'

type Props = {
	document: ReceivedDocument
	/** Why the sender is not trusted. */
	warning: string | undefined
	isBusy: boolean
	onChosen: (target: ImportTarget) => void
	onCancel: () => void
}

/** The customer and the trip that a received document belongs to. What was proposed is chosen already. */
export function DestinationForm({
	document: { userId: sender, proposed },
	warning,
	isBusy,
	onChosen,
	onCancel,
}: Props) {
	const [userId, setUserId] = useState(sender ?? '')
	const [trip, setTrip] = useState(proposed ? { id: proposed.tripId, name: proposed.tripName } : null)
	const [isMissing, setIsMissing] = useState(false)

	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (userId === '') setIsMissing(true)
		else onChosen(trip ? { tripId: trip.id } : { userId })
	}
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-4">
			{warning ? (
				<p className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">{warning} Look closely at what it says.</p>
			) : null}
			<CustomerField
				label="Belongs to"
				value={userId}
				emptyLabel="Choose…"
				error={isMissing && userId === '' ? 'Please select a customer' : undefined}
				onChange={(chosen) => {
					setUserId(chosen)
					setTrip(null)
				}}
			/>
			<TripField userId={userId} trip={trip} onChange={setTrip} />
			<DialogFooter>
				<Button onClick={onCancel} disabled={isBusy}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isBusy}>
					{isBusy ? 'Reading...' : 'Read It'}
				</Button>
			</DialogFooter>
		</form>
	)
}
