import type { BookedFlight } from '#server/flight-status/booked-flight.ts'

/** From London to Nice, in the air at noon of its day. */
export const booked: BookedFlight = {
	number: 'BA344',
	day: '2026-11-20',
	departure: Date.parse('2026-11-20T10:25:00Z'),
	arrival: Date.parse('2026-11-20T12:30:00Z'),
	origin: 'LHR',
	fromZone: 'Europe/London',
	toZone: 'Europe/Paris',
}
