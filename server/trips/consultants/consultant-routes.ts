import { sql } from 'kysely'
import { z } from 'zod'
import { mayAssignConsultant } from '#shared/customers/identity-sight.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { get, put, type Route } from '#server/http/routes.ts'
import { consultantsOf, refuseNoConsultant } from './consultants.ts'
import { findTrip } from '../trip/find-trip.ts'
import type { TripReader } from '../trip/read-trips.ts'

const assignment = z.strictObject({ consultantId: z.uuid('Choose a colleague').nullable() })

/** Whose trip it is (CRM-132, API-133). */
export function consultantRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		/** The colleagues who can look after a trip, by name. */
		get('/api/admin/consultants', 'admin', async (c) => c.json({ consultants: await consultantsOf(db) })),

		put('/api/admin/trips/:id/consultant', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const { consultantId } = check(assignment, await readObject(c))
			await transaction(db, async (tx) => {
				const trip = await findTrip(tx, id, { lock: true })
				if (!mayAssignConsultant(user, trip))
					throw new Refusal(403, 'not_your_trip', 'Only an owner or the trip’s consultant may hand it over')
				await refuseNoConsultant(tx, consultantId, 'consultantId')
				await tx
					.updateTable('trips')
					.set({ consultantId, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
					.where('id', '=', id)
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip handed over', id, { detail: { to: consultantId } })
			})
			return c.json({ trip: await reader.wholeTrip(db, user, id) })
		}),
	]
}
