import { timeOf } from '#shared/dates.ts'

/**
 * A local time that sorts and compares as text. If only the day is known it is the end of that day, '2026-05-21T24:00:00', so timed
 * records come first and an untimed one is not over before its day is.
 */
export type Moment = string

export const someTimeOn = (day: string): Moment => `${day}T24:00:00`

/** Whether a moment has a time, or only a day. */
export const hasHour = (moment: Moment) => !moment.endsWith('T24:00:00')

/** Parses a typed time: '14:30', '9.30 am', 'from 2pm'. Anything else, such as 'sunset', counts as untimed. */
export function momentOf(day: string, typedTime: string | null): Moment {
	const found = typedTime && /\b(\d{1,2})(?:[:.h](\d\d)(?:\s?([ap])\.?m)?|\s?([ap])\.?m)\b/i.exec(typedTime)
	if (!found) return someTimeOn(day)
	const [, hours = '', minutes = '00', half, otherHalf] = found
	const isAfternoon = (half ?? otherHalf)?.toLowerCase()
	const hour = isAfternoon ? (Number(hours) % 12) + (isAfternoon === 'p' ? 12 : 0) : Number(hours)
	if (hour > 23 || Number(minutes) > 59) return someTimeOn(day)
	return `${day}T${String(hour).padStart(2, '0')}:${minutes}:00`
}

/** A day with a typed time, as the journey takes it: the clock as far as it can be read, and what was typed where that says more. */
export function clockOf(
	day: string,
	typedTime: string | null,
): { day: string; clock: string | null; said: string | null } {
	const moment = momentOf(day, typedTime)
	const clock = hasHour(moment) ? timeOf(moment) : null
	return { day, clock, said: typedTime === clock ? null : typedTime }
}

/** A time that is not simply HH:MM is repeated as typed. */
export const timeNote = (time: string | null) => (time === null || /^\d\d:\d\d$/.test(time) ? null : `Time: ${time}`)
