import { createHash } from 'node:crypto'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Reading } from '../read/read-booking.ts'

/**
 * Identifies an order across imports: by its number and the host of its link, or by the link without tracking
 * parameters. A pasted page belongs to the order of that number which the customer already has. Without a number, the
 * hash of its bytes identifies it. A number that staff entered, and that is read by now, leads to what was identified without it.
 */
export async function orderIdentity(db: Db | Tx, { draft, source, link }: Reading, userId: string): Promise<string> {
	const orderId = draft.order.id ? String(draft.order.id.value) : null
	const known = orderId ? await importedAs(db, orderId, userId, link ? source.host : null) : []
	if (known.length === 1) return known[0]!.identity
	if (link) return hash(orderId ? ['order', new URL(link).host, orderId] : ['link', canonicalLink(link)])
	return hash(orderId ? ['pasted', userId, orderId] : ['content', userId, source.sha256])
}

/** The orders of this number that are trips of this customer. `host`: only those from there. */
function importedAs(db: Db | Tx, orderId: string, userId: string, host: string | null) {
	const all = db
		.selectFrom('imports')
		.innerJoin('trips', 'trips.id', 'imports.tripId')
		.select('identity')
		.where('imports.orderId', '=', orderId)
		.where('trips.userId', '=', userId)
		.limit(2)
	return (host === null ? all : all.where('imports.host', '=', host)).execute()
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
