import type {
	AuthenticationResponseJSON,
	AuthenticatorTransport,
	RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { RelyingParty } from '#shared/customers/relying-party.ts'

// The library takes 26 MB and a third of a second to load, so an installation where nobody has a passkey never loads it.
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256. The library's default adds an algorithm for which Node prints warnings. */
const ALGORITHMS = [-8, -7, -257]

const base64url = (max: number) =>
	z
		.string()
		.max(max)
		.regex(/^[\w-]*$/)
const credential = {
	id: base64url(1400).min(1),
	rawId: base64url(1400),
	type: z.literal('public-key'),
	clientExtensionResults: z.object({}),
}
/** Members that browsers add are dropped. */
export const registrationSchema = z.object({
	...credential,
	response: z.object({
		clientDataJSON: base64url(4000),
		attestationObject: base64url(20_000),
		transports: z.array(z.string().max(30)).max(10).optional(),
	}),
})
export const authenticationSchema = z.object({
	...credential,
	response: z.object({
		clientDataJSON: base64url(4000),
		authenticatorData: base64url(4000),
		signature: base64url(4000),
		userHandle: base64url(200).optional(),
	}),
})

type NewPasskey = {
	agencyName: string
	username: string
	displayName: string
	handle: Uint8Array<ArrayBuffer>
	/** The account's passkeys, so that an authenticator makes no second one. */
	existing: { credentialId: string; transports: string[] }[]
}

/** What `navigator.credentials.create` takes. The challenge in it must be stored. */
export async function registrationOptions(rp: RelyingParty, user: NewPasskey) {
	const { generateRegistrationOptions } = await library()
	return generateRegistrationOptions({
		rpName: user.agencyName,
		rpID: rp.id,
		userName: user.username,
		userDisplayName: user.displayName,
		userID: user.handle,
		attestationType: 'none',
		excludeCredentials: user.existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		supportedAlgorithmIDs: ALGORITHMS,
	})
}

/** The new key, or null when the answer is not valid for this challenge and site, or its person was not verified. */
export async function verifyRegistration(rp: RelyingParty, challenge: string, response: RegistrationResponseJSON) {
	const { verifyRegistrationResponse } = await library()
	const { registrationInfo } = await verifyRegistrationResponse({
		response,
		expectedChallenge: challenge,
		expectedOrigin: rp.origin,
		expectedRPID: rp.id,
		requireUserVerification: true,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(() => ({ registrationInfo: undefined }))
	if (!registrationInfo) return null
	const { credential, credentialDeviceType } = registrationInfo
	return {
		credentialId: credential.id,
		publicKey: Buffer.from(credential.publicKey),
		counter: credential.counter,
		transports: credential.transports ?? [],
		isSynced: credentialDeviceType === 'multiDevice',
	}
}

/** What `navigator.credentials.get` takes. Without `only` it names no account: the passkey says whose it is. */
export async function authenticationOptions(
	rp: RelyingParty,
	only: readonly { credentialId: string; transports: string[] }[] = [],
) {
	const { generateAuthenticationOptions } = await library()
	return generateAuthenticationOptions({
		rpID: rp.id,
		userVerification: 'required',
		allowCredentials: only.map(({ credentialId: id, transports }) => ({
			id,
			transports: transports as AuthenticatorTransport[],
		})),
	})
}

/** The counter and kind that a valid answer states; null for any other answer. The caller judges the counter. */
export async function verifyAuthentication(
	rp: RelyingParty,
	challenge: string,
	response: AuthenticationResponseJSON,
	passkey: { credentialId: string; publicKey: Buffer },
) {
	const { verifyAuthenticationResponse } = await library()
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response,
		expectedChallenge: challenge,
		expectedOrigin: rp.origin,
		expectedRPID: rp.id,
		requireUserVerification: true,
		credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
	}).catch(() => ({ verified: false, authenticationInfo: undefined }))
	if (!verified || !authenticationInfo) return null
	return {
		counter: authenticationInfo.newCounter,
		isSynced: authenticationInfo.credentialDeviceType === 'multiDevice',
	}
}
