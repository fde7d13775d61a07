import { expect, test } from 'vitest'
import { formatAdminLocation, parseAdminLocation } from './admin-location.ts'

test('parsing a formatted location returns the same location', () => {
	const location = {
		section: 'trips',
		q: 'Monaco & more',
		sort: '-startDate',
		userId: 'u1',
		consultant: 'me',
		kind: 'villa',
		state: 'changed',
		item: 'i1',
		trip: 't1',
		tab: 'flights',
		thread: '',
	} as const
	expect(parseAdminLocation(formatAdminLocation(location))).toEqual(location)
})

test('the default location has no query, and unknown values fall back to the defaults', () => {
	expect(formatAdminLocation(parseAdminLocation(''))).toBe('')
	expect(parseAdminLocation('?section=customers&sort=startDate').sort).toBe('')
	expect(parseAdminLocation('?section=__proto__&tab=secrets&kind=boat&state=lost')).toEqual(parseAdminLocation(''))
})
