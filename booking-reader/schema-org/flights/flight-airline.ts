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

/** The flight's number, and the airline that sells it under it: of those the mark-up names, the one whose designator the number begins with. */
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
	// A name in capitals is written as the airline writes itself.
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
