import type { HotelCard } from '../card.ts'
import { slugOf } from './event-slug.ts'

export const EVENT_SORTS = {
	'name-asc': 'Name (A-Z)',
	'name-desc': 'Name (Z-A)',
	'price-asc': 'Price (low to high)',
	'price-desc': 'Price (high to low)',
	'rating-desc': 'Rating (high to low)',
	'rating-asc': 'Rating (low to high)',
} as const
export type EventSort = keyof typeof EVENT_SORTS

/** The filters that a visitor has chosen on an event's page. */
export type EventFilters = {
	locations: readonly string[]
	stars: readonly number[]
	amenities: readonly string[]
	sort: EventSort
}

export type EventHotel = Pick<
	HotelCard,
	'name' | 'country' | 'starRating' | 'amenityTags' | 'priceRank' | 'privilegeRating'
>

/** 'monaco-grand-prix' is titled 'Monaco Grand Prix'. */
export const titleOf = (slug: string) =>
	slug.replaceAll('-', ' ').replaceAll(/(?<=^| )./g, (letter) => letter.toUpperCase())

/** The events that hotels are tagged with, by name, with the slugs of their pages. */
export const eventsOf = (hotels: readonly Pick<HotelCard, 'eventTags'>[]): { name: string; slug: string }[] =>
	[...new Set(hotels.flatMap(({ eventTags }) => eventTags))].toSorted().map((name) => ({ name, slug: slugOf(name) }))

/** The hotels of each event in the default order, by name; the keys are the slugs of the events. */
export function hotelsByEvent<Hotel extends Pick<HotelCard, 'name' | 'eventTags'>>(
	hotels: readonly Hotel[],
): ReadonlyMap<string, readonly Hotel[]> {
	const events = new Map<string, Hotel[]>()
	for (const hotel of hotels.toSorted(byName))
		for (const slug of new Set(hotel.eventTags.map(slugOf))) {
			const known = events.get(slug)
			if (known) known.push(hotel)
			else events.set(slug, [hotel])
		}
	return events
}

export const starsLabel = (stars: number) => (stars === 1 ? '1 Star' : `${stars} Stars`)

/** Any of the countries, any of the star counts, all of the amenities (SITE-95). */
export const matches = (hotel: EventHotel, { locations, stars, amenities }: EventFilters): boolean =>
	(locations.length === 0 || locations.includes(hotel.country)) &&
	(stars.length === 0 || stars.includes(hotel.starRating)) &&
	amenities.every((tag) => hotel.amenityTags.includes(tag))

export const isActive = ({ locations, stars, amenities }: EventFilters): boolean =>
	locations.length + stars.length + amenities.length > 0

type Order = (a: EventHotel, b: EventHotel) => number
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')

/** Ties are sorted by name. */
export const EVENT_ORDERS: Record<EventSort, Order> = {
	'name-asc': byName,
	'name-desc': (a, b) => byName(b, a),
	'price-asc': (a, b) => a.priceRank - b.priceRank || byName(a, b),
	'price-desc': (a, b) => b.priceRank - a.priceRank || byName(a, b),
	'rating-desc': (a, b) => b.privilegeRating - a.privilegeRating || byName(a, b),
	'rating-asc': (a, b) => a.privilegeRating - b.privilegeRating || byName(a, b),
}
