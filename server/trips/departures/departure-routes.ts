import { readinessOf } from '#shared/trips/readiness.ts'
import { calendarDay } from '#shared/schemas.ts'
import type { Db } from '#server/db/connect.ts'
import { page, readPaging } from '#server/http/paging.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findMatches } from '#server/search/search-index.ts'
import { tripSearch } from '../trip/trip-search.ts'
import { countTrips, listTrips, readConsultant } from '../trip/list-trips.ts'
import type { TripReader } from '../trip/read-trips.ts'

const SOONEST_FIRST = { by: 'startDate', isDescending: false } as const

/** The trips that depart on `today` or later, each with its readiness issues. The caller sends today's date in staff's own zone. */
export function departureRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/admin/departures', 'admin', async (c, user) => {
			const { success, data: today } = calendarDay.safeParse(c.req.query('today'))
			if (!success) throw new Refusal(400, 'malformed', 'today has to be a day, such as 2027-05-20')
			const paging = readPaging(c)
			const matches = paging.search ? await findMatches(db, tripSearch, paging.search) : null
			const wanted = { matches, departingFrom: today, consultantId: readConsultant(c, user) }
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
