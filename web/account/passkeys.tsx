import { sendSignal } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#shared/customers/account.ts'
import { createPasskey } from '#web/data/create-passkey.ts'
import { offersPasskeys } from '#web/data/offers-passkeys.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { PasskeyRow } from './passkey-row.tsx'

type Props = { passkeys: readonly Passkey[]; onChanged: () => Promise<unknown> }

/** The passkeys of one's own account (API-152): add, rename, remove. Nothing where the site's address allows none and there is none. */
export function Passkeys({ passkeys, onChanged }: Props) {
	const { publicUrl } = useSettings()
	const isOffered = offersPasskeys(publicUrl)
	const [isPending, setIsPending] = useState(false)
	const removal = useDialog<Passkey>()
	if (!isOffered && passkeys.length === 0) return null

	const add = async () => {
		setIsPending(true)
		try {
			await createPasskey()
			await onChanged()
			toast({ title: 'Passkey added', description: 'It opens your account from now on.' })
		} catch (error) {
			const description = wordsOf(error)
			if (description) toast({ title: 'No passkey was added', description, tone: 'destructive' })
		}
		setIsPending(false)
	}
	const remove = async ({ id }: Passkey) => {
		const { credentialId, rpId } = await send<{ credentialId: string; rpId: string }>(
			'DELETE',
			`/api/auth/passkeys/${id}`,
		)
		// The password manager forgets it too, where it can.
		await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID: credentialId }).catch(() => {})
	}
	return (
		<Card>
			<CardHeader title="Passkeys">
				<KeyRound aria-hidden="true" className="size-5 text-ink-soft" />
			</CardHeader>
			<p className="max-w-prose text-ink-soft">
				With a passkey you come in by fingerprint, face or the PIN of your device. There is nothing to remember, and
				nobody can trick you out of it.
			</p>
			{passkeys.length > 0 ? (
				<ul aria-label="Passkeys" className="mt-4 divide-y divide-line border-y border-line">
					{passkeys.map((passkey) => (
						<PasskeyRow
							key={passkey.id}
							passkey={passkey}
							onRenamed={onChanged}
							onRemove={() => removal.show(passkey)}
						/>
					))}
				</ul>
			) : null}
			{isOffered ? (
				<Button
					variant={passkeys.length > 0 ? undefined : 'primary'}
					className="mt-4"
					pending={isPending}
					onClick={() => void add()}
				>
					Add a passkey
				</Button>
			) : null}
			<ConfirmDelete
				dialog={removal}
				title="Delete Passkey?"
				description={({ name }) => `“${name}” will no longer open your account.`}
				onDelete={remove}
				refresh={onChanged}
				success="Passkey removed"
				failure="The passkey was not removed"
			/>
		</Card>
	)
}

/** What to say about a failure; null when the person closed the browser's window. */
function wordsOf(error: unknown): string | null {
	const name = error instanceof Error ? error.name : ''
	if (name === 'NotAllowedError' || name === 'AbortError') return null
	if (error instanceof RequestError)
		return error.code === 'confirm_first' ? null : sentenceOf(error, 'Please try again.')
	if (name === 'InvalidStateError') return 'This device or password manager has a passkey for your account already.'
	return 'Your device or browser could not make one.'
}
