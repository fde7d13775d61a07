import {
	type Period,
	RETENTION_KIND_LIST,
	RETENTION_KINDS,
	type RetentionKind,
} from '#shared/retention/retention-kinds.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** The period of each kind of data; null where nothing is removed. */
export type Periods = Record<RetentionKind, Period | null>

/** The periods that owners chose, by kind. */
export async function readChosenPeriods(db: Db | Tx): Promise<Map<string, number>> {
	const rows = await db.selectFrom('retentionPeriods').select(['kind', 'amount']).execute()
	return new Map(rows.map(({ kind, amount }) => [kind, amount]))
}

/**
 * The periods that count. Without a choice of an owner they are the initial ones, and for the audit the installation's `auditMonths`, where 0
 * keeps everything.
 */
export async function readPeriods(db: Db | Tx, auditMonths: number): Promise<Periods> {
	const chosen = await readChosenPeriods(db)
	const entries = RETENTION_KIND_LIST.map((kind) => {
		const { unit, initial } = RETENTION_KINDS[kind]
		const amount = chosen.get(kind) ?? (kind === 'audit' ? auditMonths : initial)
		return [kind, amount === 0 ? null : { amount, unit }]
	})
	return Object.fromEntries(entries) as Periods
}
