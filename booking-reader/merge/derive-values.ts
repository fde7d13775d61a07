import { fold } from '#shared/fold.ts'
import { type Airport, airportByCode, findAirports } from '#server/airports/airports.ts'
import { addDays, daysBetween } from '#shared/dates.ts'
import { distanceKm } from '#shared/places/distance.ts'
import type { Draft, DraftElement, ReadValue } from '#shared/import/draft.ts'
import { tripDays } from '#shared/import/trip-days.ts'
import { instantAt } from '../values/clock.ts'
import { isAirport, readAirport } from '../values/places.ts'

/**
 * Derives nights, the direction of flights, types of transfers, and the trip's dates, destination and PNR from the
 * other values.
 */
export function deriveValues(draft: Draft): void {
	for (const flight of draft.flights) deriveAirports(flight)
	for (const stay of draft.accommodations) deriveStay(stay)
	const hotels = draft.accommodations.map((stay) => fold(text(stay, 'hotelName'))).filter((name) => name !== '')
	for (const transfer of draft.transfers) {
		deriveEnds(transfer, draft.accommodations)
		deriveTransferType(transfer, hotels)
	}
	deriveSegments(draft)
	deriveReferences(draft)
	deriveTrip(draft)
}

/** A value that is stated nowhere but follows from `source`. */
const derived = (source: ReadValue, value: string | number): ReadValue => ({
	value,
	certainty: 'derived',
	from: source.from,
})
const text = ({ fields }: DraftElement, name: string) => String(fields[name]?.value ?? '')

/** Of the airports that names may mean, those between which an aircraft flies in the time (IMPORT-111). */
function deriveAirports(flight: DraftElement) {
	const { fields } = flight
	const [departs, arrives] = [text(flight, 'departureTime'), text(flight, 'arrivalTime')]
	if (![departs, arrives].every((time) => time.includes('T'))) return
	const [origins, destinations] = ENDS.map((end) => airportsNamed(text(flight, `${end}Airport`)))
	const pairs = (origins ?? []).flatMap((from) => (destinations ?? []).map((to) => [from, to] as const))
	const flown = pairs.filter(([from, to]) => isFlown(from, to, departs, arrives))
	for (const [index, end] of ENDS.entries()) {
		const [one, another] = new Set(flown.map((pair) => pair[index as 0 | 1]))
		const [place, time] = [fields[`${end}Airport`], fields[`${end}Time`]]
		if (!one || another || !place || place.value === one.code) continue
		fields[`${end}Airport`] = derived(place, one.code)
		if (time) time.zone ??= one.zone
	}
}

const ENDS = ['departure', 'arrival'] as const
/** A name that matches more airports is not specific: 'United States'. */
const MAX_AIRPORTS = 20
function airportsNamed(name: string): Airport[] {
	const known = airportByCode(name)
	const found = known ? [known] : name ? findAirports(name) : []
	return found.length > MAX_AIRPORTS ? [] : found
}

/**
 * From the slowest propeller aircraft to the fastest jet with a tailwind. Flights under an hour may be half as fast.
 */
const [MIN_SPEED_KMH, MAX_SPEED_KMH] = [250, 2140]
function isFlown(from: Airport, to: Airport, departs: string, arrives: string): boolean {
	const hours = (instantAt(arrives, to.zone) - instantAt(departs, from.zone)) / 3_600_000
	const speed = distanceKm(from, to) / hours
	return from !== to && hours > 0 && speed <= MAX_SPEED_KMH && speed >= (hours < 1 ? MIN_SPEED_KMH / 2 : MIN_SPEED_KMH)
}

function deriveStay({ fields }: DraftElement) {
	const { checkIn, checkOut, nights } = fields
	if (checkIn && checkOut && !nights && checkOut.value > checkIn.value)
		fields.nights = derived(checkOut, daysBetween(String(checkIn.value), String(checkOut.value)))
	if (checkIn && !checkOut && nights)
		fields.checkOut = derived(nights, addDays(String(checkIn.value), Number(nights.value)))
	if (checkOut && !checkIn && nights)
		fields.checkIn = derived(nights, addDays(String(checkOut.value), -Number(nights.value)))
}

/** A journey without an end goes to the only stay that begins on its day, and one without a start comes from the one that ends. */
function deriveEnds({ fields }: DraftElement, stays: readonly DraftElement[]) {
	const missing = fields.toLocation ? 'fromLocation' : 'toLocation'
	if (Boolean(fields.fromLocation) === Boolean(fields.toLocation)) return
	const day = missing === 'toLocation' ? 'checkIn' : 'checkOut'
	const [stay, other] = stays.filter((one) => one.fields[day]?.value === fields.date?.value)
	const hotel = stay?.fields.hotelName
	if (hotel && !other) fields[missing] = derived(hotel, hotel.value)
}

