import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HotelCard } from '../card.ts'
import {
	HOTEL_LIST,
	filterAndSort,
	type ListFilters,
	noFilters,
	distinctValues,
	SORTS,
	VILLA_LIST,
} from './list-filters.ts'
import { isFiltered } from './list-query.ts'

const COUNTRIES = ['France', 'French Polynesia', 'Italy', 'Monaco', 'Oman']
const TAGS = ['Spa', 'Bar', 'Sea view']
const EVENTS = ['Monaco Grand Prix', 'Opera']

const card = fc.record({
	id: fc.string(),
	name: fc.string({ maxLength: 8 }),
	location: fc.string(),
	country: fc.constantFrom(...COUNTRIES),
	bedrooms: fc.nat(12),
	bathrooms: fc.nat(12),
	guests: fc.nat(24),
	size: fc.nat(1500),
	starRating: fc.constantFrom(4 as const, 5 as const),
	amenityTags: fc.subarray(TAGS),
	eventTags: fc.subarray(EVENTS),
	image: fc.constant({ alt: '', served: null, night: null }),
	priceRank: fc.nat(),
	privilegeRating: fc.constant(9.2),
	privilegeRatingLabel: fc.constant('Superb' as const),
}) satisfies fc.Arbitrary<HotelCard>
const cards = fc.array(card, { maxLength: 12 })

const chosen: fc.Arbitrary<ListFilters> = fc
	.record({
		locations: fc.subarray(COUNTRIES),
		amenities: fc.subarray(TAGS),
		eventTags: fc.subarray(EVENTS),
		guests: fc.nat(20),
		bedrooms: fc.nat(8),
		bathrooms: fc.nat(8),
		sort: fc.constantFrom(...SORTS),
		range: fc.tuple(fc.nat(1500), fc.nat(1500)),
	})
	.map(({ range, ...rest }) => ({ ...rest, minSize: Math.min(...range), maxSize: Math.max(...range) }))

/** The rules SITE-53 and SITE-54, written independently of the code. */
const spec = {
	search: (hotel: HotelCard, text: string) =>
		hotel.name.toLowerCase().includes(text) || hotel.country.toLowerCase().includes(text),
	country: (hotel: HotelCard, { locations }: ListFilters) =>
		locations.length === 0 || locations.includes(hotel.country),
	minima: (hotel: HotelCard, { bedrooms, bathrooms, guests }: ListFilters) =>
		hotel.bedrooms >= bedrooms && hotel.bathrooms >= bathrooms && hotel.guests >= guests,
	amenities: (hotel: HotelCard, { amenities }: ListFilters) =>
		amenities.filter((tag) => hotel.amenityTags.includes(tag)).length === amenities.length,
	events: (hotel: HotelCard, { eventTags }: ListFilters) =>
		eventTags.length === 0 || eventTags.filter((tag) => hotel.eventTags.includes(tag)).length > 0,
}

describe('filterAndSort', () => {
	it('filters villas by search, country, size and minimum numbers together', () => {
		fc.assert(
			fc.property(cards, chosen, fc.constantFrom('', 'fr', 'IT', ' monaco '), (all, filters, search) => {
				const villas = { ...filters, amenities: [], eventTags: [] }
				const expected = all.filter(
					(hotel) =>
						spec.search(hotel, search.trim().toLowerCase()) &&
						spec.country(hotel, villas) &&
						hotel.size >= villas.minSize &&
						hotel.size <= villas.maxSize &&
						spec.minima(hotel, villas),
				)
				expect(new Set(filterAndSort(VILLA_LIST, all, villas, search))).toEqual(new Set(expected))
			}),
		)
	})

	it('filters hotels by stars instead of size, all chosen amenities and any chosen event', () => {
		fc.assert(
			fc.property(
				cards,
				chosen,
				fc.tuple(fc.constantFrom(1, 4, 5), fc.constantFrom(4, 5)),
				(all, filters, [from, to]) => {
					const hotels = { ...filters, bedrooms: 0, bathrooms: 0, minSize: from, maxSize: to }
					const expected = all.filter(
						(hotel) =>
							spec.country(hotel, hotels) &&
							hotel.starRating >= from &&
							hotel.starRating <= to &&
							spec.minima(hotel, hotels) &&
							spec.amenities(hotel, hotels) &&
							spec.events(hotel, hotels),
					)
					expect(new Set(filterAndSort(HOTEL_LIST, all, hotels, ''))).toEqual(new Set(expected))
				},
			),
		)
	})
})

it('sorts by the chosen order, and ties by name', () => {
	fc.assert(
		fc.property(cards, chosen, (all, { sort }) => {
			const filters = { ...noFilters(VILLA_LIST), sort }
			const sorted = filterAndSort(VILLA_LIST, all, filters, '')
			const [by, direction] = sort.split('-') as ['name' | 'guests' | 'size', string]
			for (const [index, after] of sorted.entries()) {
				const before = sorted[index - 1]
				if (!before) continue
				const [low, high] = direction === 'asc' ? [before, after] : [after, before]
				if (by === 'name') expect(low.name.localeCompare(high.name, 'en')).toBeLessThanOrEqual(0)
				else expect([low[by], 0]).toEqual([Math.min(low[by], high[by]), 0])
				if (by !== 'name' && before[by] === after[by])
					expect(before.name.localeCompare(after.name, 'en')).toBeLessThanOrEqual(0)
			}
		}),
	)
})

it('isFiltered ignores the sort order and filters that the list does not have', () => {
	const none = noFilters(VILLA_LIST)
	expect(isFiltered(VILLA_LIST, { ...none, sort: 'size-desc' })).toBe(false)
	expect(isFiltered(VILLA_LIST, { ...none, amenities: ['Spa'] })).toBe(false)
	for (const one of [{ locations: ['Italy'] }, { minSize: 50 }, { maxSize: 1450 }, { guests: 8 }, { bathrooms: 1 }])
		expect(isFiltered(VILLA_LIST, { ...none, ...one })).toBe(true)
})

it('distinctValues lists each value once in alphabetical order', () => {
	expect(distinctValues(['Monaco', 'France', 'Monaco', 'Italy'], (name) => [name])).toEqual([
		'France',
		'Italy',
		'Monaco',
	])
})
