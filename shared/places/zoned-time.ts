/** Between instants (milliseconds since 1970, UTC) and what a clock reads in a zone: 'YYYY-MM-DDTHH:MM:SS'. */

const formats = new Map<string, Intl.DateTimeFormat>()
const DAY_MS = 86_400_000

/** How far ahead of UTC a zone is at an instant, in milliseconds; west is negative. */
export function offsetAt(zone: string, instant: number): number {
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

/** What the clock reads there then. */
export const clockAt = (zone: string, instant: number): string =>
	new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 19)

/**
 * The instant of a clock reading. One that occurs twice, when clocks go back, is the first of the two; one that is skipped, when they
 * go forward, is taken as if they had not yet (RFC 5545 section 3.3.5).
 */
export function instantOf(zone: string, clock: string): number {
	const asUtc = Date.parse(`${clock.slice(0, 16)}:${clock.slice(17, 19) || '00'}Z`)
	const before = asUtc - offsetAt(zone, asUtc - DAY_MS)
	const after = asUtc - offsetAt(zone, asUtc + DAY_MS)
	const real = [before, after].filter((instant) => instant + offsetAt(zone, instant) === asUtc)
	return real.length > 0 ? Math.min(...real) : before
}
