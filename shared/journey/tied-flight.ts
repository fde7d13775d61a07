import type { Flight } from '../trips/kinds/flight.ts'
import type { Transfer } from '../trips/kinds/transfer.ts'
import { journeyOf, type JourneyTrip } from './journey.ts'
import { type PlaceEnd, placeKey, type Places } from './place.ts'

const HOUR_MS = 3_600_000
/** How long a car may wait for a landing, and how long before a departure it may set out. */
const BEFORE_MS = 2 * HOUR_MS
const AFTER_MS = 6 * HOUR_MS

/**
 * The flight that a transfer meets or leads to, or null: the one that staff chose, unless it is cancelled. Without a choice, one that lands where the transfer starts, from two hours after the pick-up to
 * six hours before it, or one that leaves from where it ends, at most six hours later. Of several, the nearest in time.
 */
export function tiedFlight(trip: JourneyTrip, places: Places, transfer: Transfer): Flight | null {
	if (transfer.flightId)
		return trip.flights.find(({ id, status }) => id === transfer.flightId && status !== 'cancelled') ?? null
	const { moments } = journeyOf(trip, places)
	const pickUp = moments.find(({ part }) => part.id === transfer.id)
	const airportAt = (end: PlaceEnd) => places[placeKey(transfer.id, end)]?.airport ?? null
	const origin = airportAt('from')
	const goal = airportAt('to')
	if (!pickUp) return null
	const near = moments
		.filter(({ what, place, order }) => {
			if (!place?.airport) return false
			const after = pickUp.order - order
			if (what === 'lands') return place.airport === origin && after >= -BEFORE_MS && after <= AFTER_MS
			return what === 'leaves' && place.airport === goal && after <= 0 && after >= -AFTER_MS
		})
		.toSorted((a, b) => Math.abs(a.order - pickUp.order) - Math.abs(b.order - pickUp.order))[0]
	return trip.flights.find(({ id }) => id === near?.part.id) ?? null
}
