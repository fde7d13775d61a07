import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { findTrip } from './find-trip.ts'
import { findRecipient, moveTrip, previewMove } from './move-trip.ts'
import type { TripReader } from './read-trips.ts'

/** Moving a trip to another customer, after a look at what that does (CRM-326, API-255). */
export function moveRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		get('/api/admin/trips/:id/move', 'admin', async (c) => {
			const trip = await findTrip(db, c.req.param('id'))
			const userId = c.req.query('userId')
			const preview = userId ? await previewMove(db, trip, await findRecipient(db, trip, userId)) : null
			return c.json({ preview })
		}),

		post('/api/admin/trips/:id/move', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const { userId } = await readObject(c)
			const trip = await transaction(db, async (tx) => {
				const saved = await findTrip(tx, id, { lock: true })
				refuseStale(c, saved, await reader.wholeTrip(tx, user, id))
				const recipient = await findRecipient(tx, saved, userId)
				await moveTrip(tx, saved, recipient, user.id)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip moved', id, {
					detail: { from: saved.userId, to: recipient.id },
				})
				return reader.wholeTrip(tx, user, id)
			})
			return c.json({ trip })
		}),
	]
}
