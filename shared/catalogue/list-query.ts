import { type ListFilters, type ListKind, noFilters, SORTS, type Sort } from './list-filters.ts'

/** More than any of our properties has: a number past it is no number anybody chose. */
const MOST = 99

/**
 * Reads the filters from a query string, with or without its '?'. What the list doesn't have, and what makes no sense ('guests=many',
 * a range that ends before it begins), is as if it weren't there.
 */
export function parseQuery(kind: ListKind<never>, search: string): ListFilters {
	const query = new URLSearchParams(search)
	const none = noFilters(kind)
	const text = (name: keyof ListFilters) => (kind.filters.includes(name) ? query.get(name) : null)
	const number = (name: 'minSize' | 'maxSize' | 'guests' | 'bedrooms' | 'bathrooms', min: number, max: number) => {
		const written = text(name) ?? ''
		const value = Number(written)
		return /^\d{1,4}$/.test(written) && value >= min && value <= max ? value : none[name]
	}
	/** In one fixed order, as the order in which they were chosen says nothing. */
	const list = (name: 'locations' | 'amenities' | 'eventTags') =>
		[...new Set((text(name) ?? '').split(',').filter(Boolean))].toSorted()

	const { min, max } = kind.range
	const minSize = number('minSize', min, max)
	return {
		locations: list('locations'),
		minSize,
		maxSize: number('maxSize', minSize, max),
		guests: number('guests', 0, MOST),
		bedrooms: number('bedrooms', 0, MOST),
		bathrooms: number('bathrooms', 0, MOST),
		amenities: list('amenities'),
		eventTags: list('eventTags'),
		sort: SORTS.find((sort) => sort === text('sort')) ?? ('name-asc' satisfies Sort),
	}
}

/** Writes the filters as a query string: '' or '?locations=France,Italy&guests=10'. What is as at the start is left out. */
export function formatQuery(kind: ListKind<never>, filters: ListFilters): string {
	const none = noFilters(kind)
	const parts = kind.filters
		.map((name) => {
			const value = filters[name]
			return [name, typeof value === 'object' ? value.toSorted() : [String(value)], String(none[name])] as const
		})
		.filter(([, values, unchosen]) => values.join() !== unchosen)
		.map(([name, values]) => `${name}=${values.map(encodeURIComponent).join()}`)
	return parts.length === 0 ? '' : `?${parts.join('&')}`
}
