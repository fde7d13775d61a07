import { ITEM_STATES, type ItemState } from '#shared/catalogue/catalogue-item.ts'
import { ITEM_KINDS, type ItemKind } from '#shared/catalogue/content.ts'
import type { EnteredSection } from '#shared/trips/kinds/registry.ts'
import { CUSTOMER_SORTS, formatSort, parseSort, TRIP_SORTS } from '#shared/sorting.ts'

export const SECTIONS = ['dashboard', 'customers', 'trips'] as const
/** A group of its own in the navigation, below the sections. */
export const WEBSITE_SECTIONS = ['catalogue', 'calendars'] as const
/** Opened from the account menu. All but the complaints are for owners. */
export const MENU_SECTIONS = ['complaints', 'team', 'audit', 'retention', 'processing', 'installation'] as const
/** The tabs of a trip: the overview, and one for each kind of record that staff type. */
export type TripTab = 'overview' | EnteredSection
/** The names are listed here because the registry is not part of the first script. */
const TRIP_TABS: Record<TripTab, true> = {
	overview: true,
	guests: true,
	flights: true,
	hotels: true,
	transfers: true,
	activities: true,
}

/** A location in the CRM. All of it is in the address, so that Back, reload and a shared link lead to the same view (CRM-2). */
export type AdminLocation = {
	section: (typeof SECTIONS)[number] | (typeof WEBSITE_SECTIONS)[number] | (typeof MENU_SECTIONS)[number]
	/** The search text of the section's list. */
	q: string
	/** The sort in the format of shared/sorting.ts; '' for the newest first. */
	sort: string
	/** The customer filter of the trips; '' for all customers. */
	userId: string
	/** 'me' for the trips of the person who looks; '' for everybody's. */
	consultant: '' | 'me'
	/** The filters of the catalogue; '' for everything. */
	kind: ItemKind | ''
	state: ItemState | ''
	/** The catalogue item whose editor or calendar is open; '' for none. */
	item: string
	/** The trip whose panel is open; '' for none. */
	trip: string
	tab: TripTab
	/** The conversation that a mail links to; '' for none. */
	thread: string
}

const SORTS = {
	dashboard: [],
	team: [],
	audit: [],
	retention: [],
	installation: [],
	processing: [],
	complaints: [],
	catalogue: [],
	calendars: [],
	customers: CUSTOMER_SORTS,
	trips: TRIP_SORTS,
} as const

export function parseAdminLocation(search: string): AdminLocation {
	const params = new URLSearchParams(search)
	const oneOf = <T extends string>(name: string, known: readonly [T, ...T[]]) =>
		known.find((value) => value === params.get(name)) ?? known[0]
	const section = oneOf('section', [...SECTIONS, ...WEBSITE_SECTIONS, ...MENU_SECTIONS])
	return {
		section,
		sort: formatSort(parseSort(params.get('sort') ?? '', SORTS[section])),
		q: params.get('q') ?? '',
		userId: params.get('userId') ?? '',
		consultant: params.get('consultant') === 'me' ? 'me' : '',
		kind: oneOf('kind', ['', ...ITEM_KINDS]),
		state: oneOf('state', ['', ...ITEM_STATES]),
		item: params.get('item') ?? '',
		trip: params.get('trip') ?? '',
		thread: params.get('thread') ?? '',
		tab: oneOf('tab', ['overview', ...(Object.keys(TRIP_TABS) as TripTab[])]),
	}
}

/** '' or '?section=trips&…', in a fixed order and without default values. */
export function formatAdminLocation(location: AdminLocation): string {
	const defaults = parseAdminLocation('')
	const params = new URLSearchParams()
	const names = [
		'section',
		'userId',
		'consultant',
		'kind',
		'state',
		'q',
		'sort',
		'item',
		'trip',
		'tab',
		'thread',
	] as const
	for (const name of names) if (location[name] !== defaults[name]) params.set(name, location[name])
	return params.size > 0 ? `?${params}` : ''
}
