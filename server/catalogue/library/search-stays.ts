import { sql } from 'kysely'
import { type LibraryEntry, STAY_KINDS, type StayContent, stayValues } from '#shared/catalogue/library.ts'
import { locationLabel } from '#shared/catalogue/property.ts'
import { fold } from '#shared/fold.ts'
import type { Db } from '#server/db/connect.ts'
import { readContent } from '../stored-content.ts'

/** As many as fit below a field. Further words find the others. */
const MAX_ENTRIES = 7

const publicStays = (db: Db) =>
	db
		.selectFrom('catalogueItems as i')
		.innerJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.where('i.kind', 'in', STAY_KINDS)

/**
 * The public villas and hotels with these words in their name, place or country, in whatever case and with or without accents; those whose
 * name begins with them first. No words find nothing.
 */
export async function searchStays(db: Db, search: string | null): Promise<LibraryEntry[]> {
	const folded = fold(search ?? '')
	const words = folded.split(' ').filter(Boolean)
	if (words.length === 0) return []
	const known = await publicStays(db)
		.select([
			'v.id',
			sql<string>`coalesce(v.content ->> 'name', '')`.as('name'),
			sql<string>`concat_ws(' ', v.content ->> 'location', v.content ->> 'country')`.as('place'),
		])
		.execute()
	const found = known
		.map(({ id, name, place }) => ({ id, name: fold(name), text: fold(`${name} ${place}`) }))
		.filter(({ text }) => words.every((word) => text.includes(word)))
		.toSorted((a, b) => rankOf(a.name, folded) - rankOf(b.name, folded) || a.name.localeCompare(b.name))
		.slice(0, MAX_ENTRIES)
	return readEntries(
		db,
		found.map(({ id }) => id),
	)
}

const rankOf = (name: string, words: string) => (name.startsWith(words) ? 0 : name.includes(words) ? 1 : 2)

/** In the order of their versions' ids. One that this release cannot read is left out. */
async function readEntries(db: Db, versionIds: string[]): Promise<LibraryEntry[]> {
	if (versionIds.length === 0) return []
	const rows = await publicStays(db)
		.select(['v.id', 'v.itemId', 'i.kind', 'v.content'])
		.where('v.id', 'in', versionIds)
		.execute()
	return versionIds.flatMap((id) => {
		const row = rows.find((one) => one.id === id)
		const stay = row ? (readContent(row.kind, row.content) as StayContent | null) : null
		return row && stay ? [entryOf(row.itemId, id, stay)] : []
	})
}

const entryOf = (itemId: string, versionId: string, stay: StayContent): LibraryEntry => ({
	itemId,
	versionId,
	kind: stay.kind,
	name: stay.content.name,
	place: locationLabel(stay.content),
	values: stayValues(stay),
})
