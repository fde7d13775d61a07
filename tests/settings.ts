import type { Agency, Settings } from '#shared/settings.ts'

/** The agency of all tests: a member of nothing, which vouches for no reviews. */
export const agency: Agency = {
	name: 'Go Privilege',
	phone: '+44 20 7946 0018',
	email: 'travel@goprivilege.example',
	site: 'https://www.goprivilege.example',
	abta: null,
	atol: null,
	vouchesForReviews: false,
}

/** What its pages are drawn with. */
export const settings: Settings = { publicUrl: 'https://travel.example', agency, hasWeather: false }
