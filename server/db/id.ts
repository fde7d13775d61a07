import { randomInt, randomUUID } from 'node:crypto'

let lastMs = 0
let counter = 0

/**
 * A new UUIDv7 (RFC 9562): begins with the time, so rows lie in the order in which they were made, and each is greater than
 * the one before it in this process. Made here and not by a sequence, so that any number of servers can make them.
 */
export function newId(): string {
	const now = Date.now()
	if (now > lastMs) {
		lastMs = now
		counter = randomInt(0x800)
	} else if (++counter > 0xfff) {
		lastMs++
		counter = 0
	}
	const time = lastMs.toString(16).padStart(12, '0')
	const order = counter.toString(16).padStart(3, '0')
	// A random UUID from its variant on: the 62 random bits.
	return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${randomUUID().slice(19)}`
}

/** Whether this text can be asked for in a uuid column: anything else would be an error in the database, not an absence. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
