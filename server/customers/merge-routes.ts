import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { Refusal } from '#server/http/refusal.ts'
import { freshOnly, get, post, type Route } from '#server/http/routes.ts'
import { mergeCustomers, previewMerge } from './merge-customers.ts'
import { findCustomer } from './read-customers.ts'

/** Merging a customer into another one, after a look at what that does (CRM-327, API-256). */
export function mergeRoutes({ db, sealer }: { db: Db; sealer: Sealer }): Route[] {
	return [
		get('/api/admin/users/:id/merge', 'admin', async (c) => {
			const from = await findCustomer(db, c.req.param('id'))
			const into = c.req.query('into')
			const preview = into ? await previewMerge(db, from, await findOther(db, from, into)) : null
			return c.json({ preview })
		}),

		freshOnly(
			post('/api/admin/users/:id/merge', 'admin', async (c, user) => {
				const id = c.req.param('id')
				const { into } = await readObject(c)
				const merged = await transaction(db, async (tx) => {
					const from = await findCustomer(tx, id)
					const to = await findOther(tx, from, into)
					await lock(tx, [from.id, to.id])
					await mergeCustomers(tx, sealer, from, to, user.id)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'customers merged', to.id, { detail: { from: from.id } })
					return findCustomer(tx, to.id)
				})
				return c.json({ user: merged })
			}),
		),
	]
}

async function findOther(db: Db | Tx, from: User, into: unknown): Promise<User> {
	const other = typeof into === 'string' && into !== from.id ? await findCustomer(db, into).catch(noCustomer) : null
	if (other) return other
	throw new Refusal(422, 'invalid', 'Choose another customer', { fields: { into: 'Choose another customer' } })
}

function noCustomer(error: unknown): null {
	if (error instanceof Refusal && error.status === 404) return null
	throw error
}

/** In the order in which everybody locks: the accounts, then their trips. */
async function lock(tx: Tx, ids: string[]) {
	await sql`select from users where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
	await sql`select from trips where "userId" = any(${ids}::uuid[]) order by id for update`.execute(tx)
}
