import { type Draft, hasElements } from '#shared/import/draft.ts'
import { isTripImport, readTripImport } from '../formats/trip-import/read-trip-import.ts'
import { renderText } from '../rendition/render-page.ts'
import { type ReadingContext, readReservations } from '../schema-org/read-structured.ts'
import { readFormAnswers } from '../segments/json/form-answers.ts'
import { readJson } from '../segments/json/read-json.ts'
import { dayContextOf } from '../sequence/day-context.ts'
import { addDetails } from '../sequence/guests/guest-details.ts'
import { toLines } from '../sequence/lines.ts'
import { linesOfJson } from '../sequence/source-lines.ts'
import { type Drafts, textOfLines } from './drafts.ts'

export function readJsonDrafts(json: unknown, context: ReadingContext): Drafts {
	const lines = linesOfJson(json)
	const days = dayContextOf(lines, '', context.receivedAt)
	const draft = readData(json, context)
	// What a note says of a traveller by name.
	if (!isTripImport(json)) addDetails(toLines(lines, days), draft.guests)
	return {
		drafts: [draft],
		lines,
		days,
		text: isTripImport(json) ? '' : textOfLines(lines),
		rendition: renderText(JSON.stringify(json, null, 2)),
	}
}

/** Our own format, schema.org, the answers of a form, or any other data by the names of its members. */
function readData(json: unknown, context: ReadingContext): Draft {
	if (isTripImport(json)) return readTripImport(json)
	const reservations = readReservations(json, context)
	if (hasElements(reservations) || /"@(?:type|graph)"/.test(JSON.stringify(json).slice(0, 200_000))) return reservations
	const answers = readFormAnswers(json, context)
	// A booking may have fields of its own, which are listed like answers.
	return answers && hasElements(answers) ? answers : readJson(json, 'page-state', context)
}
