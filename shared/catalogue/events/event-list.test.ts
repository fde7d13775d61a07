import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
	EVENT_ORDERS,
	EVENT_SORTS,
	type EventSort,
	hotelsByEvent,
	isActive,
	matches,
	starsLabel,
	titleOf,
} from './event-list.ts'
import { slugOf } from './event-slug.ts'

const TAGS = ['Spa', 'Bar', 'Sea view']
const hotel = fc.record({
	name: fc.string({ maxLength: 6 }),
	country: fc.constantFrom('France', 'Monaco'),
	starRating: fc.constantFrom(4 as const, 5 as const),
	amenityTags: fc.subarray(TAGS),
	priceRank: fc.nat(5),
	privilegeRating: fc.constantFrom(8.5, 9.2, 9.6),
})

it('derives the slug from a tag and the title from a slug', () => {
	expect(slugOf('Monaco Grand Prix')).toBe('monaco-grand-prix')
	expect(titleOf('monaco-grand-prix')).toBe('Monaco Grand Prix')
	expect(titleOf('')).toBe('')
})

it('finds the hotels of each event, by name', () => {
	const hotels = [
		{ name: 'Sea', eventTags: ['Monaco Grand Prix', 'Monaco grand prix'] },
		{ name: 'Moor', eventTags: [] },
		{ name: 'Alp', eventTags: ['Opera', 'Monaco Grand Prix'] },
	]
	expect([...hotelsByEvent(hotels)]).toEqual([
		['opera', [hotels[2]]],
		['monaco-grand-prix', [hotels[2], hotels[0]]],
	])
})

it('labels stars', () => {
	expect([5, 1].map(starsLabel)).toEqual(['5 Stars', '1 Star'])
})

it('filters by any chosen country, any chosen star rating and all chosen amenities', () => {
	const chosen = fc.record({
		locations: fc.subarray(['France', 'Monaco', 'Oman']),
		stars: fc.subarray([4, 5]),
		amenities: fc.subarray(TAGS),
		sort: fc.constant<EventSort>('name-asc'),
	})
	fc.assert(
		fc.property(hotel, chosen, (one, filters) => {
			const { locations, stars, amenities } = filters
			const inCountry = locations.length === 0 || locations.some((country) => country === one.country)
			const hasStars = stars.length === 0 || stars.some((count) => count === one.starRating)
			const hasAll = amenities.filter((tag) => !one.amenityTags.includes(tag)).length === 0
			expect(matches(one, filters)).toBe(inCountry && hasStars && hasAll)
			expect(isActive(filters)).toBe(locations.length > 0 || stars.length > 0 || amenities.length > 0)
		}),
	)
})

it('has all six orders, each a mirror of its other', () => {
	const names = Object.keys(EVENT_SORTS) as EventSort[]
	expect(names).toHaveLength(6)
	const value = { name: 'name', price: 'priceRank', rating: 'privilegeRating' } as const
	fc.assert(
		fc.property(fc.array(hotel, { maxLength: 8 }), fc.constantFrom(...names), (hotels, sort) => {
			const [by, direction] = sort.split('-') as [keyof typeof value, 'asc' | 'desc']
			const values = hotels.toSorted(EVENT_ORDERS[sort]).map((one) => one[value[by]])
			const rising = direction === 'asc' ? values : values.toReversed()
			for (const [index, after] of rising.entries()) {
				const before = rising[index - 1] ?? after
				const isRising =
					typeof before === 'string' ? before.localeCompare(String(after), 'en') <= 0 : before <= Number(after)
				expect(isRising).toBe(true)
			}
		}),
	)
})
