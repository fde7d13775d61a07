import { attr, childElements, type Element, lineOf, type Page, textOf } from '../page/parse-page.ts'
import { inOneLine, saysNothing } from '../values/words.ts'
import type { BlockCollector } from './blocks.ts'
import { foldLabel, meaningOf } from './dictionaries.ts'
import { KEY, readLine } from './page-paragraphs.ts'
import { valueOf } from './page-words.ts'
import { SECTION_TYPES, type SectionType, sectionTypeOf } from './section-types.ts'

type Row = { element: Element; cells: Element[] }

/** One that holds another table, or has one cell in all: its cells are read as the page is. */
export function isLayoutTable(table: Element): boolean {
	const cells = rowsOf(table).flatMap((row) => row.cells)
	return cells.length <= 1 || cells.some(holdsBlocks)
}

const holdsBlocks = (cell: Element) =>
	childElements(cell).some(
		(child) =>
			['table', 'h1', 'h2', 'h3', 'h4', 'dl', 'section', 'article', 'fieldset', 'ul', 'ol'].includes(child.tagName) ||
			childElements(child).some(({ tagName }) => ['table', 'h1', 'h2', 'h3', 'h4', 'dl', 'ul'].includes(tagName)),
	)

/** A grid under a row of labels, or label and value side by side or one under the other. */
export function readTable(page: Page, table: Element, blocks: BlockCollector): void {
	const rows = withSpans(rowsOf(table).filter(({ cells }) => cells.length > 0))
	const caption = childElements(table).find(({ tagName }) => tagName === 'caption')
	if (caption) blocks.heading(inOneLine(textOf(page, caption)), 6, lineOf(caption))
	const labels = labelsOfGrid(page, rows, blocks.type())
	if (rows.every(isLabelledRow)) readLabelledRows(page, rows, blocks)
	else if (isTransposed(page, rows, blocks.type())) readColumnwise(page, rows, blocks)
	else if (labels) readGrid(page, rows, labels, blocks)
	else readVertical(page, rows, blocks)
}

const rowsOf = (table: Element): Row[] =>
	childElements(table)
		.flatMap((child) => (['thead', 'tbody', 'tfoot'].includes(child.tagName) ? childElements(child) : [child]))
		.filter(({ tagName }) => tagName === 'tr')
		.map((element) => ({
			element,
			cells: childElements(element).filter(({ tagName }) => tagName === 'td' || tagName === 'th'),
		}))

/** Its labels stand in the first column, and each further column is a thing of its own. */
function isTransposed(page: Page, [head, ...rows]: Row[], type: SectionType | null): boolean {
	const width = head?.cells.length ?? 0
	if (width < 3 || rows.length < 2 || rows.some(({ cells }) => cells.length !== width)) return false
	const labels = rows.map(({ cells: [first] }) => (first ? inOneLine(textOf(page, first)) : ''))
	const isLabelled = rows.every(
		({ cells: [first, ...others] }) => first?.tagName === 'th' && others.every(({ tagName }) => tagName === 'td'),
	)
	return isLabelled && labels.filter((label) => means(label, type)).length >= Math.max(2, labels.length * 0.6)
}

function readColumnwise(page: Page, [head, ...rows]: Row[], blocks: BlockCollector) {
	const labels = rows.map(({ cells: [first] }) => (first ? inOneLine(textOf(page, first)) : ''))
	for (const [index, top] of (head?.cells ?? []).entries()) {
		if (index === 0) continue
		const pairs = rows.flatMap(({ cells }, at) => {
			const cell = cells[index]
			const value = cell ? valueOf(page, cell) : ''
			return cell && !saysNothing(value) ? [{ label: labels[at] ?? '', value, where: lineOf(cell) }] : []
		})
		const own = blocks.type()
		const type = own && own !== 'trip' ? own : typeOfLabels(labels)
		const title = inOneLine(textOf(page, top))
		if (type === 'flight' && title) pairs.push({ label: 'Direction', value: title, where: lineOf(top) })
		blocks.row(type, pairs, lineOf(top))
	}
}

const LABELS_OF_CELLS = ['data-label', 'data-title', 'data-th', 'data-header', 'data-column', 'aria-label']
const labelOfCell = (cell: Element) => LABELS_OF_CELLS.map((name) => attr(cell, name)).find(Boolean) ?? ''

/** Its cells carry their labels themselves, for narrow screens. */
const isLabelledRow = ({ cells }: Row) => cells.length > 1 && cells.every((cell) => labelOfCell(cell) !== '')

function readLabelledRows(page: Page, rows: Row[], blocks: BlockCollector) {
	for (const { element, cells } of rows) {
		const pairs = cells.flatMap((cell) => {
			const value = valueOf(page, cell)
			return saysNothing(value) ? [] : [{ label: labelOfCell(cell), value, where: lineOf(cell) }]
		})
		const own = blocks.type()
		blocks.row(own && own !== 'trip' ? own : typeOfLabels(pairs.map(({ label }) => label)), pairs, lineOf(element))
	}
}

/** Longer tables with such cells are no booking's. */
const MOST_SPANNED = 500

