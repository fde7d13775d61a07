import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { customerFields, editedCustomerFields } from '#shared/customers/customer.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { CUSTOMER_SORTS } from '#shared/sorting.ts'
import { notifyAddressChanged } from '#server/auth/account-notices.ts'
import { insertAccount, prepareAccount, shownUser, takenName, USER_FIELDS } from '#server/auth/accounts.ts'
import type { LinkSender } from '#server/auth/links/send-link.ts'
import { voidLinks } from '#server/auth/links/void-links.ts'
import { hashPassword, refuseWeakPassword } from '#server/auth/passwords.ts'
import { indexCustomer } from '#server/auth/customer-search.ts'
import { endAllAccess } from '#server/auth/sessions.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { del, freshOnly, get, patch, post, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { filesOfDeletedTrips, filesOfTrips } from '#server/trips/images/files-of-trips.ts'
import { refuseHeld } from '#server/trips/trip/trip-hold.ts'
import { indexTripsOf } from '#server/trips/list/trip-search.ts'
import { countCustomer, countTrip } from '#server/trips/counters/counters.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { noteCustomerHistory } from './note-history.ts'
import { readWantedCustomers } from './customer-filters.ts'
import { countCustomers, findCustomer, listCustomers, readCustomer } from './read-customers.ts'

const editSchema = schemaOfFields(editedCustomerFields)

/** Staff's calls on customers (API-37, API-49). */
export function customerRoutes(deps: LinkSender & { db: Db; storage: Storage }): Route[] {
	const { db, storage } = deps
	return [
		...invitationRoutes(deps),

		get('/api/admin/users', 'admin', async (c) => {
			const paging = readPaging(c, CUSTOMER_SORTS)
			const wanted = await readWantedCustomers(c, db, paging)
			const [found, total] = await Promise.all([listCustomers(db, paging, wanted), countCustomers(db, wanted)])
			const { rows: users, nextCursor } = page(found, paging.limit)
			return c.json({ users, ...total, nextCursor })
		}),

		get('/api/admin/users/:id', 'admin', async (c) => c.json({ user: await readCustomer(db, c.req.param('id')) })),

		post('/api/auth/register', 'admin', async (c, user) => {
			const { role, ...given } = await readObject(c)
			if (role !== undefined && role !== null && role !== '' && role !== 'customer') throw customersOnly()
			const account = await prepareAccount(given)
			// The stored hash of the request must not depend on the password.
			const { password: _password, ...body } = given
			return idempotent(c, db, { scope: `register ${user.id}`, body }, async (tx) => {
				const created = await insertAccount(tx, account, 'customer')
				await countCustomer(tx, 1)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'customer added', created.id)
				return { status: 201, body: { user: created } }
			})
		}),

		patch('/api/admin/users/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const given = await readObject(c)
			// Validated with the stored values, and hashed, before the row is locked, because hashing takes a while.
			const saved = await findCustomer(db, id)
			const { password } = check(editSchema, { ...fieldsOf(saved), ...given })
			if (password) refuseWeakPassword(password, [saved.username, saved.email, saved.fullName])
			const passwordHash = password ? await hashPassword(password) : null
			const customer = await transaction(db, async (tx) => {
				const current = await findCustomer(tx, id, { lock: true })
				refuseStale(c, current, current)
				const { password: _, ...values } = check(editSchema, { ...fieldsOf(current), ...given })
				const row = await tx
					.updateTable('users')
					.set({
						...values,
						...(passwordHash ? { passwordHash, passwordSetBy: 'staff' as const } : {}),
						version: sql`version + 1`,
						updatedAt: sql<Date>`now()`,
					})
					.where('id', '=', id)
					.returning(USER_FIELDS)
					.executeTakeFirstOrThrow()
				if (passwordHash) await endAllAccess(tx, id)
				if (row.email !== current.email) {
					await voidLinks(tx, id)
					await notifyAddressChanged(tx, deps, shownUser(row), current.email)
				}
				indexCustomer(tx, id)
				await noteCustomerHistory(tx, current, shownUser(row), user.id)
				await indexTripsOf(tx, id)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'customer changed', id, {
					detail: { fields: Object.keys(given) },
				})
				return shownUser(row)
			}).catch((error: unknown) => {
				throw takenName(error) ?? error
			})
			return c.json({ user: customer })
		}),

		freshOnly(
			del('/api/admin/users/:id', 'admin', async (c, user) => {
				const id = c.req.param('id')
				const files = await transaction(db, async (tx) => {
					await findCustomer(tx, id, { lock: true })
					const trips = await tx
						.selectFrom('trips')
						.select(['id', 'guestDetailsApprovalStatus', 'status'])
						.where('userId', '=', id)
						.forUpdate()
						.execute()
					const tripIds = trips.map((trip) => trip.id)
					await refuseHeld(tx, tripIds)
					const keys = [...(await filesOfTrips(tx, tripIds)), ...(await filesOfDeletedTrips(tx, id))]
					const deleted = await tx
						.deleteFrom('users')
						.where('id', '=', id)
						.returning('companionOnly')
						.executeTakeFirst()
					for (const trip of trips) await countTrip(tx, trip, null)
					if (!deleted?.companionOnly) await countCustomer(tx, -1)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'customer deleted', id, { detail: { trips: trips.length } })
					return keys
				})
				await removeFiles(storage, files)
				return c.body(null, 204)
			}),
		),
	]
}

const fieldsOf = (user: User) =>
	Object.fromEntries(Object.keys(customerFields).map((name) => [name, user[name as keyof typeof customerFields]]))

const CUSTOMERS_ONLY = 'Only customer accounts can be created here'
const customersOnly = () => new Refusal(422, 'invalid', CUSTOMERS_ONLY, { fields: { role: CUSTOMERS_ONLY } })
