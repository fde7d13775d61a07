import { localTimeAt, offsetAt } from '#shared/places/zoned-time.ts'
import { toBasicFormat, escapeText, toUtcOffset } from './content-lines.ts'

const DAY_MS = 86_400_000
/** How far a zone is defined before and after its use, so that programs show the surrounding days correctly too. */
const MARGIN_MS = 400 * DAY_MS
const STEP_MS = 7 * DAY_MS

/**
 * The lines of a VTIMEZONE valid from `from` to `to` (milliseconds UTC) and 400 days before and after. Every change of the clock is listed
 * on its own, without recurrence rules, from this runtime's time zone data.
 */
export function vtimezone(zone: string, from: number, to: number): string[] {
	const end = to + MARGIN_MS
	let at = from - MARGIN_MS
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

/** The second at which the offset changes. */
function changeBetween(zone: string, low: number, high: number): number {
	const before = offsetAt(zone, low)
	while (high - low > 1000) {
		const middle = Math.floor((low + high) / 2000) * 1000
		if (offsetAt(zone, middle) === before) low = middle
		else high = middle
	}
	return high
}

/** The rules from an instant on. DTSTART is the local time of that instant in the previous offset. */
function observance(zone: string, instant: number, before: number, after: number): string[] {
	const year = new Date(instant).getUTCFullYear()
	const standard = Math.min(offsetAt(zone, Date.UTC(year, 0, 1)), offsetAt(zone, Date.UTC(year, 6, 1)))
	const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
	const start = before === after ? localTimeAt(zone, instant) : new Date(instant + before).toISOString().slice(0, 19)
	return [
		`BEGIN:${kind}`,
		`DTSTART:${toBasicFormat(start)}`,
		`TZOFFSETFROM:${toUtcOffset(before)}`,
		`TZOFFSETTO:${toUtcOffset(after)}`,
		`TZNAME:${escapeText(nameOf(zone, instant))}`,
		`END:${kind}`,
	]
}

/** 'BST', 'GMT+4' */
const nameOf = (zone: string, instant: number) =>
	new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
		.formatToParts(instant)
		.find(({ type }) => type === 'timeZoneName')?.value ?? zone
