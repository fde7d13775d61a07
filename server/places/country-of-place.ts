import type { Place } from '#shared/journey/place.ts'
import { allAirports } from '#server/airports/airports.ts'

/** The country of a place (ISO 3166-1). A town that we know has none of its own: that of its zone, if all airports there are in one. */
export const countryOfPlace = (place: Pick<Place, 'country' | 'zone'>): string | null =>
	place.country ?? countryOfZone(place.zone)

let zones: Map<string, Set<string>> | undefined

/** 'MC' of 'Europe/Monaco'. */
function countryOfZone(zone: string | null): string | null {
	if (!zone) return null
	zones ??= new Map(
		[...Map.groupBy(allAirports(), (airport) => airport.zone)].map(([zone, airports]) => [
			zone,
			new Set(airports.map(({ country }) => country)),
		]),
	)
	const countries = zones.get(zone)
	return countries?.size === 1 ? ([...countries][0] ?? null) : null
}
