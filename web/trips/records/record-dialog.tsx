import { useEffect, useRef, useState } from 'react'
import { type AnyKind, identityFields } from '#shared/trips/kinds/record-kind.ts'
import { schemaOf } from '#shared/schemas.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import type { EntryRules, EntryTrip } from '#shared/trips/entry/entry-rules.ts'
import { FieldsForm } from '../forms/fields-form.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { recordApi, initialValues } from './record-api.ts'
import { withToast } from '../with-toast.ts'
import type { DialogState } from '../use-dialog.ts'
import type { FormEntry } from '../forms/use-entry.ts'

type Props<Item> = {
	kind: AnyKind
	tripId: string
	/** The subject is the record to edit, 'new' for a blank record, or 'next' for one that follows from the last. */
	dialog: DialogState<Item | 'new' | 'next'>
	/** How the form is filled, and the trip as it is now. Without it the form begins blank, and one at a time is added. */
	entry?: EntryRules
	readTrip?: () => EntryTrip
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
	const { kind, tripId, dialog, onSaved } = props
	const { isOpen, subject, close, show } = dialog
	const saved = subject === 'new' || subject === 'next' ? null : subject
	const [sendIdempotent] = useState(createIdempotentSender)
	const api = recordApi(kind)
	const [round, setRound] = useState(0)
	const content = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (round > 0) content.current?.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus()
	}, [round])

	const save = async (values: Record<string, unknown>, version: number) => {
		const messages = saved
			? { success: `${kind.labels.title} updated successfully`, failure: `Failed to update ${kind.labels.one}` }
			: { success: `${kind.labels.title} added successfully`, failure: `Failed to add ${kind.labels.one}` }
		await withToast(messages, async () => {
			await (saved ? api.update(saved.id, values, version) : api.add(sendIdempotent, tripId, values))
			await onSaved()
		})
	}
	return (
		<FormDialog isOpen={isOpen} onClose={close} title={`${saved ? 'Edit' : 'Add'} ${kind.labels.title}`}>
			{(askToClose, _markEdited, markSaved) => (
				<div ref={content}>
					<RecordForm
						key={round}
						{...props}
						saved={saved && { ...saved }}
						isNext={subject === 'next'}
						onCancel={askToClose}
						onSave={async (values, version) => {
							await save(values, version)
							close()
						}}
						onSaveAndAddAnother={async (values) => {
							await save(values, 0)
							markSaved()
							show(props.entry?.next ? 'next' : 'new')
							setRound(round + 1)
						}}
					/>
				</div>
			)}
		</FormDialog>
	)
}

type FormProps = Pick<Props<unknown>, 'kind' | 'entry' | 'readTrip'> & {
	saved: Record<string, unknown> | null
	isNext: boolean
	onSave: (values: Record<string, unknown>, version: number) => Promise<void>
	onSaveAndAddAnother: (values: Record<string, unknown>) => Promise<void>
	onCancel: () => void
}

function RecordForm({ kind, entry, readTrip, saved, isNext, onSaveAndAddAnother, ...form }: FormProps) {
	const shown = kindInSight(kind, saved)
	const [trip] = useState(() => readTrip?.())
	const [start] = useState(() => startOf(kind, entry, trip, isNext))
	return (
		<FieldsForm
			{...form}
			fields={shown.fields}
			schema={schemaOf(shown)}
			initialValues={saved ?? start}
			action={saved ? 'Save Changes' : `Add ${kind.labels.title}`}
			entry={trip ? formEntry(entry, trip, saved !== null) : undefined}
			{...(saved || !entry ? {} : { onSaveAndAddAnother })}
		/>
	)
}

/** What a new record begins with. */
function startOf(kind: AnyKind, entry: EntryRules | undefined, trip: EntryTrip | undefined, isNext: boolean) {
	const proposed = trip && ((isNext ? entry?.next?.start(trip) : null) ?? entry?.start?.(trip))
	return { ...initialValues(kind), ...proposed }
}

/** A record that is saved already gets remarks; nothing of it is changed unasked. */
function formEntry(entry: EntryRules = {}, trip: EntryTrip, isSaved: boolean): FormEntry {
	const advise: FormEntry = entry.advise ? { advise: (typed) => entry.advise?.(typed, trip) ?? {} } : {}
	if (isSaved) return advise
	return {
		...advise,
		...(entry.offers ? { offers: entry.offers(trip) } : {}),
		...(entry.follow ? { follow: (typed, touched) => entry.follow?.(typed, trip, touched) ?? {} } : {}),
	}
}
