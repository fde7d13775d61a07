import { airportCode } from '#shared/places/airports.ts'
import { airportByCode, findAirports } from './airports.ts'

/**
 * The zone of an airport as staff typed it: by its code, as in 'Bucharest Otopeni (OTP)', 'OTP' or 'Bucharest OTP', otherwise by its name
 * if all airports with that name are in the same zone. Null when unknown. Covers every airport with scheduled flights; browsers know
 * only those in shared/places/airports.ts.
 */
export function zoneOfAirport(airport: string): string | null {
	const code = airportCode(airport) ?? findCode(airport)
	const known = code ? airportByCode(code) : null
	if (known) return known.zone
	const [zone, ...others] = new Set(airportsIn(airport).map((airport) => airport.zone))
	return zone && others.length === 0 ? zone : null
}

/** Many capitalised words are also codes, such as 'THE' and 'SPA'. A code counts only on its own or next to the name of its airport. */
const findCode = (airport: string): string | undefined =>
	airport.match(/\b[A-Z]{3}\b/g)?.find((code) => {
		const rest = airport.replace(code, ' ').trim()
		return rest === '' || airportsIn(rest).some((airport) => airport.code === code)
	})

const airportsIn = (text: string) => findAirports(text.replaceAll(/[()[\],]/g, ' '))
