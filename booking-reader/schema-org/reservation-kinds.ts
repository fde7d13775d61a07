import { addDays } from '#shared/dates.ts'
import type { ServiceType } from '../segments/read-element.ts'
import { flight } from './flight-reservation.ts'
import { addressText, placeText, zoneOfPlace } from './places.ts'
import {
	multilineText,
	pairOf,
	property,
	propertyText,
	type Said,
	singleLineText,
	type SourcedValue,
	textPair,
} from './sourced-value.ts'
import { momentPair } from './timestamps.ts'

const LODGINGS = 'Hotel Hostel Motel Resort BedAndBreakfast LodgingBusiness Campground VacationRental'
type Place = SourcedValue | null
type Say = (reservation: SourcedValue, thing: Place, receivedAt: Date) => Said
/** A reservation of that type, or a plain Reservation for a thing of these types. Copies are merged with others of that name. */
export type ReservationKind = readonly [name: string, type: ServiceType, reservation: string, things: string, say: Say]

/** What is none of these is an event. */
export const RESERVATION_KINDS: readonly ReservationKind[] = [
	['flight', 'flight', 'FlightReservation', 'Flight', flight],
	['stay', 'accommodation', 'LodgingReservation', LODGINGS, stay],
	['drive', 'transfer', 'TaxiReservation', 'Taxi TaxiService', drive],
	['drive', 'transfer', 'RentalCarReservation', 'RentalCar Car', drive],
	['train', 'transfer', 'TrainReservation', 'TrainTrip', ride],
	['bus', 'transfer', 'BusReservation', 'BusTrip', ride],
	['boat', 'transfer', 'BoatReservation', 'BoatTrip', ride],
	['meal', 'activity', 'FoodEstablishmentReservation', 'Restaurant FoodEstablishment BarOrPub CafeOrCoffeeShop', meal],
	// The type is kitinerary's, since schema.org has none.
	['visit', 'activity', 'TouristAttractionVisit', '', visit],
	['event', 'activity', 'EventReservation', '', event],
]

/** Gmail's checkinDate may contain a time too. */
function stay(reservation: SourcedValue, hotel: Place): Said {
	const zone = zoneOfPlace(hotel)
	const day = (side: string) =>
		momentPair(
			property(
				reservation,
				...['Time', 'Date'].flatMap((what) => [`check${side}${what}`, `check${capital(side)}${what}`]),
			),
			zone,
		)
	return {
		hotelName: namePair(hotel),
		address: pairOf(property(hotel, 'address'), addressText(hotel)),
		checkIn: day('in'),
		checkOut: day('out'),
		roomType: textPair(reservation, 'lodgingUnitDescription', 'lodgingUnitType'),
	}
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
const namePair = (what: Place) =>
	pairOf(what && (property(what, 'name') ?? what), propertyText(what, 'name') ?? singleLineText(what))

/** The places and times of a taxi or rental car belong to the reservation. */
function drive(reservation: SourcedValue, vehicle: Place): Said {
	const brand = property(vehicle, 'brand')
	const make = [propertyText(brand ?? vehicle, 'name', 'brand'), propertyText(vehicle, 'model')]
		.filter(Boolean)
		.join(' ')
	const model = (brand ?? property(vehicle, 'model')) ? make : ''
	const name = singleLineText(vehicle) ?? propertyText(property(vehicle, 'provider'), 'name')
	return {
		...between(reservation, {
			from: ['pickupLocation'],
			to: ['dropoffLocation', 'dropOffLocation'],
			departs: ['pickupTime'],
			arrives: ['dropoffTime', 'dropOffTime'],
		}),
		passengers: textPair(reservation, 'partySize'),
		vehicleClass: pairOf(vehicle, name && model && !name.includes(model) ? `${name} (${model})` : (name ?? model)),
	}
}

/** Those of a train, bus or boat belong to the journey. */
function ride(reservation: SourcedValue, journey: Place): Said {
	const said = between(journey, {
		from: ['departureStation', 'departureBusStop', 'departureBoatTerminal'],
		to: ['arrivalStation', 'arrivalBusStop', 'arrivalBoatTerminal'],
		departs: ['departureTime', 'departureDay'],
		arrives: ['arrivalTime'],
	})
	const start = said.fromLocation ?? said.toLocation
	const company = property(journey, 'provider', 'trainCompany', 'busCompany') ?? property(reservation, 'provider')
	const service = ['trainName', 'busName', 'trainNumber', 'busNumber', 'name'].map((name) =>
		propertyText(journey, name),
	)
	return {
		...said,
		// It meets no flight, whatever its stations are called.
		transferType: start ? { ...start, value: 'Private Transfer', certainty: 'derived' } : null,
		vehicleClass: pairOf(journey, [...new Set([singleLineText(company), ...service])].filter(Boolean).join(' ')),
	}
}

function between(holder: Place, names: Record<'from' | 'to' | 'departs' | 'arrives', string[]>): Said {
	const [from, to] = [property(holder, ...names.from), property(holder, ...names.to)]
	return {
		fromLocation: pairOf(from, placeText(from)),
		toLocation: pairOf(to, placeText(to)),
		from: pairOf(from, propertyText(from, 'name') ?? placeText(from)),
		to: pairOf(to, propertyText(to, 'name') ?? placeText(to)),
		when: momentPair(property(holder, ...names.departs), zoneOfPlace(from)),
		arrives: momentPair(property(holder, ...names.arrives), zoneOfPlace(to)),
	}
}

function meal(reservation: SourcedValue, restaurant: Place): Said {
	const size = Number(propertyText(reservation, 'partySize'))
	return {
		...activity(restaurant, restaurant, reservation, 'startTime', 'startDate'),
		additionalInformation: size > 0 ? pairOf(property(reservation, 'partySize'), `Party of ${size}`) : null,
	}
}

function visit(reservation: SourcedValue): Said {
	const sight = property(reservation, 'touristAttraction')
	return activity(sight, sight, reservation, 'arrivalTime')
}

/** One that lasts from midnight to midnight gets no time, and the last day is the one before its end. */
function event(reservation: SourcedValue, thing: Place): Said {
	const holder = thing ?? reservation
	const location = property(holder, 'location')
	const said = activity(holder, location, holder, 'startDate', 'startTime')
	const end = momentPair(property(holder, 'endDate', 'endTime'), zoneOfPlace(location))
	const [last = '', time] = end?.value.split('T') ?? []
	const isWhole = said.when?.value.endsWith('T00:00') && (!time || /^(?:00:00|23:59)$/.test(time))
	const description = property(holder, 'description')
	return {
		...said,
		when: said.when && isWhole ? { ...said.when, value: said.when.value.slice(0, 10) } : (said.when ?? null),
		endDate: end && { ...end, value: time === '00:00' ? addDays(last, -1) : last },
		description: pairOf(description, multilineText(description)),
	}
}

const activity = (what: Place, where: Place, holder: SourcedValue, ...times: string[]): Said => ({
	name: namePair(what),
	location: pairOf(where, where === what ? addressText(where) : placeText(where)),
	when: momentPair(property(holder, ...times), zoneOfPlace(where)),
})
