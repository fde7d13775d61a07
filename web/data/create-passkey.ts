import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { send } from '#web/data/request.ts'

/** Has the device make a passkey for the signed-in account (API-152). Throws what the browser throws when its window is closed. */
export async function createPasskey(): Promise<void> {
	const { options } = await send<{ options: PublicKeyCredentialCreationOptionsJSON }>(
		'POST',
		'/api/auth/passkeys/options',
		{},
	)
	const passkey = await startRegistration({ optionsJSON: options })
	await send('POST', '/api/auth/passkeys', { passkey })
}
