import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { DraftIssue } from '#shared/import/draft.ts'

export type Element = DefaultTreeAdapterTypes.Element
export type PageNode = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.Document | Element

/** An HTML page as our readers walk it: in document order, never by recursion (25 kB of nested tags would overflow the stack). */
export type Page = {
	/** The elements in document order, those deeper than DEEPEST and what <template> holds left out. */
	elements: readonly Element[]
	/** What addresses in the page are relative to; null when neither the caller nor the page knows. */
	base: string | null
	/** 'en-GB', as the page says of itself; '' when it doesn't. */
	language: string
	/** What the reader should tell staff about the page as a whole. */
	issues: readonly DraftIssue[]
	/** All visible text; where a node's part of it begins and ends is in `spans`. */
	text: string
	spans: ReadonlyMap<PageNode, readonly [from: number, to: number]>
}

/** Longer pages are cut here, in UTF-16 units: memory grows by a hundred bytes for each. */
const MAX_LENGTH = 2 * 1024 * 1024
const MAX_DEPTH = 512
const INVISIBLE = new Set(['script', 'style', 'noscript', 'template'])

/** Parses a page as a browser does; any text is a page. `url` is where it came from, if anywhere: nothing is fetched from there. */
export function parsePage(html: string, { url = null }: { url?: string | null } = {}): Page {
	const document = parse(html.slice(0, MAX_LENGTH), { sourceCodeLocationInfo: true, scriptingEnabled: false })
	const { elements, text, spans } = walk(document)
	const baseTag = elements.find((element) => element.tagName === 'base')
	return {
		elements,
		text,
		spans,
		base: resolveUrl((baseTag && attribute(baseTag, 'href')) ?? '', url) ?? url,
		language: (elements[0] && attribute(elements[0], 'lang')) ?? '',
		issues: html.length > MAX_LENGTH ? [PAGE_CUT] : [],
	}
}

const PAGE_CUT: DraftIssue = {
	severity: 'warning',
	code: 'PAGE_CUT',
	path: '',
	message: 'The page is very long. Only its first 2 MB were read. Check that nothing is missing.',
}

export const isElement = (node: PageNode | null | undefined): node is Element =>
	node !== null && node !== undefined && 'tagName' in node

/** The value of an attribute, '' for one without a value; undefined when it is not there. */
export const attribute = (element: Element, name: string): string | undefined =>
	element.attrs.find((attribute) => attribute.name === name)?.value

export const childElements = (element: Element): Element[] => element.childNodes.filter(isElement)

export const parentOf = (node: PageNode): Element | null =>
	node.parentNode && 'tagName' in node.parentNode ? node.parentNode : null

/** Text as it is read: one space for runs of blanks, one line break for runs of them, nothing at the ends. */
export const cleanText = (text: string): string =>
	text
		.replaceAll(/[ \t\u00a0]+/g, ' ')
		.replaceAll(/ ?[\r\n]\s*/g, '\n')
		.trim()

/** What a reader sees of a node, cleaned; <br> is a line break. At most `longest` characters of the page are looked at. */
export function textOf(page: Page, node: PageNode, longest = 20_000): string {
	const [from, to] = page.spans.get(node) ?? [0, 0]
	return cleanText(page.text.slice(from, Math.min(to, from + longest)))
}

/** What stands between the tags of a script, as it is. */
export const scriptSource = (script: Element): string =>
	script.childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('')

/** 'line 42' of the page's source. */
export const lineOf = (node: PageNode): string => `line ${node.sourceCodeLocation?.startLine ?? '?'}`

/** An address in the page made whole, as far as the page knows where it stands; one that is whole stays to the letter. */
export const resolveAddress = (page: Page, address: string): string =>
	URL.canParse(address) ? address : (resolveUrl(address, page.base) ?? address)

function resolveUrl(address: string, base: string | null): string | null {
	const url = URL.parse(address, base ?? undefined)
	return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** One pass over the tree: the elements, the text, and which part of it is whose. */
function walk(document: Parent) {
	const elements: Element[] = []
	const spans = new Map<PageNode, readonly [number, number]>()
	let text = ''
	const path: { node: Parent; next: number; from: number; isInvisible: boolean }[] = [
		{ node: document, next: 0, from: 0, isInvisible: false },
	]
	for (let step = path.at(-1); step; step = path.at(-1)) {
		const child = step.node.childNodes[step.next++]
		if (!child) {
			path.pop()
			if (isElement(step.node as PageNode)) spans.set(step.node as PageNode, [step.from, text.length])
		} else if (isElement(child)) {
			if (path.length > MAX_DEPTH) continue
			elements.push(child)
			const isInvisible = step.isInvisible || INVISIBLE.has(child.tagName)
			if (child.tagName === 'br' && !isInvisible) text += '\n'
			path.push({ node: child, next: 0, from: text.length, isInvisible })
		} else if ('value' in child) {
			if (!step.isInvisible) text += child.value
			spans.set(child, [step.isInvisible ? text.length : text.length - child.value.length, text.length])
		}
	}
	return { elements, text, spans }
}
