import type { HotelCard, VillaCard } from './card.ts'

/** 'guests-asc' and 'size-asc' are not offered, and accepted from the address (SITE-57). */
export const SORTS = ['name-asc', 'name-desc', 'guests-desc', 'size-desc', 'guests-asc', 'size-asc'] as const
export type Sort = (typeof SORTS)[number]

/** What a visitor has chosen on a list. Empty lists and zeroes choose nothing. */
export type ListFilters = {
	locations: readonly string[]
	/** The range, both ends included: of m² for villas, of stars for hotels. */
	minSize: number
	maxSize: number
	/** At least so many. */
	guests: number
	bedrooms: number
	bathrooms: number
	/** All of these. */
	amenities: readonly string[]
	/** Any of these. */
	eventTags: readonly string[]
	sort: Sort
}

/** What the lists of villas and of hotels differ in. */
export type ListKind<Card> = {
	/** The ends of the range and how far its slider steps (SITE-55). */
	range: { min: number; max: number; step: number }
	/** What the range is about. */
	measure: (card: Card) => number
	/** The filters that this list has, in the order in which the address names them. */
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

/** Is anything filtered? The order is none of it. */
export function isFiltered(kind: ListKind<never>, filters: ListFilters): boolean {
	const none = noFilters(kind)
	return kind.filters.some((name) => name !== 'sort' && String(filters[name]) !== String(none[name]))
}

/** A villa has neither amenities nor events. */
export type Listed = VillaCard & Partial<Pick<HotelCard, 'amenityTags' | 'eventTags'>>

/** The cards that match (SITE-53, SITE-54), in the chosen order. `search` is looked for in name and country, in any case. */
export function listed<Card extends Listed>(
	kind: ListKind<Card>,
	cards: readonly Card[],
	filters: ListFilters,
	search: string,
): Card[] {
	const wanted = search.trim().toLowerCase()
	const finds = (text: string) => text.toLowerCase().includes(wanted)
	const isNoneOr = (chosen: readonly string[], matches: boolean) => chosen.length === 0 || matches
	return cards
		.filter((card) => {
			const { amenityTags = [], eventTags = [] } = card
			const size = kind.measure(card)
			return (
				(finds(card.name) || finds(card.country)) &&
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

/** Equals stand in the order of their names. */
const ORDERS: Record<Sort, Order> = {
	'name-asc': byName,
	'name-desc': (a, b) => byName(b, a),
	'guests-desc': (a, b) => b.guests - a.guests || byName(a, b),
	'guests-asc': (a, b) => a.guests - b.guests || byName(a, b),
	'size-desc': (a, b) => b.size - a.size || byName(a, b),
	'size-asc': (a, b) => a.size - b.size || byName(a, b),
}

/** All that any of the cards has, once each and in alphabetical order: what a filter offers. */
export const present = <Card>(cards: readonly Card[], has: (card: Card) => readonly string[]): string[] =>
	[...new Set(cards.flatMap(has))].toSorted((a, b) => a.localeCompare(b, 'en'))
