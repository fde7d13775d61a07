import { convertEvent, convertMeal, convertVisit } from './convert-activity.ts'
import { type Booking, put, normaliseStatus } from './booking.ts'
import { isEvent } from './markup/collect-reservations.ts'
import { convertFlight } from './flights/convert-flight.ts'
import { type SourcedValue, property, propertyValues, typesOf, propertyText, singleLineText } from './sourced-value.ts'
import { convertStay } from './convert-stay.ts'
import { convertDrive, LODGINGS, convertRide } from './convert-transfer.ts'

/** More than any trip has. */
const MAX_THINGS = 60

/** Converts a reservation to one booking per thing that it is for. */
export function toBookings(reservation: SourcedValue, parentPackage: SourcedValue | null, receivedAt: Date): Booking[] {
	const things = propertyValues(reservation, 'reservationFor').slice(0, MAX_THINGS)
	return (things.length > 0 ? things : [null]).map((thing) => {
		const kind = kindOf(reservation, thing)
		const part = convert(kind, reservation, thing, receivedAt)
		const number = bookingNumber(reservation) ?? bookingNumber(parentPackage)
		const reference = singleLineText(number)
		put(part.fields, kind === 'flight' ? 'pnr' : 'confirmationNumber', number, reference)
		put(
			part.fields,
			'status',
			property(reservation, 'reservationStatus'),
			normaliseStatus(propertyText(reservation, 'reservationStatus')),
		)
		const own = [
			...propertyValues(reservation, 'underName'),
			...propertyValues(property(reservation, 'reservedTicket'), 'underName'),
		]
		return {
			...part,
			list: LISTS[kind],
			kind,
			people: own.length > 0 ? own : propertyValues(parentPackage, 'underName'),
			reference,
			modified: Date.parse(propertyText(reservation, 'modifiedTime') ?? '') || null,
		}
	})
}

/** The provider's number, also under Gmail's old name. */
export const bookingNumber = (reservation: SourcedValue | null) =>
	property(reservation, 'reservationId', 'reservationNumber')

type Kind = keyof typeof LISTS
const LISTS = {
	flight: 'flights',
	stay: 'accommodations',
	drive: 'transfers',
	train: 'transfers',
	bus: 'transfers',
	boat: 'transfers',
	meal: 'activities',
	event: 'activities',
	visit: 'activities',
} as const

const KINDS: [Kind, reservation: string, thing: (type: string) => boolean][] = [
	['flight', 'FlightReservation', (type) => type === 'Flight'],
	['stay', 'LodgingReservation', (type) => LODGINGS.test(type)],
	['drive', 'TaxiReservation', (type) => /^(Taxi|TaxiService)$/.test(type)],
	['drive', 'RentalCarReservation', (type) => /^(Rental)?Car$/.test(type)],
	['train', 'TrainReservation', (type) => type === 'TrainTrip'],
	['bus', 'BusReservation', (type) => type === 'BusTrip'],
	['boat', 'BoatReservation', (type) => type === 'BoatTrip'],
	[
		'meal',
		'FoodEstablishmentReservation',
		(type) => /^(Restaurant|FoodEstablishment|BarOrPub|CafeOrCoffeeShop)$/.test(type),
	],
	['visit', 'TouristAttractionVisit', () => false],
	['event', 'EventReservation', isEvent],
]

/** The kind by the reservation's type, or for a plain Reservation by what it is for. */
function kindOf(reservation: SourcedValue, thing: SourcedValue | null): Kind {
	const own = typesOf(reservation)
	const things = thing ? typesOf(thing) : []
	return (
		(KINDS.find(([, type]) => own.includes(type)) ?? KINDS.find(([, , matches]) => things.some(matches)))?.[0] ??
		'event'
	)
}

function convert(kind: Kind, reservation: SourcedValue, thing: SourcedValue | null, receivedAt: Date) {
	if (kind === 'flight') return convertFlight(reservation, thing, receivedAt)
	if (kind === 'stay') return convertStay(reservation, thing)
	if (kind === 'drive') return convertDrive(reservation, thing)
	if (kind === 'meal') return convertMeal(reservation, thing)
	if (kind === 'visit') return convertVisit(reservation)
	return kind === 'event' ? convertEvent(thing ?? reservation) : convertRide(reservation, thing)
}

/** An event without a reservation. It counts as read, not stated, because nobody says that it was booked. */
export function unbookedEvent(event: SourcedValue): Booking {
	const part = convertEvent(event)
	for (const field of Object.values(part.fields)) field.certainty = 'read'
	return { ...part, list: 'activities', kind: 'event', people: [], reference: null, modified: null }
}
