import { readIsoClock, type ClockReading } from './clock.ts'
import { type DayContext, type Doubt, findDays } from './days.ts'
import { weekdaysNamed } from './month-names.ts'
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
	const blanked = blankOut(
		line,
		days.map(({ from, to }) => ({ from: fromWeekday(line, from), to })),
	)
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
			.replaceAll(/\bT(?=\s)|:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?(?=\s|$)|[+-]\d\d:?\d\d$/g, ' ')
			.replaceAll(/(?<=^|\s)(?:at|on|um|om|ore|alle|às|kl\.?|-|–|—|·|\|)(?=\s|$)/g, ' ')
			.replaceAll(/\s+/g, ' ')
			.replaceAll(/^[\s,;:@|·–-]+|[\s,;:@|·–-]+$/g, ''),
	}
}

/** Where the weekday in front of a day begins, otherwise the day: 'Di 23.02.2027'. */
function fromWeekday(text: string, from: number): number {
	const before = /(\p{L}{2,}(?:-feira)?)\.?,? *$/u.exec(text.slice(0, from))
	return before && weekdaysNamed(before[1] ?? '').size > 0 ? before.index : from
}
