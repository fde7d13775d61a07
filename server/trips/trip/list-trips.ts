import { CompiledQuery } from 'kysely'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import type { TripSort } from '#shared/sorting.ts'
import type { Db } from '#server/db/connect.ts'
import { keyset, matches, type Paging, type SortKey } from '#server/http/paging.ts'
import { FROM, shownTrip, TRIP } from './read-trips.ts'
import type { Row } from '../records/stored-record.ts'

/** The filters of a list: search words, one customer, departure on or after a day. */
type Wanted = { matching: string | null; userId?: string | null; departingFrom?: string }

/** Migrations 005 and 027 index the same expressions. */
const KEYS: Record<TripSort, SortKey> = {
	customer: { sql: 'folded(coalesce(u."fullName", u.username))', holds: 'text' },
	name: { sql: 'folded(t.name)', holds: 'text' },
	destination: { sql: `folded(coalesce(t.destination, ''))`, holds: 'text' },
	startDate: { sql: 't."startDate"', holds: 'day' },
	approval: { sql: 't."guestDetailsApprovalStatus"', holds: 'text' },
}

/** Staff's list of trips, newest first unless sorted. Returns up to one row more than `limit`. */
export async function listTrips(
	db: Db,
	paging: Paging<TripSort>,
	wanted: Wanted,
): Promise<(ListedTrip & { sortKey: string })[]> {
	const values: string[] = []
	const bound = (value: string) => `$${values.push(value)}`
	const { key, after, orderBy } = keyset(paging, 't.id', KEYS, bound)
	const where = whereOf([after, ...filters(wanted, bound)])
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(
			`select ${TRIP}, ${key} as "sortKey" ${FROM} ${where} order by ${orderBy} limit ${paging.limit + 1}`,
			values,
		),
	)
	return rows.map((row) => ({
		...shownTrip(row),
		customerName: String(row.customerName),
		sortKey: String(row.sortKey),
	}))
}

/** The total number of matching trips, across all pages. */
export async function countTrips(db: Db, wanted: Wanted): Promise<number> {
	const values: string[] = []
	const where = whereOf(filters(wanted, (value) => `$${values.push(value)}`))
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(`select count(*) as n ${FROM} ${where}`, values),
	)
	return rows[0]?.n ?? 0
}

const filters = ({ matching, userId, departingFrom }: Wanted, bound: (value: string) => string) => [
	userId && `t."userId" = ${bound(userId)}`,
	departingFrom && `t."startDate" >= ${bound(departingFrom)} and t.status in ('confirmed', 'pending')`,
	matching && holdsWords(bound(matching)),
]

/** Searches trips and customers in separate subqueries: among 100,000 trips a common word then costs a tenth, a rare one half. */
const holdsWords = (pattern: string) =>
	`(${matches('t.name, t.destination, t."orderId", t."packageName"', pattern)} or t."userId" in (
		select x.id from users x where ${matches('x."fullName", x.username, x.email', pattern)}))`

function whereOf(terms: readonly (string | null | undefined)[]) {
	const all = terms.filter(Boolean)
	return all.length > 0 ? `where ${all.join(' and ')}` : ''
}
