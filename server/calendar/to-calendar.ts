import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { basic, escaped, folded, utc } from './content-lines.ts'
import type { When } from './event-times.ts'
import { type CalendarEvent, eventsOf } from './trip-events.ts'
import { vtimezone } from './vtimezone.ts'

const FEED_REFRESH = 'PT6H'

/** One trip, for its traveller to import: with its references, and what was cancelled marked so, to put an earlier import right. */
export const toCalendar = (trip: WholePortalTrip): string =>
	calendar(trip.name, eventsOf(trip, { withReferences: true }), [])

/** Trips to subscribe to, for whoever has the address: no reference numbers, and nothing that was cancelled. */
export function toFeed(name: string, trips: readonly WholePortalTrip[]): string {
	const events = trips.flatMap((trip) => eventsOf(trip, { withReferences: false }))
	return calendar(
		name,
		events.filter(({ status }) => status !== 'CANCELLED'),
		[`REFRESH-INTERVAL;VALUE=DURATION:${FEED_REFRESH}`, `X-PUBLISHED-TTL:${FEED_REFRESH}`],
	)
}

/** The whole file (RFC 5545): the same bytes for the same events, whatever zone this process runs in. */
function calendar(name: string, events: readonly CalendarEvent[], more: readonly string[]): string {
	const zones = zonesOf(events)
	// The last change of anything in it, and not the time of the export: so that an unchanged file stays the same.
	const stamp = events.map(({ changedAt }) => changedAt).reduce((a, b) => (a > b ? a : b), '1970-01-01T00:00:00.000Z')
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Go Privilege//Travel portal//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		`NAME:${escaped(name)}`,
		`X-WR-CALNAME:${escaped(name)}`,
		...more,
		...[...zones].flatMap(([zone, { first, last }]) => vtimezone(zone, first, last)),
		...events.flatMap((event) => vevent(event, stamp)),
		'END:VCALENDAR',
	]
	return `${lines.map(folded).join('\r\n')}\r\n`
}

function vevent(event: CalendarEvent, stamp: string): string[] {
	const notes = event.notes.filter(Boolean).join('\n')
	const isAllDay = 'day' in event.start
	return [
		'BEGIN:VEVENT',
		`UID:${event.uid}`,
		`DTSTAMP:${utc(stamp)}`,
		`LAST-MODIFIED:${utc(event.changedAt)}`,
		`SEQUENCE:${event.sequence}`,
		`DTSTART${written(event.start)}`,
		`DTEND${written(event.end)}`,
		`SUMMARY:${escaped(event.summary)}`,
		...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
		...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
		`STATUS:${event.status}`,
		`TRANSP:${isAllDay ? 'TRANSPARENT' : 'OPAQUE'}`,
		'END:VEVENT',
	]
}

function written(when: When): string {
	if ('day' in when) return `;VALUE=DATE:${basic(when.day)}`
	return when.zone ? `;TZID=${when.zone}:${basic(when.clock)}` : `:${basic(when.clock)}`
}

/** Every zone that is used, with the first and the last instant it is used at. */
function zonesOf(events: readonly CalendarEvent[]) {
	const zones = new Map<string, { first: number; last: number }>()
	for (const when of events.flatMap(({ start, end }) => [start, end])) {
		if ('day' in when || !when.zone) continue
		const instant = instantOf(when.zone, when.clock)
		const { first = instant, last = instant } = zones.get(when.zone) ?? {}
		zones.set(when.zone, { first: Math.min(first, instant), last: Math.max(last, instant) })
	}
	return zones
}
