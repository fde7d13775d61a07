import { addDays, dayOf, daysBetween } from '#shared/dates.ts'
import { type BookedLists, bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import { dayRange } from '#shared/trips/timeline/wording.ts'
import { eventsInOrder, type PrintedEvent } from './itinerary-events.ts'

/**
 * `title` is the formatted day; `label` is 'Day 3', or null outside the trip's dates. `note` says what a day without events is, and where
 * its travellers sleep.
 */
type PrintedDay = { label: string | null; title: string; events: PrintedEvent[]; note: string | null }
type Trip = BookedLists & { startDate: string; endDate: string }
type Span = { from: string; to: string }

/**
 * The itinerary by day. Consecutive days on which nothing begins are one entry. Cancelled records are already removed. Empty for a trip
 * without anything booked: nothing can be said about its days.
 */
export function itinerary(trip: Trip): PrintedDay[] {
	const byDay = Map.groupBy(eventsInOrder(trip), ({ moment }) => dayOf(moment))
	const busy = [...byDay.keys()]
	if (busy.length === 0) return []
	return spansOf(trip, busy).map((span) => {
		const events = byDay.get(span.from)?.map(asPrinted) ?? goingOn(trip, span)
		return {
			label: labelOf(trip, span),
			title: dayRange(span.from, span.to),
			events,
			note: events.length > 0 ? null : noteOf(trip, span, busy),
		}
	})
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
		.filter(
			({ from, to }) => busy.includes(from) || (from >= startDate && from <= endDate) || isInFlight(trip, from, to),
		)
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

/** Days without events: in the air, before or after all that is booked, or at leisure in a hotel. */
function noteOf(trip: Trip, { from, to }: Span, busy: readonly string[]): string {
	if (isInFlight(trip, from, to)) return 'In flight'
	const sorted = busy.toSorted()
	if (to < String(sorted[0]) || from > String(sorted.at(-1))) return 'No arrangements'
	const beds = bookedRecords(trip).flatMap(({ kind, record }) => kind.sleeps?.(record) ?? [])
	const bed = beds.find((one) => one.from <= from && to < one.until)
	return bed ? `At leisure · ${bed.at}` : 'At leisure'
}

/** Whole days between a departure and a landing. */
const isInFlight = (trip: Trip, from: string, to: string) =>
	bookedRecords(trip)
		.flatMap(({ kind, record }) => kind.journey?.(record) ?? [])
		.some(({ departs, arrives }) => dayOf(departs) < from && to < dayOf(arrives))

function labelOf({ startDate, endDate }: Trip, { from, to }: Span) {
	if (from < startDate || to > endDate) return null
	const number = (day: string) => daysBetween(startDate, day) + 1
	return from === to ? `Day ${number(from)}` : `Days ${number(from)} – ${number(to)}`
}
