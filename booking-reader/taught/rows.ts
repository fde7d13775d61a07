import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../values/text.ts'
import type { SourceLine } from '../sequence/source-lines.ts'

/** A word, a number, a mark, or the end of a column. Rows are compared by the `key`: '#' for a number, '|2' after the second column. */
export type Token = { word: string; key: string; from: number; to: number }
/** What a person sees as one row: a line, a row of a table, or a paragraph. `above` is the wording above it, or in its
 * first column, and `section` the last wording on its own row. */
export type Row = Passage & { tokens: Token[]; above: string; section: string; isLabelled: boolean }

const MAX_ROWS = 2000
const MAX_ROW_LENGTH = 1500
const TOKEN = /(?<=\d )[A-Z]{3}(?=[A-Z]{3}(?!\p{L}))|\p{L}[\p{L}\p{M}]*|\d+|(?<=\S) {2,}|\t|\S/gu

/** The text of a row and where it is. What is stored with a reading until staff have reviewed it. */
export type Passage = { text: string; where: string }

/** The live lines of a document as people see them in rows. */
export const passagesOf = (lines: readonly SourceLine[]): Passage[] =>
	joinLines(lines)
		.slice(0, MAX_ROWS)
		.map(({ text, where }) => ({
			text: (where.startsWith('/') ? withPath(text, where) : text).replaceAll('\u00a0', ' ').slice(0, MAX_ROW_LENGTH),
			where,
		}))

export function toRows(passages: readonly Passage[]): Row[] {
	const rows: Row[] = []
	let above = ''
	let section = ''
	for (const { text, where } of passages) {
		const tokens = tokensOf(text)
		const label = labelOf(text, tokens)
		rows.push({ text, where, tokens, above: label ?? above, section, isLabelled: label !== null })
		above = isWording(text) ? fold(text) : ''
		if (above !== '') section = above
	}
	return rows
}

/** The first of two columns, if it is wording. */
function labelOf(text: string, tokens: readonly Token[]): string | null {
	const ends = tokens.filter(({ key }) => /^\|\d/.test(key))
	const label = ends.length === 1 ? text.slice(0, ends[0]?.from) : ''
	return label !== '' && isWording(label) ? fold(label) : null
}

/** A leaf of JSON is named by where it is: 'booking party given: Sebastian'. */
const withPath = (text: string, where: string) => {
	const parents = where
		.split('/')
		.slice(1, -1)
		.filter((part) => !/^\d+$/.test(part))
	return [...parents.map(splitIdentifier), text].join(' ')
}

/** Whether a row may be a heading or a label rather than a value. */
export const isWording = (text: string) => text.length <= 60 && !/\d/.test(text)

function tokensOf(text: string): Token[] {
	let columns = 0
	return [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => {
		const word = /^[\p{L}\d]/u.test(raw) ? fold(raw) : /^\s/.test(raw) ? `|${++columns}` : raw
		return { word, key: /^\d/.test(raw) ? '#' : word, from: index, to: index + raw.length }
	})
}

/** Joins the cells of a table's row, lines that a mail program wrapped, and lines that continue the one above. */
function joinLines(lines: readonly SourceLine[]): Passage[] {
	const live = joinFragments(lines)
	// Only plain texts have blank lines. The lines of a page are whole.
	const isText = live.some(({ text }) => text.trim() === '')
	const joined: Passage[] = []
	let before: SourceLine | null = null
	for (let at = 0; at < live.length; at++) {
		const line = live[at]
		if (!line) break
		const cells = cellsFrom(live, at)
		const last = joined.at(-1)
		if (cells) {
			joined.push({ text: cells.text, where: line.where })
			at += cells.count - 1
			before = null
			continue
		}
		if (isText && last && before && continues(before.text, line.text) && last.text.length < MAX_ROW_LENGTH)
			last.text += ` ${line.text.trim()}`
		else if (line.text.trim() !== '') joined.push({ text: line.text.trim(), where: line.where })
		before = line.cell ? null : line
	}
	return joined
}

/** The live lines. What is struck out within a line leaves the rest of it whole. */
function joinFragments(lines: readonly SourceLine[]): SourceLine[] {
	const live: SourceLine[] = []
	let isWhole = false
	for (const line of lines) {
		const before = live.at(-1)
		if (!line.continues) isWhole = false
		if (line.standing !== 'live') continue
		if (before && line.continues && isWhole) live[live.length - 1] = { ...before, text: `${before.text} ${line.text}` }
		else live.push(line)
		isWhole = true
	}
	return live
}

/** The cells of the row that begins here, if each has one line. Cells without text stay as gaps. */
function cellsFrom(lines: readonly SourceLine[], at: number): { text: string; count: number } | null {
	const first = lines[at]?.cell
	if (!first) return null
	let end = at
	while (lines[end]?.cell?.row === first.row) end++
	const own = lines.slice(at, end)
	const columns = own.map(({ cell }) => cell?.column ?? 0)
	if (own.length < 2 || new Set(columns).size < own.length || lines[at - 1]?.cell?.row === first.row) return null
	const cells = Array.from({ length: Math.max(...columns) + 1 }, () => '')
	for (const { text, cell } of own) if (cell) cells[cell.column] = text
	return { text: cells.join('\t'), count: own.length }
}

const indentOf = (text: string) => text.length - text.trimStart().length

function continues(before: string, text: string): boolean {
	if (before.trim() === '' || text.trim() === '') return false
	const deeper = indentOf(text) - indentOf(before)
	if (deeper >= 4 || (deeper >= 2 && /^\s*\d/.test(before) && !/^\s*\d/.test(text))) return true
	const isProse = (line: string) => indentOf(line) === 0 && !/ {2}|\t|^[-*•=_>]/.test(line)
	// A mail program breaks long lines within a sentence.
	return before.length >= 55 && !/[.!?:;]\s*$/.test(before) && isProse(before) && isProse(text)
}
