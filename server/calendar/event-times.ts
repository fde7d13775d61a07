import type { Flight } from '#shared/trips/kinds/flight.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { clockAt, instantOf } from '#shared/places/zoned-time.ts'
import { hasHour } from '#shared/trips/timeline/next-up.ts'
import { zoneOfAirport } from '#server/airports/airport-zone.ts'

/** A whole day, or a local time in a zone. Without a known zone the time floats: it is in the reader's own zone, never in UTC. */
export type EventTime = { day: string } | { clock: string; zone: string | null }
/** `end` is exclusive: an event of whole days ends on the day after its last. */
export type EventPeriod = { start: EventTime; end: EventTime }

const HOUR_MS = 3_600_000

/** Departure and arrival each in the zone of the airport. If a zone is unknown, or the flight would end before it begins, both float. */
export function flightTimes(flight: Flight, tripZone: string | null): EventPeriod {
	const from = zoneOf(flight.departureAirport) ?? tripZone
	const to = zoneOf(flight.arrivalAirport) ?? tripZone
	const { departureTime, arrivalTime } = flight
	if (from && to && instantOf(to, arrivalTime) > instantOf(from, departureTime))
		return { start: { clock: departureTime, zone: from }, end: { clock: arrivalTime, zone: to } }
	if (arrivalTime > departureTime)
		return { start: { clock: departureTime, zone: null }, end: { clock: arrivalTime, zone: null } }
	return oneHourFrom(departureTime, from)
}

/** One hour from a local time, or the whole day when only the day is known. */
export function oneHourFrom(clock: string, zone: string | null): EventPeriod {
	const day = dayOf(clock)
	if (!hasHour(clock)) return { start: { day }, end: { day: addDays(day, 1) } }
	const countingZone = zone ?? 'UTC'
	const beginsAt = instantOf(countingZone, clock)
	const oneHourLater = clockAt(countingZone, beginsAt + HOUR_MS)
	// When clocks go back, they show the same time again an hour later, but an event must end after it begins (RFC 5545 section 3.6.1).
	const end =
		instantOf(countingZone, oneHourLater) > beginsAt ? oneHourLater : clockAt(countingZone, beginsAt + 2 * HOUR_MS)
	return { start: { clock, zone }, end: { clock: end, zone } }
}

/**
 * The zone of a transfer's pick-up place. It counts as an airport only if it says 'airport' or contains a code: a hotel named Regina is not
 * in Saskatchewan.
 */
export const zoneOfStop = (place: string) =>
	/\b([Aa]irport|[A-Z]{3})\b/.test(place) ? zoneOf(place) : (findDestination(place)?.zone ?? null)

const zoneOf = (airport: string) => zoneOfAirport(airport) ?? findDestination(airport)?.zone ?? null
