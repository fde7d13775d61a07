import type { BlockCollector, Pair } from '../blocks.ts'
import { typeFromLabels } from '../tables/table-types.ts'

const DELIMITERS = [';', '\t', ',', '|'] as const
const MAX_ROWS = 2000
const MAX_COLUMNS = 60

/** The sign that separates the cells of a table without any other layout, as spreadsheets export it. Null for other texts. */
export function delimiterOf(text: string): string | null {
	const lines = text
		.slice(0, 20_000)
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '')
		.slice(0, 60)
	if (lines.length < 2) return null
	const found = DELIMITERS.find((sign) => {
		const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(sign).length - 1)
		const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
		const isAligned = counts.filter((count) => count === usual).length >= lines.length * 0.7
		return usual >= 3 && isAligned && lines.every((line, index) => line.length < 600 && counts[index]! > 0)
	})
	return found ?? null
}

/** Reads the tables of such a text: each row below a row of headings is one record. Rows of pairs may come before. */
export function readCsv(text: string, delimiter: string, blocks: BlockCollector): void {
	let headings: string[] | null = null
	for (const [index, line] of text.split(/\r?\n/).slice(0, MAX_ROWS).entries()) {
		const cells = cellsOf(line, delimiter)
		const where = `line ${index + 1}`
		const filled = cells.filter((cell) => cell !== '')
		if (filled.length === 0) headings = null
		else if (!headings && filled.length >= 3 && filled.every(isHeading)) headings = cells
		else if (headings) readRow(cells, headings, where, blocks)
		else readPairs(cells, where, blocks)
	}
}

const isHeading = (text: string) => text.length <= 45 && /\p{L}/u.test(text) && !/\d|@/.test(text)

function readRow(cells: readonly string[], headings: readonly string[], where: string, blocks: BlockCollector) {
	const pairs: Pair[] = cells.flatMap((value, column) => {
		const label = headings[column] ?? ''
		return value === '' || label === '' ? [] : [{ label, value, where }]
	})
	// A total has its amount and nothing else.
	if (pairs.length >= 3) blocks.row(typeFromLabels(headings), pairs, where)
}

/** 'File;NV-2027-071;;Client;Rousseau party' above a table. */
function readPairs(cells: readonly string[], where: string, blocks: BlockCollector) {
	for (let at = 0; at < cells.length; at++) {
		const [label = '', value = ''] = cells.slice(at, at + 2)
		if (label === '' || value === '' || !isHeading(label)) continue
		blocks.pair(label, value, where)
		at++
	}
}

/** The cells of a line. In quotation marks, a cell may contain the delimiter, and doubled marks stand for one. */
const cellsOf = (line: string, delimiter: string): string[] =>
	[...line.matchAll(new RegExp(`((?:[^"\\${delimiter}]|"[^"]*(?:"|$))*)(?:\\${delimiter}|$)`, 'g'))]
		.slice(0, MAX_COLUMNS)
		.map(([, cell = '']) =>
			cell
				.trim()
				.replace(/^"(.*)"$/, '$1')
				.replaceAll('""', '"'),
		)
