import { type BookedLists, withTripStatus } from '../trips/kinds/booked-records.ts'
import { type Day, daysOf } from './days.ts'
import type { Moment } from './moment.ts'
import { orderedMoments } from './moments.ts'
import type { Places } from './place.ts'
import { type Leg, legsOf, type Stop, stopsOf } from './route.ts'

/**
 * The journey of a trip (PORTAL-65): its records as days and moments, in the order in which they happen, each by the clock on the wall of its own place.
 *
 *     const journey = journeyOf(trip, trip.places)
 *     const { now, next, then, day, zone } = momentsAround(journey, Date.now())     // around.ts
 *
 * It is pure. It reads no clock, and neither the zone of the process nor of the device matters: `trip.places` comes with the trip from
 * the server, so it works on a device without a network. An answer stored by an earlier release has no places: pass `{}`, and
 * its times float.
 *
 * - `days`: one entry for each date of the trip, and a second one, `again`, for a date that begins once more beyond the date line. Each has
 *   its moments and says where the night is spent. A day without moments has nothing arranged.
 * - `moments`: the same moments in one list. Show `said ?? clock`.
 * - `legs` and `stops`: the route, for a map.
 *
 * What is cancelled is left out, unless `withCancelled`. A cancelled trip has no moments then.
 */
export function journeyOf(trip: JourneyTrip, places: Places, { withCancelled = false } = {}): Journey {
	const all = orderedMoments(withTripStatus({ ...trip, status: trip.status ?? '' }), places)
	const moments = withCancelled ? all : all.filter(({ cancelled }) => !cancelled)
	return { moments, days: daysOf(trip, moments), legs: legsOf(moments), stops: stopsOf(moments) }
}

export type Journey = { moments: Moment[]; days: Day[]; legs: Leg[]; stops: Stop[] }
/** What of a trip the journey depends on. */
export type JourneyTrip = BookedLists & { startDate: string; endDate: string; status?: string }
