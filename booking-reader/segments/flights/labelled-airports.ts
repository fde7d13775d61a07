import { type FoundAirport, readAirport, readRoute } from '../../values/places.ts'
import type { Moment } from '../../values/moments.ts'
import type { Pair } from '../blocks.ts'
import type { GroupReader } from '../group-reader.ts'

/** One end of a flight: its airport and time, and the pairs they come from. */
export type FlightEnd = {
	at: Pair | undefined
	airport: FoundAirport | null
	place: Pair | undefined
	moment: Moment | null
}

/** Reads both ends from their own labels, a route or the heading. */
export function readAirports(
	{ pair, moment }: GroupReader,
	heading: Pair | undefined,
): { departure: FlightEnd; arrival: FlightEnd } {
	const routes = [pair('route'), heading, pair('departureAirport')]
	const from = routes.find((one) => one && readRoute(one.value))
	const route = from && readRoute(from.value)
	const readEnd = (airportPair: Pair | undefined, at: Pair | undefined, of: 0 | 1): FlightEnd => {
		const stated = moment(airportPair)
		const timed = moment(at)
		const isRoute = airportPair !== undefined && airportPair === from && !pair('arrivalAirport')
		const isTime = stated !== null && stated.rest === ''
		const place = isRoute || isTime ? undefined : airportPair
		const found = [
			place && readAirport(stated?.rest ?? ''),
			timed && /\p{L}{3}/u.test(timed.rest.replaceAll(TERMINAL, '')) ? readAirport(timed.rest) : null,
			route && readAirport(moment({ label: '', where: '', value: route[of] })?.rest ?? ''),
		].filter((one) => one !== null && one !== undefined)
		const airport = found.find((one) => one.airport !== null) ?? found[0] ?? null
		const isInAirport = !timed?.times.length && (stated?.times.length ?? 0) > 0
		return {
			at: isInAirport || !at ? (airportPair ?? at) : at,
			airport,
			place: place ?? (timed?.rest && airport ? at : from),
			moment: isInAirport || !timed ? stated : timed,
		}
	}
	return {
		departure: readEnd(pair('departureAirport'), joinPairs(pair('departureTime'), pair('departureTime2')), 0),
		arrival: readEnd(pair('arrivalAirport'), joinPairs(pair('arrivalTime'), pair('arrivalTime2')), 1),
	}
}

const TERMINAL = /\bterminal ?\w{0,2}\b/gi

/** Joins a date and a time with separate labels. */
const joinPairs = (one: Pair | undefined, other: Pair | undefined): Pair | undefined =>
	one && other ? { ...one, value: `${one.value} ${other.value}` } : one
