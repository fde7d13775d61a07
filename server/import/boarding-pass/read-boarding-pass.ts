import { type Draft, emptyDraft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../structured/read-structured.ts'

/** What the text of a boarding pass's barcode (IATA resolution 792, 'M1…') says of a trip. */
export function readBoardingPass(_text: string, _context: ReadingContext): Draft {
	return emptyDraft()
}
