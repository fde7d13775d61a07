import { type Draft, type DraftIssue, emptyDraft } from '#shared/import/draft.ts'
import type { Page } from '../formats/html/parse-page.ts'
import { dataOptions, groupOf, type ReadOptions } from '../segments/group-reader.ts'
import { readTrip } from '../segments/read-trip.ts'
import { dropCoveredJourneys } from './covered-journeys.ts'
import { incompleteIssue } from './incomplete-bookings.ts'
import { type CollectedItems, collectReservations } from './markup/collect-reservations.ts'
import { extractStructuredData } from './markup/extract-structured-data.ts'
import { isObject, type RawItem } from './markup/raw-item.ts'
import { isBareCancellation, isCancelledBy, isSameBooking, mergeBookings } from './merge-bookings.ts'
import { toGuests } from './read-people.ts'
import { multilineText, pairOf, property, propertyText, singleLineText, textPair } from './sourced-value.ts'
import { type Booking, bookingNumber, toBookings, unbookedEvent } from './to-bookings.ts'

/** `receivedAt` is when the document was received. It supplies missing years. */
export type ReadingContext = { receivedAt: Date }

/** Reads the marked-up reservations of a page (JSON-LD, microdata, RDFa Lite). */
export function readStructured(page: Page, context: ReadingContext): Draft {
	const { jsonLd, microdata, rdfa, issues } = extractStructuredData(page)
	return readItems([...jsonLd, ...microdata, ...rdfa], context, issues)
}

/** Reads a parsed JSON-LD document. */
export function readReservations(json: unknown, context: ReadingContext, source?: RawItem['source']): Draft {
	const isList = Array.isArray(json)
	const items = [json].flat().flatMap((item, index) => {
		const where = isList ? `/${index}` : ''
		return isObject(item) ? [{ item, where, ...(source && { source }) }] : []
	})
	return readItems(items, context, [])
}

/** Reads items from any source. `issues` are those of finding them. */
export function readItems(
	items: readonly RawItem[],
	{ receivedAt }: ReadingContext,
	issues: readonly DraftIssue[],
): Draft {
	const options = dataOptions({ layer: 'structured', certainty: 'stated' }, receivedAt)
	const collected = collectReservations(items)
	const booked = collected.reservations.flatMap(({ reservation, parentPackage }) =>
		toBookings(reservation, parentPackage, receivedAt, options),
	)
	const events = listsBookedEvents(collected)
		? collected.events.map((event) => unbookedEvent(event, receivedAt, options))
		: []
	const draft = emptyDraft()
	draft.issues.push(...issues)
	if (collected.isCut) draft.issues.push(TOO_MANY_RESERVATIONS)
	putTrip(draft, collected, options)
	const bookings = [...booked, ...events]
	const complete = bookings.filter((booking) => !incompleteIssue(booking) || isBareCancellation(booking))
	const merged = chronologically(dropCoveredJourneys(mergeBookings(complete)))
	for (const { list, fields, issues: own } of merged) {
		const at = draft[list].push({ fields }) - 1
		draft.issues.push(...own.map((issue) => ({ ...issue, path: `${list}/${at}${issue.path}` })))
	}
	for (const booking of bookings) {
		const issue = incompleteIssue(booking)
		if (issue && !merged.some((other) => isSameBooking(other, booking) || isCancelledBy(other, booking)))
			draft.issues.push(issue)
	}
	const people = booked.flatMap((booking) => booking.people)
	draft.guests = toGuests(people, options)
	return draft
}

const TOO_MANY_RESERVATIONS: DraftIssue = {
	severity: 'warning',
	code: 'TOO_MANY',
	path: '',
	message: 'The document lists hundreds of reservations. Only the first were read.',
}

/** A single event is what the page is about. Several events without a reservation are a list of what is on. */
const listsBookedEvents = ({ reservations, events }: CollectedItems) => reservations.length > 0 || events.length === 1

/** Bookings without a time come last, in their original order. */
const chronologically = (bookings: readonly Booking[]) =>
	bookings.toSorted((a, b) => (a.endpoints.departs || '9').localeCompare(b.endpoints.departs || '9', 'en'))

/** Adds what concerns the whole trip: a package's number and price, and the name in a brochure. */
function putTrip(draft: Draft, { packages, trips, reservations }: CollectedItems, options: ReadOptions) {
	const [whole = null] = packages
	const [trip = null] = trips
	const holder = whole ?? reservations[0]?.reservation ?? null
	const broker = property(holder, 'broker', 'bookingAgent')
	const price = textPair(whole, 'totalPrice', 'price')
	const group = groupOf('trip', {
		orderId: whole && bookingNumber(whole),
		name: textPair(trip, 'name'),
		notes: pairOf(property(trip, 'description'), multilineText(property(trip, 'description'))),
		bookingAgent: pairOf(broker && (property(broker, 'name') ?? broker), singleLineText(broker)),
		totalPrice: price && { ...price, value: `${propertyText(whole, 'priceCurrency') ?? ''} ${price.value}` },
	})
	readTrip(group, { ...options, ...(trip ?? holder)?.source }, draft)
}
