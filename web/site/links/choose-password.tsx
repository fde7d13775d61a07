import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LinkFacts } from '#shared/customers/link.ts'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = {
	facts: LinkFacts
	/** 'Open my pages' */
	action: string
	/** A rejection with an error of the field shows there. */
	onChoose: (password: string) => Promise<void>
}

/** One field, because what was typed can be shown: a second one only makes people type a mistake twice. */
export function ChoosePassword({ facts, action, onChoose }: Props) {
	const [isPending, setIsPending] = useState(false)
	const [isShown, setIsShown] = useState(false)
	const [error, setError] = useState<string>()
	const field = useRef<HTMLInputElement>(null)

	const choose = async (password: string) => {
		setIsPending(true)
		setError(undefined)
		try {
			await onChoose(password)
		} catch (failure) {
			const fields = failure instanceof RequestError ? failure.fields : {}
			// Synchronously, so that screen readers find the error at the focused field.
			flushSync(() => setError(fields.password ?? sentenceOf(failure, 'Please try again.')))
			field.current?.focus()
		} finally {
			setIsPending(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const password = new FormData(event.currentTarget).get('password')
		void choose(typeof password === 'string' ? password : '')
	}
	return (
		<form onSubmit={submit} noValidate className="grid gap-5">
			{/* For password managers, which store a password under a username. */}
			<input type="hidden" name="username" autoComplete="username" value={facts.username} readOnly />
			<dl className="rounded-md bg-sunk px-4 py-3">
				<dt className="text-sm text-ink-soft">Your account name</dt>
				<dd className="text-lg wrap-anywhere">{facts.username}</dd>
			</dl>
			<Field
				label="Choose a password"
				hint="At least 8 characters. Three or four words are easy to remember."
				error={error}
			>
				{(control) => (
					<Input
						{...control}
						ref={field}
						name="password"
						type={isShown ? 'text' : 'password'}
						autoComplete="new-password"
						autoCapitalize="none"
						spellCheck={false}
						className="h-13 text-lg"
					/>
				)}
			</Field>
			<Checkbox label="Show what I type" checked={isShown} onChange={() => setIsShown(!isShown)} />
			<Button
				type="submit"
				variant="primary"
				size="large"
				pending={isPending}
				className="max-sm:w-full sm:justify-self-start"
			>
				{action}
			</Button>
		</form>
	)
}
