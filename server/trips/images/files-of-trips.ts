import type { Db, Tx } from '#server/db/connect.ts'

/** The tables whose rows each own a file: those that belong to a trip, and all of them. */
const IN_TRIPS = ['documents', 'tripImages', 'certificateFiles', 'messageFiles'] as const
const ALL = [...IN_TRIPS, 'atolForms', 'incomingMails', 'catalogueFiles', 'receivedDocuments'] as const

/** The storage keys of every document, picture and certificate of these trips. */
export async function filesOfTrips(tx: Tx, tripIds: readonly string[]): Promise<string[]> {
	if (tripIds.length === 0) return []
	const keys: string[] = []
	for (const table of IN_TRIPS) {
		const rows = await tx.selectFrom(table).select('storageKey').where('tripId', 'in', tripIds).execute()
		keys.push(...rows.map((row) => row.storageKey))
	}
	return keys
}

/** The storage keys among these that have a row. The sweep deletes the others. */
export async function keysWithRows(db: Db, keys: readonly string[]): Promise<Set<string>> {
	const known = new Set<string>()
	for (const table of ALL) {
		const rows = await db.selectFrom(table).select('storageKey').where('storageKey', 'in', keys).execute()
		for (const row of rows) if (row.storageKey) known.add(row.storageKey)
	}
	return known
}
