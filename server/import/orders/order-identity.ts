import { createHash } from 'node:crypto'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Reading } from '../read/read-booking.ts'

/**
 * What tells this order from all others: its number at the site it came from, or else its link without what only counts visitors. A page
 * that was pasted belongs to the order of that number which this customer already has; without a number it is known by its bytes.
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

/** Whose only use is to count visitors: 'ref' and 'source' may well be the booking. */
const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|mc_[ce]id|_ga|_gl|_hs.*)$/i

function canonicalLink(link: string) {
	const url = new URL(link)
	url.hash = ''
	for (const name of Array.from(url.searchParams.keys())) if (TRACKING.test(name)) url.searchParams.delete(name)
	url.searchParams.sort()
	return url.href
}

/** Of an order that is a trip of this customer's though it was somebody else's before. */
export const secondIdentity = (identity: string, userId: string) => hash(['second', identity, userId])
