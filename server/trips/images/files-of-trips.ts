import type { Db, Tx } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'

/** The tables whose rows own a file each: those that hang from a trip, and all. */
const IN_TRIPS = ['documents', 'tripImages', 'certificateFiles'] as const
const ALL = [...IN_TRIPS, 'atolForms'] as const

/** The storage keys of every document, picture and certificate that hangs from these trips. */
export async function filesOfTrips(tx: Tx, tripIds: readonly string[]): Promise<string[]> {
	if (tripIds.length === 0) return []
	const keys: string[] = []
	for (const table of IN_TRIPS) {
		const rows = await tx.selectFrom(table).select('storageKey').where('tripId', 'in', tripIds).execute()
		keys.push(...rows.map((row) => row.storageKey))
	}
	return keys
}

/**
 * Removes files whose rows are gone. The rows go first and the bytes after the commit, so a crash between costs an orphan until the
 * next sweep, never a row without its file; and a storage that fails here is the sweep's business, not the caller's.
 */
export async function removeFiles(storage: Storage, keys: readonly string[]) {
	await Promise.allSettled(keys.map((key) => storage.remove(key)))
}

/** Of these storage keys, the ones that have a row: the sweep removes the others. */
export async function keysWithRows(db: Db, keys: readonly string[]): Promise<Set<string>> {
	const known = new Set<string>()
	for (const table of ALL) {
		const rows = await db.selectFrom(table).select('storageKey').where('storageKey', 'in', keys).execute()
		for (const row of rows) known.add(row.storageKey)
	}
	return known
}
