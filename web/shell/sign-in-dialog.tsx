import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import type { SignedInUser } from '#shared/customers/user.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { usePasskey } from './use-passkey.ts'
import { ForgottenForm } from './forgotten-form.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
// Loaded with the dialog: the first toast may report that the network is down.
import '#web/ui/toasts/toast-region.tsx'

type Props = {
	open: boolean
	onOpenChange: (open: boolean) => void
	/** Who has signed in, before the dialog closes. */
	onSignedIn?: (user: SignedInUser) => void
	/** Filled in, for somebody who has just chosen a new password. */
	username?: string
}

export default function SignInDialog({ open, onOpenChange, onSignedIn, username }: Props) {
	const [hasForgotten, setHasForgotten] = useState(false)
	if (!open && hasForgotten) setHasForgotten(false)
	if (hasForgotten)
		return (
			<Dialog
				open={open}
				onOpenChange={onOpenChange}
				title="Forgotten your password?"
				description="We send you a link with which you choose a new one."
				shape="small"
			>
				<div ref={focusFirst}>
					<ForgottenForm action="Send a link" />
				</div>
				<DialogFooter>
					<Button onClick={() => setHasForgotten(false)}>Back</Button>
				</DialogFooter>
			</Dialog>
		)
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title="Sign In to Your Account" shape="small">
			<SignInForm
				username={username}
				onForgotten={() => setHasForgotten(true)}
				onSignedIn={(user) => {
					onSignedIn?.(user)
					onOpenChange(false)
				}}
			/>
		</Dialog>
	)
}

/** The button that showed this view is gone, and the dialog does not move the focus because it stays open. */
const focusFirst = (view: HTMLElement | null) => view?.querySelector('input')?.focus()

/** SITE-28 to SITE-30. The form unmounts with the dialog, so its fields are empty each time it opens. */
function SignInForm({
	username,
	onForgotten,
	onSignedIn,
}: Pick<Props, 'username'> & Required<Pick<Props, 'onSignedIn'>> & { onForgotten: () => void }) {
	const { user: before, setUser } = useAuth()
	const [isPending, setIsPending] = useState(false)
	const password = useRef<HTMLInputElement>(null)
	/** Shown once the server asks for it: most accounts have no second step (API-135). */
	const [needsCode, setNeedsCode] = useState(false)
	const code = useRef<HTMLInputElement>(null)

	const welcome = (user: SignedInUser) => {
		// Somebody has signed in again in the middle: what they have read and typed stays with the same object.
		if (JSON.stringify(user) !== JSON.stringify(before)) setUser(user)
		onSignedIn(user)
		const { wanted } = (history.state ?? {}) as { wanted?: string }
		if (wanted) navigate(wanted, { replace: true })
		toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
	}
	const passkey = usePasskey({
		onSignedIn: welcome,
		onFailed: (error) => {
			const description = sentenceOf(error, 'The passkey could not be used. Please try again.')
			toast({ title: 'Login failed', description, tone: 'destructive' })
		},
	})

	const signIn = async (given: FormData) => {
		setIsPending(true)
		try {
			const { user } = await send<{ user: SignedInUser }>('POST', '/api/auth/login', Object.fromEntries(given))
			welcome(user)
		} catch (error) {
			if (error instanceof RequestError && error.code === 'code_required') {
				flushSync(() => {
					setIsPending(false)
					setNeedsCode(true)
				})
				code.current?.focus()
				return
			}
			const description = sentenceOf(error, 'Invalid username or password')
			toast({ title: 'Login failed', description, tone: 'destructive' })
			// Synchronously: a disabled field cannot take the focus.
			flushSync(() => setIsPending(false))
			if (error instanceof RequestError && error.code === 'wrong_code') code.current?.select()
			else password.current?.select()
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void signIn(new FormData(event.currentTarget))
	}

	return (
		<form onSubmit={submit}>
			<div className="flex flex-col gap-5">
				<Field label="Username">
					{(control) => (
						<Input
							{...control}
							name="username"
							defaultValue={username}
							required
							disabled={isPending}
							autoComplete={passkey.isOffered ? 'username webauthn' : 'username'}
							autoCapitalize="none"
							spellCheck={false}
						/>
					)}
				</Field>
				<Field label="Password">
					{(control) => (
						<Input
							{...control}
							ref={password}
							name="password"
							type="password"
							required
							disabled={isPending}
							autoComplete="current-password"
						/>
					)}
				</Field>
				{needsCode ? (
					<Field label="Code" hint="From your authenticator app, or a recovery code">
						{(control) => (
							<Input
								{...control}
								ref={code}
								name="code"
								required
								disabled={isPending}
								autoComplete="one-time-code"
								autoCapitalize="none"
								spellCheck={false}
							/>
						)}
					</Field>
				) : null}
			</div>
			{/* Screen readers and tests find the fields and the button by name: no other name here contains theirs. */}
			<button
				type="button"
				onClick={onForgotten}
				className="mt-2 -mb-3 inline-flex min-h-11 items-center text-sea underline-offset-4 hover:underline"
			>
				Forgotten?
			</button>
			<DialogFooter>
				{/* Inside the footer, which sticks to the end of the dialog and would cover what follows it. */}
				<div className="grid w-full gap-3">
					<Button type="submit" variant="primary" pending={isPending} className="w-full">
						{isPending ? 'Signing in...' : 'Sign In'}
					</Button>
					{passkey.isOffered ? (
						<Button className="w-full" pending={passkey.isPending} onClick={() => void passkey.use()}>
							Use a passkey
						</Button>
					) : null}
				</div>
			</DialogFooter>
		</form>
	)
}
