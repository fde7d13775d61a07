import { useState } from 'react'
import { newColleagueFields } from '#shared/customers/colleague.ts'
import { withInitials } from '#shared/initial-values.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'

const schema = schemaOfFields(newColleagueFields)

type Props = { dialog: DialogState<true>; onSaved: () => Promise<unknown> }

/** Sends a colleague the link with which they set up their account. */
export function InviteColleagueDialog({ dialog: { isOpen, close }, onSaved }: Props) {
	const [sendIdempotent] = useState(createIdempotentSender)
	const invite = async (values: object) => {
		await withToast({ success: 'Invitation sent', failure: 'The invitation was not sent' }, async () => {
			await sendIdempotent('/api/admin/staff', values)
			await onSaved()
		})
		close()
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Invite a colleague"
			description="Owners do everything. Consultants work on trips. Viewers read, without passports and other identity data."
		>
			{(askToClose) => (
				<FieldsForm
					fields={newColleagueFields}
					schema={schema}
					initialValues={withInitials(newColleagueFields, {})}
					action="Send invitation"
					onSave={invite}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
