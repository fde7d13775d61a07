import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts short texts at rest and binds each to the row that it belongs to. */
export type Sealer = {
	/** `associatedData` names the row, such as 'guests:<id>'. Sealing the same text twice gives different results. */
	seal: (associatedData: string, text: string) => string
	/** Decrypts a text. Null when it is damaged, was sealed for another row, or was sealed with an unknown key. */
	unseal: (associatedData: string, sealed: string) => string | null
	/** Whether a text was sealed with the current key. */
	isCurrent: (sealed: string) => boolean
	/** Whether a text was sealed with one of the known keys. */
	hasKey: (sealed: string) => boolean
	/** The operator has declared the key lost (SECRET_KEY_LOST): values that cannot be decrypted may be overwritten. */
	givesUpUnreadable: boolean
}

type Key = { id: string; bytes: Buffer }

/**
 * AES-256-GCM with a random nonce and the row as associated data, so a value copied to another row cannot be decrypted. `secrets` are
 * the current SECRET_KEY and the ones it replaced: old values stay readable until `npm run rotate-keys` has sealed them again. A value
 * that cannot be decrypted is reported to `onUnreadable` and shown as missing; the rest of its record is still served.
 */
export function makeSealer(
	secrets: readonly [string, ...string[]],
	onUnreadable: (associatedData: string) => void,
	givesUpUnreadable = false,
): Sealer {
	const keys = secrets.map(deriveKey) as [Key, ...Key[]]
	const keyIdOf = (sealed: string) => sealed.split('.')[1]
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
				if (!key) throw new Error('sealed with an unknown key')
				// Without a fixed tag length, a truncated tag would be accepted.
				const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12), { authTagLength: 16 })
					.setAAD(Buffer.from(associatedData))
					.setAuthTag(bytes.subarray(-16))
				return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
			} catch {
				onUnreadable(associatedData)
				return null
			}
		},
		isCurrent: (sealed) => keyIdOf(sealed) === keys[0].id,
		givesUpUnreadable,
		hasKey: (sealed) => keys.some(({ id }) => id === keyIdOf(sealed)),
	}
}

function deriveKey(secret: string): Key {
	const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'go-privilege sealed fields', 32))
	return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}
