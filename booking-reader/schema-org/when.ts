import { clockAt, instantOf } from '#shared/places/zoned-time.ts'
import { isZone, settleClock } from '../values/clock.ts'
import { findDays } from '../values/days.ts'
import { findTimes } from '../values/times.ts'
import { isObject } from './markup/raw-item.ts'
import { type Said, wordsOf } from './said.ts'

/** A time as a document gives it. `offset` is '+02:00', or 'Z' for an instant that no place has spoken for. */
export type When = {
	said: Said
	day: string | null
	/** HH:MM; null for a whole day. */
	time: string | null
	offset: string | null
	zone: string | null
	/** Which is the day and which the month was taken from habit. */
	isOrderAssumed?: true
}

/**
 * What the clock at the place reads. It `clashes` with an offset that the place did not have then, and is
 * `unplaced` where it is in UTC because nobody knows the place.
 */
export type Clock = {
	day: string | null
	time: string | null
	zone: string | null
	clashes?: true | undefined
	unplaced?: true
}

const OFFSET = /(?:\s*(Z|UTC|GMT)|\s?([+-])(\d{1,2}):?(\d\d)?)?(?:\[([\w/+-]+)\])?$/i
const FORMS: [RegExp, (parts: string[]) => [year: string, month: string, day: string, time: string | undefined]][] = [
	[
		/^(\d{4})-(\d\d?)-(\d\d?)(?:[T\s]+(\d\d?:\d\d)(?::\d\d(?:[.,]\d+)?)?)?$/i,
		([y = '', m = '', d = '', t]) => [y, m, d, t],
	],
	[
		/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?)?$/i,
		([y = '', m = '', d = '', h, i]) => [y, m, d, h && `${h}:${i}`],
	],
	// The month first where it can be, as in the mark-up of the airlines that write so.
	[
		/^(\d\d)-(\d\d)-(\d{4})(?:\s+(\d\d?:\d\d)(?::\d\d)?)?$/,
		([m = '', d = '', y = '', t]) => (Number(m) > 12 ? [y, d, m, t] : [y, m, d, t]),
	],
]

/** Reads ISO 8601, the few other forms that mark-up comes in (kitinerary's list), and days in words. Null for what is no time. */
export function whenOf(said: Said | null): When | null {
	const text = wordsOf(said)
	if (!said || !text) return null
	const given = isObject(said.value) && typeof said.value.timezone === 'string' ? said.value.timezone : null
	const suffix = /\d\d:\d\d|T\d{4}/.test(text) ? OFFSET.exec(text) : null
	const [ending = '', utc, sign, hours, minutes = '00', inBrackets] = suffix ?? []
	const bare = text.slice(0, text.length - ending.length).trim()
	const named = inBrackets ?? given
	const zone = named && isZone(named) ? named : null
	const offset = utc ? 'Z' : sign && hours ? `${sign}${hours.padStart(2, '0')}:${minutes}` : null
	if (/^\d\d?:\d\d$/.test(bare)) return { said, day: null, time: clockTime(bare), offset, zone }
	for (const [form, order] of FORMS) {
		const parts = form.exec(bare)
		if (!parts) continue
		const [year, month, date, time] = order(parts.slice(1))
		const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
		if (!isDay(day)) return null
		const isOrderAssumed = form === FORMS.at(-1)?.[0] && month !== date && Number(date) <= 12
		return { said, day, time: time ? clockTime(time) : null, offset, zone, ...(isOrderAssumed && { isOrderAssumed }) }
	}
	return inWords(said, text)
}

/** 'Thursday, 20 May 2027 at 7:25am', as some write into mark-up what they show. */
function inWords(said: Said, text: string): When | null {
	const [found, ...others] = findDays(text, { order: { first: 'day', assumed: true }, near: '' })
	const isSure = found && others.length === 0 && found.doubts.every((doubt) => doubt === 'DATE_ORDER_ASSUMED')
	if (!isSure) return null
	const [time] = findTimes(text)
	const isOrderAssumed = found.doubts.length > 0
	return {
		said,
		day: found.day,
		time: time?.time ?? null,
		offset: null,
		zone: null,
		...(isOrderAssumed && { isOrderAssumed }),
	}
}

/**
 * The reading of the clock at the place. An offset that fits the place's zone, or none, leaves the digits as they are; one that clashes
 * does too, and is told. An instant in UTC is converted where the place is known.
 */
export function clockOf(when: When, placeZone: string | null): Clock {
	const { day, time, offset } = when
	const zone = placeZone ?? when.zone
	if (!day || !time) return { day, time, zone }
	const clock = `${day}T${time}`
	if (zone && when.zone && zone !== when.zone && offset !== 'Z') {
		// Said by the clock of another place, as calendars do with their owner's.
		const there = clockAt(zone, instantOf(when.zone, clock))
		return { day: there.slice(0, 10), time: there.slice(11, 16), zone }
	}
	const { value, clashes } = settleClock({ clock, offset: offset ?? undefined }, zone)
	return {
		day: value.slice(0, 10),
		time: value.slice(11, 16),
		zone,
		...(clashes && { clashes }),
		...(offset === 'Z' && !zone && { unplaced: true }),
	}
}

/** Its instant, in milliseconds, where its offset or a zone tells it. */
export function instantAt(when: When | null, zone: string | null): number | null {
	const { day, time, zone: there } = when ? clockOf(when, zone) : { day: null, time: null, zone: null }
	if (!when?.day || !day || !time) return null
	if (when.offset !== null) return Date.parse(`${when.day}T${when.time}:00${when.offset}`)
	return there ? instantOf(there, `${day}T${time}`) : null
}

function clockTime(text: string): string | null {
	const [hours = '', minutes = ''] = text.split(':')
	return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}

function isDay(day: string) {
	const instant = Date.parse(`${day}T00:00:00Z`)
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day)
}
