import { type SubmitEvent, useId, useState } from 'react'
import { type Companion, copyUntil } from '#shared/companions/companion.ts'
import { formatDay } from '#shared/dates.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'

type Props = {
	guest: Pick<Guest, 'id' | 'fullName' | 'dateOfBirth'>
	companion: Companion | undefined
	/** The trip is theirs, so they need no access of their own. */
	isLead: boolean
	/** The trip's address in the API of the lead or of staff. */
	tripPath: `/api/${string}`
	/** The same for one companion, without the id. */
	companionPath: `/api/${string}`
	isStaff: boolean
	onChanged: () => Promise<unknown>
}

const day = (instant: string) => formatDay(instant.slice(0, 10), 'd MMM yyyy')

/** What is known of a guest's access, in words (PORTAL-95). */
function inWords({ state, email, invitedUntil, lastSeenAt }: Companion): string {
	if (state === 'invited') return `Invited at ${email}. The link works until ${day(invitedUntil)}.`
	if (state === 'expired') return `The invitation to ${email} has expired.`
	return lastSeenAt ? `Sees the trip as ${email}. Last seen ${day(lastSeenAt)}.` : `Sees the trip as ${email}.`
}

/** Whether a guest sees the trip with an account of their own, and the buttons that invite them or end it. */
export function GuestAccess({ guest, companion, isLead, tripPath, companionPath, isStaff, onChanged }: Props) {
	const [isInviting, setIsInviting] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const end = async () => {
		if (!companion) return
		setIsPending(true)
		try {
			await send('DELETE', `${companionPath}/${companion.id}`)
			const copy = companion.lastSeenAt
				? `A copy may remain on their device until it is online, at most until ${formatDay(copyUntil(companion.lastSeenAt), 'd MMM yyyy')}.`
				: undefined
			toast({ title: `${guest.fullName} no longer has access`, description: copy })
			await onChanged()
		} catch (error) {
			toast({ title: 'Nothing was changed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setIsPending(false)
	}
	return (
		<div className="grid gap-3 py-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="min-w-0">
					<p className="font-medium wrap-anywhere">{guest.fullName}</p>
					<p className="text-sm text-ink-soft wrap-anywhere">
						{companion
							? inWords(companion)
							: isLead
								? 'The lead traveller, who sees everything.'
								: 'No access of their own.'}
					</p>
				</div>
				<ForEditors>
					<div className="flex flex-wrap gap-2">
						{companion ? (
							<Button size="small" pending={isPending} onClick={() => void end()}>
								{companion.state === 'open' ? 'End access' : 'Withdraw'}
								<span className="sr-only"> of {guest.fullName}</span>
							</Button>
						) : null}
						{isLead || companion?.state === 'open' || isInviting ? null : (
							<Button size="small" onClick={() => setIsInviting(true)}>
								{companion ? 'Invite again' : 'Give access'}
								<span className="sr-only"> to {guest.fullName}</span>
							</Button>
						)}
					</div>
				</ForEditors>
			</div>
			{isInviting ? (
				<InviteForm
					guest={guest}
					path={`${tripPath}/companions`}
					isStaff={isStaff}
					onClose={() => setIsInviting(false)}
					onSent={onChanged}
				/>
			) : null}
		</div>
	)
}

type FormProps = Pick<Props, 'guest' | 'isStaff'> & {
	path: `/api/${string}`
	onClose: () => void
	onSent: () => Promise<unknown>
}

function InviteForm({ guest, path, isStaff, onClose, onSent }: FormProps) {
	const [error, setError] = useState<string>()
	const [isPending, setIsPending] = useState(false)
	const ageId = useId()
	const [isAgeMissing, setIsAgeMissing] = useState(false)
	// Without a date of birth somebody has to know that the guest is no child (CRM-183). Only staff are asked; the lead enters the date.
	const asksAge = isStaff && guest.dateOfBirth === null
	const submit = async (form: HTMLFormElement) => {
		const typed = new FormData(form)
		const email = typed.get('address')
		const isAgeOpen = asksAge && !typed.has('adult')
		setIsAgeMissing(isAgeOpen)
		if (isAgeOpen) return
		setIsPending(true)
		setError(undefined)
		try {
			const adult = asksAge ? { isAdult: true } : {}
			await send('POST', path, { guestId: guest.id, email, ...adult })
			toast({ title: 'Invitation sent', description: `${guest.fullName} gets a mail with a link.` })
			onClose()
			await onSent()
		} catch (failure) {
			const fields = failure instanceof RequestError ? failure.fields : {}
			setError(fields.email ?? sentenceOf(failure, 'Please try again.'))
		}
		setIsPending(false)
	}
	return (
		<form
			noValidate
			className="grid gap-3 rounded-md bg-sunk p-4"
			onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault()
				void submit(event.currentTarget)
			}}
		>
			<Field
				label="Their e-mail address"
				hint="They see the trip, what they are on, and their own details: no prices, and nobody else’s passport."
				error={error}
			>
				{(control) => <Input {...control} name="address" type="email" autoComplete="off" />}
			</Field>
			{asksAge ? (
				<div>
					<Checkbox
						name="adult"
						label="Will be 18 or older when the trip starts"
						aria-invalid={isAgeMissing || undefined}
						aria-describedby={isAgeMissing ? ageId : undefined}
					/>
					{isAgeMissing ? (
						<p id={ageId} role="alert" className="text-sm text-danger">
							Only adults are invited: please tick this, or add the date of birth first.
						</p>
					) : null}
				</div>
			) : null}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" variant="primary" size="small" pending={isPending}>
					Send invitation
				</Button>
				<Button size="small" onClick={onClose}>
					Close
				</Button>
			</div>
		</form>
	)
}
