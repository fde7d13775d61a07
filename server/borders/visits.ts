import { dayOf } from '#shared/dates.ts'
import { placeKey, type Place, type Places } from '#shared/journey/place.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import { countryOfPlace } from '#server/places/country-of-place.ts'

/** Time in one country. `exitOn` is null where nothing says when they leave. */
export type Visit = { country: string; entryOn: string; exitOn: string | null; isTransit: boolean }

type Event = { what: 'leaves' | 'lands' | 'sleeps'; country: string; day: string; at: number }
type Open = Visit & { since: number; hasBed: boolean }

/** Whoever flies on within this time and sleeps nowhere changes planes. */
const TRANSIT_MS = 24 * 3_600_000

/**
 * The countries in which travellers are, in order, by their flights and by the stays whose own address says where they are. A visit begins
 * with a landing, or with a night in another country than before: borders are crossed on land too.
 */
export function visitsOf(
	{ flights, accommodations }: { flights: readonly Flight[]; accommodations: readonly Accommodation[] },
	places: Places,
): Visit[] {
	const visits: Open[] = []
	for (const { what, country, day, at } of eventsOf(flights, accommodations, places)) {
		const here = visits.at(-1)
		if (here?.country === country) {
			here.exitOn = what === 'leaves' ? day : null
			here.hasBed ||= what === 'sleeps'
			here.isTransit = what === 'leaves' && !here.hasBed && visits.length > 1 && at - here.since < TRANSIT_MS
			continue
		}
		if (here) here.exitOn ??= day
		const exitOn = what === 'leaves' ? day : null
		visits.push({ country, entryOn: day, exitOn, isTransit: false, since: at, hasBed: what === 'sleeps' })
	}
	return visits.map(({ country, entryOn, exitOn, isTransit }) => ({ country, entryOn, exitOn, isTransit }))
}

/** In the order of their instants: beyond the date line a later flight may have an earlier day. */
function eventsOf(flights: readonly Flight[], stays: readonly Accommodation[], places: Places): Event[] {
	const event = (what: Event['what'], place: Place | undefined, localTime: string): Event[] => {
		const country = place ? countryOfPlace(place) : null
		return place && country
			? [{ what, country, day: dayOf(localTime), at: instantOf(place.zone ?? 'UTC', localTime) }]
			: []
	}
	const isOwn = (place: Place | undefined) =>
		place?.known === 'airport' || place?.known === 'town' || place?.known === 'country'
	return [
		...flights.flatMap(({ id, departureTime, arrivalTime }) => [
			...event('leaves', places[placeKey(id, 'from')], departureTime),
			...event('lands', places[placeKey(id, 'to')], arrivalTime),
		]),
		...stays.flatMap(({ id, checkIn }) => {
			const place = places[placeKey(id, 'at')]
			return isOwn(place) ? event('sleeps', place, `${checkIn}T23:00:00`) : []
		}),
	].toSorted((a, b) => a.at - b.at)
}