/** With what a cell says for several rows in each of them. */
function withSpans(rows: Row[]): Row[] {
	const spans = rows.some(({ cells }) => cells.some((cell) => attr(cell, 'rowspan') !== undefined))
	if (!spans || rows.length > MOST_SPANNED) return rows
	const open = new Map<number, { cell: Element; left: number }>()
	return rows.map(({ element, cells }) => {
		const own = [...cells]
		const whole: Element[] = []
		while (whole.length < 40 && (own.length > 0 || open.has(whole.length))) {
			const at = whole.length
			const above = open.get(at)
			const cell = above?.cell ?? own.shift()
			if (!cell) break
			whole.push(cell)
			const left = above ? above.left - 1 : Math.min(100, Number(attr(cell, 'rowspan') ?? 1)) - 1
			if (left > 0) open.set(at, { cell, left })
			else open.delete(at)
		}
		return { element, cells: whole }
	})
}

/** The first row's texts, if they are labels of columns: all <th>, or words we know where the next row has others. */
function labelsOfGrid(page: Page, [first, second]: Row[], type: SectionType | null): string[] | null {
	if (!first || !second || first.cells.length < 2 || second.cells.length !== first.cells.length) return null
	const texts = first.cells.map((cell) => inOneLine(textOf(page, cell)))
	const isHead = ({ cells }: Row) => cells.every(({ tagName }) => tagName === 'th')
	if (isHead(first) && !isHead(second)) return first.cells.length === 2 && !isGridOfTwo(texts, type) ? null : texts
	const known = texts.filter((text) => means(text, type))
	const next = second.cells.filter((cell) => means(inOneLine(textOf(page, cell)), type))
	return first.cells.length > 2 && known.length >= Math.max(2, texts.length * 0.6) && next.length <= 1 ? texts : null
}

const isGridOfTwo = (texts: string[], type: SectionType | null) => texts.every((text) => means(text, type))
const means = (text: string, type: SectionType | null) =>
	text.length <= 45 &&
	SECTION_TYPES.some(
		(one) => one !== 'aside' && (one === type || type === null || type === 'trip') && meaningOf(one, foldLabel(text)),
	)

function readGrid(page: Page, rows: Row[], labels: string[], blocks: BlockCollector) {
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

/** The type most of whose labels these are, those that mean nothing else counting double. */
export function typeOfLabels(labels: readonly string[]): SectionType | null {
	const scores = SECTION_TYPES.filter((type) => type !== 'aside' && type !== 'trip').map((type) => {
		const meanings = labels.map((label) => meaningOf(type, foldLabel(label)))
		return {
			type,
			score: meanings.reduce((sum, meaning) => sum + (meaning ? (meaning.own ? 3 : 1) : 0), 0),
			own: meanings.some((meaning) => meaning?.own),
		}
	})
	const [best] = scores.filter(({ own }) => own).toSorted((a, b) => b.score - a.score)
	return best?.type ?? sectionTypeOf(labels.join(' ')) ?? null
}

/** Row by row: two cells are a pair, four are two; a bold cell is a label whose value comes in the next row; another is a heading. */
function readVertical(page: Page, rows: Row[], blocks: BlockCollector) {
	for (let at = 0; at < rows.length; at++) {
		const row = rows[at]
		if (!row) continue
		const texts = row.cells.map((cell) => valueOf(page, cell))
		if (row.cells.length > 1 && texts.every((text) => KEY.test(text) || text === '')) {
			for (const text of texts) readLine(text, lineOf(row.element), blocks)
			continue
		}
		const [first, second, third, fourth] = texts
		if (row.cells.length === 1 || (row.cells.length === 2 && first === '' && second)) {
			const only = row.cells.find((_, index) => texts[index] !== '')
			const next = rows[at + 1]?.cells ?? []
			const below = next.map((cell) => valueOf(page, cell))
			if (only && isBold(page, only) && below.length === 2 && below[0] === '') {
				blocks.pair(inOneLine(textOf(page, only)), below[1] ?? '', lineOf(row.element))
				at++
			} else if (
				only &&
				textOf(page, only)
					.split('\n')
					.some((line) => KEY.test(line))
			)
				for (const line of textOf(page, only).split('\n')) readLine(line, lineOf(row.element), blocks)
			else if (only && textOf(page, only).length <= 90)
				blocks.heading(inOneLine(textOf(page, only)), 6, lineOf(row.element))
		} else if (row.cells.length === 2 || (row.cells.length === 3 && !third)) pairIn(row, first, second)
		else if (row.cells.length === 4) {
			pairIn(row, first, second)
			pairIn(row, third, fourth)
		} else for (const text of texts) readLine(inOneLine(text), lineOf(row.element), blocks)
	}

	function pairIn({ element }: Row, label = '', value = '') {
		blocks.pair(inOneLine(label), value, lineOf(element))
	}
}

/** All of its words are bold. */
const isBold = (page: Page, cell: Element): boolean => {
	const text = textOf(page, cell)
	const inside = childElements(cell).flatMap((child) => [child, ...childElements(child)])
	return (
		cell.tagName === 'th' ||
		inside.some((part) => ['b', 'strong'].includes(part.tagName) && textOf(page, part) === text) ||
		(/bold/.test(attr(cell, 'style') ?? '') && attr(cell, 'colspan') === undefined)
	)
}
