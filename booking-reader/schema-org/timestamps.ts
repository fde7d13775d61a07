import { localTimeAt, instantOf } from '#shared/places/zoned-time.ts'
import { isZone, readIsoClock, resolveClock } from '../values/clock.ts'
import { findDays } from '../values/days.ts'
import { findTimes } from '../values/times.ts'
import type { Pair } from '../segments/blocks.ts'
import { doubtOf, ZONE_CLASH } from '../segments/group-reader.ts'
import { isObject } from './markup/raw-item.ts'
import { pairOf, type SourcedValue, singleLineText } from './sourced-value.ts'

/** A time as the document states it. `offset` is '+02:00', or 'Z' for UTC without a place. */
type Timestamp = {
	day: string | null
	time: string | null
	offset?: string
	zone: string | null
	isOrderAssumed: boolean
}

/** '20270520T072500' */
const COMPACT_TIME = /T(\d\d)(\d\d)(?:\d\d)?$/
const OFFSET = /(?:\s*(Z|UTC|GMT)|\s?([+-])(\d{1,2}):?(\d\d)?)?(?:\[([\w/+-]+)\])?$/i

/**
 * The local time at a place as 'YYYY-MM-DDTHH:MM', or the day or the time if there is nothing else. Digits with an offset that fits, or none,
 * stay as they are; so do those with a wrong offset, which is a doubt. UTC is converted if the place is known (IMPORT-35).
 */
export function momentPair(source: SourcedValue | null, placeZone: string | null): Pair | null {
	const timestamp = parseTimestamp(source)
	if (!timestamp) return null
	const { day, time, offset, isOrderAssumed } = timestamp
	const zone = placeZone ?? timestamp.zone
	const doubts: NonNullable<Pair['doubts']> = []
	let value = [day, time].filter(Boolean).join('T')
	// Calendars may give a time in their owner's zone.
	if (day && time && zone && timestamp.zone && zone !== timestamp.zone && offset !== 'Z')
		value = localTimeAt(zone, instantOf(timestamp.zone, value)).slice(0, 16)
	else if (day && time) {
		const { offsetClashes, ...resolved } = resolveClock({ clock: value, offset }, zone)
		value = resolved.value
		if (offsetClashes) doubts.push(ZONE_CLASH)
		if (offset === 'Z' && !zone) doubts.push(inUtc(time))
	}
	if (isOrderAssumed) doubts.push(doubtOf('DATE_ORDER_ASSUMED', singleLineText(source) ?? '', value.slice(0, 10)))
	return pairOf(source, value, { zone, doubts })
}

const inUtc = (time: string) => ({
	code: 'TIME_IN_UTC',
	message: `${time} is in UTC, and the time zone of the place is unknown. Check the time.`,
})

/**
 * Parses ISO 8601, the other formats found in mark-up (kitinerary's list), and dates as people write them: 'Thursday, 20 May 2027 at
 * 7:25am'. Null if the text is not a time.
 */
function parseTimestamp(source: SourcedValue | null): Timestamp | null {
	const text = singleLineText(source)
	if (!source || !text) return null
	const namedZone = isObject(source.value) && typeof source.value.timezone === 'string' ? source.value.timezone : null
	const suffix = /\d\d:\d\d|T\d{4}/.test(text) ? OFFSET.exec(text) : null
	const [ending = '', utc, sign, hours, minutes = '00', inBrackets] = suffix ?? []
	const bare = text.slice(0, text.length - ending.length).trim()
	const named = inBrackets ?? namedZone
	const offset = utc ? 'Z' : sign && hours ? `${sign}${hours.padStart(2, '0')}:${minutes}` : undefined
	const stated = { zone: named && isZone(named) ? named : null, ...(offset && { offset }) }
	const iso = readIsoClock(bare)
	if (iso) return { ...stated, day: iso.clock.slice(0, 10), time: iso.clock.slice(11), isOrderAssumed: false }
	// Month first between hyphens, as in the mark-up of some airlines.
	const first = /^\d\d-\d\d-/.test(bare) ? 'month' : 'day'
	const [found, another] = findDays(bare, { order: { first, assumed: true }, near: '' })
	const [time] = findTimes(bare.replace(COMPACT_TIME, ' $1:$2'))
	const isSure = found ? found.doubts.every((doubt) => doubt === 'DATE_ORDER_ASSUMED') : time?.to === bare.length
	if (!isSure || another) return null
	return { ...stated, day: found?.day ?? null, time: time?.time ?? null, isOrderAssumed: Boolean(found?.doubts.length) }
}
