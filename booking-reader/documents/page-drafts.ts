import { type Draft, emptyDraft, hasElements } from '#shared/import/draft.ts'
import { parseJson } from '../detect-content.ts'
import { attribute, cleanText, lineOf, type Page, scriptSource, textOf } from '../formats/html/parse-page.ts'
import { readTripImport } from '../formats/trip-import/read-trip-import.ts'
import { renderPage } from '../rendition/render-page.ts'
import { type ReadingContext, readStructured } from '../schema-org/read-structured.ts'
import { readPageState } from '../segments/json/read-page-state.ts'
import { readLabelledPage } from '../segments/pages/read-page.ts'
import { dayContextOf } from '../sequence/day-context.ts'
import { chooseElements, readSequence } from '../sequence/read-sequence.ts'
import { linesOfPage, type SourceLine } from '../sequence/source-lines.ts'
import { type Drafts, MAX_TEXT_LENGTH } from './drafts.ts'

const TRIP_IMPORT_TYPE = /^application\/vnd\.trip-import\+json\b/i

/** `above`: the headers of the mail which the page is. */
export function readPageDrafts(page: Page, context: ReadingContext, above: SourceLine[] = []): Drafts {
	const lines = [...above, ...linesOfPage(page)]
	const days = dayContextOf(lines, page.language, context.receivedAt)
	const states = readPageState(page, context)
	const visible = chooseElements(readLabelledPage(page, context, days), readSequence(lines, days), lines)
	return {
		drafts: [
			...readEmbeddedTripImports(page),
			readStructured(page, context),
			...states.map(({ draft }) => draft),
			visible,
			...(page.issues.length > 0 ? [{ ...emptyDraft(), issues: [...page.issues] }] : []),
		],
		lines,
		hidden: hasElements(visible) ? [] : states.flatMap(({ draft, lines: said }) => (hasElements(draft) ? said() : [])),
		days,
		isAmended: page.isAmended,
		alternate: findAlternate(page),
		title: pageTitle(page),
		text: visibleText(page),
		isLogin: hasPasswordField(page),
		rendition: renderPage(page),
	}
}

/** The visible text, one text node per line, because cells and paragraphs have no separator between them. */
function visibleText(page: Page): string {
	const pieces = [...page.spans].flatMap(([node, [from, to]]) =>
		'value' in node && from < MAX_TEXT_LENGTH ? page.text.slice(from, to) : [],
	)
	return cleanText(pieces.join('\n')).slice(0, MAX_TEXT_LENGTH)
}

/** Our own format inside a page: <script type="application/vnd.trip-import+json">. */
const readEmbeddedTripImports = (page: Page): Draft[] =>
	page.elements
		.filter((element) => element.tagName === 'script' && TRIP_IMPORT_TYPE.test(attribute(element, 'type') ?? ''))
		.map((script) => readTripImport(parseJson(scriptSource(script)), `${lineOf(script)} `))

function findAlternate(page: Page): string | null {
	const link = page.elements.find(
		(element) =>
			element.tagName === 'link' &&
			/(?:^|\s)alternate(?:\s|$)/i.test(attribute(element, 'rel') ?? '') &&
			TRIP_IMPORT_TYPE.test(attribute(element, 'type') ?? ''),
	)
	const address = link && URL.parse(attribute(link, 'href') ?? '', page.base ?? undefined)
	return address && /^https?:$/.test(address.protocol) ? address.href : null
}

function pageTitle(page: Page): string | null {
	const title = page.elements.find((element) => element.tagName === 'title')
	return (title && textOf(page, title)) || null
}

/** Either a sign-in page, or a form that contains a sign-in. */
const hasPasswordField = (page: Page) =>
	page.elements.some((element) => element.tagName === 'input' && /^password$/i.test(attribute(element, 'type') ?? ''))
