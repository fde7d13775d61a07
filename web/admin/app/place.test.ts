import { expect, test } from 'vitest'
import { formatPlace, parsePlace } from './place.ts'

test('an address leads to the same place again', () => {
	const place = {
		section: 'trips',
		q: 'Monaco & more',
		sort: '-startDate',
		userId: 'u1',
		trip: 't1',
		tab: 'flights',
	} as const
	expect(parsePlace(formatPlace(place))).toEqual(place)
})

test('the start has no query, and what is not known is the start', () => {
	expect(formatPlace(parsePlace(''))).toBe('')
	expect(parsePlace('?section=customers&sort=startDate').sort).toBe('')
	expect(parsePlace('?section=__proto__&tab=secrets')).toEqual(parsePlace(''))
})
