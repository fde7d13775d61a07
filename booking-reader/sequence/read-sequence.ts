import {
	allFields,
	type DraftElement,
	type Draft,
	type DraftFields,
	emptyDraft,
	IMPORTED_KINDS,
	type ImportedKind,
} from '#shared/import/draft.ts'
import { looksLikeOffers } from '../segments/build-draft.ts'
import type { DayContext } from '../values/days.ts'
import { readFlights } from './flights.ts'
import { readPeople } from './guests.ts'
import { explanationOf } from './explained.ts'
import { entitiesOf, type Line, type SequenceElement, toLines, valueFrom } from './lines.ts'
import { readRides } from './rides.ts'
import type { SourceLine } from './source-lines.ts'
import { readStays } from './stays.ts'
import { referenceIn } from './segment-values.ts'
import { readTables } from './tables.ts'
import { NATURAL_KEYS } from '../merge/natural-key.ts'

/** Reads a booking from what its lines state, without relying on labels or headings. The draft is empty if nothing has a date
 * (IMPORT-61). */
export function readSequence(source: readonly SourceLine[], days: DayContext): Draft {
	const draft = emptyDraft()
	const lines = toLines(source, days)
	const found: Record<ImportedKind, SequenceElement[]> = {
		guests: [],
		flights: readFlights(lines),
		accommodations: readStays(lines),
		transfers: readRides(lines),
		activities: readTables(lines),
	}
	if (IMPORTED_KINDS.every((list) => found[list].length === 0)) return draft
	found.guests = readPeople(lines)
	for (const list of IMPORTED_KINDS) for (const element of found[list]) add(draft, list, element)
	// Timetables and lists of hotels have dates as well, but belong to nobody.
	draft.order = orderIn(lines, draft)
	namePlaces(draft)
	const isReferenced = allFields(draft).some(({ pnr, confirmationNumber }) => pnr ?? confirmationNumber)
	const isSomebodys = found.guests.length > 0 || isReferenced || entitiesOf(lines, 'reference').length > 0
	return isSomebodys && !looksLikeOffers(draft) ? draft : emptyDraft()
}

const ORDER =
	/\b(?:booking|reservation|order|file|agreement|contract|itinerary|dossier|commande|trip|tour|buchung\p{L}*|vorgang\p{L}*|auftrag\p{L}*|reservierung\p{L}*|localizador|expediente|reserva|prenotazione|pratica|reserve|boeking\p{L}*|bokning\p{L}*|bestilling\p{L}*|our ref|your ref|reference)\b/u

/** The number of the whole booking: a reference outside the elements, near the words for an order. */
function orderIn(lines: readonly Line[], draft: Draft): Draft['order'] {
	const used = new Set(
		allFields(draft).flatMap(({ pnr, confirmationNumber }) => [pnr?.value, confirmationNumber?.value]),
	)
	const stated = entitiesOf(lines, 'reference').find(
		({ line, entity, index }) =>
			(index < 8 || ORDER.test(`${line.label} ${line.words}`)) &&
			!used.has(entity.value) &&
			explanationOf(entity, line.words) === null,
	)
	if (stated) return { id: valueFrom(stated.line, stated.line.text, stated.entity.value) }
	// 'Booking reference' above 'QX7LM2'.
	const below = referenceIn(lines.filter(({ label }) => label !== '' && ORDER.test(label)))
	return below && !used.has(below.value) ? { id: below } : {}
}

const THE_HOTEL =
	/^(?:the|your|das|ihr|zum|le|votre|el|su|il|o) ?(?:hotel|h[oô]tel|villa|resort|lodge|property|riad|camp)$/iu

/** 'Take you to the hotel' means the one whose stay begins or ends that day. */
function namePlaces({ transfers, accommodations }: Draft) {
	for (const { fields } of transfers)
		for (const end of ['fromLocation', 'toLocation'] as const) {
			const place = fields[end]
			if (!place || !THE_HOTEL.test(String(place.value))) continue
			const side = end === 'toLocation' ? 'checkIn' : 'checkOut'
			const stay = accommodations.find((one) => one.fields[side]?.value === fields.date?.value)
			if (stay?.fields.hotelName) fields[end] = { ...place, value: stay.fields.hotelName.value }
		}
}

function add(draft: Draft, list: ImportedKind, { issues, ...element }: SequenceElement) {
	const index = draft[list].push(element) - 1
	for (const { field, ...issue } of issues)
		draft.issues.push({ severity: 'warning', path: `${list}/${index}/${field}`, ...issue })
}

/** What a whole element has. Each counts as much as the others. */
const ESSENTIALS: Record<ImportedKind, readonly string[]> = {
	guests: ['fullName', 'title'],
	flights: ['flightNumber', 'departureAirport', 'arrivalAirport', 'departureTime', 'arrivalTime'],
	accommodations: ['hotelName', 'checkIn', 'checkOut'],
	transfers: ['date', 'time', 'fromLocation', 'toLocation'],
	activities: ['name', 'date', 'time'],
}

/**
 * Combines two readings of the same lines. For each kind the one with the more complete elements counts, and fills its gaps from the other.
 */
export function chooseElements(labelled: Draft, sequence: Draft): Draft {
	const chosen: Draft = {
		...labelled,
		order: { ...sequence.order, ...labelled.order },
		issues: labelled.issues.filter(({ path }) => !IMPORTED_KINDS.some((list) => path.startsWith(`${list}/`))),
	}
	for (const list of IMPORTED_KINDS) {
		const [best, other] = weigh(sequence, list) > weigh(labelled, list) ? [sequence, labelled] : [labelled, sequence]
		chosen[list] = best[list].map((element) => {
			const keys = NATURAL_KEYS[list](element.fields)
			const same = other[list].find(({ fields }) =>
				NATURAL_KEYS[list](fields).some((key, index) => key !== null && key === keys[index]),
			)
			return same
				? { ...element, fields: { ...gapsFrom(same.fields, list, best === sequence), ...element.fields } }
				: element
		})
		chosen.issues.push(...best.issues.filter(({ path }) => path.startsWith(`${list}/`)))
	}
	return chosen
}

/** Nobody sleeps in two hotels in one night. */
const countOverlaps = (stays: readonly DraftElement[]) =>
	stays.filter(({ fields: one }, index) =>
		stays
			.slice(0, index)
			.some(
				({ fields: other }) =>
					one.checkIn &&
					other.checkIn &&
					one.checkOut &&
					other.checkOut &&
					one.checkIn.value < other.checkOut.value &&
					other.checkIn.value < one.checkOut.value,
			),
	).length

/** What labels say is more than what the lines around them may mean, so those fill essential gaps only. */
const gapsFrom = (fields: DraftFields, list: ImportedKind, isWhole: boolean): DraftFields =>
	isWhole ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => ESSENTIALS[list].includes(name)))

/** A guest counts by what is known of them. Elsewhere a gap counts more than a value: half an element is often none. */
const weigh = (draft: Draft, list: ImportedKind) =>
	draft[list].reduce((sum, { fields }) => {
		const has = ESSENTIALS[list].filter((name) => fields[name] !== undefined).length
		return sum + (list === 'guests' ? Object.keys(fields).length : has - 2 * (ESSENTIALS[list].length - has))
	}, 0) -
	5 * (list === 'accommodations' ? countOverlaps(draft.accommodations) : 0)
