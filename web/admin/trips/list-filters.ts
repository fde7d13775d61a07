import { departureDays } from '#shared/trips/trip-filters.ts'
import type { AdminLocation } from '../app/admin-location.ts'

/** What the address says about the list of trips: search, order and filters, as the query of its call. `today` is the viewer's day. */
export function listFilters(location: AdminLocation, today: string) {
	const { q, sort, userId, consultant, status, approval, documents, departs } = location
	return { q, sort, userId, consultant, status, approval, documents, ...departureDays(departs, today) }
}

/** The order that the list of trips shows: departures are soonest first (API-264). */
export const sortOf = ({ sort, departs }: Pick<AdminLocation, 'sort' | 'departs'>): string =>
	sort === '' && departs !== '' ? 'startDate' : sort
