import { useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = {
	values: Readonly<Record<string, string>>
	errors: Readonly<Record<string, string>>
	/** For an enquiry that is not about a property. */
	isOptional: boolean
}

export function StayFields({ values, errors, isOptional }: Props) {
	const [stay, setStay] = useState({ checkIn: values.checkIn ?? '', checkOut: values.checkOut ?? '' })
	const warnings = stayWarnings(stay, localToday())
	return (
		<>
			<Field label={isOptional ? 'From (optional)' : 'Check-in'} hint={warnings.checkIn} error={errors.checkIn}>
				{(control) => (
					<Input
						{...control}
						name="checkIn"
						type="date"
						defaultValue={values.checkIn}
						required={!isOptional}
						onChange={(event) => setStay({ ...stay, checkIn: event.target.value })}
					/>
				)}
			</Field>
			<Field label={isOptional ? 'Until (optional)' : 'Check-out'} hint={warnings.checkOut} error={errors.checkOut}>
				{(control) => (
					<Input
						{...control}
						name="checkOut"
						type="date"
						defaultValue={values.checkOut}
						required={!isOptional}
						onChange={(event) => setStay({ ...stay, checkOut: event.target.value })}
					/>
				)}
			</Field>
		</>
	)
}

/** Today in the visitor's time zone; the Swedish locale formats dates as YYYY-MM-DD. */
const localToday = () => new Intl.DateTimeFormat('sv-SE').format(new Date())

/**
 * A warning for the first odd date, by field. Warnings never block the form (SITE-83). Dates are 'YYYY-MM-DD', or '' if empty.
 */
export function stayWarnings(
	{ checkIn, checkOut }: { checkIn: string; checkOut: string },
	today: string,
): { checkIn?: string; checkOut?: string } {
	if (checkIn !== '' && checkIn < today) return { checkIn: 'This date is in the past. Is that right?' }
	if (checkIn !== '' && checkOut !== '' && checkOut <= checkIn)
		return { checkOut: 'This is not after your check-in. Is that right?' }
	return {}
}
