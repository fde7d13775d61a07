import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import type { Storage } from '#server/files/storage.ts'
import { noteUnused } from '../pictures/sweep-pictures.ts'

/** Deletes films, converted and not, that nothing has named for a week, as photographs are (CRM-212). Returns how many. */
export async function sweepFilms({ db, storage }: { db: Db; storage: Storage }): Promise<number> {
	const keys = await transaction(db, async (tx) => {
		const removed: string[] = []
		for (const table of ['catalogueFilms', 'catalogueFilmSources'] as const) {
			await noteUnused(tx, table, 'film')
			const rows = await tx
				.deleteFrom(table)
				.where('unusedSince', '<', sql<Date>`now() - interval '7 days'`)
				.returning('storageKey')
				.execute()
			removed.push(...rows.map(({ storageKey }) => storageKey))
		}
		return removed
	})
	await removeFiles(storage, keys)
	return keys.length
}
