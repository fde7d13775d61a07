import { detectContent } from '../detect-content.ts'
import { readBoardingPass } from '../formats/boarding-pass/read-boarding-pass.ts'
import { parsePage } from '../formats/html/parse-page.ts'
import { renderText } from '../rendition/render-page.ts'
import { readLink } from '../segments/read-link.ts'
import { openForwarded } from '../sequence/quotes.ts'
import { type BookingDocument, type Drafts, MAX_TEXT_LENGTH } from './drafts.ts'
import { readJsonDrafts } from './json-drafts.ts'
import { readMailDrafts } from './mail-drafts.ts'
import { readPageDrafts } from './page-drafts.ts'
import { readPdfDrafts } from './pdf-drafts.ts'
import { readForwarding } from './text-drafts.ts'

/** Reads a document with every reader that applies to its format. */
export async function readDrafts({ bytes, contentType, url, receivedAt }: BookingDocument): Promise<Drafts> {
	const content = detectContent(bytes, contentType)
	const context = { receivedAt }
	switch (content.kind) {
		case 'json':
			return readJsonDrafts(content.json, context)
		case 'calendar': {
			const { readCalendar } = await import('../formats/calendar/read-calendar.ts')
			return { drafts: [readCalendar(content.text, context)], rendition: renderText(content.text) }
		}
		case 'boarding-pass':
			return { drafts: [readBoardingPass(content.text, context)], rendition: renderText(content.text) }
		case 'html':
			return readPageDrafts(parsePage(content.text, { url }), context)
		case 'mail':
			return readMailDrafts(bytes, content.text, context, readDrafts)
		case 'pdf':
			return readPdfDrafts(bytes, context)
		case 'text':
			// What staff paste has no subject, and is not an answer.
			return {
				...readForwarding(openForwarded(content.text, 'FW:'), context, []),
				text: content.text.slice(0, MAX_TEXT_LENGTH),
				rendition: renderText(content.text),
			}
		case 'link':
			return { drafts: [readLink(content.text, context)] }
		default:
			return { drafts: [] }
	}
}
