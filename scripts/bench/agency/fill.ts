import { type RawBuilder, sql } from 'kysely'
import { KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'
import { correctTripCounts } from '#server/trips/counters/counters.ts'
import type { Db } from '#server/db/connect.ts'
import { identifier } from '#server/db/identifier.ts'
import { OWN_TABLES } from './own-rows.ts'

/** Rows of one statement: they stay within the statement timeout on a busy machine. */
const BATCH = 2500
/** The first trips depart within so many days: together they fill every page of the CRM. */
const DAYS_OF_FIRST = 30
/** Of the others: from five years ago until a year from now. */
const [DAYS_BACK, DAYS_ALL] = [1800, 2165]

/** What a row is made from: its number, from 1, and whether it is among the first. */
export type Numbered = { n: RawBuilder<number>; isFirst: boolean }

/**
 * Adds the customers `from` to `to`, each with a trip that has the records of the trip `model`, an enquiry, tasks, a conversation, mails and
 * what else the CRM lists. The first ones depart soon and have everything open; of the others most of it is over, as at an agency that has grown.
 */
export async function fill(db: Db, model: string, staff: readonly string[], from: number, to: number): Promise<void> {
	for (let start = from; start <= to; start += BATCH)
		await addRows(db, model, staff, { start, end: Math.min(to, start + BATCH - 1), isFirst: from === 1 })
	await correctTripCounts(db)
	await sql`insert into tallies select 'totalTrips', count(*) from trips union all select 'totalCustomers', count(*) from users where role = 'customer'
		on conflict (key) do update set n = excluded.n`.execute(db)
	await sql`vacuum analyze`.execute(db)
}

type Range = { start: number; end: number; isFirst: boolean }

async function addRows(db: Db, model: string, staff: readonly string[], { start, end, isFirst }: Range) {
	const numbers = sql`generate_series(${start}::int, ${end}::int) n`
	await sql`insert into users (id, username, email, "fullName", phone, role, "createdAt")
		select uuidv7(), 'customer' || n, 'customer' || n || '@mail.example', 'Customer Family' || n % 977 || ' ' || n, '+44 7700 9' || n, 'customer', now()
		from ${numbers}`.execute(db)
	const day = isFirst
		? sql`current_date + n * ${sql.lit(DAYS_OF_FIRST)} / 100`
		: sql`current_date - ${sql.lit(DAYS_BACK)} + n * 7919 % ${sql.lit(DAYS_ALL)}`
	await sql`insert into trips (id, "userId", "consultantId", name, destination, "startDate", "endDate", "packageName", "orderId", status, "guestDetailsApprovalStatus", "toldSince")
		select uuidv7(), u.id, (${[staff[0], ...staff, null]}::uuid[])[n % 4 + 1], 'Trip ' || n, 'Place ' || n % 40, day, day + 10, 'Package', 'GP-' || n,
			case when day + 10 < current_date then 'completed' when n % 20 = 0 then 'cancelled' else 'confirmed' end,
			case when n % 3 = 0 then 'pending' else 'approved' end, now()
		from (select n, ${day} as day from ${numbers}) numbered join users u on u.username = 'customer' || n`.execute(db)
	const added = sql`select t.id, substr(t.name, 6)::int as n, t."userId" from trips t
		where t.name like 'Trip %' and substr(t.name, 6)::int between ${start} and ${end}`
	for (const kind of KIND_LIST) if (kind !== 'documents') await copyRecords(db, KINDS[kind].names.table, model, added)
	for (const insert of OWN_TABLES) await insert(added, { isFirst, staff }).execute(db)
}

/** Sealed values are bound to their row: the copies have none. */
async function copyRecords(db: Db, table: string, model: string, added: RawBuilder<unknown>) {
	const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
		where table_schema = current_schema() and table_name = ${table} and column_name not in ('id', 'tripId', 'sealed')`.execute(
		db,
	)
	const columns = sql.raw(rows.map(({ name }) => identifier(name)).join(', '))
	await sql`insert into ${sql.table(table)} (id, "tripId", ${columns}) select uuidv7(), added.id, ${columns} from (${added}) added, ${sql.table(table)} r
		where r."tripId" = ${model}`.execute(db)
}
