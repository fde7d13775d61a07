import { sql } from 'kysely'
import { z } from 'zod'
import type { TripViewer } from '#shared/trips/sight/trip-viewer.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { findSeenTrip, findTravellersTrip } from '#server/trips/trip/find-trip.ts'
import { withoutReminders } from './reminders/reminder-settings.ts'
import { readNotices } from './read-notices.ts'

const ids = z.array(z.uuid()).max(100).optional()
/** The notices that were on the screen, and those that the traveller answered with "Got it". Unknown ones are ignored. */
const seenBody = z.strictObject({ seen: ids, acknowledged: ids })

/** What a traveller was told about a trip (PORTAL-80 to PORTAL-85). Staff may read it, and mark nothing as read. */
export function portalNoticeRoutes({ db }: { db: Db }): Route[] {
	const answer = async (tripId: string, viewer: TripViewer, userId: string) => {
		const reader = { id: userId, guestId: viewer.kind === 'companion' ? viewer.guestId : null }
		const read = await readNotices(db, tripId, viewer.kind === 'staff' ? null : reader)
		const notices = read.map(({ notice }) => notice)
		if (viewer.kind === 'staff') return { notices }
		return { notices, takesReminders: !(await withoutReminders(db, [userId])).has(userId) }
	}
	return [
		get('/api/portal/trips/:id/notices', 'signedIn', async (c, user) => {
			const { trip, viewer } = await findSeenTrip(db, user, c.req.param('id'))
			return c.json(await answer(trip.id, viewer, user.id))
		}),

		post('/api/portal/trips/:id/notices/seen', 'signedIn', async (c, user) => {
			const { seen = [], acknowledged = [] } = check(seenBody, await readObject(c))
			const { trip, viewer } = await findTravellersTrip(db, user, c.req.param('id'))
			await transaction(db, async (tx) => {
				await mark(tx, trip.id, user.id, [...seen, ...acknowledged], 'seenAt')
				await mark(tx, trip.id, user.id, acknowledged, 'acknowledgedAt')
			})
			return c.json(await answer(trip.id, viewer, user.id))
		}),
	]
}

/** Sets a time of notices of this trip for a reader, where it is not set yet. */
async function mark(
	tx: Tx,
	tripId: string,
	userId: string,
	noticeIds: readonly string[],
	column: 'seenAt' | 'acknowledgedAt',
): Promise<void> {
	if (noticeIds.length === 0) return
	await sql`
		insert into "noticeReaders" as r ("noticeId", "userId", ${sql.ref(column)})
		select id, ${userId}, now() from notices
			where "tripId" = ${tripId} and id = any(${[...new Set(noticeIds)]}::uuid[]) order by id
		on conflict ("noticeId", "userId")
			do update set ${sql.ref(column)} = coalesce(r.${sql.ref(column)}, excluded.${sql.ref(column)})`.execute(tx)
}
