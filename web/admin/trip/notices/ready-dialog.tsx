import { useState } from 'react'
import type { TripNotices } from '#shared/notices/notice.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { send } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { WordField } from './word-field.tsx'

type Props = { dialog: DialogState<true>; trip: WholeTrip; onChanged: (answer: TripNotices) => void }

/** Asks for a word of staff's own, and starts telling (CRM-153). */
export function ReadyDialog({ dialog, trip, onChanged }: Props) {
	const [word, setWord] = useState('')
	const [isSending, setIsSending] = useState(false)
	const tell = async () => {
		setIsSending(true)
		await withToast(
			{ success: 'The traveller will have a mail in a moment', failure: 'Nothing was sent' },
			async () => {
				onChanged(await send<TripNotices>('POST', `/api/admin/trips/${trip.id}/ready`, { word }))
				dialog.close()
			},
		).catch(() => {})
		setIsSending(false)
	}
	return (
		<FormDialog
			isOpen={dialog.isOpen}
			onClose={dialog.close}
			isBusy={isSending}
			title="The trip is ready"
			description={`A mail goes to ${trip.customerName} at once. From then on they hear of every change that matters.`}
		>
			{(askToClose) => (
				<form
					onSubmit={(event) => {
						event.preventDefault()
						void tell()
					}}
				>
					<WordField
						hint="It goes into the mail and the portal. You can leave it out."
						value={word}
						onChange={setWord}
					/>
					<DialogFooter>
						<Button onClick={askToClose}>Cancel</Button>
						<Button type="submit" variant="primary" pending={isSending}>
							Tell the traveller
						</Button>
					</DialogFooter>
				</form>
			)}
		</FormDialog>
	)
}
