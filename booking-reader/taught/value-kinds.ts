import type { ImportedKind } from '#shared/import/draft.ts'
import { type DayContext, findDays } from '../values/days.ts'
import { weekdaysNamed } from '../values/month-names.ts'
import { readCabinClass, readFlightName } from '../values/flights.ts'
import { readTitle } from '../values/people.ts'
import { readAirport } from '../values/places.ts'
import { readBoardBasis } from '../values/stays.ts'
import { toSingleLine } from '../values/text.ts'
import type { Row, Token } from './rows.ts'

/** The parts of a booking that can be taught. 'trip' holds the name of the trip and the number of the order. */
export type TaughtList = ImportedKind | 'trip'
/** How a value is written. Of a date and time, the day and the time are separate values. */
export type ValueKind =
	| 'day'
	| 'birthday'
	| 'time'
	| 'flight'
	| 'airport'
	| 'person'
	| 'title'
	| 'number'
	| 'board'
	| 'class'
	| 'code'
	| 'text'
/** A range of tokens, the end excluded. */
export type Span = { from: number; to: number }

const KINDS: Record<string, ValueKind> = {
	checkIn: 'day',
	checkOut: 'day',
	date: 'day',
	endDate: 'day',
	passportExpiry: 'day',
	dateOfBirth: 'birthday',
	time: 'time',
	flightNumber: 'flight',
	departureAirport: 'airport',
	arrivalAirport: 'airport',
	fullName: 'person',
	title: 'title',
	passengers: 'number',
	nights: 'number',
	baggageWeightKg: 'number',
	boardBasis: 'board',
	class: 'class',
	pnr: 'code',
	confirmationNumber: 'code',
	passportNumber: 'code',
	orderId: 'code',
}
export const kindOf = (field: string): ValueKind =>
	field.endsWith('@day') ? 'day' : field.endsWith('@time') ? 'time' : (KINDS[field] ?? 'text')

/** Kinds that say where they end. The others end where the words after them begin. */
export const isClosed = (kind: ValueKind) =>
	kind === 'day' || kind === 'birthday' || kind === 'time' || kind === 'number' || kind === 'flight' || kind === 'title'

const TIME =
	/(?<!\d)(\d{1,2})(?: ?[:.hH] ?([0-5]\d)(?! ?m)|(?<=\d\d)([0-5]\d)(?!\d)|([0-5]\d)(?=[ap]\b)| ?[hH]\b(?! ?\d+ ?m)|(?= ?[ap]\.?m\b))(?: ?([ap])(?:\.?m)?\b)?/gi
const FLIGHT = /(?<![\p{L}\d])([A-Z][A-Z\d]|\d[A-Z]) ?0{0,3}(\d{1,4})(?!\d)/gu

/** Everything in a row that may be a value of a closed kind, with the value. */
export function closedValues(row: Row, kind: ValueKind, days: DayContext): (Span & { value: string | number })[] {
	const { text, tokens } = row
	const found = (from: number, to: number, value: string | number | null) => {
		const span = value === null ? null : spanOf(tokens, from, to)
		return span && value !== null ? [{ ...span, value }] : []
	}
	switch (kind) {
		case 'day':
		case 'birthday':
			return daysIn(text, days).flatMap(({ from, to, day }) =>
				found(
					from,
					to,
					kind === 'birthday' && day > days.near ? `${Number(day.slice(0, 4)) - 100}${day.slice(4)}` : day,
				),
			)
		case 'time':
			return [...text.matchAll(TIME)].flatMap((match) =>
				found(match.index, match.index + match[0].length, clock(match)),
			)
		case 'flight':
			return [...text.matchAll(FLIGHT)].flatMap((match) =>
				found(match.index, match.index + match[0].length, readFlightName(match[0]).flightNumber ?? null),
			)
		case 'title':
			return tokens.flatMap(({ from, to }) => found(from, to, readTitle(text.slice(from, to))))
		default:
			return tokens.flatMap(({ key, from, to }, at) =>
				found(from, to, key === '#' && isCounted(row, at) ? Number(text.slice(from, to)) : null),
			)
	}
}

