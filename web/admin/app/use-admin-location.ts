import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { PAGES } from '#shared/paths.ts'
import { formatAdminLocation, parseAdminLocation, type AdminLocation, type TripTab } from './admin-location.ts'

type Entry = { isOverList?: true } | null

/** The current location in the CRM, and the functions that change it. None of them leaves the page, so none waits for a chunk. */
export function useAdminLocation() {
	const location = parseAdminLocation(useSearch())
	const addressOf = (change: Partial<AdminLocation>) => PAGES.admin + formatAdminLocation({ ...location, ...change })
	const goBackOr = (change: Partial<AdminLocation>) => {
		if ((history.state as Entry)?.isOverList) history.back()
		else navigate(addressOf(change), { replace: true })
	}
	return {
		location,
		/** Opens another section or filter. Back returns. */
		navigateTo: (change: Partial<AdminLocation>) =>
			navigate(addressOf({ q: '', sort: '', userId: '', consultant: '', kind: '', state: '', item: '', ...change })),
		/** Changes a detail of the same view, such as the tab or the search, without a history entry. */
		replaceParams: (change: Partial<AdminLocation>) =>
			navigate(addressOf(change), { replace: true, state: history.state as Entry }),
		/** Opens a trip over the list. `replace` takes over the history entry of the dialog that created the trip. */
		openTrip: (trip: string, { replace = false } = {}) =>
			navigate(addressOf({ trip }), { replace, state: { isOverList: true } satisfies Entry }),
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
		closeTrip: () => goBackOr({ trip: '', tab: 'overview' }),
	}
}