function deriveTransferType(transfer: DraftElement, hotels: readonly string[]) {
	const { fields } = transfer
	const { fromLocation, toLocation } = fields
	const source = fromLocation ?? toLocation
	if (fields.transferType || !source) return
	const ends = [text(transfer, 'fromLocation'), text(transfer, 'toLocation')]
	const [from, to] = ends.map((end) => isAirport(end) || isNamedAirport(end))
	const isBetweenHotels = ends.every((end) => HOTEL.test(end) || hotels.some((name) => fold(end).startsWith(name)))
	const between = isBetweenHotels ? 'Inter-Hotel' : 'Private Transfer'
	fields.transferType = derived(source, from === to ? between : from ? 'Airport Pickup' : 'Airport Dropoff')
}

const HOTEL = /^(?:the )?(?:hotel|h[oô]tel|resort|villa|lodge)\b/i

/** 'Marrakech-Ménara' and 'Malpensa', but not 'Marrakech': the name of an airport says more than its town. */
function isNamedAirport(text: string): boolean {
	const airport = text ? readAirport(text)?.airport : null
	const words = fold(text).split(' ')
	return airport
		? words.some((word) => fold(airport.name).split(' ').includes(word) && !fold(airport.city).includes(word))
		: false
}

/**
 * Where no direction is stated, the first leg is outbound, the one after the longest stay is the return, and the others
 * are connections.
 */
function deriveSegments(draft: Draft) {
	const flights = draft.flights
		.filter(({ fields }) => fields.departureTime)
		.toSorted((a, b) => (text(a, 'departureTime') < text(b, 'departureTime') ? -1 : 1))
	connectLegs(flights)
	const returnIndex = returnLegIndex(flights)
	for (const [index, { fields }] of flights.entries())
		if (fields.departureTime)
			fields.segmentType ??= derived(
				fields.departureTime,
				index === 0 ? 'outbound' : index === returnIndex ? 'return' : 'connection',
			)
}

/**
 * Pages often call every leg of a journey outbound. The later legs of a connected journey become connections, except in
 * our own format, which states them.
 */
function connectLegs(flights: readonly DraftElement[]) {
	const stated = flights.map(({ fields }) => fields.segmentType)
	for (const [index, { fields }] of flights.entries()) {
		const [own, before] = [stated[index], flights[index - 1]?.fields]
		const isSame = own && stated[index - 1]?.value === own.value
		if (isSame && own.from.layer !== 'trip-import' && fields.departureAirport?.value === before?.arrivalAirport?.value)
			fields.segmentType = derived(own, 'connection')
	}
}

/** The leg after the longest time on the ground, if that is at least a night. */
function returnLegIndex(flights: readonly DraftElement[]): number {
	const days = flights.map((flight, index) => {
		const before = flights[index - 1]
		const landed = before && (text(before, 'arrivalTime') || text(before, 'departureTime'))
		return landed ? daysBetween(landed, text(flight, 'departureTime')) : 0
	})
	const longest = Math.max(...days)
	return longest > 0 ? days.indexOf(longest) : -1
}

/** If a booking has only flights, an order number of five to seven characters is their PNR. If it has only journeys on the ground, or only events, it is theirs. */
function deriveReferences({ order, flights, accommodations, transfers, activities }: Draft) {
	if (!order.id) return
	if (flights.length + accommodations.length + transfers.length * activities.length === 0) {
		for (const { fields } of transfers) fields.confirmationNumber ??= derived(order.id, order.id.value)
		if (activities.some(({ fields }) => fields.confirmationNumber)) return
		for (const { fields } of activities) fields.confirmationNumber = derived(order.id, order.id.value)
		return
	}
	if (!/^(?=.*[A-Z])[A-Z0-9]{5,7}$/.test(String(order.id.value))) return
	if (accommodations.length + transfers.length + activities.length > 0 || flights.some(({ fields }) => fields.pnr))
		return
	for (const { fields } of flights) fields.pnr = derived(order.id, order.id.value)
}

function deriveTrip(draft: Draft) {
	const { trip } = draft
	const days = tripDays<ReadValue>(draft)
	const [first, last] = [days[0], days.at(-1)]
	if (first && !trip.startDate) trip.startDate = derived(first, String(first.value).slice(0, 10))
	if (last && !trip.endDate) trip.endDate = derived(last, String(last.value).slice(0, 10))
	const longest = draft.accommodations.toSorted(
		(a, b) => Number(b.fields.nights?.value ?? 0) - Number(a.fields.nights?.value ?? 0),
	)[0]
	const place = longest?.fields.address && townAndCountry(String(longest.fields.address.value))
	if (longest?.fields.address && place && !trip.destination) trip.destination = derived(longest.fields.address, place)
}

/** 'Zermatt, Switzerland' from 'Riedweg 40, 3920 Zermatt, Switzerland', without street and postcode. */
function townAndCountry(address: string): string {
	const parts = address.split(/\s*,\s*/).map((part) => part.replaceAll(/\b(?:[A-Z]{1,2}-)?\d{3,6}\b/g, '').trim())
	const named = parts.filter((part, index) => part && !(index === 0 && parts.length > 2) && !/^\d/.test(part))
	return named.slice(-2).join(', ')
}
