import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type AnyKind, identityFields } from '#shared/trips/kinds/record-kind.ts'
import { schemaOf } from '#shared/schemas.ts'
import type { FormDraft } from '#shared/trips/form-draft.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import type { EntryRules, EntryTrip } from '#shared/trips/entry/entry-rules.ts'
import { FieldsForm } from '../forms/fields-form.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import type { DraftSaver } from './drafts/draft-saver.ts'
import { useFormDraft } from './drafts/use-form-draft.ts'
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
	/** What was typed into this form before, and is typed again. */
	draft?: FormDraft | null
	/** Above the fields of the form. */
	above?: ReactNode
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
	const { kind, tripId, dialog, draft = null, onSaved } = props
	const { isOpen, subject, close, show } = dialog
	const saved = subject === 'new' || subject === 'next' ? null : subject
	const [sendIdempotent] = useState(createIdempotentSender)
	const api = recordApi(kind)
	const [round, setRound] = useState(0)
	const content = useRef<HTMLDivElement>(null)
	const saver = useRef<DraftSaver>(null)
	const noteSaver = useCallback((one: DraftSaver | null) => {
		saver.current = one
	}, [])
	/** It is part of the record now, and not of the next one in the same form. */
	const [savedDraft, setSavedDraft] = useState<FormDraft | null>(null)
	useEffect(() => {
		if (round > 0 && content.current) focusFirstEmpty(content.current)
	}, [round])

	const save = async (values: Record<string, unknown>, version: number) => {
		const messages = saved
			? { success: `${kind.labels.title} updated successfully`, failure: `Failed to update ${kind.labels.one}` }
			: { success: `${kind.labels.title} added successfully`, failure: `Failed to add ${kind.labels.one}` }
		await withToast(messages, async () => {
			await (saved ? api.update(saved.id, values, version) : api.add(sendIdempotent, tripId, values))
			saver.current?.drop()
			setSavedDraft(draft)
			await onSaved()
		})
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={() => {
				saver.current?.drop()
				close()
			}}
			title={`${saved ? 'Edit' : 'Add'} ${kind.labels.title}`}
		>
			{(askToClose, _markEdited, markSaved) => (
				<div ref={content}>
					<RecordForm
						key={round}
						{...props}
						saved={saved && { ...saved }}
						isNext={subject === 'next'}
						draft={draft === savedDraft ? null : draft}
						onSaver={noteSaver}
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

/** What is proposed in the fields before it needs no typing. */
function focusFirstEmpty(form: HTMLElement) {
	const controls = [
		...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:enabled:not([type=hidden]), select:enabled'),
	]
	const empty = controls.find(({ value }) => value === '') ?? controls[0]
	empty?.focus()
}

type FormProps = Pick<Props<unknown>, 'kind' | 'tripId' | 'entry' | 'readTrip' | 'above'> & {
	saved: Record<string, unknown> | null
	isNext: boolean
	draft: FormDraft | null
	/** Stores what is typed into this form. */
	onSaver: (saver: DraftSaver | null) => void
	onSave: (values: Record<string, unknown>, version: number) => Promise<void>
	onSaveAndAddAnother: (values: Record<string, unknown>) => Promise<void>
	onCancel: () => void
}

function RecordForm(props: FormProps) {
	const { kind, tripId, entry, readTrip, saved, isNext, draft, onSaver, onSaveAndAddAnother, ...form } = props
	const shown = kindInSight(kind, saved)
	const savedId = saved ? String(saved.id) : null
	const { frame, restored } = useFormDraft({ kind: shown, tripId, savedId, draft, onSaver })
	const [trip] = useState(() => readTrip?.())
	const [start] = useState(() => startOf(kind, entry, trip, isNext))
	return (
		<div ref={frame}>
			<FieldsForm
				{...form}
				fields={shown.fields}
				schema={schemaOf(shown)}
				initialValues={saved ?? start}
				{...(restored ? { restored } : {})}
				action={saved ? 'Save Changes' : `Add ${kind.labels.title}`}
				entry={trip ? formEntry(entry, trip, saved !== null) : undefined}
				{...(saved || !entry ? {} : { onSaveAndAddAnother })}
			/>
		</div>
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
