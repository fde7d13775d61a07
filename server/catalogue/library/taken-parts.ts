import { TAKEN } from '#shared/catalogue/library.ts'
import { photoIdOf } from '#shared/catalogue/photograph.ts'
import { picturesIn } from '#shared/catalogue/pictures-in.ts'
import type { Picture } from '#shared/catalogue/property.ts'
import type { Db } from '#server/db/connect.ts'
import { readContent } from '../stored-content.ts'

/** What a trip shows of the version that a record remembers. */
export type TakenParts = {
	description: string | null
	/** The first photograph, or where there is none the first drawing. */
	picture: Picture | null
}
type Taking = { catalogueVersionId?: string | null | undefined }

/**
 * What these records show of the catalogue, by the version that each remembers (DOC-124). A later publication changes nothing of it. Records that
 * nobody took from there, and versions that this release cannot read, are missing.
 */
export async function readTakenParts(db: Db, records: readonly Taking[]): Promise<Map<string, TakenParts>> {
	const versionIds = records.flatMap(({ catalogueVersionId }) => catalogueVersionId ?? [])
	if (versionIds.length === 0) return new Map()
	const rows = await db
		.selectFrom('catalogueVersions as v')
		.innerJoin('catalogueItems as i', 'i.id', 'v.itemId')
		.select(['v.id', 'i.kind', 'v.content'])
		.where('v.id', 'in', versionIds)
		.where(
			'i.kind',
			'in',
			Object.values(TAKEN).flatMap(({ kinds }) => [...kinds]),
		)
		.execute()
	return new Map(
		rows.flatMap(({ id, kind, content }) => {
			const item = readContent(kind, content)
			if (!item || item.kind === 'landing') return []
			const pictures = picturesIn(item)
			const picture = pictures.find(({ name }) => photoIdOf(name) !== null) ?? pictures[0] ?? null
			return [[id, { description: item.content.description || null, picture }] as const]
		}),
	)
}
