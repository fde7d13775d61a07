import type { Viewer } from '#shared/customers/identity-sight.ts'
import type { SearchResults } from '#shared/search-results.ts'
import { customerSearch } from '#server/auth/customer-search.ts'
import { listCustomers } from '#server/customers/read-customers.ts'
import type { Db } from '#server/db/connect.ts'
import { enquirySearch } from '#server/enquiries/enquiry-search.ts'
import { listEnquiries } from '#server/enquiries/list-enquiries.ts'
import { readPaging } from '#server/http/lists/paging.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findMatches } from '#server/search/search-index.ts'
import { listTrips } from '#server/trips/list/list-trips.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { tripSearch } from '#server/trips/list/trip-search.ts'
import { matchingRecord } from './matching-record.ts'

/** How many of each are shown: what fits without scrolling. */
const MAX_SHOWN = 6
type Deps = { db: Db; reader: TripReader }
const PAGING = { limit: MAX_SHOWN, sort: null, cursor: null, search: null }

/** The search over everything that staff may see (API-110). */
export function searchRoutes({ db, reader }: Deps): Route[] {
	return [
		get('/api/admin/search', 'admin', async (c, user) => {
			const { search } = readPaging(c)
			const nothing: SearchResults = { trips: [], customers: [], enquiries: [] }
			if (!search) return c.json(nothing)
			const [trips, customers, enquiries] = await Promise.all([
				findTrips({ db, reader, viewer: user }, search),
				findCustomers(db, search),
				findEnquiries(db, search),
			])
			return c.json({ trips, customers, enquiries } satisfies SearchResults)
		}),
	]
}

async function findTrips({ db, reader, viewer }: Deps & { viewer: Viewer }, search: string) {
	const matches = await findMatches(db, tripSearch, search)
	const listed = (await listTrips(db, PAGING, { matches })).slice(0, MAX_SHOWN)
	const whole = new Map(
		(
			await reader.wholeTrips(
				db,
				viewer,
				listed.map(({ id }) => id),
			)
		).map((trip) => [trip.id, trip]),
	)
	return listed.map((trip) => {
		const { id, name, destination, startDate, endDate, customerName } = trip
		const all = whole.get(id)
		return {
			...{ id, name, destination, startDate, endDate, customerName },
			record: all ? matchingRecord(all, search) : null,
		}
	})
}

async function findCustomers(db: Db, search: string) {
	const matches = await findMatches(db, customerSearch, search)
	return (await listCustomers(db, PAGING, { matches, travel: null }))
		.slice(0, MAX_SHOWN)
		.map(({ sortKey: _sortKey, ...customer }) => customer)
}

async function findEnquiries(db: Db, search: string) {
	const matches = await findMatches(db, enquirySearch, search)
	return (await listEnquiries(db, PAGING, { matches, state: null, userId: null })).slice(0, MAX_SHOWN)
}
