import { childElements, type Element } from '../../formats/html/parse-page.ts'

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
