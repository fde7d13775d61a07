import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import { photoIdOf } from '#shared/catalogue/photograph.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { readTakenParts, type TakenParts } from '#server/catalogue/library/taken-parts.ts'
import type { Db } from '#server/db/connect.ts'

type Taken = Pick<WholeTrip, 'accommodations' | 'activities'>

/**
 * The content with the catalogue's photograph of each stay and activity that staff took from there and for which they have uploaded none, and
 * with its description of each stay that they have not described (DOC-124). An activity has its description already. Both are those of the version
 * that the record remembers, so a later publication makes no document stale.
 */
export async function withCatalogueParts(
	db: Db,
	{ accommodations, activities }: Taken,
	content: ConfirmationContent,
): Promise<ConfirmationContent> {
	const parts = await readTakenParts(db, [...accommodations, ...activities])
	if (parts.size === 0) return content
	return {
		...content,
		hotelDescriptions: completed(content.hotelDescriptions, accommodations, parts, ({ description }) => description),
		hotelImages: completed(content.hotelImages, accommodations, parts, photographOf),
		activityImages: completed(content.activityImages, activities, parts, photographOf),
	}
}

type Record = { id: string; catalogueVersionId: string | null }

/** The values by record, with what the catalogue has for those that have none. */
function completed(
	values: Readonly<{ [id: string]: string }>,
	records: readonly Record[],
	parts: ReadonlyMap<string, TakenParts>,
	partOf: (parts: TakenParts) => string | null,
): { [id: string]: string } {
	const taken = records.flatMap(({ id, catalogueVersionId }) => {
		const found = values[id]?.trim() ? undefined : parts.get(catalogueVersionId ?? '')
		const value = found && partOf(found)
		return value ? [[id, value] as const] : []
	})
	return { ...values, ...Object.fromEntries(taken) }
}

/** Drawings are not printed: what a traveller has paid for looks like its photographs. */
function photographOf({ picture }: TakenParts): string | null {
	const id = picture && photoIdOf(picture.name)
	return id === null ? null : photographFile(id)
}

const PREFIX = 'photograph-'
/** How the printed data names a photograph of the catalogue, where it names other pictures by their stored file. */
const photographFile = (id: string) => `${PREFIX}${id}.jpg`
/** The id of a photograph of the catalogue; null for every other picture. */
export const photographOfFile = (name: string): string | null =>
	name.startsWith(PREFIX) ? name.slice(PREFIX.length, -'.jpg'.length) : null
