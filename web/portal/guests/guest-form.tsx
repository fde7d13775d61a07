import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Guest, guest as guestRecord } from '#shared/trips/kinds/guest.ts'
import { isBlank } from '#shared/fields.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'
import { isSessionOver, isUnreachable } from '#web/offline/unreachable.ts'
import { query } from '#web/data/query.ts'
import { useAuth } from '#web/data/session.tsx'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { EditConflict } from '#web/trips/forms/edit-conflict.tsx'
import { mergeEdits, theirChanges } from '#web/trips/forms/merge-edits.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { GuestField } from './guest-field.tsx'
import { fromFormValues, GUEST_FIELDS, type GuestText, toEditedValues, toFormValues } from './guest-values.ts'
import { removePendingEdit, savePendingEdit } from './pending-edits.ts'

type Props = {
	guest: Guest
	/** A pending or unsaved edit to continue. */
	from: PendingEdit | undefined
	/** Called after each input, with the whole edit. */
	onEdited: (typed: PendingEdit) => void
	onDone: () => void
}

/** The form for one guest's details (PORTAL-36 to PORTAL-38). */
export function GuestForm({ guest, from, onEdited, onDone }: Props) {
	const client = useQueryClient()
	const { setUser } = useAuth()
	const form = useRef<HTMLFormElement>(null)
	const [isSaving, setIsSaving] = useState(false)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [base, setBase] = useState(from?.base ?? guest)
	const [shown, setShown] = useState({ values: from ? toEditedValues(from) : toFormValues(guest), round: 0 })
	const [conflict, setConflict] = useState<{ theirs: Guest; mine: GuestText } | null>(null)

	useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true }), [])
	// The notice of a conflict leaves the page with the focus in it.
	useEffect(() => {
		if (shown.round > 0) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
	}, [shown.round])
	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	const save = async (typed: GuestText) => {
		if (isBlank(typed.fullName)) return setErrors({ fullName: 'Full name is required' })
		setErrors({})
		setIsSaving(true)
		try {
			await send('PATCH', `/api/portal/guests/${guest.id}`, typed, { version: base.version })
			await removePendingEdit(guest.id)
			await client.invalidateQueries({
				queryKey: query('/api/portal/trips/:id', { id: guest.tripId }).queryKey,
				exact: true,
			})
			toast({
				title: 'Guest details updated',
				description: 'The guest information has been saved successfully.',
			})
			onDone()
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			const isOver = isSessionOver(error)
			if ((isOver || isUnreachable(error)) && (await savePendingEdit({ base, typed, at: Date.now() }))) {
				toast({
					title: 'Saved on this device',
					description: isOver
						? 'Your session has ended. It will be sent after you have signed in again.'
						: 'It will be sent when you are online.',
				})
				onDone()
				if (isOver) setUser(null)
				return
			}
			toast({
				title: 'Update failed',
				description: sentenceOf(error, 'Nothing was saved. Please try again.'),
				tone: 'destructive',
			})
			setErrors(error.fields)
			if (error.status === 412)
				setConflict({ theirs: (error.body as { current: Guest }).current, mine: fromFormValues(typed) })
			setIsSaving(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void save(textIn(event.currentTarget))
	}

	const changes = conflict ? theirChanges(guestRecord.fields, base, conflict.theirs, conflict.mine) : []
	const settle = (keep: 'mine' | 'theirs') => {
		if (!conflict) return
		setShown({ values: toFormValues(mergeEdits(conflict.mine, changes, keep)), round: shown.round + 1 })
		setBase(conflict.theirs)
		setConflict(null)
	}

	return (
		<form
			ref={form}
			noValidate
			onSubmit={submit}
			onInput={({ currentTarget }) => onEdited({ base, typed: textIn(currentTarget), at: Date.now() })}
			className="mt-4 border-t border-line pt-5"
		>
			{conflict ? <EditConflict fields={guestRecord.fields} changes={changes} onKeep={settle} /> : null}
			<fieldset
				key={shown.round}
				disabled={conflict !== null}
				className="grid min-w-0 gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
			>
				{GUEST_FIELDS.map(([name, field]) => (
					<GuestField key={name} name={name} field={field} value={shown.values[name]} error={errors[name]} />
				))}
			</fieldset>
			<div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
				<Button onClick={onDone} disabled={isSaving}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isSaving} disabled={conflict !== null}>
					{isSaving ? 'Saving...' : 'Save Changes'}
				</Button>
			</div>
		</form>
	)
}

const textIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as GuestText
