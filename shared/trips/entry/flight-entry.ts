import { dayOf } from '#shared/dates.ts'
import type { Flight } from '../kinds/flight.ts'
import type { EntryRules } from './entry-rules.ts'

export const flightEntry: EntryRules = {
	start: ({ flights, startDate, endDate }) => onDay(flights.length === 0 ? startDate : endDate),
	next: {
		label: 'Add Next Leg',
		start: ({ flights }) => {
			const last = flights.at(-1)
			return last ? nextLeg(last) : null
		},
	},
	follow: ({ departureTime = '' }): { arrivalTime?: string } =>
		departureTime === '' ? {} : { arrivalTime: dayOf(departureTime) },
}

const onDay = (day: string) => ({ departureTime: day, arrivalTime: day })

/** The next flight leaves from this one's arrival airport, on the day of the arrival and on the same booking. */
const nextLeg = ({ arrivalAirport, arrivalTime, airline, pnr, class: cabin, baggageWeightKg }: Flight) => ({
	...onDay(dayOf(arrivalTime)),
	departureAirport: arrivalAirport,
	airline,
	pnr,
	class: cabin,
	baggageWeightKg,
})
