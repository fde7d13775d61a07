import { addDays, dayOf } from '#shared/dates.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { instantOf, instantsOf, localTimeAt } from '#shared/places/zoned-time.ts'
import { type ClockPlace, hasHour, type Span } from '#shared/trips/timeline/moments.ts'
import { airportOf, zoneOfAirport } from '#server/airports/airport-zone.ts'
import { distanceKm } from '#shared/places/distance.ts'

/**
 * A whole day, or a local time in a zone. Without a known zone the time floats: it is in the reader's own zone, never in UTC. The second
 * reading of a local time that occurs twice is an instant (milliseconds UTC), since the notation has no other way to write it.
 */
export type EventTime = { day: string } | { clock: string; zone: string | null } | { instant: number }
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
	if (!ends) return oneHourFrom(begins.moment, from)
	const start = { clock: begins.moment, zone: from }
	const end = { clock: ends.moment, zone: zoneOf(ends.place, tripZone) }
	return fromTo(start, end, usualDuration(begins.place, ends.place))
}

type ClockReading = { clock: string; zone: string | null }

/**
 * Each end in its own zone. If a zone is unknown, or it would end before it begins, both float. Where an end occurs twice, when clocks go
 * back, the readings count whose difference is nearest to the usual duration, or the first ones when that is unknown (PORTAL-50).
 */
function fromTo(start: ClockReading, end: ClockReading, usualMs: number | null): EventPeriod {
	const { zone: from } = start
	const { zone: to } = end
	if (from && to) {
		const [best] = instantsOf(from, start.clock)
			.flatMap((startsAt) => instantsOf(to, end.clock).map((endsAt) => ({ startsAt, endsAt })))
			.filter(({ startsAt, endsAt }) => endsAt > startsAt)
			.map((pair) => ({ ...pair, error: usualMs === null ? 0 : Math.abs(pair.endsAt - pair.startsAt - usualMs) }))
			.toSorted((a, b) => a.error - b.error)
		if (best) return { start: readingAt(from, start.clock, best.startsAt), end: readingAt(to, end.clock, best.endsAt) }
	}
	if (end.clock > start.clock) return { start: { ...start, zone: null }, end: { ...end, zone: null } }
	return oneHourFrom(start.clock, start.zone)
}

/** A local time means its first reading (RFC 5545 section 3.3.5), so the second one is written as an instant. */
const readingAt = (zone: string, clock: string, instant: number): EventTime =>
	instant === instantOf(zone, clock) ? { clock, zone } : { instant }

/** How long an airliner usually takes between two airports: half an hour, and the distance at 800 km/h. Null when one is not known. */
function usualDuration(from: ClockPlace, to: ClockPlace): number | null {
	const [start, end] = [from, to].map((place) =>
		typeof place === 'object' && 'airport' in place ? airportOf(place.airport) : null,
	)
	return start && end ? (0.5 + distanceKm(start, end) / 800) * HOUR_MS : null
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
