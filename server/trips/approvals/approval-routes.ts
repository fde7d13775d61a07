import { viewerOf } from '#shared/trips/sight/trip-viewer.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { approvalSeenBy } from './approvals.ts'
import { findTrip } from '../trip/find-trip.ts'
import type { TripReader } from '../trip/read-trips.ts'

/** For staff: what the traveller approved, and which fields differ now. */
export function approvalRoutes({ db, sealer, reader }: { db: Db; sealer: Sealer; reader: TripReader }): Route[] {
	return [
		get('/api/admin/trips/:id/approval', 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('id'))
			return c.json({ approval: await approvalSeenBy({ db, sealer, reader }, viewerOf(user, trip, null), trip) })
		}),
	]
}
