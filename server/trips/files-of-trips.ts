import type { Tx } from '#server/db/connect.ts'
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
