import { z } from 'zod'
import { ENTERED_STATES } from '#shared/catalogue/availability/period.ts'
import { addDays } from '#shared/dates.ts'
import { calendarDay, line } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { check, notFound } from '#server/http/refusal.ts'
import { del, get, post, put, type Route } from '#server/http/routes.ts'
import { findCalendar, listCalendars, today } from './villa-calendars.ts'

/** A mistyped year must not close a villa for ever. */
const MAX_DAYS_AHEAD = 3 * 366

const period = z
	.strictObject({
		from: calendarDay,
		to: calendarDay,
		state: z.enum(ENTERED_STATES, `Choose one of: ${ENTERED_STATES.join(', ')}`),
		note: line(200).nullish(),
	})
	.superRefine(({ from, to }, context) => {
		const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
		if (to <= from) refuse('The day of leaving must be after the day of arrival')
		if (to > addDays(today(), MAX_DAYS_AHEAD)) refuse('At most three years ahead')
	})
const completeness = z.strictObject({ completeUntil: calendarDay.nullable() })

/** The calendars of villas: what staff enter by hand, next to what trips take (CRM-217, CRM-218, API-210). */
export function calendarRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/villa-calendars', 'admin', async (c) => c.json({ calendars: await listCalendars(db) })),

		get('/api/admin/villa-calendars/:id', 'admin', async (c) =>
			c.json({ calendar: await findCalendar(db, c.req.param('id')) }),
		),

		put('/api/admin/villa-calendars/:id', 'admin', async (c, user) => {
			const itemId = c.req.param('id')
			const given = await readObject(c)
			const calendar = await transaction(db, async (tx) => {
				await findCalendar(tx, itemId)
				const { completeUntil } = check(completeness, given)
				await tx
					.insertInto('villaCalendars')
					.values({ itemId, completeUntil, addressHash: null, addressMadeAt: null })
					.onConflict((conflict) => conflict.column('itemId').doUpdateSet({ completeUntil }))
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'villa calendar completed', itemId, {
					detail: { completeUntil },
				})
				return findCalendar(tx, itemId)
			})
			return c.json({ calendar })
		}),

		post('/api/admin/villa-calendars/:id/periods', 'admin', async (c, user) => {
			const itemId = c.req.param('id')
			const body = await readObject(c)
			await findCalendar(db, itemId)
			const { note, ...values } = check(period, body)
			return idempotent(c, db, { scope: `villa period ${itemId} ${user.id}`, body }, async (tx) => {
				const row = { id: newId(), itemId, ...values, note: note || null, enteredBy: user.id }
				await tx.insertInto('villaPeriods').values(row).execute()
				const { from, to, state } = values
				await audit(tx, { id: user.id, ip: c.var.ip }, 'villa nights entered', itemId, { detail: { from, to, state } })
				return { status: 201, body: { calendar: await findCalendar(tx, itemId) } }
			})
		}),

		del('/api/admin/villa-periods/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const calendar = await transaction(db, async (tx) => {
				const gone = isId(id)
					? await tx
							.deleteFrom('villaPeriods')
							.where('id', '=', id)
							.returning(['itemId', 'from', 'to', 'state'])
							.executeTakeFirst()
					: undefined
				if (!gone) throw notFound('Entry')
				const { itemId, ...detail } = gone
				await audit(tx, { id: user.id, ip: c.var.ip }, 'villa nights removed', itemId, { detail })
				return findCalendar(tx, itemId)
			})
			return c.json({ calendar })
		}),
	]
}
