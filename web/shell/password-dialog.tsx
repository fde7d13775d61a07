import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onChanged?: () => void; username: string }

/** The form unmounts with the dialog, so its fields are empty each time it opens. */
export default function PasswordDialog({ open, onOpenChange, onChanged, username }: Props) {
	const close = () => {
		onOpenChange(false)
		onChanged?.()
	}
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title="Change Password" shape="small">
			<PasswordForm username={username} onChanged={close} />
		</Dialog>
	)
}

const FIELDS = [
	{ name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
	{ name: 'newPassword', label: 'New Password', autoComplete: 'new-password', hint: 'At least 8 characters' },
] as const

function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
	const form = useRef<HTMLFormElement>(null)
	const [isPending, setIsPending] = useState(false)
	const [isShown, setIsShown] = useState(false)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

	const change = async (given: FormData) => {
		setIsPending(true)
		setErrors({})
		try {
			await send('POST', '/api/auth/password', Object.fromEntries(given))
			onChanged()
			toast({ title: 'Password changed', description: 'Other devices have been signed out.' })
		} catch (error) {
			const fields = error instanceof RequestError ? error.fields : {}
			// Synchronously, so that the field with the error is in the DOM.
			flushSync(() => setErrors(fields))
			form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
			if (Object.keys(fields).length > 0) return
			const description = sentenceOf(error, 'Please try again.')
			toast({ title: 'Password not changed', description, tone: 'destructive' })
		} finally {
			setIsPending(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void change(new FormData(event.currentTarget))
	}

	return (
		<form ref={form} onSubmit={submit} noValidate>
			{/* For password managers, which store a password under a username. */}
			<input type="hidden" autoComplete="username" value={username} readOnly />
			<div className="flex flex-col gap-5">
				{FIELDS.map(({ name, label, autoComplete, ...rest }) => (
					<Field key={name} label={label} error={errors[name]} {...rest}>
						{(control) => (
							<Input {...control} name={name} type={isShown ? 'text' : 'password'} autoComplete={autoComplete} />
						)}
					</Field>
				))}
				<Checkbox label="Show passwords" checked={isShown} onChange={() => setIsShown(!isShown)} />
			</div>
			<DialogFooter>
				<Button type="submit" variant="primary" pending={isPending} className="w-full">
					{isPending ? 'Changing...' : 'Change Password'}
				</Button>
			</DialogFooter>
		</form>
	)
}
