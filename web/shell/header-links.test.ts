import { expect, test } from 'vitest'
import { headerLinks, phoneHref } from './header-links.ts'

const agency = {
	name: 'Go Privilege',
	phone: '+44 20 7946 0018',
	email: 'travel@goprivilege.example',
	site: 'https://goprivilege.example',
	abta: null,
	atol: null,
	vouchesForReviews: false,
}

test('the header leads to the agency’s own pages and to Luxury Travel', () => {
	expect(headerLinks(agency).map(({ href }) => href)).toEqual([
		'https://goprivilege.example/events?sort=start-date-asc',
		'https://goprivilege.example/events/calendar',
		'/luxury-travel',
		'https://goprivilege.example/contact',
	])
})

test('a telephone address has digits and the plus only', () => {
	expect(phoneHref(agency.phone)).toBe('tel:+442079460018')
})
