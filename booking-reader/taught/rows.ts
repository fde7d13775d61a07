import { fold } from '#shared/fold.ts'
import type { SourceLine } from '../sequence/source-lines.ts'
import { wholeLines } from '../sequence/whole-lines.ts'
import { SENTENCES } from '../values/text.ts'

/** A word, a number, a mark, or the end of a column. Rows are compared by the `key`: '#' for a number, '|2' after the second column. */
export type Token = { word: string; key: string; from: number; to: number }
/** What a person sees as one row: a line, a row of a table, or a sentence. `above` is the wording above it, or in its first column. */
export type Row = Passage & { tokens: Token[]; above: string; isLabelled: boolean }

const MAX_ROWS = 2000
const MAX_ROW_LENGTH = 1500
const TOKEN = /(?<=\d )[A-Z]{3}(?=[A-Z]{3}(?!\p{L}))|\p{L}[\p{L}\p{M}]*|\d+|(?<=\S) {2,}|\t|\S/gu

/** The text of a row and where it is. What is stored with a reading until staff have reviewed it. */
export type Passage = { text: string; where: string }

/** The live lines of a document as people see them in rows. */
export const passagesOf = (lines: readonly SourceLine[]): Passage[] =>
	wholeLines(lines)
		.slice(0, MAX_ROWS)
		.map(({ text, where }) => ({
			text: text.replaceAll('\u00a0', ' ').slice(0, MAX_ROW_LENGTH),
			where,
		}))

export function toRows(passages: readonly Passage[]): Row[] {
	const rows: Row[] = []
	let above = ''
	for (const { text: line, where } of passages) {
		for (const text of sentencesOf(line, where)) {
			const tokens = tokensOf(text)
			const label = labelOf(text, tokens)
			rows.push({ text, where, tokens, above: label ?? above, isLabelled: label !== null })
			above = ''
		}
		if (isWording(line)) above = fold(line)
	}
	return rows
}

/** Each sentence of a paragraph is a row: one states the drive, the next the room. */
const sentencesOf = (line: string, where: string): string[] =>
	where.startsWith('/') || line.includes('\t') || line.length < 60 ? [line] : line.split(SENTENCES)

/** The first of two columns, if it is wording. */
function labelOf(text: string, tokens: readonly Token[]): string | null {
	const ends = tokens.filter(({ key }) => /^\|\d/.test(key))
	const label = ends.length === 1 ? text.slice(0, ends[0]?.from) : ''
	return label !== '' && isWording(label) ? fold(label) : null
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
