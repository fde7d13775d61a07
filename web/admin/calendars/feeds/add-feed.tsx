import { type SubmitEvent, useState } from 'react'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { RequestError } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = { itemId: string; onSaved: (answer: unknown) => void }

/** Adds the calendar of a platform. It is read before it is saved, so that a wrong address is noticed at once. */
export function AddFeed({ itemId, onSaved }: Props) {
	const [sendIdempotent] = useState(createIdempotentSender)
	const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
	const [isAdding, setIsAdding] = useState(false)
	const add = async (form: HTMLFormElement) => {
		const { name, address } = Object.fromEntries(new FormData(form))
		setIsAdding(true)
		setFields({})
		try {
			await withToast({ success: 'Calendar added', failure: 'Calendar not added' }, async () => {
				onSaved(await sendIdempotent(`/api/admin/villa-calendars/${itemId}/feeds`, { name, address }))
			})
			form.reset()
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			setFields(error.fields)
		} finally {
			setIsAdding(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!isAdding) void add(event.currentTarget)
	}
	return (
		<form noValidate onSubmit={submit} className="grid gap-4">
			<Field label="Platform" error={fields.name}>
				{(control) => <Input {...control} name="name" maxLength={60} placeholder="Airbnb" autoComplete="off" />}
			</Field>
			<Field
				label="Address of its calendar"
				hint="The platform calls it export or iCal. It is stored encrypted."
				error={fields.address}
			>
				{(control) => <Input {...control} name="address" type="url" maxLength={2048} autoComplete="off" />}
			</Field>
			<Button type="submit" pending={isAdding}>
				Add the calendar
			</Button>
		</form>
	)
}
