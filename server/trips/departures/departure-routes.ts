import { readinessOf } from '#shared/trips/readiness.ts'
import type { Db } from '#server/db/connect.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { readDay, readDayIfGiven } from '#server/http/read-day.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findMatches } from '#server/search/search-index.ts'
import { tripSearch } from '../list/trip-search.ts'
import { countTrips, listTrips } from '../list/list-trips.ts'
import { readConsultant, SOONEST_FIRST, type Wanted } from '../list/read-wanted.ts'
import type { TripReader } from '../trip/read-trips.ts'

/** The trips that depart on `today` or later, until the day `until` if it is given, each with its readiness issues. The caller sends today's date in staff's own zone. */
export function departureRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/admin/departures', 'admin', async (c, user) => {
			const today = readDay(c, 'today')
			const paging = readPaging(c)
			const matches = paging.search ? await findMatches(db, tripSearch, paging.search) : null
			const wanted: Wanted = {
				...{ matches, status: 'active', consultantId: readConsultant(c, user) },
				...{ departsFrom: today, departsUntil: readDayIfGiven(c, 'until') },
			}
			const [found, total] = await Promise.all([
				listTrips(db, { ...paging, sort: SOONEST_FIRST }, wanted),
				countTrips(db, wanted),
			])
			const { rows, nextCursor } = page(found, paging.limit)
			const whole = await reader.wholeTrips(
				db,
				user,
				rows.map(({ id }) => id),
			)
			const wholeById = new Map(whole.map((trip) => [trip.id, trip]))
			const departures = rows.flatMap((trip) => {
				const all = wholeById.get(trip.id)
				return all
					? {
							...trip,
							findings: readinessOf(all, today),
							...(all.guests.some(({ isHidden }) => isHidden) ? { isHidden: true } : {}),
						}
					: []
			})
			return c.json({ departures, ...total, nextCursor })
		}),
	]
}
