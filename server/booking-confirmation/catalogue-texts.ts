import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import { STAY_KINDS } from '#shared/catalogue/library.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { readContent } from '#server/catalogue/stored-content.ts'
import type { Db } from '#server/db/connect.ts'

/**
 * The content with the catalogue's description of each stay that staff took from there and have not described themselves (DOC-124). It is that of
 * the version which the stay remembers, so a later publication makes no document stale.
 */
export async function withCatalogueTexts(
	db: Db,
	{ accommodations }: Pick<WholeTrip, 'accommodations'>,
	content: ConfirmationContent,
): Promise<ConfirmationContent> {
	const bare = accommodations.filter(({ id }) => !content.hotelDescriptions[id]?.trim())
	const versionIds = bare.flatMap(({ catalogueVersionId }) => catalogueVersionId ?? [])
	if (versionIds.length === 0) return content
	const texts = await descriptionsOf(db, versionIds)
	const taken = bare.flatMap(({ id, catalogueVersionId }) => {
		const text = texts.get(catalogueVersionId ?? '')
		return text ? [[id, text] as const] : []
	})
	return { ...content, hotelDescriptions: { ...content.hotelDescriptions, ...Object.fromEntries(taken) } }
}

async function descriptionsOf(db: Db, versionIds: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.selectFrom('catalogueVersions as v')
		.innerJoin('catalogueItems as i', 'i.id', 'v.itemId')
		.select(['v.id', 'i.kind', 'v.content'])
		.where('v.id', 'in', versionIds)
		.where('i.kind', 'in', STAY_KINDS)
		.execute()
	return new Map(
		rows.flatMap(({ id, kind, content }) => {
			const item = readContent(kind, content)
			return item && 'description' in item.content ? [[id, item.content.description] as const] : []
		}),
	)
}
