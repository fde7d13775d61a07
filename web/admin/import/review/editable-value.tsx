import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '#shared/fields.ts'
import type { DraftIssue, ReadValue } from '#shared/import/draft.ts'
import type { ImportDecisions, RequiredInput } from '#shared/import/preview.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldInput, inputValue, isInputField } from '#web/ui/forms/field-input.tsx'
import { displayValue } from './draft-values.ts'
import { ValueSource } from './read-only-value.tsx'

/**
 * What is open about the values, by path: missing ones, doubts, errors from the server, and what staff typed before AI
 * added to the draft.
 */
export type ReviewIssues = {
	missingFields: readonly RequiredInput[]
	issues: readonly DraftIssue[]
	errors: Readonly<Record<string, string>>
	typed: ImportDecisions['corrections']
}

type Props = ReviewIssues & { path: string; field: Field; read: ReadValue | undefined }

/** A value to enter, correct or choose. If the document has a second value, a button switches to it. */
export function EditableValue({ path, field, read, missingFields, issues, errors, typed }: Props) {
	const [chosen, setChosen] = useState<string | number | null>(null)
	const own = issues.filter((issue) => issue.path === path)
	const other = own.find((issue) => issue.other !== undefined)?.other
	const current = chosen ?? typed[path] ?? read?.value
	const shown = inputValue(field, current)
	const container = useRef<HTMLDivElement>(null)
	// The control may have the focus while its value follows another one, so it is not replaced.
	useLayoutEffect(() => {
		const control = container.current?.querySelector<HTMLInputElement>(`[name="${path}"]`)
		if (control && control.value !== shown) control.value = shown
	}, [path, shown])
	// Choosing counts as typing.
	useEffect(() => {
		const control = container.current?.querySelector(`[name="${path}"]`)
		if (chosen !== null) control?.dispatchEvent(new Event('input', { bubbles: true }))
	}, [path, chosen])
	const alternative = other !== undefined && chosen === other ? (read?.value ?? '') : other
	const required = missingFields.find((one) => one.path === path)
	// The button shows the other value of a conflict, so its message is not repeated.
	const messages = own.filter((issue) => issue.other === undefined)
	const elsewhere = other === undefined ? [] : [`The document also says ‘${displayValue(path, other)}’.`]
	const hint = [...messages.map(({ message }) => message), ...elsewhere].join(' ')
	return (
		<div ref={container} className="flex min-w-0 flex-col gap-1.5">
			{isInputField(field) ? (
				<FieldInput
					name={path}
					field={field}
					value={current}
					error={errors[path] ?? required?.message}
					hint={hint || undefined}
				/>
			) : null}
			{alternative !== undefined ? (
				<Button size="small" className="self-start" onClick={() => setChosen(alternative)}>
					Use ‘{displayValue(path, alternative)}’
				</Button>
			) : null}
			{/* A message about a derived value already says where it comes from. */}
			{read && !required && (read.certainty !== 'derived' || messages.length === 0) ? (
				<ValueSource read={read} />
			) : null}
		</div>
	)
}
