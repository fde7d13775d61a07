import { type Draft, type DraftFields, type DraftIssue, emptyDraft } from '#shared/import/draft.ts'
import { addDays } from '#shared/dates.ts'
import { isObject, type RawItem } from '../../schema-org/markup/raw-item.ts'
import { readItems, type ReadingContext } from '../../schema-org/read-structured.ts'
import { parseTolerantJson } from '../../schema-org/markup/tolerant-json.ts'
import { type CalendarEvent, parseCalendarEvents } from './calendar-events.ts'
import { toReservation } from './event-reservation.ts'

/**
 * Reads an iCalendar file (RFC 5545). An event's embedded JSON-LD is used if there is any, otherwise its text is
 * matched as a flight, train, stay or transfer. Other events become activities. A calendar that we generated gives its
 * trip back.
 */
export function readCalendar(text: string, context: ReadingContext): Draft {
	const events = parseCalendarEvents(text)
	if (!events) return { ...emptyDraft(), issues: [UNREADABLE] }
	const tripEvent = events.find(isWholeTrip)
	const parts = events.filter((event) => event !== tripEvent)
	const items = parts.flatMap((event) => embeddedReservations(event) ?? [readEvent(event)])
	const draft = readItems(items, context, parts.filter((event) => event.isRecurring).map(recurring))
	if (tripEvent) putTrip(draft.trip, tripEvent)
	return draft
}

const UNREADABLE: DraftIssue = {
	severity: 'error',
	code: 'UNREADABLE',
	path: '',
	message: 'The calendar file is broken and could not be read. Ask for it again, or paste its text.',
}

const recurring = (event: CalendarEvent): DraftIssue => ({
	severity: 'warning',
	code: 'RECURRING',
	path: '',
	message: `“${event.summary}” repeats. Only its first date was read.`,
})

/** Its values are 'read', not 'stated'. */
const readEvent = (event: CalendarEvent): RawItem => ({
	item: toReservation(event),
	where: event.where,
	source: { layer: 'calendar', certainty: 'read', where: `${event.where}, ${event.summary.slice(0, 60)}` },
})

/** KDE Itinerary escapes the commas in the JSON, but some versions do not. */
function embeddedReservations({ embeddedJsonLd: embedded, where }: CalendarEvent): RawItem[] | null {
	if (!embedded) return null
	const plain = embedded.replaceAll(/\\([\\,;])/g, '$1').replaceAll(/\\n/gi, '\\n')
	const read = parseTolerantJson(embedded) ?? parseTolerantJson(plain)
	const items = [read?.value].flat().flatMap((item) => (isObject(item) ? [{ item, where }] : []))
	return items.length > 0 ? items : null
}

/** The event for the whole trip in calendars that we generate. */
const isWholeTrip = ({ uid, isAllDay }: CalendarEvent) => isAllDay && /^trip-[\w-]+@portal\./.test(uid)

function putTrip(trip: DraftFields, { where, summary, location, start, end }: CalendarEvent) {
	const readValue = (value: string) =>
		({ value, from: { layer: 'calendar', where, raw: summary }, certainty: 'read' }) as const
	if (summary) trip.name = readValue(summary)
	if (location) trip.destination = readValue(location)
	if (typeof start !== 'string' || typeof end !== 'string') return
	trip.startDate = readValue(start)
	trip.endDate = readValue(addDays(end, -1))
}
