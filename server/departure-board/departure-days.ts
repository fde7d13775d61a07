import { sql } from 'kysely'
import type { DepartureDay } from '#shared/trips/board/lacking.ts'
import type { Db } from '#server/db/connect.ts'

/** As many as fit into a day of the month. */
const MOST_NAMED = 3

type Wanted = { from: string; until: string; consultantId: string | null }
type Row = { day: string; total: number; id: string; name: string; customerName: string }

/** The days on which trips that are confirmed or pending depart, each with its number of them and the first few by name. */
export async function departureDays(db: Db, { from, until, consultantId }: Wanted): Promise<DepartureDay[]> {
	const isTheirs =
		consultantId === null
			? sql`true`
			: consultantId === 'none'
				? sql`t."consultantId" is null`
				: sql`t."consultantId" = ${consultantId}`
	const { rows } = await sql<Row>`
		select * from (
			select t."startDate" as day, count(*) over same::int as total, t.id, t.name, coalesce(u."fullName", u.username) as "customerName",
				row_number() over (partition by t."startDate" order by t.name, t.id) as at
			from trips t join users u on u.id = t."userId"
			where t."startDate" between ${from} and ${until} and t.status in ('confirmed', 'pending') and ${isTheirs}
			window same as (partition by t."startDate")
		) x where x.at <= ${MOST_NAMED} order by x.day, x.at`.execute(db)
	return [...Map.groupBy(rows, ({ day }) => day)].map(([day, trips]) => ({
		day,
		total: trips[0]?.total ?? 0,
		trips: trips.map(({ id, name, customerName }) => ({ id, name, customerName })),
	}))
}
