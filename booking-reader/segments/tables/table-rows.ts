import { attribute, childElements, type Element } from '../../formats/html/parse-page.ts'

export type Row = { element: Element; cells: Element[] }

export const tableRows = (table: Element): Row[] =>
	childElements(table)
		.flatMap((child) => (['thead', 'tbody', 'tfoot'].includes(child.tagName) ? childElements(child) : [child]))
		.filter(({ tagName }) => tagName === 'tr')
		.map((element) => ({
			element,
			cells: childElements(element).filter(({ tagName }) => tagName === 'td' || tagName === 'th'),
		}))

/**
 * Whether a table is used for layout: it contains other tables, or has a single cell. Its cells are read like the page.
 */
export function isLayoutTable(table: Element): boolean {
	const cells = tableRows(table).flatMap((row) => row.cells)
	return cells.length <= 1 || cells.some(holdsBlocks)
}

const holdsBlocks = (cell: Element) =>
	childElements(cell).some(
		(child) =>
			['table', 'h1', 'h2', 'h3', 'h4', 'dl', 'section', 'article', 'fieldset', 'ul', 'ol'].includes(child.tagName) ||
			childElements(child).some(({ tagName }) => ['table', 'h1', 'h2', 'h3', 'h4', 'dl', 'ul'].includes(tagName)),
	)

/** Longer tables with row spans are not part of a booking. */
const MAX_SPANNED_ROWS = 500

/** Repeats a cell in every row that it spans. */
export function expandRowSpans(rows: Row[]): Row[] {
	const spans = rows.some(({ cells }) => cells.some((cell) => attribute(cell, 'rowspan') !== undefined))
	if (!spans || rows.length > MAX_SPANNED_ROWS) return rows
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
			const left = above ? above.left - 1 : Math.min(100, Number(attribute(cell, 'rowspan') ?? 1)) - 1
			if (left > 0) open.set(at, { cell, left })
			else open.delete(at)
		}
		return { element, cells: whole }
	})
}
