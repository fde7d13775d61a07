import { HOTEL_LIST, type ListKind, VILLA_LIST } from '#shared/catalogue/list-filters.ts'
import { formatQuery, parseQuery } from '#shared/catalogue/list-query.ts'
import { PAGES } from '#shared/paths.ts'

const LISTS: Partial<Record<string, ListKind<never>>> = { [PAGES.villas]: VILLA_LIST, [PAGES.hotels]: HOTEL_LIST }

/** The part of a query string that the page at `path` reads, in one fixed order: '' or '?a=b'. All else never reaches it. */
export function canonicalSearch(path: string, search: string): string {
	const kind = LISTS[path.replace(/\/$/, '')]
	return kind ? formatQuery(kind, parseQuery(kind, search)) : ''
}
