import type { DayContext } from '../values/days.ts'
import { findEntities, wordsOf } from './entities.ts'
import { explanationOf } from './explained.ts'
import { isAnyLabel } from './lines.ts'
import { isEvent } from './services/activity-words.ts'
import { fragmentsOf } from './services/fragments.ts'
import type { Part, SourceLine } from './source-lines.ts'

/** A card is no longer than this, and no page is nested deeper than people see. */
const MAX_LINES = 16
const MAX_LENGTH = 700
const MAX_DEPTH = 8

/**
 * Lines with cards as one line each (IMPORT-127): a card is the smallest part of a page, or paragraph of a text, that has one day and one time and says
 * what they are of, where the line with the time says nothing else.
 */
export function joinCards(lines: readonly SourceLine[], days: DayContext): SourceLine[] {
	const joined: SourceLine[] = []
	let done = 0
	for (const [at, line] of lines.entries()) {
		if (at < done) continue
		const card = isMoment(line, days) ? cardAround(lines, at, days, done) : null
		if (!card) {
			joined.push(line)
			continue
		}
		joined.length -= at - card.from
		joined.push({ ...line, text: card.text, isCard: true })
		done = card.to
	}
	return joined
}

/** Whether a line has a time or two, '8:45 – 9:45', and beside it at most a day and what is in brackets. */
function isMoment({ text, part }: SourceLine, days: DayContext): boolean {
	if (!part || text.length > 80) return false
	const entities = findEntities(text, days)
	const times = entities.filter(({ kind }) => kind === 'time')
	const [first, until] = times
	return (
		first !== undefined &&
		(until === undefined || (times.length === 2 && /^ ?[–—-] ?$/.test(text.slice(first.to, until.from)))) &&
		entities.every(({ kind }) => kind === 'time' || kind === 'date') &&
		explanationOf(first, wordsOf(text, days)) === null &&
		fragmentsOf(text, entities).every(({ isBracketed }) => isBracketed)
	)
}

type Card = { from: number; to: number; text: string }

function cardAround(lines: readonly SourceLine[], at: number, days: DayContext, first: number): Card | null {
	let part = lines[at]?.part ?? null
	let best: Card | null = null
	for (let depth = 0; part && depth < MAX_DEPTH; depth++, part = part.parent) {
		let from = at
		let to = at + 1
		while (from > first && at - from < MAX_LINES && isWithin(lines[from - 1], part)) from--
		while (to < lines.length && to - from <= MAX_LINES && isWithin(lines[to], part)) to++
		const own = lines.slice(from, to)
		if (own.length > MAX_LINES) break
		const said = own.filter(({ text }) => !isExplained(text, days))
		const entities = said.flatMap(({ text }) => findEntities(text, days))
		const count = (kind: string) => entities.filter((one) => one.kind === kind).length
		// Of several times, all but the first are those of its parts.
		if (count('date') > 1) break
		// A label has its value on the line below.
		const text = said
			.map((line, index) => `${index === 0 ? '' : isLabel(said[index - 1]) ? ': ' : ' | '}${line.text}`)
			.join('')
		// What begins with its day and time may have its title above.
		const isHeaded = lines
			.slice(from, at)
			.some((line) => fragmentsOf(line.text, findEntities(line.text, days)).length > 0)
		if (count('date') !== 1 || text.length > MAX_LENGTH || fragmentsOf(text, findEntities(text, days)).length === 0)
			continue
		best = { from, to, text }
		if (isHeaded) break
	}
	return best
}

const isLabel = (line: SourceLine | undefined) =>
	line !== undefined && !/\d/.test(line.text) && !isEvent(line.text) && isAnyLabel(line.text)

const isExplained = (text: string, days: DayContext) =>
	findEntities(text, days).some(
		(one) => (one.kind === 'date' || one.kind === 'time') && explanationOf(one, wordsOf(text, days)) !== null,
	)

function isWithin(line: SourceLine | undefined, part: Part): boolean {
	let at = line?.part ?? null
	for (let depth = 0; at && depth < 2 * MAX_DEPTH; depth++, at = at.parent) if (at === part) return true
	return false
}
