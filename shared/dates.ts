/**
 * Days and local times of a trip: 'YYYY-MM-DD' and 'YYYY-MM-DDTHH:MM:SS', without a zone (API-16). All functions work on the digits,
 * except `viewerDay` and `viewerTime`, which convert an instant to the viewer's own time zone.
 */

/** Abbreviated as on issued documents and passports. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** Staff see 'May 04, 2026', travellers '4 May 2026', the guest review 'May 4, 2026' (CRM-4, PORTAL-4). */
type DayFormat = 'MMM dd, yyyy' | 'd MMM yyyy' | 'MMM d, yyyy'

/** A day, or the day of a local time, in words. */
export function formatDay(day: string, format: DayFormat): string {
	const [year, month, dd] = partsOf(day)
	const name = MONTHS[month - 1] ?? ''
	const yyyy = String(year).padStart(4, '0')
	if (format === 'd MMM yyyy') return `${dd} ${name} ${yyyy}`
	return `${name} ${format === 'MMM d, yyyy' ? dd : String(dd).padStart(2, '0')}, ${yyyy}`
}

/** 'Mon' for '2026-05-04' */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(middayUtc(day)).getUTCDay()] ?? ''

/** '2026-05-04' for '2026-05-04T09:40:00'. A day is returned unchanged. */
export const dayOf = (localTime: string): string => localTime.slice(0, 10)

/** '09:40' for '2026-05-04T09:40:00' */
export const timeOf = (localTime: string): string => localTime.slice(11, 16)

/** The number of days from `from` to `to`, negative when `to` is earlier. Accepts days and local times, whose hours are ignored. */
export function daysBetween(from: string, to: string): number {
	return Math.round((middayUtc(to) - middayUtc(from)) / 86_400_000)
}

/** Adds days to a day or a local time, whose hours stay the same. */
export function addDays(localTime: string, days: number): string {
	return new Date(middayUtc(localTime) + days * 86_400_000).toISOString().slice(0, 10) + localTime.slice(10)
}

/** Adds months to a day: the same day of the month, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
	const [year, month, dd] = partsOf(day)
	const last = new Date(Date.UTC(year, month + months, 0, 12))
	return last.toISOString().slice(0, 8) + twoDigits(Math.min(dd, last.getUTCDate()))
}

/** '23 Nov 2026, 02:11 UTC', for what happens on the server. */
export function utcTime(instant: Date): string {
	const utc = instant.toISOString()
	return `${formatDay(dayOf(utc), 'd MMM yyyy')}, ${timeOf(utc)} UTC`
}

/** The day of an instant in the viewer's time zone. */
export function viewerDay(instant: Date): string {
	return `${String(instant.getFullYear()).padStart(4, '0')}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`
}

/** The local time of an instant in the viewer's time zone: '2026-05-04T09:40:00'. */
export function viewerTime(instant: Date): string {
	return `${viewerDay(instant)}T${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}:${twoDigits(instant.getSeconds())}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function partsOf(day: string): [year: number, month: number, day: number] {
	return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

/** Noon in UTC, which has no clock changes, for counting days. */
function middayUtc(day: string): number {
	const [year, month, dd] = partsOf(day)
	return Date.UTC(year, month - 1, dd, 12)
}
