import { expect, test } from 'vitest'
import { agency } from '#tests/settings.ts'
import { headerLinks, phoneHref } from './header-links.ts'

test('the header links to the agency’s website and to Luxury Travel', () => {
	expect(headerLinks(agency).map(({ href }) => href)).toEqual([
		'https://www.goprivilege.example/events?sort=start-date-asc',
		'https://www.goprivilege.example/events/calendar',
		'/luxury-travel',
		'https://www.goprivilege.example/contact',
	])
})

test('a tel: link has digits and the plus sign only', () => {
	expect(phoneHref(agency.phone)).toBe('tel:+442079460018')
})
