import { CUSTOMER_SORTS, formatSort, parseSort, TRIP_SORTS } from '#shared/sorting.ts'

export const SECTIONS = ['dashboard', 'customers', 'trips'] as const
export const TRIP_TABS = ['overview', 'guests', 'flights', 'hotels', 'transfers', 'activities'] as const

/** Where in the CRM someone is. All of it stands in the address, so that Back, reload and a shared link lead here again. */
export type AdminLocation = {
	section: (typeof SECTIONS)[number]
	/** What the section's list is searched for. */
	q: string
	/** How the section's list is sorted, as shared/sorting.ts writes it; '' for the newest first. */
	sort: string
	/** The customer whose trips are listed; '' for all. */
	userId: string
	/** The trip whose panel lies over the section; '' for none. */
	trip: string
	tab: (typeof TRIP_TABS)[number]
}

const SORTS = { dashboard: [], customers: CUSTOMER_SORTS, trips: TRIP_SORTS } as const

export function parseAdminLocation(search: string): AdminLocation {
	const given = new URLSearchParams(search)
	const oneOf = <T extends string>(name: string, known: readonly [T, ...T[]]) =>
		known.find((value) => value === given.get(name)) ?? known[0]
	const section = oneOf('section', SECTIONS)
	return {
		section,
		sort: formatSort(parseSort(given.get('sort') ?? '', SORTS[section])),
		q: given.get('q') ?? '',
		userId: given.get('userId') ?? '',
		trip: given.get('trip') ?? '',
		tab: oneOf('tab', TRIP_TABS),
	}
}

/** '' or '?section=trips&…': in one fixed order, without what is as at the start. */
export function formatAdminLocation(place: AdminLocation): string {
	const start = parseAdminLocation('')
	const told = new URLSearchParams()
	for (const name of ['section', 'userId', 'q', 'sort', 'trip', 'tab'] as const)
		if (place[name] !== start[name]) told.set(name, place[name])
	return told.size > 0 ? `?${told}` : ''
}
