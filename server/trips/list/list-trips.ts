import { CompiledQuery } from 'kysely'
import type { Neighbours } from '#shared/neighbours.ts'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import type { TripSort } from '#shared/sorting.ts'
import type { IssuedState } from '#shared/trips/trip-filters.ts'
import type { Db } from '#server/db/connect.ts'
import { findNeighbours } from '#server/http/lists/neighbours.ts'
import { keyset, type Paging, type SortKey, whereOf } from '#server/http/lists/paging.ts'
import { notFound } from '#server/http/refusal.ts'
import { type Bind, cappedTotal, countCapped, type Total } from '#server/search/search-index.ts'
import type { Wanted } from './read-wanted.ts'
import { FROM, shownTrip, TRIP } from '../trip/trip-rows.ts'
import type { Row } from '../records/stored-record.ts'

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
	const columns = `${TRIP}, t."issuedState", ${key} as "sortKey"`
	const { rows } = await db.executeQuery<{ trips: string | null }>(
		CompiledQuery.raw(
			`select json_agg(r)::text as trips from (select ${columns} ${FROM} ${where} order by ${orderBy} limit ${paging.limit + 1}) r`,
			values,
		),
	)
	return (JSON.parse(rows[0]?.trips ?? '[]') as Row[]).map((row) => ({
		...shownTrip(row),
		customerName: String(row.customerName),
		issuedState: row.issuedState as IssuedState,
		sortKey: String(row.sortKey),
	}))
}

/** The trips before and after a trip in the order of a list. 404 where there is no such trip. */
export async function findTripNeighbours(
	db: Db,
	id: string,
	paging: Pick<Paging<TripSort>, 'sort'>,
	wanted: Wanted,
): Promise<Neighbours> {
	const list = { from: FROM, id: 't.id', name: 't.name', keys: KEYS }
	const found = await findNeighbours(db, id, paging, { ...list, filters: (bound) => filters(wanted, bound) })
	if (!found) throw notFound('Trip')
	return found
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

const IS_ACTIVE = `t.status in ('confirmed', 'pending')`

/**
 * The conditions of a list. Values of closed lists are part of the statement and not bound: the planner has to know whether one is rare.
 */
function filters({ matches, ...wanted }: Wanted, bound: Bind) {
	const { userId, consultantId, status, approval, documents, departsFrom, departsUntil } = wanted
	return [
		userId && `t."userId" = ${bound(userId)}`,
		consultantId &&
			(consultantId === 'none' ? `t."consultantId" is null` : `t."consultantId" = ${bound(consultantId)}`),
		status && (status === 'active' ? IS_ACTIVE : `t.status = '${status}'`),
		approval && `t."guestDetailsApprovalStatus" = '${approval}'`,
		documents && `t."issuedState" = '${documents}'`,
		departsFrom && `t."startDate" >= ${bound(departsFrom)}`,
		departsUntil && `t."startDate" <= ${bound(departsUntil)}`,
		matches?.condition('t.id', bound),
	]
}
