import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { asText } from '#shared/catalogue/drafts/content-path.ts'
import type { FieldOf } from '../fields/content-field.ts'
import { CountrySelect } from './country-select.tsx'
import type { FieldProps } from './field-props.ts'
import { useFindingsAt, useForm } from './form-context.ts'

type SingleKind = 'text' | 'longText' | 'number' | 'choice' | 'country'

/** A field with one control: a text, a number or a choice. */
export function SingleValue({ field, path, value }: FieldProps<FieldOf<SingleKind>>) {
	const { set, isReadOnly } = useForm()
	const found = useFindingsAt(path)
	const text = asText(value)
	const noText = 'isNullable' in field && field.isNullable ? null : ''
	return (
		<Field label={field.label} hint={field.hint} {...found}>
			{(control) => {
				const common = { ...control, name: path, disabled: isReadOnly }
				switch (field.kind) {
					case 'country':
						return <CountrySelect {...common} value={text} path={path} />
					case 'choice':
						return (
							<Select
								{...common}
								value={asText(value)}
								onChange={({ currentTarget }) =>
									set(path, field.options.find((option) => String(option) === currentTarget.value) ?? noText)
								}
							>
								<option value="">Choose…</option>
								{field.options.map((option) => (
									<option key={option}>{option}</option>
								))}
							</Select>
						)
					case 'number':
						return (
							<Input
								{...common}
								type="number"
								step="any"
								// As a number, so that '43.650' stays what is typed.
								value={typeof value === 'number' ? value : ''}
								onChange={({ currentTarget }) =>
									set(path, currentTarget.value === '' ? null : currentTarget.valueAsNumber)
								}
								onPaste={(event) => {
									const [first, second] = twoNumbersIn(event.clipboardData.getData('text'))
									if (!field.pastedWith || first === undefined || second === undefined) return
									event.preventDefault()
									set(path, first)
									set(field.pastedWith, second)
								}}
							/>
						)
					case 'longText':
						return (
							<Textarea
								{...common}
								rows={5}
								maxLength={field.max}
								value={text}
								onChange={({ currentTarget }) => set(path, currentTarget.value)}
							/>
						)
					default:
						return (
							<Input
								{...common}
								maxLength={field.max ?? 200}
								autoComplete="off"
								value={text}
								onChange={({ currentTarget }) => set(path, currentTarget.value || noText)}
							/>
						)
				}
			}}
		</Field>
	)
}

/** '42.39471, 11.20863' as two numbers; none for any other text. */
const twoNumbersIn = (text: string): number[] =>
	/^\s*(-?\d+\.\d+)\s*[,;\s]\s*(-?\d+\.\d+)\s*$/.exec(text)?.slice(1).map(Number) ?? []
