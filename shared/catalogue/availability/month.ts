import { addDays, addMonths, daysBetween } from '#shared/dates.ts'

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const A_MONDAY = '2024-01-01'

/** The weeks of the month that a day is in, from Monday on. Days of other months are null. */
export function weeksOf(day: string): (string | null)[][] {
	const first = `${day.slice(0, 8)}01`
	const next = addMonths(first, 1)
	const weekday = ((daysBetween(A_MONDAY, first) % 7) + 7) % 7
	const weeks: (string | null)[][] = []
	for (let monday = addDays(first, -weekday); monday < next; monday = addDays(monday, 7))
		weeks.push(WEEKDAYS.map((_, at) => addDays(monday, at)).map((one) => (one >= first && one < next ? one : null)))
	return weeks
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** 'July 2027' */
export const monthName = (day: string): string => month.format(Date.parse(`${day}T12:00:00Z`))
