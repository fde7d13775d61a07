import { localTimeAt, instantOf } from '#shared/places/zoned-time.ts'
import { isZone, resolveClock } from '../values/clock.ts'
import { findDays } from '../values/days.ts'
import { findTimes } from '../values/times.ts'
import { isObject } from './markup/raw-item.ts'
import { type SourcedValue, singleLineText } from './sourced-value.ts'

/** A time as the document states it. `offset` is '+02:00', or 'Z' for UTC without a place. */
export type Timestamp = {
	source: SourcedValue
	day: string | null
	/** HH:MM, or null for a whole day. */
	time: string | null
	offset: string | null
	zone: string | null
	/** The order of day and month is a guess. */
	isOrderAssumed?: true
}

/**
 * The local time at a place. `offsetClashes`: the stated offset is not the place's. `hasUnknownZone`: it is in UTC,
 * because the place is unknown.
 */
export type LocalTime = {
	day: string | null
	time: string | null
	zone: string | null
	offsetClashes?: true | undefined
	hasUnknownZone?: true
}

const OFFSET = /(?:\s*(Z|UTC|GMT)|\s?([+-])(\d{1,2}):?(\d\d)?)?(?:\[([\w/+-]+)\])?$/i
const FORMATS: [RegExp, (parts: string[]) => [year: string, month: string, day: string, time: string | undefined]][] = [
	[
		/^(\d{4})-(\d\d?)-(\d\d?)(?:[T\s]+(\d\d?:\d\d)(?::\d\d(?:[.,]\d+)?)?)?$/i,
		([y = '', m = '', d = '', t]) => [y, m, d, t],
	],
	[
		/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?)?$/i,
		([y = '', m = '', d = '', h, i]) => [y, m, d, h && `${h}:${i}`],
	],
	// Month first if possible, as in the mark-up of some airlines.
	[
		/^(\d\d)-(\d\d)-(\d{4})(?:\s+(\d\d?:\d\d)(?::\d\d)?)?$/,
		([m = '', d = '', y = '', t]) => (Number(m) > 12 ? [y, d, m, t] : [y, m, d, t]),
	],
]

/**
 * Parses ISO 8601, the other formats found in mark-up (kitinerary's list), and written dates. Null if the text is not a
 * time.
 */
export function parseTimestamp(source: SourcedValue | null): Timestamp | null {
	const text = singleLineText(source)
	if (!source || !text) return null
	const namedZone = isObject(source.value) && typeof source.value.timezone === 'string' ? source.value.timezone : null
	const suffix = /\d\d:\d\d|T\d{4}/.test(text) ? OFFSET.exec(text) : null
	const [ending = '', utc, sign, hours, minutes = '00', inBrackets] = suffix ?? []
	const bare = text.slice(0, text.length - ending.length).trim()
	const named = inBrackets ?? namedZone
	const zone = named && isZone(named) ? named : null
	const offset = utc ? 'Z' : sign && hours ? `${sign}${hours.padStart(2, '0')}:${minutes}` : null
	if (/^\d\d?:\d\d$/.test(bare)) return { source, day: null, time: parseTime(bare), offset, zone }
	for (const [form, order] of FORMATS) {
		const parts = form.exec(bare)
		if (!parts) continue
		const [year, month, date, time] = order(parts.slice(1))
		const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
		if (!isRealDay(day)) return null
		const isOrderAssumed = form === FORMATS.at(-1)?.[0] && month !== date && Number(date) <= 12
		return { source, day, time: time ? parseTime(time) : null, offset, zone, ...(isOrderAssumed && { isOrderAssumed }) }
	}
	return parseWrittenDate(source, text)
}

/** Parses 'Thursday, 20 May 2027 at 7:25am', which some pages put into mark-up. */
function parseWrittenDate(source: SourcedValue, text: string): Timestamp | null {
	const [found, ...others] = findDays(text, { order: { first: 'day', assumed: true }, near: '' })
	const isSure = found && others.length === 0 && found.doubts.every((doubt) => doubt === 'DATE_ORDER_ASSUMED')
	if (!isSure) return null
	const [time] = findTimes(text)
	const isOrderAssumed = found.doubts.length > 0
	return {
		source,
		day: found.day,
		time: time?.time ?? null,
		offset: null,
		zone: null,
		...(isOrderAssumed && { isOrderAssumed }),
	}
}

/**
 * Converts to local time at the place. Digits with an offset that fits, or none, stay as they are; so do those with a
 * wrong offset, which sets `offsetClashes`. A UTC time is converted if the place is known.
 */
export function toLocalTime(timestamp: Timestamp, placeZone: string | null): LocalTime {
	const { day, time, offset } = timestamp
	const zone = placeZone ?? timestamp.zone
	if (!day || !time) return { day, time, zone }
	const clock = `${day}T${time}`
	if (zone && timestamp.zone && zone !== timestamp.zone && offset !== 'Z') {
		// Calendars may give a time in their owner's zone.
		const there = localTimeAt(zone, instantOf(timestamp.zone, clock))
		return { day: there.slice(0, 10), time: there.slice(11, 16), zone }
	}
	const { value, offsetClashes } = resolveClock({ clock, offset: offset ?? undefined }, zone)
	return {
		day: value.slice(0, 10),
		time: value.slice(11, 16),
		zone,
		...(offsetClashes && { offsetClashes }),
		...(offset === 'Z' && !zone && { hasUnknownZone: true }),
	}
}

/** The instant in milliseconds, if the offset or the zone is known. */
export function toInstant(timestamp: Timestamp | null, zone: string | null): number | null {
	const { day, time, zone: there } = timestamp ? toLocalTime(timestamp, zone) : { day: null, time: null, zone: null }
	if (!timestamp?.day || !day || !time) return null
	if (timestamp.offset !== null) return Date.parse(`${timestamp.day}T${timestamp.time}:00${timestamp.offset}`)
	return there ? instantOf(there, `${day}T${time}`) : null
}

function parseTime(text: string): string | null {
	const [hours = '', minutes = ''] = text.split(':')
	return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}

function isRealDay(day: string) {
	const instant = Date.parse(`${day}T00:00:00Z`)
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day)
}
