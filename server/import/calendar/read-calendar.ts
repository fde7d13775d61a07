import { type Draft, emptyDraft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../structured/read-structured.ts'

/** What an iCalendar file (RFC 5545) says of a trip. */
export function readCalendar(_text: string, _context: ReadingContext): Draft {
	return emptyDraft()
}
