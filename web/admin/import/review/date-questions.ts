import { addDays, daysBetween, dayOf } from '#shared/dates.ts'
import { type Draft, type DraftIssue, IMPORTED_KINDS, type ImportedKind, type ReadValue } from '#shared/import/draft.ts'
import { fieldAt, readValueAt, titleOf } from '#shared/import/imported-records.ts'
import type { ImportDecisions } from '#shared/import/preview.ts'
import { isTripDay, tripDays } from '#shared/import/trip-days.ts'
import { displayValue } from './draft-values.ts'

/** What several dates of a document leave open alike, so that staff decide it once. The first answer is how they were read. */
export type DateQuestion = {
	id: 'order' | 'year'
	text: string
	codes: readonly string[]
	paths: readonly string[]
	answers: readonly DateAnswer[]
	/** One of the dates as the document writes it, and whose it is. */
	example?: { path: string; text: string }
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
	const order = about('DATE_ORDER_ASSUMED')
	const { codes, paths } = about('YEAR_ASSUMED', 'TWO_DIGIT_YEAR')
	// The years of a birth and of a passport are not those of the trip.
	const year = { codes, paths: paths.filter((path) => !path.startsWith('guests/')) }
	return [
		...(order.paths.length > 1 ? [{ id: 'order' as const, ...order, ...askOrder(draft, order.paths) }] : []),
		...(year.paths.length > 1 ? [{ id: 'year' as const, ...year, ...askYear(draft, year.paths, today) }] : []),
	]
}

function askOrder(draft: Draft, paths: readonly string[]) {
	// Staff know when the journey is sooner than when somebody was born.
	const first = paths.find((path) => !path.startsWith('guests/')) ?? paths[0] ?? ''
	const value = String(readValueAt(draft, first)?.value)
	return {
		text: `${paths.length} dates can be read in two ways. Which comes first?`,
		example: { path: first, text: `‘${writtenDate(draft, first)}’, ${placeName(draft, first)}` },
		answers: [
			{ label: `The day: ${displayValue(first, value)}`, change: (day: string) => day },
			{ label: `The month: ${displayValue(first, changed(value, swapped))}`, change: swapped },
		],
	}
}

/** The date in the text that it was read from, or all of that text where the date is not found. */
function writtenDate(draft: Draft, path: string): string {
	const { value, from } = readValueAt(draft, path)!
	const pair = (one: string, other: string) => [Number(one), Number(other)].toSorted((a, b) => a - b).join(' ')
	const numbers = pair(String(value).slice(5, 7), String(value).slice(8, 10))
	const dates = [...from.raw.matchAll(/(?<!\d)(\d{1,2})[-/.](\d{1,2})(?:[-/.](?:\d{4}|\d\d))?(?!\d)/g)]
	const own = dates.find(([, one = '', other = '']) => pair(one, other) === numbers)
	return own?.[0] ?? from.raw
}

