import { isSort, type ListFilters, type ListKind, noFilters } from './list-filters.ts'

/** More than any property has. A larger number in a URL is ignored. */
const MAX_NUMBER = 99

/**
 * Parses the filters in a query string, with or without its '?'. Ignores filters that the list does not have and invalid values
 * ('guests=many', a range that ends before it begins).
 */
export function parseQuery(kind: ListKind<never>, search: string): ListFilters {
	const query = new URLSearchParams(search)
	const none = noFilters(kind)
	const text = (name: keyof ListFilters) => (kind.filters.includes(name) ? query.get(name) : null)
	const number = (name: 'minSize' | 'maxSize' | 'guests' | 'bedrooms' | 'bathrooms', min: number, max: number) => {
		const digits = text(name) ?? ''
		const value = Number(digits)
		return /^\d{1,4}$/.test(digits) && value >= min && value <= max ? value : none[name]
	}
	/** Sorted, because the order in which values were chosen has no meaning. */
	const list = (name: 'locations' | 'amenities' | 'eventTags') =>
		[...new Set((text(name) ?? '').split(',').filter(Boolean))].toSorted()

	const { min, max } = kind.range
	const sort = text('sort') ?? ''
	const minSize = number('minSize', min, max)
	return {
		locations: list('locations'),
		minSize,
		maxSize: number('maxSize', minSize, max),
		guests: number('guests', 0, MAX_NUMBER),
		bedrooms: number('bedrooms', 0, MAX_NUMBER),
		bathrooms: number('bathrooms', 0, MAX_NUMBER),
		amenities: list('amenities'),
		eventTags: list('eventTags'),
		sort: isSort(sort) ? sort : none.sort,
	}
}

/** Formats the filters as a query string: '' or '?locations=France,Italy&guests=10'. Default values are left out. */
export function formatQuery(kind: ListKind<never>, filters: ListFilters): string {
	const none = noFilters(kind)
	let query = ''
	for (const name of kind.filters) {
		const value = filters[name]
		const text = typeof value === 'object' ? value.toSorted().map(encodeURIComponent).join() : String(value)
		if (text !== String(none[name])) query += `${query === '' ? '?' : '&'}${name}=${text}`
	}
	return query
}

/** Whether any filter is set. The sort order does not count. */
export const isFiltered = (kind: ListKind<never>, filters: ListFilters): boolean =>
	formatQuery(kind, { ...filters, sort: noFilters(kind).sort }) !== ''
