import { expect, test } from 'vitest'
import { formatAdminLocation, parseAdminLocation } from './admin-location.ts'

test('parsing a formatted location returns the same location', () => {
	const location = {
		section: 'trips',
		q: 'Monaco & more',
		sort: '-startDate',
		userId: 'u1',
		consultant: 'me',
		status: 'active',
		approval: 'pending',
		departs: '2027-05',
		lacking: 'passports',
		travel: 'lapsed',
		documents: 'none',
		kind: 'villa',
		state: 'changed',
		item: 'i1',
		trip: 't1',
		tab: 'flights',
		thread: '',
		enquiry: '',
	} as const
	for (const isTripPage of [false, true]) {
		const here = { ...location, isTripPage, customer: '' }
		expect(parseAdminLocation(formatAdminLocation(here))).toEqual(here)
	}
})

test('a trip has an address of its own with the filters of its list (CRM-291)', () => {
	const page = parseAdminLocation('/admin/trips/t1?q=Monaco&sort=name&tab=flights')
	expect(page).toMatchObject({
		section: 'trips',
		trip: 't1',
		isTripPage: true,
		tab: 'flights',
		q: 'Monaco',
		sort: 'name',
	})
	expect(formatAdminLocation({ ...page, trip: 't2' })).toBe('/admin/trips/t2?q=Monaco&sort=name&tab=flights')
	expect(formatAdminLocation({ ...page, isTripPage: false, trip: '', tab: 'overview' })).toBe(
		'/admin?section=trips&q=Monaco&sort=name',
	)
})

test('a customer has an address of its own, over which a trip can be open (CRM-361)', () => {
	const page = parseAdminLocation('/admin/customers/c1?q=hartley&sort=name&trip=t1')
	expect(page).toMatchObject({ section: 'customers', customer: 'c1', trip: 't1', isTripPage: false, q: 'hartley' })
	expect(formatAdminLocation({ ...page, customer: 'c2', trip: '' })).toBe('/admin/customers/c2?q=hartley&sort=name')
	expect(formatAdminLocation({ ...page, customer: '', trip: '' })).toBe('/admin?section=customers&q=hartley&sort=name')
})

test('the default location has no query, and unknown values fall back to the defaults', () => {
	expect(formatAdminLocation(parseAdminLocation('/admin'))).toBe('/admin')
	expect(parseAdminLocation('/admin?section=customers&sort=startDate').sort).toBe('')
	expect(parseAdminLocation('/admin?section=__proto__&tab=secrets&kind=boat&state=lost&status=x&departs=31')).toEqual(
		parseAdminLocation('/admin'),
	)
})
