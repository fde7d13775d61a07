import { type Draft, type DraftElement, type DraftIssue, emptyDraft } from '#shared/import/draft.ts'
import type { Page } from '../formats/html/parse-page.ts'
import { type Booking, put } from './booking.ts'
import { readMoney } from '../values/money.ts'
import { bareEvent, bookingsOf, numberOf } from './bookings-of.ts'
import { type Collected, collect } from './markup/collect.ts'
import { withoutDetours } from './markup/detours.ts'
import { isBareCancellation, isCancelledBy, isSame, mergeBookings } from './merge-bookings.ts'
import { guestsOf } from './people.ts'
import { isObject, type RawItem } from './markup/raw-item.ts'
import { rawStructuredData } from './markup/raw-structured-data.ts'
import { linesOf, saying, valueOf, words } from './said.ts'
import { whyLeftOut } from './validate.ts'

/** `receivedAt` is when the document came to us: it gives the year that some documents leave out. */
export type ReadingContext = { receivedAt: Date }

/** What the marked-up reservations of a page (JSON-LD, microdata, RDFa Lite) say of a trip. */
export function readStructured(page: Page, context: ReadingContext): Draft {
	const { jsonLd, microdata, rdfa, issues } = rawStructuredData(page)
	return readItems([...jsonLd, ...microdata, ...rdfa], context, issues)
}

/** The same of a JSON-LD document by itself, parsed already; `where` says what it is part of, if anything: 'event 3'. */
export function readReservations(json: unknown, context: ReadingContext, where = ''): Draft {
	const isList = Array.isArray(json)
	const items = [json].flat().flatMap((item, index) => {
		const place = [where, isList ? `/${index}` : ''].filter(Boolean).join(', ')
		return isObject(item) ? [{ item, where: place }] : []
	})
	return readItems(items, context, [])
}

/** The same of items that were found anywhere; `issues` are those of finding them. */
export function readItems(
	items: readonly RawItem[],
	{ receivedAt }: ReadingContext,
	issues: readonly DraftIssue[],
): Draft {
	const collected = collect(items)
	const booked = collected.reservations.flatMap(({ reservation, inPackage }) =>
		bookingsOf(reservation, inPackage, receivedAt),
	)
	const events = isProgramme(collected) ? collected.events.map(bareEvent) : []
	const draft = emptyDraft()
	draft.issues.push(...issues)
	if (collected.isCut) draft.issues.push(TOO_MANY)
	putTrip(draft, collected)
	const bookings = [...booked, ...events]
	const complete = bookings.filter((booking) => !whyLeftOut(booking) || isBareCancellation(booking))
	const merged = inOrder(withoutDetours(mergeBookings(complete)))
	for (const booking of merged) add(draft, booking)
	for (const booking of bookings) {
		const why = whyLeftOut(booking)
		if (why && !merged.some((other) => isSame(other, booking) || isCancelledBy(other, booking))) draft.issues.push(why)
	}
	draft.guests = guestsOf(booked.flatMap(({ people }) => people))
	return draft
}

const TOO_MANY: DraftIssue = {
	severity: 'warning',
	code: 'TOO_MANY',
	path: '',
	message: 'The document lists hundreds of reservations. Only the first were read.',
}

/** One event alone is what the page is about; several, only beside reservations: else it is a list of what is on. */
const isProgramme = ({ reservations, events }: Collected) => reservations.length > 0 || events.length === 1

/** In the order in which they happen; what has no time keeps its place at the end. */
const inOrder = (bookings: readonly Booking[]) =>
	bookings.toSorted((a, b) => (a.ends.departs || '9').localeCompare(b.ends.departs || '9', 'en'))

function add(draft: Draft, { list, fields, issues }: Booking) {
	const element: DraftElement = { fields }
	const index = draft[list].push(element) - 1
	for (const { field, ...issue } of issues)
		draft.issues.push({ severity: 'warning', ...issue, path: `${list}/${index}/${field}` })
}

/** What concerns the whole: a package's number and price, and what a brochure calls the trip. */
function putTrip(draft: Draft, { packages, trips, reservations }: Collected) {
	const [whole] = packages
	const number = whole && numberOf(whole)
	if (number)
		put(
			draft.order as Record<string, never>,
			'id',
			number,
			words(whole, 'reservationId') ?? words(whole, 'reservationNumber'),
		)
	const [trip] = trips
	if (trip) {
		put(draft.trip, 'name', saying(trip, 'name'), words(trip, 'name'))
		put(draft.trip, 'notes', saying(trip, 'description'), linesOf(saying(trip, 'description')))
	}
	const [first] = reservations
	const agent = whole ?? first?.reservation ?? null
	const broker = saying(agent, 'broker', 'bookingAgent')
	put(draft.trip, 'bookingAgent', broker && (saying(broker, 'name') ?? broker), words(agent, 'broker', 'bookingAgent'))
	const price = saying(whole ?? null, 'totalPrice', 'price')
	const money = readMoney(words(whole ?? null, 'totalPrice', 'price') ?? '')
	const currency = words(whole ?? null, 'priceCurrency') ?? money?.currency
	if (!price || !money) return
	if (currency === undefined || currency === 'GBP') draft.pricing.totalPrice = valueOf(price, money.amount)
	else draft.issues.push(foreignPrice(currency))
}

const foreignPrice = (currency: string): DraftIssue => ({
	severity: 'warning',
	code: 'CURRENCY',
	path: 'pricing',
	message: `The prices are in ${currency}, and were left out: ours are in pounds.`,
})
