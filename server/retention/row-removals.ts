import { type RawBuilder, sql } from 'kysely'
import { countAuditDue, sweepAudit } from '#server/audit/sweep-audit.ts'
import type { Db } from '#server/db/connect.ts'
import { intervalOf, MAX_COUNTED, type Removal } from './removal.ts'

const BATCH = 500

type Rows = { table: string; condition: RawBuilder<unknown>; change: (ids: RawBuilder<unknown>) => RawBuilder<unknown> }

/** Rows that count from their `createdAt`. */
function olderRows({ table, condition, change }: Rows): Removal {
	const due = (at: Date, interval: RawBuilder<unknown>, limit: number) =>
		sql`select id from ${sql.table(table)} where "createdAt" < ${at}::timestamptz - ${interval} and ${condition} limit ${limit}`
	return {
		count: ({ db }, { at, period }) => countOf(db, due(at, intervalOf(period), MAX_COUNTED)),
		async remove({ db }, { at, period }, signal) {
			let removed = 0
			while (!signal.aborted) {
				const { numAffectedRows } = await change(due(at, intervalOf(period), BATCH)).execute(db)
				removed += Number(numAffectedRows ?? 0)
				if (Number(numAffectedRows ?? 0) < BATCH) break
			}
			return { removed, failed: 0 }
		},
	}
}

async function countOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
	const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from (${rows}) x`.execute(db)
	return found[0]?.n ?? 0
}

const deleteFrom = (table: string) => (ids: RawBuilder<unknown>) =>
	sql`delete from ${sql.table(table)} where id in (${ids})`

export const enquiries = olderRows({
	table: 'enquiries',
	condition: sql`"tripId" is null and state <> 'quarantined'`,
	change: deleteFrom('enquiries'),
})

export const quarantinedEnquiries = olderRows({
	table: 'enquiries',
	condition: sql`state = 'quarantined'`,
	change: deleteFrom('enquiries'),
})

export const enquiryAddresses = olderRows({
	table: 'enquiries',
	condition: sql`ip is not null`,
	change: (ids) => sql`update enquiries set ip = null where id in (${ids})`,
})

export const receivedDocuments = olderRows({
	table: 'receivedDocuments',
	condition: sql`true`,
	change: deleteFrom('receivedDocuments'),
})

export const complaints = olderRows({
	table: 'complaints',
	condition: sql`state in ('answered', 'quarantined')`,
	change: deleteFrom('complaints'),
})

export const mails = olderRows({
	table: 'mails',
	condition: sql`state <> 'waiting'`,
	change: deleteFrom('mails'),
})

export const auditEntries: Removal = {
	count: ({ db }, { at, period }) => countAuditDue(db, period.amount, at, MAX_COUNTED),
	remove: async ({ db }, { period }) => ({ removed: await sweepAudit(db, period.amount), failed: 0 }),
}
