import { type Airport, airportByCode, findAirports } from '#server/airports/airports.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { airportCodeOf } from '../places.ts'
import { type SourcedValue, propertyText, singleLineText } from '../sourced-value.ts'
import { toInstant, type Timestamp } from '../timestamps.ts'

/** Where a flight begins or ends. `code` is null if the name matches several airports or none. */
export type FlightEndpoint = { code: string | null; name: string; zone: string | null; isStated: boolean }

/**
 * From the slowest propeller aircraft to the fastest jet with a tailwind. Flights under an hour may be half as fast.
 */
const [MIN_SPEED_KMH, MAX_SPEED_KMH] = [250, 2140]

/**
 * Resolves the airports of a flight by their codes or names. If a name matches several, those that no aircraft could
 * reach in the time are excluded. Null for an end that is not stated.
 */
export function resolveAirports(
	from: SourcedValue | null,
	to: SourcedValue | null,
	departs: Timestamp | null,
	arrives: Timestamp | null,
): [FlightEndpoint | null, FlightEndpoint | null] {
	const [origins, destinations] = [candidates(from), candidates(to)]
	const pairs = origins.flatMap((origin) => destinations.map((destination) => [origin, destination] as const))
	const plausible = pairs.filter(([origin, destination]) => isPlausible(origin, destination, departs, arrives))
	const isNarrowed = plausible.length > 0
	const narrowed = (all: Airport[], side: 0 | 1) =>
		isNarrowed ? [...new Set(plausible.map((pair) => pair[side]))] : all
	return [toEndpoint(from, narrowed(origins, 0)), toEndpoint(to, narrowed(destinations, 1))]
}

function hoursBetween(from: Airport, to: Airport, departs: Timestamp | null, arrives: Timestamp | null): number | null {
	const [origin, end] = [toInstant(departs, from.zone), toInstant(arrives, to.zone)]
	return origin !== null && end !== null ? (end - origin) / 3_600_000 : null
}

function isPlausible(from: Airport, to: Airport, departs: Timestamp | null, arrives: Timestamp | null): boolean {
	const hours = hoursBetween(from, to, departs, arrives)
	if (hours === null || from === to) return from !== to
	const speed = distanceKm(from, to) / hours
	return hours > 0 && speed <= MAX_SPEED_KMH && speed >= (hours < 1 ? MIN_SPEED_KMH / 2 : MIN_SPEED_KMH)
}

/** A name that matches more airports is not specific: 'United States'. */
const MAX_CANDIDATES = 20

function candidates(place: SourcedValue | null): Airport[] {
	const code = statedCode(place)
	if (code) return [airportByCode(code)].filter((airport) => airport !== null)
	const name = placeName(place)
	const found = name ? findAirports(name) : []
	return found.length > MAX_CANDIDATES ? [] : found
}

/** Also accepts 'London LHR'. Only flights do so, because hotel names contain capitals too. */
function statedCode(place: SourcedValue | null): string | null {
	const last = /[\s,/-]([A-Z]{3})$/.exec(placeName(place) ?? '')?.[1]
	return airportCodeOf(place) ?? (last && airportByCode(last) ? last : null)
}

const placeName = (place: SourcedValue | null) => propertyText(place, 'name') ?? singleLineText(place)

function toEndpoint(place: SourcedValue | null, airports: Airport[]): FlightEndpoint | null {
	const stated = statedCode(place)
	const name = placeName(place) ?? stated
	if (!place || !name) return null
	const [first] = airports
	const zone = first && airports.every((airport) => airport.zone === first.zone) ? first.zone : null
	return {
		code: stated ?? (airports.length === 1 ? (first?.code ?? null) : null),
		name,
		zone,
		isStated: stated !== null,
	}
}
