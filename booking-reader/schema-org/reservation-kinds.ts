import { airportByCode } from '#server/airports/airports.ts'
import { addDays } from '#shared/dates.ts'
import { parseBoardingPass } from '../formats/boarding-pass/parse-boarding-pass.ts'
import type { Pair } from '../segments/blocks.ts'
import type { ServiceType } from '../segments/read-element.ts'
import { readAirport } from '../values/places.ts'
import { parseFlightNumber } from './flight-number.ts'
import { isEvent } from './markup/collect-reservations.ts'
import { addressText, airportCodeOf, placeText, zoneOfPlace } from './places.ts'
import {
	multilineText,
	pairOf,
	property,
	propertyText,
	propertyValues,
	singleLineText,
	type SourcedValue,
	textPair,
	typesOf,
} from './sourced-value.ts'
import { momentPair } from './timestamps.ts'

/**
 * What a reservation says, by the fields of the labelled readers. `from`, `to` and `arrives` tell copies of a journey apart, by the names of
 * places without their addresses.
 */
export type Said = Readonly<Record<string, Pair | null>>
type Place = SourcedValue | null
/** `reservation` has the type, or is a plain Reservation for a `thing` of that type. */
export type ReservationKind = {
	name: string
	type: ServiceType
	reservation: string
	thing: (type: string) => boolean
	say: (reservation: SourcedValue, thing: Place, receivedAt: Date) => Said
}

const isOneOf = (types: string) => (type: string) => types.split(' ').includes(type)

export const RESERVATION_KINDS: readonly ReservationKind[] = [
	{ name: 'flight', type: 'flight', reservation: 'FlightReservation', thing: isOneOf('Flight'), say: flight },
	{
		name: 'stay',
		type: 'accommodation',
		reservation: 'LodgingReservation',
		thing: isOneOf('Hotel Hostel Motel Resort BedAndBreakfast LodgingBusiness Campground VacationRental'),
		say: stay,
	},
	...(['Taxi', 'RentalCar'] as const).map((vehicle) => ({
		name: 'drive',
		type: 'transfer' as const,
		reservation: `${vehicle}Reservation`,
		thing: isOneOf(vehicle === 'Taxi' ? 'Taxi TaxiService' : 'RentalCar Car'),
		say: drive,
	})),
	...(['Train', 'Bus', 'Boat'] as const).map((vehicle) => ({
		name: vehicle,
		type: 'transfer' as const,
		reservation: `${vehicle}Reservation`,
		thing: isOneOf(`${vehicle}Trip`),
		say: ride,
	})),
	{
		name: 'meal',
		type: 'activity',
		reservation: 'FoodEstablishmentReservation',
		thing: isOneOf('Restaurant FoodEstablishment BarOrPub CafeOrCoffeeShop'),
		say: meal,
	},
	// The type is kitinerary's, since schema.org has none.
	{ name: 'visit', type: 'activity', reservation: 'TouristAttractionVisit', thing: () => false, say: visit },
	{ name: 'event', type: 'activity', reservation: 'EventReservation', thing: isEvent, say: event },
]

/** If several airlines are named, the one whose designator begins the number sells the flight. */
function flight(reservation: SourcedValue, thing: Place, receivedAt: Date): Said {
	const number = textPair(thing, 'flightNumber')
	const parsed = parseFlightNumber(number?.value ?? null)
	const named = [
		...['airline', 'provider', 'seller', 'operatedBy'].flatMap((name) => propertyValues(thing, name)),
		...propertyValues(reservation, 'provider').filter((provider) => typesOf(provider).includes('Airline')),
	]
	const codeOf = (airline: Place) => propertyText(airline, 'iataCode')?.toUpperCase() ?? null
	const airline = named.find((one) => parsed?.designator && codeOf(one) === parsed.designator) ?? named[0] ?? null
	const code = parsed?.designator ?? codeOf(airline)
	const name = singleLineText(airline)
	const [from, to] = [property(thing, 'departureAirport'), property(thing, 'arrivalAirport')]
	const departs = departure(reservation, thing, receivedAt, zoneOfAirport(from))
	const seat = property(reservation, 'airplaneSeatClass')
	return {
		flightNumber: number && parsed ? { ...number, value: `${code ?? ''}${parsed.number}` } : number,
		airline: name === code ? null : pairOf(airline, name),
		airlineCode: pairOf(airline ?? property(thing, 'flightNumber'), code),
		departureAirport: airportPair(from),
		arrivalAirport: airportPair(to),
		departureTime: departs,
		arrivalTime: momentPair(property(thing, 'arrivalTime'), zoneOfAirport(to)),
		class:
			pairOf(seat, singleLineText(seat)) ??
			textPair(property(property(reservation, 'reservedTicket'), 'ticketedSeat'), 'seatingType'),
	}
}

/** A code that only follows from the name is derived. */
function airportPair(place: Place): Pair | null {
	const name = propertyText(place, 'name') ?? singleLineText(place)
	const code = airportCodeOf(place)
	const found = readAirport(code ?? name ?? '')
	const isStated = code !== null || !found?.airport || new RegExp(`\\b${found.value}$`).test(name ?? '')
	return pairOf(place, found?.value ?? null, isStated ? {} : { certainty: 'derived' })
}

const zoneOfAirport = (place: Place) => airportByCode(airportPair(place)?.value ?? '')?.zone ?? zoneOfPlace(place)

/**
 * The departure time. If only the date is known, it comes from the boarding time or the barcode of the boarding pass.
 */
function departure(reservation: SourcedValue, flight: Place, receivedAt: Date, zone: string | null): Pair | null {
	const [stated, day, boarding] = ['departureTime', 'departureDay', 'boardingTime'].map((name) =>
		momentPair(property(flight, name), zone),
	)
	if (stated) return /^\d\d:/.test(stated.value) && day ? { ...stated, value: `${day.value}T${stated.value}` } : stated
	if (day) return day
	if (boarding && /^\d{4}/.test(boarding.value)) return { ...boarding, value: boarding.value.slice(0, 10) }
	const token = property(reservation, 'ticketToken') ?? property(property(reservation, 'reservedTicket'), 'ticketToken')
	// The blanks in a barcode are significant, so the raw text is used.
	const pass = typeof token?.value === 'string' ? parseBoardingPass(token.value, receivedAt) : null
	const leg = pass?.legs.find(({ to }) => to === airportPair(property(flight, 'arrivalAirport'))?.value)
	return pairOf(token, leg?.day ?? null, { zone })
}

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
