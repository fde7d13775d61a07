import { journeyOf } from '#shared/journey/journey.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { Db } from '#server/db/connect.ts'
import { get, type Route } from '#server/http/routes.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { countriesOf } from './countries.ts'

/** What is worth knowing about the countries of a trip, of what this viewer sees of it (API-193). */
export function destinationRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/portal/trips/:id/countries', 'signedIn', async (c, user) => {
			const { trip, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			const seen = seenBy(viewer, trip)
			const { moments } = journeyOf(seen, seen.places)
			return c.json({ countries: countriesOf(moments.filter(({ cancelled }) => !cancelled)) })
		}),
	]
}
