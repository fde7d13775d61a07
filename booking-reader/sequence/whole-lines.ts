import { cardAt, typeOfCard } from '../segments/text/pictograph-cards.ts'
import { NIGHTS } from './services/stay-words.ts'
import type { SourceLine } from './source-lines.ts'

/** A joined line must not grow without end. */
const MAX_LENGTH = 1500
/** Mail programs break lines before this. Where one is longer, each line is as it was written. */
const WIDEST = 100

/** Live lines as people see them: the cells of a table's row, lines that a mail program wrapped, and what is set in below its line are one. */
export function wholeLines(lines: readonly SourceLine[]): SourceLine[] {
	const live = liveLines(lines)
	// Only plain texts have blank lines. The lines of a page are whole.
	const isText = live.some(({ text }) => text.trim() === '')
	const isWrapped = !live.some(({ text }) => text.length > WIDEST && text.includes(' '))
	const joined: SourceLine[] = []
	let before: SourceLine | null = null
	/** The line that those set in below it belong to. */
	let head: SourceLine | null = null
	for (let at = 0; at < live.length; at++) {
		const line = live[at]
		if (!line) break
		const last = joined.at(-1)
		const cells = cellsFrom(live, at)
		if (cells) {
			joined.push({ ...line, text: cells.text })
			at += cells.count - 1
			before = head = null
			continue
		}
		const isBelow = head !== null && head !== before && line.text.trim() !== '' && isSetIn(head.text, line.text)
		if (
			isText &&
			last &&
			before &&
			(isBelow || continues(before.text, line.text, isWrapped)) &&
			last.text.length < MAX_LENGTH
		)
			joined[joined.length - 1] = {
				...last,
				text: `${last.text}${(isBelow || isSetIn(before.text, line.text)) && !CONTINUED.test(line.text) && !isFull(before.text) ? ' | ' : ' '}${line.text.trim()}`,
			}
		else {
			if (line.text.trim() !== '') joined.push({ ...line, text: line.text.trim() })
			head = line.text.trim() === '' ? null : line
		}
		before = line.cell ? null : line
	}
	return joined
}

/** The lines that describe the booking. A card, which begins with an emoji, is one line. */
export function liveLines(lines: readonly SourceLine[]): SourceLine[] {
	const live = lines.filter(({ standing }) => standing === 'live')
	const joined: SourceLine[] = []
	for (let at = 0; at < live.length; at++) {
		const line = live[at]!
		const type = line.cell ? null : typeOfCard(line.text)
		const card =
			type && type !== 'guest'
				? cardAt(
						live.slice(at, at + 13).map(({ text, part }) => (part === line.part ? text : '')),
						0,
					)
				: null
		joined.push(card ? { ...line, text: [line.text, ...card.lines.slice(1)].join(' | ') } : line)
		if (card) at += card.length - 1
	}
	return joined
}

/** Lines with the whole row of a table in the place of its first cell, where that is a day. The other cells stay lines of their own as well. */
export const joinDatedRows = (lines: readonly SourceLine[], isDay: (text: string) => boolean): SourceLine[] =>
	lines.map((line, at) => {
		const cells = line.cell?.column === 0 && isDay(line.text) ? cellsFrom(lines, at) : null
		return cells ? { ...line, text: cells.text } : line
	})

/** The cells of the row that begins here, if each has one line. Cells without text stay as gaps. */
function cellsFrom(lines: readonly SourceLine[], at: number): { text: string; count: number } | null {
	const first = lines[at]?.cell
	if (!first) return null
	let end = at
	while (lines[end]?.cell?.row === first.row) end++
	const own = lines.slice(at, end)
	const columns = own.map(({ cell }) => cell?.column ?? 0)
	const isSplit = new Set(columns).size === own.length
	const timed = own.filter(({ text }) => /\d[:.h]\d\d/.test(text)).map(({ cell }) => cell?.column)
	// A cell with several times describes several things.
	const isOne = isSplit || (new Set(columns).size > 2 && new Set(timed).size === timed.length && own.length < 20)
	if (own.length < 2 || !isOne || lines[at - 1]?.cell?.row === first.row) return null
	const cells = Array.from({ length: Math.max(...columns) + 1 }, () => '')
	for (const { text, cell } of own)
		if (cell) cells[cell.column] = cells[cell.column] ? `${cells[cell.column]} | ${text}` : text
	return { text: cells.join('\t'), count: own.length }
}

const DATED = /^(?:\p{L}{2,10}\.?,? )?\d{1,4}(?:st|nd|rd|th)?[ .:/-]/u
const indentOf = (text: string) => text.length - text.trimStart().length

/** The rest of a sentence that was broken. */
const CONTINUED = /^\s*(?:\p{Ll}|\d{1,2}[:.h]\d\d)/u

/** What an item of a list begins with: '-', 'a)', '12.' or a day. */
const ITEM = /^\s*(?:[-*•–·]\s|\p{L}\)\s|\d(?!\d? (?:guests?|pax|pers|people|passe|passa|adult)))/u
/** A line of prose that is full, so that the next one goes on. */
const isFull = (line: string) => line.length >= 55 && !/[.!?:;]\s*$/.test(line) && !/\S {2,}\S/.test(line)

function isSetIn(before: string, text: string): boolean {
	const deeper = indentOf(text) - indentOf(before)
	return deeper >= 4 || (deeper >= 2 && (ITEM.test(before) || NIGHTS.test(before)) && !ITEM.test(text))
}

function continues(before: string, text: string, isWrapped: boolean): boolean {
	if (before.trim() === '' || text.trim() === '') return false
	if (isSetIn(before, text)) return true
	// Each line of a list begins alike: 'Thu 22 April 11:00 …' above 'Sun 25 April 16:30 …'.
	if (DATED.test(before) && DATED.test(text)) return false
	const isProse = (line: string) => indentOf(line) === 0 && !/ {2}|\t|^[-*•=_>\p{Extended_Pictographic}]/u.test(line)
	// A mail program breaks long lines within a sentence.
	return isWrapped && before.length >= 55 && !/[.!?:;]\s*$/.test(before) && isProse(before) && isProse(text)
}
