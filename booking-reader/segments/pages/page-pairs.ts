import { attribute, childElements, type Element, lineOf, type Page, textOf } from '../../formats/html/parse-page.ts'
import { toSingleLine } from '../../values/text.ts'
import type { BlockCollector } from '../blocks.ts'
import { isKnownLabel } from '../labels/dictionaries.ts'
import { INLINE, elementValue } from './page-values.ts'

const PAIR_ELEMENTS = new Set([
	'div',
	'span',
	'p',
	'strong',
	'b',
	'em',
	'small',
	'td',
	'time',
	'a',
	'li',
	'label',
	'dd',
	'dt',
])
const LABEL_CLASS = /(?:^|[\s_-])(label|key|title|name|term|heading|caption|field|question|lbl|th)(?:$|[\s_\d-])/i

/** Reads a definition list, however its items are wrapped. Several definitions of a term become several lines. */
export function readDefinitions(page: Page, list: Element, blocks: BlockCollector): void {
	let term: { text: string; where: string } | null = null
	const parts = childElements(list).flatMap((child) => (child.tagName === 'div' ? childElements(child) : [child]))
	for (const [index, part] of parts.entries()) {
		if (part.tagName === 'dt') term = { text: toSingleLine(textOf(page, part)), where: lineOf(part) }
		if (part.tagName !== 'dd' || !term || parts[index - 1]?.tagName === 'dd') continue
		const values = [textOf(page, part)]
		for (let more = parts[index + 1]; more?.tagName === 'dd'; more = parts[index + 1 + values.length - 1])
			values.push(textOf(page, more))
		blocks.pair(term.text, values.join('\n'), term.where)
	}
}

/**
 * Reads `<div><span>Check-in</span><span>20 May</span></div>`, or several such pairs in a row. False if it is neither.
 */
export function readPairOfElements(page: Page, element: Element, blocks: BlockCollector): boolean {
	const children = childElements(element).filter(({ tagName }) => tagName !== 'br')
	if (
		children.length < 2 ||
		children.length > 40 ||
		children.length % 2 === 1 ||
		!children.every((child) => (PAIR_ELEMENTS.has(child.tagName) || isCustomElement(child)) && isSimple(child))
	)
		return false
	const pairs = children.flatMap((label, index) => {
		const value = children[index + 1]
		return index % 2 === 0 && value ? [{ label, value, text: toSingleLine(textOf(page, label)) }] : []
	})
	const isLabel = ({ label, text }: (typeof pairs)[number]) =>
		text.length <= 45 &&
		childElements(label).length <= 1 &&
		(/:$/.test(text) ||
			// Mails of form services set questions next to their answers.
			element.tagName === 'tr' ||
			LABEL_CLASS.test(`${attribute(label, 'class') ?? ''} ${isCustomElement(label) ? label.tagName : ''}`) ||
			isKnownLabel(text, blocks.type()))
	if (!pairs.every(isLabel)) return false
	for (const { label, value, text } of pairs) blocks.pair(text, elementValue(page, value), lineOf(label))
	return true
}

/** A custom element such as `<x-label>`, whose name is as telling as a class. */
export const isCustomElement = ({ tagName }: Element) => tagName.includes('-')
const isSimple = (element: Element) =>
	childElements(element).every(
		(child) =>
			(INLINE.has(child.tagName) || ['div', 'p', 'output', 'address'].includes(child.tagName)) &&
			childElements(child).every(({ tagName }) => INLINE.has(tagName)),
	)
