import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import { daysBetween } from '#shared/dates.ts'

type Stay = Pick<Accommodation, 'checkIn' | 'checkOut'>

/** The number of nights in hotels. Two rooms on one night count once. */
export function nightsAway(stays: readonly Stay[]): number {
	const byArrival = stays.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))
	let nights = 0
	let until = ''
	for (const { checkIn, checkOut } of byArrival) {
		const from = checkIn > until ? checkIn : until
		nights += Math.max(0, daysBetween(from, checkOut))
		if (checkOut > until) until = checkOut
	}
	return nights
}
