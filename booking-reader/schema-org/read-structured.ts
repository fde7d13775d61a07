import { type Draft, type DraftElement, type DraftIssue, emptyDraft } from '#shared/import/draft.ts'
import type { Page } from '../formats/html/parse-page.ts'
import { type Booking, put } from './booking.ts'
import { readMoney } from '../values/money.ts'
import { unbookedEvent, toBookings, bookingNumber } from './to-bookings.ts'
import { type CollectedItems, collectReservations } from './markup/collect-reservations.ts'
import { dropCoveredJourneys } from './covered-journeys.ts'
import { isBareCancellation, isCancelledBy, isSameBooking, mergeBookings } from './merge-bookings.ts'
import { toGuests } from './convert-people.ts'
import { isObject, type RawItem } from './markup/raw-item.ts'
import { extractStructuredData } from './markup/extract-structured-data.ts'
import { multilineText, property, toReadValue, propertyText } from './sourced-value.ts'
import { incompleteIssue } from './incomplete-bookings.ts'

/** `receivedAt` is when the document was received. It supplies missing years. */
export type ReadingContext = { receivedAt: Date }

/** Reads the marked-up reservations of a page (JSON-LD, microdata, RDFa Lite). */
export function readStructured(page: Page, context: ReadingContext): Draft {
	const { jsonLd, microdata, rdfa, issues } = extractStructuredData(page)
	return readItems([...jsonLd, ...microdata, ...rdfa], context, issues)
}

/** Reads a parsed JSON-LD document. `where` is its location in another document, if any: 'event 3'. */
export function readReservations(json: unknown, context: ReadingContext, where = ''): Draft {
	const isList = Array.isArray(json)
	const items = [json].flat().flatMap((item, index) => {
		const place = [where, isList ? `/${index}` : ''].filter(Boolean).join(', ')
		return isObject(item) ? [{ item, where: place }] : []
	})
	return readItems(items, context, [])
}

/** Reads items from any source. `issues` are those of finding them. */
export function readItems(
	items: readonly RawItem[],
	{ receivedAt }: ReadingContext,
	issues: readonly DraftIssue[],
): Draft {
	const collected = collectReservations(items)
	const booked = collected.reservations.flatMap(({ reservation, parentPackage }) =>
		toBookings(reservation, parentPackage, receivedAt),
	)
	const events = listsBookedEvents(collected) ? collected.events.map(unbookedEvent) : []
	const draft = emptyDraft()
	draft.issues.push(...issues)
	if (collected.isCut) draft.issues.push(TOO_MANY_RESERVATIONS)
	putTrip(draft, collected)
	const bookings = [...booked, ...events]
	const complete = bookings.filter((booking) => !incompleteIssue(booking) || isBareCancellation(booking))
	const merged = chronologically(dropCoveredJourneys(mergeBookings(complete)))
	for (const booking of merged) addBooking(draft, booking)
	for (const booking of bookings) {
		const issue = incompleteIssue(booking)
		if (issue && !merged.some((other) => isSameBooking(other, booking) || isCancelledBy(other, booking)))
			draft.issues.push(issue)
	}
	draft.guests = toGuests(booked.flatMap(({ people }) => people))
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

function addBooking(draft: Draft, { list, fields, issues }: Booking) {
	const element: DraftElement = { fields }
	const index = draft[list].push(element) - 1
	for (const { field, ...issue } of issues)
		draft.issues.push({ severity: 'warning', ...issue, path: `${list}/${index}/${field}` })
}

/** Adds what concerns the whole trip: a package's number and price, and the name in a brochure. */
function putTrip(draft: Draft, { packages, trips, reservations }: CollectedItems) {
	const [whole] = packages
	const number = whole && bookingNumber(whole)
	if (number)
		put(
			draft.order as Record<string, never>,
			'id',
			number,
			propertyText(whole, 'reservationId') ?? propertyText(whole, 'reservationNumber'),
		)
	const [trip] = trips
	if (trip) {
		put(draft.trip, 'name', property(trip, 'name'), propertyText(trip, 'name'))
		put(draft.trip, 'notes', property(trip, 'description'), multilineText(property(trip, 'description')))
	}
	const [first] = reservations
	const agent = whole ?? first?.reservation ?? null
	const broker = property(agent, 'broker', 'bookingAgent')
	put(
		draft.trip,
		'bookingAgent',
		broker && (property(broker, 'name') ?? broker),
		propertyText(agent, 'broker', 'bookingAgent'),
	)
	const price = property(whole ?? null, 'totalPrice', 'price')
	const money = readMoney(propertyText(whole ?? null, 'totalPrice', 'price') ?? '')
	const currency = propertyText(whole ?? null, 'priceCurrency') ?? money?.currency
	if (!price || !money) return
	if (currency === undefined || currency === 'GBP') draft.pricing.totalPrice = toReadValue(price, money.amount)
	else draft.issues.push(foreignPrice(currency))
}

const foreignPrice = (currency: string): DraftIssue => ({
	severity: 'warning',
	code: 'CURRENCY',
	path: 'pricing',
	message: `The prices are in ${currency} and were left out. Only pounds are supported.`,
})
