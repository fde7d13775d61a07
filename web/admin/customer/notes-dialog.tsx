import { type CustomerNotes, customerNotesFields } from '#shared/customers/customer-notes.ts'
import { type Customer, displayName } from '#shared/customers/user.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { send } from '#web/data/request.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'

const schema = schemaOfFields(customerNotesFields)

type Props = { customer: Customer; dialog: DialogState<CustomerNotes>; onSaved: () => Promise<unknown> }

/** Edits what colleagues note about a customer (CRM-364). */
export default function NotesDialog({ customer, dialog: { isOpen, subject, close }, onSaved }: Props) {
	const save = async (values: object, version: number) => {
		await withToast({ success: 'Notes saved', failure: 'Notes not saved' }, async () => {
			await send('PATCH', `/api/admin/users/${customer.id}/notes`, values, { version })
			await onSaved()
		})
		close()
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Preferences and notes"
			description={`About ${displayName(customer)}, who can ask for a copy of them. They are encrypted and never searched.`}
		>
			{(askToClose) =>
				subject ? (
					<FieldsForm
						fields={customerNotesFields}
						schema={schema}
						initialValues={{ ...subject }}
						action="Save notes"
						onSave={save}
						onCancel={askToClose}
					/>
				) : null
			}
		</FormDialog>
	)
}
