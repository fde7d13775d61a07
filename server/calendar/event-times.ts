import { addDays, dayOf } from '#shared/dates.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { localTimeAt, instantOf } from '#shared/places/zoned-time.ts'
import { type ClockPlace, hasHour, type Span } from '#shared/trips/timeline/moments.ts'
import { zoneOfAirport } from '#server/airports/airport-zone.ts'

/** A whole day, or a local time in a zone. Without a known zone the time floats: it is in the reader's own zone, never in UTC. */
export type EventTime = { day: string } | { clock: string; zone: string | null }
/** `end` is exclusive: an event of whole days ends on the day after its last. */
export type EventPeriod = { start: EventTime; end: EventTime }

const HOUR_MS = 3_600_000

/** The period of a calendar event. `tripZone` is the zone of the destination. */
export function timesOf(span: Span, tripZone: string | null): EventPeriod {
	if ('from' in span) return { start: { day: span.from }, end: { day: span.until } }
	const { begins, ends } = span
	if (ends && !(hasHour(begins.moment) && hasHour(ends.moment)))
		return { start: { day: dayOf(begins.moment) }, end: { day: addDays(dayOf(ends.moment), 1) } }
	const from = zoneOf(begins.place, tripZone)
	return ends
		? fromTo({ clock: begins.moment, zone: from }, { clock: ends.moment, zone: zoneOf(ends.place, tripZone) })
		: oneHourFrom(begins.moment, from)
}

type ClockReading = { clock: string; zone: string | null }

/** Each end in its own zone. If a zone is unknown, or it would end before it begins, both float. */
function fromTo(start: ClockReading, end: ClockReading): EventPeriod {
	if (start.zone && end.zone && instantOf(end.zone, end.clock) > instantOf(start.zone, start.clock))
		return { start, end }
	if (end.clock > start.clock) return { start: { ...start, zone: null }, end: { ...end, zone: null } }
	return oneHourFrom(start.clock, start.zone)
}

/** One hour from a local time, or the whole day when only the day is known. */
function oneHourFrom(clock: string, zone: string | null): EventPeriod {
	const day = dayOf(clock)
	if (!hasHour(clock)) return { start: { day }, end: { day: addDays(day, 1) } }
	const countingZone = zone ?? 'UTC'
	const beginsAt = instantOf(countingZone, clock)
	const oneHourLater = localTimeAt(countingZone, beginsAt + HOUR_MS)
	// When clocks go back, they show the same time again an hour later, but an event must end after it begins (RFC 5545 section 3.6.1).
	const end =
		instantOf(countingZone, oneHourLater) > beginsAt ? oneHourLater : localTimeAt(countingZone, beginsAt + 2 * HOUR_MS)
	return { start: { clock, zone }, end: { clock: end, zone } }
}

function zoneOf(place: ClockPlace, tripZone: string | null): string | null {
	if (place === 'destination') return tripZone
	return ('airport' in place ? zoneOfAirportOrCity(place.airport) : zoneOfStop(place.stop)) ?? tripZone
}

/** A stop counts as an airport only if it says 'airport' or contains a code: a hotel named Regina is not in Saskatchewan. */
const zoneOfStop = (place: string) =>
	/\b([Aa]irport|[A-Z]{3})\b/.test(place) ? zoneOfAirportOrCity(place) : (findDestination(place)?.zone ?? null)

const zoneOfAirportOrCity = (airport: string) => zoneOfAirport(airport) ?? findDestination(airport)?.zone ?? null
