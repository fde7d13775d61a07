import { childElements, type Element, lineOf, type Page, textOf } from '../../formats/html/parse-page.ts'
import { toSingleLine } from '../../values/text.ts'
import type { BlockCollector } from '../blocks.ts'
import { isKnownLabel } from '../labels/dictionaries.ts'
import { readLine } from '../text/key-values.ts'
import { elementValue } from './page-values.ts'
import { readGrid } from '../tables/table-grid.ts'
import { type Row, tableRows } from '../tables/table-rows.ts'

/** Reads a table: a grid with column labels, or labels next to or above their values. */
export function readTable(page: Page, table: Element, blocks: BlockCollector): void {
	const rows = tableRows(table).filter(({ cells }) => cells.length > 0)
	const caption = childElements(table).find(({ tagName }) => tagName === 'caption')
	if (caption) blocks.heading(toSingleLine(textOf(page, caption)), 6, lineOf(caption))
	if (!readGrid(page, rows, blocks)) readRows(page, rows, blocks)
}

/**
 * Each two cells are a pair. A single bold cell labels the value in the next row; any other single cell
 * is a heading.
 */
function readRows(page: Page, rows: Row[], blocks: BlockCollector) {
	for (let at = 0; at < rows.length; at++) {
		const row = rows[at]
		if (!row) continue
		const texts = row.cells.map((cell) => elementValue(page, cell))
		const cells = row.cells.map((cell, index) => labelInCell(page, cell, texts[index] ?? ''))
		if (cells.length > 1 && cells.every((pair) => pair !== null)) {
			for (const [label, value] of cells) blocks.pair(label, value, lineOf(row.element))
			continue
		}
		const [first, second] = texts
		if (row.cells.length === 1 || (row.cells.length === 2 && first === '' && second)) {
			const only = row.cells.find((_, index) => texts[index] !== '')
			const next = rows[at + 1]?.cells ?? []
			const below = next.map((cell) => elementValue(page, cell))
			if (only && below.length === 2 && below[0] === '') {
				blocks.pair(toSingleLine(textOf(page, only)), below[1] ?? '', lineOf(row.element))
				at++
			} else if (only && textOf(page, only).length <= 90)
				blocks.heading(toSingleLine(textOf(page, only)), 6, lineOf(row.element))
		} else if (row.cells.length % 2 === 0 && (row.cells.length < 5 || !texts.some(isValue)))
			for (let column = 0; column < texts.length; column += 2)
				blocks.pair(toSingleLine(texts[column] ?? ''), texts[column + 1] ?? '', lineOf(row.element))
		else for (const text of texts) readLine(toSingleLine(text), lineOf(row.element), blocks)
	}
}

/** '24FEB2027' in the place of a label. */
const isValue = (text: string, column: number) => column % 2 === 0 && /\d/.test(text)

/** A label and its value in one cell: 'Pick-up' above a day and a place, 'PNR W7KD3Q'. */
function labelInCell(page: Page, cell: Element, text: string): [label: string, value: string] | null {
	const [first = '', ...below] = text.split('\n')
	if (below.length > 0) return [first, below.join('\n')]
	const [bold] = childElements(cell)
	const label = bold ? textOf(page, bold).trim() : ''
	const value = text.slice(label.length).trim()
	return label !== '' && value !== '' && text.startsWith(label) && isKnownLabel(label, null) ? [label, value] : null
}
