import { sql } from 'kysely'
import { RETENTION_KINDS } from '#shared/retention/retention-kinds.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { intervalOf, londonDay, MAX_COUNTED, type Removal } from './removal.ts'

const BATCH = 100
/** What goes some days after the end of a trip, also of a deleted one. */
const AFTER_TRIPS = ['identityData', 'dietAndRequests', 'approvedCopies', 'importedCopies'] as const

/** The days after which each of them goes: as an owner chose, otherwise the initial ones. */
const PERIODS = sql.join(
	AFTER_TRIPS.map(
		(kind) =>
			sql`(coalesce((select amount from "retentionPeriods" where kind = ${kind}), ${RETENTION_KINDS[kind].initial}::int))`,
	),
)

/** A deletion that is old enough, or holds something whose own period has passed since: retention wins over the bin. */
const due = (at: Date, period: Parameters<typeof intervalOf>[0], limit: number) => sql`select b.id from bin b
	where b."createdAt" < ${at}::timestamptz - ${intervalOf(period)}
		or exists (select from (values ${PERIODS}) p(days)
			where b."endDate" + p.days >= (b."createdAt" at time zone 'Europe/London')::date and b."endDate" + p.days < ${londonDay(at)})
	limit ${limit}`

/** What staff deleted and did not bring back. */
export const deleted: Removal = {
	async count({ db }, { at, period }) {
		const { rows } = await sql<{
			n: number
		}>`select count(*)::int as n from (${due(at, period, MAX_COUNTED)}) x`.execute(db)
		return rows[0]?.n ?? 0
	},
	async remove({ db, storage }, { at, period }, signal) {
		let removed = 0
		while (!signal.aborted) {
			const { rows } = await sql<{ files: string[] }>`delete from bin where id in (${due(at, period, BATCH)})
				returning files`.execute(db)
			await removeFiles(
				storage,
				rows.flatMap(({ files }) => files),
			)
			removed += rows.length
			if (rows.length < BATCH) break
		}
		return { removed, failed: 0 }
	},
}
