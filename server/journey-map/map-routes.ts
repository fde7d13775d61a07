import { journeyOf } from '#shared/journey/journey.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { Db } from '#server/db/connect.ts'
import { get, type Route } from '#server/http/routes.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { drawMap } from './draw-map.ts'

/** The map of a trip's route, of what this viewer sees of it (API-192). */
export function mapRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/portal/trips/:id/map', 'signedIn', async (c, user) => {
			const { trip, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			const seen = seenBy(viewer, trip)
			return c.json({ map: await drawMap(journeyOf(seen, seen.places)) })
		}),
	]
}
