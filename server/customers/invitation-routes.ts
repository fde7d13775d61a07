import { z } from 'zod'
import { customerFields } from '#shared/customers/customer.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { insertAccount } from '#server/auth/accounts.ts'
import { limitLinksByStaff, type LinkSender, sendLink } from '#server/auth/links/send-link.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { check } from '#server/http/refusal.ts'
import { post, type Route } from '#server/http/routes.ts'
import { countCustomer } from '#server/trips/counters/counters.ts'
import { findCustomer } from './read-customers.ts'

const nothing = z.strictObject({})
const invitationSchema = schemaOfFields(customerFields)

/** Staff invite customers, who choose their own password (CRM-76, CRM-77, API-81). */
export function invitationRoutes(deps: LinkSender & { db: Db }): Route[] {
	const { db } = deps
	return [
		post('/api/admin/invitations', 'admin', async (c, user) => {
			const body = await readObject(c)
			const account = check(invitationSchema, body)
			const actor = { id: user.id, ip: c.var.ip }
			return idempotent(c, db, { scope: `invitation ${user.id}`, body }, async (tx) => {
				const created = await insertAccount(tx, { ...account, passwordHash: null }, 'customer')
				await countCustomer(tx, 1)
				await audit(tx, actor, 'customer added', created.id)
				await sendLink(tx, deps, created, { actor, sender: user })
				return { status: 201, body: { user: created } }
			})
		}),

		// An invitation while the account has no password, otherwise a link for a new one: `sent` says which.
		post('/api/admin/users/:id/invitation', 'admin', async (c, user) => {
			check(nothing, await readObject(c))
			const customer = await findCustomer(db, c.req.param('id'))
			await limitLinksByStaff(db, customer.id)
			const actor = { id: user.id, ip: c.var.ip }
			const sent = await transaction(db, (tx) => sendLink(tx, deps, customer, { actor, sender: user }))
			return c.json({ sent })
		}),
	]
}
