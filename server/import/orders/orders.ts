import { z } from 'zod'
import { IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import { versioned } from '#shared/stored-shape.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { BaseElement } from '../merge/match-elements.ts'
import { secondIdentity } from './order-identity.ts'
import type { Reading } from '../read/read-booking.ts'

/** What an order stated when it was last imported: the base of the three-way merge. */
export type ImportBase = { trip: Row; pricing: Row; elements: Record<ImportedKind, BaseElement[]> }
/** An order that became a trip. If `base` is null because it can no longer be read, all values count as staff's. */
export type ImportedOrder = {
	id: string
	tripId: string | null
	revision: number | null
	importedAt: Date
	base: ImportBase | null
}

const associatedDataFor = (id: string) => `imports:${id}`

const values = z.record(z.string(), z.unknown()).default({})
const id = z.string().nullable().default(null)
const elements = z.array(z.object({ recordId: id, sourceId: id, stated: values })).default([])
const storedBase = z.object({
	trip: values,
	pricing: values,
	elements: z.object(Object.fromEntries(IMPORTED_KINDS.map((list) => [list, elements]))),
}) as unknown as z.ZodType<ImportBase>

/** Lists of kinds of record that did not exist at the time of the import are empty. */
export const baseShape = versioned<ImportBase>({
	version: 1,
	read: (members) => storedBase.safeParse(members).data ?? null,
})

/** What this order became, for this customer or for the first customer who had it. Null if it was never imported. */
export async function findOrder(
	db: Db | Tx,
	sealer: Sealer,
	identity: string,
	userId: string,
): Promise<ImportedOrder | null> {
	for (const one of [secondIdentity(identity, userId), identity]) {
		const row = await selectOrder(db, one).executeTakeFirst()
		if (row?.tripId) return toImportedOrder(sealer, row)
	}
	return null
}

/**
 * Finds the order and locks it for this transaction. A concurrent import of the same order waits and then finds its
 * trip.
 */
export async function claimOrder(tx: Tx, sealer: Sealer, identity: string, userId: string): Promise<ImportedOrder> {
	const first = await claim(tx, sealer, identity)
	const second = await selectOrder(tx, secondIdentity(identity, userId)).executeTakeFirst()
	return second?.tripId ? toImportedOrder(sealer, second) : first
}

/** Locks the entry for this customer of an order that is another customer's trip. */
export const claimSecondOrder = (tx: Tx, sealer: Sealer, identity: string, userId: string) =>
	claim(tx, sealer, secondIdentity(identity, userId))

async function claim(tx: Tx, sealer: Sealer, identity: string): Promise<ImportedOrder> {
	await tx
		.insertInto('imports')
		.values({ id: newId(), identity, tripId: null, host: null, orderId: null, revision: null, sealed: null })
		.onConflict((conflict) => conflict.column('identity').doNothing())
		.execute()
	return toImportedOrder(sealer, await selectOrder(tx, identity).forUpdate().executeTakeFirstOrThrow())
}

const selectOrder = (db: Db | Tx, identity: string) =>
	db.selectFrom('imports').select(['id', 'tripId', 'revision', 'importedAt', 'sealed']).where('identity', '=', identity)

function toImportedOrder(
	sealer: Sealer,
	{ sealed, ...row }: Omit<ImportedOrder, 'base'> & { sealed: string | null },
): ImportedOrder {
	const text = sealed === null ? null : sealer.unseal(associatedDataFor(row.id), sealed)
	return { ...row, base: baseShape.fromText(text) }
}

/** Stores what the order states now, for the next import. */
export async function saveOrder(
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
			sealed: sealer.seal(associatedDataFor(id), baseShape.toText(base)),
			importedAt: new Date(),
		})
		.where('id', '=', id)
		.execute()
}
