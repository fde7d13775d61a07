import type { DraftFields } from '#shared/import/draft.ts'
import { airlineByDesignator } from '#server/airports/airlines.ts'
import { fold } from '#shared/fold.ts'
import { put } from '../booking.ts'
import { parseFlightNumber } from './flight-number.ts'
import {
	type SourcedValue,
	property,
	propertyValues,
	typesOf,
	toReadValue,
	propertyText,
	singleLineText,
} from '../sourced-value.ts'

/**
 * Adds the flight number and its airline. If several airlines are named, the one whose designator begins the number
 * sells the flight.
 */
export function putAirline(fields: DraftFields, reservation: SourcedValue, flight: SourcedValue | null) {
	const numberSource = property(flight, 'flightNumber')
	const number = parseFlightNumber(propertyText(flight, 'flightNumber'))
	const named = [
		...['airline', 'provider', 'seller', 'operatedBy'].flatMap((name) => propertyValues(flight, name)),
		...propertyValues(reservation, 'provider').filter((provider) => typesOf(provider).includes('Airline')),
	]
	const codeOf = (airline: SourcedValue) => propertyText(airline, 'iataCode')?.toUpperCase() ?? null
	const airline = named.find((one) => number?.designator && codeOf(one) === number.designator) ?? named[0] ?? null
	const designator = number?.designator ?? (airline && codeOf(airline))
	const name = singleLineText(airline)
	const known = designator ? airlineByDesignator(designator) : null
	const isNamed = name !== null && name !== designator
	// The airline's own spelling wins if it differs by more than case.
	const spelt = isNamed && fold(name) !== fold(known ?? '') ? name : (known ?? name ?? designator)
	const source = airline ?? numberSource
	if (source && spelt) fields.airline = toReadValue(source, spelt, isNamed ? 'stated' : 'derived')
	put(
		fields,
		'flightNumber',
		numberSource,
		number ? `${designator ?? ''}${number.number}` : propertyText(flight, 'flightNumber'),
	)
}
