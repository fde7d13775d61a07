import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useQueryText } from '#web/ui/use-query-text.ts'
import { formatAdminLocation, parseAdminLocation, type AdminLocation, type TripTab } from './admin-location.ts'

/** What another section doesn't take over. */
const NO_DETAIL = {
	q: '',
	sort: '',
	userId: '',
	consultant: '',
	status: '',
	approval: '',
	departs: '',
	documents: '',
	lacking: '',
	travel: '',
	kind: '',
	state: '',
	item: '',
	trip: '',
	isTripPage: false,
	tab: 'overview',
	customer: '',
} as const satisfies Partial<AdminLocation>

type Entry = { isOverList?: true } | null

/** The current location in the CRM, and the functions that change it. None of them leaves the page, so none waits for a chunk. */
export function useAdminLocation() {
	const [path] = useLocation()
	const location = parseAdminLocation(`${path}?${useQueryText()}`)
	const addressOf = (change: Partial<AdminLocation>) => formatAdminLocation({ ...location, ...change })
	/** The address of another section or filter, without what is open in this one. */
	const addressOfSection = (change: Partial<AdminLocation>) => addressOf({ ...NO_DETAIL, ...change })
	const goBackOr = (change: Partial<AdminLocation>) => {
		if ((history.state as Entry)?.isOverList) history.back()
		else navigate(addressOf(change), { replace: true })
	}
	return {
		location,
		/** The address of a view, for a link. */
		addressOf,
		/** The address of a trip's page at the open tab. Only the list of trips gives it filters. */
		addressOfTripPage: (trip: string) =>
			addressOf({
				...(location.section === 'trips' ? {} : NO_DETAIL),
				...{ tab: location.tab, trip, isTripPage: true, customer: '' },
			}),
		/** The address of a customer's page. Only the list of customers gives it filters. */
		addressOfCustomerPage: (customer: string) =>
			addressOf({
				...(location.section === 'customers' ? {} : NO_DETAIL),
				...{ section: 'customers', customer, trip: '', isTripPage: false, tab: 'overview' },
			}),
		/** Opens another section or filter. Back returns. */
		navigateTo: (change: Partial<AdminLocation>) => navigate(addressOfSection(change)),
		addressOfSection,
		/** Filters the same list in another way. Back returns. */
		filterBy: (change: Partial<AdminLocation>) => navigate(addressOf(change)),
		/** Changes a detail of the same view, such as the tab or the search, without a history entry. */
		replaceParams: (change: Partial<AdminLocation>) =>
			navigate(addressOf(change), { replace: true, state: history.state as Entry }),
		/** Opens a trip over the list, or in place of the trip's page. `replace` takes over the history entry of the dialog that created the trip. */
		openTrip: (trip: string, { replace = false } = {}) =>
			navigate(addressOf({ trip, tab: 'overview' }), { replace, state: { isOverList: true } satisfies Entry }),
		/** Opens a trip at one of its tabs, also from another trip, which it replaces. */
		showTrip: (trip: string, tab: TripTab) =>
			navigate(addressOf({ trip, tab }), {
				replace: location.trip !== '',
				state: location.trip ? (history.state as Entry) : ({ isOverList: true } satisfies Entry),
			}),
		/** Opens a catalogue item in place of the list. */
		openItem: (item: string, { replace = false } = {}) =>
			navigate(addressOf({ item }), { replace, state: { isOverList: true } satisfies Entry }),
		closeItem: () => goBackOr({ item: '' }),
		/** Goes back where that leads to the list. After a reload or from a shared link, the list replaces the trip. */
		closeTrip: () => goBackOr({ trip: '', isTripPage: false, tab: 'overview' }),
	}
}
