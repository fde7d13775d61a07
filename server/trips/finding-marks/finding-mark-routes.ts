import { sql } from 'kysely'
import { z } from 'zod'
import { calendarDay } from '#shared/schemas.ts'
import { MAX_REASON } from '#shared/trips/findings/finding-mark.ts'
import { allFindings } from '#shared/trips/readiness.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, post, type Route } from '#server/http/routes.ts'
import { findTrip } from '../trip/find-trip.ts'
import type { TripReader } from '../trip/read-trips.ts'

const markBody = z.strictObject({
	key: z.string().max(2000),
	fingerprint: z.string().max(4000),
	/** Today, in staff's own zone: a trip that is over has no findings. */
	today: calendarDay,
	reason: z
		.string()
		.trim()
		.max(MAX_REASON, `Use at most ${MAX_REASON} characters`)
		.nullable()
		.transform((reason) => reason || null),
})

/** Marks a readiness issue as intended, and undoes it (CRM-151, API-171). Both answer with the trip. */
export function findingMarkRoutes({ db, reader }: { db: Db; reader: TripReader }): Route[] {
	return [
		post('/api/admin/trips/:id/finding-marks', 'admin', async (c, user) => {
			const id = c.req.param('id')
			// A missing trip is 404 whatever the body says.
			await findTrip(db, id)
			const { key, fingerprint, today, reason } = check(markBody, await readObject(c))
			const trip = await transaction(db, async (tx) => {
				await findTrip(tx, id, { lock: true })
				const findings = allFindings(await reader.wholeTrip(tx, user, id), today)
				const isThere = findings.some(({ mayBeIntended: one }) => one?.key === key && one.fingerprint === fingerprint)
				if (!isThere)
					throw new Refusal(409, 'no_such_finding', 'This has changed in the meantime. Please look at the trip again')
				await tx
					.insertInto('findingMarks')
					.values({ id: newId(), tripId: id, key, fingerprint, reason, markedBy: user.id })
					.onConflict((conflict) =>
						conflict
							.columns(['tripId', 'key'])
							.doUpdateSet({ fingerprint, reason, markedBy: user.id, markedAt: sql<Date>`now()` }),
					)
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'finding marked as intended', id, { detail: { key } })
				return reader.wholeTrip(tx, user, id)
			})
			return c.json({ trip })
		}),

		del('/api/admin/finding-marks/:markId', 'admin', async (c, user) => {
			const markId = c.req.param('markId')
			const trip = await transaction(db, async (tx) => {
				const removed = isId(markId)
					? await tx.deleteFrom('findingMarks').where('id', '=', markId).returning(['tripId', 'key']).executeTakeFirst()
					: undefined
				if (!removed) throw notFound('Mark')
				const { tripId, key } = removed
				await audit(tx, { id: user.id, ip: c.var.ip }, 'finding mark removed', tripId, { detail: { key } })
				return reader.wholeTrip(tx, user, tripId)
			})
			return c.json({ trip })
		}),
	]
}
