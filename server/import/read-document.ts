import { DRAFT_LISTS, type Draft, emptyDraft } from '#shared/import/draft.ts'
import { readBoardingPass } from './boarding-pass/read-boarding-pass.ts'
import { readCalendar } from './calendar/read-calendar.ts'
import { combineDrafts } from './combine/combine-drafts.ts'
import { readLabelledPage } from './labelled/read-page.ts'
import { attr, lineOf, type Page, parsePage, sourceOf, textOf } from './page/parse-page.ts'
import { parseJson, sniff } from './sniff.ts'
import { readReservations, readStructured } from './structured/read-structured.ts'
import { isTripImport, readTripImport } from './trip-import/read-trip-import.ts'

/** A document as it came. `url` is where it was found, null for what staff hand in; `receivedAt` gives the year where it has none. */
type Given = { bytes: Uint8Array; contentType: string | null; url: string | null; receivedAt: Date }
/** `alternate` is where the page says that the order is served in our own format. */
type Found = { draft: Draft; alternate: string | null; title: string | null; isLogin: boolean }

const FORMAT = /^application\/vnd\.trip-import\+json\b/i

/**
 * What a booking document says of a trip, by every reader we have: the most trusted word counts, field by field. Pure reading: fetches
 * nothing, knows no database and no environment, and gives the same for the same bytes wherever it runs.
 */
export async function readDocument({ bytes, contentType, url, receivedAt }: Given): Promise<Found> {
	const content = sniff(bytes, contentType)
	const context = { receivedAt }
	const nothing = { alternate: null, title: null, isLogin: false }
	switch (content.kind) {
		case 'json':
			if (isTripImport(content.json))
				return { ...nothing, draft: combineDrafts([readTripImport(content.json)], context) }
			return { ...nothing, draft: combineDrafts([readReservations(content.json, context)], context) }
		case 'calendar':
			return { ...nothing, draft: combineDrafts([readCalendar(content.text, context)], context) }
		case 'boarding-pass':
			return { ...nothing, draft: combineDrafts([readBoardingPass(content.text, context)], context) }
		case 'html': {
			const page = parsePage(content.text, { url })
			const drafts = [...ownFormat(page), readStructured(page, context), readLabelledPage(page, context)]
			const draft = combineDrafts(drafts, context)
			return { draft, alternate: alternateOf(page), title: titleOf(page), isLogin: isLogin(page, draft) }
		}
		default:
			return { ...nothing, draft: emptyDraft() }
	}
}

/** Our own format inside a page: <script type="application/vnd.trip-import+json">. */
const ownFormat = (page: Page): Draft[] =>
	page.elements
		.filter((element) => element.tagName === 'script' && FORMAT.test(attr(element, 'type') ?? ''))
		.map((script) => readTripImport(parseJson(sourceOf(script)), `${lineOf(script)} `))

function alternateOf(page: Page): string | null {
	const link = page.elements.find(
		(element) =>
			element.tagName === 'link' &&
			/(?:^|\s)alternate(?:\s|$)/i.test(attr(element, 'rel') ?? '') &&
			FORMAT.test(attr(element, 'type') ?? ''),
	)
	const address = link && URL.parse(attr(link, 'href') ?? '', page.base ?? undefined)
	return address && /^https?:$/.test(address.protocol) ? address.href : null
}

function titleOf(page: Page): string | null {
	const title = page.elements.find((element) => element.tagName === 'title')
	return (title && textOf(page, title)) || null
}

/** A page that asks for a password and shows no booking. */
const isLogin = (page: Page, draft: Draft) =>
	DRAFT_LISTS.every((list) => draft[list].length === 0) &&
	page.elements.some((element) => element.tagName === 'input' && /^password$/i.test(attr(element, 'type') ?? ''))
