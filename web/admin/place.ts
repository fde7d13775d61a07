export const SECTIONS = ['dashboard', 'customers', 'trips'] as const
export const TRIP_TABS = ['overview', 'guests', 'flights', 'hotels', 'transfers', 'activities'] as const

/** Where in the CRM someone is. All of it stands in the address, so that Back, reload and a shared link lead here again. */
export type Place = {
	section: (typeof SECTIONS)[number]
	/** What the section's list is searched for. */
	q: string
	/** The customer whose trips are listed; '' for all. */
	userId: string
	/** The trip whose panel lies over the section; '' for none. */
	trip: string
	tab: (typeof TRIP_TABS)[number]
}

export function parsePlace(search: string): Place {
	const given = new URLSearchParams(search)
	const oneOf = <T extends string>(name: string, known: readonly [T, ...T[]]) =>
		known.find((value) => value === given.get(name)) ?? known[0]
	return {
		section: oneOf('section', SECTIONS),
		q: given.get('q') ?? '',
		userId: given.get('userId') ?? '',
		trip: given.get('trip') ?? '',
		tab: oneOf('tab', TRIP_TABS),
	}
}

/** '' or '?section=trips&…': in one fixed order, without what is as at the start. */
export function formatPlace(place: Place): string {
	const start = parsePlace('')
	const told = new URLSearchParams()
	for (const name of ['section', 'userId', 'q', 'trip', 'tab'] as const)
		if (place[name] !== start[name]) told.set(name, place[name])
	return told.size > 0 ? `?${told}` : ''
}
