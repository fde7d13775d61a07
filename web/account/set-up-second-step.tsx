import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const QrCode = lazyPart(
	() => import('./qr-code.tsx'),
	() => <div className="size-52 rounded-md bg-sunk" />,
)

type Props = {
	address: string
	onActivated: (codes: readonly string[]) => Promise<unknown>
	onCancel: () => void
}

/** The key as a picture and as text, and the field for the first code. */
export function SetUpSecondStep({ address, onActivated, onCancel }: Props) {
	const form = useRef<HTMLFormElement>(null)
	const [error, setError] = useState<string>()
	const [isPending, setIsPending] = useState(false)
	// The button that led here is gone, so the focus needs a new place.
	useEffect(() => form.current?.querySelector('input')?.focus(), [])
	const key = new URL(address).searchParams.get('secret') ?? ''
	const activate = async (code: FormDataEntryValue | null) => {
		setIsPending(true)
		setError(undefined)
		try {
			const { codes } = await send<{ codes: string[] }>('PUT', '/api/auth/second-step', { code })
			await onActivated(codes)
		} catch (problem) {
			const words = problem instanceof RequestError ? problem.fields.code : undefined
			// Synchronously, so that the field is marked when it gets the focus.
			flushSync(() => {
				setIsPending(false)
				setError(words ?? sentenceOf(problem, 'Please try again.'))
			})
			form.current?.querySelector('input')?.select()
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void activate(new FormData(event.currentTarget).get('code'))
	}
	return (
		<form ref={form} onSubmit={submit} noValidate className="grid gap-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
			<QrCode text={address} label="QR code for your authenticator app" />
			<div className="flex min-w-0 flex-col gap-4">
				<p>Scan the picture with your authenticator app, or enter this key in it:</p>
				<p className="font-mono text-sm wrap-anywhere">{key.match(/.{1,4}/g)?.join(' ')}</p>
				<Field label="Code" hint="The six digits that the app shows now" error={error}>
					{(control) => (
						<Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" className="max-w-40" />
					)}
				</Field>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" variant="primary" pending={isPending}>
						Turn on
					</Button>
					<Button onClick={onCancel}>Cancel</Button>
				</div>
			</div>
		</form>
	)
}
