import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { toBasicFormat, escapeText, foldLine, toUtcDateTime } from './content-lines.ts'
import type { EventTime } from './event-times.ts'
import { type CalendarEvent, eventsOf } from './trip-events.ts'
import { vtimezone } from './vtimezone.ts'

const FEED_REFRESH = 'PT6H'

/** One trip for its traveller to import, with references. Cancelled records are included as such, so that they update an earlier import. */
export const toCalendar = (trip: WholePortalTrip): string =>
	calendar(trip.name, eventsOf(trip, { withReferences: true }), [])

/** Trips for a subscription by anyone who has the URL: without reference numbers and cancelled records. */
export function toFeed(name: string, trips: readonly WholePortalTrip[]): string {
	const events = trips.flatMap((trip) => eventsOf(trip, { withReferences: false }))
	return calendar(
		name,
		events.filter(({ status }) => status !== 'CANCELLED'),
		[`REFRESH-INTERVAL;VALUE=DURATION:${FEED_REFRESH}`, `X-PUBLISHED-TTL:${FEED_REFRESH}`],
	)
}

/**
 * An iCalendar file (RFC 5545): the same bytes for the same events, in whatever time zone this process runs. It has no METHOD, which would
 * make it a scheduling message that must name an organizer (RFC 5546 section 3.2.1).
 */
function calendar(name: string, events: readonly CalendarEvent[], extraLines: readonly string[]): string {
	const zones = zonesOf(events)
	// The time of the last change, not of the export, so that the file of an unchanged trip stays the same.
	const stamp = events.map(({ changedAt }) => changedAt).reduce((a, b) => (a > b ? a : b), '1970-01-01T00:00:00.000Z')
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Go Privilege//Travel portal//EN',
		'CALSCALE:GREGORIAN',
		`NAME:${escapeText(name)}`,
		`X-WR-CALNAME:${escapeText(name)}`,
		...extraLines,
		...[...zones].flatMap(([zone, { first, last }]) => vtimezone(zone, first, last)),
		...events.flatMap((event) => vevent(event, stamp)),
		'END:VCALENDAR',
	]
	return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function vevent(event: CalendarEvent, stamp: string): string[] {
	const notes = event.notes.filter(Boolean).join('\n')
	const isAllDay = 'day' in event.start
	return [
		'BEGIN:VEVENT',
		`UID:${event.uid}`,
		`DTSTAMP:${toUtcDateTime(stamp)}`,
		`LAST-MODIFIED:${toUtcDateTime(event.changedAt)}`,
		`SEQUENCE:${event.sequence}`,
		`DTSTART${formatTime(event.start)}`,
		`DTEND${formatTime(event.end)}`,
		`SUMMARY:${escapeText(event.summary)}`,
		...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
		...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
		`STATUS:${event.status}`,
		`TRANSP:${isAllDay ? 'TRANSPARENT' : 'OPAQUE'}`,
		'END:VEVENT',
	]
}

function formatTime(time: EventTime): string {
	if ('day' in time) return `;VALUE=DATE:${toBasicFormat(time.day)}`
	if ('instant' in time) return `:${toUtcDateTime(time.instant)}`
	return time.zone ? `;TZID=${time.zone}:${toBasicFormat(time.clock)}` : `:${toBasicFormat(time.clock)}`
}

/** Every zone that is used, with the first and the last instant at which it is used. */
function zonesOf(events: readonly CalendarEvent[]) {
	const zones = new Map<string, { first: number; last: number }>()
	for (const time of events.flatMap(({ start, end }) => [start, end])) {
		if (!('zone' in time) || !time.zone) continue
		const instant = instantOf(time.zone, time.clock)
		const { first = instant, last = instant } = zones.get(time.zone) ?? {}
		zones.set(time.zone, { first: Math.min(first, instant), last: Math.max(last, instant) })
	}
	return zones
}
