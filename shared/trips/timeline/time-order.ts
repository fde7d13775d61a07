import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'

/**
 * A local time that sorts and compares as text. If only the day is known it is the end of that day, '2026-05-21T24:00:00', so timed
 * records come first and an untimed one is not over before its day is.
 */
export type Moment = string

const someTimeOn = (day: string): Moment => `${day}T24:00:00`

/** Parses a typed time: '14:30', '9.30 am', 'from 2pm'. Anything else, such as 'sunset', counts as untimed. */
function momentOf(day: string, typedTime: string | null): Moment {
	const found = typedTime && /\b(\d{1,2})(?:[:.h](\d\d)(?:\s?([ap])\.?m)?|\s?([ap])\.?m)\b/i.exec(typedTime)
	if (!found) return someTimeOn(day)
	const [, hours = '', minutes = '00', half, otherHalf] = found
	const isAfternoon = (half ?? otherHalf)?.toLowerCase()
	const hour = isAfternoon ? (Number(hours) % 12) + (isAfternoon === 'p' ? 12 : 0) : Number(hours)
	if (hour > 23 || Number(minutes) > 59) return someTimeOn(day)
	return `${day}T${String(hour).padStart(2, '0')}:${minutes}:00`
}

export const departure = (flight: Flight): Moment => flight.departureTime
export const arrivalAtHotel = (stay: Accommodation): Moment => someTimeOn(stay.checkIn)
export const pickup = (transfer: Transfer): Moment => momentOf(transfer.date, transfer.time)
export const beginning = (activity: Activity): Moment => momentOf(activity.date, activity.time)

/** The records of a trip, each list in time order. Every screen and document uses this order. */
export function inTimeOrder<T extends Pick<WholePortalTrip, 'flights' | 'accommodations' | 'transfers' | 'activities'>>(
	trip: T,
): T {
	return {
		...trip,
		flights: ordered(trip.flights, departure),
		accommodations: ordered(trip.accommodations, (stay) => `${stay.checkIn} ${stay.checkOut}`),
		transfers: ordered(trip.transfers, pickup),
		activities: ordered(trip.activities, beginning),
	}
}

function ordered<T>(things: readonly T[], momentOf: (thing: T) => Moment): T[] {
	return things.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : Number(momentOf(a) > momentOf(b))))
}
