import { sql } from 'kysely'
import { RETENTION_KIND_LIST } from '#shared/retention/retention-kinds.ts'
import { newId } from '#server/db/id.ts'
import { readPeriods } from './periods.ts'
import type { Removed, RetentionDeps } from './removal.ts'
import { REMOVALS } from './removals.ts'

/** Every night at this time (UTC), when few people work. */
const HOUR = 3
const MINUTE = 23
export const NIGHTLY = `${MINUTE} ${HOUR} * * *`

/** When the removal runs next. */
export function nextRunAfter(now: Date): Date {
	const next = new Date(now)
	next.setUTCHours(HOUR, MINUTE, 0, 0)
	if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
	return next
}

/** How long the list of runs goes back. */
const RUN_MONTHS = 24

/**
 * Removes what has passed its period (API-161). A kind that fails is recorded and does not stop the others. An interrupted run goes on in the
 * next one, because every transaction removes what is due by itself.
 */
export async function runRetention(
	deps: RetentionDeps & { auditMonths: number },
	signal: AbortSignal = new AbortController().signal,
): Promise<void> {
	const { db, log, auditMonths } = deps
	const at = new Date()
	const runId = newId()
	await db
		.deleteFrom('retentionRuns')
		.where('startedAt', '<', sql<Date>`now() - make_interval(months => ${RUN_MONTHS})`)
		.execute()
	await db.insertInto('retentionRuns').values({ id: runId }).execute()
	const periods = await readPeriods(db, auditMonths)
	for (const kind of RETENTION_KIND_LIST) {
		const period = periods[kind]
		if (signal.aborted) return
		if (!period) continue
		const { removed, failed } = await REMOVALS[kind]
			.remove(deps, { period, at }, signal)
			.catch((err: unknown): Removed => {
				log.error({ err, kind }, 'Expired data could not be removed')
				return { removed: 0, failed: 1 }
			})
		await db.insertInto('retentionResults').values({ runId, kind, removed, failed }).execute()
	}
	if (!signal.aborted)
		await db.updateTable('retentionRuns').set({ finishedAt: new Date() }).where('id', '=', runId).execute()
}
