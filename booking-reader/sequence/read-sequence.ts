import { fold } from '#shared/fold.ts'
import {
	allFields,
	type DraftElement,
	type Draft,
	type DraftFields,
	emptyDraft,
	IMPORTED_KINDS,
	type ImportedKind,
	type ReadValue,
} from '#shared/import/draft.ts'
import { looksLikeOffers } from '../segments/build-draft.ts'
import type { DayContext } from '../values/days.ts'
import { readAirport } from '../values/places.ts'
import { readFlights } from './services/flights.ts'
import { readPeople } from './guests/read-people.ts'
import { ESSENTIALS } from './partly-read.ts'
import { momentOf, type SequenceElement, toLines } from './lines.ts'
import { readRides } from './services/rides.ts'
import type { SourceLine } from './source-lines.ts'
import { addAddresses } from './services/hotel.ts'
import { addReferences, houseOf, nameStays } from './services/house.ts'
import { readStays } from './services/stays.ts'
import { shareAmongFlights } from './services/shared-by-flights.ts'
import { shareAmongJourneys } from './services/shared-by-journeys.ts'
import { referenceIn } from './segment-values.ts'
import { readStopRows } from './stop-rows.ts'
import { orderIn } from './order-number.ts'
import { readActivities } from './services/activities.ts'
import { toStatements } from './statements.ts'
import { isSameElement } from '../merge/natural-key.ts'

/** Fields with names that people may share. */
const PLACES = ['hotelName', 'address', 'fromLocation', 'toLocation', 'location', 'name']

/** Reads a booking from what its lines state, without relying on labels or headings. The draft is empty if nothing has a date
 * (IMPORT-61). */
export function readSequence(given: readonly SourceLine[], days: DayContext): Draft {
	// The title of a page names the document, and no hotel or event.
	const source = given.filter(({ isTitle }) => !isTitle)
	const titles = given.filter(({ isTitle }) => isTitle)
	const draft = emptyDraft()
	const lines = toLines(source, days)
	const all = toStatements(source, days)
	const statements = all.filter(({ isOfFlight }) => !isOfFlight)
	const found: Record<ImportedKind, SequenceElement[]> = {
		guests: [],
		flights: readFlights(lines),
		accommodations: readStays(lines, statements, [...titles, ...source.filter(({ standing }) => standing === 'aside')]),
		transfers: readRides(lines, all, readStopRows(source, days)),
		activities: readActivities(lines, statements),
	}
	const areNone = IMPORTED_KINDS.every((list) => found[list].length === 0)
	const places = Object.values(found).flatMap((list) =>
		list.flatMap(({ fields }) => PLACES.map((name) => fold(String(fields[name]?.value ?? '')))),
	)
	const isPlace = ({ fields }: SequenceElement) =>
		!fields.title && places.some((place) => place.includes(fold(String(fields.fullName?.value))))
	found.guests = readPeople(lines).filter((one) => !isPlace(one))
	for (const list of IMPORTED_KINDS) for (const element of found[list]) add(draft, list, element)
	// Timetables and lists of hotels have dates as well, but belong to nobody.
	draft.order = orderIn(lines, titles, draft, days)
	const isReferenced = allFields(draft).some(({ pnr, confirmationNumber }) => pnr ?? confirmationNumber)
	// Whom labels say nothing of may be who travels by what labels tell.
	if (areNone) return draft
	const isSomebodys = found.guests.length > 0 || isReferenced || referenceIn(lines) !== null
	const isOffered = found.guests.length === 0 && looksLikeOffers(draft)
	return isSomebodys && !isOffered ? draft : emptyDraft()
}

function add(draft: Draft, list: ImportedKind, { issues, ...element }: SequenceElement) {
	const index = draft[list].push(element) - 1
	for (const { field, ...issue } of issues)
		draft.issues.push({ severity: 'warning', path: `${list}/${index}/${field}`, ...issue })
}

/**
 * Combines two readings of the same lines. For each kind the one with the more complete elements counts, and fills its gaps from the other.
 */
