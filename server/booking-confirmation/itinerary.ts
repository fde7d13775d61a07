import { addDays, dayOf, daysBetween } from '#shared/dates.ts'
import { type BookedLists, bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import { dayRange } from '#shared/trips/timeline/wording.ts'
import { eventsInOrder, type PrintedEvent } from './itinerary-events.ts'

/** `title` is the formatted day; `label` is 'Day 3', or null outside the trip's dates. Without events the day is at leisure. */
type PrintedDay = { label: string | null; title: string; events: PrintedEvent[] }
type Trip = BookedLists & { startDate: string; endDate: string }
type Span = { from: string; to: string }

/** The itinerary by day. Consecutive days on which nothing begins are one entry. Cancelled records are already removed. */
export function itinerary(trip: Trip): PrintedDay[] {
	const byDay = Map.groupBy(eventsInOrder(trip), ({ moment }) => dayOf(moment))
	return spansOf(trip, [...byDay.keys()]).map((span) => ({
		label: labelOf(trip, span),
		title: dayRange(span.from, span.to),
		events: byDay.get(span.from)?.map(asPrinted) ?? goingOn(trip, span),
	}))
}

const asPrinted = ({ time, title, detail, pending }: PrintedEvent): PrintedEvent => ({ time, title, detail, pending })

/** The days with events, and the spans of other days between them, split where an activity of several days begins or ends. */
function spansOf(trip: Trip, busy: readonly string[]): Span[] {
	const { startDate, endDate } = trip
	const after = (day: string) => addDays(day, 1)
	const starts = new Set([
		startDate,
		after(endDate),
		...busy.flatMap((day) => [day, after(day)]),
		...continued(trip).flatMap(({ from, to }) => [after(from), after(to)]),
	])
	return [...starts]
		.toSorted()
		.map((from, n, all) => ({ from, to: addDays(all[n + 1] ?? from, -1) }))
		.filter(({ from }) => busy.includes(from) || (from >= startDate && from <= endDate))
}

/** Activities of several days. */
const continued = (trip: Trip) =>
	bookedRecords(trip).flatMap(({ kind, record }) => {
		const span = kind.continues?.(record)
		return span ? [{ ...span, pending: record.status === 'pending' }] : []
	})

/** Activities that began before this span and are not over. */
const goingOn = (trip: Trip, { from, to }: Span): PrintedEvent[] =>
	continued(trip)
		.filter((one) => one.from < from && one.to >= to)
		.map(({ title, pending }) => ({ time: null, title, detail: 'continued', pending }))

function labelOf({ startDate, endDate }: Trip, { from, to }: Span) {
	if (from < startDate || to > endDate) return null
	const number = (day: string) => daysBetween(startDate, day) + 1
	return from === to ? `Day ${number(from)}` : `Days ${number(from)} – ${number(to)}`
}
