import { endSession, liveSessions } from '#server/auth/sessions.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { notFound } from '#server/http/refusal.ts'
import { del, get, type Route } from '#server/http/routes.ts'
import { findCustomer } from './read-customers.ts'

/** Where a customer is signed in, for staff who help somebody with a lost phone (CRM-133). */
export function customerDeviceRoutes({ db }: { db: Db }): Route[] {
	return [
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
