import type { DraftFields } from '#shared/import/draft.ts'
import { airlineByDesignator } from '#server/airports/airlines.ts'
import { fold } from '#shared/fold.ts'
import { put } from '../booking.ts'
import { flightNumberIn } from './flight-number.ts'
import { type Said, saying, sayings, typesOf, valueOf, words, wordsOf } from '../said.ts'

/** The flight's number, and the airline that sells it under it: of those the mark-up names, the one whose designator the number begins with. */
export function putAirline(fields: DraftFields, reservation: Said, flight: Said | null) {
	const said = saying(flight, 'flightNumber')
	const number = flightNumberIn(words(flight, 'flightNumber'))
	const named = [
		...['airline', 'provider', 'seller', 'operatedBy'].flatMap((name) => sayings(flight, name)),
		...sayings(reservation, 'provider').filter((provider) => typesOf(provider).includes('Airline')),
	]
	const codeOf = (airline: Said) => words(airline, 'iataCode')?.toUpperCase() ?? null
	const airline = named.find((one) => number?.designator && codeOf(one) === number.designator) ?? named[0] ?? null
	const designator = number?.designator ?? (airline && codeOf(airline))
	const name = wordsOf(airline)
	const known = designator ? airlineByDesignator(designator) : null
	const isNamed = name !== null && name !== designator
	// A name in capitals is written as the airline writes itself.
	const spelt = isNamed && fold(name) !== fold(known ?? '') ? name : (known ?? name ?? designator)
	const source = airline ?? said
	if (source && spelt) fields.airline = valueOf(source, spelt, isNamed ? 'stated' : 'derived')
	put(fields, 'flightNumber', said, number ? `${designator ?? ''}${number.number}` : words(flight, 'flightNumber'))
}
