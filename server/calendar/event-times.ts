import { addDays } from '#shared/dates.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { instantOf, localTimeAt } from '#shared/places/zoned-time.ts'

/**
 * A whole day, or a local time in a zone. Without a known zone the time floats: it is in the reader's own zone, never in UTC. The second
 * reading of a local time that occurs twice is an instant (milliseconds UTC), since the notation has no other way to write it.
 */
export type EventTime = { day: string } | { clock: string; zone: string | null } | { instant: number }
/** `end` is exclusive: an event of whole days ends on the day after its last. */
export type EventPeriod = { start: EventTime; end: EventTime }

const HOUR_MS = 3_600_000

/**
 * The period of an event that begins at a moment of the journey, and ends at another one or after about an hour (PORTAL-50). Each end is in
 * its own zone. If a zone is unknown, or it would end before it begins, both float.
 */
export function periodOf(begins: Moment, ends: Moment | undefined): EventPeriod {
	const start = readingOf(begins)
	if (start === null) return { start: { day: begins.day }, end: { day: addDays(begins.day, 1) } }
	const end = ends ? readingOf(ends) : null
	if (ends && end) {
		if (begins.at !== null && ends.at !== null && ends.at > begins.at)
			return { start: timeAt(begins.zone, start, begins.at), end: timeAt(ends.zone, end, ends.at) }
		if (end > start) return { start: { clock: start, zone: null }, end: { clock: end, zone: null } }
	} else if (begins.at !== null && begins.until !== null && begins.zone !== null)
		return {
			start: timeAt(begins.zone, start, begins.at),
			end: timeAt(begins.zone, localTimeAt(begins.zone, begins.until), begins.until),
		}
	return oneHourFrom(start, begins.zone)
}

const readingOf = ({ day, clock }: Moment) => (clock === null ? null : `${day}T${clock}:00`)

/** A local time means its first reading (RFC 5545 section 3.3.5), so the second one is written as an instant. */
const timeAt = (zone: string | null, clock: string, instant: number): EventTime =>
	zone === null || instant === instantOf(zone, clock) ? { clock, zone } : { instant }

function oneHourFrom(clock: string, zone: string | null): EventPeriod {
	const countingZone = zone ?? 'UTC'
	const beginsAt = instantOf(countingZone, clock)
	const oneHourLater = localTimeAt(countingZone, beginsAt + HOUR_MS)
	// When clocks go back, they show the same time again an hour later, but an event must end after it begins (RFC 5545 section 3.6.1).
	const end =
		instantOf(countingZone, oneHourLater) > beginsAt ? oneHourLater : localTimeAt(countingZone, beginsAt + 2 * HOUR_MS)
	return { start: { clock, zone }, end: { clock: end, zone } }
}
