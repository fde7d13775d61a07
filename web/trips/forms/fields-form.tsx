import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Fields } from '#shared/fields.ts'
import type { Proposed } from '#shared/trips/entry/entry-rules.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { RequestError } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { DeclaredField } from './declared-field.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { FieldGroup, type FormGroup } from './field-group.tsx'
import { mergeEdits, theirChanges } from './merge-edits.ts'
import { OfferedRecords } from './offered-records.tsx'
import { OpenFormContext } from './open-form.ts'
import { messagesByField } from './read-form.ts'
import { type FormEntry, timed, useEntry } from './use-entry.ts'

type Row = Record<string, unknown>

const SAVE = 'Control+Enter Meta+Enter'
const SAVE_AND_ADD_ANOTHER = 'Control+Shift+Enter Meta+Shift+Enter'
const NO_ENTRY: FormEntry = {}

type Props<V extends Row> = {
	fields: Fields
	/** Must contain every field. Without groups the form has no headings. */
	groups?: readonly FormGroup[]
	/** Validates before the request; the server validates again. */
	schema: z.ZodType<V>
	/** A saved record includes its `version`. */
	initialValues: Row
	/** What was typed over them before and is typed again. */
	restored?: Row
	/** 'Add Flight', 'Save Changes'. */
	action: string
	/** `version` is the one the edit is based on, 0 for a new record. A rejection keeps the form open. */
	onSave: (values: V, version: number) => Promise<void>
	/** Saves and begins another record (CRM-230). Without it the form has no button for that. */
	onSaveAndAddAnother?: (values: V) => Promise<void>
	onCancel: () => void
	/** What the form proposes while somebody fills it in. */
	entry?: FormEntry
	/** Rendered before the fields, which it can fill (`useOpenForm`). */
	above?: ReactNode
	/** Renders controls before the declared fields. `extraValues` holds their values. */
	children?: (errors: Readonly<Record<string, string>>) => ReactNode
	extraValues?: Row
}

/** A dialog's form for declared fields. Errors show at their fields, and the first one gets the focus (CRM-52). */
export function FieldsForm<V extends Row>(props: Props<V>) {
	const { fields, groups, schema, initialValues, action, onSave, onSaveAndAddAnother, onCancel } = props
	const { children, extraValues, restored, above, entry = NO_ENTRY } = props
	const form = useRef<HTMLFormElement>(null)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [saving, setSaving] = useState<'once' | 'andAnother' | null>(null)
	const [base, setBase] = useState(initialValues)
	const [shown, setShown] = useState({ values: { ...initialValues, ...restored }, round: 0 })
	const [conflict, setConflict] = useState<{ theirs: Row; mine: Row } | null>(null)

	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	useEffect(() => {
		if (shown.round > 0) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
	}, [shown.round])

	const { advice, untimed, noteInput, take, read } = useEntry(fields, { ...initialValues, ...restored }, entry)

	const save = async (given: Row, how: 'once' | 'andAnother', version = Number(base.version ?? 0)): Promise<void> => {
		const checked = schema.safeParse(given)
		if (!checked.success) return setErrors(messagesByField(checked.error))
		setErrors({})
		setSaving(how)
		try {
			await (how === 'andAnother' ? onSaveAndAddAnother?.(checked.data) : onSave(checked.data, version))
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			setErrors(error.fields)
			if (error.status !== 412) return
			const { current: theirs } = error.body as { current: Row }
			// The other change, such as an approval, affects no field of this form: save again with the new version.
			if (theirChanges(fields, base, theirs, checked.data).length === 0) await save(given, how, Number(theirs.version))
			else setConflict({ theirs, mine: checked.data })
		} finally {
			setSaving(null)
		}
	}
	const saveForm = (how: 'once' | 'andAnother') => {
		if (form.current && !saving) void save({ ...read(form.current), ...extraValues }, how)
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		saveForm('once')
	}
	// In a text of several lines Enter alone begins a line.
	const pressShortcut = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
		event.preventDefault()
		const shortcut = event.shiftKey ? SAVE_AND_ADD_ANOTHER : SAVE
		event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${shortcut}"]`)?.click()
	}

	const recordId = typeof initialValues.id === 'string' ? initialValues.id : null
	const fill = (values: Proposed) => form.current && take(form.current, values)

	const changes = conflict ? theirChanges(fields, base, conflict.theirs, conflict.mine) : []
	const resolveConflict = (keep: 'mine' | 'theirs') => {
		if (!conflict) return
		setShown({ values: mergeEdits(conflict.mine, changes, keep), round: shown.round + 1 })
		setBase(conflict.theirs)
		setConflict(null)
	}

	const renderFields = (names: readonly string[]) =>
		names.flatMap((name) => {
			const field = fields[name]
			return field
				? [
						<DeclaredField
							key={name}
							name={name}
							field={field}
							value={timed(field, shown.values[name])}
							values={shown.values}
							error={errors[name]}
							hint={untimed.includes(name) ? 'The day is proposed. Enter the time.' : undefined}
							advice={advice[name]}
						/>,
					]
				: []
		})

	return (
		// The keys press the form's own buttons.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<form
			ref={form}
			noValidate
			onSubmit={submit}
			onKeyDown={pressShortcut}
			onInput={(event) => noteInput(event.currentTarget, event.target)}
		>
			{conflict ? <EditConflict fields={fields} changes={changes} onKeep={resolveConflict} /> : null}
			<fieldset key={shown.round} disabled={conflict !== null} className="grid min-w-0 gap-x-5 gap-y-4 md:grid-cols-2">
				{entry.offers && entry.offers.length > 1 ? <OfferedRecords offers={entry.offers} onTake={fill} /> : null}
				{above ? <OpenFormContext value={{ recordId, fill }}>{above}</OpenFormContext> : null}
				{children?.(errors)}
				{groups
					? groups.map((group) => (
							<FieldGroup key={group.title} {...group}>
								{renderFields(group.names)}
							</FieldGroup>
						))
					: renderFields(Object.keys(fields))}
			</fieldset>
			<DialogFooter>
				<Button onClick={onCancel} disabled={saving !== null}>
					Cancel
				</Button>
				<ForEditors>
					{onSaveAndAddAnother ? (
						<Button
							aria-keyshortcuts={SAVE_AND_ADD_ANOTHER}
							pending={saving === 'andAnother'}
							onClick={() => saveForm('andAnother')}
						>
							{saving === 'andAnother' ? 'Saving...' : 'Save and add another'}
						</Button>
					) : null}
					<Button
						type="submit"
						variant="primary"
						aria-keyshortcuts={SAVE}
						pending={saving === 'once'}
						disabled={conflict !== null}
					>
						{saving === 'once' ? 'Saving...' : action}
					</Button>
				</ForEditors>
			</DialogFooter>
		</form>
	)
}
