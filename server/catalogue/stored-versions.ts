import { sql } from 'kysely'
import type { ListedVersion } from '#shared/catalogue/catalogue-item.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { notFound } from '#server/http/refusal.ts'
import { type Draft, readDraft } from './stored-draft.ts'
import type { ItemRow } from './stored-item.ts'

const versionRows = (db: Db | Tx, itemId: string) =>
	db
		.selectFrom('catalogueVersions as v')
		.leftJoin('users as u', 'u.id', 'v.publishedBy')
		.where('v.itemId', '=', itemId)
		.select([
			...(['v.id', 'v.no', 'v.source', 'v.note', 'v.createdAt'] as const),
			sql<string | null>`coalesce(u."fullName", u.username)`.as('publishedBy'),
		])

type Row = Omit<ListedVersion, 'publishedAt' | 'isPublic'> & { id: string; createdAt: Date }

const listed = ({ no, source, note, publishedBy, id, createdAt }: Row, item: ItemRow): ListedVersion => ({
	...{ no, source, note, publishedBy },
	publishedAt: createdAt.toISOString(),
	isPublic: id === item.publishedVersionId,
})

/** What was published of an item, newest first. */
export const listVersions = async (db: Db, item: ItemRow): Promise<ListedVersion[]> =>
	(await versionRows(db, item.id).orderBy('v.no', 'desc').execute()).map((row) => listed(row, item))

/** One publication with its content as this release reads it, or 404. */
export async function findVersion(db: Db | Tx, item: ItemRow, no: string): Promise<ListedVersion & { content: Draft }> {
	const row = /^[1-9]\d{0,8}$/.test(no)
		? await versionRows(db, item.id).select('v.content').where('v.no', '=', Number(no)).executeTakeFirst()
		: undefined
	if (!row) throw notFound('Version')
	return { ...listed(row, item), content: readDraft(item.kind, row.content) ?? {} }
}
