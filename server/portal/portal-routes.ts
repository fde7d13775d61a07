import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Db } from '#server/db/connect.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findReadableTrip } from '#server/trips/trip/find-trip.ts'
import { type TripReader, tripsOf } from '#server/trips/trip/read-trips.ts'
import { noteReading } from '#server/trips/trip/note-reading.ts'
import { forTraveller } from '#server/trips/trip/for-traveller.ts'

/** What a traveller sees of their trips (API-57). Staff may view any trip as its customer does. */
export function portalRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/portal/trips', 'signedIn', async (c, user) =>
			c.json({ trips: (await tripsOf(db, user.id)).map(forTraveller) }),
		),

		get('/api/portal/trips/:id', 'signedIn', async (c, user) => {
			const trip: WholeTrip = await reader.wholeTrip(db, user, c.req.param('id'))
			await noteReading(db, user, c.var.ip, trip)
			return c.json({ trip: forTraveller(trip) })
		}),

		get('/api/portal/trips/:id/documents', 'signedIn', async (c, user) => {
			const trip = await findReadableTrip(db, user, c.req.param('id'))
			return c.json({ documents: await reader.completeRecords(db, 'documents', trip.id) })
		}),
	]
}