export function chooseElements(labelled: Draft, sequence: Draft, source: readonly SourceLine[]): Draft {
	const hasServices = IMPORTED_KINDS.some(
		(list) => list !== 'guests' && labelled[list].length + sequence[list].length > 0,
	)
	// Several travellers, or one of a booking with a number, are read though nothing else is. A brochure has its author.
	if (!hasServices && sequence.guests.length < 2 && !sequence.order.id)
		return labelled.guests.length > 0 ? labelled : emptyDraft()
	const house = houseOf(source)
	nameStays(labelled.accommodations, sequence.accommodations, house)
	const chosen: Draft = {
		...labelled,
		issues: labelled.issues.filter(({ path }) => !IMPORTED_KINDS.some((list) => path.startsWith(`${list}/`))),
	}
	for (const list of IMPORTED_KINDS) {
		const [best, other] = weigh(sequence, list) > weigh(labelled, list) ? [sequence, labelled] : [labelled, sequence]
		chosen[list] = best[list].map((element) => {
			const same = other[list].find(({ fields }) => isSameElement(list, element.fields, fields))
			return same
				? { ...element, fields: { ...gapsFrom(same.fields, list, best === sequence), ...element.fields } }
				: element
		})
		chosen.issues.push(...best.issues.filter(({ path }) => path.startsWith(`${list}/`)))
	}
	chosen.order = { ...sequence.order, ...labelled.order }
	addReferences(chosen.accommodations, chosen.order.id, house)
	addAddresses(chosen.accommodations, source, house)
	leaveOutClashes(chosen)
	const said = source.filter(({ standing, text }) => standing === 'live' && text.length <= 400)
	shareAmongFlights(chosen, said)
	shareAmongJourneys(chosen, said)
	return chosen
}

const pick = (fields: DraftFields, names: readonly string[]): DraftFields =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

/**
 * A journey to an airport, or to nowhere, that begins when a flight there departs is another reading of the flight. What unlabelled lines say of the time or a place of a journey is
 * another reading of the journey, and no activity.
 */
function leaveOutClashes(draft: Draft) {
	const departures = draft.flights.map(({ fields }) => fields.departureTime?.value)
	const flown = new Set(draft.flights.map(({ fields }) => fields.arrivalAirport?.value))
	const isByAir = (to: ReadValue | undefined) => !to || flown.has(readAirport(String(to.value))?.value)
	leaveOut(draft, 'transfers', (one) => departures.includes(momentOf(one)) && isByAir(one.fields.toLocation))
	const journeys = new Set([
		...departures,
		...draft.flights.map(({ fields }) => fields.arrivalTime?.value),
		...draft.transfers.flatMap((one) => [
			momentOf(one),
			fold(String(one.fields.fromLocation?.value)),
			fold(String(one.fields.toLocation?.value)),
		]),
	])
	leaveOut(
		draft,
		'activities',
		(one) => journeys.has(momentOf(one)) || journeys.has(fold(String(one.fields.name?.value))),
	)
}

/** Leaves out elements, and the issues about them. */
function leaveOut(draft: Draft, list: ImportedKind, isOut: (element: DraftElement) => boolean) {
	const all = draft[list]
	draft[list] = all.filter((one) => !isOut(one))
	draft.issues = draft.issues.flatMap((issue) => {
		const [of, index, field] = issue.path.split('/')
		if (of !== list) return [issue]
		const place = draft[list].indexOf(all[Number(index)]!)
		return place < 0 ? [] : [{ ...issue, path: `${list}/${place}/${field}` }]
	})
}

/** Nobody sleeps in two hotels in one night. */
const countOverlaps = (stays: readonly DraftElement[]) =>
	stays.filter(({ fields: one }, index) =>
		stays
			.slice(0, index)
			.some(
				({ fields: other }) =>
					one.hotelName?.value !== other.hotelName?.value &&
					isBefore(one.checkIn, other.checkOut) &&
					isBefore(other.checkIn, one.checkOut),
			),
	).length
const isBefore = (one: ReadValue | undefined, other: ReadValue | undefined) =>
	one !== undefined && other !== undefined && one.value < other.value

/** What labels say is more than what the lines around them may mean, so those fill essential gaps only. */
const BESIDES: Partial<Record<ImportedKind, string[]>> = {
	flights: ['class'],
	transfers: ['confirmationNumber'],
	guests: ['title', 'dateOfBirth', 'email', 'phone', 'nationality', 'passportNumber', 'passportExpiry'],
}
const gapsFrom = (fields: DraftFields, list: ImportedKind, isWhole: boolean): DraftFields =>
	isWhole ? fields : pick(fields, [...ESSENTIALS[list], ...(BESIDES[list] ?? [])])

/** A guest counts by what is known of them. Elsewhere a gap counts more than a value: half an element is often none. */
const weigh = (draft: Draft, list: ImportedKind) =>
	draft[list].reduce((sum, { fields }) => {
		const has = ESSENTIALS[list].filter((name) => fields[name] !== undefined).length
		return sum + (list === 'guests' ? Object.keys(fields).length : has - 2 * (ESSENTIALS[list].length - has))
	}, 0) -
	5 * (list === 'accommodations' ? countOverlaps(draft.accommodations) : 0)
