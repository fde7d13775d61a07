import { daysBetween, formatDay, weekdayOf } from '#shared/dates.ts'

/** '21 May 2026' */
const day = (value: string) => formatDay(value, 'd MMM yyyy')

/** 'Thu 21 May 2026' for a day or a local time. */
export const dayInWords = (value: string) => `${weekdayOf(value)} ${day(value)}`

/** 'Thu 21 May 2026, 14:30': a day with the time as typed. */
export const dayAndTime = (value: string, time: string | null) => [dayInWords(value), time].filter(Boolean).join(', ')

/** '21 May 2026 – 26 May 2026', or the one day. */
export const tripDates = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
	startDate === endDate ? day(startDate) : `${day(startDate)} – ${day(endDate)}`

/** 'Sun 24 May 2026 – Mon 25 May 2026', or the one day. */
export const dayRange = (from: string, to: string | null) =>
	to === null || to === from ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`

/** 'Today', 'Tomorrow', 'In 40 days'. */
export function howSoon(value: string, today: string): string {
	const days = daysBetween(today, value)
	if (days <= 0) return 'Today'
	return days === 1 ? 'Tomorrow' : `In ${days} days`
}

/**
 * '+1 day' when a flight lands on a later local day than it leaves; '−1 day' over the date line; null on the same day.
 */
export function dayShift(departure: string, arrival: string): string | null {
	const days = daysBetween(departure, arrival)
	if (days === 0) return null
	return `${days > 0 ? '+' : '−'}${counted(Math.abs(days), 'day')}`
}

/** The nights between the two days. The number that staff entered is not used: it may contradict the days. */
export const nightsOf = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
	counted(Math.max(0, daysBetween(checkIn, checkOut)), 'night')

/** '1 day', '5 days' */
export const counted = (count: number, thing: string) => `${count} ${count === 1 ? thing : `${thing}s`}`

/** '48 kB', '1.2 MB': the size of a download. */
export function fileSize(bytes: number): string {
	if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
	return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** What is known of two, with a sign between them where both are. */
export const joined = (one: string | null, other: string | null, by = ' · ') =>
	[one, other].filter(Boolean).join(by) || null

/** 'PNR K7QX2M': a value with its label, on one line. Null without a value. */
export const labelled = (label: string, value: string | null, by = '\u00A0') => (value ? `${label}${by}${value}` : null)
