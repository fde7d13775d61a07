import { cardAt, typeOfCard } from '../segments/text/pictograph-cards.ts'
import { NIGHTS } from './services/stay-words.ts'
import type { SourceLine } from './source-lines.ts'

/** A joined line must not grow without end. */
const MAX_LENGTH = 1500
/** Mail programs break lines before this. Where one is longer, each line is as it was written. */
const WIDEST = 100

/** Live lines as people see them: rows of tables, cards, and what a mail program wrapped or what is set in below its line are one. */
export function wholeLines(lines: readonly SourceLine[]): SourceLine[] {
	const rows = rowsOf(lines, false)
	// Only plain texts have blank lines. The lines of a page are whole.
	const isText = rows.some(({ text }) => text.trim() === '')
	const isWrapped = !rows.some(({ text }) => text.length > WIDEST && text.includes(' '))
	const joined: SourceLine[] = []
	let before: SourceLine | null = null
	/** The line that those set in below it belong to. */
	let head: SourceLine | null = null
	for (const line of rows) {
		const isBlank = line.text.trim() === ''
		const isBelow = head !== null && head !== before && !isBlank && isSetIn(head.text, line.text)
		const last = joined.at(-1)
		if (
			isText &&
			last &&
			before &&
			(isBelow || continues(before.text, line.text, isWrapped)) &&
			last.text.length < MAX_LENGTH
		) {
			const isApart = (isBelow || isSetIn(before.text, line.text)) && !CONTINUED.test(line.text)
			joined[joined.length - 1] = { ...last, text: `${last.text}${isApart ? ' | ' : ' '}${line.text.trim()}` }
		} else {
			if (!isBlank) joined.push({ ...line, text: line.text.trim() })
			head = isBlank || line.cell ? null : line
		}
		before = line.cell ? null : line
	}
	return joined
}

/** A row whose cells have a line for each stop is a row for each: 'Basel SBB, Chur | ab 11:03, an 13:22 | 4, 9'. */
function rowPerStop(source: readonly SourceLine[]): SourceLine[] {
	let row = 0
	// The lines of a cell with a table in it stand around those of that table.
	const rows = Map.groupBy(source, ({ cell }, at) =>
		cell && source[at - 1]?.cell?.row === cell.row ? row : (row = at),
	).values()
	return [...rows].flatMap((own) => {
		const columns = [...Map.groupBy(own, ({ cell }) => cell?.column).values()].filter(({ length }) => length > 1)
		const times = columns.find((lines) => lines.every(({ text }) => CLOCK.test(text)))
		const stops = columns.filter(({ length }) => length === times?.length)
		if (!times || stops.length < 2) return own
		return times.map(({ where, standing }, at) => ({
			where,
			standing,
			text: stops.map((lines) => lines[at]!.text).join('\t'),
		}))
	})
}
const CLOCK = /\d[:.h]\d\d(?!\d)/

/**
 * The lines that describe the booking: the cells of a row are one, and so is a card, which begins with an emoji. `areStrict`: only where each
 * cell has one line, since the lines of a cell may have labels of their own.
 */
export function rowsOf(source: readonly SourceLine[], areStrict = true): SourceLine[] {
	const live = rowPerStop(source.filter(({ standing }) => standing === 'live'))
	const joined: SourceLine[] = []
	for (let at = 0; at < live.length; at++) {
		const line = live[at]!
		const type = line.cell ? null : typeOfCard(line.text)
		const near = live.slice(at, at + MOST_IN_CARD).map(({ text, part }) => (part === line.part ? text : ''))
		const card = type && type !== 'guest' ? cardAt(near, 0) : null
		const row = card
			? { text: [line.text, ...card.lines.slice(1)].join(' | '), count: card.length }
			: cellsFrom(live, at, areStrict)
		joined.push(row ? { ...line, text: row.text } : line)
		if (row) at += row.count - 1
	}
	return joined
}
const MOST_IN_CARD = 13

/** The cells of the row that begins here, if each has one line. Cells without text stay as gaps. */
function cellsFrom(
	lines: readonly SourceLine[],
	at: number,
	areStrict: boolean,
): { text: string; count: number } | null {
	const first = lines[at]?.cell
	if (!first) return null
	let end = at
	while (lines[end]?.cell?.row === first.row) end++
	const own = lines.slice(at, end)
	const columns = own.map(({ cell }) => cell?.column ?? 0)
	const isSplit = new Set(columns).size === own.length
	const timed = own.filter(({ text }) => /\d[:.h]\d\d/.test(text)).map(({ cell }) => cell?.column)
	// A cell with several times describes several things.
	const isOne =
		isSplit || (!areStrict && new Set(columns).size > 2 && new Set(timed).size === timed.length && own.length < 20)
	if (own.length < 2 || !isOne || lines[at - 1]?.cell?.row === first.row) return null
	const cells = Array.from({ length: Math.max(...columns) + 1 }, () => '')
	for (const { text, cell } of own)
		if (cell) cells[cell.column] = cells[cell.column] ? `${cells[cell.column]} | ${text}` : text
	return { text: cells.join('\t'), count: own.length }
}

const indentOf = (text: string) => text.length - text.trimStart().length

/** The rest of a sentence that was broken. */
const CONTINUED = /^\s*(?:\p{Ll}|\d{1,2}[:.h]\d\d)/u

/** What an item of a list begins with: '-', 'a)', '12.' or a day. */
const ITEM = /^\s*(?:[-*•–·]\s|\p{L}\)\s|\d(?!\d? (?:guests?|pax|pers|people|passe|passa|adult)))/u
function isSetIn(before: string, text: string): boolean {
	const deeper = indentOf(text) - indentOf(before)
	return deeper >= 4 || (deeper >= 2 && (ITEM.test(before) || NIGHTS.test(before)) && !ITEM.test(text))
}

function continues(before: string, text: string, isWrapped: boolean): boolean {
	if (before.trim() === '' || text.trim() === '') return false
	if (isSetIn(before, text)) return true
	const isProse = (line: string) => indentOf(line) === 0 && !/ {2}|\t|^[-*•=_>\p{Extended_Pictographic}]/u.test(line)
	// A mail program breaks long lines within a sentence.
	return isWrapped && before.length >= 55 && !/[.!?:;]\s*$/.test(before) && isProse(before) && isProse(text)
}
