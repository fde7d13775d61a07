import type { Located } from '#shared/journey/resolve-places.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { airportOf, zoneOfAirport } from '#server/airports/airport-zone.ts'
import { zoneOfCountry } from '#server/airports/airports.ts'
import { cityByName, countryByName } from './cities.ts'
import { COORDINATES } from './coordinates.ts'
import { remembered } from './remembered.ts'

/**
 * The airport that a text names. Where it only may be one, it counts as one only if it says 'airport' or contains a code: a hotel named
 * Regina is not in Saskatchewan. Several airports of one name have only their zone.
 */
export const locateAirport = remembered((text: string, isAirport: boolean): Located | null => {
	if (!isAirport && !/\b([Aa]irport|[A-Z]{3})\b/.test(text)) return null
	const airport = airportOf(text)
	if (airport) {
		const { code, city, country, zone, latitude, longitude } = airport
		return { zone, latitude, longitude, airport: code, town: city || null, country, known: 'airport' }
	}
	const zone = zoneOfAirport(text)
	return zone ? { ...nowhere, zone, known: 'airport' } : null
})

/**
 * The town that a text names, else the country. Of an address the last part that names a town counts: 'Paris Road, Auckland' is not in
 * France. Null where a town's name means several.
 */
export const locateTown = remembered((text: string): Located | null => {
	const parts = text
		.split(/[,;/()\n]|\s[-–—]\s/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
	const country = parts.map(countryByName).findLast((found) => found !== null) ?? null
	const towns = parts.map((part) => knownTown(part) ?? cityByName(part, country)).filter((town) => town !== null)
	const town = towns.findLast((one) => !country || one.country === null || one.country === country)
	if (town) return town
	const area = findDestination(text)
	if (area) return { ...nowhere, zone: area.zone, country, known: 'country' }
	const zone = country ? zoneOfCountry(country) : null
	return country ? { ...nowhere, zone, country, known: 'country' } : null
})

const nowhere: Located = {
	zone: null,
	latitude: null,
	longitude: null,
	airport: null,
	town: null,
	country: null,
	known: null,
}

/** A town, island or region of shared/places/destinations.ts. Its country is not known. */
function knownTown(text: string): Located | null {
	const found = findDestination(text)
	const [latitude, longitude] = COORDINATES[found?.keyword ?? ''] ?? []
	if (!found || latitude === undefined || longitude === undefined) return null
	return { zone: found.zone, latitude, longitude, airport: null, town: found.name, country: null, known: 'town' }
}
