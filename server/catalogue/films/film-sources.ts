import { type CatalogueFilm, filmName } from '#shared/catalogue/film.ts'
import { filmUpload, mediaTypes } from '#shared/uploads.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { makeFilmJob } from './make-film.ts'

/** In all, also those that failed: each may be large. */
const MAX_SOURCES = 20
const COLUMNS = ['id', 'fileName', 'bytes', 'state', 'failure'] as const

type Deps = { db: Db; storage: Storage; jobs: Jobs }
type Upload = { path: string; sha256: string; size: number; clientName: string }

export const sourceRows = (db: Db | Tx) => db.selectFrom('catalogueFilmSources').select(COLUMNS)
type SourceRow = Awaited<ReturnType<ReturnType<typeof sourceRows>['execute']>>[number]

/** A film that is still being converted, or cannot be, as staff see it. One that nothing converts any more waits in vain. */
export const shownSource = ({ id, ...row }: SourceRow, isConverted = true): CatalogueFilm => ({
	...{ id, name: filmName(id), served: null },
	...row,
	...(isConverted ? {} : { state: 'failed', failure: filmUpload.wrongKind }),
})

/** Stores a film as it was uploaded, to be converted in the background (CRM-409). Refuses with 503 when too many are waiting. */
export async function addSource(deps: Deps, upload: Upload, actor: Actor): Promise<CatalogueFilm> {
	const { db, storage, jobs } = deps
	const { total } = await db
		.selectFrom('catalogueFilmSources')
		.select(({ fn }) => fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow()
	if (total >= MAX_SOURCES)
		throw new Refusal(503, 'busy', 'Many films are still being prepared. Please try again in a few minutes', {
			retryAfter: 60,
		})
	const { path, sha256, size, clientName } = upload
	const storageKey = newKey('films', 'mov')
	await storage.put(storageKey, { path }, mediaTypes.mov)
	const id = newId()
	try {
		return await transaction(db, async (tx) => {
			const row = { id, fileName: clientName || 'Film', bytes: size }
			await tx
				.insertInto('catalogueFilmSources')
				.values({ ...row, sha256, storageKey })
				.execute()
			await jobs.send(tx, makeFilmJob, id, { id })
			await audit(tx, actor, 'catalogue film uploaded', id)
			return shownSource({ ...row, state: 'waiting', failure: null })
		})
	} catch (error) {
		await removeFiles(storage, [storageKey])
		throw error
	}
}

/** The film of a file that was uploaded before and is not converted yet. One that failed is tried again. */
export const knownSource = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, sha256: string): Promise<CatalogueFilm | null> =>
	transaction(db, async (tx) => {
		const found = await sourceRows(tx).where('sha256', '=', sha256).forUpdate().executeTakeFirst()
		if (!found) return null
		const again = { state: 'waiting', failure: null } as const
		const { id } = found
		const reset = found.state === 'failed' ? { ...again, attempts: 0 } : {}
		await tx
			.updateTable('catalogueFilmSources')
			.set({ unusedSince: null, ...reset })
			.where('id', '=', id)
			.execute()
		if (found.state === 'failed') await jobs.send(tx, makeFilmJob, id, { id })
		return shownSource({ ...found, ...again })
	})
