import { attribute, type Element, lineOf, type Page, textOf } from '../../formats/html/parse-page.ts'
import { toSingleLine } from '../../values/text.ts'
import type { BlockCollector } from '../blocks.ts'
import { normaliseLabel } from '../labels/dictionaries.ts'
import { elementValue } from '../pages/page-values.ts'
import { type SectionType, sectionTypeOf } from '../section-types.ts'
import type { Row } from './table-rows.ts'
import { isColumnLabel, typeFromLabels } from './table-types.ts'

const NAMES_KIND = /^(?:type|kind|service|product|category)$/

type LabelledCell = { label: string; cell: Element }

/** Reads a table in which each row or each column is one element. False for a table without labels for them. */
export function readGrid(page: Page, rows: readonly Row[], blocks: BlockCollector): boolean {
	const own = blocks.type()
	const elements = labelledCells(page, rows, own)
	for (const cells of elements ?? []) {
		const type = own && own !== 'trip' ? own : typeFromLabels(cells.map(({ label }) => label))
		const pairs = cells.map(({ label, cell }) => ({ label, value: elementValue(page, cell), where: lineOf(cell) }))
		const kind = pairs.find(({ label }) => NAMES_KIND.test(normaliseLabel(label)))
		blocks.row((kind && sectionTypeOf(toSingleLine(kind.value))) ?? type, pairs, pairs[0]?.where ?? '')
	}
	return elements !== null
}

/** The cells of each element with their labels: their own, those of the first column or those of the first row. */
function labelledCells(page: Page, rows: readonly Row[], type: SectionType | null): LabelledCell[][] | null {
	if (rows.every(({ cells }) => cells.length > 1 && cells.every((cell) => ownLabel(cell) !== '')))
		return rows.map(({ cells }) => cells.map((cell) => ({ label: ownLabel(cell), cell })))
	const [head = { cells: [] }, ...below] = rows
	const textIn = (cell: Element | undefined) => (cell ? toSingleLine(textOf(page, cell)) : '')
	if (isTransposed()) {
		const columns = head.cells.map((_, column) =>
			below.flatMap(({ cells }) => ({ label: textIn(cells[0]), cell: cells[column]! })),
		)
		return columns.slice(1)
	}
	const labels = head.cells.map(textIn)
	return areColumnLabels()
		? below.map(({ cells }) => cells.map((cell, at) => ({ label: labels[at] ?? '', cell })))
		: null

	/** Whether the first column has the labels, so that each other column is one element. */
	function isTransposed() {
		const width = head.cells.length
		if (width < 3 || below.length < 2 || below.some(({ cells }) => cells.length !== width)) return false
		const isMarked = below.every(({ cells }) => cells.every(({ tagName }, at) => tagName === (at === 0 ? 'th' : 'td')))
		return (
			(isMarked || textIn(head.cells[0]) === '') &&
			areLabels(
				below.map(({ cells }) => textIn(cells[0])),
				type,
			)
		)
	}

	/** Whether the first row has column labels: all <th>, or known labels above a row of other texts. */
	function areColumnLabels() {
		const [next] = below
		if (!next || labels.length < 2 || next.cells.length !== labels.length) return false
		const isHead = (cells: readonly Element[]) => cells.every(({ tagName }) => tagName === 'th')
		const isKnown = (text: string) => isColumnLabel(text, type)
		if (isHead(head.cells) && !isHead(next.cells)) return labels.length > 2 || labels.every(isKnown)
		return labels.length > 2 && areLabels(labels, type) && next.cells.map(textIn).filter(isKnown).length <= 1
	}
}

const areLabels = (texts: readonly string[], type: SectionType | null) =>
	texts.filter((text) => isColumnLabel(text, type)).length >= Math.max(2, texts.length * 0.6)

const LABEL_ATTRIBUTES = ['data-label', 'data-title', 'data-th', 'data-header', 'data-column', 'aria-label']

/** The label in a cell itself, as responsive tables have them. */
const ownLabel = (cell: Element) => LABEL_ATTRIBUTES.map((name) => attribute(cell, name)).find(Boolean) ?? ''
