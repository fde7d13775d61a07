import { CompiledQuery } from 'kysely'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import type { TripSort } from '#shared/sorting.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { keyset, type Paging, type SortKey } from '#server/http/paging.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AppContext } from '#server/http/routes.ts'
import { type Bind, cappedTotal, countCapped, type Matches, type Total } from '#server/search/search-index.ts'
import { FROM, shownTrip, TRIP } from './trip-rows.ts'
import type { Row } from '../records/stored-record.ts'

/** The filters of a list: search words, one customer, one consultant, departure on or after a day. */
type Wanted = {
	matches: Matches | null
	userId?: string | null
	consultantId?: string | null
	departingFrom?: string
}

/** The filter `consultant`: 'me' or the id of a member of staff; without it, null (CRM-132). */
export function readConsultant(c: AppContext, user: { id: string }): string | null {
	const given = c.req.query('consultant') || null
	if (given === 'me') return user.id
	if (given && !isId(given)) throw new Refusal(400, 'malformed', 'consultant is neither an id nor me')
	return given
}

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
	const values: unknown[] = []
	const bound: Bind = (value) => `$${values.push(value)}`
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

/** How many trips match, across all pages. */
export async function countTrips(db: Db, wanted: Wanted): Promise<Total> {
	const { matches, ...others } = wanted
	if (matches && !Object.values(others).some(Boolean)) return matches.total
	const values: unknown[] = []
	const where = whereOf(filters(wanted, (value) => `$${values.push(value)}`))
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(countCapped(`select from trips t ${where}`), values),
	)
	return cappedTotal(rows[0]?.n ?? 0)
}

const filters = ({ matches, userId, consultantId, departingFrom }: Wanted, bound: Bind) => [
	userId && `t."userId" = ${bound(userId)}`,
	consultantId && `t."consultantId" = ${bound(consultantId)}`,
	departingFrom && `t."startDate" >= ${bound(departingFrom)} and t.status in ('confirmed', 'pending')`,
	matches?.condition('t.id', bound),
]

function whereOf(terms: readonly (string | null | undefined)[]) {
	const all = terms.filter(Boolean)
	return all.length > 0 ? `where ${all.join(' and ')}` : ''
}
