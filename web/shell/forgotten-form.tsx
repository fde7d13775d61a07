import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { phoneHref } from './header-links.ts'

/** Asks for a link by mail. The answer is the same for everybody, so that it does not tell who has an account (API-79, SITE-123). */
export function ForgottenForm({ action }: { action: string }) {
	const [isPending, setIsPending] = useState(false)
	const [isSent, setIsSent] = useState(false)
	const [error, setError] = useState<string>()
	const field = useRef<HTMLInputElement>(null)

	const ask = async (given: FormData) => {
		setIsPending(true)
		setError(undefined)
		try {
			await send('POST', '/api/auth/forgotten', Object.fromEntries(given))
			setIsSent(true)
		} catch (failure) {
			const fields = failure instanceof RequestError ? failure.fields : {}
			setError(fields.name ?? sentenceOf(failure, 'Please try again.'))
			field.current?.focus()
		} finally {
			setIsPending(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void ask(new FormData(event.currentTarget))
	}
	if (isSent) return <Sent onAgain={() => setIsSent(false)} />
	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-5">
			<Field label="Your e-mail address" hint="Or the name of your account" error={error}>
				{(control) => (
					<Input
						{...control}
						ref={field}
						name="name"
						inputMode="email"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
					/>
				)}
			</Field>
			<Button type="submit" variant="primary" pending={isPending}>
				{action}
			</Button>
		</form>
	)
}

function Sent({ onAgain }: { onAgain: () => void }) {
	const { agency } = useSettings()
	const message = useRef<HTMLDivElement>(null)
	useEffect(() => message.current?.focus(), [])
	return (
		<div ref={message} tabIndex={-1} className="flex flex-col gap-3 outline-none">
			<p className="text-lg">If we know that address or name, a mail with a link is on its way to you.</p>
			<p className="text-ink-soft">
				It can take a few minutes, and it may have gone into the spam folder. If nothing comes,{' '}
				<button type="button" onClick={onAgain} className="min-h-6 text-sea underline underline-offset-4">
					try another address
				</button>{' '}
				or call us on{' '}
				<a href={phoneHref(agency.phone)} className="whitespace-nowrap text-sea underline underline-offset-4">
					{agency.phone}
				</a>
				.
			</p>
		</div>
	)
}
