/** A flight as it is booked. `number` is a normalised flight number; instants are milliseconds since 1970 UTC. */
export type Booked = {
	number: string
	/** The day on the wall at the departure airport: providers list by it. */
	day: string
	departure: number
	arrival: number
	/** IATA code of where it leaves; null when it is not known. */
	origin: string | null
}

/** One that leaves further from the booked time than this is another day's. */
const SAME_FLIGHT_MS = 18 * 3_600_000

/** A delay from which a flight that has not left counts as delayed, in minutes. */
const DELAY_MINUTES = 15

/** 'scheduled' and 'on_time' hold until the delay says otherwise. */
export const orDelayed = (status: string, delay: number | null) =>
	(status === 'scheduled' || status === 'on_time') && delay !== null && delay >= DELAY_MINUTES ? 'delayed' : status

/**
 * The one of a provider's list that is the booked flight: from the same airport, the nearest to the booked departure. Never simply the
 * first: lists hold other days, other legs and other airlines' numbers for it.
 */
export function theBooked<T>(
	list: readonly T[],
	booked: Booked,
	of: (flight: T) => { departure: number; origin: string | null },
): T | null {
	const near = list
		.map((flight) => ({ flight, ...of(flight) }))
		.filter(({ origin }) => !booked.origin || !origin || origin === booked.origin)
		.map(({ flight, departure }) => ({ flight, distance: Math.abs(departure - booked.departure) }))
		.filter(({ distance }) => distance <= SAME_FLIGHT_MS)
		.toSorted((a, b) => a.distance - b.distance)
	return near[0]?.flight ?? null
}
