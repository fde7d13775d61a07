import { fold } from '#shared/fold.ts'
import type { DayContext } from '../values/days.ts'
import { personKey, readPersonName } from '../values/people.ts'
import type { Row, Token } from './rows.ts'
import { closedValues, isClosed, isWord, overlaps, readOpen, type Span, textOf, type ValueKind } from './value-kinds.ts'

const LONGEST_NAME = 7

/** Where a value stands in a row. */
export function locate(row: Row, kind: ValueKind, value: string | number, days: DayContext): Span[] {
	if (isClosed(kind)) return closedValues(row, kind, days).filter((one) => String(one.value) === String(value))
	const { tokens } = row
	const wanted = String(value)
	if (kind === 'person')
		return windowsWith(tokens, fold(wanted).split(' '))
			.filter((span) => isPerson(row, span, wanted))
			.map((span) => withTitle(row, span))
	const words = tokensOfValue(wanted)
	if (kind === 'text' || kind === 'code')
		return sequencesOf(tokens, words).map((span) => withClosing(row, span, wanted))
	// A name for an airport, or words for a class of travel or for board.
	const meaning = readOpen(kind, wanted) ?? wanted
	const spans = windows(tokens, 8)
		.map((span) => withClosing(row, span, textOf(row, span).includes('(') ? ')' : ''))
		.filter((span) => kind !== 'airport' || isPlaceName(row, span))
		.filter((span) => readOpen(kind, textOf(row, span)) === meaning && !namesAnother(row, kind, span, meaning))
	const size = ({ from, to }: Span) => (kind === 'airport' ? to - from : from - to)
	const best = spans.filter((one) => !spans.some((other) => overlaps(one, other) && size(other) > size(one)))
	return kind === 'airport' ? best : best.map((span) => toPhrase(row, kind, span, meaning))
}

/** 'Premium Economy' rather than 'Premium', if a mark or the end of a column is on either side of a few words. */
function toPhrase(row: Row, kind: ValueKind, { from, to }: Span, meaning: string): Span {
	const cell = { from: row.tokens.findIndex(({ key }) => /^\|\d/.test(key)) + 1, to: row.tokens.length }
	if (row.isLabelled && from >= cell.from && readOpen(kind, textOf(row, cell)) === meaning) return cell
	const isInside = (at: number) => /^\p{L}/u.test(row.tokens[at]?.key ?? '')
	const phrase = { from, to }
	while (isInside(phrase.from - 1)) phrase.from--
	while (isInside(phrase.to)) phrase.to++
	return phrase.to - phrase.from <= 4 && readOpen(kind, textOf(row, phrase)) === meaning ? phrase : { from, to }
}

/** 'Munich (MUC) - Funchal' names two airports. */
const namesAnother = (row: Row, kind: ValueKind, { from, to }: Span, meaning: string): boolean =>
	kind === 'airport' &&
	Array.from({ length: to - from - 1 }, (_, index) => textOf(row, { from: from + index + 1, to })).some((rest) => {
		const other = /^\p{L}[^)]*(?:\(|$)/u.test(rest) ? readOpen(kind, rest) : null
		return other !== null && other !== meaning && /^[A-Z]{3}$/.test(other)
	})

/** A bracket or quotation mark at the end of a value belongs to it. */
const withClosing = ({ text, tokens }: Row, { from, to }: Span, value: string): Span => {
	const next = tokens[to]
	return {
		from: value[0] === '+' && tokens[from - 1]?.key === '+' ? from - 1 : from,
		to: next && /[)\]”“"»]$/.test(value) && value.endsWith(text.slice(next.from, next.to)) ? to + 1 : to,
	}
}
const isPlaceName = (row: Row, span: Span) =>
	row.tokens.slice(span.from, span.to).every(({ key }) => /^(?:\p{L}|[().'’-])/u.test(key)) &&
	!/^[^(]*\)/.test(textOf(row, span)) &&
	// 'al' and 'a' in 'al aeropuerto de Lima a las 10:00' are no part of it.
	!/^\p{Ll}{1,3} | \p{Ll}{1,3}$/u.test(textOf(row, span))

const isPerson = (row: Row, span: Span, wanted: string) =>
	personKey(readPersonName(textOf(row, span))?.fullName ?? '') === personKey(wanted)

/** A title before or after a name belongs to it. */
function withTitle(row: Row, span: Span): Span {
	const wider = [4, 3, 2, 1].map((more) => ({ from: span.from - more, to: span.to }))
	const titled = [...wider, { from: span.from, to: span.to + 1 }].filter(({ from, to }) => {
		const name = from >= 0 && to <= row.tokens.length ? readPersonName(textOf(row, { from, to })) : null
		return name?.title !== undefined && personKey(name.fullName) === personKey(textOf(row, span))
	})
	return titled.find(({ from }) => /^\p{L}/u.test(row.tokens[from]?.key ?? '')) ?? span
}

const tokensOfValue = (value: string) =>
	value
		.normalize('NFC')
		.match(/\p{L}[\p{L}\p{M}]*|\d+/gu)
		?.map(fold) ?? []

/** Where these words follow each other, whatever marks are between them. */
const sequencesOf = (tokens: readonly Token[], words: readonly string[]): Span[] =>
	words.length === 0 ? [] : tokens.flatMap((_, from) => sequenceAt(tokens, from, words))

function sequenceAt(tokens: readonly Token[], from: number, words: readonly string[]): Span[] {
	let at = from
	for (const word of words) {
		while (at > from && tokens[at] && !isWord(tokens[at])) at++
		if (tokens[at]?.word !== word) return []
		at++
	}
	return [{ from, to: at }]
}

/** Where all these words are close together, in any order. */
const windowsWith = (tokens: readonly Token[], words: readonly string[]): Span[] =>
	windows(tokens, LONGEST_NAME + 2).filter(({ from, to }) => {
		const inside = tokens
			.slice(from, to)
			.filter(isWord)
			.map(({ word }) => word)
		return (
			words.includes(tokens[from]?.word ?? '') &&
			words.includes(tokens[to - 1]?.word ?? '') &&
			words.every((word) => inside.includes(word)) &&
			inside.length <= words.length + 1
		)
	})

const windows = (tokens: readonly Token[], longest: number): Span[] =>
	tokens.flatMap((token, from) =>
		isWord(token)
			? Array.from({ length: longest }, (_, size) => ({ from, to: from + size + 1 })).filter(({ to }) =>
					isWord(tokens[to - 1]),
				)
			: [],
	)
