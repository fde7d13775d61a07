import { airportCode } from '#shared/places/airports.ts'
import { airportOfCode, airportsNamed } from './airports.ts'

/**
 * The zone of an airport as staff typed it: by its code, 'Bucharest Otopeni (OTP)', 'OTP' or 'Bucharest OTP', else by its name, as long as
 * all airports that go by it keep the same time. Null when it is not known. Every airport with scheduled flights is; browsers know only
 * those of shared/places/airports.ts.
 */
export function zoneOfAirport(airport: string): string | null {
	const code = airportCode(airport) ?? codeIn(airport)
	const known = code ? airportOfCode(code) : null
	if (known) return known.zone
	const [zone, ...others] = new Set(named(airport).map((one) => one.zone))
	return zone && others.length === 0 ? zone : null
}

/** Many words in capitals are codes, 'THE' and 'SPA' too: one counts that stands alone, or beside the name of its own airport. */
const codeIn = (airport: string): string | undefined =>
	airport.match(/\b[A-Z]{3}\b/g)?.find((code) => {
		const rest = airport.replace(code, ' ').trim()
		return rest === '' || named(rest).some((one) => one.code === code)
	})

const named = (text: string) => airportsNamed(text.replaceAll(/[()[\],]/g, ' '))
