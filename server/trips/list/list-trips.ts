import { CompiledQuery } from 'kysely'
import type { Neighbours } from '#shared/neighbours.ts'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import type { TripSort } from '#shared/sorting.ts'
import type { Db } from '#server/db/connect.ts'
import { findNeighbours } from '#server/http/lists/neighbours.ts'
import type { JsonText } from '#server/http/json-text.ts'
import { keyset, type Paging, type SortKey, whereOf } from '#server/http/lists/paging.ts'
import { notFound } from '#server/http/refusal.ts'
import { type Bind, cappedTotal, countCapped, type Total } from '#server/search/search-index.ts'
import type { Wanted } from './read-wanted.ts'
import { FROM, TRIP } from '../trip/trip-rows.ts'

/** Migrations 005 and 027 index the same expressions. */
const KEYS: Record<TripSort, SortKey> = {
	customer: { sql: 'folded(coalesce(u."fullName", u.username))', holds: 'text' },
	name: { sql: 'folded(t.name)', holds: 'text' },
	destination: { sql: `folded(coalesce(t.destination, ''))`, holds: 'text' },
	startDate: { sql: 't."startDate"', holds: 'day' },
	approval: { sql: 't."guestDetailsApprovalStatus"', holds: 'text' },
}

type Listed = { id: string; sortKey: string; text: JsonText<ListedTrip> }

/**
 * Staff's list of trips, newest first unless sorted, each as PostgreSQL writes its JSON: to parse a page of trips and write it again took
 * longer than to read it. Returns up to one row more than `limit`.
 */
export async function listTripTexts(db: Db, paging: Paging<TripSort>, wanted: Wanted): Promise<Listed[]> {
	const values: unknown[] = []
	const bound: Bind = (value) => `$${values.push(value)}`
	const { key, after, orderBy } = keyset(paging, 't.id', KEYS, bound)
	const where = whereOf([after, ...filters(wanted, bound)])
	const { rows } = await db.executeQuery<Listed>(
		CompiledQuery.raw(
			`select t.id, ${key} as "sortKey", (select row_to_json(r)::text from (select ${TRIP}, t."issuedState") r) as text
				${FROM} ${where} order by ${orderBy} limit ${paging.limit + 1}`,
			values,
		),
	)
	return rows
}

/** The same, parsed. */
export async function listTrips(
	...asked: Parameters<typeof listTripTexts>
): Promise<(ListedTrip & { sortKey: string })[]> {
	const rows = await listTripTexts(...asked)
	return rows.map(({ sortKey, text }) => ({ ...(JSON.parse(text) as ListedTrip), sortKey }))
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
