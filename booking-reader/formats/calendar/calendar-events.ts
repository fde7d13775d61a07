import ICAL from 'ical.js'
import { isZone } from '../../values/clock.ts'

/** A time as mark-up writes it: '2027-05-20', '2027-05-20T07:25:00Z', or a local time with its zone if one is named. */
type EventTime = string | { '@value': string; timezone?: string }

/** An event of a calendar, as text. */
export type CalendarEvent = {
	/** 'event 3' of the file. */
	where: string
	uid: string
	summary: string
	description: string
	location: string
	start: EventTime | null
	/** Exclusive: the first instant after the event, or the first day after it. */
	end: EventTime | null
	isAllDay: boolean
	/** In schema.org's terms, or '' if none is stated. */
	status: string
	modified: string
	attendees: string[]
	geo: { latitude: number; longitude: number } | null
	/** The reservation as JSON-LD, which KDE Itinerary writes into its events. */
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

/**
 * The first 500 events of an iCalendar file (RFC 5545), or null if it is none. Recurrence rules are noted but not
 * expanded.
 */
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
	// Some writers add blank lines, which the format does not allow.
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

/**
 * Keeps the digits as written. ical.js treats zones that the file does not define as floating, so their names are read
 * here.
 */
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
