import { isObject, readList } from '#shared/stored-shape.ts'
import { isWithProductKey, type PersonKey, type Sealer } from '#server/db/seal.ts'

/** The stored text of an approval, with the text about each guest sealed with that guest's key. */
type Parts = {
	/** The text without its guests, sealed with the keys of all of them: the salt in it would let anybody guess what is gone. */
	frame: string
	guests: { id: string; sealed: string }[]
}

const PREFIX = 'p1.'
const NO_GUESTS = '"guests":[]'
const placeOf = (id: string) => `approvals:${id}`

/**
 * Seals the text of an approval for the guests in it, so that one guest's details can be destroyed without the others'. With the
 * product's key where not every guest has one (personKeyFor).
 */
export function sealApproval(sealer: Sealer, id: string, text: string, keys: readonly PersonKey[]): string {
	const { guests, frame } = takenApart(text)
	const keyed = guests.flatMap((guest) => {
		const key = keys.find((key) => key.id === guest.id)
		return key && sealer.opensKey(key) ? [{ ...guest, key }] : []
	})
	if (keyed.length === 0 || keyed.length < guests.length) return sealer.seal(placeOf(id), text)
	const parts: Parts = {
		frame: sealer.sealFor(
			keyed.map(({ key }) => key),
			placeOf(id),
			frame,
		),
		guests: keyed.map(({ id: guestId, text, key }) => ({
			id: guestId,
			sealed: sealer.sealFor([key], `${placeOf(id)}:${guestId}`, text),
		})),
	}
	return `${PREFIX}${Buffer.from(JSON.stringify(parts)).toString('base64url')}`
}

/** The text of the guests that still open, each as JSON. `whole` is the complete text; null when a guest's key is destroyed. */
export function openApproval(
	sealer: Sealer,
	id: string,
	sealed: string,
	keys: readonly PersonKey[],
): { whole: string | null; guests: unknown[]; erased: string[] } | null {
	if (isWithProductKey(sealed)) {
		const whole = sealer.unseal(placeOf(id), sealed)
		return whole === null ? null : { whole, guests: [], erased: [] }
	}
	const parts = sealed.startsWith(PREFIX) ? readParts(sealed.slice(PREFIX.length)) : null
	if (!parts) return null
	const erased = parts.guests.filter((guest) => !keys.some((key) => key.id === guest.id)).map((guest) => guest.id)
	const open = parts.guests
		.filter((guest) => !erased.includes(guest.id))
		.map((guest) => sealer.unseal(`${placeOf(id)}:${guest.id}`, guest.sealed, keys))
	const frame = erased.length > 0 ? null : sealer.unseal(placeOf(id), parts.frame, keys)
	const guests = open.filter((text) => text !== null)
	const whole = frame && guests.length === open.length ? putTogether(frame, guests) : null
	if (whole === null && erased.length === 0) return null
	return { whole, guests: guests.map((text) => JSON.parse(text) as unknown), erased }
}

function takenApart(text: string) {
	const parsed = JSON.parse(text) as Record<string, unknown>
	const texts = readList(parsed.guests, (guest) =>
		isObject(guest) && typeof guest.id === 'string' ? { id: guest.id, text: JSON.stringify(guest) } : null,
	)
	// In the place of the list, so that the text put together again has the fingerprint that was recorded.
	const frame = JSON.stringify({ ...parsed, guests: [] })
	const again = putTogether(
		frame,
		texts.map((guest) => guest.text),
	)
	return { frame, guests: again === text ? texts : [] }
}

const putTogether = (frame: string, guests: readonly string[]) =>
	frame.replace(NO_GUESTS, () => `"guests":[${guests.join(',')}]`)

function readParts(text: string): Parts | null {
	const parts = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
	if (!isObject(parts) || typeof parts.frame !== 'string') return null
	const guests = readList(parts.guests, (guest) =>
		isObject(guest) && typeof guest.id === 'string' && typeof guest.sealed === 'string'
			? { id: guest.id, sealed: guest.sealed }
			: null,
	)
	return { frame: parts.frame, guests }
}
