import { airportCode } from '#shared/places/airports.ts'
import { type Airport, airportByCode, findAirports } from './airports.ts'

/**
 * The zone of an airport as staff typed it: by its code, as in 'Bucharest Otopeni (OTP)', 'OTP' or 'Bucharest OTP', otherwise by its name
 * if all airports with that name are in the same zone. Null when unknown. Covers every airport with scheduled flights; browsers know
 * only those in shared/places/airports.ts.
 */
export function zoneOfAirport(airport: string): string | null {
	const [zone, ...others] = new Set(airportsOf(airport).map((airport) => airport.zone))
	return zone && others.length === 0 ? zone : null
}

/** The airport as staff typed it, by its code or its name. Null when it is unknown, or when several airports have that name. */
export function airportOf(typed: string): Airport | null {
	const [airport, ...others] = airportsOf(typed)
	return airport && others.length === 0 ? airport : null
}

/** The airports that a text may mean: the one whose code it contains, or else those with that name. */
function airportsOf(typed: string): Airport[] {
	const code = airportCode(typed) ?? findCode(typed)
	const known = code ? airportByCode(code) : null
	return known ? [known] : airportsIn(typed)
}

/** Many capitalised words are also codes, such as 'THE' and 'SPA'. A code counts only on its own or next to the name of its airport. */
const findCode = (airport: string): string | undefined =>
	airport.match(/\b[A-Z]{3}\b/g)?.find((code) => {
		const rest = airport.replace(code, ' ').trim()
		return rest === '' || airportsIn(rest).some((airport) => airport.code === code)
	})

const airportsIn = (text: string) => findAirports(text.replaceAll(/[()[\],]/g, ' '))
