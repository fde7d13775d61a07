import { sql } from 'kysely'
import { z } from 'zod'
import { endAllAccess, endSession, liveSessions } from '#server/auth/sessions.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound } from '#server/http/refusal.ts'
import { del, get, put, type Route } from '#server/http/routes.ts'
import { findCustomer, readCustomer } from './read-customers.ts'

const access = z.strictObject({ isDisabled: z.boolean('Say true or false') })

/** Where a customer is signed in, for staff who help somebody with a lost phone (CRM-133), and whether they can sign in (CRM-145). */
export function customerDeviceRoutes({ db }: { db: Db }): Route[] {
	return [
		// The account, its trips and its password stay. Sessions end, and so does a link that is on its way.
		put('/api/admin/users/:id/access', 'admin', async (c, user) => {
			const { isDisabled } = check(access, await readObject(c))
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				await findCustomer(tx, id, { lock: true })
				const { numUpdatedRows } = await tx
					.updateTable('users')
					.set({ disabledAt: isDisabled ? new Date() : null, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
					.where('id', '=', id)
					.where('disabledAt', isDisabled ? 'is' : 'is not', null)
					.executeTakeFirst()
				if (numUpdatedRows === 0n) return
				if (isDisabled) await endAllAccess(tx, id)
				await audit(tx, { id: user.id, ip: c.var.ip }, isDisabled ? 'customer disabled' : 'customer enabled', id)
			})
			return c.json({ user: await readCustomer(db, id) })
		}),

		get('/api/admin/users/:id/devices', 'admin', async (c) => {
			const { id } = await findCustomer(db, c.req.param('id'))
			return c.json({ devices: await liveSessions(db, id) })
		}),

		del('/api/admin/users/:id/devices', 'admin', async (c, user) => {
			const { id } = await findCustomer(db, c.req.param('id'))
			await transaction(db, async (tx) => {
				await tx.deleteFrom('sessions').where('userId', '=', id).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'other devices signed out', id)
			})
			return c.body(null, 204)
		}),

		del('/api/admin/users/:id/devices/:deviceId', 'admin', async (c, user) => {
			const { id } = await findCustomer(db, c.req.param('id'))
			const deviceId = c.req.param('deviceId')
			await transaction(db, async (tx) => {
				if (!isId(deviceId) || !(await endSession(tx, id, deviceId))) throw notFound('Device')
				await audit(tx, { id: user.id, ip: c.var.ip }, 'device signed out', id)
			})
			return c.body(null, 204)
		}),
	]
}
