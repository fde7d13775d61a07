/** The sort keys of the staff's lists: 'name' ascending, '-name' descending. Without one the newest come first. */
export const TRIP_SORTS = ['customer', 'name', 'destination', 'startDate', 'approval'] as const
export const CUSTOMER_SORTS = ['name', 'email', 'trips', 'joinDate'] as const

export type TripSort = (typeof TRIP_SORTS)[number]
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]
export type Sort<Name extends string = string> = { by: Name; isDescending: boolean }

/** Parses a sort order. Null when it is none of `names`. */
export function parseSort<Name extends string>(text: string, names: readonly Name[]): Sort<Name> | null {
	const isDescending = text.startsWith('-')
	const by = names.find((name) => name === (isDescending ? text.slice(1) : text))
	return by ? { by, isDescending } : null
}

/** Formats a sort order; '' for none. */
export const formatSort = (sort: Sort | null): string => (sort ? (sort.isDescending ? '-' : '') + sort.by : '')
