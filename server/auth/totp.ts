import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a code is shown (RFC 6238, 5.2). */
const PERIOD = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The half minute of an instant in milliseconds, as RFC 6238 counts them. */
export const stepAt = (ms: number) => Math.floor(ms / 1000 / PERIOD)

/** The code of one half minute (RFC 4226, 5.3, with SHA-1, which every authenticator app knows). */
export function codeAt(secret: Buffer, step: number): string {
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(step))
	const digest = createHmac('sha1', secret).update(counter).digest()
	const number = digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff
	return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The half minute, at most `window` away from `now`, whose code this is; null when there is none. The nearest one counts. */
export function findStep(secret: Buffer, code: string, now: number, window: number): number | null {
	if (!/^\d{6}$/.test(code)) return null
	let found: number | null = null
	// All of them are compared, so that the time taken says nothing.
	for (let distance = window; distance >= 0; distance--)
		for (const step of [now + distance, now - distance])
			if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) found = step
	return found
}

/** Base32 without padding (RFC 4648, 6), as authenticator apps take a key. */
export function base32(bytes: Buffer): string {
	let bits = ''
	for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
	return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that a QR code holds: it names the agency and the account to the authenticator app. */
export function otpauthAddress(agency: string, username: string, secret: Buffer): string {
	const label = `${encodeURIComponent(agency)}:${encodeURIComponent(username)}`
	return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(agency)}`
}
