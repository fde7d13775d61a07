import type { Flight } from './kinds/flight.ts'

/** What the form for the flight after this one starts with: it leaves from where this one lands, on the same booking. */
export const nextLeg = ({ arrivalAirport, airline, pnr, class: cabin, baggageWeightKg }: Flight) => ({
	departureAirport: arrivalAirport,
	airline,
	pnr,
	class: cabin,
	baggageWeightKg,
})
