import {
	attr,
	childElements,
	type Element,
	isElement,
	lineOf,
	type Page,
	parentOf,
	textOf,
} from '../../formats/html/parse-page.ts'
import { clean } from '../../formats/html/parse-page.ts'
import type { BlockCollector } from '../blocks.ts'

const CONTROLS = new Set(['input', 'select', 'textarea', 'output'])
/** Controls whose value is nobody's answer. */
const SILENT = /^(hidden|submit|button|image|reset|password|file|search)$/i

/** A label and what is filled into its field: found by `for`, or inside it. */
export function readControl(page: Page, label: Element, blocks: BlockCollector): void {
	const id = attr(label, 'for')
	const inside = [label, ...childElements(label)].flatMap(childElements).find(({ tagName }) => CONTROLS.has(tagName))
	const control = inside ?? (id === undefined ? undefined : controlsById(page).get(id))
	const words = inside ? ownWords(label) : textOf(page, label)
	if (!control) {
		// A label of plain text: `<label>Check-in</label><span>20 May</span>`.
		const beside = nextElement(label)
		if (beside && ['span', 'div', 'p', 'strong', 'b', 'output'].includes(beside.tagName))
			blocks.pair(words, textOf(page, beside), lineOf(label))
		return
	}
	if (attr(control, 'type') === 'radio') {
		const question = attr(control, 'checked') === undefined ? '' : questionBefore(page, label)
		if (question) blocks.pair(question, words, lineOf(control), true)
		return
	}
	const value = valueOf(page, control)
	if (value) blocks.pair(words, value, lineOf(control), true)
}

function valueOf(page: Page, control: Element): string {
	if (SILENT.test(attr(control, 'type') ?? '')) return ''
	if (control.tagName === 'select') {
		const options = childElements(control).flatMap((child) =>
			child.tagName === 'optgroup' ? childElements(child) : [child],
		)
		const chosen = options.find((option) => attr(option, 'selected') !== undefined)
		const says = chosen && attr(chosen, 'disabled') === undefined && attr(chosen, 'value') !== ''
		return says ? textOf(page, chosen) : ''
	}
	if (control.tagName === 'textarea' || control.tagName === 'output') return textOf(page, control)
	if (/^checkbox$/i.test(attr(control, 'type') ?? '')) return ''
	return attr(control, 'value') ?? ''
}

/** What is filled into the fields in a cell, beside one another; null for a cell without fields. */
export function filledIn(page: Page, cell: Element): string | null {
	const inside = [...childElements(cell), ...childElements(cell).flatMap(childElements)]
	const controls = inside.filter(
		(element) =>
			CONTROLS.has(element.tagName) && element.tagName !== 'output' && !SILENT.test(attr(element, 'type') ?? ''),
	)
	if (controls.length === 0) return null
	return controls
		.map((control) => {
			if (!/^(radio|checkbox)$/i.test(attr(control, 'type') ?? '')) return valueOf(page, control)
			return attr(control, 'checked') === undefined ? '' : wordsAfter(control)
		})
		.filter((value) => value !== '')
		.join(' ')
}

/** '<input type="radio"> Frau' */
function wordsAfter(control: Element): string {
	const siblings = parentOf(control)?.childNodes ?? []
	const next = siblings[siblings.indexOf(control) + 1]
	return next && 'value' in next ? clean(next.value) : ''
}

const byId = new WeakMap<Page, Map<string, Element>>()

function controlsById(page: Page): Map<string, Element> {
	let known = byId.get(page)
	if (!known) {
		known = new Map(
			page.elements
				.filter(({ tagName }) => CONTROLS.has(tagName))
				.map((element) => [attr(element, 'id') ?? '', element]),
		)
		byId.set(page, known)
	}
	return known
}

const MOST_ANSWERS = 40

/** What a choice between several answers: the words before the first of them, 'Diet:'. */
function questionBefore(page: Page, label: Element): string {
	const around = parentOf(label)
	const legend = around?.childNodes.slice(0, 4).find((node) => isElement(node) && node.tagName === 'legend')
	const siblings = around?.childNodes ?? []
	const at = siblings.indexOf(label)
	const before = siblings
		.slice(Math.max(0, at - MOST_ANSWERS), at)
		.findLast((node) => 'value' in node && /:\s*$/.test(node.value))
	return before && 'value' in before ? clean(before.value) : legend ? textOf(page, legend) : ''
}

/** The label's own text, without that of the control that it wraps. */
const ownWords = (label: Element) =>
	clean(
		[label, ...childElements(label).filter(({ tagName }) => !CONTROLS.has(tagName))]
			.flatMap(({ childNodes }) => childNodes)
			.map((node) => ('value' in node ? node.value : ''))
			.join(' '),
	)

function nextElement(element: Element): Element | null {
	const siblings = parentOf(element)?.childNodes ?? []
	return siblings.slice(siblings.indexOf(element) + 1).find(isElement) ?? null
}
