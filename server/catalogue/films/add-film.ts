import { readFile } from 'node:fs/promises'
import type { CatalogueFilm } from '#shared/catalogue/film.ts'
import { mediaTypes } from '#shared/uploads.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkFilm } from './check-film.ts'
import { filmRows, shownFilm } from './stored-films.ts'

type Upload = { path: string; sha256: string; clientName: string }

/**
 * Checks an uploaded film and stores it without its metadata (CRM-403). A file that was uploaded before is the same film. Refuses with 422
 * what browsers cannot play, and what is damaged, too long or too large.
 */
export async function addFilm(
	{ db, storage }: { db: Db; storage: Storage },
	{ path, sha256, clientName }: Upload,
	actor: Actor,
): Promise<{ film: CatalogueFilm; isNew: boolean }> {
	const known = await knownFilm(db, sha256)
	if (known) return { film: known, isNew: false }
	const checked = checkFilm(await readFile(path))
	if ('refused' in checked) throw new Refusal(422, 'film_refused', checked.refused)
	const { bytes, ...header } = checked
	const storageKey = newKey('films', header.kind)
	await storage.put(storageKey, bytes, mediaTypes[header.kind])
	try {
		const id = newId()
		const added = await transaction(db, async (tx) => {
			const row = { id, sha256, fileName: clientName || 'Film', ...header, storageKey, bytes: bytes.length }
			const inserted = await tx
				.insertInto('catalogueFilms')
				.values(row)
				.onConflict((conflict) => conflict.column('sha256').doNothing())
				.returning('id')
				.executeTakeFirst()
			if (!inserted) return null
			await audit(tx, actor, 'catalogue film uploaded', id)
			return shownFilm(row)
		})
		if (added) return { film: added, isNew: true }
	} catch (error) {
		await removeFiles(storage, [storageKey])
		throw error
	}
	// Somebody else uploaded the same file at the same time.
	await removeFiles(storage, [storageKey])
	return addFilm({ db, storage }, { path, sha256, clientName }, actor)
}

/** The film of a file that was uploaded before. It is in use again. */
async function knownFilm(db: Db | Tx, sha256: string): Promise<CatalogueFilm | null> {
	await db.updateTable('catalogueFilms').set({ unusedSince: null }).where('sha256', '=', sha256).execute()
	const row = await filmRows(db).where('sha256', '=', sha256).executeTakeFirst()
	return row ? shownFilm(row) : null
}
