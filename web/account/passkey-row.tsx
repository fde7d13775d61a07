import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Passkey } from '#shared/customers/account.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = { passkey: Passkey; onRenamed: () => Promise<unknown>; onRemove: () => void }

const day = (instant: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(instant))

/** One passkey, with what it is and when it was last used. Its name is edited in place. */
export function PasskeyRow({ passkey, onRenamed, onRemove }: Props) {
	const { name, isSynced, createdAt, lastUsedAt } = passkey
	const [isEditing, setIsEditing] = useState(false)
	const rename = useRef<HTMLButtonElement>(null)
	const wasEditing = useRef(false)
	// The field is gone, so the focus returns to the button that opened it.
	useEffect(() => {
		if (wasEditing.current && !isEditing) rename.current?.focus()
		wasEditing.current = isEditing
	}, [isEditing])
	if (isEditing)
		return (
			<li className="py-3">
				<NameForm
					passkey={passkey}
					onDone={() => setIsEditing(false)}
					onSaved={async () => {
						await onRenamed()
						setIsEditing(false)
					}}
				/>
			</li>
		)
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="font-medium wrap-anywhere">{name}</p>
				<p className="text-sm text-ink-soft">
					{`${isSynced ? 'Synced with your password manager' : 'Only on this device'}. Added ${day(createdAt)}, ${lastUsedAt ? `last used ${day(lastUsedAt)}` : 'not used yet'}`}
				</p>
			</div>
			<div className="flex gap-2">
				<Button ref={rename} size="small" aria-label={`Rename ${name}`} onClick={() => setIsEditing(true)}>
					Rename
				</Button>
				<Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
					Remove
				</Button>
			</div>
		</li>
	)
}

type FormProps = { passkey: Passkey; onDone: () => void; onSaved: () => Promise<void> }

function NameForm({ passkey: { id, name }, onDone, onSaved }: FormProps) {
	const [isPending, setIsPending] = useState(false)
	const [error, setError] = useState<string>()
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.select(), [])
	const save = async (given: FormDataEntryValue | null) => {
		setIsPending(true)
		setError(undefined)
		try {
			await send('PATCH', `/api/auth/passkeys/${id}`, { name: given })
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
	return (
		<form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
			<Field label="Name of the passkey" error={error} className="grow">
				{(control) => <Input {...control} ref={field} name="name" defaultValue={name} autoComplete="off" />}
			</Field>
			<Button type="submit" variant="primary" pending={isPending}>
				Save
			</Button>
			<Button onClick={onDone}>Cancel</Button>
		</form>
	)
}
