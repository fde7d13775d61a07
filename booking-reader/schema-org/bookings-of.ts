import { eventOf, mealOf, visitOf } from './activity.ts'
import { type Booking, put, statusOf } from './booking.ts'
import { isEvent } from './markup/collect.ts'
import { flightOf } from './flights/flight.ts'
import { type Said, saying, sayings, typesOf, words, wordsOf } from './said.ts'
import { stayOf } from './stay.ts'
import { driveOf, LODGINGS, rideOf } from './transfer.ts'

/** No trip has more flights. */
const MOST_THINGS = 60

/** A reservation is as many bookings as it is for things. */
export function bookingsOf(reservation: Said, inPackage: Said | null, receivedAt: Date): Booking[] {
	const things = sayings(reservation, 'reservationFor').slice(0, MOST_THINGS)
	return (things.length > 0 ? things : [null]).map((thing) => {
		const kind = kindOf(reservation, thing)
		const part = partOf(kind, reservation, thing, receivedAt)
		const number = numberOf(reservation) ?? numberOf(inPackage)
		const reference = wordsOf(number)
		put(part.fields, kind === 'flight' ? 'pnr' : 'confirmationNumber', number, reference)
		put(
			part.fields,
			'status',
			saying(reservation, 'reservationStatus'),
			statusOf(words(reservation, 'reservationStatus')),
		)
		const own = [...sayings(reservation, 'underName'), ...sayings(saying(reservation, 'reservedTicket'), 'underName')]
		return {
			...part,
			list: LISTS[kind],
			kind,
			people: own.length > 0 ? own : sayings(inPackage, 'underName'),
			reference,
			modified: Date.parse(words(reservation, 'modifiedTime') ?? '') || null,
		}
	})
}

/** Its number at whoever took it; Gmail's old name for it too. */
export const numberOf = (reservation: Said | null) => saying(reservation, 'reservationId', 'reservationNumber')

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

/** By the reservation's own type; of a plain Reservation, by what it is for. */
function kindOf(reservation: Said, thing: Said | null): Kind {
	const own = typesOf(reservation)
	const things = thing ? typesOf(thing) : []
	return (
		(KINDS.find(([, type]) => own.includes(type)) ?? KINDS.find(([, , isFor]) => things.some(isFor)))?.[0] ?? 'event'
	)
}

function partOf(kind: Kind, reservation: Said, thing: Said | null, receivedAt: Date) {
	if (kind === 'flight') return flightOf(reservation, thing, receivedAt)
	if (kind === 'stay') return stayOf(reservation, thing)
	if (kind === 'drive') return driveOf(reservation, thing)
	if (kind === 'meal') return mealOf(reservation, thing)
	if (kind === 'visit') return visitOf(reservation)
	return kind === 'event' ? eventOf(thing ?? reservation) : rideOf(reservation, thing)
}

/** Nobody says that it was booked: staff should look. */
export function bareEvent(event: Said): Booking {
	const part = eventOf(event)
	for (const field of Object.values(part.fields)) field.certainty = 'read'
	return { ...part, list: 'activities', kind: 'event', people: [], reference: null, modified: null }
}
