import { type RawBuilder, sql } from 'kysely'
import { fold } from '#shared/fold.ts'
import { beforeCommit } from '#server/db/before-commit.ts'
import type { Tx } from '#server/db/connect.ts'
import { indexRows, type SearchIndex } from '#server/search/search-index.ts'
import { searchTerms } from '#server/search/search-words.ts'
import { LAST_NO, WRITTEN } from './stored-item.ts'

const NAMED = ['name', 'location', 'country'] as const

/**
 * Items of the catalogue are found by their name, place and country, in what staff edit and in what is public. `offered` is the public name
 * and, in a second line, the place: a search for a trip orders by it, and is not answered with the words of a draft.
 */
export const catalogueSearch: SearchIndex = {
	table: 'catalogueSearch',
	id: 'itemId',
	async readValues(tx, ids) {
		const rows = await tx
			.selectFrom('catalogueItems as i')
			.leftJoin('catalogueVersions as v', (join) => join.onRef('v.itemId', '=', 'i.id').on('v.no', '=', LAST_NO))
			.leftJoin('catalogueVersions as p', 'p.id', 'i.publishedVersionId')
			.select(['i.id', 'i.publishedVersionId'])
			.select(sql<(string | null)[]>`array[${textsIn(WRITTEN)}]`.as('written'))
			.select(sql<(string | null)[]>`array[${textsIn(sql`p.content`)}]`.as('shown'))
			.where('i.id', 'in', ids)
			.execute()
		return rows.map(({ id, publishedVersionId, written, shown }) => {
			const [name = null, ...place] = shown
			const offered = `${fold(name ?? '')}\n${fold(place.filter(Boolean).join(' '))}`
			return { id, values: [...written, ...shown], columns: { offered: publishedVersionId === null ? null : offered } }
		})
	},
	staleIds: `select i.id from "catalogueItems" i left join "catalogueSearch" s on s."itemId" = i.id
		where i.id > $1 and (s."itemId" is null or greatest(i."draftAt", i."contentChangedAt") > s."indexedAt")`,
}

const textsIn = (content: typeof WRITTEN) => sql.join(NAMED.map((name) => sql`${content} ->> ${sql.lit(name)}`))

/** Updates the words of an item that this transaction changes, once, at its end. */
export const indexItem = (tx: Tx, itemId: string): void =>
	beforeCommit(tx, `words of catalogue item ${itemId}`, () => indexRows(tx, catalogueSearch, [itemId]))

/** Whether a row `f` of the index has these words, each as the beginning of one of its own. A text without any finds nothing. */
export function haveWords(text: string): RawBuilder<boolean> {
	const terms = searchTerms(text)
	return terms.length === 0 ? sql`false` : sql`f.words @@ ${terms.join(' & ')}::tsquery`
}
