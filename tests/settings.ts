import type { Agency, Settings } from '#shared/settings.ts'

/** The agency of all tests, without memberships and without vouched reviews. */
export const agency: Agency = {
	name: 'Go Privilege',
	phone: '+44 20 7946 0018',
	email: 'travel@goprivilege.example',
	site: 'https://www.goprivilege.example',
	address: '9 Belvoir Arcade, Mayfair, London W1J 0ZZ',
	abta: null,
	atol: null,
	vouchesForReviews: false,
	publishesRatings: false,
}

/** The settings its pages are rendered with. */
export const settings: Settings = { publicUrl: 'https://travel.example', agency, hasWeather: false }
