/**
 * Days and clock readings as the trip has them: 'YYYY-MM-DD' and 'YYYY-MM-DDTHH:MM:SS', read where it happens, without a zone
 * (API-16). Everything here works on the digits; nothing passes through a zone but `localDay` and `localClock`, which say
 * what the viewer's own clock reads.
 */

/** As papers and passports shorten them. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** Staff see 'May 04, 2026', travellers '4 May 2026', the guest review 'May 4, 2026' (CRM-4, PORTAL-4). */
type DayFormat = 'MMM dd, yyyy' | 'd MMM yyyy' | 'MMM d, yyyy'

/** A day, or the day of a clock reading, in words. */
export function formatDay(day: string, format: DayFormat): string {
	const [year, month, dd] = partsOf(day)
	const name = MONTHS[month - 1] ?? ''
	const yyyy = String(year).padStart(4, '0')
	if (format === 'd MMM yyyy') return `${dd} ${name} ${yyyy}`
	return `${name} ${format === 'MMM d, yyyy' ? dd : String(dd).padStart(2, '0')}, ${yyyy}`
}

/** 'Mon' of '2026-05-04' */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(middayUtc(day)).getUTCDay()] ?? ''

/** '2026-05-04' of '2026-05-04T09:40:00'; a day is its own. */
export const dayOf = (clock: string): string => clock.slice(0, 10)

/** '09:40' of '2026-05-04T09:40:00' */
export const timeOf = (clock: string): string => clock.slice(11, 16)

/** How many days later `to` is than `from`: negative when it is earlier. Takes days or clock readings, whose hours do not count. */
export function daysBetween(from: string, to: string): number {
	return Math.round((middayUtc(to) - middayUtc(from)) / 86_400_000)
}

/** A day or clock reading so many days later (earlier when negative); the hours of a clock reading stay as they are. */
export function addDays(clock: string, days: number): string {
	return new Date(middayUtc(clock) + days * 86_400_000).toISOString().slice(0, 10) + clock.slice(10)
}

/** The same day of the month so many months later; in a shorter month its last day. */
export function addMonths(day: string, months: number): string {
	const [year, month, dd] = partsOf(day)
	const last = new Date(Date.UTC(year, month + months, 0, 12))
	return last.toISOString().slice(0, 8) + two(Math.min(dd, last.getUTCDate()))
}

/** The day that an instant falls on for whoever looks at this screen. */
export function localDay(instant: Date): string {
	return `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}

/** What the clock of whoever looks at this screen reads at an instant: '2026-05-04T09:40:00'. */
export function localClock(instant: Date): string {
	return `${localDay(instant)}T${two(instant.getHours())}:${two(instant.getMinutes())}:${two(instant.getSeconds())}`
}

const two = (number: number) => String(number).padStart(2, '0')

function partsOf(day: string): [year: number, month: number, day: number] {
	return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

/** UTC as a calendar to count in: it has no clock changes. */
function middayUtc(day: string): number {
	const [year, month, dd] = partsOf(day)
	return Date.UTC(year, month - 1, dd, 12)
}
