import { airportByCode } from '#server/airports/airports.ts'
import { parseBoardingPass } from '../formats/boarding-pass/parse-boarding-pass.ts'
import type { Pair } from '../segments/blocks.ts'
import { readAirport } from '../values/places.ts'
import { parseFlightNumber } from './flight-number.ts'
import { airportCodeOf, zoneOfPlace } from './places.ts'
import {
	pairOf,
	property,
	propertyText,
	propertyValues,
	type Said,
	singleLineText,
	type SourcedValue,
	textPair,
	typesOf,
} from './sourced-value.ts'
import { momentPair } from './timestamps.ts'

type Place = SourcedValue | null

/** If several airlines are named, the one whose designator begins the number sells the flight. */
export function flight(reservation: SourcedValue, thing: Place, receivedAt: Date): Said {
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
