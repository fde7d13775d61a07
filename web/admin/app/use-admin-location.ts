import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { PAGES } from '#shared/paths.ts'
import { formatAdminLocation, parseAdminLocation, type AdminLocation } from './admin-location.ts'

type Entry = { isOverList?: true } | null

/** Where we are, and the ways to go. None of them leaves the page, so none has to wait for a chunk. */
export function useAdminLocation() {
	const place = parseAdminLocation(useSearch())
	const addressOf = (change: Partial<AdminLocation>) => PAGES.admin + formatAdminLocation({ ...place, ...change })
	return {
		place,
		/** To another section or filter: Back returns. */
		navigateTo: (change: Partial<AdminLocation>) => navigate(addressOf({ q: '', sort: '', userId: '', ...change })),
		/** A detail of the same place, such as a tab or a search: Back does not step through these. */
		replaceParams: (change: Partial<AdminLocation>) =>
			navigate(addressOf(change), { replace: true, state: history.state as Entry }),
		/** Lays a trip over the list; `instead` of the dialog in which it was made, whose entry in the history it takes. */
		openTrip: (trip: string, { instead = false } = {}) =>
			navigate(addressOf({ trip }), { replace: instead, state: { isOverList: true } satisfies Entry }),
		/** As Back does, when that leads to the list; after a reload or a shared link the list takes the trip's place. */
		closeTrip: () => {
			if ((history.state as Entry)?.isOverList) history.back()
			else navigate(addressOf({ trip: '', tab: 'overview' }), { replace: true })
		},
	}
}
