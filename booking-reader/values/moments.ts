import { readIsoClock, type ClockReading } from './clock.ts'
import { type DayContext, type Doubt, findDays } from './days.ts'
import { blankOut } from './text.ts'
import { findTimes } from './times.ts'

/**
 * The dates and times in a text such as 'LHR, Sat 14 Aug 2027 at 8:40pm (+1)', and the rest of the text without them.
 */
export type Moment = {
	days: string[]
	times: string[]
	/** The number of days that '(+1)' or 'next day' adds. */
	dayOffset: number
	isoClock: ClockReading | null
	doubts: Doubt[]
	rest: string
}

export const DAY_OFFSET = /\(?\+ ?([12])(?: ?days?)?\)?(?![\d:])|\bnext day\b/i

export function readMoment(text: string, context: DayContext): Moment {
	const line = text.slice(0, 400)
	const isoClock = readIsoClock(line)
	const days = findDays(line, context)
	const blanked = blankOut(line, days)
	const offset = DAY_OFFSET.exec(blanked)
	const withoutOffset = offset
		? blankOut(blanked, [{ from: offset.index, to: offset.index + offset[0].length }])
		: blanked
	const times = findTimes(withoutOffset)
	return {
		days: days.map(({ day }) => day),
		times: times.map(({ time }) => time),
		dayOffset: offset ? Number(offset[1] ?? 1) : 0,
		isoClock,
		doubts: [...new Set(days.flatMap(({ doubts }) => doubts))],
		rest: blankOut(withoutOffset, times)
			.replaceAll(
				/(?<!\p{L})(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?(?!\p{L})\.?/giu,
				' ',
			)
			.replaceAll(/\bT(?=\s)|:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?(?=\s|$)|[+-]\d\d:?\d\d$/g, ' ')
			.replaceAll(/(?<=^|\s)(?:at|on|-|–|—|\|)(?=\s|$)/g, ' ')
			.replaceAll(/\s+/g, ' ')
			.replaceAll(/^[\s,;:@|–-]+|[\s,;:@|–-]+$/g, ''),
	}
}
