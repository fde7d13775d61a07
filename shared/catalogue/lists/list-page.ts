import type { ListFilters, ListKind } from './list-filters.ts'
import { formatQuery, parseQuery } from './list-query.ts'

/** What is asked of a long list (SITE-200). */
export type ListRequest = {
	filters: ListFilters
	/** From 1. */
	page: number
}

/** The number of the page in a query string; 1 where there is none, or none that makes sense. */
export function pageIn(search: string): number {
	const digits = new URLSearchParams(search).get('page') ?? ''
	return /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : 1
}

/** Formats what is asked of a long list as a query string: '?locations=France&page=2'. The first page is left out. */
export function formatPageQuery(kind: ListKind<never>, { filters, page }: ListRequest): string {
	const query = formatQuery(kind, filters)
	return page === 1 ? query : withMember(query, 'page', String(page))
}

/** What a long list reads of a query string, in its one form. */
export const canonicalPageQuery = (kind: ListKind<never>, search: string): string =>
	formatPageQuery(kind, { filters: parseQuery(kind, search), page: pageIn(search) })

/** A query string with another member at its end. */
export const withMember = (query: string, name: string, value: string): string =>
	`${query === '' ? '?' : `${query}&`}${name}=${encodeURIComponent(value)}`
