import { createPrivateKey, hkdfSync } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'

/** For whom a backup is encrypted: recipients such as 'age1…', or whoever has the installation's SECRET_KEY where there are none. */
export type Recipients = { secret: string; recipients?: readonly string[] }

/** With what a backup is decrypted: keys of the installation, and identities such as 'AGE-SECRET-KEY-1…'. */
export type Identities = { secrets: readonly string[]; identities?: readonly string[] }

/** The first line of a file in the age format (https://age-encryption.org/v1). */
export const AGE_MAGIC = 'age-encryption.org/v1\n'

/** Nobody's key opens the file: it is for others. */
export class NoIdentityMatches extends Error {}

// The library is loaded only when it is used: the product itself, which imports this for its nightly job, encrypts in another process.
const age = () => import('age-encryption')

/** Encrypts for all recipients. Throws for one that is not well-formed. */
export async function* encrypt(content: AsyncIterable<Uint8Array>, { secret, recipients = [] }: Recipients) {
	const { Encrypter } = await age()
	const encrypter = new Encrypter()
	for (const recipient of recipients.length > 0 ? recipients : [await recipientOfSecret(secret)]) {
		try {
			encrypter.addRecipient(recipient)
		} catch (cause) {
			throw new Error(`${recipient} in BACKUP_RECIPIENTS is not a public key of age`, { cause })
		}
	}
	yield* await encrypter.encrypt(streamOf(content))
}

/** Decrypts, and throws as soon as a part was modified or is missing; NoIdentityMatches when the file is for others. */
export async function* decrypt(content: AsyncIterable<Uint8Array>, { secrets, identities = [] }: Identities) {
	const { Decrypter } = await age()
	const decrypter = new Decrypter()
	for (const secret of secrets) decrypter.addIdentity(await identityOfSecret(secret))
	for (const identity of identities) decrypter.addIdentity(identity)
	yield* await decrypter.decrypt(streamOf(content)).catch((error: Error) => {
		throw error.message.startsWith('no identity matched') ? new NoIdentityMatches() : error
	})
}

/** A new identity with its recipient. */
export async function newIdentity(): Promise<{ identity: string; recipient: string }> {
	const { generateX25519Identity, identityToRecipient } = await age()
	const identity = await generateX25519Identity()
	return { identity, recipient: await identityToRecipient(identity) }
}

/** The identities in a file as age-keygen writes it, one in a line, with comments. */
export const identitiesIn = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('#'))

const recipientOfSecret = async (secret: string) => (await age()).identityToRecipient(await identityOfSecret(secret))

/** RFC 8410, section 7: a PKCS #8 key of X25519 is these bytes and the 32 of the key. */
const X25519_PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** The identity that follows from a SECRET_KEY. */
async function identityOfSecret(secret: string): Promise<CryptoKey> {
	const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'encryption of a backup', 32))
	const key = createPrivateKey({ key: Buffer.concat([X25519_PKCS8, bytes]), format: 'der', type: 'pkcs8' })
	return key.toCryptoKey('X25519', false, ['deriveBits']) as CryptoKey
}

const streamOf = (content: AsyncIterable<Uint8Array>) =>
	ReadableStream.from(content) as unknown as globalThis.ReadableStream<Uint8Array>
