import { IMPORTED_KINDS, type Draft, type DraftFields, type DraftIssue, emptyDraft } from '#shared/import/draft.ts'
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
	const read = parts.map((event) => ({ event, embedded: embeddedReservations(event) }))
	const items = read.flatMap(({ event, embedded }) => embedded ?? [{ item: toReservation(event), where: event.where }])
	const draft = readItems(items, context, parts.filter((event) => event.isRecurring).map(recurring))
	const eventsReadAsText = new Map(read.filter(({ embedded }) => !embedded).map(({ event }) => [event.where, event]))
	for (const fields of [draft.trip, ...IMPORTED_KINDS.flatMap((list) => draft[list].map((element) => element.fields))])
		markAsRead(fields, eventsReadAsText)
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

/** KDE Itinerary escapes the commas in the JSON, but some versions do not. */
function embeddedReservations({ embeddedJsonLd: embedded, where }: CalendarEvent): RawItem[] | null {
	if (!embedded) return null
	const plain = embedded.replaceAll(/\\([\\,;])/g, '$1').replaceAll(/\\n/gi, '\\n')
	const read = parseTolerantJson(embedded) ?? parseTolerantJson(plain)
	const items = [read?.value].flat().flatMap((item) => (isObject(item) ? [{ item, where }] : []))
	return items.length > 0 ? items : null
}

/** Values from an event's text are 'read', not 'stated', and their location is the event. */
function markAsRead(fields: DraftFields, events: ReadonlyMap<string, CalendarEvent>) {
	for (const value of Object.values(fields)) {
		const event = events.get(value.from.where.split(',')[0] ?? '')
		if (!event) continue
		value.from = { layer: 'calendar', where: `${event.where}, ${event.summary.slice(0, 60)}`, raw: value.from.raw }
		if (value.certainty === 'stated') value.certainty = 'read'
	}
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
