import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOTEL_LIST, type ListFilters, type ListKind, noFilters, SORTS, VILLA_LIST } from './list-filters.ts'
import { formatQuery, parseQuery } from './list-query.ts'

/** Any name without a comma, which separates names in the URL. */
const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes(','))
const names = fc.uniqueArray(name, { maxLength: 4 }).map((list) => list.toSorted())
const atLeast = fc.integer({ min: 0, max: 99 })
const sort = fc.constantFrom(...SORTS)

const anyOf = (kind: ListKind<never>) =>
	fc
		.record({
			locations: names,
			amenities: names,
			eventTags: names,
			guests: atLeast,
			bedrooms: atLeast,
			bathrooms: atLeast,
			sort,
			range: fc.tuple(fc.integer(kind.range), fc.integer(kind.range)),
		})
		.map(({ range, ...filters }): ListFilters => {
			const none = noFilters(kind)
			const has = Object.fromEntries(
				Object.entries(filters).filter(([name]) => kind.filters.some((one) => one === name)),
			)
			return { ...none, ...has, minSize: Math.min(...range), maxSize: Math.max(...range) }
		})

describe.each([
	['villas', VILLA_LIST],
	['hotels', HOTEL_LIST],
] as const)('the query string of a list of %s', (_, kind) => {
	it('is parsed back to the same filters', () => {
		fc.assert(
			fc.property(anyOf(kind), (filters) => {
				expect(parseQuery(kind, formatQuery(kind, filters))).toEqual(filters)
			}),
		)
	})

	it('is canonical: the same filters always give the same query string', () => {
		fc.assert(
			fc.property(anyOf(kind), (filters) => {
				const parts = formatQuery(kind, filters).slice(1).split('&')
				const shuffled = `utm_source=letter&${parts.toReversed().join('&')}`
				expect(formatQuery(kind, parseQuery(kind, shuffled))).toBe(formatQuery(kind, filters))
			}),
		)
	})

	it('may contain anything: invalid values filter nothing', () => {
		fc.assert(
			fc.property(fc.string(), fc.nat(2000), fc.nat(2000), (text, from, to) => {
				const range = `?minSize=${from}&maxSize=${to}`
				for (const search of [text, range, `?minSize=${text}&guests=${text}&sort=${text}&locations=${text}`]) {
					const filters = parseQuery(kind, search)
					expect(filters.minSize).toBeLessThanOrEqual(filters.maxSize)
					expect(parseQuery(kind, formatQuery(kind, filters))).toEqual(filters)
				}
			}),
		)
	})

	it('is empty for the default filters', () => {
		expect(formatQuery(kind, noFilters(kind))).toBe('')
	})
})

it('names filters by fixed keys (SITE-60)', () => {
	const villas = { ...noFilters(VILLA_LIST), locations: ['France', 'French Polynesia'], minSize: 100, bedrooms: 6 }
	expect(formatQuery(VILLA_LIST, villas)).toBe('?locations=France,French%20Polynesia&minSize=100&bedrooms=6')
	const hotels = { ...noFilters(HOTEL_LIST), eventTags: ['Monaco Grand Prix'], amenities: ['Spa', 'Bar'], maxSize: 4 }
	expect(formatQuery(HOTEL_LIST, hotels)).toBe('?maxSize=4&amenities=Bar,Spa&eventTags=Monaco%20Grand%20Prix')
	expect(parseQuery(HOTEL_LIST, '?locations=Monaco%2CFrance&eventTags=Monaco+Grand+Prix')).toMatchObject({
		locations: ['France', 'Monaco'],
		eventTags: ['Monaco Grand Prix'],
	})
})

it('accepts the two orders that are not offered', () => {
	expect(parseQuery(VILLA_LIST, '?sort=guests-asc').sort).toBe('guests-asc')
	expect(parseQuery(HOTEL_LIST, 'sort=size-asc').sort).toBe('size-asc')
	expect(parseQuery(HOTEL_LIST, 'sort=price').sort).toBe('name-asc')
})

it('ignores filters that the list does not have', () => {
	expect(parseQuery(HOTEL_LIST, '?bedrooms=5&bathrooms=3')).toEqual(noFilters(HOTEL_LIST))
	expect(parseQuery(VILLA_LIST, '?amenities=Spa&eventTags=Monaco%20Grand%20Prix')).toEqual(noFilters(VILLA_LIST))
})
