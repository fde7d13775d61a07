import { useState } from 'react'
import type { AnyTripRecord, Saved, Values } from '#shared/record.ts'
import { schemaOf } from '#shared/schemas.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { FieldsForm } from './fields-form.tsx'
import { FormDialog } from './form-dialog.tsx'
import { recordApi, initialValues } from './record-api.ts'
import { withToast } from './with-toast.ts'
import type { DialogState } from './use-dialog.ts'

type Props<R extends AnyTripRecord, Item extends Saved<R>> = {
	record: R
	tripId: string
	/** The subject is the record to edit, 'new' for a blank record, or 'next' for one that starts with the values of `next`. */
	dialog: DialogState<Item | 'new' | 'next'>
	next?: object
	/** Reloads the trip. */
	onSaved: () => Promise<unknown>
}

/** The form in which staff add or edit a record of any kind. */
export function RecordDialog<R extends AnyTripRecord, Item extends Saved<R>>(props: Props<R, Item>) {
	const { record, tripId, dialog, next, onSaved } = props
	const { isOpen, subject, close } = dialog
	const saved = subject === 'new' || subject === 'next' ? null : subject
	const [sendIdempotent] = useState(createIdempotentSender)
	const api = recordApi(record)

	const save = async (values: Values<R>, version: number) => {
		const messages = saved
			? { success: `${record.name} updated successfully`, failure: `Failed to update ${record.singular}` }
			: { success: `${record.name} added successfully`, failure: `Failed to add ${record.singular}` }
		await withToast(messages, async () => {
			await (saved ? api.update(saved.id, values, version) : api.add(sendIdempotent, tripId, values))
			await onSaved()
		})
		close()
	}
	return (
		<FormDialog isOpen={isOpen} onClose={close} title={`${saved ? 'Edit' : 'Add'} ${record.name}`}>
			{(askToClose) => (
				<FieldsForm
					fields={record.fields}
					schema={schemaOf(record)}
					initialValues={saved ?? { ...initialValues(record), ...(subject === 'next' ? next : {}) }}
					action={saved ? 'Save Changes' : `Add ${record.name}`}
					onSave={(values, version) => save(values, version)}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
