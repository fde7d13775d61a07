import { CompiledQuery } from 'kysely'
import type { Customer, User } from '#shared/customers/user.ts'
import type { Neighbours } from '#shared/neighbours.ts'
import type { CustomerSort } from '#shared/sorting.ts'
import { shownUser, USER_FIELDS } from '#server/auth/accounts.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { findNeighbours } from '#server/http/lists/neighbours.ts'
import { keyset, type Paging, type SortKey } from '#server/http/lists/paging.ts'
import { notFound } from '#server/http/refusal.ts'
import { type Bind, cappedTotal, countCapped, type Total } from '#server/search/search-index.ts'
import { readStats } from '#server/trips/counters/counters.ts'
import { customerConditions, type WantedCustomers } from './customer-filters.ts'

/** The indexes in migrations 005, 027 and 050 use the same expressions. */
const SORT_KEYS: Record<CustomerSort, SortKey> = {
	name: { sql: 'folded(coalesce(u."fullName", u.username))', holds: 'text' },
	email: { sql: 'folded(u.email)', holds: 'text' },
	trips: { sql: 'u."tripCount"', holds: 'count' },
	joinDate: null,
}

const ACCESS = `case when u."disabledAt" is not null then 'disabled' when u."passwordHash" is not null then 'open'
	when exists (select from "accountLinks" l where l."userId" = u.id and l.purpose = 'invitation' and l."expiresAt" > now()) then 'invited'
	when u."invitedAt" is not null then 'expired'
	else 'none' end`

type Row = Omit<User, 'createdAt'> & Pick<Customer, 'totalTrips' | 'access'> & { createdAt: Date; sortKey: string }

/** Customers with the number of their trips, newest first unless sorted. Returns one row more than `limit` if there is one. */
export async function listCustomers(
	db: Db,
	paging: Paging<CustomerSort>,
	wanted: WantedCustomers,
): Promise<(Customer & { sortKey: string })[]> {
	const values: unknown[] = []
	const bind: Bind = (value) => `$${values.push(value)}`
	const { key, after, orderBy } = keyset(paging, 'u.id', SORT_KEYS, bind)
	const where = [after, ...customerConditions(wanted, bind)]
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(
			`select u.id, u.username, u.email, u.role, null as "staffRole", u.phone, u."fullName", u."bookingAgent", u.version, u."createdAt",
				u."tripCount" as "totalTrips", ${ACCESS} as access, ${key} as "sortKey"
			from users u where ${where.filter(Boolean).join(' and ')} order by ${orderBy} limit ${paging.limit + 1}`,
			values,
		),
	)
	return rows.map((row) => ({
		...shownUser(row),
		totalTrips: row.totalTrips,
		access: row.access,
		sortKey: row.sortKey,
	}))
}

/** How many customers match, across all pages. */
export async function countCustomers(db: Db, wanted: WantedCustomers): Promise<Total> {
	if (!wanted.travel) return wanted.matches?.total ?? { total: (await readStats(db)).totalCustomers }
	const values: unknown[] = []
	const where = customerConditions(wanted, (value) => `$${values.push(value)}`)
		.filter(Boolean)
		.join(' and ')
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(countCapped(`select from users u where ${where}`), values),
	)
	return cappedTotal(rows[0]?.n ?? 0)
}

/** The customers before and after a customer in the order of a list. 404 where there is no such customer. */
export async function findCustomerNeighbours(
	db: Db,
	id: string,
	paging: Pick<Paging<CustomerSort>, 'sort'>,
	wanted: WantedCustomers,
): Promise<Neighbours> {
	const list = { from: 'from users u', id: 'u.id', name: 'coalesce(u."fullName", u.username)', keys: SORT_KEYS }
	await findCustomer(db, id)
	const found = await findNeighbours(db, id, paging, {
		...list,
		filters: (bound) => customerConditions(wanted, bound),
	})
	if (!found) throw notFound('Customer')
	return found
}

/** One customer, as the list has them. 404 otherwise. */
export async function readCustomer(db: Db, id: string): Promise<Customer> {
	const user = await findCustomer(db, id)
	const { rows } = await db.executeQuery<Pick<Customer, 'access' | 'totalTrips'>>(
		CompiledQuery.raw(`select ${ACCESS} as access, u."tripCount" as "totalTrips" from users u where u.id = $1`, [id]),
	)
	if (!rows[0]) throw notFound('Customer')
	return { ...user, ...rows[0] }
}

/** Finds a customer's account. Staff accounts are not found here, because they are managed on the command line. */
export async function findCustomer(db: Db | Tx, id: string, { lock = false } = {}): Promise<User> {
	const query = db.selectFrom('users').select(USER_FIELDS).where('id', '=', id).where('role', '=', 'customer')
	const row = isId(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
	if (!row) throw notFound('Customer')
	return shownUser(row)
}
