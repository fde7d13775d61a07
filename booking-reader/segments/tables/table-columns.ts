import { attribute, type Element, lineOf, type Page, textOf } from '../../formats/html/parse-page.ts'
import { toSingleLine, isPlaceholder } from '../../values/text.ts'
import type { BlockCollector } from '../blocks.ts'
import { elementValue } from '../pages/page-values.ts'
import type { SectionType } from '../section-types.ts'
import type { Row } from './table-rows.ts'
import { isColumnLabel, typeFromLabels } from './table-types.ts'

/** Whether the first column has the labels, so that each other column is one element. */
export function isTransposed(page: Page, [head, ...rows]: Row[], type: SectionType | null): boolean {
	const width = head?.cells.length ?? 0
	if (width < 3 || rows.length < 2 || rows.some(({ cells }) => cells.length !== width)) return false
	const labels = rows.map(({ cells: [first] }) => (first ? toSingleLine(textOf(page, first)) : ''))
	const [corner] = head?.cells ?? []
	const isLabelled =
		(corner !== undefined && textOf(page, corner) === '') ||
		rows.every(
			({ cells: [first, ...others] }) => first?.tagName === 'th' && others.every(({ tagName }) => tagName === 'td'),
		)
	return isLabelled && labels.filter((label) => isColumnLabel(label, type)).length >= Math.max(2, labels.length * 0.6)
}

/** Reads each column after the first as one element. */
export function readTransposed(page: Page, [head, ...rows]: Row[], blocks: BlockCollector) {
	const labels = rows.map(({ cells: [first] }) => (first ? toSingleLine(textOf(page, first)) : ''))
	for (const [index, top] of (head?.cells ?? []).entries()) {
		if (index === 0) continue
		const pairs = rows.flatMap(({ cells }, at) => {
			const cell = cells[index]
			const value = cell ? elementValue(page, cell) : ''
			return cell && !isPlaceholder(value) ? [{ label: labels[at] ?? '', value, where: lineOf(cell) }] : []
		})
		const own = blocks.type()
		const type = own && own !== 'trip' ? own : typeFromLabels(labels)
		const title = toSingleLine(textOf(page, top))
		if (type === 'flight' && title) pairs.push({ label: 'Direction', value: title, where: lineOf(top) })
		blocks.row(type, pairs, lineOf(top))
	}
}

const CELL_LABEL_ATTRIBUTES = ['data-label', 'data-title', 'data-th', 'data-header', 'data-column', 'aria-label']

const cellLabel = (cell: Element) => CELL_LABEL_ATTRIBUTES.map((name) => attribute(cell, name)).find(Boolean) ?? ''

/** Whether the cells contain their own labels, as responsive tables do. */
export const isLabelledRow = ({ cells }: Row) => cells.length > 1 && cells.every((cell) => cellLabel(cell) !== '')

/** Reads each row as one element. */
export function readLabelledRows(page: Page, rows: Row[], blocks: BlockCollector) {
	for (const { element, cells } of rows) {
		const pairs = cells.flatMap((cell) => {
			const value = elementValue(page, cell)
			return isPlaceholder(value) ? [] : [{ label: cellLabel(cell), value, where: lineOf(cell) }]
		})
		const own = blocks.type()
		blocks.row(own && own !== 'trip' ? own : typeFromLabels(pairs.map(({ label }) => label)), pairs, lineOf(element))
	}
}
