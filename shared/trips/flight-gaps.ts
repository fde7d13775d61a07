import type { Flight } from './kinds/flight.ts'
import type { WholeTrip } from './whole-trip.ts'
import { addDays, dayOf, timeOf } from '#shared/dates.ts'
import { airportCode, zoneOfAirport } from '#shared/places/airports.ts'
import { instantOf } from '#shared/places/zoned-time.ts'

/** The widest difference between two time zones: UTC+14 and UTC-12. */
const WIDEST_HOURS = 26
const HOUR_MS = 3_600_000

/**
 * Whether a flight arrives before it departs. Times are local to each airport, so an earlier reading may be right. Where both zones are
 * known they decide; otherwise only what is impossible in every zone is wrong.
 */
export function readsBackwards(flight: Flight): boolean {
	const { departureAirport, arrivalAirport, departureTime, arrivalTime } = flight
	const [from, to] = [zoneOfAirport(departureAirport), zoneOfAirport(arrivalAirport)]
	if (from && to) return instantOf(to, arrivalTime) <= instantOf(from, departureTime)
	const hours = (Date.parse(`${arrivalTime}Z`) - Date.parse(`${departureTime}Z`)) / HOUR_MS
	return isSameAirport(departureAirport, arrivalAirport) ? hours <= 0 : hours <= -WIDEST_HOURS
}

/** For a landing after this hour, the transfer may be dated the next day. */
const LATE = '20:00'
const PICKUPS: readonly string[] = ['Airport Pickup', 'Private Transfer']

/** Flights without a transfer after landing, except connecting flights and the last one home. */
export function landingsWithoutTransfer({ flights, transfers }: Pick<WholeTrip, 'flights' | 'transfers'>): Flight[] {
	const inOrder = flights.toSorted((a, b) => (a.departureTime < b.departureTime ? -1 : 1))
	const home = inOrder[0]?.departureAirport ?? ''
	const pickups = transfers.filter(({ transferType }) => PICKUPS.includes(transferType))
	return inOrder.filter((flight, index) => {
		const { arrivalTime, arrivalAirport, segmentType } = flight
		const next = inOrder[index + 1]
		const isHome = !next && (segmentType === 'return' || isSameAirport(arrivalAirport, home))
		if (isHome || (next && connects(flight, next))) return false
		const days = [dayOf(arrivalTime), ...(timeOf(arrivalTime) >= LATE ? [addDays(dayOf(arrivalTime), 1)] : [])]
		return !pickups.some(({ date }) => days.includes(date))
	})
}

/** Whether the next flight leaves from the same airport within a day. Both times are in the same zone. */
const connects = (flight: Flight, next: Flight) =>
	isSameAirport(flight.arrivalAirport, next.departureAirport) && next.departureTime <= addDays(flight.arrivalTime, 1)

function isSameAirport(a: string, b: string): boolean {
	const [codeA, codeB] = [airportCode(a), airportCode(b)]
	return codeA && codeB ? codeA === codeB : a.trim().toLowerCase() === b.trim().toLowerCase()
}
