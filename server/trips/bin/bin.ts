import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { insertDeleted, rowsToDelete } from '#server/db/deleted-rows.ts'
import { newId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'
import { filesOfTrips } from '../images/files-of-trips.ts'

type Deleted = { list: string; recordId: string; title: string; endDate: string; deletedBy: string | null }

/** Puts a locked trip into the bin, with everything in it and its files. Call it before the trip is deleted (CRM-324). */
export async function putTripIntoBin(
	tx: Tx,
	trip: { id: string; userId: string; name: string; endDate: string },
	deletedBy: string,
): Promise<void> {
	const { id, userId, name: title, endDate } = trip
	const files = await filesOfTrips(tx, [id])
	const entry = { list: 'trip', recordId: id, title, endDate, deletedBy }
	await insert(tx, 'trips', { userId }, entry, files)
}

/** Puts a record of a locked trip into the bin. Call it before anything of the record is changed. */
export async function putRecordIntoBin(
	tx: Tx,
	tripId: string,
	table: string,
	entry: Deleted,
	files: readonly string[],
): Promise<void> {
	await insert(tx, table, { tripId }, entry, files)
}

async function insert(
	tx: Tx,
	table: string,
	owner: { userId: string } | { tripId: string },
	entry: Deleted,
	files: readonly string[],
) {
	const deletedRows = await rowsToDelete(tx, table, entry.recordId)
	await tx
		.insertInto('bin')
		.values({ userId: null, tripId: null, ...owner, ...entry, id: newId(), deletedRows, files: [...files] })
		.execute()
}

export type BinEntry = { id: string; tripId: string | null; list: string; recordId: string }

/** Finds an entry, by its id or that of what was deleted, and locks it. 404 where there is none: brought back, or gone for good. */
export async function lockBinEntry(tx: Tx, id: string): Promise<BinEntry> {
	const entry = await tx
		.selectFrom('bin')
		.select(['id', 'tripId', 'list', 'recordId'])
		.where((x) => x.or([x('id', '=', id), x('recordId', '=', id)]))
		.forUpdate()
		.executeTakeFirst()
	if (!entry) throw notFound('Deleted record')
	return entry
}

/** Inserts the rows of an entry again, and takes the entry out of the bin. */
export async function takeOutOfBin(tx: Tx, id: string): Promise<void> {
	const { rows } = await sql<{ deletedRows: string }>`delete from bin where id = ${id}
		returning "deletedRows"::text as "deletedRows"`.execute(tx)
	if (rows[0]) await insertDeleted(tx, rows[0].deletedRows)
}
