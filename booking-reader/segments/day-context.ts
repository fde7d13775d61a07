import { addDays } from '#shared/dates.ts'
import { type DayContext, dayOrderOf, findDays } from '../values/days.ts'
import type { Block } from './blocks.ts'

/** Days that say nothing of when the journey is. */
const UNRELATED_DATE =
	/birth|born|dob|expir|passport|valid|deposit|issued?\b|ausstell|ausgestellt|(?:date of|datum der) (?:booking|issue|buchung)|printed/i
/** What is booked lies ahead, mostly within a year: half of that, in days. */
const HALF_A_YEAR = 150

/** Dates as the document writes them; one without a year is near to the others, or within the year that begins when it came. */
export function findDayContext(blocks: readonly Block[], language: string, receivedAt: Date): DayContext {
	const text = blocks
		.flatMap(({ pairs, headings, lines }) => [
			...headings,
			...pairs.filter(({ label }) => !UNRELATED_DATE.test(label)).map(({ value }) => value),
			...lines
				.filter((line, index) => !UNRELATED_DATE.test(`${lines[index - 1]?.text ?? ''} ${line.text}`))
				.map(({ text }) => text),
		])
		.join('\n')
		.slice(0, 200_000)
	const order = dayOrderOf(text, language)
	const today = receivedAt.toISOString().slice(0, 10)
	const years = findDays(text, { order, near: today }).filter(
		({ doubts }) => !doubts.includes('YEAR_ASSUMED') && !doubts.includes('TWO_DIGIT_YEAR'),
	)
	const latest = years
		.map(({ day }) => day)
		.toSorted()
		.at(-1)
	return {
		order,
		near:
			latest && latest < today ? latest : (years.find(({ day }) => day >= today)?.day ?? addDays(today, HALF_A_YEAR)),
	}
}
