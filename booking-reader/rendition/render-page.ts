import { attribute, type Element, isElement, type Page, type PageNode } from '../formats/html/parse-page.ts'

/** Longer renditions are cut, in UTF-16 units. */
export const MAX_RENDITION = 200_000
const MAX_DEPTH = 100

const STRUCTURE = new Set(
	'table thead tbody tfoot tr td th caption p div section article header footer main nav aside ul ol li dl dt dd h1 h2 h3 h4 h5 h6 pre blockquote fieldset legend address figure figcaption b strong i em u s del strike label'.split(
		' ',
	),
)
/** Elements of which nothing is shown: what a browser hides, and what would load or run something. */
const DROPPED = new Set(
	'script style noscript template head title svg math iframe object embed applet audio video canvas map datalist frameset'.split(
		' ',
	),
)
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt|em)?\s*(?:;|$)/i

/**
 * A page as HTML that is safe to show: elements of structure and text only, without addresses, styles, scripts or any attribute but the
 * spans of cells (IMPORT-76). What a form was filled in with becomes text.
 */
export function renderPage(page: Page): string {
	const [root] = page.elements
	if (!root) return ''
	let html = ''
	const open: { node: Element; next: number; close: string }[] = [{ node: root, next: 0, close: '' }]
	for (let step = open.at(-1); step; step = open.at(-1)) {
		const child: PageNode | undefined = html.length < MAX_RENDITION ? step.node.childNodes[step.next++] : undefined
		if (!child) {
			html += step.close
			open.pop()
		} else if (isElement(child)) {
			const { tagName } = child
			if (DROPPED.has(tagName) || isHidden(child)) continue
			if (tagName === 'br' || tagName === 'hr') html += `<${tagName}>`
			else if (tagName === 'input' || tagName === 'select') html += escapeHtml(controlText(child))
			else if (open.length <= MAX_DEPTH) {
				const [start, close] = tagsOf(child)
				html += start
				open.push({ node: child, next: 0, close })
			}
		} else if ('value' in child && child.nodeName === '#text')
			html += escapeHtml(child.value.slice(0, MAX_RENDITION - html.length))
	}
	return html
}

/** A plain text as a rendition. */
export const renderText = (text: string): string => `<pre>${escapeHtml(text.slice(0, MAX_RENDITION))}</pre>`

const escapeHtml = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function tagsOf(element: Element): [start: string, close: string] {
	const { tagName } = element
	const isStruck = /line-through/i.test(attribute(element, 'style') ?? '')
	const [strike, unstrike] = isStruck ? ['<s>', '</s>'] : ['', '']
	if (!STRUCTURE.has(tagName)) return [strike, unstrike]
	return [`<${tagName}${spansOf(element)}>${strike}`, `${unstrike}</${tagName}>`]
}

const spansOf = (cell: Element): string =>
	['colspan', 'rowspan']
		.map((name) => [name, Number(attribute(cell, name))] as const)
		.filter(([, count]) => Number.isInteger(count) && count > 1 && count <= 50)
		.map(([name, count]) => ` ${name}="${count}"`)
		.join('')

const isHidden = (element: Element): boolean =>
	attribute(element, 'hidden') !== undefined || HIDDEN.test(attribute(element, 'style') ?? '')

/** What a person sees in a control: its text, its choice, or whether it is ticked. */
function controlText(control: Element): string {
	if (control.tagName === 'select') {
		const options = control.childNodes.filter(isElement)
		const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0]
		return (chosen?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('')
	}
	const type = (attribute(control, 'type') ?? 'text').toLowerCase()
	if (type === 'checkbox' || type === 'radio') return attribute(control, 'checked') === undefined ? '☐ ' : '☑ '
	return ['hidden', 'password', 'submit', 'button', 'image', 'reset', 'file'].includes(type)
		? ''
		: (attribute(control, 'value') ?? '')
}
