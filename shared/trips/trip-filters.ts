import { addDays, addMonths } from '#shared/dates.ts'

/** The filters of staff's list of trips by a value, each with its values (CRM-293). An active trip is confirmed or pending (CRM-12). */
export const TRIP_FILTERS = {
	status: ['confirmed', 'pending', 'completed', 'cancelled', 'active'],
	approval: ['pending', 'approved', 'changes_requested'],
	documents: ['none', 'confirmation', 'certificate', 'both'],
} as const
export type TripFilterName = keyof typeof TRIP_FILTERS
/** '' for all. */
export type TripFilters = { [N in TripFilterName]: (typeof TRIP_FILTERS)[N][number] | '' }
/** Which documents of a trip have been issued. */
export type IssuedState = (typeof TRIP_FILTERS)['documents'][number]

/** The days ahead that a list of departures can be filtered by. */
export const DEPARTURE_WINDOWS = ['7', '30', '90'] as const
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** A filter by departure: '30' for the next 30 days, '2027-05' for a month; '' for anything else. */
export const readDeparture = (text: string): string =>
	MONTH.test(text) || DEPARTURE_WINDOWS.some((days) => days === text) ? text : ''

/** The first and the last day of a filter by departure, as the call takes them. Empty for all departures. */
export function departureDays(departs: string, today: string): { departsFrom?: string; departsUntil?: string } {
	if (departs === '') return {}
	if (!MONTH.test(departs)) return { departsFrom: today, departsUntil: addDays(today, Number(departs)) }
	const first = `${departs}-01`
	return { departsFrom: first, departsUntil: addDays(addMonths(first, 1), -1) }
}
