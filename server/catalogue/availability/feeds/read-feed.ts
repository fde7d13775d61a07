import ICAL from 'ical.js'
import type { Nights } from '#shared/catalogue/availability/nights.ts'
import { addDays } from '#shared/dates.ts'
import { instantOf, localTimeAt } from '#shared/places/zoned-time.ts'

/** 'on_request': another platform does not sell these nights at the moment, and nobody has booked them. */
export type FeedNights = Nights & { state: 'booked' | 'on_request' }

/** A text that may be a calendar, and the house that it is about. `today` is a day. */
export type FeedJob = { text: string; house: { zone: string; today: string } }

/** The text is no calendar, or asks for more work than a calendar of stays does. */
export class UnreadableFeed extends Error {}

const DAYS_AHEAD = 2 * 366
const MAX_PERIODS = 1_000
/** Of all repetitions, past ones included: a rule may repeat every second. */
const MAX_STEPS = 5_000
/** Airbnb's windows of notice and of season, which move every day. Its bookings are called 'Reserved'. */
const NOT_SOLD_NOW = /^airbnb \(not available\)$/i

/**
 * The nights that an iCalendar file (RFC 5545) of another platform calls taken, from today on and for two years. Only days come out: what
 * an event is called may name guests. Times become nights in the house's zone, and an event within one day takes the night after it.
 * Throws UnreadableFeed.
 */
export function readFeed(text: string, house: FeedJob['house']): FeedNights[] {
	try {
		return nightsIn(text, house)
	} catch (error) {
		// ical.js throws plain errors, some of them only when a value is read.
		throw error instanceof UnreadableFeed ? error : new UnreadableFeed('Not parsed', { cause: error })
	}
}

function nightsIn(text: string, { zone, today }: FeedJob['house']): FeedNights[] {
	const last = addDays(today, DAYS_AHEAD)
	const dayOf = dayIn(zone)
	const found: FeedNights[] = []
	let steps = 0
	for (const event of eventsIn(text)) {
		const state = NOT_SOLD_NOW.test(event.summary?.trim() ?? '') ? 'on_request' : 'booked'
		for (const { start, end } of occurrencesOf(event)) {
			if (++steps > MAX_STEPS) throw new UnreadableFeed('Too many repetitions')
			const from = dayOf(start)
			if (from >= last) break
			const until = dayOf(end)
			const to = until > from ? until : addDays(from, 1)
			if (to > today) found.push({ from, to: to < last ? to : last, state })
			if (found.length > MAX_PERIODS) throw new UnreadableFeed('Too many periods')
		}
	}
	return found
}

/** The events that take time: neither cancelled nor transparent. A changed repetition belongs to its event. */
function eventsIn(text: string): ICAL.Event[] {
	const components = calendarsIn(text)
		.filter((calendar) => calendar.getFirstPropertyValue('method') !== 'CANCEL')
		.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
	const events = components.map((one) => new ICAL.Event(one))
	const takes = ({ component }: ICAL.Event) =>
		String(component.getFirstPropertyValue('status')).toUpperCase() !== 'CANCELLED' &&
		String(component.getFirstPropertyValue('transp')).toUpperCase() !== 'TRANSPARENT'
	const [changed, own] = [
		events.filter((one) => one.isRecurrenceException()),
		events.filter((one) => !one.isRecurrenceException()),
	]
	for (const event of own) for (const change of changed) if (change.uid === event.uid) event.relateException(change)
	return own.filter((event) => event.startDate && takes(event))
}

function calendarsIn(text: string): ICAL.Component[] {
	const source = text.replace(/^\uFEFF/, '').trim()
	if (!/^BEGIN:VCALENDAR/i.test(source)) throw new UnreadableFeed('No calendar')
	const parsed: unknown[] = ICAL.parse(source)
	const isOne = typeof parsed[0] === 'string'
	return (isOne ? [parsed] : (parsed as unknown[][])).map((calendar) => new ICAL.Component(calendar))
}

type Occurrence = { start: ICAL.Time; end: ICAL.Time }

function* occurrencesOf(event: ICAL.Event): Generator<Occurrence> {
	if (!event.isRecurring()) {
		yield { start: event.startDate, end: event.endDate }
		return
	}
	const iterator = event.iterator()
	for (let next = iterator.next(); next; next = iterator.next()) {
		const { startDate, endDate, item } = event.getOccurrenceDetails(next)
		if (String(item.component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED') continue
		yield { start: startDate, end: endDate }
	}
}

/** The day of a date, or of a time on the house's clock. A time without a zone is on that clock already. */
const dayIn =
	(zone: string) =>
	(time: ICAL.Time): string => {
		const digits = time.toString()
		if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return digits.slice(0, 10)
		const instant =
			time.zone === ICAL.Timezone.utcTimezone ? instantOf('UTC', digits.slice(0, 19)) : time.toUnixTime() * 1000
		return localTimeAt(zone, instant).slice(0, 10)
	}
