import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { sendUnconfirmed, sentenceOf } from './request.ts'

type Props = { onConfirmed: () => void; onFailed: (sentence: string) => void }

/** Confirms with a passkey instead of the password and a code (API-166). */
export default function ConfirmPasskey({ onConfirmed, onFailed }: Props) {
	const [isPending, setIsPending] = useState(false)
	const confirm = async () => {
		setIsPending(true)
		try {
			const { options } = await sendUnconfirmed<{ options: PublicKeyCredentialRequestOptionsJSON }>(
				'POST',
				'/api/auth/confirm/passkey/options',
				{},
			)
			const passkey = await startAuthentication({ optionsJSON: options })
			await sendUnconfirmed('POST', '/api/auth/confirm/passkey', { passkey })
			onConfirmed()
		} catch (error) {
			const name = error instanceof Error ? error.name : ''
			// The person closed the browser's window, which says so itself.
			if (name !== 'NotAllowedError' && name !== 'AbortError') onFailed(sentenceOf(error, 'Please try again.'))
			setIsPending(false)
		}
	}
	return (
		<Button className="w-full" size="large" pending={isPending} onClick={() => void confirm()}>
			<KeyRound aria-hidden="true" />
			Use a passkey
		</Button>
	)
}
