import type { Flight } from './kinds/flight.ts'

/** Initial values of the next flight's form: it leaves from this one's arrival airport, on the same booking. */
export const nextLeg = ({ arrivalAirport, airline, pnr, class: cabin, baggageWeightKg }: Flight) => ({
	departureAirport: arrivalAirport,
	airline,
	pnr,
	class: cabin,
	baggageWeightKg,
})
