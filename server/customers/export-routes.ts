import { CUSTOMER_SORTS } from '#shared/sorting.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { csvAnswer } from '#server/http/lists/csv.ts'
import { readPaging } from '#server/http/lists/paging.ts'
import { freshOnly, get, type Route } from '#server/http/routes.ts'
import { wholeList } from '#server/http/lists/whole-list.ts'
import { readWantedCustomers } from './customer-filters.ts'
import { listCustomers } from './read-customers.ts'

const COLUMNS = ['Username', 'Email', 'Full Name', 'Phone', 'Booking Agent', 'Total Trips', 'Join Date']

/** The list of customers as a file, searched and sorted as on the screen (CRM-325, API-254). The export is recorded first. */
export function customerExportRoutes({ db }: { db: Db }): Route[] {
	return [
		freshOnly(
			get('/api/admin/users.csv', 'admin', async (c, user) => {
				const paging = readPaging(c, CUSTOMER_SORTS)
				const wanted = await readWantedCustomers(c, db, paging)
				await audit(db, { id: user.id, ip: c.var.ip }, 'list exported', null, { detail: { list: 'customers' } })
				return csvAnswer(c, 'customers.csv', COLUMNS, rows())

				async function* rows() {
					for await (const customers of wholeList(paging, (part) => listCustomers(db, part, wanted)))
						yield customers.map((one) => [
							one.username,
							one.email,
							one.fullName,
							one.phone,
							one.bookingAgent,
							String(one.totalTrips),
							one.createdAt.slice(0, 10),
						])
				}
			}),
		),
	]
}
