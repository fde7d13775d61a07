import { type Draft, emptyDraft, hasElements } from '#shared/import/draft.ts'
import { readBoardingPass } from '../formats/boarding-pass/read-boarding-pass.ts'
import { readWithExtractor } from '../formats/kitinerary/kitinerary.ts'
import { openPdf } from '../formats/pdf/pdf-lines.ts'
import { renderText } from '../rendition/render-page.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import type { SourceLine } from '../sequence/source-lines.ts'
import { type Drafts, MAX_TEXT_LENGTH } from './drafts.ts'
import { readTextDrafts } from './text-drafts.ts'

export async function readPdfDrafts(bytes: Uint8Array, context: ReadingContext): Promise<Drafts> {
	const { text, barcodes } = await openPdf(bytes)
	const passes = barcodes.map((code) => readBoardingPass(code, context)).filter(hasElements)
	const { drafts, ...said } = readTextDrafts(text, context, linesOfPasses(passes))
	// The barcode names the passenger, perhaps spelt otherwise than the print.
	if (passes.length > 0) for (const draft of drafts) draft.guests = []
	drafts.push(...passes)
	if (!drafts.some(hasElements)) drafts.push((await readWithExtractor(bytes, context)) ?? emptyDraft())
	return { drafts, ...said, text: text.slice(0, MAX_TEXT_LENGTH), rendition: renderText(text) }
}

/** Passes print their times, but often not the day, which their barcodes have. */
function linesOfPasses(passes: readonly Draft[]): SourceLine[] {
	const days = passes.flatMap(({ flights }) => flights.map(({ fields }) => String(fields.departureTime?.value ?? '')))
	const [day] = days
	return day && days.every((one) => one === day) ? [{ text: day, where: 'barcode', standing: 'live' }] : []
}
