import { clockAt, offsetAt } from '#shared/places/zoned-time.ts'
import { basic, escaped, utcOffset } from './content-lines.ts'

const DAY_MS = 86_400_000
/** How far around its use a zone is told, so that programs that look at the days about it are right as well. */
const AROUND_MS = 400 * DAY_MS
const STEP_MS = 7 * DAY_MS

/**
 * The lines of a VTIMEZONE that hold for `from` … `to` (milliseconds UTC) and 400 days around: each change of the clock by itself,
 * without a rule, as this runtime's own zone data has it.
 */
export function vtimezone(zone: string, from: number, to: number): string[] {
	const end = to + AROUND_MS
	let at = from - AROUND_MS
	let offset = offsetAt(zone, at)
	const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(zone, at, offset, offset)]
	while (at < end) {
		const next = Math.min(at + STEP_MS, end)
		const nextOffset = offsetAt(zone, next)
		if (nextOffset !== offset) {
			lines.push(...observance(zone, changeBetween(zone, at, next), offset, nextOffset))
			offset = nextOffset
		}
		at = next
	}
	return [...lines, 'END:VTIMEZONE']
}

/** The second at which the offset becomes another. */
function changeBetween(zone: string, low: number, high: number): number {
	const before = offsetAt(zone, low)
	while (high - low > 1000) {
		const middle = Math.floor((low + high) / 2000) * 1000
		if (offsetAt(zone, middle) === before) low = middle
		else high = middle
	}
	return high
}

/** What holds from an instant on. Its DTSTART is what the clock read just then by the offset before. */
function observance(zone: string, instant: number, before: number, after: number): string[] {
	const year = new Date(instant).getUTCFullYear()
	const standard = Math.min(offsetAt(zone, Date.UTC(year, 0, 1)), offsetAt(zone, Date.UTC(year, 6, 1)))
	const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
	const start = before === after ? clockAt(zone, instant) : new Date(instant + before).toISOString().slice(0, 19)
	return [
		`BEGIN:${kind}`,
		`DTSTART:${basic(start)}`,
		`TZOFFSETFROM:${utcOffset(before)}`,
		`TZOFFSETTO:${utcOffset(after)}`,
		`TZNAME:${escaped(nameOf(zone, instant))}`,
		`END:${kind}`,
	]
}

/** 'BST', 'GMT+4' */
const nameOf = (zone: string, instant: number) =>
	new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
		.formatToParts(instant)
		.find(({ type }) => type === 'timeZoneName')?.value ?? zone
