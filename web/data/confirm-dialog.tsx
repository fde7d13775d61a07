import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { offersPasskeys } from './offers-passkeys.ts'
import { get, RequestError, sendUnconfirmed, sentenceOf } from './request.ts'
import { useSettings } from './settings.tsx'

/** Most accounts have no passkey. */
const ConfirmPasskey = lazyPart(() => import('./confirm-passkey.tsx'))

type Props = { open: boolean; onConfirmed: () => void; onDismissed: () => void }

/** The form unmounts with the dialog, so its fields are empty each time it opens. */
export default function ConfirmDialog({ open, onConfirmed, onDismissed }: Props) {
	return (
		<Dialog
			open={open}
			onOpenChange={(isOpen) => isOpen || onDismissed()}
			title="Is it still you?"
			description="This is an important change. Confirm who you are once, and it counts for ten minutes."
			shape="small"
		>
			<ConfirmForm onConfirmed={onConfirmed} onDismissed={onDismissed} />
		</Dialog>
	)
}

function ConfirmForm({ onConfirmed, onDismissed }: Omit<Props, 'open'>) {
	const form = useRef<HTMLFormElement>(null)
	const [isPending, setIsPending] = useState(false)
	const [needsCode, setNeedsCode] = useState(false)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const hasPasskey = useHasPasskey()

	const confirm = async (given: FormData) => {
		setIsPending(true)
		setErrors({})
		try {
			await sendUnconfirmed('POST', '/api/auth/confirm', Object.fromEntries(given))
			onConfirmed()
		} catch (error) {
			const isCodeMissing = error instanceof RequestError && error.code === 'code_required'
			const fields = error instanceof RequestError ? error.fields : {}
			// Synchronously, so that the field to correct is in the DOM.
			flushSync(() => {
				setIsPending(false)
				if (isCodeMissing) setNeedsCode(true)
				else
					setErrors(
						'password' in fields || 'code' in fields ? fields : { password: sentenceOf(error, 'Please try again.') },
					)
			})
			const wrong = isCodeMissing ? '[name="code"]' : '[aria-invalid="true"]'
			form.current?.querySelector<HTMLElement>(wrong)?.focus()
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void confirm(new FormData(event.currentTarget))
	}
	return (
		<form ref={form} onSubmit={submit} noValidate>
			<div className="flex flex-col gap-5">
				{hasPasskey ? (
					<ConfirmPasskey onConfirmed={onConfirmed} onFailed={(sentence) => setErrors({ password: sentence })} />
				) : null}
				<Field label="Your Password" error={errors.password}>
					{(control) => <Input {...control} name="password" type="password" autoComplete="current-password" />}
				</Field>
				{needsCode ? (
					<Field label="Code" hint="From your authenticator app, or a recovery code" error={errors.code}>
						{(control) => <Input {...control} name="code" autoComplete="one-time-code" autoCapitalize="none" />}
					</Field>
				) : null}
			</div>
			<DialogFooter>
				<Button onClick={onDismissed}>Cancel</Button>
				<Button type="submit" variant="primary" pending={isPending}>
					Confirm
				</Button>
			</DialogFooter>
		</form>
	)
}

/** Whether the account has a passkey that this browser could use here. False until the answer is there. */
function useHasPasskey(): boolean {
	const { publicUrl } = useSettings()
	const [has, setHas] = useState(false)
	useEffect(() => {
		if (!offersPasskeys(publicUrl)) return undefined
		let isGone = false
		get('/api/auth/account').then(
			({ account }) => !isGone && setHas(account.ways.includes('passkey')),
			() => {},
		)
		return () => void (isGone = true)
	}, [publicUrl])
	return has
}
