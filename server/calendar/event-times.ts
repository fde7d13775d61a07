import type { Flight } from '#shared/trips/kinds/flight.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { clockAt, instantOf } from '#shared/places/zoned-time.ts'
import { hasHour } from '#shared/trips/timeline/next-up.ts'
import { zoneOfAirport } from '#server/airports/airport-zone.ts'

/** A whole day; or a clock reading in a zone, null where nobody knows it: then it is the reader's own, never UTC. */
export type When = { day: string } | { clock: string; zone: string | null }
/** `end` is exclusive: what lasts whole days ends on the day after its last. */
export type Lasting = { start: When; end: When }

const HOUR_MS = 3_600_000

/** Each end in its own zone. Where one is not known, or the flight would end before it began, both are floating. */
export function flightTimes(flight: Flight, tripZone: string | null): Lasting {
	const from = zoneOf(flight.departureAirport) ?? tripZone
	const to = zoneOf(flight.arrivalAirport) ?? tripZone
	const { departureTime, arrivalTime } = flight
	if (from && to && instantOf(to, arrivalTime) > instantOf(from, departureTime))
		return { start: { clock: departureTime, zone: from }, end: { clock: arrivalTime, zone: to } }
	if (arrivalTime > departureTime)
		return { start: { clock: departureTime, zone: null }, end: { clock: arrivalTime, zone: null } }
	return anHourFrom(departureTime, from)
}

/** Where only the day is known, the whole of it. */
export function anHourFrom(clock: string, zone: string | null): Lasting {
	const day = dayOf(clock)
	if (!hasHour(clock)) return { start: { day }, end: { day: addDays(day, 1) } }
	const counted = zone ?? 'UTC'
	const begins = instantOf(counted, clock)
	const anHourOn = clockAt(counted, begins + HOUR_MS)
	// Where clocks go back they show the same reading again an hour on: an event has to end after it begins (RFC 5545 section 3.6.1).
	const end = instantOf(counted, anHourOn) > begins ? anHourOn : clockAt(counted, begins + 2 * HOUR_MS)
	return { start: { clock, zone }, end: { clock: end, zone } }
}

/** Where a transfer begins: an airport when it says so or has a code. A hotel named Regina is not in Saskatchewan. */
export const zoneOfStop = (place: string) =>
	/\b([Aa]irport|[A-Z]{3})\b/.test(place) ? zoneOf(place) : (findDestination(place)?.zone ?? null)

const zoneOf = (airport: string) => zoneOfAirport(airport) ?? findDestination(airport)?.zone ?? null
