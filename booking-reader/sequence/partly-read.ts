import { fold } from '#shared/fold.ts'
import { allFields, type Draft, type ImportedKind, IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { DayContext } from '../values/days.ts'
import { isPlaceholder } from '../values/text.ts'
import { findEntities, wordsOf } from './entities.ts'
import { explanationOf } from './explained.ts'
import { momentOf } from './lines.ts'
import type { SourceLine } from './source-lines.ts'
import { pairsIn, valuesOf } from './unused-entities.ts'

/** What a whole element has. Each counts as much as the others. */
export const ESSENTIALS: Record<ImportedKind, readonly string[]> = {
	guests: ['fullName', 'title'],
	flights: ['flightNumber', 'departureAirport', 'arrivalAirport', 'departureTime', 'arrivalTime'],
	accommodations: ['hotelName', 'checkIn', 'checkOut'],
	transfers: ['date', 'time', 'fromLocation', 'toLocation'],
	activities: ['name', 'date', 'time'],
}

/** 'LX-30411/2', wherever it is. */
const CODE = /(?<![\p{L}\d@./-])(?=[A-Z\d/-]*\d)(?=[A-Z\d/-]*[A-Z])[A-Z\d]{2,}[-/][A-Z\d][A-Z\d/-]{2,}(?![\p{L}\d@])/gu
const LONGEST = 400

/**
 * Whether a document says what the draft does not, in a form that no list of entities has (IMPORT-106): a label whose value is used nowhere, a
 * code, a day and a time that belong together, an element that lacks a part, or one that is not plainly confirmed. Such a reading may be right, but it is not certain.
 */
export function isPartlyRead(lines: readonly SourceLine[], draft: Draft, days: DayContext): boolean {
	const lacksPart = IMPORTED_KINDS.some(
		(list) => list !== 'guests' && draft[list].some(({ fields }) => ESSENTIALS[list].some((name) => !fields[name])),
	)
	const isUnconfirmed = [draft.order, ...allFields(draft)].some(({ status }) => status && status.value !== 'confirmed')
	// One reference for everything may be that of a part.
	const isReferenced = allFields(draft).some(({ pnr, confirmationNumber }) => pnr ?? confirmationNumber)
	if (lacksPart || isUnconfirmed || (draft.order.id && !isReferenced)) return true
	const said = ` ${valuesOf(draft)
		.map(({ value, from }) => fold(`${value} ${from.raw}`))
		.join(' | ')} `
	const moments = new Set(
		IMPORTED_KINDS.flatMap((list) =>
			draft[list].flatMap(({ fields }) => [
				momentOf({ fields }),
				...[fields.departureTime, fields.arrivalTime].map((one) => String(one?.value)),
			]),
		),
	)
	const isSaid = (text: string) => said.includes(fold(text))
	const readRows = new Set(
		lines.flatMap(({ text, cell }) => (cell && /\d/.test(text) && text.length > 3 && isSaid(text) ? [cell.row] : [])),
	)
	return lines.some(({ text, standing, cell }) => {
		// The other cells of a row of which one was read.
		const isCell = cell && readRows.has(cell.row) && /\p{L}{3}|\d/u.test(text) && standing === 'live'
		if (isCell && !isSaid(text) && !isPlaceholder(text) && !isExplained('amount', wordsOf(text, days))) return true
		if (standing !== 'live' || text.length > LONGEST || !/\d|:\s/.test(text)) return false
		const words = wordsOf(text, days)
		const codes = [...text.matchAll(CODE)].map(([code]) => code)
		if (codes.some((code) => !said.includes(fold(code)) && !isExplained('reference', words))) return true
		const entities = findEntities(text, days)
		const [day, ...moreDays] = entities.filter(({ kind }) => kind === 'date')
		const [time, ...moreTimes] = entities.filter(({ kind }) => kind === 'time')
		const isMoment = day && time && moreDays.length + moreTimes.length === 0
		if (isMoment && !moments.has(`${day.value}T${time.value}`) && !isExplained('time', words)) return true
		return pairsIn(text).some(
			({ label, value }) =>
				!isPlaceholder(value) &&
				!said.includes(fold(value)) &&
				entities.every(({ text: found }) => !value.includes(found)) &&
				ENTITY_KINDS.every((kind) => !isExplained(kind, `${fold(label)} ${words}`)),
		)
	})
}

const ENTITY_KINDS = ['date', 'time', 'reference', 'amount'] as const
const isExplained = (kind: (typeof ENTITY_KINDS)[number], words: string) => explanationOf({ kind }, words) !== null
