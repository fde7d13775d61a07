import { useState } from 'react'
import type { PendingNotice, TripNotices } from '#shared/notices/notice.ts'
import { send } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { WordField } from './word-field.tsx'

type Props = { dialog: DialogState<PendingNotice>; tripId: string; onChanged: (answer: TripNotices) => void }

/** Staff's own words for a notice that waits, and, for a significant change, what the traveller may choose. */
export const WordDialog = ({ dialog, ...rest }: Props) => (
	<FormDialog isOpen={dialog.isOpen} onClose={dialog.close} title="Add a word" description={dialog.subject?.subject}>
		{(askToClose) =>
			dialog.subject ? (
				<WordForm {...rest} pending={dialog.subject} onClose={dialog.close} askToClose={askToClose} />
			) : null
		}
	</FormDialog>
)

type FormProps = Omit<Props, 'dialog'> & { pending: PendingNotice; onClose: () => void; askToClose: () => void }

function WordForm({ tripId, pending, onChanged, onClose, askToClose }: FormProps) {
	const [word, setWord] = useState(pending.word ?? '')
	const [choices, setChoices] = useState(pending.choices ?? '')
	const [isSending, setIsSending] = useState(false)
	const save = async () => {
		setIsSending(true)
		await withToast({ success: 'Your word was added', failure: 'Your word was not added' }, async () => {
			onChanged(await send<TripNotices>('PATCH', `/api/admin/trips/${tripId}/notices`, { word, choices }))
			onClose()
		}).catch(() => {})
		setIsSending(false)
	}
	return (
		<form
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			<WordField hint="It comes before the changes, in the mail and in the portal." value={word} onChange={setWord} />
			{pending.isSignificant ? (
				<WordField
					label="The traveller’s choices"
					hint="For example another hotel, or leaving the trip, with a date."
					value={choices}
					onChange={setChoices}
				/>
			) : null}
			<DialogFooter>
				<Button onClick={askToClose}>Cancel</Button>
				<Button type="submit" variant="primary" pending={isSending}>
					Add to the notice
				</Button>
			</DialogFooter>
		</form>
	)
}
