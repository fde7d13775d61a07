import type { Located } from '#shared/journey/resolve-places.ts'
import { fold } from '#shared/fold.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { type Airport, allAirports } from '#server/airports/airports.ts'

/** Airports of one name that are further apart belong to towns of one name, such as Springfield. */
const ONE_CITY_KM = 150

/**
 * The city of an airport by its whole name: 'Seoul'. Where several have that name, the one in the given country (ISO 3166-1), or none. Its
 * position is that of an airport nearby, unless several towns of that country and zone have the name.
 */
export function cityByName(name: string, country: string | null): Located | null {
	const named = (tables().cities.get(fold(name)) ?? []).filter((one) => !country || one.country === country)
	const [first] = named
	if (!first || new Set(named.map(({ zone }) => zone)).size > 1) return null
	const { zone, city, country: code } = first
	const isOneCity = named.every((one) => distanceKm(first, one) < ONE_CITY_KM)
	const { latitude, longitude } = isOneCity ? first : { latitude: null, longitude: null }
	return { zone, latitude, longitude, airport: null, town: city, country: code, known: 'town' }
}

/** The code of a country (ISO 3166-1) by its English name, or null. */
export const countryByName = (name: string): string | null => tables().countries.get(fold(name)) ?? null

let built: { cities: Map<string, Airport[]>; countries: Map<string, string> } | undefined

/** Computed at the first use: most requests name no town. */
function tables() {
	if (built) return built
	const airports = allAirports()
	const names = new Intl.DisplayNames('en', { type: 'region' })
	const codes = [...new Set(airports.map(({ country }) => country))].filter((code) => /^[A-Z]{2}$/.test(code))
	built = {
		cities: Map.groupBy(
			airports.filter(({ city }) => city !== ''),
			({ city }) => fold(city),
		),
		countries: new Map(codes.map((code) => [fold(names.of(code) ?? code), code])),
	}
	return built
}
