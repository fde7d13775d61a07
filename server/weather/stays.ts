import { distanceKm } from '#shared/places/distance.ts'
import { placeKey, type Places } from '#shared/journey/place.ts'
import { type BookedLists, bookedRecords, withoutCancelled } from '#shared/trips/kinds/booked-records.ts'
import { locateAddress } from './locate-destination.ts'
import type { FoundPlace, Location } from './open-meteo.ts'

/** Where the travellers of a trip sleep, and their first and last day there. */
export type Stay = { location: Location; zone: string | null; from: string; until: string }

/** Hotels this near each other have one weather. */
const ONE_TOWN_KM = 10

/**
 * The stays of a trip in order, those in one town after the other as one. A stay whose town is not known for certain is left out: no
 * weather is better than that of another town (PORTAL-150).
 */
export async function staysOf(
	trip: BookedLists & { places: Places },
	search: (name: string) => Promise<FoundPlace[]>,
): Promise<Stay[]> {
	const beds = bookedRecords(withoutCancelled(trip)).flatMap(({ kind, record }) => {
		const bed = kind.sleeps?.(record)
		// The name of a hotel may be that of a town elsewhere: only its address is looked up.
		const [address] = kind.places(record).at?.texts ?? []
		return bed ? [{ ...bed, place: trip.places[placeKey(record.id, 'at')], address: address ?? null }] : []
	})
	const stays: Stay[] = []
	for (const { place, address, from, until } of beds.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
		const zone = place?.zone ?? null
		const location =
			place?.known === 'town' && place.latitude !== null && place.longitude !== null
				? { latitude: place.latitude, longitude: place.longitude, name: place.town ?? place.name }
				: address && (await locateAddress(address, zone, search))
		const last = stays.at(-1)
		if (!location) continue
		if (last && from <= last.until && distanceKm(last.location, location) < ONE_TOWN_KM)
			last.until = until > last.until ? until : last.until
		else stays.push({ location, zone, from, until })
	}
	return stays
}
