import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Fields } from '#shared/fields.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { RequestError } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { FieldInput, isInputField } from '#web/ui/forms/field-input.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { FieldGroup, type FormGroup } from './field-group.tsx'
import { mergeEdits, theirChanges } from './merge-edits.ts'
import { FlightInput } from './flights/flight-input.tsx'
import { GuestsInput } from './guests/guests-input.tsx'
import { messagesByField, readForm } from './read-form.ts'

type Row = Record<string, unknown>

type Props<V extends Row> = {
	fields: Fields
	/** Must contain every field. Without groups the form has no headings. */
	groups?: readonly FormGroup[]
	/** Validates before the request; the server validates again. */
	schema: z.ZodType<V>
	/** A saved record includes its `version`. */
	initialValues: Row
	/** 'Add Flight', 'Save Changes'. */
	action: string
	/** `version` is the one the edit is based on, 0 for a new record. A rejection keeps the form open. */
	onSave: (values: V, version: number) => Promise<void>
	onCancel: () => void
	/** Renders controls before the declared fields. `extraValues` holds their values. */
	children?: (errors: Readonly<Record<string, string>>) => ReactNode
	extraValues?: Row
}

/** A dialog's form for declared fields. Errors show at their fields, and the first one gets the focus (CRM-52). */
export function FieldsForm<V extends Row>(props: Props<V>) {
	const { fields, groups, schema, initialValues, action, onSave, onCancel, children, extraValues } = props
	const form = useRef<HTMLFormElement>(null)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [isSaving, setIsSaving] = useState(false)
	const [base, setBase] = useState(initialValues)
	const [shown, setShown] = useState({ values: initialValues, round: 0 })
	const [conflict, setConflict] = useState<{ theirs: Row; mine: Row } | null>(null)

	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	useEffect(() => {
		if (shown.round > 0) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
	}, [shown.round])

	const save = async (given: Row, version = Number(base.version ?? 0)): Promise<void> => {
		const checked = schema.safeParse(given)
		if (!checked.success) return setErrors(messagesByField(checked.error))
		setErrors({})
		setIsSaving(true)
		try {
			await onSave(checked.data, version)
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			setErrors(error.fields)
			if (error.status !== 412) return
			const { current: theirs } = error.body as { current: Row }
			// The other change, such as an approval, affects no field of this form: save again with the new version.
			if (theirChanges(fields, base, theirs, checked.data).length === 0) await save(given, Number(theirs.version))
			else setConflict({ theirs, mine: checked.data })
		} finally {
			setIsSaving(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void save({ ...readForm(event.currentTarget), ...extraValues })
	}

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
			if (field?.kind === 'guests')
				return <GuestsInput key={name} name={name} field={field} value={shown.values[name]} error={errors[name]} />
			if (field?.kind === 'flight')
				return <FlightInput key={name} name={name} field={field} value={shown.values[name]} error={errors[name]} />
			return isInputField(field) ? (
				<FieldInput
					key={name}
					name={name}
					field={field}
					value={shown.values[name]}
					error={errors[name]}
					className={field.kind === 'longText' ? 'md:col-span-2' : undefined}
				/>
			) : (
				[]
			)
		})

	return (
		<form ref={form} noValidate onSubmit={submit}>
			{conflict ? <EditConflict fields={fields} changes={changes} onKeep={resolveConflict} /> : null}
			<fieldset key={shown.round} disabled={conflict !== null} className="grid min-w-0 gap-x-5 gap-y-4 md:grid-cols-2">
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
				<Button onClick={onCancel} disabled={isSaving}>
					Cancel
				</Button>
				<ForEditors>
					<Button type="submit" variant="primary" pending={isSaving} disabled={conflict !== null}>
						{isSaving ? 'Saving...' : action}
					</Button>
				</ForEditors>
			</DialogFooter>
		</form>
	)
}
