import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
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

/** The ids of all photographs that a draft, an offer or any version names. The history can be restored for ever. */
const USED = sql<{ id: string }>`
	select distinct (regexp_matches(texts.value, 'photo/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g'))[1]::uuid as id
	from (
		select draft::text as value from "catalogueItems" where draft is not null
		union all select "builtInOffer"::text from "catalogueItems" where "builtInOffer" is not null
		union all select content::text from "catalogueVersions"
	) texts`

/**
 * Deletes photographs that nothing has named for a week (CRM-212): an editor may bring one back, and a new upload is not in a draft yet. Returns
 * how many.
 */
export async function sweepPictures({ db, storage }: { db: Db; storage: Storage }): Promise<number> {
	const removed = await transaction(db, async (tx) => {
		await sql`
			with used as (${USED})
			update "cataloguePictures" p
			set "unusedSince" = case when exists (select from used where used.id = p.id) then null else coalesce(p."unusedSince", now()) end
			where (p."unusedSince" is null) <> exists (select from used where used.id = p.id)`.execute(tx)
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
