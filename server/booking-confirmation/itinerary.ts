import type { Day } from '#shared/journey/days.ts'
import { journeyOf, type JourneyTrip } from '#shared/journey/journey.ts'
import type { Moment } from '#shared/journey/moment.ts'
import type { Places } from '#shared/journey/place.ts'
import { dayRange } from '#shared/trips/timeline/wording.ts'

type PrintedEvent = { time: string | null; title: string; detail: string | null; pending: boolean }
/**
 * `title` is the formatted day; `label` is 'Day 3', or null outside the trip's dates. `note` says what a day without events is, and where
 * its travellers sleep.
 */
type PrintedDay = { label: string | null; title: string; events: PrintedEvent[]; note: string | null }
/** Days that print the same are one entry. */
type Entry = { from: Day; to: Day; events: PrintedEvent[]; note: string | null }

/**
 * The days of the journey as they are printed (DOC-63, DOC-122). Days in a row without anything arranged are one entry. Cancelled records are already
 * removed. Empty for a trip without anything booked.
 */
export function itinerary(trip: JourneyTrip & { places: Places }): PrintedDay[] {
	const { days } = journeyOf(trip, trip.places)
	const busy = days.filter(isBusy)
	const entries: Entry[] = []
	for (const day of days) {
		const events = printedMoments(day).map(asPrinted)
		const note = events.length > 0 ? null : noteOf(day, busy)
		const last = entries.at(-1)
		const isSame = last && !isBusy(day) && !isBusy(last.to) && sameText(last, { events, note }) && follows(last.to, day)
		if (isSame) last.to = day
		else entries.push({ from: day, to: day, events, note })
	}
	return entries.map(({ from, to, events, note }) => ({
		label: labelOf(from, to),
		title: from.again
			? `${dayRange(from.date, to.date)}, again: you crossed the date line`
			: dayRange(from.date, to.date),
		events,
		note,
	}))
}

const sameText = (one: Pick<Entry, 'events' | 'note'>, other: Pick<Entry, 'events' | 'note'>) =>
	JSON.stringify([one.events, one.note]) === JSON.stringify([other.events, other.note])

/** Both days are of the trip, or neither is. */
const follows = (one: Day, next: Day) => (one.number === null) === (next.number === null) && one.date < next.date

const isBusy = ({ moments }: Day) => moments.some(({ what }) => what !== 'goesOn')

/**
 * A landing is printed on its own where something lies between, and on another day: otherwise the line of the departure says it. What goes on is
 * printed where nothing else is.
 */
function printedMoments(day: Day): Moment[] {
	if (!isBusy(day)) return day.moments
	return day.moments
		.filter(({ what }) => what !== 'goesOn')
		.filter(({ what, part }, n, all) => {
			const before = all[n - 1]
			return what !== 'lands' || before?.what !== 'leaves' || before.part.id !== part.id
		})
}

const asPrinted = ({ said, clock, title, detail, pending }: Moment): PrintedEvent => ({
	time: said ?? clock,
	title,
	detail,
	pending,
})

/** Days without events: in the air, before or after all that is booked, or at leisure in a hotel. */
function noteOf(day: Day, busy: readonly Day[]): string {
	if (day.inTheAir) return 'In flight'
	if (day.date < String(busy[0]?.date) || day.date > String(busy.at(-1)?.date)) return 'No arrangements'
	return day.sleeps && day.sleeps !== 'air' ? `At leisure · ${day.sleeps.name}` : 'At leisure'
}

function labelOf(from: Day, to: Day): string | null {
	if (from.number === null || to.number === null) return null
	return from.number === to.number ? `Day ${from.number}` : `Days ${from.number} – ${to.number}`
}
