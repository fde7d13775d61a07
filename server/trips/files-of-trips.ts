import type { Db, Tx } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'

/** The storage keys of every document and picture that hangs from these trips. */
export async function filesOfTrips(tx: Tx, tripIds: readonly string[]): Promise<string[]> {
	if (tripIds.length === 0) return []
	const documents = await tx.selectFrom('documents').select('storageKey').where('tripId', 'in', tripIds).execute()
	const images = await tx.selectFrom('tripImages').select('storageKey').where('tripId', 'in', tripIds).execute()
	return [...documents, ...images].map((row) => row.storageKey)
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
	const documents = await db.selectFrom('documents').select('storageKey').where('storageKey', 'in', keys).execute()
	const images = await db.selectFrom('tripImages').select('storageKey').where('storageKey', 'in', keys).execute()
	return new Set([...documents, ...images].map((row) => row.storageKey))
}
