import { type Draft, emptyDraft } from '#shared/import/draft.ts'
import type { Page } from '../page/parse-page.ts'

/** `receivedAt` is when the document came to us: it gives the year that some documents leave out. */
export type ReadingContext = { receivedAt: Date }

/** What the marked-up reservations of a page (JSON-LD, microdata, RDFa Lite) say of a trip. */
export function readStructured(_page: Page, _context: ReadingContext): Draft {
	return emptyDraft()
}

/** The same of a JSON-LD document by itself, parsed already. */
export function readReservations(_json: unknown, _context: ReadingContext): Draft {
	return emptyDraft()
}
