import { lineOf, type Page, textOf } from '../../formats/html/parse-page.ts'
import { toSingleLine } from '../../values/text.ts'
import type { BlockCollector } from '../blocks.ts'
import { normaliseLabel } from '../labels/dictionaries.ts'
import { elementValue } from '../pages/page-values.ts'
import { type SectionType, sectionTypeOf } from '../section-types.ts'
import type { Row } from './table-rows.ts'
import { isColumnLabel, typeFromLabels } from './table-types.ts'

/** The first row's texts, if they are column labels: all <th>, or known labels above a row of other texts. */
export function gridLabels(page: Page, [first, second]: Row[], type: SectionType | null): string[] | null {
	if (!first || !second || first.cells.length < 2 || second.cells.length !== first.cells.length) return null
	const texts = first.cells.map((cell) => toSingleLine(textOf(page, cell)))
	const isHead = ({ cells }: Row) => cells.every(({ tagName }) => tagName === 'th')
	if (isHead(first) && !isHead(second)) return first.cells.length === 2 && !isTwoColumnGrid(texts, type) ? null : texts
	const known = texts.filter((text) => isColumnLabel(text, type))
	const next = second.cells.filter((cell) => isColumnLabel(toSingleLine(textOf(page, cell)), type))
	return first.cells.length > 2 && known.length >= Math.max(2, texts.length * 0.6) && next.length <= 1 ? texts : null
}

const isTwoColumnGrid = (texts: string[], type: SectionType | null) => texts.every((text) => isColumnLabel(text, type))

/** Reads each row below the labels as one element. Its type comes from a column or from the labels. */
export function readGrid(page: Page, rows: Row[], labels: string[], blocks: BlockCollector) {
	const typeColumn = labels.findIndex((label) => /^(type|kind|service|product|category)$/.test(normaliseLabel(label)))
	const own = blocks.type()
	const gridType = own && own !== 'trip' ? own : typeFromLabels(labels)
	for (const { element, cells } of rows.slice(1)) {
		const only = cells.length === 1 && cells[0]
		if (only) {
			// A cell across the whole grid is a heading.
			blocks.heading(toSingleLine(textOf(page, only)), 6, lineOf(element))
			continue
		}
		const pairs = cells.flatMap((cell, index) => {
			const [label, value] = [labels[index] ?? '', elementValue(page, cell)]
			return label && value ? [{ label, value, where: lineOf(cell) }] : []
		})
		const rowType = cells[typeColumn] ? sectionTypeOf(toSingleLine(textOf(page, cells[typeColumn]))) : null
		blocks.row(rowType ?? gridType, pairs, lineOf(element))
	}
}
