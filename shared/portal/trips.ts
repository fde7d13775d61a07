import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { addDays, dayOf, daysBetween } from '#shared/dates.ts'

/** The fields of a trip that these rules need. */
type Dated = Pick<PortalTrip, 'startDate' | 'endDate' | 'status'>

// `today` is always the viewer's own date, 'YYYY-MM-DD' (PORTAL-5). The rules are PORTAL-9 to PORTAL-12.

/** Upcoming until its last day is over, even when cancelled: it stays where the traveller looks for it. */
export const isUpcoming = (trip: Dated, today: string) => trip.endDate >= today

/** Whether the 'Upcoming' counter includes it. */
export const isStillToCome = (trip: Dated, today: string) => isUpcoming(trip, today) && trip.status !== 'cancelled'

/** Whether the trip has begun and is not over. */
export const isUnderWay = (trip: Dated, today: string) => isStillToCome(trip, today) && trip.startDate < today

/** The trip with the earliest start on or after today that is not cancelled. */
export function nextTrip<T extends Dated>(trips: readonly T[], today: string): T | undefined {
	return trips.filter((trip) => trip.startDate >= today && trip.status !== 'cancelled').toSorted(byStart)[0]
}

/** The trips that a device stores without being asked (PORTAL-105): those under way, and the next one. */
export function tripsToStore<T extends Dated>(trips: readonly T[], today: string): T[] {
	const next = nextTrip(trips, today)
	return [...trips.filter((trip) => isUnderWay(trip, today)), ...(next ? [next] : [])]
}

/** Upcoming trips, earliest first, and past trips, latest first. */
export function splitByTime<T extends Dated>(trips: readonly T[], today: string): { upcoming: T[]; past: T[] } {
	const ordered = trips.toSorted(byStart)
	return {
		upcoming: ordered.filter((trip) => isUpcoming(trip, today)),
		past: ordered.filter((trip) => !isUpcoming(trip, today)).toReversed(),
	}
}

const byStart = (a: Dated, b: Dated) => compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate)
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The length of a trip in days, both ends included: 21 to 21 May is one day. */
export const daysOfTrip = ({ startDate, endDate }: Pick<Dated, 'startDate' | 'endDate'>) =>
	daysBetween(startDate, endDate) + 1

export type Countdown = { days: number; label: 'Days to Go' | 'Day to Go' | 'Departing Today!' }

/**
 * The day that the countdown of a trip leads to: its start, or the day before when its first flight leaves then, as on the evening before
 * the first night in the hotel.
 */
export function departureDay(
	{ startDate, firstDeparture }: Pick<PortalTrip, 'startDate' | 'firstDeparture'>,
	today: string,
) {
	const eve = addDays(startDate, -1)
	return firstDeparture && dayOf(firstDeparture) === eve && eve >= today ? eve : startDate
}

/** The days until `day`, with their label. */
export function countdownTo(day: string, today: string): Countdown {
	const days = daysBetween(today, day)
	if (days === 0) return { days, label: 'Departing Today!' }
	return { days, label: days === 1 ? 'Day to Go' : 'Days to Go' }
}
