import { CompiledQuery } from 'kysely'
import type { ListedTrip, Trip, User, WholeTrip } from '#shared/contract.ts'
import type { TripSort } from '#shared/sorting.ts'
import { tripFields } from '#shared/trips/trip.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { keyset, matches, type Paging, type SortKey } from '#server/http/paging.ts'
import { notFound } from '#server/http/refusal.ts'
import { instant, type Row, type StoredRecord } from './stored-record.ts'
import type { TripRecords } from './trip-records.ts'

const FIELD_NAMES = Object.keys(tripFields)

/** Where a picture of a trip is fetched, by the name the server gave it. */
export const imageUrl = (fileName: string) => `/api/images/${fileName}`
const image = (slot: 'thumbnail' | 'header') =>
	`(select '${imageUrl('')}' || i."fileName" from "tripImages" i where i."tripId" = t.id and i.slot = '${slot}')`

const TRIP = `t.id, t."userId", ${FIELD_NAMES.map((name) => `t."${name}"`).join(', ')}, t.version, t."createdAt", t."updatedAt",
	${image('thumbnail')} as "thumbnailImage", ${image('header')} as "headerImage", coalesce(u."fullName", u.username) as "customerName"`
const FROM = 'from trips t join users u on u.id = t."userId"'

/** Queries over trips, their SQL written once at start from the declarations: building it anew costs more than running it. */
export function tripReader(records: TripRecords) {
	const kinds = Object.entries(records) as [keyof TripRecords, StoredRecord][]
	const whole = `select ${TRIP}, ${kinds.map(([plural, stored]) => children(plural, stored)).join(', ')} ${FROM} where t.id = $1`
	const wholeOfOwner = `${whole} and t."userId" = $2`

	return {
		/** One trip with everything that hangs from it, in one query: any for staff, for a customer only their own. 404 otherwise. */
		async wholeTrip(db: Db | Tx, user: Pick<User, 'id' | 'role'>, id: string): Promise<WholeTrip> {
			const query =
				user.role === 'admin' ? CompiledQuery.raw(whole, [id]) : CompiledQuery.raw(wholeOfOwner, [id, user.id])
			const { rows } = isId(id) ? await db.executeQuery<Row>(query) : { rows: [] }
			if (!rows[0]) throw notFound('Trip')
			const row = rows[0]
			const hanging = kinds.map(([plural, stored]) => [plural, (row[plural] as Row[]).map(stored.shown)])
			return { ...shownTrip(row), customerName: row.customerName, ...Object.fromEntries(hanging) } as WholeTrip
		},

		/** The records of one kind, in the order in which they happen. */
		async records(db: Db | Tx, plural: keyof TripRecords, tripId: string): Promise<Row[]> {
			const stored = records[plural]
			const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(listOf(plural, stored, '$1'), [tripId]))
			return rows.map(stored.shown)
		},
	}
}

export type TripReader = ReturnType<typeof tripReader>

/** A customer's trips by their start, soonest first. */
export async function tripsOf(db: Db, userId: string): Promise<Trip[]> {
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(`select ${TRIP} ${FROM} where t."userId" = $1 order by t."startDate", t.id`, [userId]),
	)
	return rows.map(shownTrip)
}

/** The indexes of migrations 005 and 027 are on the same expressions. */
const KEYS: Record<TripSort, SortKey> = {
	customer: { sql: 'folded(coalesce(u."fullName", u.username))', holds: 'text' },
	name: { sql: 'folded(t.name)', holds: 'text' },
	destination: { sql: `folded(coalesce(t.destination, ''))`, holds: 'text' },
	startDate: { sql: 't."startDate"', holds: 'day' },
	approval: { sql: 't."guestDetailsApprovalStatus"', holds: 'text' },
}

/** Staff's list of trips, newest first unless sorted; all, or one customer's. One row more than `limit`, when there is one. */
export async function listTrips(
	db: Db,
	paging: Paging<TripSort>,
	userId: string | null,
): Promise<(ListedTrip & { sortKey: string })[]> {
	const values: string[] = []
	const bound = (value: string) => `$${values.push(value)}`
	const { key, after, orderBy } = keyset(paging, 't.id', KEYS, bound)
	const where = whereOf([after, ...filters(paging.matching, userId, bound)])
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

/** How many trips match, whatever page of them is shown. */
export async function countTrips(db: Db, matching: string | null, userId: string | null): Promise<number> {
	const values: string[] = []
	const where = whereOf(filters(matching, userId, (value) => `$${values.push(value)}`))
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(`select count(*) as n ${FROM} ${where}`, values),
	)
	return rows[0]?.n ?? 0
}

const filters = (matching: string | null, userId: string | null, bound: (value: string) => string) => [
	userId && `t."userId" = ${bound(userId)}`,
	matching &&
		matches(`t.name, t.destination, t."orderId", t."packageName", u."fullName", u.username, u.email`, bound(matching)),
]

function whereOf(terms: readonly (string | null)[]) {
	const all = terms.filter(Boolean)
	return all.length > 0 ? `where ${all.join(' and ')}` : ''
}

function shownTrip(row: Row): Trip {
	return {
		id: row.id,
		userId: row.userId,
		...Object.fromEntries(FIELD_NAMES.map((name) => [name, row[name]])),
		thumbnailImage: row.thumbnailImage,
		headerImage: row.headerImage,
		version: row.version,
		createdAt: instant(row.createdAt),
		updatedAt: instant(row.updatedAt),
	} as Trip
}

function listOf(plural: string, { record, columns }: StoredRecord, tripId: string) {
	const order = [...(record.order ?? []), 'createdAt', 'id'].map((name) => `"${name}"`).join(', ')
	return `select ${columns.map((name) => `"${name}"`).join(', ')} from ${plural} where "tripId" = ${tripId} order by ${order}`
}

const children = (plural: string, stored: StoredRecord) =>
	`(select coalesce(json_agg(x), '[]') from (${listOf(plural, stored, 't.id')}) x) as ${plural}`