/** The dates of a row. In its place, '2/13' is a date too, and so is 'Friday 9' in a programme that says the month once. */
function daysIn(text: string, days: DayContext): { from: number; to: number; day: string }[] {
	const plain = findDays(text, days)
	const short = [...text.matchAll(SHORT_DAY)].flatMap(({ 0: raw, 1: weekday = '', 2: one, 3: other, index }) => {
		const [from, to] = [index + raw.search(/\d/), index + raw.length]
		if (plain.some((known) => known.from < to && known.to > from)) return []
		const slashed = [`${one} ${MONTHS[Number(other) - 1]}`, `${other} ${MONTHS[Number(one) - 1]}`]
		if (days.order.first === 'month') slashed.reverse()
		const ofMonth = weekdaysNamed(weekday).size > 0 ? MONTHS.map((month) => `${one} ${month}`) : []
		const written = other ? slashed.slice(0, days.order.assumed ? 2 : 1) : ofMonth
		const [best] = written
			.flatMap((date) => findDays(`${weekday} ${date}`, days))
			.toSorted((a, b) => distance(a.day, days.near) - distance(b.day, days.near))
		return best ? [{ from, to, day: best.day }] : []
	})
	// Of '21 to 25 April', the word between the two belongs to neither.
	const isRange = (to: number) => plain.some(({ from }) => from >= to && from <= to + 1)
	const ofMonthAfter = /^\d+(?=\D+$)/
	return [...plain, ...short].map((one) => {
		const [date] = (isRange(one.to) && ofMonthAfter.exec(text.slice(one.from, one.to))) || []
		return date ? { ...one, to: one.from + date.length } : one
	})
}
const distance = (day: string, other: string) => Math.abs(Date.parse(day) - Date.parse(other))
const SHORT_DAY =
	/(?<![\p{L}\d/.])(\p{L}{2,14}|)\.?,? *(\d{1,2})(?:\/(\d{1,2})|(?<=\p{L}\.?,? *\d+)(?:st|nd|rd|th|º|°|\.)?)(?![\d:/\p{L}]| ?[hH]\d|\.\d)/gu
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A number says what it counts, or has a cell to itself. */
function isCounted({ tokens }: Row, at: number): boolean {
	const around = [tokens[at - 2], tokens[at - 1], tokens[at + 1]].map((token) => token?.word ?? '')
	const isAlone = [at - 1, at + 1].every((place) => /^(?:\|\d+|)$/.test(tokens[place]?.key ?? ''))
	return around.some((word) => COUNTED.test(word)) || (isAlone && tokens.length > 1)
}
const COUNTED =
	/^(?:night|nuit|n[aä]cht|noch|nott|noit|pax|pers|adult|passe|passag|pasaj|guest|people|gast|huesp|osp|viag|travel|kg|kilo)/

function clock([, hours = '', minutes, bare, short, half]: RegExpMatchArray): string | null {
	const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)
	return Number(hours) > 24 ? null : `${String(hour).padStart(2, '0')}:${minutes ?? bare ?? short ?? '00'}`
}

/** What a passage means as a value of an open kind, or null. */
export function readOpen(kind: ValueKind, passage: string): string | null {
	const text = toSingleLine(passage.replaceAll(/\s*\t\s*/g, ' ')).replaceAll(/^[\s,;:–—|-]+|[\s,;:–—|-]+$/g, '')
	if (text === '') return null
	switch (kind) {
		case 'airport':
			return /\p{L}/u.test(text) ? (readAirport(text)?.value ?? null) : null
		case 'class':
			return readCabinClass(text)
		case 'board':
			return readBoardBasis(text)
		case 'code':
			return !text.split(' ').every((part, _, { length }) => length === 1 || /\d|^\p{Lu}{1,5}$/u.test(part)) ||
				!/[\p{Lu}\d]/u.test(text)
				? null
				: text.replace(/[.,;:)]+$/, '')
		case 'person':
			return /\d/.test(text.replaceAll(/\([^()]*\)/g, '')) || !/^\p{Lu}/u.test(text) ? null : text
		default:
			return text.replaceAll(/\s+[·•]\s+/g, ', ')
	}
}

export const textOf = ({ text, tokens }: Row, { from, to }: Span): string =>
	text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0).replaceAll(/\s*\t\s*/g, ' ')

export const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to

export const isWord = (token: Token | undefined) =>
	token !== undefined && (token.key === '#' || /^\p{L}/u.test(token.key))

function spanOf(tokens: readonly Token[], from: number, to: number): Span | null {
	const first = tokens.findIndex((token) => token.to > from)
	const end = tokens.findIndex((token) => token.from >= to)
	return first < 0 || (tokens[first]?.from ?? 0) >= to ? null : { from: first, to: end < 0 ? tokens.length : end }
}
