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

/** The text of a cell or value. What a form was filled in with and a time for machines say more than the text. */
export function elementValue(page: Page, element: Element): string {
	const filled = filledInValue(page, element)
	if (filled !== null) return filled
	const time = childElements(element).find(({ tagName }) => tagName === 'time') ?? element
	const moment = time.tagName === 'time' ? attribute(time, 'datetime') : undefined
	if (moment && /^\d{4}-\d\d-\d\d/.test(moment) && textOf(page, time) === textOf(page, element)) return moment
	return textOf(page, element)
}
