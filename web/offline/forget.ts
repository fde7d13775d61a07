import { openDB } from 'idb'
import { databaseName, isDatabaseName } from './database-name.ts'

/**
 * Deletes what this device stores for travellers other than `userId`, but not what they wrote and could not send: they send it after signing
 * in again (PORTAL-57).
 */
export async function forgetTravellers(userId: string | null): Promise<void> {
	const own = userId === null ? null : databaseName(userId)
	for (const { name } of await indexedDB.databases())
		if (name !== undefined && isDatabaseName(name) && name !== own) await forgetAllButUnsent(name)
}

async function forgetAllButUnsent(name: string): Promise<void> {
	const db = await openDB(name, undefined, {
		// Deleted in another tab by now: opening would create it without its stores.
		upgrade: (_db, _old, _new, work) => work.abort(),
	}).catch(() => null)
	if (!db) return
	const stores = [...db.objectStoreNames].filter((store) => store !== 'edits')
	const hasUnsent = db.objectStoreNames.contains('edits') && (await db.count('edits')) > 0
	if (hasUnsent) {
		const work = db.transaction(stores, 'readwrite')
		await Promise.all([...stores.map((store) => work.objectStore(store).clear()), work.done])
	}
	db.close()
	if (!hasUnsent) indexedDB.deleteDatabase(name)
}
