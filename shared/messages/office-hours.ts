import { addDays, dayOf, weekdayOf } from '#shared/dates.ts'
import { instantOf, localTimeAt } from '#shared/places/zoned-time.ts'

/** When the agency answers: days of the week (Monday is 0), clock times, and the zone they are in. */
export type OfficeHours = { days: readonly number[]; from: string; until: string; zone: string }

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** 'Mon-Fri 09:00-18:00' or 'Sat 10:00-14:00'. */
export const OFFICE_HOURS =
	/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:\s*[-–]\s*(Mon|Tue|Wed|Thu|Fri|Sat|Sun))?\s+([01]\d|2[0-3]):([0-5]\d)\s*[-–]\s*([01]\d|2[0-3]):([0-5]\d)$/

const DEFAULT_HOURS = 'Mon-Fri 09:00-18:00'
export const DEFAULT_ZONE = 'Europe/London'

/** Reads the agency's setting. A text that cannot be read, and a zone that does not exist, count as the default. */
export function readOfficeHours(text: string | null, zone: string | null): OfficeHours {
	const read = OFFICE_HOURS.exec(text?.trim() ?? '')
	const isValid = read !== null && `${read[3]}:${read[4]}` < `${read[5]}:${read[6]}`
	const [, first = 'Mon', last = first, ...clock] = (isValid ? read : OFFICE_HOURS.exec(DEFAULT_HOURS)) ?? []
	const from = WEEK.indexOf(first)
	const length = ((WEEK.indexOf(last) - from + 7) % 7) + 1
	return {
		days: Array.from({ length }, (_, day) => (from + day) % 7),
		from: `${clock[0]}:${clock[1]}`,
		until: `${clock[2]}:${clock[3]}`,
		zone: zone && isZone(zone) ? zone : DEFAULT_ZONE,
	}
}

export function isZone(zone: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }))
	} catch {
		return false
	}
}

/** The instant at which this much office time has passed since `start`. Both in milliseconds since 1970. */
export function addOfficeMinutes(hours: OfficeHours, start: number, minutes: number): number {
	let left = minutes * 60_000
	let day = dayOf(localTimeAt(hours.zone, start))
	// A week has at least one office day, so this ends.
	for (;;) {
		if (hours.days.includes(WEEK.indexOf(weekdayOf(day)))) {
			const opens = Math.max(start, instantOf(hours.zone, `${day}T${hours.from}:00`))
			const closes = instantOf(hours.zone, `${day}T${hours.until}:00`)
			if (closes - opens >= left) return opens + left
			left -= Math.max(0, closes - opens)
		}
		day = addDays(day, 1)
	}
}

/** 'Mon–Fri 09:00–18:00, London time' */
export const describeHours = ({ days, from, until, zone }: OfficeHours): string => {
	const [first, last] = [WEEK[days[0] ?? 0], WEEK[days.at(-1) ?? 0]]
	return `${first === last ? first : `${first}–${last}`} ${from}–${until}, ${zone.replaceAll('_', ' ').split('/').at(-1)} time`
}
