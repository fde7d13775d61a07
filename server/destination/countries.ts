import { getCountryData, getCountryDataList } from 'countries-list'
import type { Moment } from '#shared/journey/moment.ts'
import type { CountryFacts } from '#shared/portal/destination.ts'
import { countryOfPlace } from '#server/places/country-of-place.ts'
import { emergencyNumbersOf } from './emergency-numbers.ts'
import { entryNoteOf } from './entry-notes.ts'
import { plugsOf } from './plugs.ts'

const inEnglish = (type: 'region' | 'currency' | 'language') => new Intl.DisplayNames('en-GB', { type })
const [regions, currencies, languages] = [inEnglish('region'), inEnglish('currency'), inEnglish('language')]
/** Units of account of ISO 4217 that nobody pays with, such as the WIR Franc. */
const NO_MONEY = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW'])
const CODES = new Set(getCountryDataList().map(({ iso2 }) => iso2))

/**
 * The countries that a journey leads to, in order (PORTAL-116). The country in which it begins and ends is home, and is left out unless it is
 * the only one.
 */
export function countriesOf(moments: readonly Moment[]): CountryFacts[] {
	const visited = new Map<string, string | null>()
	for (const { place } of moments) {
		const country = place ? countryOfPlace(place) : null
		if (country && !visited.has(country)) visited.set(country, place?.zone ?? null)
	}
	const home = homeOf(moments)
	const abroad = [...visited].filter(([country]) => country !== home)
	return (abroad.length > 0 ? abroad : [...visited]).flatMap(([code, zone]) => factsOf(code, zone) ?? [])
}

/** Where the first flight leaves from, if the last one lands there. */
function homeOf(moments: readonly Moment[]): string | null {
	const flown = moments.filter(({ what }) => what === 'leaves' || what === 'lands')
	const [first, last] = [flown.at(0)?.place?.country, flown.at(-1)?.place?.country]
	return first && first === last ? first : null
}

function factsOf(code: string, zone: string | null): CountryFacts | null {
	const known = [...CODES].find((one) => one === code)
	if (!known) return null
	const { currency, languages: spoken } = getCountryData(known)
	return {
		code,
		name: regions.of(code) ?? code,
		zone,
		currencies: currency.filter((one) => !NO_MONEY.has(one)).map((one) => `${currencies.of(one) ?? one} (${one})`),
		languages: spoken.map((one) => languages.of(one) ?? one),
		plugs: plugsOf(code),
		emergency: emergencyNumbersOf(code),
		entry: entryNoteOf(code),
	}
}
