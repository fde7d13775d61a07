import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HotelCard } from '../card.ts'
import { filterAndSort, HOTEL_LIST, type ListFilters, noFilters, SORTS } from './list-filters.ts'
import { canonicalPageQuery, withMember } from './list-page.ts'
import { formatQuery } from './list-query.ts'
import { longListOf } from './long-list.ts'

const COUNTRIES = ['France', 'Italy', 'Monaco', 'Oman', 'Peru']
const TAGS = ['Bar', 'Spa', 'Sea view']
const EVENTS = ['Monaco Grand Prix', 'Opera']
const cards = Array.from(
	{ length: 400 },
	(_, n): HotelCard => ({
		...{ id: String(n), name: `Hotel ${(n * 7919) % 400}`, location: 'Harbour', country: COUNTRIES[n % 5]! },
		...{ bedrooms: n % 7, bathrooms: n % 5, guests: n % 11, size: (n * 37) % 1500, starRating: n % 3 === 0 ? 5 : 4 },
		amenityTags: TAGS.filter((_tag, index) => n & (1 << index)),
		eventTags: EVENTS.filter((_event, index) => n % (index + 4) === 0),
		...{ image: { alt: '', served: null, night: null }, priceRank: n },
		...{ privilegeRating: 9.2, privilegeRatingLabel: 'Superb' },
	}),
)
const pageOf = longListOf(HOTEL_LIST, cards)!

const chosen: fc.Arbitrary<ListFilters> = fc
	.record({
		locations: fc.subarray(COUNTRIES),
		amenities: fc.subarray(TAGS),
		eventTags: fc.subarray(EVENTS),
		guests: fc.nat(11),
		minSize: fc.constantFrom(1, 4, 5),
		sort: fc.constantFrom(...SORTS),
	})
	.map((filters) => ({ ...noFilters(HOTEL_LIST), ...filters }))

test('all pages of a long list together are what the browser shows of a whole one, and every count is right (SITE-200)', () => {
	fc.assert(
		fc.property(chosen, fc.constantFrom('', 'it', 'HOTEL 1', 'nowhere'), (filters, search) => {
			const count = (changes: Partial<ListFilters>) =>
				filterAndSort(HOTEL_LIST, cards, { ...filters, ...changes }, search).length
			const query = formatQuery(HOTEL_LIST, filters)
			const { part } = pageOf(query, search)
			const pages = Array.from({ length: part.pages }, (_, index) =>
				pageOf(index === 0 ? query : withMember(query, 'page', String(index + 1)), search),
			)
			const results = filterAndSort(HOTEL_LIST, cards, filters, search)
			expect(pages.flatMap((page) => page.cards)).toEqual(results)
			expect(pages.slice(0, -1).every((page) => page.cards.length === 24)).toBe(true)
			expect(part.total).toBe(results.length)
			for (const [choice, found] of part.facets.locations) expect(found).toBe(count({ locations: [choice] }))
			for (const [choice, found] of part.facets.eventTags) expect(found).toBe(count({ eventTags: [choice] }))
			for (const [choice, found] of part.facets.amenities)
				expect(found).toBe(count({ amenities: [...filters.amenities, choice] }))
		}),
		{ numRuns: 40 },
	)
})

test('a page that does not exist is the last one, and only unfiltered pages have an address for search engines', () => {
	const head = (query: string) => {
		const { title, query: canonical, part } = pageOf(query, '')
		return [part.page, title, canonical]
	}
	expect(head('')).toEqual([1, '', ''])
	expect(head('?page=2')).toEqual([2, ', page 2', '?page=2'])
	expect(head('?page=99')).toEqual([17, ', page 17', '?page=17'])
	expect(head('?page=x')).toEqual([1, '', ''])
	expect(head('?locations=Oman&page=2')).toEqual([2, '', ''])
	expect(head('?sort=name-desc&page=2')).toEqual([2, '', ''])
	expect(canonicalPageQuery(HOTEL_LIST, '?page=3&utm=x&guests=4&locations=Peru,Oman')).toBe(
		'?locations=Oman,Peru&guests=4&page=3',
	)
	expect(canonicalPageQuery(HOTEL_LIST, '?page=0')).toBe('')
})

test('up to sixty are no long list', () => {
	expect(longListOf(HOTEL_LIST, cards.slice(0, 60))).toBeNull()
	expect(longListOf(HOTEL_LIST, cards.slice(0, 61))).not.toBeNull()
})
