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

/** Whether any filter is set. The sort order does not count. */
export function isFiltered(kind: ListKind<never>, filters: ListFilters): boolean {
	const none = noFilters(kind)
	return kind.filters.some((name) => name !== 'sort' && String(filters[name]) !== String(none[name]))
}

/** A villa has neither amenities nor events. */
export type FilterableCard = VillaCard & Partial<Pick<HotelCard, 'amenityTags' | 'eventTags'>>

/** The matching cards (SITE-53, SITE-54) in the chosen order. `search` matches name and country, ignoring case. */
export function filterAndSort<Card extends FilterableCard>(
	kind: ListKind<Card>,
	cards: readonly Card[],
	filters: ListFilters,
	search: string,
): Card[] {
	const query = search.trim().toLowerCase()
	const contains = (text: string) => text.toLowerCase().includes(query)
	const isNoneOr = (chosen: readonly string[], matches: boolean) => chosen.length === 0 || matches
	return cards
		.filter((card) => {
			const { amenityTags = [], eventTags = [] } = card
			const size = kind.measure(card)
			return (
				(contains(card.name) || contains(card.country)) &&
				isNoneOr(filters.locations, filters.locations.includes(card.country)) &&
				size >= filters.minSize &&
				size <= filters.maxSize &&
				card.guests >= filters.guests &&
				card.bedrooms >= filters.bedrooms &&
				card.bathrooms >= filters.bathrooms &&
				filters.amenities.every((tag) => amenityTags.includes(tag)) &&
				isNoneOr(
					filters.eventTags,
					filters.eventTags.some((tag) => eventTags.includes(tag)),
				)
			)
		})
		.toSorted(ORDERS[filters.sort])
}

type Order = (a: VillaCard, b: VillaCard) => number
const byName: Order = (a, b) => a.name.localeCompare(b.name, 'en')

/** Ties are sorted by name. */
const ORDERS: Record<Sort, Order> = {
	'name-asc': byName,
	'name-desc': (a, b) => byName(b, a),
	'guests-desc': (a, b) => b.guests - a.guests || byName(a, b),
	'guests-asc': (a, b) => a.guests - b.guests || byName(a, b),
	'size-desc': (a, b) => b.size - a.size || byName(a, b),
	'size-asc': (a, b) => a.size - b.size || byName(a, b),
}

/** The distinct values of all cards in alphabetical order: the options of a filter. */
export const distinctValues = <Card>(cards: readonly Card[], has: (card: Card) => readonly string[]): string[] =>
	[...new Set(cards.flatMap(has))].toSorted((a, b) => a.localeCompare(b, 'en'))

/** All cards in the order of a list without a query. */
export const inDefaultOrder = <Card extends FilterableCard>(kind: ListKind<Card>, cards: readonly Card[]): Card[] =>
	filterAndSort(kind, cards, noFilters(kind), '')
