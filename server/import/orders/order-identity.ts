import { createHash } from 'node:crypto'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Reading } from '../read/read-booking.ts'

/**
 * Identifies an order across imports: by its number and the host of its link, or by the link without tracking
 * parameters. A pasted page belongs to the order of that number which the customer already has. Without a number, the
 * hash of its bytes identifies it.
 */
export async function orderIdentity(db: Db | Tx, { draft, source, link }: Reading, userId: string): Promise<string> {
	const orderId = draft.order.id ? String(draft.order.id.value) : null
	if (link) return hash(orderId ? ['order', new URL(link).host, orderId] : ['link', canonicalLink(link)])
	if (!orderId) return hash(['content', userId, source.sha256])
	const known = await db
		.selectFrom('imports')
		.innerJoin('trips', 'trips.id', 'imports.tripId')
		.select('identity')
		.where('imports.orderId', '=', orderId)
		.where('trips.userId', '=', userId)
		.limit(2)
		.execute()
	return known.length === 1 ? known[0]!.identity : hash(['pasted', userId, orderId])
}

const hash = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Parameters that only track visitors. 'ref' and 'source' are not among them, since they may identify the booking. */
const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|mc_[ce]id|_ga|_gl|_hs.*)$/i

function canonicalLink(link: string) {
	const url = new URL(link)
	url.hash = ''
	for (const name of Array.from(url.searchParams.keys())) if (TRACKING.test(name)) url.searchParams.delete(name)
	url.searchParams.sort()
	return url.href
}

/** The identity of an order that this customer has too, although it became another customer's trip first. */
export const secondIdentity = (identity: string, userId: string) => hash(['second', identity, userId])
