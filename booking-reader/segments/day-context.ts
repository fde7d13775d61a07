import { addDays } from '#shared/dates.ts'
import { type DayContext, dayOrderOf, findDays } from '../values/days.ts'
import type { Block } from './blocks.ts'

/** Labels of dates that do not tell when the trip is. */
const UNRELATED_DATE =
	/birth|born|dob|expir|passport|valid|deposit|issued?\b|ausstell|ausgestellt|(?:date of|datum der) (?:booking|issue|buchung)|printed/i
/** Most trips are booked within a year, so dates without a year are expected about this far ahead. */
const TYPICAL_DAYS_AHEAD = 150

/**
 * Determines how the document writes dates, and near which date those without a year lie: other dates of the document,
 * otherwise within a year of its receipt.
 */
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
			latest && latest < today
				? latest
				: (years.find(({ day }) => day >= today)?.day ?? addDays(today, TYPICAL_DAYS_AHEAD)),
	}
}
