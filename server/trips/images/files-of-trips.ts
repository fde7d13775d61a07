import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'

/** The tables whose rows each own a file: those that belong to a trip, and all of them. */
const IN_TRIPS = ['documents', 'tripImages', 'certificateFiles', 'messageFiles'] as const
const ALL = [
	...IN_TRIPS,
	'atolForms',
	'incomingMails',
	'catalogueFiles',
	'catalogueFilms',
	'catalogueFilmSources',
	'receivedDocuments',
] as const

/** The storage keys of every document, picture and certificate of these trips, deleted ones that can be brought back too. */
export async function filesOfTrips(tx: Tx, tripIds: readonly string[]): Promise<string[]> {
	if (tripIds.length === 0) return []
	const keys: string[] = []
	for (const table of IN_TRIPS) {
		const rows = await tx.selectFrom(table).select('storageKey').where('tripId', 'in', tripIds).execute()
		keys.push(...rows.map((row) => row.storageKey))
	}
	const binned = await tx.selectFrom('bin').select('files').where('tripId', 'in', tripIds).execute()
	return [...keys, ...binned.flatMap(({ files }) => files)]
}

/** The storage keys of a customer's deleted trips that can be brought back. */
export async function filesOfDeletedTrips(tx: Tx, userId: string): Promise<string[]> {
	const rows = await tx.selectFrom('bin').select('files').where('userId', '=', userId).execute()
	return rows.flatMap(({ files }) => files)
}

/** The storage keys among these that have a row. The sweep deletes the others. */
export async function keysWithRows(db: Db, keys: readonly string[]): Promise<Set<string>> {
	const known = new Set<string>()
	for (const table of ALL) {
		const rows = await db.selectFrom(table).select('storageKey').where('storageKey', 'in', keys).execute()
		for (const row of rows) if (row.storageKey) known.add(row.storageKey)
	}
	const { rows: binned } = await sql<{ key: string }>`select distinct f.key from bin b, unnest(b.files) f(key)
		where f.key = any(${[...keys]}::text[])`.execute(db)
	for (const { key } of binned) known.add(key)
	return known
}
