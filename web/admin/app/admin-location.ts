import { CUSTOMER_SORTS, formatSort, parseSort, TRIP_SORTS } from '#shared/sorting.ts'

export const SECTIONS = ['dashboard', 'customers', 'trips'] as const
export const TRIP_TABS = ['overview', 'guests', 'flights', 'hotels', 'transfers', 'activities'] as const

/** A location in the CRM. All of it is in the address, so that Back, reload and a shared link lead to the same view (CRM-2). */
export type AdminLocation = {
	section: (typeof SECTIONS)[number]
	/** The search text of the section's list. */
	q: string
	/** The sort in the format of shared/sorting.ts; '' for the newest first. */
	sort: string
	/** The customer filter of the trips; '' for all customers. */
	userId: string
	/** The trip whose panel is open; '' for none. */
	trip: string
	tab: (typeof TRIP_TABS)[number]
}

const SORTS = { dashboard: [], customers: CUSTOMER_SORTS, trips: TRIP_SORTS } as const

export function parseAdminLocation(search: string): AdminLocation {
	const params = new URLSearchParams(search)
	const oneOf = <T extends string>(name: string, known: readonly [T, ...T[]]) =>
		known.find((value) => value === params.get(name)) ?? known[0]
	const section = oneOf('section', SECTIONS)
	return {
		section,
		sort: formatSort(parseSort(params.get('sort') ?? '', SORTS[section])),
		q: params.get('q') ?? '',
		userId: params.get('userId') ?? '',
		trip: params.get('trip') ?? '',
		tab: oneOf('tab', TRIP_TABS),
	}
}

/** '' or '?section=trips&…', in a fixed order and without default values. */
export function formatAdminLocation(location: AdminLocation): string {
	const defaults = parseAdminLocation('')
	const params = new URLSearchParams()
	for (const name of ['section', 'userId', 'q', 'sort', 'trip', 'tab'] as const)
		if (location[name] !== defaults[name]) params.set(name, location[name])
	return params.size > 0 ? `?${params}` : ''
}
