import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#shared/customers/user.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; email: string }

/** Changes one's own address with a code from each mailbox (API-83). The form unmounts with the dialog. */
export default function EmailDialog({ open, onOpenChange, email }: Props) {
	const [next, setNext] = useState<string | null>(null)
	if (!open && next !== null) setNext(null)
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Change your e-mail address"
			description={
				next === null
					? `Your address is ${email}.`
					: 'Both mailboxes have got a code. Enter both: the one to your present address shows that you agree.'
			}
			shape="small"
		>
			{next === null ? (
				<AddressForm onAsked={setNext} />
			) : (
				<CodesForm oldEmail={email} newEmail={next} onChanged={() => onOpenChange(false)} />
			)}
		</Dialog>
	)
}

/** Sends a form of this dialog and shows errors at their fields. */
function useForm(save: (given: Record<string, string>) => Promise<void>) {
	const form = useRef<HTMLFormElement>(null)
	const [isPending, setIsPending] = useState(false)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const run = async (given: FormData) => {
		setIsPending(true)
		setErrors({})
		try {
			await save(Object.fromEntries(given) as Record<string, string>)
		} catch (error) {
			const fields = error instanceof RequestError ? error.fields : {}
			// Synchronously, so that the field with the error is in the DOM.
			flushSync(() => setErrors(fields))
			form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
			if (Object.keys(fields).length === 0)
				toast({
					title: 'Address not changed',
					description: sentenceOf(error, 'Please try again.'),
					tone: 'destructive',
				})
		} finally {
			setIsPending(false)
		}
	}
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void run(new FormData(event.currentTarget))
	}
	return { errors, isPending, props: { ref: form, onSubmit, noValidate: true } }
}

function AddressForm({ onAsked }: { onAsked: (email: string) => void }) {
	const { errors, isPending, props } = useForm(async ({ email = '' }) => {
		await send('POST', '/api/auth/email', { email })
		onAsked(email)
	})
	return (
		<form {...props}>
			<Field label="New address" error={errors.email}>
				{(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
			</Field>
			<DialogFooter>
				<Button type="submit" variant="primary" pending={isPending} className="w-full">
					Send the codes
				</Button>
			</DialogFooter>
		</form>
	)
}

function CodesForm({ oldEmail, newEmail, onChanged }: { oldEmail: string; newEmail: string; onChanged: () => void }) {
	const { setUser } = useAuth()
	const { errors, isPending, props } = useForm(async (codes) => {
		const { user } = await send<{ user: User }>('POST', '/api/auth/email/confirm', codes)
		onChanged()
		setUser(user)
		toast({ title: 'Address changed', description: 'Other devices have been signed out.' })
	})
	const fields = [
		{ name: 'oldCode', label: `Code sent to ${oldEmail}` },
		{ name: 'newCode', label: `Code sent to ${newEmail}` },
	]
	return (
		<form {...props}>
			<div className="flex flex-col gap-5">
				{fields.map(({ name, label }) => (
					<Field key={name} label={label} error={errors[name]}>
						{(control) => (
							<Input
								{...control}
								name={name}
								// The first field of the step before is gone.
								ref={name === 'oldCode' ? focus : undefined}
								autoComplete="one-time-code"
								autoCapitalize="none"
								spellCheck={false}
							/>
						)}
					</Field>
				))}
			</div>
			<DialogFooter>
				<Button type="submit" variant="primary" pending={isPending} className="w-full">
					Change the address
				</Button>
			</DialogFooter>
		</form>
	)
}

const focus = (input: HTMLInputElement | null) => input?.focus()
