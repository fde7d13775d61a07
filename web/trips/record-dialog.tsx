import { useState } from 'react'
import { type AnyKind, identityFields } from '#shared/trips/kinds/record-kind.ts'
import { schemaOf } from '#shared/schemas.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { FieldsForm } from './fields-form.tsx'
import { FormDialog } from './form-dialog.tsx'
import { recordApi, initialValues } from './record-api.ts'
import { withToast } from './with-toast.ts'
import type { DialogState } from './use-dialog.ts'

type Props<Item> = {
	kind: AnyKind
	tripId: string
	/** The subject is the record to edit, 'new' for a blank record, or 'next' for one that starts with the values of `next`. */
	dialog: DialogState<Item | 'new' | 'next'>
	next?: object
	/** Reloads the trip. */
	onSaved: () => Promise<unknown>
}

/** Hidden fields are not in the form: saving a blank one would delete what this person may not see (API-132). */
function kindInSight(kind: AnyKind, saved: object | null): AnyKind {
	if (!saved || !('isHidden' in saved)) return kind
	const hidden = identityFields(kind)
	return { ...kind, fields: Object.fromEntries(Object.entries(kind.fields).filter(([name]) => !hidden.includes(name))) }
}

/** The form in which staff add or edit a record of any kind. */
export function RecordDialog<Item extends { id: string }>(props: Props<Item>) {
	const { kind, tripId, dialog, next, onSaved } = props
	const { isOpen, subject, close } = dialog
	const saved = subject === 'new' || subject === 'next' ? null : subject
	const [sendIdempotent] = useState(createIdempotentSender)
	const api = recordApi(kind)
	const shown = kindInSight(kind, saved)

	const save = async (values: Record<string, unknown>, version: number) => {
		const messages = saved
			? { success: `${kind.labels.title} updated successfully`, failure: `Failed to update ${kind.labels.one}` }
			: { success: `${kind.labels.title} added successfully`, failure: `Failed to add ${kind.labels.one}` }
		await withToast(messages, async () => {
			await (saved ? api.update(saved.id, values, version) : api.add(sendIdempotent, tripId, values))
			await onSaved()
		})
		close()
	}
	return (
		<FormDialog isOpen={isOpen} onClose={close} title={`${saved ? 'Edit' : 'Add'} ${kind.labels.title}`}>
			{(askToClose) => (
				<FieldsForm
					fields={shown.fields}
					schema={schemaOf(shown)}
					initialValues={saved ?? { ...initialValues(kind), ...(subject === 'next' ? next : {}) }}
					action={saved ? 'Save Changes' : `Add ${kind.labels.title}`}
					onSave={(values, version) => save(values, version)}
					onCancel={askToClose}
				/>
			)}
		</FormDialog>
	)
}
