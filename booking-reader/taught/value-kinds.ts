import type { ImportedKind } from '#shared/import/draft.ts'
import type { DayContext, Doubt } from '../values/days.ts'
import { readCabinClass, readFlightName } from '../values/flights.ts'
import { readTitle } from '../values/people.ts'
import { findPlaceNames } from '../values/place-names.ts'
import { readAirport } from '../values/places.ts'
import { readBoardBasis } from '../values/stays.ts'
import { isPlaceholder, toSingleLine } from '../values/text.ts'
import { daysIn, timesIn } from './moments-in-row.ts'
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

const FLIGHT = /(?<![\p{L}\d])([A-Z][A-Z\d]|\d[A-Z]) ?0{0,3}(\d{1,4})(?!\d)/gu

/** `doubts` are those about how a date is meant. */
export type ClosedValue = Span & { value: string | number; doubts: Doubt[] }

/** Everything in a row that may be a value of a closed kind, with the value. */
export function closedValues(row: Row, kind: ValueKind, days: DayContext): ClosedValue[] {
	const { text, tokens } = row
	const found = (from: number, to: number, value: string | number | null, doubts: Doubt[] = []): ClosedValue[] => {
		const span = value === null ? null : spanOf(tokens, from, to)
		return span && value !== null ? [{ ...span, value, doubts }] : []
	}
	switch (kind) {
		case 'day':
		case 'birthday':
			return daysIn(text, days).flatMap(({ from, to, day, doubts }) =>
				found(
					from,
					to,
					kind === 'birthday' && day > days.near ? `${Number(day.slice(0, 4)) - 100}${day.slice(4)}` : day,
					doubts,
				),
			)
		case 'time':
			return timesIn(text).flatMap(({ from, to, time }) => found(from, to, time))
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

/** A number says what it counts, or has marks or nothing on either side, as in 'Personen: 3' and in a cell. */
function isCounted({ tokens }: Row, at: number): boolean {
	const around = [tokens[at - 2], tokens[at - 1], tokens[at + 1]].map((token) => token?.word ?? '')
	const isAlone = [at - 1, at + 1].every((place) => /^(?:\|\d+|[:=()/,;·×x*]|)$/.test(tokens[place]?.key ?? ''))
	return around.some((word) => COUNTED.test(word)) || (isAlone && tokens.length > 1)
}
const COUNTED =
	/^(?:night|nuit|n[aä]cht|noch|nott|noit|pax|pers|adult|passe|passag|pasaj|guest|people|gast|huesp|osp|viag|travel|kg|kilo)/

/** What a passage means as a value of an open kind, or null. */
export function readOpen(kind: ValueKind, passage: string): string | null {
	const text = toSingleLine(passage.replaceAll(/\s*\t\s*/g, ' ')).replaceAll(/^[\s,;:–—|-]+|[\s,;:–—|-]+$/g, '')
	if (isPlaceholder(text)) return null
	switch (kind) {
		case 'airport':
			return /\p{L}/u.test(text) ? airportIn(text) : null
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
			return isName(text.replaceAll(/\([^()]*\)/g, '')) ? text : null
		default:
			return text.replaceAll(/\s+[·•|]\s+/g, ', ')
	}
}

/** Names, with 'de la' and 'and' at most between them. */
function isName(text: string): boolean {
	const words = text.match(/\p{L}+/gu) ?? []
	return /^\p{Lu}[^\d]*$/u.test(text) && words.filter((word) => /^\p{Ll}{4}/u.test(word)).length * 2 < words.length
}

/** An airport by its code or name, or else the only one that a town has. */
function airportIn(text: string): string | null {
	const found = readAirport(text)
	const [name, another] = found?.airport || /^[A-Z]{3}$/.test(text) ? [] : findPlaceNames(text)
	const [airport, other] = name?.from === 0 && !another ? name.airports : []
	return airport && !other ? airport.code : (found?.value ?? null)
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
