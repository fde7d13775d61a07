import { earlierCells, earlierSpans } from './earlier-version.ts'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { DraftIssue } from '#shared/import/draft.ts'

export type Element = DefaultTreeAdapterTypes.Element
export type PageNode = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.Document | Element

/**
 * An HTML page as a flat list in document order. Readers must not recurse: 25 kB of nested tags would overflow the
 * stack.
 */
export type Page = {
	/** All elements in document order, without those deeper than MAX_DEPTH and those inside <template>. */
	elements: readonly Element[]
	/** The base of relative addresses, or null if unknown. */
	base: string | null
	/** The page's declared language, such as 'en-GB', or ''. */
	language: string
	/** Whether the page describes an earlier version of the booking, which is left out (IMPORT-100). */
	isAmended: boolean
	/** Messages for staff about the page as a whole. */
	issues: readonly DraftIssue[]
	/** All visible text. `spans` gives each node's range in it. */
	text: string
	spans: ReadonlyMap<PageNode, readonly [from: number, to: number]>
}

/** Longer pages are cut, in UTF-16 units. Memory grows by about a hundred bytes per unit. */
const MAX_LENGTH = 2 * 1024 * 1024
const MAX_DEPTH = 512
/** Elements that are open at the same time, and all of them together. Both are far above what pages have. */
const MAX_OPEN = 600
const MAX_ELEMENTS = 80_000
const INVISIBLE = new Set(['script', 'style', 'noscript', 'template', 's', 'del', 'strike'])

/** Parses a page as a browser does. Any text is a valid page. `url` is where it came from; nothing is fetched. */
export function parsePage(html: string, { url = null }: { url?: string | null } = {}): Page {
	const { document, isCut } = parseBounded(html.slice(0, MAX_LENGTH))
	const { elements, text, spans, isAmended } = walkCurrent(document)
	const baseTag = elements.find((element) => element.tagName === 'base')
	return {
		elements,
		text,
		spans,
		isAmended,
		base: resolveUrl((baseTag && attribute(baseTag, 'href')) ?? '', url) ?? url,
		language: (elements[0] && attribute(elements[0], 'lang')) ?? '',
		issues: html.length > MAX_LENGTH || isCut ? [PAGE_CUT] : [],
	}
}

/**
 * Parses up to where elements are nested too deeply or become too many. Each start tag is compared with all open elements, so the time for
 * a page of nothing but start tags would grow with the square of their number.
 */
function parseBounded(html: string): { document: DefaultTreeAdapterTypes.Document; isCut: boolean } {
	let depth = 0
	let pushed = 0
	const treeAdapter = {
		...defaultTreeAdapter,
		onItemPush(item: Element) {
			if (++depth > MAX_OPEN || ++pushed > MAX_ELEMENTS) throw new TooDeep(item.sourceCodeLocation?.startOffset ?? 0)
		},
		onItemPop: () => void depth--,
	}
	const options = { sourceCodeLocationInfo: true, scriptingEnabled: false }
	try {
		return { document: parse(html, { ...options, treeAdapter }), isCut: false }
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error
		return { document: parse(html.slice(0, error.offset), options), isCut: true }
	}
}

class TooDeep extends Error {
	readonly offset: number
	constructor(offset: number) {
		super('The page is nested too deeply')
		this.offset = offset
	}
}

const PAGE_CUT: DraftIssue = {
	severity: 'warning',
	code: 'PAGE_CUT',
	path: '',
	message: 'The page is very long or very deeply nested. Only its first part was read. Check that nothing is missing.',
}

export const isElement = (node: PageNode | null | undefined): node is Element =>
	node !== null && node !== undefined && 'tagName' in node

/** The value of an attribute, '' if it has none, undefined if the attribute is absent. */
export const attribute = (element: Element, name: string): string | undefined =>
	element.attrs.find((attribute) => attribute.name === name)?.value

export const childElements = (element: Element): Element[] => element.childNodes.filter(isElement)

export const parentOf = (node: PageNode): Element | null =>
	node.parentNode && 'tagName' in node.parentNode ? node.parentNode : null

/** Collapses runs of blanks and line breaks, and trims the ends. */
export const cleanText = (text: string): string =>
	BLANKS_TO_CLEAN.test(text)
		? text
				.replaceAll(/[ \t\u00a0\u3000]+/g, ' ')
				.replaceAll(/ ?[\r\n]\s*/g, '\n')
				.trim()
		: text.trim()
/** Readers ask for the text of every element several times, and most texts are clean. */
const BLANKS_TO_CLEAN = /[\t\u00a0\u3000\r\n]| {2}/

/**
 * The visible text of a node, cleaned, with <br> as a line break. At most `longest` characters of the page are used.
 */
export function textOf(page: Page, node: PageNode, longest = 20_000): string {
	const [from, to] = page.spans.get(node) ?? [0, 0]
	return cleanText(page.text.slice(from, Math.min(to, from + longest)))
}

/** The source of a script, unchanged. */
export const scriptSource = (script: Element): string =>
	script.childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('')

/** 'line 42' of the page's source. */
export const lineOf = (node: PageNode): string => `line ${node.sourceCodeLocation?.startLine ?? '?'}`

/** Resolves an address relative to the page, if its base is known. Absolute addresses stay unchanged. */
export const resolveAddress = (page: Page, address: string): string =>
	URL.canParse(address) ? address : (resolveUrl(address, page.base) ?? address)

function resolveUrl(address: string, base: string | null): string | null {
	const url = URL.parse(address, base ?? undefined)
	return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Scripts and the like, and what is struck out (IMPORT-62). */
const isHidden = (element: Element) =>
	INVISIBLE.has(element.tagName) ||
	(element.attrs.length > 0 && /line-through/i.test(attribute(element, 'style') ?? ''))

/** Where a page has sections for the booking as it was and as it is, the earlier ones are as good as struck out. */
function walkCurrent(document: Parent) {
	const whole = walk(document, new Set())
	const ranges = earlierSpans(whole.elements, whole.text, whole.spans)
	if (ranges.length === 0) return whole
	const earlier = [...whole.spans].filter(([, [start]]) => ranges.some(([from, to]) => start >= from && start < to))
	return { ...walk(document, new Set(earlier.map(([node]) => node))), isAmended: true }
}

/** Collects the elements, the text and each node's range in one pass. `left` is the nodes whose text is left out. */
function walk(document: Parent, left: ReadonlySet<PageNode>) {
	const elements: Element[] = []
	const earlier = new Set<Element>()
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
			if (child.tagName === 'table') for (const cell of earlierCells(child)) earlier.add(cell)
			const isInvisible = step.isInvisible || isHidden(child) || earlier.has(child)
			if (child.tagName === 'br' && !isInvisible) text += '\n'
			path.push({ node: child, next: 0, from: text.length, isInvisible })
		} else if ('value' in child) {
			const isLeft = step.isInvisible || left.has(child)
			if (!isLeft) text += child.value
			spans.set(child, [isLeft ? text.length : text.length - child.value.length, text.length])
		}
	}
	return { elements, text, spans, isAmended: earlier.size > 0 }
}
