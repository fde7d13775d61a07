import { useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { doubtsAbout } from './doubtful-stay.ts'

type Props = { errors: Readonly<Record<string, string>> }

/** Check-in and check-out. */
export function StayFields({ errors }: Props) {
	const [stay, setStay] = useState({ checkIn: '', checkOut: '' })
	const doubts = doubtsAbout(stay, localToday())
	return (
		<>
			<Field label="Check-in" hint={doubts.checkIn} error={errors.checkIn}>
				{(control) => (
					<Input
						{...control}
						name="checkIn"
						type="date"
						required
						onChange={(event) => setStay({ ...stay, checkIn: event.target.value })}
					/>
				)}
			</Field>
			<Field label="Check-out" hint={doubts.checkOut} error={errors.checkOut}>
				{(control) => (
					<Input
						{...control}
						name="checkOut"
						type="date"
						required
						onChange={(event) => setStay({ ...stay, checkOut: event.target.value })}
					/>
				)}
			</Field>
		</>
	)
}

/** Today where the traveller is; Swedish writes days as we do. */
const localToday = () => new Intl.DateTimeFormat('sv-SE').format(new Date())
