import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { limitConcurrency } from '#server/http/limits/limit-concurrency.ts'
import { Refusal } from '#server/http/refusal.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const argon2 = promisify(argon2Callback)

/** OWASP's minimum for argon2id: 19 MiB, two passes. Each stored hash contains its cost, so this can be raised. */
const COST = { memory: 19456, passes: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`

// argon2 occupies a core, in one of the four libuv threads shared with the file system and DNS. One core stays free.
const limitHashing = limitConcurrency({ running: Math.max(1, availableParallelism() - 1), waiting: 50 })

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** NFKC, so that composed and decomposed accents give one password. */
const derive = (password: string, nonce: Buffer, cost = COST) =>
	argon2('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...cost, tagLength: 32 })

/** Hashes a password into a PHC string (argon2id with a random salt). 503 when too many calls are queued. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16)
	return PREFIX + base64(salt) + '$' + base64(await limitHashing(() => derive(password, salt)))
}

/** Verifies a password. Takes the same time for an unknown user or one without a password (`phc` null) as for a wrong password. */
export async function verifyPassword(phc: string | null, password: string): Promise<boolean> {
	const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc ?? DUMMY_HASH)
	if (!parts) return false
	const cost = { memory: Number(parts[1]), passes: Number(parts[2]), parallelism: Number(parts[3]) }
	const wanted = Buffer.from(parts[5] ?? '', 'base64')
	const got = await limitHashing(() => derive(password, Buffer.from(parts[4] ?? '', 'base64'), cost))
	return phc !== null && wanted.length === got.length && timingSafeEqual(wanted, got)
}

const DUMMY_HASH = `${PREFIX}${base64(randomBytes(16))}$${base64(randomBytes(32))}`

/** Whether the stored hash has a different cost from today's and should be replaced at the next sign-in. */
export const needsRehash = (phc: string) => !phc.startsWith(PREFIX)

/**
 * Refuses passwords that are guessed first: common ones, and those derived from the product's or the person's own names. The schema
 * checks the length. There are no composition rules (NIST SP 800-63B). `field` is the form field for the message.
 */
export function refuseWeakPassword(password: string, names: readonly (string | null)[], field = 'password') {
	const plain = password.normalize('NFKC').toLowerCase()
	const letters = plain.replace(/[^\p{L}]/gu, '')
	const own = ['goprivilege', 'privilege', ...names]
		.flatMap((name) => (name ? [name.toLowerCase(), name.toLowerCase().split('@')[0] ?? ''] : []))
		.map((name) => name.replace(/[^\p{L}]/gu, ''))
		.filter((name) => name.length >= 4)
	if (COMMON_PASSWORDS.has(plain) || own.includes(letters) || new Set(plain).size < 4)
		throw new Refusal(422, 'weak_password', 'This password is too easy to guess', {
			fields: { [field]: 'This password is too easy to guess' },
		})
}
