/** Converts between instants (milliseconds since 1970, UTC) and local times in a zone ('YYYY-MM-DDTHH:MM:SS'). */

const formats = new Map<string, Intl.DateTimeFormat>()
const DAY_MS = 86_400_000

/** Since 1973 clocks have changed at quarters of an hour in UTC only. */
const QUARTER_MS = 900_000
const OFFSETS_SINCE = Date.UTC(1973, 0)
const MOST_OFFSETS = 5000
const offsets = new Map<string, number>()

/** The offset of a zone from UTC at an instant, in milliseconds; negative to the west. */
export function offsetAt(zone: string, instant: number): number {
	if (!(instant >= OFFSETS_SINCE)) return computedOffset(zone, instant)
	const key = `${zone} ${Math.floor(instant / QUARTER_MS)}`
	const known = offsets.get(key)
	if (known !== undefined) return known
	const offset = computedOffset(zone, instant)
	if (offsets.size >= MOST_OFFSETS) offsets.clear()
	offsets.set(key, offset)
	return offset
}

/** Intl takes a hundred times as long as a look-up, and an hour of a trip is asked for again and again. */
function computedOffset(zone: string, instant: number): number {
	let format = formats.get(zone)
	if (!format) {
		format = new Intl.DateTimeFormat('en-US', {
			timeZone: zone,
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		})
		formats.set(zone, format)
	}
	const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

/** The local time in a zone at an instant. */
export const localTimeAt = (zone: string, instant: number): string =>
	new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 19)

/**
 * The instant of a local time. One that occurs twice, when clocks go back, means the first; one that is skipped, when clocks go
 * forward, is read as if they had not yet done so (RFC 5545 section 3.3.5).
 */
export const instantOf = (zone: string, localTime: string): number => instantsOf(zone, localTime)[0]

/** The instants of a local time, earliest first: two for one that occurs twice, otherwise one. */
export function instantsOf(zone: string, localTime: string): [number, ...number[]] {
	const readAsUtc = Date.parse(`${localTime.slice(0, 16)}:${localTime.slice(17, 19) || '00'}Z`)
	const before = readAsUtc - offsetAt(zone, readAsUtc - DAY_MS)
	const after = readAsUtc - offsetAt(zone, readAsUtc + DAY_MS)
	if (before === after) return [before]
	const [first = before, ...others] = [before, after]
		.filter((instant) => instant + offsetAt(zone, instant) === readAsUtc)
		.toSorted((a, b) => a - b)
	return [first, ...others]
}
