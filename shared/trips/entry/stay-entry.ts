import { addDays, dayOf, daysBetween } from '#shared/dates.ts'
import { withoutCancelled } from '../kinds/booked-records.ts'
import { counted } from '../timeline/wording.ts'
import type { EntryRules, EntryTrip } from './entry-rules.ts'

export const stayEntry: EntryRules = {
	start: (trip) => {
		const checkIn = firstFreeNight(withoutCancelled(trip))
		const checkOut = checkIn < trip.endDate ? trip.endDate : addDays(checkIn, 1)
		return { checkIn, checkOut, nights: daysBetween(checkIn, checkOut) }
	},
	follow: (
		{ checkIn = '', checkOut = '', nights = '' },
		_trip,
		touched,
	): { checkOut: string; nights?: number } | {} => {
		if (checkIn === '') return {}
		const typedNights = touched.has('nights') ? Number(nights) : 0
		if (Number.isInteger(typedNights) && typedNights > 0 && typedNights < LONGEST)
			return { checkOut: addDays(checkIn, typedNights) }
		const leaves = checkOut > checkIn || touched.has('checkOut') ? checkOut : addDays(checkIn, 1)
		return leaves > checkIn ? { checkOut: leaves, nights: daysBetween(checkIn, leaves) } : {}
	},
	advise: ({ checkIn = '', checkOut = '', nights = '' }): Record<string, string> => {
		if (nights === '' || checkIn === '' || checkOut <= checkIn) return {}
		const reckoned = daysBetween(checkIn, checkOut)
		return Number(nights) === reckoned ? {} : { nights: `The dates make ${counted(reckoned, 'night')}.` }
	},
}

/** A mistyped number of nights must not lead to a day that no calendar has. */
const LONGEST = 1000

/** The day of the last check-out; without a stay, or with all nights taken, the day on which they arrive. */
function firstFreeNight({ accommodations, flights, startDate, endDate }: EntryTrip): string {
	const last = accommodations
		.map(({ checkOut }) => checkOut)
		.toSorted()
		.at(-1)
	if (last && last < endDate) return last
	const landings = flights
		.filter(({ departureTime, segmentType }) => segmentType !== 'return' && daysBetween(startDate, departureTime) <= 1)
		.map(({ arrivalTime }) => dayOf(arrivalTime))
		.filter((day) => day >= startDate && day < endDate)
	return landings.toSorted().at(-1) ?? startDate
}
