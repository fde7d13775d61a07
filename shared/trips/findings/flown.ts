import { type Journey, journeyOf } from '#shared/journey/journey.ts'
import type { Moment } from '#shared/journey/moment.ts'
import type { Flight } from '../kinds/flight.ts'
import { withoutCancelled } from '../kinds/booked-records.ts'
import type { WholeTrip } from '../whole-trip.ts'

/** A flight with its two moments. */
export type Flown = { flight: Flight; name: string; leaves: Moment; lands: Moment }
/** What the rules look at: the trip without what is cancelled, its journey and its flights in order. */
export type Checked = { trip: CheckedTrip; journey: Journey; flown: Flown[] }
export type CheckedTrip = Omit<WholeTrip, 'notes'>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function checked(whole: CheckedTrip): Checked {
	const trip = withoutCancelled(whole)
	const journey = journeyOf({ ...trip, status: '' }, trip.places)
	const flown = trip.flights
		.flatMap((flight): Flown[] => {
			const own = journey.moments.filter(({ part }) => part.id === flight.id)
			const [leaves, lands] = ['leaves', 'lands'].map((what) => own.find((one) => one.what === what))
			return leaves && lands ? [{ flight, name: flight.flightNumber ?? flight.airline, leaves, lands }] : []
		})
		.toSorted((a, b) => a.leaves.order - b.leaves.order)
	return { trip, journey, flown }
}

/** The flight that goes on from where this one lands, within a day. */
export function connectionOf({ lands, flight }: Flown, flown: readonly Flown[]): Flown | undefined {
	const next = flown.find((other) => other.flight !== flight && other.leaves.order > lands.order - HOUR_MS)
	if (!next || next.leaves.order > lands.order + DAY_MS) return undefined
	return isSameAirport(lands, next.leaves) ? next : undefined
}

/** The last flight, if it ends where the first began or is said to return. */
export function isHome(one: Flown, flown: readonly Flown[]): boolean {
	const [first] = flown
	if (!first || flown.at(-1) !== one) return false
	return one.flight.segmentType === 'return' || isSameAirport(one.lands, first.leaves)
}

export function isSameAirport(a: Moment, b: Moment): boolean {
	const [one, other] = [a.place?.airport, b.place?.airport]
	return one && other ? one === other : a.place?.name.trim().toLowerCase() === b.place?.name.trim().toLowerCase()
}

/** Both countries are known and differ. */
export const isAbroad = ({ leaves, lands }: Flown) =>
	Boolean(leaves.place?.country && lands.place?.country && leaves.place.country !== lands.place.country)

/** '45 minutes', '1 hour 30 minutes' */
export function spanInWords(milliseconds: number): string {
	const minutes = Math.round(milliseconds / 60_000)
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
	return [
		hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
		rest > 0 || hours === 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
	]
		.filter(Boolean)
		.join(' ')
}
