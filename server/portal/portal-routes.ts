import type { Document } from '#shared/trips/kinds/document.ts'
import { recordsSeenBy, seenBy, summarySeenBy } from '#shared/trips/sight/seen-by.ts'
import type { Db } from '#server/db/connect.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findSeenTrip } from '#server/trips/trip/find-trip.ts'
import { type TripReader, tripsOf } from '#server/trips/trip/read-trips.ts'
import { noteReading } from '#server/trips/trip/note-reading.ts'

/** What a traveller sees of their trips (API-57). Staff may view any trip as its customer does. */
export function portalRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/portal/trips', 'signedIn', async (c, user) =>
			c.json({ trips: (await tripsOf(db, user.id)).map((trip) => summarySeenBy({ kind: 'lead' }, trip)) }),
		),

		get('/api/portal/trips/:id', 'signedIn', async (c, user) => {
			const { trip, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			await noteReading(db, user, c.var.ip, trip)
			return c.json({ trip: seenBy(viewer, trip) })
		}),

		get('/api/portal/trips/:id/documents', 'signedIn', async (c, user) => {
			const { trip, viewer } = await findSeenTrip(db, user, c.req.param('id'))
			const documents = (await reader.completeRecords(db, 'documents', trip.id)) as Document[]
			return c.json({ documents: recordsSeenBy(viewer, 'documents', documents) })
		}),
	]
}
