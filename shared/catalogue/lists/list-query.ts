import { type ListFilters, type ListKind, noFilters, SORTS, type Sort } from './list-filters.ts'

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
		sort: SORTS.find((sort) => sort === text('sort')) ?? ('name-asc' satisfies Sort),
	}
}

/** Formats the filters as a query string: '' or '?locations=France,Italy&guests=10'. Default values are left out. */
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
