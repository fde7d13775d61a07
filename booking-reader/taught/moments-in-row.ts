import { type DayContext, type Doubt, findDays } from '../values/days.ts'
import { findTimes } from '../values/times.ts'

type DayInRow = { from: number; to: number; day: string; doubts: Doubt[] }

/** The dates of a row. */
export function daysIn(text: string, days: DayContext): DayInRow[] {
	// In 'back on 19 May.' the full stop ends a sentence.
	const plain = findDays(text, days).map((one) => ({
		...one,
		to: one.to - (/\p{L}\.$/u.test(text.slice(one.from, one.to)) ? 1 : 0),
	}))
	// Of '21 to 25 April', the word between the two belongs to neither.
	const isRange = (to: number) => plain.some(({ from }) => from >= to && from <= to + 1)
	const ofMonthAfter = /^\d+(?=\D+$)/
	return plain.map((one) => {
		const [date] = (isRange(one.to) && ofMonthAfter.exec(text.slice(one.from, one.to))) || []
		return date ? { ...one, to: one.from + date.length } : one
	})
}

/** The times of a row. Where a layout expects one, '1705', '800A' and '9h' are times too. */
export function timesIn(text: string): { from: number; to: number; time: string }[] {
	// In '8 PM. Mr Sample' the full stop ends a sentence.
	const isEndOfSentence = /[^.\s]m\.$/i
	const plain = findTimes(text).map((one) => ({
		...one,
		to: one.to - (isEndOfSentence.test(text.slice(one.from, one.to)) ? 1 : 0),
	}))
	const short = [...text.matchAll(SHORT_TIME)].flatMap(
		({ 0: raw, 1: hours, 2: minutes, 3: bare = '00', 4: half, index }) => {
			const [from, to] = [index, index + raw.length]
			if (Number(hours) > 24 || plain.some((known) => known.from < to && known.to > from)) return []
			const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours) % 24
			return [{ from, to, time: `${String(hour).padStart(2, '0')}:${minutes ?? bare}` }]
		},
	)
	return [...plain, ...short]
}
const SHORT_TIME =
	/(?<!\d)(\d{1,2})(?: ?[:.h] ?([0-5]\d)(?! ?m)|((?<=\d\d)[0-5]\d(?!\d)|[0-5]\d(?=[ap]\b))| ?h\b(?! ?\d+ ?m))([ap]\b)?/gi
