import type { Field as DeclaredField } from '#shared/fields.ts'
import { type ControlProps, Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

type Props = { name: string; field: DeclaredField; value: string; error: string | undefined }

/** Every input is text, dates too: people copy them from a passport in its own format. */
export function GuestField({ name, field, value, error }: Props) {
	const { kind, label, required, rows } = field
	const placeholder = kind === 'date' ? 'dd/mm/yyyy' : field.placeholder
	const draw = (control: ControlProps) =>
		kind === 'longText' ? (
			<Textarea {...control} name={name} rows={rows} defaultValue={value} />
		) : (
			<Input
				{...control}
				name={name}
				type={kind === 'email' ? 'email' : 'text'}
				placeholder={placeholder}
				defaultValue={value}
				autoComplete="off"
			/>
		)
	return (
		<Field
			label={label}
			required={required}
			error={error}
			className={kind === 'longText' ? 'sm:col-span-full' : undefined}
		>
			{draw}
		</Field>
	)
}
