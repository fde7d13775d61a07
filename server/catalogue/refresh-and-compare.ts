import type { Db } from '#server/db/connect.ts'
import type { FollowedCatalogue } from './followed-catalogue.ts'
import { listItems } from './list-items.ts'
import { readPublishedItems } from './published-items.ts'
import { listedRows } from './stored-item.ts'

/** The list as staff open it. */
const FIRST_PAGE = { limit: 50, cursor: null, sort: null, search: null }

/**
 * Wraps the refresh of a followed catalogue: what became public is compared in the background, in slices, and the first page of the list
 * is checked with it, so that the first list that staff open after a publication costs no more than any other (CRM-391).
 */
export function refreshAndCompare(db: Db, catalogue: FollowedCatalogue): () => Promise<void> {
	let compared: unknown
	return async () => {
		await catalogue.refresh()
		const shown = catalogue.current()
		if (shown === compared) return
		const published = await readPublishedItems(db, catalogue)
		const { rows } = await listItems(db, { kind: null, state: null }, FIRST_PAGE)
		await listedRows(rows, published)
		compared = shown
	}
}
