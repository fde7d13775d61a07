import { type Kysely, sql } from 'kysely'
import { KINDS, type Kind } from '#shared/trips/kinds/registry.ts'
import { MAX_DOCUMENTS } from '#shared/trips/kinds/document.ts'
import type { Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { reopenApproval } from '../approvals/approval.ts'
import { causedBy } from '../changes/cause.ts'
import { noteChange } from '../changes/note-change.ts'
import { countTrip, countTripOfCustomer } from '../counters/counters.ts'
import { noteIssuedState } from '../records/issued-state.ts'
import type { Row } from '../records/stored-record.ts'
import type { TripRecords } from '../records/trip-records.ts'
import { becomeCustomer } from '../trip/create-trip.ts'
import { findTrip } from '../trip/find-trip.ts'
import { indexTrip } from '../list/trip-search.ts'
import { type BinEntry, takeOutOfBin } from './bin.ts'

/** Brings a trip back as it was deleted, with everything in it. Travellers see it again, and are told nothing. */
export async function restoreTrip(tx: Tx, entry: BinEntry): Promise<void> {
	await takeOutOfBin(tx, entry.id)
	const trip = await findTrip(tx, entry.recordId, { lock: true })
	await countTrip(tx, null, trip)
	await countTripOfCustomer(tx, trip.userId, 1)
	const owner = tx.selectFrom('users').select('companionOnly').where('id', '=', trip.userId)
	if ((await owner.executeTakeFirstOrThrow()).companionOnly) await becomeCustomer(tx, trip.userId)
	// They were about to be deleted with the trip (sweepPersonKeys).
	await tx.updateTable('personKeys').set({ unusedSince: null }).where('tripId', '=', trip.id).execute()
	indexTrip(tx, trip.id)
}

/**
 * Brings a record back into its trip, as staff add one: a guest has to be approved again, and travellers are told of a booking that they
 * were told is off. An eleventh document is 409.
 */
export async function restoreRecord(
	tx: Tx,
	records: TripRecords,
	staff: { id: string },
	entry: BinEntry & { tripId: string },
): Promise<void> {
	const trip = await findTrip(tx, entry.tripId, { lock: true })
	const stored = records[entry.list as Kind]
	if (entry.list === 'documents') await refuseMoreDocuments(tx, trip.id)
	await takeOutOfBin(tx, entry.id)
	if (entry.list === 'documents') await noteIssuedState(tx, trip.id)
	const tables = tx as unknown as Kysely<Record<string, Row>>
	const { table } = stored.kind.names
	if (stored.isApproved) {
		await tables.updateTable(table).set({ approvalStatus: 'pending' }).where('id', '=', entry.recordId).execute()
		await reopenApproval(tx, trip)
	}
	await tables
		.updateTable(table)
		.set({ version: sql`version + 1`, updatedAt: sql`now()` })
		.where('id', '=', entry.recordId)
		.execute()
	const row = await tables
		.selectFrom(table)
		.select([...stored.columns])
		.where('id', '=', entry.recordId)
		.executeTakeFirstOrThrow()
	const [withKey = row] = await stored.withKeys(tx, [row])
	indexTrip(tx, trip.id)
	await noteChange(tx, trip, stored, null, stored.shown(withKey), causedBy(staff), 'restored')
}

async function refuseMoreDocuments(tx: Tx, tripId: string) {
	const { n } = await tx
		.selectFrom('documents')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where('tripId', '=', tripId)
		.executeTakeFirstOrThrow()
	if (n >= MAX_DOCUMENTS)
		throw new Refusal(409, 'too_many_documents', `A trip can hold ${MAX_DOCUMENTS} documents. Delete one first`)
}

export const isKind = (list: string): list is Kind => Object.hasOwn(KINDS, list)
