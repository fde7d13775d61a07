import { CompiledQuery } from 'kysely'
import type { Customer, User } from '#shared/contract.ts'
import type { Db } from '#server/db/connect.ts'
import { shownUser } from '#server/auth/accounts.ts'
import type { Paging } from '#server/http/paging.ts'

const MATCHES = `concat_ws(' ', u."fullName", u.username, u.email, u.phone) ilike `
const ONLY_CUSTOMERS = `u.role = 'customer'`

type Row = Omit<User, 'createdAt'> & { createdAt: Date; totalTrips: number }

/** Customers, newest first, each with the number of their trips. One row more than `limit`, when there is one. */
export async function listCustomers(db: Db, { limit, cursor, matching }: Paging): Promise<Customer[]> {
	const values: string[] = []
	const bound = (value: string) => `$${values.push(value)}`
	const where = [ONLY_CUSTOMERS, cursor && `u.id < ${bound(cursor)}`, matching && MATCHES + bound(matching)]
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(
			`select u.id, u.username, u.email, u.role, u.phone, u."fullName", u."bookingAgent", u.version, u."createdAt",
				(select count(*) from trips t where t."userId" = u.id) as "totalTrips"
			from users u where ${where.filter(Boolean).join(' and ')} order by u.id desc limit ${limit + 1}`,
			values,
		),
	)
	return rows.map((row) => ({ ...shownUser(row), totalTrips: row.totalTrips }))
}

export async function countCustomers(db: Db, matching: string): Promise<number> {
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(`select count(*) as n from users u where ${ONLY_CUSTOMERS} and ${MATCHES} $1`, [matching]),
	)
	return rows[0]?.n ?? 0
}
