/** A flight as booked. `number` is a normalised flight number; instants are milliseconds since 1970 UTC. */
export type BookedFlight = {
	number: string
	/** The local date at the departure airport, by which providers list flights. */
	day: string
	departure: number
	arrival: number
	/** The IATA code of the departure airport, or null when unknown. */
	origin: string | null
	/** The zones of both airports. */
	fromZone: string
	toZone: string
}

/** A flight that departs further from the booked time than this belongs to another day. */
const MAX_DIFFERENCE_MS = 18 * 3_600_000

/** The delay from which a flight that has not departed counts as delayed. */
const DELAYED_FROM_MINUTES = 15

/** A provider that says nothing of a flight does not say that it is on time. */
export const UNKNOWN = 'unknown'

/** A scheduled flight, one on time or of unknown status becomes 'delayed' when its delay is long enough. */
export const withDelay = (status: string, delay: number | null) =>
	['scheduled', 'on_time', UNKNOWN].includes(status) && delay !== null && delay >= DELAYED_FROM_MINUTES
		? 'delayed'
		: status

/**
 * Finds the booked flight in a provider's list: from the same airport, closest to the booked departure. Never simply the first one,
 * because lists include other days, other legs and code shares.
 */
export function findBooked<T>(
	list: readonly T[],
	booked: BookedFlight,
	describe: (flight: T) => { departure: number; origin: string | null },
): T | null {
	const candidates = list
		.map((flight) => ({ flight, ...describe(flight) }))
		.filter(({ origin }) => !booked.origin || !origin || origin === booked.origin)
		.map(({ flight, departure }) => ({ flight, distance: Math.abs(departure - booked.departure) }))
		.filter(({ distance }) => distance <= MAX_DIFFERENCE_MS)
		.toSorted((a, b) => a.distance - b.distance)
	return candidates[0]?.flight ?? null
}
