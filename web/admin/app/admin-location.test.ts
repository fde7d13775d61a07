import { expect, test } from 'vitest'
import { formatAdminLocation, parseAdminLocation } from './admin-location.ts'

test('an address leads to the same place again', () => {
	const place = {
		section: 'trips',
		q: 'Monaco & more',
		sort: '-startDate',
		userId: 'u1',
		trip: 't1',
		tab: 'flights',
	} as const
	expect(parseAdminLocation(formatAdminLocation(place))).toEqual(place)
})

test('the start has no query, and what is not known is the start', () => {
	expect(formatAdminLocation(parseAdminLocation(''))).toBe('')
	expect(parseAdminLocation('?section=customers&sort=startDate').sort).toBe('')
	expect(parseAdminLocation('?section=__proto__&tab=secrets')).toEqual(parseAdminLocation(''))
})
