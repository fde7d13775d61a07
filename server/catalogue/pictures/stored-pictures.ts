import { sql } from 'kysely'
import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import { photoName, photoPath, PREVIEW_FILE, servedPhoto } from '#shared/catalogue/photograph.ts'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { page, type Paging } from '#server/http/lists/paging.ts'

/** The rendition that the others are made from. It may say where and when it was taken, so it is never served. */
export const ORIGINAL = 'original'

const COLUMNS = ['id', 'fileName', 'state', 'failure', 'width', 'height', 'color', 'createdAt'] as const

export const pictureRows = (db: Db | Tx) => db.selectFrom('cataloguePictures').select(COLUMNS)
type PictureRow = Awaited<ReturnType<ReturnType<typeof pictureRows>['execute']>>[number]

/** A photograph as staff see it. */
export function shownPicture({ createdAt, ...row }: PictureRow): CataloguePicture {
	return {
		...row,
		name: photoName(row.id),
		preview: photoPath(row.id, PREVIEW_FILE),
		served: row.state === 'made' ? servedPhoto(row) : null,
		uploadedAt: createdAt.toISOString(),
	}
}

/** A page of all photographs, newest first, or those of `ids`. The words are looked for in the names of the files. */
export async function listPictures(db: Db, ids: readonly string[] | null, { limit, cursor, search }: Paging) {
	const words = (search ?? '').split(/\s+/).filter(Boolean)
	const matching = pictureRows(db)
		.$if(ids !== null, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
		.$if(words.length > 0, (query) =>
			query.where((eb) => eb.and(words.map((word) => sql<boolean>`strpos(lower("fileName"), lower(${word})) > 0`))),
		)
	const { total } = await db
		.selectFrom(matching.as('found'))
		.select(({ fn }) => fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow()
	const rows = await matching
		.$if(cursor !== null, (query) => query.where('id', '<', cursor?.id ?? ''))
		.orderBy('id', 'desc')
		.limit(limit + 1)
		.execute()
	const { rows: shown, ...paged } = page(rows, limit)
	return { pictures: shown.map(shownPicture), ...paged, total }
}

/** The ids of all photographs that pages may show. */
export async function madePictures(db: Db | Tx): Promise<Set<string>> {
	const rows = await db.selectFrom('cataloguePictures').select('id').where('state', '=', 'made').execute()
	return new Set(rows.map(({ id }) => id))
}

/** How photographs are served, by their ids. Those that are not made are missing. */
export async function servedPictures(db: Db, ids: readonly string[]): Promise<Map<string, ServedPicture>> {
	if (ids.length === 0) return new Map()
	const rows = await pictureRows(db)
		.where('id', 'in', [...ids])
		.where('state', '=', 'made')
		.execute()
	return new Map(rows.map((row) => [row.id, servedPhoto(row)]))
}
