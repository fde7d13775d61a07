import { randomInt, randomUUID } from 'node:crypto'

let lastMs = 0
let counter = 0

/**
 * A new UUIDv7 (RFC 9562). It begins with the time, so rows sort in the order of their creation, and within a process each is greater
 * than the one before. Unlike a sequence it lets any number of servers create ids.
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
	// The variant and the 62 random bits of a random UUID.
	return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${randomUUID().slice(19)}`
}

/** Whether a uuid column can be queried for this text: anything else would be a database error instead of no result. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
