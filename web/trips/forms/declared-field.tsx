import type { Field } from '#shared/fields.ts'
import { FieldInput, isInputField } from '#web/ui/forms/field-input.tsx'
import { FlightInput } from '../flights/flight-input.tsx'
import { GuestsInput } from '../guests/guests-input.tsx'
import { LibraryInput } from '../offers/library-input.tsx'
import { NameInput } from '../offers/name-input.tsx'

type Props = {
	name: string
	field: Field
	value: unknown
	/** Those of the whole form, as it began. */
	values: Readonly<Record<string, unknown>>
	error: string | undefined
	hint?: string
	advice?: string
}

/** The control of a declared field in the grid of a form, of whatever kind it is. */
export function DeclaredField({ hint, advice, values, ...props }: Props) {
	const { field } = props
	if (field.kind === 'guests') return <GuestsInput {...props} />
	if (field.kind === 'flight') return <FlightInput {...props} />
	if (field.offers === 'stays' || field.offers === 'experiences')
		return <LibraryInput {...props} source={field.offers} values={values} />
	if (field.offers) return <NameInput {...props} source={field.offers} />
	if (!isInputField(field)) return null
	return (
		<FieldInput
			{...props}
			field={field}
			hint={hint}
			advice={advice}
			className={field.kind === 'longText' ? 'md:col-span-2' : undefined}
		/>
	)
}
