import { attribute, childElements, type Element, type Page, textOf } from '../../formats/html/parse-page.ts'
import { filledInValue } from './page-controls.ts'

/** Elements that flow with the text around them. */
export const INLINE = new Set(
	'a abbr b bdi big br cite code data del em font i img ins kbd mark o:p q s small span strike strong sub sup time tt u wbr'.split(
		' ',
	),
)

/** Whether an element contains only inline elements, two levels deep. */
export const isInline = (element: Element) =>
	childElements(element).every(
		(child) => INLINE.has(child.tagName) && childElements(child).every(({ tagName }) => INLINE.has(tagName)),
	)

/** The text of a cell or value, without links on lines of their own ('Map it'). */
export function elementValue(page: Page, element: Element): string {
	const filled = filledInValue(page, element)
	if (filled !== null) return filled
	const time = childElements(element).find(({ tagName }) => tagName === 'time') ?? element
	const moment = time.tagName === 'time' ? attribute(time, 'datetime') : undefined
	if (moment && /^\d{4}-\d\d-\d\d/.test(moment) && textOf(page, time) === textOf(page, element)) return moment
	const links = new Set(
		childElementsDeep(element)
			.filter(({ tagName }) => tagName === 'a')
			.map((link) => textOf(page, link)),
	)
	// ': Ann Lee' is set in a column of its own.
	const lines = textOf(page, element).replace(/^: /, '').split('\n')
	const withoutLinks = lines.filter((line) => !links.has(line.trim()))
	return (withoutLinks.length > 0 ? withoutLinks : lines).join('\n')
}

/** Cells are rarely nested deeper than two levels. */
const childElementsDeep = (element: Element) =>
	childElements(element).flatMap((child) => [child, ...childElements(child)])
