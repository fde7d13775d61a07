import { daysBetween, dayOf } from '#shared/dates.ts'
import { type Draft, type DraftIssue, IMPORTED_KINDS } from '#shared/import/draft.ts'
import { readValueAt } from '#shared/import/imported-records.ts'
import type { ImportDecisions } from '#shared/import/preview.ts'
import { displayValue } from './draft-values.ts'

/** What several dates of a document leave open alike, so that staff decide it once. The first answer is how they were read. */
export type DateQuestion = {
	id: 'order' | 'year'
	text: string
	codes: readonly string[]
	paths: readonly string[]
	answers: readonly DateAnswer[]
}
type DateAnswer = { label: string; change: (day: string) => string }
/** The places of the chosen answers. */
export type DateAnswers = Readonly<Partial<Record<DateQuestion['id'], number>>>

/** The questions about at least two dates. One date is asked about at its field. */
export function dateQuestions(draft: Draft, issues: readonly DraftIssue[], today: string): DateQuestion[] {
	const about = (...codes: string[]) => {
		const paths = new Set(issues.filter(({ code }) => codes.includes(code)).map(({ path }) => path))
		return { codes, paths: [...paths].filter((path) => readValueAt(draft, path) !== undefined) }
	}
	const [order, year] = [about('DATE_ORDER_ASSUMED'), about('YEAR_ASSUMED', 'TWO_DIGIT_YEAR')]
	return [
		...(order.paths.length > 1 ? [{ id: 'order' as const, ...order, ...askOrder(draft, order.paths) }] : []),
		...(year.paths.length > 1 ? [{ id: 'year' as const, ...year, ...askYear(draft, year.paths, today) }] : []),
	]
}

function askOrder(draft: Draft, paths: readonly string[]) {
	const [first = ''] = paths
	const value = String(readValueAt(draft, first)?.value)
	return {
		text: `${paths.length} dates can be read in two ways. Which comes first?`,
		answers: [
			{ label: `The day: ${displayValue(first, value)}`, change: (day: string) => day },
			{ label: `The month: ${displayValue(first, changed(value, swapped))}`, change: swapped },
		],
	}
}

const swapped = (day: string) => `${day.slice(0, 4)}-${day.slice(8, 10)}-${day.slice(5, 7)}`

function askYear(draft: Draft, paths: readonly string[], today: string) {
	const days = paths.map((path) => dayOf(String(readValueAt(draft, path)?.value))).sort()
	const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))]
	const inWords = (shift: number) => years.map((year) => year + shift).join(' and ')
	const answerOf = (shift: number) => ({
		label: `${shift === 0 ? 'Yes' : 'No'}, ${inWords(shift)}`,
		change: (day: string) => inYear(day, Number(day.slice(0, 4)) + shift),
	})
	const isAhead = inYear(days[0]!, years[0]! - 1) >= today
	return {
		text: `${paths.length} dates do not state their year in full. Is it ${inWords(0)}?`,
		answers: [answerOf(0), answerOf(1), ...(isAhead ? [answerOf(-1)] : [])],
	}
}

/** 29 February is the 28th in other years. */
function inYear(day: string, year: number): string {
	const same = `${year}${day.slice(4)}`
	return new Date(`${same}T12:00Z`).toISOString().startsWith(same) ? same : `${year}-02-28`
}

const changed = (value: string, change: DateAnswer['change']) => change(dayOf(value)) + value.slice(10)

/** The values that the answers change, by path: the dates in question, and what was derived from them. */
export function answeredValues(
	draft: Draft,
	questions: readonly DateQuestion[],
	answers: DateAnswers,
): ImportDecisions['corrections'] {
	const values = new Map<string, string>()
	for (const { id, paths, answers: choices } of questions)
		for (const path of [...paths, ...derivedFrom(draft, paths)]) {
			const before = values.get(path) ?? String(readValueAt(draft, path)?.value)
			values.set(path, changed(before, choices[answers[id] ?? 0]!.change))
		}
	for (const [index, { fields }] of draft.accommodations.entries()) {
		const [from, to] = ['checkIn', 'checkOut'].map(
			(name) => values.get(`accommodations/${index}/${name}`) ?? fields[name]?.value,
		)
		if (fields.nights?.certainty === 'derived' && from && to)
			values.set(`accommodations/${index}/nights`, String(daysBetween(String(from), String(to))))
	}
	return Object.fromEntries([...values].filter(([path, value]) => value !== String(readValueAt(draft, path)?.value)))
}

/** The dates that were derived within the same elements, and those of the trip. */
function derivedFrom(draft: Draft, paths: readonly string[]): string[] {
	const elements = IMPORTED_KINDS.flatMap((list) =>
		draft[list].map(({ fields }, index) => ({ path: `${list}/${index}`, fields })),
	).filter(({ path }) => paths.some((one) => one.startsWith(`${path}/`)))
	return [...elements, { path: 'trip', fields: draft.trip }].flatMap(({ path, fields }) =>
		Object.entries(fields).flatMap(([name, { value, certainty }]) =>
			certainty === 'derived' && /^\d{4}-\d{2}-\d{2}/.test(String(value)) && !paths.includes(`${path}/${name}`)
				? [`${path}/${name}`]
				: [],
		),
	)
}

/** Whether an answer settles the doubt. */
export const isAnswered = ({ code, path }: DraftIssue, questions: readonly DateQuestion[], answers: DateAnswers) =>
	questions.some(({ id, codes, paths }) => answers[id] !== undefined && codes.includes(code) && paths.includes(path))
