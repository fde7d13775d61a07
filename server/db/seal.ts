import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts short texts at rest, each bound to the row it belongs to. */
export type Sealer = {
	/** `associatedData` names the row, such as 'guests:<id>'. The same text gives another seal each time. */
	seal: (associatedData: string, text: string) => string
	/** The text again; null when the seal is damaged, moved from another row, or made with a key that is not held. */
	unseal: (associatedData: string, sealed: string) => string | null
	/** Whether a seal was made with the current key. */
	isCurrent: (sealed: string) => boolean
	/** Whether it was made with any key that is held. */
	isHeld: (sealed: string) => boolean
}

type Key = { id: string; bytes: Buffer }

/**
 * AES-256-GCM with a random nonce; the row is the associated data, so a seal moved to another row does not open. `secrets` are the
 * current SECRET_KEY and the ones it replaced: old seals stay readable until `npm run rotate-keys` has made them anew. What does not
 * open is told to `onUnreadable` and shown as missing; the rest of its record is still served.
 */
export function makeSealer(
	secrets: readonly [string, ...string[]],
	onUnreadable: (associatedData: string) => void,
): Sealer {
	const keys = secrets.map(keyOf) as [Key, ...Key[]]
	const idOf = (sealed: string) => sealed.split('.')[1]
	return {
		seal(associatedData, text) {
			const nonce = randomBytes(12)
			const cipher = createCipheriv('aes-256-gcm', keys[0].bytes, nonce).setAAD(Buffer.from(associatedData))
			const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
			return `v1.${keys[0].id}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`
		},
		unseal(associatedData, sealed) {
			const [version, id, data] = sealed.split('.')
			const key = version === 'v1' ? keys.find((key) => key.id === id) : undefined
			const bytes = Buffer.from(data ?? '', 'base64url')
			try {
				if (!key) throw new Error('sealed with a key that is not held')
				// A fixed tag length, or a shortened tag would be accepted.
				const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12), { authTagLength: 16 })
					.setAAD(Buffer.from(associatedData))
					.setAuthTag(bytes.subarray(-16))
				return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
			} catch {
				onUnreadable(associatedData)
				return null
			}
		},
		isCurrent: (sealed) => idOf(sealed) === keys[0].id,
		isHeld: (sealed) => keys.some(({ id }) => id === idOf(sealed)),
	}
}

function keyOf(secret: string): Key {
	const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'go-privilege sealed fields', 32))
	return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}
