import { useState } from 'react'
import { type PendingNotice, type TripNotices, WITHHOLD_REASONS, type WithholdReason } from '#shared/notices/notice.ts'
import { send } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = { dialog: DialogState<PendingNotice>; tripId: string; onChanged: (answer: TripNotices) => void }
const REASONS = Object.entries(WITHHOLD_REASONS) as [WithholdReason, string][]

/** Asks why changes are not told (CRM-156). The reason is in the audit. */
export function WithholdDialog({ dialog, tripId, onChanged }: Props) {
	const [reason, setReason] = useState<WithholdReason>('typingError')
	const [isSending, setIsSending] = useState(false)
	const { isOpen, subject, close } = dialog
	const withhold = async () => {
		setIsSending(true)
		await withToast({ success: 'These changes will not be told', failure: 'Nothing was changed' }, async () => {
			const path = `/api/admin/trips/${tripId}/notices/withhold` as const
			onChanged(await send<TripNotices>('POST', path, { reason }, { version: subject?.version ?? 0 }))
			close()
		}).catch(() => {})
		setIsSending(false)
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Don’t tell the traveller?"
			description="The law wants even small changes told in writing. Leave out only what is no change for them."
		>
			{(askToClose) => (
				<form
					onSubmit={(event) => {
						event.preventDefault()
						void withhold()
					}}
				>
					<Field label="Reason">
						{(control) => (
							<Select
								{...control}
								value={reason}
								onChange={(event) => setReason(event.currentTarget.value as WithholdReason)}
							>
								{REASONS.map(([value, label]) => (
									<option key={value} value={value}>
										{label}
									</option>
								))}
							</Select>
						)}
					</Field>
					<DialogFooter>
						<Button onClick={askToClose}>Cancel</Button>
						<Button type="submit" variant="primary" pending={isSending}>
							Leave it out
						</Button>
					</DialogFooter>
				</form>
			)}
		</FormDialog>
	)
}
