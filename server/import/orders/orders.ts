import { z } from 'zod'
import { IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'
import { guest as guestKind } from '#shared/trips/kinds/guest.ts'
import { versioned } from '#shared/stored-shape.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { personsIn, type Sealer } from '#server/db/seal.ts'
import { personKeysFor, personKeysOf } from '#server/trips/person-keys/person-keys.ts'
import type { SealAgain } from '#server/trips/person-keys/seal-for-persons.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { BaseElement } from '../merge/match-elements.ts'
import { secondIdentity } from './order-identity.ts'
import type { Reading } from '../read/read-booking.ts'

/**
 * What an order stated when it was last imported: the base of the three-way merge. `isPart`: it is one part of its trip (IMPORT-82).
 * `statedHash` is that of the document, or null where a taught layout read it.
 */
export type ImportBase = {
	trip: Row
	pricing: Row
	elements: Record<ImportedKind, BaseElement[]>
	isPart: boolean
	statedHash: string | null
}
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
const optionalText = z.string().nullable().default(null)
const elements = z.array(z.object({ recordId: optionalText, sourceId: optionalText, stated: values })).default([])
const storedBase = z.object({
	trip: values,
	pricing: values,
	elements: z.object(Object.fromEntries(IMPORTED_KINDS.map((list) => [list, elements]))),
	isPart: z.boolean().default(false),
	statedHash: optionalText,
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
		if (row?.tripId) return toImportedOrder(db, sealer, row)
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
	return second?.tripId ? toImportedOrder(tx, sealer, second) : first
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
	return toImportedOrder(tx, sealer, await selectOrder(tx, identity).forUpdate().executeTakeFirstOrThrow())
}

const selectOrder = (db: Db | Tx, identity: string) =>
	db.selectFrom('imports').select(['id', 'tripId', 'revision', 'importedAt', 'sealed']).where('identity', '=', identity)

async function toImportedOrder(
	db: Db | Tx,
	sealer: Sealer,
	{ sealed, ...row }: Omit<ImportedOrder, 'base'> & { sealed: string | null },
): Promise<ImportedOrder> {
	return { ...row, base: sealed === null ? null : await openBase(db, sealer, row.id, sealed) }
}

async function openBase(db: Db | Tx, sealer: Sealer, id: string, sealed: string): Promise<ImportBase | null> {
	const needed = personsIn(sealed)
	const keys = await personKeysOf(db, needed)
	// A guest was erased, and with them what the order stated.
	if (keys.length < needed.length) return null
	return baseShape.fromText(sealer.unseal(associatedDataFor(id), sealed, keys))
}

/** Sealed for all guests of the trip together: without one of them there is no base to merge with. */
async function sealBase(tx: Tx, sealer: Sealer, { id, tripId }: { id: string; tripId: string }, base: ImportBase) {
	const guests = base.elements.guests.flatMap(({ recordId }) => (recordId === null ? [] : [{ id: recordId }]))
	const keys = await personKeysFor(tx, sealer, tripId, guests)
	const place = associatedDataFor(id)
	if (keys.length < guests.length) return sealer.seal(place, baseShape.toText(base))
	const text = baseShape.toText({ ...base, elements: { ...base.elements, guests: base.elements.guests.map(slim) } })
	return keys.length > 0 ? sealer.sealFor(keys, place, text) : sealer.seal(place, text)
}

/** Of somebody whom staff left out there is no guest and no key, so only what recognises them is stored. */
const slim = ({ recordId, sourceId, stated }: BaseElement): BaseElement => ({
	recordId,
	sourceId,
	stated:
		recordId === null ? Object.fromEntries(Object.entries(stated).filter(([name]) => !HIDDEN.includes(name))) : stated,
})
const HIDDEN: readonly string[] = identityFields(guestKind)

/** For sealRowsForPersons: what orders stated. */
export const sealBaseAgain =
	(sealer: Sealer): SealAgain =>
	async (tx, { id, tripId, sealed }) => {
		const base = tripId ? await openBase(tx, sealer, id, sealed) : null
		return tripId && base ? sealBase(tx, sealer, { id, tripId }, base) : null
	}

/** Stores what the order states now, for the next import. `orderId` is its number, as staff corrected it; without one it keeps the last one. */
export async function saveOrder(
	tx: Tx,
	sealer: Sealer,
	id: string,
	{ tripId, orderId }: { tripId: string; orderId: string | null },
	{ draft, source }: Reading,
	base: ImportBase,
) {
	await tx
		.updateTable('imports')
		.set({
			tripId,
			host: source.host,
			...(orderId === null ? {} : { orderId }),
			revision: draft.order.revision ?? null,
			sealed: await sealBase(tx, sealer, { id, tripId }, base),
			importedAt: new Date(),
		})
		.where('id', '=', id)
		.execute()
}
