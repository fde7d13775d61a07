import { sql } from 'kysely'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { hashOfSecret, newSecret } from '#server/db/secret-token.ts'
import { transaction } from '#server/db/transaction.ts'
import { answerCalendar } from '#server/http/calendar-file.ts'
import { consumeRateLimit, networkOf } from '#server/http/limits/rate-limit.ts'
import { notFound } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import { busyCalendar } from './busy-calendar.ts'
import { readPeriods } from './read-periods.ts'
import { findCalendar, today } from './villa-calendars.ts'

/** Platforms fetch the calendars of many villas from a few addresses, so only wrong secrets count against an address. */
const MAX_WRONG = 60
const MAX_FETCHES = 60
const WINDOW_SECONDS = 600

/**
 * One secret address per villa, at which platforms that sell it too read which nights are taken (CRM-220, API-211). A new address replaces
 * the previous one, and the secret itself is stored nowhere.
 */
export function addressRoutes({ db, publicUrl }: { db: Db; publicUrl: string }): Route[] {
	return [
		post('/api/admin/villa-calendars/:id/address', 'admin', async (c, user) => {
			const itemId = c.req.param('id')
			const token = newSecret()
			const addressHash = hashOfSecret(token)
			const calendar = await transaction(db, async (tx) => {
				await findCalendar(tx, itemId)
				const address = { addressHash, addressMadeAt: sql<Date>`now()` }
				await tx
					.insertInto('villaCalendars')
					.values({ itemId, completeUntil: null, ...address })
					.onConflict((conflict) => conflict.column('itemId').doUpdateSet(address))
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'villa calendar address made', itemId)
				return findCalendar(tx, itemId)
			})
			return c.json({ calendar, url: `${publicUrl}/api/villa-calendars/${token}.ics` }, 201)
		}),

		del('/api/admin/villa-calendars/:id/address', 'admin', async (c, user) => {
			const itemId = c.req.param('id')
			const calendar = await transaction(db, async (tx) => {
				await findCalendar(tx, itemId)
				const closed = await tx
					.updateTable('villaCalendars')
					.set({ addressHash: null, addressMadeAt: null })
					.where('itemId', '=', itemId)
					.where('addressHash', 'is not', null)
					.executeTakeFirst()
				if (closed.numUpdatedRows > 0n)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'villa calendar address withdrawn', itemId)
				return findCalendar(tx, itemId)
			})
			return c.json({ calendar })
		}),

		get('/api/villa-calendars/:fileName', 'public', async (c) => {
			const token = /^([\w-]{32})\.ics$/.exec(c.req.param('fileName'))?.[1]
			const found = token
				? await db
						.selectFrom('villaCalendars')
						.select('itemId')
						.where('addressHash', '=', hashOfSecret(token))
						.executeTakeFirst()
				: undefined
			if (!found) {
				await consumeRateLimit(db, `villa-calendar:${networkOf(c.var.ip)}`, MAX_WRONG, WINDOW_SECONDS)
				throw notFound('Calendar')
			}
			const { itemId } = found
			await consumeRateLimit(db, `villa-calendar-of:${itemId}`, MAX_FETCHES, WINDOW_SECONDS)
			const periods = (await readPeriods(db, today(), [itemId])).get(itemId) ?? []
			// What a platform reported is not reported back: it would come round for ever.
			const own = periods.filter(({ source }) => source !== 'feed')
			return answerCalendar(c, busyCalendar(own, today()))
		}),
	]
}
