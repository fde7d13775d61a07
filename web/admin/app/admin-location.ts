import { ITEM_STATES, type ItemState } from '#shared/catalogue/catalogue-item.ts'
import { ITEM_KINDS, type ItemKind } from '#shared/catalogue/content.ts'
import { TRAVEL_FILTERS, type TravelFilter } from '#shared/customers/customer-filters.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { EnteredSection } from '#shared/trips/kinds/registry.ts'
import { ASPECTS, type Aspect } from '#shared/trips/board/aspects.ts'
import { readDeparture, TRIP_FILTERS, type TripFilters } from '#shared/trips/trip-filters.ts'
import { CUSTOMER_SORTS, formatSort, parseSort, TRIP_SORTS } from '#shared/sorting.ts'

export const SECTIONS = ['dashboard', 'customers', 'trips'] as const
/** What there is to do, below the sections in the navigation. */
export const WORK_SECTIONS = ['day', 'departures', 'month'] as const
/** A group of its own in the navigation, below the others. */
export const WEBSITE_SECTIONS = ['catalogue', 'calendars'] as const
/** Opened from the account menu. All but the complaints and deletions are for owners. */
export const MENU_SECTIONS = [
	'complaints',
	'deleted',
	'team',
	'audit',
	'retention',
	'processing',
	'installation',
] as const
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
export type AdminLocation = TripFilters & {
	section:
		| (typeof SECTIONS)[number]
		| (typeof WORK_SECTIONS)[number]
		| (typeof WEBSITE_SECTIONS)[number]
		| (typeof MENU_SECTIONS)[number]
	/** The search text of the section's list. */
	q: string
	/** The sort in the format of shared/sorting.ts; '' for the newest first. */
	sort: string
	/** The customer filter of the trips; '' for all customers. */
	userId: string
	/** 'me' for the trips of the person who looks, 'none' for those without a consultant, or a colleague's id; '' for everybody's. */
	consultant: string
	/** A filter of the trips by departure, as `readDeparture` understands it; '' for all. */
	departs: string
	/** The filter of the customers by their trips (CRM-368); '' for all. */
	travel: TravelFilter | ''
	/** What the departures on the board lack; '' for all of them. */
	lacking: Aspect | ''
	/** The filters of the catalogue; '' for everything. */
	kind: ItemKind | ''
	state: ItemState | ''
	/** The catalogue item whose editor or calendar is open; '' for none. */
	item: string
	/** The trip that is open; '' for none. */
	trip: string
	/** Whether the trip is a page of its own instead of a panel over the section (CRM-291). */
	isTripPage: boolean
	tab: TripTab
	/** The customer whose page is open (CRM-361); '' for none. */
	customer: string
	/** The conversation that a mail links to; '' for none. */
	thread: string
	/** The enquiry that a mail links to; '' for none. */
	enquiry: string
}

const SORTS = {
	dashboard: [],
	day: [],
	departures: [],
	month: [],
	team: [],
	audit: [],
	retention: [],
	installation: [],
	deleted: [],
	processing: [],
	complaints: [],
	catalogue: [],
	calendars: [],
	customers: CUSTOMER_SORTS,
	trips: TRIP_SORTS,
} as const

/** The id in the address of a page; undefined at any other address. */
const idIn = (page: typeof PAGES.adminTrip | typeof PAGES.adminCustomer) => {
	const pattern = new RegExp(`^${page.replace(':id', '([^/]+)')}/?$`)
	return (path: string) => {
		const id = pattern.exec(path)?.[1]
		return id === undefined ? undefined : decodeURIComponent(id)
	}
}
const tripIn = idIn(PAGES.adminTrip)
const customerIn = idIn(PAGES.adminCustomer)

/** Parses a path with its query. */
export function parseAdminLocation(address: string): AdminLocation {
	const [path = '', search] = address.split('?')
	const params = new URLSearchParams(search)
	const tripOfPage = tripIn(path)
	const customerOfPage = customerIn(path)
	const oneOf = <T extends string>(name: string, known: readonly [T, ...T[]]) =>
		known.find((value) => value === params.get(name)) ?? known[0]
	const sections = [...SECTIONS, ...WORK_SECTIONS, ...WEBSITE_SECTIONS, ...MENU_SECTIONS] as const
	const section = tripOfPage ? 'trips' : customerOfPage ? 'customers' : oneOf('section', sections)
	return {
		section,
		sort: formatSort(parseSort(params.get('sort') ?? '', SORTS[section])),
		q: params.get('q') ?? '',
		userId: params.get('userId') ?? '',
		consultant: params.get('consultant') ?? '',
		status: oneOf('status', ['', ...TRIP_FILTERS.status]),
		approval: oneOf('approval', ['', ...TRIP_FILTERS.approval]),
		departs: readDeparture(params.get('departs') ?? ''),
		documents: oneOf('documents', ['', ...TRIP_FILTERS.documents]),
		lacking: oneOf('lacking', ['', ...ASPECTS]),
		travel: oneOf('travel', ['', ...TRAVEL_FILTERS]),
		kind: oneOf('kind', ['', ...ITEM_KINDS]),
		state: oneOf('state', ['', ...ITEM_STATES]),
		item: params.get('item') ?? '',
		trip: tripOfPage ?? params.get('trip') ?? '',
		isTripPage: tripOfPage !== undefined,
		customer: customerOfPage ?? '',
		thread: params.get('thread') ?? '',
		enquiry: params.get('enquiry') ?? '',
		tab: oneOf('tab', ['overview', ...(Object.keys(TRIP_TABS) as TripTab[])]),
	}
}

const PARAMS = [
	'section',
	'userId',
	'consultant',
	'status',
	'approval',
	'departs',
	'lacking',
	'travel',
	'documents',
	'kind',
	'state',
	'q',
	'sort',
	'item',
	'trip',
	'tab',
	'thread',
	'enquiry',
] as const

/** The page of a trip or customer at a location, and the parameters that its path replaces. Null for a section. */
function pageOf({ isTripPage, trip, customer }: AdminLocation): { path: string; replaces: readonly string[] } | null {
	if (isTripPage && trip !== '') return { path: href(PAGES.adminTrip, { id: trip }), replaces: ['section', 'trip'] }
	return customer === '' ? null : { path: href(PAGES.adminCustomer, { id: customer }), replaces: ['section'] }
}

/** The path, with the query in a fixed order and without default values. */
export function formatAdminLocation(location: AdminLocation): string {
	const page = pageOf(location)
	const defaults = parseAdminLocation(PAGES.admin)
	const params = new URLSearchParams()
	for (const name of PARAMS)
		if (location[name] !== defaults[name] && !page?.replaces.includes(name)) params.set(name, location[name])
	const path = page?.path ?? PAGES.admin
	return params.size > 0 ? `${path}?${params}` : path
}
