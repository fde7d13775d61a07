import { fold } from '#shared/fold.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'

/** Whose passport it is, as far as the rules are concerned: they were read for full British citizen passports. */
export type Holder = 'british' | 'other' | 'unknown'
export type Passport = { issued: string | null; expiry: string | null; holder: Holder }

export const passportOf = (guest: Guest): Passport => ({
	issued: guest.passportIssued ?? null,
	expiry: guest.passportExpiry,
	holder: holderOf(guest),
})

const COUNTRY = new Set(
	'uk|gb|gbr|u k|united kingdom|the united kingdom|great britain|britain|united kingdom of great britain and northern ireland|hmpo|england|scotland|wales|northern ireland'.split(
		'|',
	),
)
const NATIONALITY = new Set([
	...COUNTRY,
	'british',
	'british citizen',
	'english',
	'scottish',
	'welsh',
	'northern irish',
])
/** Other British passports have rules of their own: overseas territories, British National (Overseas), subjects. */
const OTHER_BRITISH = /\b(?:overseas|bno|bn o|subject|protected|territor\w+)\b/

/** From the free text in which people state both. Two nationalities with a British passport are British. */
export function holderOf({ nationality, passportCountry }: Pick<Guest, 'nationality' | 'passportCountry'>): Holder {
	const [nation, country] = [fold(nationality ?? ''), fold(passportCountry ?? '')]
	if (nation === '' && country === '') return 'unknown'
	if (OTHER_BRITISH.test(nation) || OTHER_BRITISH.test(country)) return 'other'
	if (country !== '' && !COUNTRY.has(country)) return 'other'
	if (NATIONALITY.has(nation)) return 'british'
	if (country === '') return 'other'
	return nation === '' || /\bbritish\b/.test(nation) ? 'british' : 'other'
}
