import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { href, PAGES } from '#shared/paths.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { toBasicFormat, escapeText, foldLine, toUtcDateTime } from './content-lines.ts'
import type { EventTime } from './event-times.ts'
import { type CalendarEvent, eventsOf } from './trip-events.ts'
import { vtimezone } from './vtimezone.ts'

const FEED_REFRESH = 'PT6H'

/** What every event says besides itself: where the trip is in the portal, and whom to call (PORTAL-68). */
export type Help = { publicUrl: string | null; agency: string; telephone: string | null }
const NO_HELP: Help = { publicUrl: null, agency: '', telephone: null }
type HelpfulEvent = CalendarEvent & { url: string | null }

const withHelp =
	({ id }: WholePortalTrip, { publicUrl, agency, telephone }: Help) =>
	(event: CalendarEvent): HelpfulEvent => {
		const url = publicUrl === null ? null : `${publicUrl}${href(PAGES.portalTrip, { id })}`
		const call = telephone === null ? null : `${agency}, while travelling: ${telephone}`
		return { ...event, url, notes: [...event.notes, call, url === null ? null : `Your trip: ${url}`] }
	}

/** One trip for its traveller to import, with references. Cancelled records are included as such, so that they update an earlier import. */
export const toCalendar = (trip: WholePortalTrip, help: Help = NO_HELP): string =>
	calendar(trip.name, eventsOf(trip, { withReferences: true }).map(withHelp(trip, help)), [])

/** Trips for a subscription by anyone who has the URL: without reference numbers and cancelled records. */
export function toFeed(name: string, trips: readonly WholePortalTrip[], help: Help = NO_HELP): string {
	const events = trips.flatMap((trip) => eventsOf(trip, { withReferences: false }).map(withHelp(trip, help)))
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
function calendar(name: string, events: readonly HelpfulEvent[], extraLines: readonly string[]): string {
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

function vevent(event: HelpfulEvent, stamp: string): string[] {
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
		...(event.position ? [`GEO:${event.position.latitude};${event.position.longitude}`] : []),
		...(event.url ? [`URL:${event.url}`] : []),
		`STATUS:${event.status}`,
		`TRANSP:${isAllDay ? 'TRANSPARENT' : 'OPAQUE'}`,
		...(event.alarm === null || event.status === 'CANCELLED' ? [] : alarm(event.summary, event.alarm)),
		'END:VEVENT',
	]
}

/** RFC 5545 section 3.6.6 */
const alarm = (summary: string, minutes: number) => [
	'BEGIN:VALARM',
	'ACTION:DISPLAY',
	`TRIGGER:-PT${minutes}M`,
	`DESCRIPTION:${escapeText(summary)}`,
	'END:VALARM',
]

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
