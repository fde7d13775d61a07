import { addMonths, MONTHS } from '#shared/dates.ts'
import { DEPARTURE_WINDOWS, type TRIP_FILTERS, type TripFilterName } from '#shared/trips/trip-filters.ts'

type Words = {
	[N in TripFilterName]: { label: string; all: string; values: Record<(typeof TRIP_FILTERS)[N][number], string> }
}
export type Choice = readonly [value: string, text: string]

/** Each filter by a value, in words. */
export const FILTER_WORDS: Words = {
	status: {
		label: 'Status',
		all: 'Any status',
		values: {
			active: 'Active',
			confirmed: 'Confirmed',
			pending: 'Pending',
			completed: 'Completed',
			cancelled: 'Cancelled',
		},
	},
	approval: {
		label: 'Guest approval',
		all: 'Any approval',
		values: { pending: 'Pending', approved: 'Approved', changes_requested: 'Changes Requested' },
	},
	documents: {
		label: 'Issued documents',
		all: 'Any documents',
		values: {
			none: 'None issued',
			confirmation: 'Confirmation only',
			certificate: 'Certificate only',
			both: 'Confirmation and certificate',
		},
	},
}

const MONTHS_AHEAD = 12

/** The windows and months of departure that can be chosen, and the chosen month if it is another. */
export function departureChoices(chosen: string, today: string): Choice[] {
	const ahead = Array.from({ length: MONTHS_AHEAD }, (_, at) => addMonths(`${today.slice(0, 7)}-01`, at).slice(0, 7))
	const isOther = chosen.includes('-') && !ahead.includes(chosen)
	return [
		...DEPARTURE_WINDOWS.map((days): Choice => [days, `Next ${days} days`]),
		...[...(isOther ? [chosen] : []), ...ahead].map((month): Choice => [month, inWords(month)]),
	]
}

/** '2027-05' as 'May 2027'. */
const inWords = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
