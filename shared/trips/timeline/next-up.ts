import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { arrivalAtHotel, beginning, departure, type Moment, pickup } from './time-order.ts'

/** The part of a trip that comes next, and when: see `Moment`. */
export type NextUp = { at: Moment } & (
	| { kind: 'flight'; flight: Flight }
	| { kind: 'stay'; stay: Accommodation }
	| { kind: 'transfer'; transfer: Transfer }
	| { kind: 'activity'; activity: Activity }
)

/**
 * What the traveller has to be at next. `now` is what their own clock reads: on the way they are where the trip is.
 * Nothing of a cancelled trip comes next, and nothing that is itself cancelled.
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

/** Whether a moment has an hour, or is only some time that day. */
export const hasHour = (moment: Moment) => !moment.endsWith('T24:00:00')
