import { sql } from 'kysely'
import { z } from 'zod'
import { WITHHOLD_REASONS, type WithholdReason } from '#shared/notices/notice.ts'
import { lines } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { type Caller, get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { readAlerts } from './alerts.ts'
import { readOpenChanges } from './open-changes.ts'
import { readPending, readTripNotices } from './read-trip-notices.ts'
import { type NoticeServices, sendNotice } from './send-notice.ts'
import { noteTelephoned, type ToldByTelephone } from './telephoned.ts'
import { tellChanges } from './tell-changes.ts'

const MAX_WORD = 2000
const word = lines(MAX_WORD)
	.nullable()
	.transform((text) => text || null)
const readyBody = z.strictObject({ word: word.optional() })
const pendingBody = z.strictObject({
	held: z.boolean().optional(),
	word: word.optional(),
	choices: word.optional(),
	telephoned: z.boolean().optional(),
})
const withholdBody = z.strictObject({
	reason: z.enum(Object.keys(WITHHOLD_REASONS) as [WithholdReason, ...WithholdReason[]]),
})

/** Staff's side of change notices: what will be told, when, and what is known of how it arrived (CRM-153 to CRM-158). */
export function staffNoticeRoutes({ db, ...services }: NoticeServices & { db: Db }): Route[] {
	const answer = (tripId: string) => readTripNotices(db, services, tripId)
	const noteCall = (staff: Caller, ip: string, told: ToldByTelephone) =>
		transaction(db, async (tx) => {
			if (!(await noteTelephoned(tx, staff.id, told))) throw notFound('Notice')
			const { noticeId, userId } = told
			await audit(tx, { id: staff.id, ip }, 'told by telephone', told.tripId, { detail: { noticeId, userId } })
		})
	return [
		get('/api/admin/notice-alerts', 'admin', async (c) => c.json({ alerts: await readAlerts(db) })),

		get('/api/admin/trips/:id/notices', 'admin', async (c) => {
			const trip = await findTrip(db, c.req.param('id'))
			return c.json(await answer(trip.id))
		}),

		post('/api/admin/trips/:id/ready', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const body = check(readyBody, await readObject(c))
			const trip = await findTrip(db, id)
			await transaction(db, async (tx) => {
				const { status, toldSince } = await findTrip(tx, id, { lock: true })
				if (toldSince) throw new Refusal(409, 'told_already', 'The traveller was told already that this trip is ready')
				if (status === 'cancelled') throw new Refusal(409, 'cancelled', 'This trip is cancelled')
				await tx.updateTable('trips').set({ toldSince: sql<Date>`now()` }).where('id', '=', id).execute()
				const nothing = { items: [], title: null, text: null, choices: null, readerIds: null }
				await sendNotice(tx, services, trip, {
					kind: 'ready',
					urgency: 'ordinary',
					body: nothing,
					word: body.word ?? null,
					wasTelephoned: false,
				})
				await audit(tx, { id: user.id, ip: c.var.ip }, 'trip told ready', id)
			})
			return c.json(await answer(id))
		}),

		post('/api/admin/trips/:id/notices', 'admin', async (c, user) => {
			const { id } = await findTrip(db, c.req.param('id'))
			await transaction(db, async (tx) => {
				const pending = await lockPending(tx, id)
				refuseStale(c, pending, await readPending(tx, id))
				const noticeId = await tellChanges(tx, services, id, { evenIfEarly: true })
				await audit(tx, { id: user.id, ip: c.var.ip }, 'changes told', id, { detail: { noticeId } })
			})
			return c.json(await answer(id))
		}),

		patch('/api/admin/trips/:id/notices', 'admin', async (c, user) => {
			const given = check(pendingBody, await readObject(c))
			const { id } = await findTrip(db, c.req.param('id'))
			await transaction(db, async (tx) => {
				await lockPending(tx, id)
				const { telephoned, ...values } = given
				await tx
					.updateTable('pendingNotices')
					.set({ ...values, ...(telephoned === undefined ? {} : byTelephone(telephoned ? user : null)) })
					.set({ version: sql`version + 1` })
					.where('tripId', '=', id)
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'notice changed', id, { detail: { fields: Object.keys(given) } })
			})
			return c.json(await answer(id))
		}),

		post('/api/admin/trips/:id/notices/withhold', 'admin', async (c, user) => {
			const { reason } = check(withholdBody, await readObject(c))
			const { id } = await findTrip(db, c.req.param('id'))
			await transaction(db, async (tx) => {
				refuseStale(c, await lockPending(tx, id), await readPending(tx, id))
				const open = await readOpenChanges(tx, id)
				if (open.isSignificant)
					throw new Refusal(409, 'significant', 'Travellers have a right to be told of these changes, in writing')
				await tx.deleteFrom('pendingNotices').where('tripId', '=', id).execute()
				const ids = [...open.net.flatMap(({ changeIds }) => changeIds), ...open.undone]
				if (ids.length > 0) await tx.updateTable('changes').set({ untold: reason }).where('id', 'in', ids).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'changes withheld', id, { detail: { reason, changes: ids } })
			})
			return c.json(await answer(id))
		}),

		// Of pages that an earlier release sent: it is the lead who was told.
		post('/api/admin/trips/:id/notices/:noticeId/telephoned', 'admin', async (c, user) => {
			const { id, userId } = await findTrip(db, c.req.param('id'))
			await noteCall(user, c.var.ip, { tripId: id, noticeId: c.req.param('noticeId'), userId })
			return c.json(await answer(id))
		}),

		post('/api/admin/trips/:id/notices/:noticeId/readers/:userId/telephoned', 'admin', async (c, user) => {
			const { id } = await findTrip(db, c.req.param('id'))
			const { noticeId, userId } = c.req.param()
			await noteCall(user, c.var.ip, { tripId: id, noticeId, userId })
			return c.json(await answer(id))
		}),
	]
}

const byTelephone = (staff: Caller | null) =>
	staff ? { telephonedBy: staff.id, telephonedAt: sql<Date>`now()` } : { telephonedBy: null, telephonedAt: null }

/** The row of the trip's window, locked. 409 where it was told, or withheld, in the meantime. */
async function lockPending(tx: Tx, tripId: string) {
	await findTrip(tx, tripId, { lock: true })
	const pending = await tx.selectFrom('pendingNotices').selectAll().where('tripId', '=', tripId).executeTakeFirst()
	if (!pending) throw new Refusal(409, 'nothing_pending', 'There is nothing to tell any more')
	return pending
}
