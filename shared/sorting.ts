/** What staff's lists can be sorted by: 'name' upwards, '-name' downwards. Without it the newest come first. */
export const TRIP_SORTS = ['customer', 'name', 'destination', 'startDate', 'approval'] as const
export const CUSTOMER_SORTS = ['name', 'email', 'trips', 'joinDate'] as const

export type TripSort = (typeof TRIP_SORTS)[number]
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]
export type Sort<Name extends string = string> = { by: Name; isDescending: boolean }

/** The order that these words ask for; null when none of `names` is meant. */
export function parseSort<Name extends string>(words: string, names: readonly Name[]): Sort<Name> | null {
	const isDescending = words.startsWith('-')
	const by = names.find((name) => name === (isDescending ? words.slice(1) : words))
	return by ? { by, isDescending } : null
}

/** The words for an order; '' for none. */
export const formatSort = (sort: Sort | null): string => (sort ? (sort.isDescending ? '-' : '') + sort.by : '')
