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
			(attribute(element, 'role') === 'heading' ? Number(attribute(element, 'aria-level') ?? 2) : undefined) ??
			// '<article><header>Room 2 – Twin</header>'
			(tagName === 'header' && childElements(element).length === 0 ? 6 : undefined)
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
			(isCustomElement(element) && CARD.test(tagName))
		)
			blocks.boundary()
		return readPairOfElements(page, element, blocks) || readParagraph(page, element, blocks)
	}
}
