import { dayOf } from '#shared/dates.ts'
import { airportCode } from '#shared/places/airports.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { flightNumberOf } from '#shared/trips/timeline/flight-number.ts'
import { zoneOfAirport } from '#server/airports/airport-zone.ts'
import type { BookedFlight } from './booked-flight.ts'

type Row = {
	flightNumber: string | null
	departureAirport: string
	arrivalAirport: string
	departureTime: string
	arrivalTime: string
	destination: string | null
}

/** A flight of a trip as providers find it; null without a flight number. */
export function bookedFrom(row: Row): BookedFlight | null {
	const { departureAirport, arrivalAirport, departureTime, arrivalTime, destination } = row
	const number = flightNumberOf(row.flightNumber)
	if (!number) return null
	const zoneOf = (airport: string) =>
		zoneOfAirport(airport) ?? findDestination(airport)?.zone ?? findDestination(destination)?.zone ?? 'UTC'
	const [fromZone, toZone] = [zoneOf(departureAirport), zoneOf(arrivalAirport)]
	return {
		number,
		day: dayOf(departureTime),
		departure: instantOf(fromZone, departureTime),
		arrival: instantOf(toZone, arrivalTime),
		origin: airportCode(departureAirport),
		fromZone,
		toZone,
	}
}

/** The same for every trip with this flight. */
export const readingKey = ({ number, day, origin }: BookedFlight) => `${number} ${day} ${origin ?? ''}`.trim()
