import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { daysBetween } from '#shared/dates.ts'

/** What the rules below need to know of a trip. */
type Dated = Pick<PortalTrip, 'startDate' | 'endDate' | 'status'>

// `today` is always the day on the viewer's own clock, 'YYYY-MM-DD' (PORTAL-5). The rules are PORTAL-9 to PORTAL-12.

/** Upcoming until its last day is over; a cancelled trip too: it stays where the traveller looks for it. */
export const isUpcoming = (trip: Dated, today: string) => trip.endDate >= today

/** What the 'Upcoming' counter counts. */
export const isStillToCome = (trip: Dated, today: string) => isUpcoming(trip, today) && trip.status !== 'cancelled'

/** Begun and not over. */
export const isUnderWay = (trip: Dated, today: string) => isStillToCome(trip, today) && trip.startDate < today

/** The one that starts soonest, today or later, and is not cancelled. */
export function nextTrip<T extends Dated>(trips: readonly T[], today: string): T | undefined {
	return trips.filter((trip) => trip.startDate >= today && trip.status !== 'cancelled').toSorted(byStart)[0]
}

/** Upcoming trips with the soonest first, past ones with the latest first. */
export function splitByTime<T extends Dated>(trips: readonly T[], today: string): { upcoming: T[]; past: T[] } {
	const ordered = trips.toSorted(byStart)
	return {
		upcoming: ordered.filter((trip) => isUpcoming(trip, today)),
		past: ordered.filter((trip) => !isUpcoming(trip, today)).toReversed(),
	}
}

const byStart = (a: Dated, b: Dated) => compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate)
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** How long a trip lasts, its first and its last day included: 21 to 21 May is one day. */
export const daysOfTrip = ({ startDate, endDate }: Pick<Dated, 'startDate' | 'endDate'>) =>
	daysBetween(startDate, endDate) + 1

export type Countdown = { days: number; label: 'Days to Go' | 'Day to Go' | 'Departing Today!' }

/** How many days are left until `startDate`, and what to call them. */
export function countdownTo(startDate: string, today: string): Countdown {
	const days = daysBetween(today, startDate)
	if (days === 0) return { days, label: 'Departing Today!' }
	return { days, label: days === 1 ? 'Day to Go' : 'Days to Go' }
}
