import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Storage } from '#server/files/storage.ts'
import type { JobType } from '#server/jobs/jobs.ts'
import { removeFiles } from '#server/files/remove-files.ts'

export const sweepPicturesJob: JobType<Record<string, never>> = {
	name: 'sweep-pictures',
	data: z.object({}),
	concurrency: 1,
}
/** Every night (UTC), because it reads all versions. */
export const SWEEP_PICTURES = '47 2 * * *'

/** The ids of all photographs or films that a draft, an offer, a schedule or any version names. The history can be restored for ever. */
const usedIds = (kind: 'photo' | 'film') => sql<{ id: string }>`
	select distinct (regexp_matches(texts.value, ${kind}::text || '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g'))[1]::uuid as id
	from (
		select draft::text as value from "catalogueItems" where draft is not null
		union all select "builtInOffer"::text from "catalogueItems" where "builtInOffer" is not null
		union all select content::text from "catalogueVersions"
		union all select content::text from "catalogueSchedules"
	) texts`

type UploadTable = 'cataloguePictures' | 'catalogueFilms' | 'catalogueFilmSources'

/** Notes since when nothing has named each photograph or film, and forgets it of those that are named again. */
export async function noteUnused(tx: Tx, table: UploadTable, kind: 'photo' | 'film') {
	await sql`
		with used as (${usedIds(kind)})
		update ${sql.table(table)} m
		set "unusedSince" = case when exists (select from used where used.id = m.id) then null else coalesce(m."unusedSince", now()) end
		where (m."unusedSince" is null) <> exists (select from used where used.id = m.id)`.execute(tx)
}

/**
 * Deletes photographs that nothing has named for a week (CRM-212): an editor may bring one back, and a new upload is not in a draft yet. Returns
 * how many.
 */
export async function sweepPictures({ db, storage }: { db: Db; storage: Storage }): Promise<number> {
	const removed = await transaction(db, async (tx) => {
		await noteUnused(tx, 'cataloguePictures', 'photo')
		const files = await tx
			.selectFrom('catalogueFiles as f')
			.innerJoin('cataloguePictures as p', 'p.id', 'f.pictureId')
			.select(['p.id', 'f.storageKey'])
			.where('p.unusedSince', '<', sql<Date>`now() - interval '7 days'`)
			.forUpdate()
			.execute()
		const ids = [...new Set(files.map(({ id }) => id))]
		if (ids.length > 0) await tx.deleteFrom('cataloguePictures').where('id', 'in', ids).execute()
		return { ids, keys: files.map(({ storageKey }) => storageKey) }
	})
	await removeFiles(storage, removed.keys)
	return removed.ids.length
}