/** 'Check-in of Palacio Sample' */
function placeName(draft: Draft, path: string): string {
	const [part, index] = path.split('/')
	const label = fieldAt(path)?.label ?? ''
	const list = IMPORTED_KINDS.find((kind) => kind === part)
	if (!list) return `${label} of the trip`
	const values = Object.entries(draft[list][Number(index)]?.fields ?? {}).map(([name, { value }]) => [name, value])
	return `${label} of ${titleOf(list, Object.fromEntries(values), Number(index))}`
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

/** A year that is half typed ('0020') is none. */
const IS_DAY = /^(?:19|2\d)\d\d-\d\d-\d\d/
const changed = (value: string, change: DateAnswer['change']) => change(dayOf(value)) + value.slice(10)

/**
 * The values that the answers and the dates typed by staff change, by path: the dates in question, and what was derived
 * from changed dates. What staff typed themselves counts instead of the document's, and is not among the result.
 */
export function followingValues(
	draft: Draft,
	questions: readonly DateQuestion[],
	answers: DateAnswers,
	byHand: ImportDecisions['corrections'] = {},
): ImportDecisions['corrections'] {
	const values = new Map<string, string>()
	const isByHand = (path: string) => Object.hasOwn(byHand, path)
	const set = (path: string, value: string) => isByHand(path) || values.set(path, value)
	/** Blank where staff removed or half typed a day. */
	const valueNow = (path: string, read: ReadValue) => {
		const value = String((isByHand(path) ? byHand[path] : (values.get(path) ?? read.value)) ?? '')
		return IS_DAY.test(String(read.value)) && !IS_DAY.test(value) ? '' : value
	}

	for (const { id, paths, answers: choices } of questions)
		for (const path of paths) {
			const read = readValueAt(draft, path)
			if (read && !isByHand(path)) set(path, changed(valueNow(path, read), choices[answers[id] ?? 0]!.change))
		}
	for (const [index, { fields }] of draft.accommodations.entries()) {
		const { checkIn, checkOut, nights } = fields
		if (!checkIn || !checkOut) continue
		const path = `accommodations/${index}`
		const [arrival, departure] = [valueNow(`${path}/checkIn`, checkIn), valueNow(`${path}/checkOut`, checkOut)]
		// A derived day is as many nights from the other one as before, or as staff say.
		const typedNights = Number(byHand[`${path}/nights`] ?? '')
		const isNumber = Number.isInteger(typedNights) && typedNights > 0 && typedNights < 1000
		const length = isNumber ? typedNights : daysBetween(String(checkIn.value), String(checkOut.value))
		if (checkOut.certainty === 'derived' && arrival) set(`${path}/checkOut`, addDays(arrival, length))
		else if (checkIn.certainty === 'derived' && departure) set(`${path}/checkIn`, addDays(departure, -length))
		const [from, to] = [valueNow(`${path}/checkIn`, checkIn), valueNow(`${path}/checkOut`, checkOut)]
		if (nights?.certainty === 'derived' && from && from < to) set(`${path}/nights`, String(daysBetween(from, to)))
	}
	const [before, after] = [tripDays(draft), tripDays(elementsNow(draft, valueNow, byHand))]
	for (const [name, place] of [['startDate', 0] as const, ['endDate', -1] as const]) {
		const day = after.at(place)
		if (day && day.value !== before.at(place)?.value && draft.trip[name]?.certainty === 'derived')
			set(`trip/${name}`, dayOf(day.value))
	}
	return Object.fromEntries([...values].filter(([path, value]) => value !== String(readValueAt(draft, path)?.value)))
}

/** Whether other values may follow the one at a path. A trip's own days count, because typing them keeps them as they are. */
export const setsOthers = (path: string): boolean =>
	isTripDay(path) || /\/(?:nights|startDate|endDate|status)$/.test(path)

/** The elements with their values as they are now, and with what staff added to them or behind them. */
function elementsNow(
	draft: Draft,
	valueNow: (path: string, read: ReadValue) => string,
	byHand: ImportDecisions['corrections'],
): Record<ImportedKind, DatedElement[]> {
	const all: Record<ImportedKind, DatedElement[]> = {
		guests: [],
		flights: [],
		accommodations: [],
		transfers: [],
		activities: [],
	}
	const put = (path: string, value: string) => {
		const [part, place, name = ''] = path.split('/')
		const list = IMPORTED_KINDS.find((kind) => kind === part)
		if (list && value !== '') (all[list][Number(place)] ??= { fields: {} }).fields[name] = { value }
	}
	for (const list of IMPORTED_KINDS)
		for (const [index, { fields }] of draft[list].entries())
			for (const [name, read] of Object.entries(fields)) {
				const path = `${list}/${index}/${name}`
				put(path, valueNow(path, read))
			}
	for (const [path, value] of Object.entries(byHand)) {
		const text = String(value ?? '')
		if (!readValueAt(draft, path) && (!isTripDay(path) || IS_DAY.test(text))) put(path, text)
	}
	return all
}
type DatedElement = { fields: Record<string, { value: string }> }

/** Whether an answer settles the doubt. */
export const isAnswered = ({ code, path }: DraftIssue, questions: readonly DateQuestion[], answers: DateAnswers) =>
	questions.some(({ id, codes, paths }) => answers[id] !== undefined && codes.includes(code) && paths.includes(path))
