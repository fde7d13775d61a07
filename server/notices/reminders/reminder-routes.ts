import { z } from 'zod'
import { PAGES } from '#shared/paths.ts'
import { line } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound } from '#server/http/refusal.ts'
import { get, post, put, type Route } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { readTripNotices } from '../read-trip-notices.ts'
import type { NoticeServices } from '../send-notice.ts'
import { plannedReminders } from './planned-reminders.ts'
import { personOfToken, setReminders } from './reminder-settings.ts'

/** A reason leaves the reminder out; null sends it after all. */
const skipBody = z.strictObject({
	key: z.string().max(200),
	reason: line(300).min(1, 'Say why').nullable(),
})
const wantedBody = z.strictObject({ isWanted: z.boolean() })

/** Reminders: staff leave one out (CRM-171), people stop them (PORTAL-124). */
export function reminderRoutes({ db, ...services }: NoticeServices & { db: Db }): Route[] {
	return [
		put('/api/admin/trips/:id/reminders', 'admin', async (c, user) => {
			const { key, reason } = check(skipBody, await readObject(c))
			const { id } = await findTrip(db, c.req.param('id'))
			await transaction(db, async (tx) => {
				await findTrip(tx, id, { lock: true })
				await tx.deleteFrom('reminderSkips').where('tripId', '=', id).where('key', '=', key).execute()
				const isKnown = (await plannedReminders(tx, services, id)).some((reminder) => reminder.key === key)
				if (!isKnown) throw notFound('Reminder')
				if (reason !== null)
					await tx.insertInto('reminderSkips').values({ tripId: id, key, reason, skippedBy: user.id }).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, reason === null ? 'reminder restored' : 'reminder skipped', id, {
					detail: { key, reason },
				})
			})
			return c.json(await readTripNotices(db, services, id))
		}),

		put('/api/portal/reminders', 'self', async (c, user) => {
			const { isWanted } = check(wantedBody, await readObject(c))
			await transaction(db, (tx) => setReminders(tx, user.id, isWanted))
			return c.json({ reminders: { isWanted } })
		}),

		// Mail scanners open links, so opening this one changes nothing.
		get('/api/reminders/stop/:token', 'public', async (c) => {
			await personOfToken(db, c.req.param('token'))
			return c.redirect(PAGES.portal, 303)
		}),

		post('/api/reminders/stop/:token', 'public', async (c) => {
			const userId = await personOfToken(db, c.req.param('token'))
			await transaction(db, (tx) => setReminders(tx, userId, false))
			return c.json({ reminders: { isWanted: false } })
		}),
	]
}
