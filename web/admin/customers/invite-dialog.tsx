import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { customerFields } from '#shared/customers/customer.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { refreshLists } from '../app/refresh.ts'
import { INVITATION_SENT } from './send-link.tsx'

const schema = schemaOfFields(customerFields)

/** Makes a customer who chooses their own password with a link that they get by mail (CRM-76). */
export default function InviteDialog({ dialog: { isOpen, close } }: { dialog: DialogState<true> }) {
	const [sendIdempotent] = useState(createIdempotentSender)
	const client = useQueryClient()
	const invite = async (values: object) => {
		await withToast(INVITATION_SENT, async () => {
			await sendIdempotent('/api/admin/invitations', values)
			await refreshLists(client)
		})
		close()
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Invite Customer"
			description="The customer gets a mail with a link and signs in for the first time with it. It works for 7 days."
		>
			{(askToClose) => (
				<FieldsForm
					fields={customerFields}
					schema={schema}
					initialValues={{}}
					action="Send invitation"
					onSave={invite}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
