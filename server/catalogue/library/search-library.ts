import { sql } from 'kysely'
import { type LibraryEntry, offeredAs, type TakenContent, TAKEN, type TakingKind } from '#shared/catalogue/library.ts'
import { fold } from '#shared/fold.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { haveWords } from '../catalogue-search.ts'
import { readContent } from '../stored-content.ts'

/** As many as fit below a field. Further words find the others. */
const MAX_ENTRIES = 7

const published = (db: Db | Tx, list: TakingKind) =>
	db
		.selectFrom('catalogueItems as i')
		.innerJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.where('i.kind', 'in', TAKEN[list].kinds)

/** The folded name by which trips are offered an item, in SQL. */
const NAME = sql<string>`split_part(f.offered, chr(10), 1)`

/**
 * What records of this kind may take (CRM-227, CRM-401): the entries with these words in their name, place or country, in whatever case and with
 * or without accents; those whose name begins with them first. No words find nothing.
 */
export async function searchLibrary(db: Db, list: TakingKind, search: string | null): Promise<LibraryEntry[]> {
	const folded = fold(search ?? '')
	const words = folded.split(' ').filter(Boolean)
	if (words.length === 0) return []
	const found = await db
		.selectFrom('catalogueSearch as f')
		.innerJoin('catalogueItems as i', 'i.id', 'f.itemId')
		.select('i.publishedVersionId as version')
		.where('i.kind', 'in', TAKEN[list].kinds)
		.where('i.publishedVersionId', 'is not', null)
		.$narrowType<{ version: string }>()
		.where(haveWords(search ?? ''))
		// Of one that is being edited, the index has the words of the draft as well.
		.where((eb) =>
			eb.or([eb('i.draft', 'is', null), eb.and(words.map((word) => sql<boolean>`strpos(f.offered, ${word}) > 0`))]),
		)
		.orderBy(
			sql`case when starts_with(${NAME}, ${folded}) then 0 when strpos(${NAME}, ${folded}) > 0 then 1 else 2 end`,
		)
		.orderBy(NAME)
		.orderBy('f.itemId')
		.limit(MAX_ENTRIES)
		.execute()
	return readEntries(
		db,
		list,
		found.map(({ version }) => version),
	)
}

/** The public villa or hotel with exactly this name, or null. */
export async function findStay(db: Db | Tx, kind: 'villa' | 'hotel', name: string): Promise<LibraryEntry | null> {
	const version = await published(db, 'accommodations')
		.select('v.id')
		.where('i.kind', '=', kind)
		.where(sql<string>`v.content ->> 'name'`, '=', name)
		.executeTakeFirst()
	const [entry = null] = version ? await readEntries(db, 'accommodations', [version.id]) : []
	return entry
}

/** In the order of their versions' ids. One that this release cannot read is left out. */
async function readEntries(db: Db | Tx, list: TakingKind, versionIds: string[]): Promise<LibraryEntry[]> {
	if (versionIds.length === 0) return []
	const rows = await published(db, list)
		.select(['v.id', 'v.itemId', 'i.kind', 'v.content'])
		.where('v.id', 'in', versionIds)
		.execute()
	return versionIds.flatMap((id) => {
		const row = rows.find((one) => one.id === id)
		const item = row ? (readContent(row.kind, row.content) as TakenContent | null) : null
		return row && item ? [{ itemId: row.itemId, versionId: id, ...offeredAs(item) }] : []
	})
}
