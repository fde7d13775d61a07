import type { HotelCard, VillaCard } from '../card.ts'

/** 'guests-asc' and 'size-asc' are not offered, but accepted in the URL (SITE-57). */
export const SORTS = ['name-asc', 'name-desc', 'guests-desc', 'size-desc', 'guests-asc', 'size-asc'] as const
export type Sort = (typeof SORTS)[number]

/** The filters that a visitor has chosen in a list. Empty lists and zeroes filter nothing. */
export type ListFilters = {
	locations: readonly string[]
	/** The inclusive range: m² for villas, stars for hotels. */
	minSize: number
	maxSize: number
	/** Minimum numbers. */
	guests: number
	bedrooms: number
	bathrooms: number
	/** All of these. */
	amenities: readonly string[]
	/** Any of these. */
	eventTags: readonly string[]
	sort: Sort
}

/** The differences between the lists of villas and hotels. */
export type ListKind<Card> = {
	/** The limits and the step of the range slider (SITE-55). */
	range: { min: number; max: number; step: number }
	/** The value that the range filters. */
	measure: (card: Card) => number
	/** The filters of this list, in their order in the URL. */
	filters: readonly (keyof ListFilters)[]
}

export const VILLA_LIST: ListKind<VillaCard> = {
	range: { min: 0, max: 1500, step: 50 },
	measure: ({ size }) => size,
	filters: ['locations', 'minSize', 'maxSize', 'bedrooms', 'bathrooms', 'guests', 'sort'],
}

export const HOTEL_LIST: ListKind<HotelCard> = {
	range: { min: 1, max: 5, step: 1 },
	measure: ({ starRating }) => starRating,
	filters: ['locations', 'minSize', 'maxSize', 'amenities', 'eventTags', 'guests', 'sort'],
}

export const noFilters = ({ range }: ListKind<never>): ListFilters => ({
	locations: [],
	minSize: range.min,
	maxSize: range.max,
	guests: 0,
	bedrooms: 0,
	bathrooms: 0,
	amenities: [],
	eventTags: [],
	sort: 'name-asc',
})

/** A villa has neither amenities nor events. */
export type FilterableCard = VillaCard & Partial<Pick<HotelCard, 'amenityTags' | 'eventTags'>>

/** The matching cards (SITE-53, SITE-54) in the chosen order. `search` matches name and country, ignoring case. */
export function filterAndSort<Card extends FilterableCard>(
	kind: ListKind<Card>,
	cards: readonly Card[],
	filters: ListFilters,
	search: string,
): Card[] {
	return cards.filter(matcherOf(kind, filters, search)).toSorted(ORDERS[filters.sort])
}

/** Returns whether a card has all that is searched and filtered for. */
export function matcherOf<Card extends FilterableCard>(kind: ListKind<Card>, filters: ListFilters, search: string) {
	const { locations, eventTags, amenities } = filters
	const query = search.trim().toLowerCase()
	const contains = (text: string) => text.toLowerCase().includes(query)
	return (card: Card): boolean => {
		const size = kind.measure(card)
		return (
			size >= filters.minSize &&
			size <= filters.maxSize &&
			card.guests >= filters.guests &&
			card.bedrooms >= filters.bedrooms &&
			card.bathrooms >= filters.bathrooms &&
			(locations.length === 0 || locations.includes(card.country)) &&
			(eventTags.length === 0 || eventTags.some((tag) => card.eventTags?.includes(tag))) &&
			amenities.every((tag) => card.amenityTags?.includes(tag)) &&
			(contains(card.name) || contains(card.country))
		)
	}
}

type Order = (a: VillaCard, b: VillaCard) => number
const byName: Order = (a, b) => a.name.localeCompare(b.name, 'en')

/** Ties are sorted by name. */
export const ORDERS: Record<Sort, Order> = {
	'name-asc': byName,
	'name-desc': (a, b) => byName(b, a),
	'guests-desc': (a, b) => b.guests - a.guests || byName(a, b),
	'guests-asc': (a, b) => a.guests - b.guests || byName(a, b),
	'size-desc': (a, b) => b.size - a.size || byName(a, b),
	'size-asc': (a, b) => a.size - b.size || byName(a, b),
}

export const isSort = (text: string): text is Sort => Object.hasOwn(ORDERS, text)

/** The distinct values of all cards in alphabetical order: the options of a filter. */
export const distinctValues = <Card>(cards: readonly Card[], has: (card: Card) => readonly string[]): string[] =>
	[...new Set(cards.flatMap(has))].toSorted((a, b) => a.localeCompare(b, 'en'))

/** All cards in the order of a list without a query. */
export const inDefaultOrder = <Card extends FilterableCard>(kind: ListKind<Card>, cards: readonly Card[]): Card[] =>
	filterAndSort(kind, cards, noFilters(kind), '')
