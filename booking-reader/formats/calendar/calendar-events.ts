import ICAL from 'ical.js'
import { isZone } from '../../values/clock.ts'

/** A time as mark-up would give it: '2027-05-20', '2027-05-20T07:25:00Z', or a clock reading with its zone where one is named. */
type EventTime = string | { '@value': string; timezone?: string }

/** What an event of a calendar says, as text. */
export type CalendarEvent = {
	/** 'event 3' of the file. */
	where: string
	uid: string
	summary: string
	description: string
	location: string
	start: EventTime | null
	/** The first moment, or for whole days the first day, that is no longer part of it. */
	end: EventTime | null
	isAllDay: boolean
	/** As schema.org has it, '' where nothing is said. */
	status: string
	modified: string
	attendees: string[]
	geo: { latitude: number; longitude: number } | null
	/** The reservation's JSON-LD, which KDE Itinerary writes into its events. */
	embeddedJsonLd: string | null
	isRecurring: boolean
}

const MAX_LENGTH = 2 * 1024 * 1024
const MAX_EVENTS = 500
const STATUSES: Record<string, string> = {
	CONFIRMED: 'ReservationConfirmed',
	TENTATIVE: 'ReservationPending',
	CANCELLED: 'ReservationCancelled',
}

/** The events of an iCalendar file (RFC 5545), the first 500; null for what is none. A rule of repetition is noted and never followed. */
export function parseCalendarEvents(text: string): CalendarEvent[] | null {
	const calendars = parseCalendars(text)
	if (!calendars) return null
	return calendars
		.flatMap((calendar) => calendar.getAllSubcomponents('vevent').map((event) => ({ calendar, event })))
		.slice(0, MAX_EVENTS)
		.map(({ calendar, event }, index) =>
			toCalendarEvent(event, `event ${index + 1}`, propertyText(calendar, 'method') === 'CANCEL'),
		)
}

function parseCalendars(text: string): ICAL.Component[] | null {
	// Blank lines are no content lines, and some write them.
	const source = text.slice(0, MAX_LENGTH).replaceAll(/(\r?\n){2,}/g, '\n')
	if (!/^\s*BEGIN:VCALENDAR/i.test(source)) return null
	try {
		const found: unknown[] = ICAL.parse(source.trim())
		const isOne = typeof found[0] === 'string'
		return (isOne ? [found] : (found as unknown[][])).map((calendar) => new ICAL.Component(calendar))
	} catch {
		return null
	}
}

function toCalendarEvent(event: ICAL.Component, where: string, isCancelled: boolean): CalendarEvent {
	const [start, end] = [event.getFirstProperty('dtstart'), event.getFirstProperty('dtend')].map(toEventTime)
	const [latitude = Number.NaN, longitude = Number.NaN] = propertyText(event, 'geo').split(/[;,]/).map(Number)
	return {
		where,
		uid: propertyText(event, 'uid'),
		summary: propertyText(event, 'summary'),
		description: propertyText(event, 'description'),
		location: propertyText(event, 'location'),
		start: start ?? null,
		end: end ?? null,
		isAllDay: typeof start === 'string' && start.length === 10,
		status: isCancelled ? 'ReservationCancelled' : (STATUSES[propertyText(event, 'status').toUpperCase()] ?? ''),
		modified: propertyText(event, 'last-modified') || propertyText(event, 'dtstamp'),
		attendees: event
			.getAllProperties('attendee')
			.flatMap((attendee) => [attendee.getParameter('cn')].flat().slice(0, 1))
			.filter((name) => name !== undefined),
		geo: Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null,
		embeddedJsonLd: propertyText(event, 'x-kde-kitinerary-reservation') || null,
		isRecurring: event.getFirstProperty('rrule') !== null,
	}
}

const propertyText = (component: ICAL.Component, name: string): string => {
	const value: unknown = component.getFirstPropertyValue(name)
	if (Array.isArray(value)) return value.join(';')
	return typeof value === 'string' ? value : value instanceof ICAL.Time ? value.toString() : ''
}

/** The digits as the file has them. ical.js calls a zone that the file does not describe floating, so its name is read here. */
function toEventTime(property: ICAL.Property | null): EventTime | null {
	const value: unknown = property?.getFirstValue()
	if (!property || !(value instanceof ICAL.Time)) return null
	const digits = value.toString().replace(/Z$/, '')
	if (value.isDate) return digits.slice(0, 10)
	if (value.zone === ICAL.Timezone.utcTimezone) return `${digits}Z`
	const [name] = [property.getParameter('tzid')].flat()
	const zone = name?.replace(/^\/?.*?\/(?=[A-Z][a-z]+\/)/, '')
	return { '@value': digits, ...(zone && isZone(zone) && { timezone: zone }) }
}
