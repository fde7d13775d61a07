import {
	attr,
	childElements,
	type Element,
	isElement,
	lineOf,
	type Page,
	type PageNode,
	textOf,
} from '../page/parse-page.ts'
import { findDays } from '../values/days.ts'
import { readMoment } from '../values/moments.ts'
import { inOneLine } from '../values/words.ts'
import { type BlockCollector, LONGEST_LABEL } from './blocks.ts'
import { foldLabel, meaningOf, prefixOf } from './dictionaries.ts'
import { SECTION_TYPES, type SectionType, sectionTypeOf } from './section-types.ts'

const INLINE = new Set(
	'a abbr b bdi big br cite code em font i img mark q s small span strong sub sup time u wbr data o:p'.split(' '),
)
const PARTS = new Set(['div', 'span', 'p', 'strong', 'b', 'em', 'small', 'td', 'time', 'a', 'li', 'label', 'dd', 'dt'])
const LABEL_CLASS = /(?:^|[\s_-])(label|key|title|name|term|heading|caption|field|question|lbl|th)(?:$|[\s_\d-])/i

/** A term and what is said of it, however they are wrapped; several definitions are several lines. */
export function readDefinitions(page: Page, list: Element, blocks: BlockCollector): void {
	let term: { text: string; where: string } | null = null
	const parts = childElements(list).flatMap((child) => (child.tagName === 'div' ? childElements(child) : [child]))
	for (const [index, part] of parts.entries()) {
		if (part.tagName === 'dt') term = { text: inOneLine(textOf(page, part)), where: lineOf(part) }
		if (part.tagName !== 'dd' || !term || parts[index - 1]?.tagName === 'dd') continue
		const values = [textOf(page, part)]
		for (let more = parts[index + 1]; more?.tagName === 'dd'; more = parts[index + 1 + values.length - 1])
			values.push(textOf(page, more))
		blocks.pair(term.text, values.join('\n'), term.where)
	}
}

/** `<div><span>Check-in</span><span>20 May</span></div>`, also several pairs in a row. False where it is none. */
export function readPairOfElements(page: Page, element: Element, blocks: BlockCollector): boolean {
	const children = childElements(element).filter(({ tagName }) => tagName !== 'br')
	if (children.length < 2 || children.length % 2 === 1 || children.length > 40) return false
	if (!children.every((child) => PARTS.has(child.tagName) && isPlain(child)) || hasOwnText(element)) return false
	const pairs = children.flatMap((label, index) => {
		const value = children[index + 1]
		return index % 2 === 0 && value ? [{ label, value, text: inOneLine(textOf(page, label)) }] : []
	})
	const isLabel = ({ label, text }: (typeof pairs)[number]) =>
		text.length <= 45 &&
		childElements(label).length <= 1 &&
		(/:$/.test(text) || LABEL_CLASS.test(attr(label, 'class') ?? '') || isKnown(text, blocks.type()))
	if (!pairs.every(isLabel)) return false
	for (const { label, value, text } of pairs) blocks.pair(text, valueOf(page, value), lineOf(label))
	return true
}

/** Lines of a paragraph as 'Key: value', `<b>Key</b> value`, or names in a list of guests. False where it holds further blocks. */
export function readParagraph(page: Page, element: Element, blocks: BlockCollector): boolean {
	if (!['p', 'li', 'div', 'td', 'span', 'address', 'dd', 'pre', 'time'].includes(element.tagName) || !isInline(element))
		return false
	const where = lineOf(element)
	if (isDayAlone(textOf(page, element, 60))) {
		blocks.day(textOf(page, element, 60))
		return true
	}
	const heading = boldHeading(page, element)
	if (heading) {
		blocks.heading(heading, 4, where)
		return true
	}
	const bold = boldPairs(page, element, blocks.type())
	if (bold.length > 0) for (const { label, value } of bold) blocks.pair(label, value, where)
	else for (const line of textOf(page, element).split('\n')) readLine(line, where, blocks)
	return true
}

/** A day, with its weekday perhaps, and no word more. */
function isDayAlone(text: string): boolean {
	const [one, other] = text.length < 50 ? findDays(text, ANY_DAY) : []
	return one !== undefined && other === undefined && !/[\p{L}\d]/u.test(readMoment(text, ANY_DAY).rest)
}
const ANY_DAY = { order: { first: 'day', assumed: false }, near: '2000-01-01' } as const

