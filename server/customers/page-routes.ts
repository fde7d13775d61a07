import { CUSTOMER_SORTS } from '#shared/sorting.ts'
import type { Db } from '#server/db/connect.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { get, type Route } from '#server/http/routes.ts'
import { readWantedCustomers } from './customer-filters.ts'
import { countMailsTo, listMailsTo, readFellowTravellers } from './read-around.ts'
import { findCustomer, findCustomerNeighbours } from './read-customers.ts'

/** What a customer's page shows besides trips, enquiries, tasks and history (CRM-361, API-270). */
export function customerPageRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/users/:id/neighbours', 'admin', async (c) => {
			const paging = readPaging(c, CUSTOMER_SORTS)
			const wanted = await readWantedCustomers(c, db, paging)
			return c.json(await findCustomerNeighbours(db, c.req.param('id'), paging, wanted))
		}),

		get('/api/admin/users/:id/fellow-travellers', 'admin', async (c) => {
			const customer = await findCustomer(db, c.req.param('id'))
			return c.json({ people: await readFellowTravellers(db, customer) })
		}),

		get('/api/admin/users/:id/mails', 'admin', async (c) => {
			const paging = readPaging(c)
			const { email } = await findCustomer(db, c.req.param('id'))
			const { rows: mails, nextCursor } = page(await listMailsTo(db, email, paging), paging.limit)
			return c.json({ mails, ...(await countMailsTo(db, email)), nextCursor })
		}),
	]
}
