import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = {
	/** 'Name of the passkey'. */
	label: string
	name: string
	/** The address that takes a PATCH with the new name. */
	path: `/api/${string}`
	onSaved: () => Promise<unknown>
	onCancel: () => void
}

/** Renames something in place, with the old name selected. */
export function NameForm({ label, name, path, onSaved, onCancel }: Props) {
	const [isPending, setIsPending] = useState(false)
	const [error, setError] = useState<string>()
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.select(), [])
	const save = async (given: FormDataEntryValue | null) => {
		setIsPending(true)
		setError(undefined)
		try {
			await send('PATCH', path, { name: given })
			await onSaved()
		} catch (problem) {
			const fields = problem instanceof RequestError ? problem.fields : {}
			setError(fields.name ?? sentenceOf(problem, 'Please try again.'))
			setIsPending(false)
			field.current?.focus()
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void save(new FormData(event.currentTarget).get('name'))
	}
	/** Escape ends the renaming only, not the dialog around it. */
	const cancelOnEscape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || isPending) return
		event.preventDefault()
		onCancel()
	}
	return (
		<form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
			<Field label={label} error={error} className="grow">
				{(control) => (
					<Input
						{...control}
						ref={field}
						name="name"
						defaultValue={name}
						autoComplete="off"
						data-takes-escape
						onKeyDown={cancelOnEscape}
					/>
				)}
			</Field>
			<Button type="submit" variant="primary" pending={isPending}>
				Save
			</Button>
			<Button onClick={onCancel}>Cancel</Button>
		</form>
	)
}
