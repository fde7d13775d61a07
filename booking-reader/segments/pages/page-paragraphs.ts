import { attribute, childElements, type Element, lineOf, type Page, textOf } from '../../formats/html/parse-page.ts'
import { findDays } from '../../values/days.ts'
import { readMoment } from '../../values/moments.ts'
import { toSingleLine } from '../../values/text.ts'
import type { BlockCollector } from '../blocks.ts'
import { isInline } from './page-values.ts'
import { nameInHeading, sectionTypeOf } from '../section-types.ts'
import { readLine } from '../text/key-values.ts'

/**
 * Reads the lines of a paragraph: 'Key: value', `<b>Key</b> value`, or names in a list of guests. False if it contains
 * further blocks.
 */
export function readParagraph(page: Page, element: Element, blocks: BlockCollector): boolean {
	if (
		!['p', 'li', 'div', 'td', 'span', 'address', 'dd', 'pre', 'time', 'strong', 'b'].includes(element.tagName) ||
		!isInline(element)
	)
		return false
	const where = lineOf(element)
	if (isDayOnly(textOf(page, element, 60))) {
		blocks.day(textOf(page, element, 60))
		return true
	}
	const heading = plainHeading(page, element)
	if (heading) {
		blocks.heading(heading, 4, where)
		return true
	}
	for (const line of paragraphLines(page, element)) readLine(line, where, blocks)
	return true
}

/** The lines of a paragraph. Adjacent inline elements without text between them, as in a card, are separate lines. */
function paragraphLines(page: Page, element: Element): string[] {
	const pieces = childElements(element)
	const isSet =
		pieces.length > 1 && pieces.every(({ tagName }) => tagName === 'span' || tagName === 'sup' || tagName === 'time')
	const isBare = element.childNodes.every((node) => !('value' in node) || node.value.trim() === '')
	return isSet && isBare
		? pieces.flatMap((piece) => textOf(page, piece).split('\n'))
		: textOf(page, element).split('\n')
}

/** 'Trip 1: Piraeus → Naxos' */
const NUMBERED_ROUTE = /^\p{L}{3,12} \d{1,2}(?: [a-z]{2} \d{1,2})?\s?[:–-] [^→>:]{3,40}(?:→|->|>|➔)[^→>:]{3,40}$/u
const HEADING_CLASS = /(?:^|[\s_-])(?:h|hd|head|header|heading|title|ttl|caption|section-?name)(?:$|[\s_\d-])/i

/** A short block with the class of a heading, or with nothing but the name of a section: `<div>Voyageurs</div>`. */
function plainHeading(page: Page, element: Element): string | null {
	const text = toSingleLine(textOf(page, element, 100))
	if (NUMBERED_ROUTE.test(text)) return text
	if (!['div', 'p', 'span'].includes(element.tagName)) return null
	if (text.length < 3 || text.length > 60 || /[:.!?;]$|:\s/.test(text)) return null
	const isCalledSo = HEADING_CLASS.test(attribute(element, 'class') ?? '') && /^\p{Lu}/u.test(text)
	return isCalledSo || (sectionTypeOf(text) !== null && nameInHeading(text) === '') ? text : null
}

/** Whether a text is a date, perhaps with its weekday, and nothing else. */
export function isDayOnly(text: string): boolean {
	const [one, other] = text.length < 50 ? findDays(text, ANY_DAY) : []
	return one !== undefined && other === undefined && !/[\p{L}\d]/u.test(readMoment(text, ANY_DAY).rest)
}
const ANY_DAY = { order: { first: 'day', assumed: false }, near: '2000-01-01' } as const
