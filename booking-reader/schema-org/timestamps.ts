import { localTimeAt, instantOf } from '#shared/places/zoned-time.ts'
import { isZone, readIsoClock, resolveClock } from '../values/clock.ts'
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

/** '20270520T072500' */
const COMPACT_TIME = /T(\d\d)(\d\d)(?:\d\d)?$/
const OFFSET = /(?:\s*(Z|UTC|GMT)|\s?([+-])(\d{1,2}):?(\d\d)?)?(?:\[([\w/+-]+)\])?$/i

/**
 * Parses ISO 8601, the other formats found in mark-up (kitinerary's list), and dates as people write them: 'Thursday, 20 May 2027 at
 * 7:25am'. Null if the text is not a time.
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
	const iso = readIsoClock(bare)
	if (iso) return { source, day: iso.clock.slice(0, 10), time: iso.clock.slice(11), offset, zone }
	// Month first between hyphens, as in the mark-up of some airlines.
	const first = /^\d\d-\d\d-/.test(bare) ? 'month' : 'day'
	const [found, another] = findDays(bare, { order: { first, assumed: true }, near: '' })
	const [time] = findTimes(bare.replace(COMPACT_TIME, ' $1:$2'))
	const isSure = found ? found.doubts.every((doubt) => doubt === 'DATE_ORDER_ASSUMED') : time?.to === bare.length
	if (!isSure || another) return null
	const isOrderAssumed = found && found.doubts.length > 0 && { isOrderAssumed: true as const }
	return { source, day: found?.day ?? null, time: time?.time ?? null, offset, zone, ...isOrderAssumed }
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
