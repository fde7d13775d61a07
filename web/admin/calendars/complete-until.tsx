import { type SubmitEvent, useState } from 'react'
import type { VillaCalendar } from '#shared/catalogue/availability/period.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { RequestError, send } from '#web/data/request.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = { calendar: VillaCalendar; onSaved: (answer: unknown) => void }

/** Until when staff say that the calendar has everything: only then does the website call other nights free. */
export function CompleteUntil({ calendar: { itemId, completeUntil }, onSaved }: Props) {
	const [error, setError] = useState<string>()
	const [isSaving, setIsSaving] = useState(false)
	const mayChange = useMayChange()
	const save = async (form: HTMLFormElement) => {
		const { completeUntil: day } = Object.fromEntries(new FormData(form))
		setIsSaving(true)
		setError(undefined)
		try {
			await withToast({ success: 'Calendar saved', failure: 'Calendar not saved' }, async () =>
				onSaved(await send('PUT', `/api/admin/villa-calendars/${itemId}`, { completeUntil: day || null })),
			)
		} catch (failure) {
			if (!(failure instanceof RequestError)) throw failure
			setError(failure.fields.completeUntil)
		} finally {
			setIsSaving(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!isSaving) void save(event.currentTarget)
	}
	const meaning = completeUntil
		? `Until ${staffDate(completeUntil)} the website shows nights without an entry as free.`
		: 'Nights without an entry are on request on the website.'
	if (!mayChange) return <p className="text-ink-soft">{meaning}</p>
	return (
		<form onSubmit={submit} noValidate className="grid gap-4">
			<p className="text-ink-soft">{meaning}</p>
			<Field label="Everything is entered until" hint="Leave empty if you are not sure." error={error}>
				{(control) => <Input {...control} type="date" name="completeUntil" defaultValue={completeUntil ?? ''} />}
			</Field>
			<Button type="submit" pending={isSaving}>
				Save the day
			</Button>
		</form>
	)
}
