import { sql } from 'kysely'
import type { HeldTrip, Retention, RetentionResult, RetentionRun, TripHold } from '#shared/retention/retention.ts'
import { RETENTION_KIND_LIST, type RetentionKind, RETENTION_KINDS } from '#shared/retention/retention-kinds.ts'
import type { Db } from '#server/db/connect.ts'
import { readChosenPeriods, readPeriods } from './periods.ts'
import type { RetentionDeps } from './removal.ts'
import { REMOVALS } from './removals.ts'
import { nextRunAfter } from './run-retention.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const SHOWN_RUNS = 14

/** The retention table with what the next run would remove, and what the last runs did (CRM-140). It removes nothing. */
export async function readRetention(deps: RetentionDeps & { auditMonths: number }): Promise<Retention> {
	const { db, auditMonths } = deps
	const [chosen, periods] = await Promise.all([readChosenPeriods(db), readPeriods(db, auditMonths)])
	const tonight = nextRunAfter(new Date())
	const inAWeek = new Date(tonight.getTime() + WEEK_MS)
	const rows = []
	for (const kind of RETENTION_KIND_LIST) {
		const period = periods[kind]
		// One after the other: the page is opened rarely, and the connections are shared.
		const counts = period
			? {
					tonight: await REMOVALS[kind].count(deps, { period, at: tonight }),
					withinWeek: await REMOVALS[kind].count(deps, { period, at: inAWeek }),
				}
			: { tonight: 0, withinWeek: 0 }
		rows.push({ kind, period, isChosen: chosen.has(kind), ...counts })
	}
	return { rows, nextRunAt: tonight.toISOString(), runs: await readRuns(db), holds: await readHolds(db) }
}

async function readRuns(db: Db): Promise<RetentionRun[]> {
	const runs = await db.selectFrom('retentionRuns').selectAll().orderBy('id', 'desc').limit(SHOWN_RUNS).execute()
	const ids = runs.map(({ id }) => id)
	const results =
		ids.length === 0 ? [] : await db.selectFrom('retentionResults').selectAll().where('runId', 'in', ids).execute()
	return runs.map(({ id, startedAt, finishedAt }) => ({
		id,
		startedAt: startedAt.toISOString(),
		finishedAt: finishedAt?.toISOString() ?? null,
		results: results
			.filter(({ runId }) => runId === id)
			.flatMap(({ kind, removed, failed }): RetentionResult[] =>
				kind in RETENTION_KINDS ? [{ kind: kind as RetentionKind, removed, failed }] : [],
			),
	}))
}

type HoldRow = {
	tripId: string
	tripName: string
	reason: string
	until: string | null
	heldBy: string | null
	heldAt: Date
}

const HOLDS = sql<HoldRow>`select h."tripId", t.name as "tripName", h.reason, h.until, coalesce(u."fullName", u.username) as "heldBy", h."heldAt"
	from "tripHolds" h join trips t on t.id = h."tripId" left join users u on u.id = h."heldBy"`

async function readHolds(db: Db): Promise<HeldTrip[]> {
	const { rows } = await sql<HoldRow>`${HOLDS} order by h."heldAt"`.execute(db)
	return rows.map((row) => ({ ...row, heldAt: row.heldAt.toISOString() }))
}

/** Why this trip is held; null where it is not. */
export async function readHold(db: Db, tripId: string): Promise<TripHold | null> {
	const { rows } = await sql<HoldRow>`${HOLDS} where t.id = ${tripId}`.execute(db)
	const [row] = rows
	return row ? { reason: row.reason, until: row.until, heldBy: row.heldBy, heldAt: row.heldAt.toISOString() } : null
}
