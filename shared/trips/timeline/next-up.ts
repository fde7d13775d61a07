import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { arrivalAtHotel, beginning, departure, type Moment, pickup } from './time-order.ts'

/** The next record of a trip, and its moment (see `Moment`). */
export type NextUp = { at: Moment } & (
	| { kind: 'flight'; flight: Flight }
	| { kind: 'stay'; stay: Accommodation }
	| { kind: 'transfer'; transfer: Transfer }
	| { kind: 'activity'; activity: Activity }
)

/**
 * The next record of a trip for its traveller. `now` is the reading of their own clock: on the way they are where the trip is. Cancelled
 * records and cancelled trips have no next.
 */
export function nextUp(trip: WholePortalTrip, now: string): NextUp | undefined {
	if (trip.status === 'cancelled') return undefined
	const parts: NextUp[] = [
		...taking(trip.flights).map((flight) => ({ kind: 'flight', flight, at: departure(flight) }) as const),
		...taking(trip.transfers).map((transfer) => ({ kind: 'transfer', transfer, at: pickup(transfer) }) as const),
		...taking(trip.activities).map((activity) => ({ kind: 'activity', activity, at: beginning(activity) }) as const),
		...taking(trip.accommodations).map((stay) => ({ kind: 'stay', stay, at: arrivalAtHotel(stay) }) as const),
	]
	return parts.filter(({ at }) => at > now).toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))[0]
}

const taking = <T extends { status: string }>(parts: readonly T[]) =>
	parts.filter(({ status }) => status !== 'cancelled')

/** Whether a moment has a time, or only a day. */
export const hasHour = (moment: Moment) => !moment.endsWith('T24:00:00')
