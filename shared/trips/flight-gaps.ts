import type { Flight } from './kinds/flight.ts'
import type { WholeTrip } from './whole-trip.ts'
import { addDays, dayOf, timeOf } from '#shared/dates.ts'
import { airportCode, zoneOfAirport } from '#shared/places/airports.ts'
import { instantOf } from '#shared/places/zoned-time.ts'

/** No two clocks on Earth are further apart: UTC+14 and UTC-12. */
const WIDEST_HOURS = 26
const HOUR_MS = 3_600_000

/**
 * Whether a flight arrives before it departs. Its times are clock readings at each airport, so an earlier arrival may be right: where
 * both zones are known they decide; where not, only what is wrong in every zone is.
 */
export function readsBackwards(flight: Flight): boolean {
	const { departureAirport, arrivalAirport, departureTime, arrivalTime } = flight
	const [from, to] = [zoneOfAirport(departureAirport), zoneOfAirport(arrivalAirport)]
	if (from && to) return instantOf(to, arrivalTime) <= instantOf(from, departureTime)
	const hours = (Date.parse(`${arrivalTime}Z`) - Date.parse(`${departureTime}Z`)) / HOUR_MS
	return isSameAirport(departureAirport, arrivalAirport) ? hours <= 0 : hours <= -WIDEST_HOURS
}

/** After this hour, whoever lands may be picked up on the next day by the calendar. */
const LATE = '20:00'
const PICKUPS: readonly string[] = ['Airport Pickup', 'Private Transfer']

/** Flights after which the traveller stands at an airport and nobody comes: not the last one home, nor one that connects. */
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

/** The next one leaves from where this one lands within a day; both times are read off the same clock. */
const connects = (flight: Flight, next: Flight) =>
	isSameAirport(flight.arrivalAirport, next.departureAirport) && next.departureTime <= addDays(flight.arrivalTime, 1)

function isSameAirport(a: string, b: string): boolean {
	const [codeA, codeB] = [airportCode(a), airportCode(b)]
	return codeA && codeB ? codeA === codeB : a.trim().toLowerCase() === b.trim().toLowerCase()
}
