import { addDays, daysBetween } from '#shared/dates.ts'
import { joinNights, nightsWithout, type Nights, overlap } from './nights.ts'
import { isTaking, type Period } from './period.ts'

/**
 * What visitors see of a villa's calendar (SITE-179): no reason, source or name. Nights in neither list are on request. `asOf` is the
 * instant up to which this is known.
 */
export type Availability = { asOf: string; taken: readonly Nights[]; free: readonly Nights[] }
export type NightState = 'taken' | 'free' | 'onRequest'

/** The key of a villa's calendar among the data of the public pages (page-data.ts). */
export const availabilityKey = (number: string): string => `availability/villas/${number}`

/** How far ahead visitors see. */
const MONTHS_SHOWN = 18
const DAYS_SHOWN = MONTHS_SHOWN * 31

type Known = { periods: readonly Period[]; completeUntil: string | null; today: string; asOf: string }

/**
 * The public side of a calendar. A night is free only up to the day until which staff call the calendar complete, and is then in no period
 * at all. Null where nothing is known from today on.
 */
export function availabilityOf({ periods, completeUntil, today, asOf }: Known): Availability | null {
	const last = addDays(today, DAYS_SHOWN)
	const shown = ({ from, to }: Nights) => ({ from: from > today ? from : today, to: to < last ? to : last })
	const ahead = periods.filter((period) => overlap(period, { from: today, to: last }))
	const taken = joinNights(ahead.filter(({ state }) => isTaking(state)).map(shown))
	const complete = { from: today, to: completeUntil !== null && completeUntil < last ? completeUntil : last }
	const free = completeUntil === null ? [] : nightsWithout(complete, ahead)
	return taken.length + free.length === 0 ? null : { asOf, taken, free }
}

export function nightStateOf({ taken, free }: Availability, night: string): NightState {
	const isIn = (all: readonly Nights[]) => all.some(({ from, to }) => from <= night && night < to)
	if (isIn(taken)) return 'taken'
	return isIn(free) ? 'free' : 'onRequest'
}

export const isStayTaken = ({ taken }: Pick<Availability, 'taken'>, stay: Nights): boolean =>
	taken.some((nights) => overlap(nights, stay))

/** How far from the chosen day an alternative may begin. */
const NEARBY_DAYS = 60

/** Stays of the same length of which no night is taken: the nearest before the chosen one and the nearest after it, from today on. */
export function alternativesTo(stay: Nights, availability: Availability, today: string): Nights[] {
	const nights = daysBetween(stay.from, stay.to)
	const nearest = (step: 1 | -1): Nights[] => {
		for (let days = step; Math.abs(days) <= NEARBY_DAYS; days += step) {
			const from = addDays(stay.from, days)
			const other = { from, to: addDays(from, nights) }
			if (from >= today && !isStayTaken(availability, other)) return [other]
		}
		return []
	}
	return [...nearest(-1), ...nearest(1)]
}
