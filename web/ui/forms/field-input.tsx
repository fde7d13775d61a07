import type { Field as DeclaredField } from '#shared/fields.ts'
import { choiceLabel } from './choice-label.ts'
import { type ControlProps, Field } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'

const INPUT_TYPES = {
	text: 'text',
	choice: 'text',
	email: 'email',
	password: 'password',
	date: 'date',
	dateTime: 'datetime-local',
	number: 'number',
	wholeNumber: 'number',
} as const

type Props = {
	/** The key under which the form sends the value. */
	name: string
	field: DeclaredField
	/** The saved value, or what a new record starts with. */
	value?: unknown
	error?: string
	hint?: string
	disabled?: boolean
	className?: string
}

/** Draws a declared field with the control that suits its kind. Uncontrolled: the form reads it by `name`. */
export function FieldInput({ name, field, value, error, hint, disabled, className }: Props) {
	const renderControl = (control: ControlProps) => {
		const controlProps = { ...control, name, disabled, defaultValue: inputValue(field, value) }
		if (field.options) return <Select {...controlProps}>{options(field, field.options)}</Select>
		if (field.suggestions)
			return <Select {...controlProps}>{options(field, field.suggestions, controlProps.defaultValue)}</Select>
		if (field.kind === 'longText')
			return <Textarea {...controlProps} rows={field.rows} placeholder={field.placeholder} />
		// These are other people's facts: the browser must not offer the typist's own.
		const autoComplete = field.kind === 'password' ? 'new-password' : 'off'
		return (
			<Input
				{...controlProps}
				type={INPUT_TYPES[field.kind]}
				step={field.kind === 'number' ? 'any' : undefined}
				placeholder={field.placeholder}
				autoComplete={autoComplete}
			/>
		)
	}
	return (
		<Field label={field.label} required={field.required} hint={hint} error={error} className={className}>
			{renderControl}
		</Field>
	)
}

/** A saved clock reading has seconds; the browser's control has none. */
function inputValue(field: DeclaredField, value: unknown): string {
	if (typeof value === 'number') return String(value)
	if (typeof value !== 'string') return ''
	return field.kind === 'dateTime' ? value.slice(0, 16) : value
}

/** A saved value outside the list stays choosable, or saving something else would change it. */
function options(field: DeclaredField, listed: readonly string[], saved = '') {
	const all = saved === '' || listed.includes(saved) ? listed : [...listed, saved]
	return (
		<>
			<option value="">{field.required ? 'Choose…' : 'Not set'}</option>
			{all.map((option) => (
				<option key={option} value={option}>
					{choiceLabel(option)}
				</option>
			))}
		</>
	)
}
