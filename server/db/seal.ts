import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
} from 'node:crypto'

/** The key of one person as it is stored: 32 random bytes, sealed with the product's key. `id` is the person's. */
export type PersonKey = { id: string; sealed: string }

/** Encrypts short texts at rest and binds each to the row that it belongs to. */
export type Sealer = {
	/** `associatedData` names the row, such as 'guests:<id>'. Sealing the same text twice gives different results. */
	seal: (associatedData: string, text: string) => string
	/**
	 * Decrypts a text. Null when it is damaged, was sealed for another row, or with an unknown key. A text about persons needs the keys of
	 * all of them: without one, it is lost for good.
	 */
	unseal: (associatedData: string, sealed: string, persons?: readonly PersonKey[]) => string | null
	/** A new key for a person. */
	newPersonKey: (id: string) => PersonKey
	/** Whether a person's key can be used. */
	opensKey: (person: PersonKey) => boolean
	/** Like `seal`, for a text about these persons. It opens only while every one of their keys exists. Throws when a key does not open. */
	sealFor: (persons: readonly PersonKey[], associatedData: string, text: string) => string
	/** Whether a change of the product's key leaves this text as it is: it is sealed with the current one, or with persons' keys. */
	isCurrent: (sealed: string) => boolean
	/** Whether a text was sealed with one of the known keys. Persons' keys are seals themselves, and answer for what they seal. */
	hasKey: (sealed: string) => boolean
	/** The operator has declared the key lost (SECRET_KEY_LOST): values that cannot be decrypted may be overwritten. */
	givesUpUnreadable: boolean
}

/** Node takes four times as long for each use of a key that is only bytes. */
type Key = { id: string; key: KeyObject }

/** Sealed with the product's key: 'v1.<key>.<data>'. */
const WITH_PRODUCT_KEY = 'v1'
/** Sealed with the keys of persons: 'v2.<person>+<person>.<data>'. */
const WITH_PERSON_KEYS = 'v2'

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

	const seal = (associatedData: string, text: string) =>
		`${WITH_PRODUCT_KEY}.${keys[0].id}.${encrypt(keys[0].key, associatedData, text)}`

	/** Null, without a report, when it does not open. */
	function open(associatedData: string, sealed: string, persons: readonly PersonKey[]): string | null {
		const [version, id = '', data = ''] = sealed.split('.')
		if (version === WITH_PRODUCT_KEY) {
			const known = keys.find((key) => key.id === id)
			return known ? decrypt(known.key, associatedData, data) : null
		}
		if (version !== WITH_PERSON_KEYS) return null
		const needed = id.split('+').map((one) => persons.find((person) => person.id === one))
		const key = combine(needed)
		return key && decrypt(key, associatedData, data)
	}

	/** The key for a text about these persons. Null when one is missing or does not open. */
	function combine(persons: readonly (PersonKey | undefined)[]): KeyObject | null {
		const parts = persons.map((person) => person && open(keyPlace(person.id), person.sealed, []))
		if (parts.length === 0 || parts.some((part) => !part)) return null
		const bytes = parts.map((part) => Buffer.from(part ?? '', 'base64url'))
		const all = createSecretKey(Buffer.concat(bytes))
		return createSecretKey(Buffer.from(hkdfSync('sha256', all, '', 'go-privilege person keys', 32)))
	}

	return {
		seal,
		unseal(associatedData, sealed, persons = []) {
			const text = open(associatedData, sealed, persons)
			if (text === null) onUnreadable(associatedData)
			return text
		},
		newPersonKey: (id) => ({ id, sealed: seal(keyPlace(id), randomBytes(32).toString('base64url')) }),
		opensKey: (person) => combine([person]) !== null,
		sealFor(persons, associatedData, text) {
			const key = combine(persons)
			if (!key) throw new Error(`A key for ${associatedData} does not open`)
			return `${WITH_PERSON_KEYS}.${persons.map(({ id }) => id).join('+')}.${encrypt(key, associatedData, text)}`
		},
		isCurrent: (sealed) => !isWithProductKey(sealed) || keyIdOf(sealed) === keys[0].id,
		givesUpUnreadable,
		hasKey: (sealed) => !isWithProductKey(sealed) || keys.some(({ id }) => id === keyIdOf(sealed)),
	}
}

/** Whether a text is sealed with the product's key, as all were before persons had their own. */
export const isWithProductKey = (sealed: string) => sealed.startsWith(`${WITH_PRODUCT_KEY}.`)

/** The persons whose keys open a text. */
export const personsIn = (sealed: string): string[] =>
	sealed.startsWith(`${WITH_PERSON_KEYS}.`) ? (sealed.split('.')[1] ?? '').split('+') : []

const keyPlace = (id: string) => `personKeys:${id}`

function encrypt(key: KeyObject, associatedData: string, text: string): string {
	const nonce = randomBytes(12)
	const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associatedData))
	const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')
}

function decrypt(key: KeyObject, associatedData: string, data: string): string | null {
	const bytes = Buffer.from(data, 'base64url')
	try {
		// Without a fixed tag length, a truncated tag would be accepted.
		const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
			.setAAD(Buffer.from(associatedData))
			.setAuthTag(bytes.subarray(-16))
		const text = decipher.update(bytes.subarray(12, -16))
		// Throws when the tag does not match.
		decipher.final()
		return text.toString()
	} catch {
		return null
	}
}

function deriveKey(secret: string): Key {
	const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'go-privilege sealed fields', 32))
	return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), key: createSecretKey(bytes) }
}
