import { useState } from 'react'
import type { StaffReminder, TripNotices } from '#shared/notices/notice.ts'
import { send } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = { dialog: DialogState<StaffReminder>; tripId: string; onChanged: (answer: TripNotices) => void }

/** Several reminders have the same title: the time tells them apart. */
export const labelOf = ({ title, dueAt }: StaffReminder) => `${title}, ${noticeTime(dueAt)}`

/** Asks why a reminder is left out (CRM-171). The reason is in the audit. */
export const SkipDialog = ({ dialog, ...rest }: Props) => (
	<FormDialog
		isOpen={dialog.isOpen}
		onClose={dialog.close}
		title="Leave this reminder out?"
		description={dialog.subject && labelOf(dialog.subject)}
	>
		{(askToClose) =>
			dialog.subject ? (
				<SkipForm {...rest} reminder={dialog.subject} onClose={dialog.close} askToClose={askToClose} />
			) : null
		}
	</FormDialog>
)

type FormProps = Omit<Props, 'dialog'> & { reminder: StaffReminder; onClose: () => void; askToClose: () => void }

function SkipForm({ tripId, reminder, onChanged, onClose, askToClose }: FormProps) {
	const [reason, setReason] = useState('')
	const [isSending, setIsSending] = useState(false)
	const skip = async () => {
		setIsSending(true)
		await withToast({ success: 'It will not be sent', failure: 'Nothing was changed' }, async () => {
			const path = `/api/admin/trips/${tripId}/reminders` as const
			onChanged(await send<TripNotices>('PUT', path, { key: reminder.key, reason }))
			onClose()
		}).catch(() => {})
		setIsSending(false)
	}
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				void skip()
			}}
		>
			<Field label="Reason" hint="Your colleagues read it next to the reminder.">
				{(control) => (
					<Input
						{...control}
						required
						maxLength={300}
						value={reason}
						onChange={(event) => setReason(event.currentTarget.value)}
					/>
				)}
			</Field>
			<DialogFooter>
				<Button onClick={askToClose}>Cancel</Button>
				<Button type="submit" variant="primary" pending={isSending}>
					Leave it out
				</Button>
			</DialogFooter>
		</form>
	)
}
