import {
	attribute,
	childElements,
	type Element,
	lineOf,
	type Page,
	parentOf,
	textOf,
} from '../../formats/html/parse-page.ts'
import { cleanText } from '../../formats/html/parse-page.ts'
import type { BlockCollector } from '../blocks.ts'

const CONTROLS = new Set(['input', 'select', 'textarea', 'output'])
/** Controls whose value is not an answer. */
const NOT_ANSWERS = /^(hidden|submit|button|image|reset|password|file|search)$/i

/** Reads a label and its form control, found by `for` or inside the label. */
export function readControl(page: Page, label: Element, blocks: BlockCollector): void {
	const id = attribute(label, 'for')
	const inside = [label, ...childElements(label)].flatMap(childElements).find(({ tagName }) => CONTROLS.has(tagName))
	const control = inside ?? (id === undefined ? undefined : controlsById(page).get(id))
	const labelText = inside ? ownText(label) : textOf(page, label)
	if (!control || attribute(control, 'type') === 'radio') return
	const value = controlValue(page, control)
	if (value) blocks.pair(labelText, value, lineOf(control), true)
}

function controlValue(page: Page, control: Element): string {
	if (NOT_ANSWERS.test(attribute(control, 'type') ?? '')) return ''
	if (control.tagName === 'select') {
		const options = childElements(control).flatMap((child) =>
			child.tagName === 'optgroup' ? childElements(child) : [child],
		)
		const chosen = options.find((option) => attribute(option, 'selected') !== undefined)
		const isAnswered = chosen && attribute(chosen, 'disabled') === undefined && attribute(chosen, 'value') !== ''
		return isAnswered ? textOf(page, chosen) : ''
	}
	if (control.tagName === 'textarea' || control.tagName === 'output') return textOf(page, control)
	if (/^checkbox$/i.test(attribute(control, 'type') ?? '')) return ''
	return attribute(control, 'value') ?? ''
}

/** The values of the form controls in a cell. Null for a cell without controls. */
export function filledInValue(page: Page, cell: Element): string | null {
	const inside = [...childElements(cell), ...childElements(cell).flatMap(childElements)]
	const controls = inside.filter(
		(element) =>
			CONTROLS.has(element.tagName) &&
			element.tagName !== 'output' &&
			!NOT_ANSWERS.test(attribute(element, 'type') ?? ''),
	)
	if (controls.length === 0) return null
	return controls
		.map((control) => {
			if (!/^(radio|checkbox)$/i.test(attribute(control, 'type') ?? '')) return controlValue(page, control)
			return attribute(control, 'checked') === undefined ? '' : textAfter(control)
		})
		.filter((value) => value !== '')
		.join(' ')
}

/** '<input type="radio"> Frau' */
function textAfter(control: Element): string {
	const siblings = parentOf(control)?.childNodes ?? []
	const next = siblings[siblings.indexOf(control) + 1]
	return next && 'value' in next ? cleanText(next.value) : ''
}

const byId = new WeakMap<Page, Map<string, Element>>()

function controlsById(page: Page): Map<string, Element> {
	let known = byId.get(page)
	if (!known) {
		known = new Map(
			page.elements
				.filter(({ tagName }) => CONTROLS.has(tagName))
				.map((element) => [attribute(element, 'id') ?? '', element]),
		)
		byId.set(page, known)
	}
	return known
}

/** The label's own text, without that of the control inside it. */
const ownText = (label: Element) =>
	cleanText(
		[label, ...childElements(label).filter(({ tagName }) => !CONTROLS.has(tagName))]
			.flatMap(({ childNodes }) => childNodes)
			.map((node) => ('value' in node ? node.value : ''))
			.join(' '),
	)
