import { readFile } from 'node:fs/promises'
import type { CatalogueFilm } from '#shared/catalogue/film.ts'
import { filmUpload, mediaTypes } from '#shared/uploads.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { checkFilm } from './check-film.ts'
import { addSource, knownSource } from './film-sources.ts'
import { filmRows, shownFilm } from './stored-films.ts'

type Upload = { path: string; sha256: string; size: number; clientName: string; type: string }
/** Without a path of ffmpeg, films are served as they are or refused. */
export type FilmDeps = { db: Db; storage: Storage; jobs: Jobs; ffmpegPath: string | null }

/**
 * Checks an uploaded film and stores it without its metadata (CRM-403), or stores it to be converted (CRM-409). A file that was uploaded
 * before is the same film. Where nothing converts films, it refuses with 422 what browsers cannot play, and what is damaged, too long or too
 * large.
 */
export async function addFilm(
	deps: FilmDeps,
	upload: Upload,
	actor: Actor,
): Promise<{ film: CatalogueFilm; isNew: boolean }> {
	const { db, storage, ffmpegPath } = deps
	const { path, sha256, clientName } = upload
	const known = (await knownFilm(db, sha256)) ?? (ffmpegPath && (await knownSource(deps, sha256)))
	if (known) return { film: known, isNew: false }
	const isLarge = upload.size > filmUpload.maxBytes
	const checked = isLarge ? { refused: filmUpload.tooLarge } : checkFilm(await readFile(path))
	if ('refused' in checked) {
		if (ffmpegPath && upload.type !== mediaTypes.webm)
			return { film: await addSource(deps, upload, actor), isNew: true }
		throw new Refusal(422, 'film_refused', checked.refused)
	}
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
	return addFilm(deps, upload, actor)
}

/** The film of a file that was uploaded before. It is in use again. */
async function knownFilm(db: Db | Tx, sha256: string): Promise<CatalogueFilm | null> {
	await db.updateTable('catalogueFilms').set({ unusedSince: null }).where('sha256', '=', sha256).execute()
	const row = await filmRows(db).where('sha256', '=', sha256).executeTakeFirst()
	return row ? shownFilm(row) : null
}
