import { type SubmitEvent, useState } from 'react'
import type { Nights } from '#shared/catalogue/availability/nights.ts'
import { ENTERED_STATES } from '#shared/catalogue/availability/period.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { RequestError } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = {
	id: string
	/** The nights that are marked in the grid, which the fields change too. */
	chosen: Nights | null
	onChoose: (nights: Nights | null) => void
	onSaved: (answer: unknown) => void
}

/** Enters nights by hand: by the grid, or by typing both days (CRM-218). */
export function EnterNights({ id, chosen, onChoose, onSaved }: Props) {
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [isSaving, setIsSaving] = useState(false)
	const [sendIdempotent] = useState(createIdempotentSender)
	const { from, to } = chosen ?? { from: '', to: '' }

	const save = async (form: HTMLFormElement) => {
		const { state, note } = Object.fromEntries(new FormData(form))
		setIsSaving(true)
		setErrors({})
		try {
			await withToast({ success: 'Nights entered', failure: 'Nights not entered' }, async () => {
				const answer = await sendIdempotent(`/api/admin/villa-calendars/${id}/periods`, { from, to, state, note })
				form.reset()
				onChoose(null)
				onSaved(answer)
			})
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			setErrors(error.fields)
		} finally {
			setIsSaving(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!isSaving) void save(event.currentTarget)
	}
	return (
		<form onSubmit={submit} noValidate className="grid gap-4">
			<div className="grid grid-cols-2 gap-3">
				<Field label="Arrival" required error={errors.from}>
					{(control) => (
						<Input
							{...control}
							type="date"
							value={from}
							onChange={({ currentTarget }) => onChoose({ from: currentTarget.value, to })}
						/>
					)}
				</Field>
				<Field label="Departure" required error={errors.to}>
					{(control) => (
						<Input
							{...control}
							type="date"
							value={to}
							onChange={({ currentTarget }) => onChoose({ from, to: currentTarget.value })}
						/>
					)}
				</Field>
			</div>
			<Field label="State" required error={errors.state}>
				{(control) => (
					<Select {...control} name="state">
						{ENTERED_STATES.map((state) => (
							<option key={state} value={state}>
								{choiceLabel(state)}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field label="Note" hint="For colleagues only. Do not name guests." error={errors.note}>
				{(control) => <Input {...control} name="note" maxLength={200} autoComplete="off" />}
			</Field>
			<Button type="submit" variant="primary" pending={isSaving}>
				Enter nights
			</Button>
		</form>
	)
}
