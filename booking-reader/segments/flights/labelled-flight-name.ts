import { airlineByDesignator, designatorByName } from '#server/airports/airlines.ts'
import { readFlightName } from '../../values/flights.ts'
import { toSingleLine } from '../../values/text.ts'
import type { Pair } from '../blocks.ts'
import type { GroupReader } from '../group-reader.ts'

/** Adds the airline and the flight number from anywhere in the group or its heading. */
export function putFlightName({ pair, put, moment }: GroupReader, heading: Pair | undefined) {
	const stated = pair('flightNumber')
	// '0209' is a number here, and no time.
	const nameIn = (one: Pair) =>
		readFlightName(/^\d{1,4}$/.test(one.value.trim()) ? one.value : (moment(one)?.rest ?? ''))
	const from = [stated, pair('airline'), heading].find((one) => one && nameIn(one).flightNumber)
	const name = from ? nameIn(from) : {}
	const airline = pair('airline')
	const named = airline && readFlightName(airline.value).airline
	const code =
		pair('airlineCode')?.value.trim().toUpperCase() ??
		/^[A-Z0-9]{2}$/.exec(airline?.value ?? '')?.[0] ??
		designatorByName(name.airline ?? named ?? airline?.value ?? '')
	const isBare = /^\d{1,4}$/.test(name.flightNumber ?? '')
	const flightNumber = isBare && code ? `${code}${name.flightNumber}` : name.flightNumber
	const written =
		airline && airline.value !== code
			? (named ?? toSingleLine(airline.value).replace(/\s*\([A-Z0-9]{2}\)$/, ''))
			: undefined
	const designator = code ?? /^[A-Z][A-Z0-9]|^\d[A-Z]/.exec(flightNumber ?? '')?.[0]
	const known = designator && airlineByDesignator(designator)
	if (written) put('airline', airline, written.slice(0, 200))
	else {
		const operator = pair('operator')?.value
		const unknown = name.airline ?? (operator ? toSingleLine(operator).slice(0, 200) : undefined)
		put('airline', pair('airlineCode') ?? from, known ?? unknown ?? code, { certainty: 'derived' })
	}
	put('flightNumber', from, flightNumber)
}
