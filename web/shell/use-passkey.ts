import {
	browserSupportsWebAuthnAutofill,
	type PublicKeyCredentialRequestOptionsJSON,
	sendSignal,
	startAuthentication,
	WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SignedInUser } from '#shared/customers/user.ts'
import { offersPasskeys } from '#web/data/offers-passkeys.ts'
import { RequestError, send } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'

/** Before the server's challenge runs out after five minutes. */
const RENEW_MS = 4 * 60 * 1000

type Props = { onSignedIn: (user: SignedInUser) => void; onFailed: (error: unknown) => void }

/**
 * Signing in with a passkey (SITE-130), for as long as the form is shown: from the list that browsers open at the username's field, and with
 * a button. Browsers allow one request at a time, so a new one always ends the one before.
 */
export function usePasskey({ onSignedIn, onFailed }: Props) {
	const { publicUrl } = useSettings()
	const isOffered = offersPasskeys(publicUrl)
	const [isPending, setIsPending] = useState(false)
	const latest = useRef(0)
	const asked = useRef<Promise<unknown>>(Promise.resolve())

	/** Resolves to null when another request or the end of the form came first. */
	const ask = async (isFromList: boolean): Promise<SignedInUser | null> => {
		// Before the first await, so that a slow start ends when another one overtakes it.
		const mine = ++latest.current
		WebAuthnAbortService.cancelCeremony()
		const challenge = asked.current.then(() => send<Challenge>('POST', '/api/auth/passkey/options', {}))
		// In this order, because the server keeps the last challenge.
		asked.current = challenge.catch(() => null)
		const { options } = await challenge
		if (mine !== latest.current) return null
		const passkey = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isFromList })
		if (mine !== latest.current) return null
		try {
			return (await send<{ user: SignedInUser }>('POST', '/api/auth/passkey', { passkey })).user
		} catch (error) {
			// The password manager can forget what opens nothing here.
			if (error instanceof RequestError && error.code === 'unknown_passkey')
				await sendSignal({
					signalName: 'unknownCredential',
					rpID: options.rpId ?? location.hostname,
					credentialID: passkey.id,
				}).catch(() => {})
			throw error
		}
	}

	const offerInList = useEffectEvent(async () => {
		try {
			if (!(await browserSupportsWebAuthnAutofill())) return
			const user = await ask(true)
			if (user) onSignedIn(user)
		} catch (error) {
			// Without a list there is still the button. An answer that the server refused is worth telling.
			if (error instanceof RequestError && error.status === 401) onFailed(error)
		}
	})
	useEffect(() => {
		if (!isOffered || isPending) return undefined
		void offerInList()
		const renewal = setInterval(() => void offerInList(), RENEW_MS)
		return () => clearInterval(renewal)
	}, [isOffered, isPending])
	useEffect(
		() => () => {
			latest.current++
			WebAuthnAbortService.cancelCeremony()
		},
		[],
	)

	const use = async () => {
		setIsPending(true)
		try {
			const user = await ask(false)
			if (user) return onSignedIn(user)
		} catch (error) {
			if (!isDismissal(error)) onFailed(error)
		}
		setIsPending(false)
	}
	return { isOffered, isPending, use }
}

type Challenge = { options: PublicKeyCredentialRequestOptionsJSON }

/** The person closed the browser's window, or it had nothing to offer: it says so itself. */
const isDismissal = (error: unknown) =>
	error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
