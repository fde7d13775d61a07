import { lineOf, type Page, textOf } from '../../formats/html/parse-page.ts'
import { inOneLine } from '../../values/words.ts'
import type { BlockCollector } from '../blocks.ts'
import { foldLabel } from '../dictionaries.ts'
import { valueOf } from '../pages/page-words.ts'
import { type SectionType, sectionTypeOf } from '../section-types.ts'
import type { Row } from './table-rows.ts'
import { means, typeOfLabels } from './table-types.ts'

/** The first row's texts, if they are labels of columns: all <th>, or words we know where the next row has others. */
export function labelsOfGrid(page: Page, [first, second]: Row[], type: SectionType | null): string[] | null {
	if (!first || !second || first.cells.length < 2 || second.cells.length !== first.cells.length) return null
	const texts = first.cells.map((cell) => inOneLine(textOf(page, cell)))
	const isHead = ({ cells }: Row) => cells.every(({ tagName }) => tagName === 'th')
	if (isHead(first) && !isHead(second)) return first.cells.length === 2 && !isGridOfTwo(texts, type) ? null : texts
	const known = texts.filter((text) => means(text, type))
	const next = second.cells.filter((cell) => means(inOneLine(textOf(page, cell)), type))
	return first.cells.length > 2 && known.length >= Math.max(2, texts.length * 0.6) && next.length <= 1 ? texts : null
}

const isGridOfTwo = (texts: string[], type: SectionType | null) => texts.every((text) => means(text, type))

/** Each row below the labels as one thing, of the kind that a column or the labels tell. */
export function readGrid(page: Page, rows: Row[], labels: string[], blocks: BlockCollector) {
	const kind = labels.findIndex((label) => /^(type|kind|service|product|category)$/.test(foldLabel(label)))
	const own = blocks.type()
	const ofGrid = own && own !== 'trip' ? own : typeOfLabels(labels)
	for (const { element, cells } of rows.slice(1)) {
		const only = cells.length === 1 && cells[0]
		if (only) {
			// A row across the whole grid is a heading inside it.
			blocks.heading(inOneLine(textOf(page, only)), 6, lineOf(element))
			continue
		}
		const pairs = cells.flatMap((cell, index) => {
			const [label, value] = [labels[index] ?? '', valueOf(page, cell)]
			return label && value ? [{ label, value, where: lineOf(cell) }] : []
		})
		const kindOfRow = cells[kind] ? sectionTypeOf(inOneLine(textOf(page, cells[kind]))) : null
		const type = kindOfRow ?? ofGrid
		// 'Vuelo | AR1828, Buenos Aires (AEP) – El Calafate (FTE) | 08:10 – 11:25': what a row tells, it tells in one column.
		const isTold = kindOfRow && labels.some((label) => /^(details?|description)$/.test(foldLabel(label)))
		if (isTold) blocks.card(kindOfRow, toldInRow(labels, pairs, kind), lineOf(element))
		else blocks.row(type, pairs, lineOf(element))
	}
}

/** The cells of a row that is told rather than labelled, without the one that says its kind. */
const toldInRow = (labels: string[], pairs: { label: string; value: string }[], kind: number) =>
	pairs
		.filter(({ label }) => label !== labels[kind])
		.toSorted((a, b) => Number(isTelling(b.label)) - Number(isTelling(a.label)))
		.map(({ label, value }) => (/reference/.test(foldLabel(label)) ? `ref ${value}` : value))

const isTelling = (label: string) => /^(details?|description)$/.test(foldLabel(label))
