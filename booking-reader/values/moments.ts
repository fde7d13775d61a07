import { readIsoClock, type GivenClock } from './clock.ts'
import { type DayContext, type Doubt, findDays } from './days.ts'
import { findTimes } from './times.ts'

/** What a text such as 'LHR, Sat 14 Aug 2027 at 8:40pm (+1)' says of when, and the words that are left of it. */
export type Moment = {
	days: string[]
	times: string[]
	/** Days that '(+1)' or 'next day' adds. */
	later: number
	given: GivenClock | null
	doubts: Doubt[]
	rest: string
}

export const LATER = /\(?\+ ?([12])(?: ?days?)?\)?(?![\d:])|\bnext day\b/i

export function readMoment(text: string, context: DayContext): Moment {
	const line = text.slice(0, 400)
	const given = readIsoClock(line)
	const days = findDays(line, context)
	const blanked = blank(line, days)
	const later = LATER.exec(blanked)
	const withoutLater = later ? blank(blanked, [{ from: later.index, to: later.index + later[0].length }]) : blanked
	const times = findTimes(withoutLater)
	return {
		days: days.map(({ day }) => day),
		times: times.map(({ time }) => time),
		later: later ? Number(later[1] ?? 1) : 0,
		given,
		doubts: [...new Set(days.flatMap(({ doubts }) => doubts))],
		rest: blank(withoutLater, times)
			.replaceAll(
				/(?<!\p{L})(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?(?!\p{L})\.?/giu,
				' ',
			)
			.replaceAll(/\bT(?=\s)|:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?(?=\s|$)|[+-]\d\d:?\d\d$/g, ' ')
			.replaceAll(/(?<=^|\s)(?:at|on|-|–|—|\|)(?=\s|$)/gi, ' ')
			.replaceAll(/\s+/g, ' ')
			.replaceAll(/^[\s,;:@|–-]+|[\s,;:@|–-]+$/g, ''),
	}
}

/** Blanks in the place of what was found, so that positions stay. */
const blank = (text: string, parts: { from: number; to: number }[]) =>
	parts.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)
