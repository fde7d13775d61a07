import type { Draft } from '#shared/import/draft.ts'
import {
	attribute,
	childElements,
	type Element,
	lineOf,
	type Page,
	parentOf,
	textOf,
} from '../../formats/html/parse-page.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { isQuoted } from '../../sequence/quotes.ts'
import type { DayContext } from '../../values/days.ts'
import { toSingleLine } from '../../values/text.ts'
import { collectBlocks } from '../blocks.ts'
import { buildDraft } from '../build-draft.ts'
import { addHeading } from './document-heading.ts'
import { readControl } from './page-controls.ts'
import { isCustomElement, readDefinitions, readPairOfElements } from './page-pairs.ts'
import { readParagraph } from './page-paragraphs.ts'
import { readTable } from './page-tables.ts'
import { readLines } from '../text/read-text.ts'
import { isLayoutTable } from '../tables/table-rows.ts'

/** Never part of a booking. Nearly every page has a footer with an address and a 'from £99'. */
const SKIPPED = new Set(['nav', 'footer', 'head', 'script', 'style', 'button', 'noscript', 'template', 'svg', 'iframe'])
const HEADINGS: Readonly<Record<string, number>> = {
	h1: 1,
	h2: 2,
	h3: 3,
	h4: 4,
	h5: 5,
	h6: 6,
	legend: 5,
	caption: 6,
	summary: 5,
}
const SECTIONS = new Set(['section', 'fieldset', 'article', 'details'])
const CARD = /(?:^|[\s_-])(card|panel|flight|hotel|item|segment|passenger|guest|traveller|box|entry)(?:$|[\s_\d-])/i

/**
 * Reads a page of labels and values: tables, definition lists, completed forms, pairs of elements and lines with a
 * colon, under headings that give their type. There are no rules for particular senders.
 */
export function readLabelledPage(page: Page, context: ReadingContext, days: DayContext): Draft {
	const blocks = collectBlocks()
	const consumed = new Set<Element>()
	for (const element of page.elements) {
		const parent = parentOf(element)
		if (parent && consumed.has(parent)) consumed.add(element)
		else if (consume(element)) consumed.add(element)
	}
	return buildDraft(blocks.blocks, { layer: 'labelled', context, days })

	/** True if the element was read with everything inside it. */
	function consume(element: Element): boolean {
		const { tagName } = element
		if (SKIPPED.has(tagName) || isQuoted(element)) return true
		const level =
			HEADINGS[tagName] ??
			(attribute(element, 'role') === 'heading' ? Number(attribute(element, 'aria-level') ?? 2) : undefined)
		if (level !== undefined) {
			addHeading(blocks, toSingleLine(textOf(page, element, 400)), level, lineOf(element))
			return true
		}
		if (tagName === 'table') {
			if (isLayoutTable(element)) return false
			blocks.boundary()
			readTable(page, element, blocks)
			return true
		}
		if (tagName === 'pre' && hasSeveralLines(page, element)) {
			blocks.boundary()
			readLines(textLines(page, element), blocks)
			return true
		}
		if (tagName === 'dl') {
			blocks.boundary()
			readDefinitions(page, element, blocks)
			return true
		}
		if (tagName === 'label') {
			readControl(page, element, blocks)
			return true
		}
		if (
			SECTIONS.has(tagName) ||
			CARD.test(attribute(element, 'class') ?? '') ||
			(isRepeated(element) && LABELS.test(textOf(page, element, 1000))) ||
			(isCustomElement(element) && CARD.test(tagName))
		)
			blocks.boundary()
		return readPairOfElements(page, element, blocks) || readParagraph(page, element, blocks)
	}
}

const CONTAINERS = new Set(['div', 'li', 'section'])
/** At least two labels with a colon. */
const LABELS = /\p{L}\s?:\s[^:]+\p{L}\s?:\s/u
/** The rows of a card have two parts: a label and its value. */
const MIN_PARTS = 3
const shapesIn = new WeakMap<Element, ReadonlySet<string>>()
const shapeOf = (element: Element) =>
	`${element.tagName} ${attribute(element, 'class') ?? ''} ${childElements(element).length >= MIN_PARTS}`

/** Whether an element with several parts is one of several of the same shape: each describes one thing (IMPORT-107). */
function isRepeated(element: Element): boolean {
	const parent = parentOf(element)
	if (!parent || !CONTAINERS.has(element.tagName) || childElements(element).length < MIN_PARTS) return false
	let shapes = shapesIn.get(parent)
	if (!shapes) {
		const seen = new Set<string>()
		shapes = new Set(
			childElements(parent)
				.map(shapeOf)
				.filter((shape) => seen.size === seen.add(shape).size),
		)
		shapesIn.set(parent, shapes)
	}
	return shapes.has(shapeOf(element))
}

/** Preformatted text with several lines. */
const hasSeveralLines = (page: Page, element: Element) => textLines(page, element).length > 2
const textLines = (page: Page, element: Element) => {
	const [from, to] = page.spans.get(element) ?? [0, 0]
	return page.text.slice(from, to).split('\n')
}
