import { useState } from 'react'
import { KEPT_FIELDS, keptOf } from '#shared/catalogue/kept-records.ts'
import { type LibraryEntry, TAKEN, type TakingKind } from '#shared/catalogue/library.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import type { RecordOf } from '#shared/trips/kinds/registry.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { send } from '#web/data/request.ts'
import { FieldsForm } from '../forms/fields-form.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import type { DialogState } from '../use-dialog.ts'
import { withToast } from '../with-toast.ts'

type Props = {
	open: boolean
	list: TakingKind
	dialog: DialogState<RecordOf[TakingKind]>
	/** Reloads the trip. */
	onSaved: () => Promise<unknown>
}

/** Keeps a stay or an activity that staff typed in the library, for other trips (CRM-402). */
export function KeepInLibrary({ list, dialog: { isOpen, subject, close }, onSaved }: Props) {
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Keep in the Library"
			description="Other trips are offered it from now on. Leave out what is about these travellers."
		>
			{(askToClose) =>
				subject ? (
					<KeepForm
						key={subject.id}
						list={list}
						record={subject}
						onCancel={askToClose}
						onKept={async () => {
							close()
							await onSaved()
						}}
					/>
				) : null
			}
		</FormDialog>
	)
}

type FormProps = {
	list: TakingKind
	record: RecordOf[TakingKind]
	onCancel: () => void
	onKept: () => Promise<void>
}

function KeepForm({ list, record, onCancel, onKept }: FormProps) {
	const [sendIdempotent] = useState(createIdempotentSender)
	const [schema] = useState(() => schemaOfFields(KEPT_FIELDS[list]))
	const keep = async (values: Record<string, unknown>) => {
		await withToast({ success: 'Kept in the library', failure: 'Not kept in the library' }, async () => {
			const path = `/api/admin/library/${TAKEN[list].segment}` as const
			const { entry } = await sendIdempotent<{ entry: LibraryEntry }>(path, values)
			// The record is one of its uses from now on, with the version that it was kept as.
			const origin = { catalogueItemId: entry.itemId, catalogueVersionId: entry.versionId }
			await send('PATCH', `/api/admin/${list}/${record.id}`, origin)
		})
		await onKept()
	}
	return (
		<FieldsForm
			fields={KEPT_FIELDS[list]}
			schema={schema}
			initialValues={valuesOf(list, record)}
			action="Keep it"
			onSave={keep}
			onCancel={onCancel}
		/>
	)
}

const valuesOf = <K extends TakingKind>(list: K, record: RecordOf[K]) =>
	(keptOf[list] as (record: RecordOf[K]) => Record<string, string | null>)(record)
