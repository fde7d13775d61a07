import { useRef, useState } from 'react'
import type { Nights } from '#shared/catalogue/availability/nights.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { TakenNights } from './taken-nights.tsx'

type Props = {
	values: Readonly<Record<string, string>>
	errors: Readonly<Record<string, string>>
	/** For an enquiry that is not about a property. */
	isOptional: boolean
	/** The public number of the villa that the enquiry is about; null for anything else. */
	villa: string | null
}

export function StayFields({ values, errors, isOptional, villa }: Props) {
	const arrival = useRef<HTMLInputElement>(null)
	const departure = useRef<HTMLInputElement>(null)
	const [stay, setStay] = useState({ checkIn: values.checkIn ?? '', checkOut: values.checkOut ?? '' })
	const today = localToday()
	const warnings = stayWarnings(stay, today)
	const choose = ({ from, to }: Nights) => {
		if (!arrival.current || !departure.current) return
		arrival.current.value = from
		departure.current.value = to
		setStay({ checkIn: from, checkOut: to })
		// The form saves its draft as if the visitor had typed.
		arrival.current.dispatchEvent(new Event('input', { bubbles: true }))
		arrival.current.focus()
	}
	return (
		<>
			<Field label={isOptional ? 'From (optional)' : 'Check-in'} hint={warnings.checkIn} error={errors.checkIn}>
				{(control) => (
					<Input
						{...control}
						ref={arrival}
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
						ref={departure}
						name="checkOut"
						type="date"
						defaultValue={values.checkOut}
						required={!isOptional}
						onChange={(event) => setStay({ ...stay, checkOut: event.target.value })}
					/>
				)}
			</Field>
			{villa !== null && stay.checkIn !== '' && stay.checkOut > stay.checkIn ? (
				<TakenNights villa={villa} stay={{ from: stay.checkIn, to: stay.checkOut }} today={today} onChoose={choose} />
			) : null}
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