const KEY = /^([^:\n]{2,60}?)\s?:\s+(\S.{0,2000})$/

/** 'Key: value', or a line by itself. */
export function readLine(line: string, where: string, blocks: BlockCollector): void {
	const [, label, value] = KEY.exec(line.trim()) ?? []
	if (label && value) blocks.pair(label, value, where)
	if (line.trim() !== '' && line.length < 400) blocks.line(line.trim(), where)
}

/** A line that is bold from end to end and says what follows: '<p><b><u>Villa</u></b></p>'. */
function boldHeading(page: Page, element: Element): string | null {
	const text = inOneLine(textOf(page, element, 200))
	const isBold = childElements(element).some(
		(child) => ['b', 'strong'].includes(child.tagName) && inOneLine(textOf(page, child)) === text,
	)
	return isBold &&
		text.length <= 60 &&
		!/:/.test(text) &&
		['p', 'div', 'li'].includes(element.tagName) &&
		sectionTypeOf(text)
		? text
		: null
}

/** `<strong>Check in</strong> 20 May 2027`, several one after another. */
function boldPairs(page: Page, element: Element, type: SectionType | null): { label: string; value: string }[] {
	const pairs: { label: string; value: string }[] = []
	for (const node of element.childNodes) {
		const isBold = isElement(node) && ['b', 'strong'].includes(node.tagName)
		const text = textIn(page, node)
		const last = pairs.at(-1)
		if (isBold && (!last || last.value.trim() !== '') && text.trim() !== '')
			pairs.push({ label: text.trim(), value: '' })
		else if (last) last.value += text
		else if (text.trim() !== '') {
			// 'Order reference <b>PAT-31</b>'
			const next = element.childNodes[element.childNodes.indexOf(node) + 1]
			const isLabel = next && isElement(next) && isKnown(text, type) && /^[^:]{2,45}$/.test(text)
			return isLabel ? [{ label: text.trim(), value: textIn(page, next).trim() }] : []
		}
	}
	const isPair = ({ label, value }: { label: string; value: string }) =>
		label.length <= LONGEST_LABEL && (/:$/.test(label) || /^\s*:/.test(value) || isKnown(label, type))
	return pairs.length > 0 && pairs.every(isPair)
		? pairs.map(({ label, value }) => ({ label, value: value.replace(/^\s*[:–-]\s*/, '').trim() }))
		: []
}

const textIn = (page: Page, node: PageNode) => {
	if (isElement(node) && node.tagName === 'br') return '\n'
	const [from, to] = page.spans.get(node) ?? [0, 0]
	return page.text.slice(from, to).replaceAll(/\s+/g, ' ')
}

/** What stands in a cell or beside a label, without a link on a line of its own ('Map it'). */
export function valueOf(page: Page, element: Element): string {
	const links = new Set(
		childElementsDeep(element)
			.filter(({ tagName }) => tagName === 'a')
			.map((link) => textOf(page, link)),
	)
	const lines = textOf(page, element).split('\n')
	const kept = lines.filter((line) => !links.has(line.trim()))
	return (kept.length > 0 ? kept : lines).join('\n')
}

/** Two levels are as deep as cells go. */
const childElementsDeep = (element: Element) =>
	childElements(element).flatMap((child) => [child, ...childElements(child)])

/** Whether a label means something there, or anything by itself. */
export function isKnown(text: string, type: SectionType | null): boolean {
	const label = foldLabel(text)
	if (label === '' || type === 'aside') return false
	const prefix = prefixOf(label)
	if (prefix && prefix.rest !== '' && meaningOf(prefix.type, prefix.rest)) return true
	if (meaningOf(type ?? 'trip', label)) return true
	return SECTION_TYPES.some((one) => one !== 'aside' && meaningOf(one, label)?.own)
}

const hasOwnText = (element: Element) =>
	element.childNodes.some((node) => 'value' in node && /[\p{L}\p{N}]/u.test(node.value))
/** Only words in it, two levels down. */
const isInline = (element: Element) =>
	childElements(element).every(
		(child) => INLINE.has(child.tagName) && childElements(child).every(({ tagName }) => INLINE.has(tagName)),
	)
const isPlain = (element: Element) =>
	childElements(element).every(
		(child) =>
			(INLINE.has(child.tagName) || ['div', 'p'].includes(child.tagName)) &&
			childElements(child).every(({ tagName }) => INLINE.has(tagName)),
	)
