import { createHash } from 'node:crypto'
import type { DraftList } from '#shared/import/draft.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Row } from '#server/trips/stored-record.ts'
import type { BaseElement } from './merge/match-elements.ts'
import type { Reading } from './read-booking.ts'

/** What an order said when it was imported last. */
export type ImportBase = { trip: Row; pricing: Row; elements: Record<DraftList, BaseElement[]> }
/** An order that became a trip. `base` is null when its seal no longer opens: then all that stands here counts as staff's. */
export type KnownOrder = {
	id: string
	tripId: string | null
	revision: number | null
	importedAt: Date
	base: ImportBase | null
}

const orderPlace = (id: string) => `imports:${id}`
const NO_BASE: ImportBase = {
	trip: {},
	pricing: {},
	elements: { guests: [], flights: [], accommodations: [], transfers: [], activities: [] },
}

/**
 * What tells this order from all others: its number at the site it came from, or else its link without what only counts visitors. A page
 * that was pasted belongs to the order of that number which this customer already has; without a number it is known by its bytes.
 */
export async function identityOf(db: Db | Tx, { draft, source, link }: Reading, userId: string): Promise<string> {
	const orderId = draft.order.id ? String(draft.order.id.value) : null
	if (link) return hashed(orderId ? ['order', new URL(link).host, orderId] : ['link', canonical(link)])
	if (!orderId) return hashed(['content', userId, source.sha256])
	const known = await db
		.selectFrom('imports')
		.innerJoin('trips', 'trips.id', 'imports.tripId')
		.select('identity')
		.where('imports.orderId', '=', orderId)
		.where('trips.userId', '=', userId)
		.limit(2)
		.execute()
	return known.length === 1 ? known[0]!.identity : hashed(['pasted', userId, orderId])
}

const hashed = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|mc_[ce]id|_ga|_gl|_hs.*|ref|source)$/i

function canonical(link: string) {
	const url = new URL(link)
	url.hash = ''
	for (const name of Array.from(url.searchParams.keys())) if (TRACKING.test(name)) url.searchParams.delete(name)
	url.searchParams.sort()
	return url.href
}

/** What this order has become, if anything. */
export async function findOrder(db: Db | Tx, sealer: Sealer, identity: string): Promise<KnownOrder | null> {
	const row = await select(db, identity).executeTakeFirst()
	return row?.tripId ? known(sealer, row) : null
}

/** The same, kept for this transaction alone: whoever imports the same order waits until it has ended, and finds its trip. */
export async function claimOrder(tx: Tx, sealer: Sealer, identity: string): Promise<KnownOrder> {
	await tx
		.insertInto('imports')
		.values({ id: newId(), identity, tripId: null, host: null, orderId: null, revision: null, sealed: null })
		.onConflict((conflict) => conflict.column('identity').doNothing())
		.execute()
	return known(sealer, await select(tx, identity).forUpdate().executeTakeFirstOrThrow())
}

const select = (db: Db | Tx, identity: string) =>
	db.selectFrom('imports').select(['id', 'tripId', 'revision', 'importedAt', 'sealed']).where('identity', '=', identity)

function known(sealer: Sealer, { sealed, ...row }: Omit<KnownOrder, 'base'> & { sealed: string | null }): KnownOrder {
	const text = sealed === null ? null : sealer.unseal(orderPlace(row.id), sealed)
	return { ...row, base: text === null ? null : { ...NO_BASE, ...(JSON.parse(text) as ImportBase) } }
}

/** Keeps what the order says now for the next time. */
export async function keepOrder(
	tx: Tx,
	sealer: Sealer,
	id: string,
	tripId: string,
	{ draft, source }: Reading,
	base: ImportBase,
) {
	await tx
		.updateTable('imports')
		.set({
			tripId,
			host: source.host,
			orderId: draft.order.id ? String(draft.order.id.value) : null,
			revision: draft.order.revision ?? null,
			sealed: sealer.seal(orderPlace(id), JSON.stringify(base)),
			importedAt: new Date(),
		})
		.where('id', '=', id)
		.execute()
}
