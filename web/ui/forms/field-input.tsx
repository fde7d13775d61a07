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
	longText: 'text',
} as const

/** They have inputs of their own in web/trips, because what they name is not part of the form. */
const REFERENCES = ['guests', 'flight', 'catalogueItem', 'catalogueVersion'] as const
type Reference = (typeof REFERENCES)[number]
type InputField = DeclaredField & { kind: Exclude<DeclaredField['kind'], Reference> }
export const isInputField = (field: DeclaredField | undefined): field is InputField =>
	field !== undefined && !REFERENCES.some((kind) => kind === field.kind)

type Props = {
	/** The control's name in the form data. */
	name: string
	field: InputField
	/** The stored value, or the default of a new record. */
	value?: unknown
	error?: string
	hint?: string
	advice?: string
	disabled?: boolean
	className?: string
}

/** Renders a declared field with the control for its kind. It is uncontrolled: the form reads the value by `name`. */
export function FieldInput({ name, field, value, error, hint, advice, disabled, className }: Props) {
	const renderControl = (control: ControlProps) => {
		const controlProps = { ...control, name, disabled, defaultValue: inputValue(field, value) }
		if (field.options) return <Select {...controlProps}>{options(field, field.options)}</Select>
		if (field.suggestions)
			return <Select {...controlProps}>{options(field, field.suggestions, controlProps.defaultValue)}</Select>
		if (field.kind === 'longText')
			return <Textarea {...controlProps} rows={field.rows} placeholder={field.placeholder} />
		// Staff enter other people's data: the browser must not suggest their own.
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
		<Field
			label={field.label}
			required={field.required}
			hint={hint}
			error={error}
			advice={advice}
			className={className}
		>
			{renderControl}
		</Field>
	)
}

/** A value as its control has it. A stored local time has seconds, which the browser's control does not accept. */
export function inputValue(field: DeclaredField, value: unknown): string {
	if (typeof value === 'number') return String(value)
	if (typeof value !== 'string') return ''
	return field.kind === 'dateTime' ? value.slice(0, 16) : value
}

/** Includes a stored value that is not in the list: otherwise saving another field would change it. */
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
