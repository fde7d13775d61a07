import { sql } from 'kysely'
import { actionsOf } from '#shared/audit/words.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'

/** Changes are kept at least as long as contract claims can be made (six years, Limitation Act 1980, s. 5). */
export const CHANGE_MONTHS = 72
/** IP addresses are removed after this long: later they help nobody. */
export const ADDRESS_MONTHS = 13
const BATCH = 2000

/** Sign-ins, reads and refused calls. The entries about changes and about roles and second steps stay longer. */
const SHORT_LIVED = [
	'login',
	'logout',
	'identity confirmed',
	'device signed out',
	'other devices signed out',
	...actionsOf('Reading'),
]

/**
 * Removes entries of the audit that are older than `months`, and those about changes after six years at the earliest; 0 keeps everything.
 * The role of the product may not delete from the audit (migration 031). As the owner of the table it grants itself the right inside the
 * transaction that deletes, and takes it back in the same transaction: no other session ever has it. What was removed is recorded.
 */
export async function sweepAudit(db: Db, months: number): Promise<void> {
	if (months === 0) return
	const before = (count: number) => sql<Date>`now() - make_interval(months => ${count})`
	for (;;) {
		const { removed, blanked } = await withRight(db, async (tx) => ({
			removed:
				(await remove(tx, sql`at < ${before(months)} and action = any(${SHORT_LIVED})`)) +
				(await remove(tx, sql`at < ${before(Math.max(months, CHANGE_MONTHS))}`)),
			blanked: await blankAddresses(tx, sql`at < ${before(ADDRESS_MONTHS)}`),
		}))
		if (removed < BATCH && blanked < BATCH) return
	}
}

async function withRight<T extends { removed: number }>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> {
	return transaction(db, async (tx) => {
		await sql`grant update (ip), delete on audit to current_user`.execute(tx)
		const done = await change(tx)
		await sql`revoke update (ip), delete on audit from current_user`.execute(tx)
		if (done.removed > 0)
			await audit(tx, { id: null, ip: null }, 'audit swept', null, { detail: { entries: done.removed } })
		return done
	})
}

type Condition = ReturnType<typeof sql>

async function remove(tx: Tx, old: Condition): Promise<number> {
	const { numAffectedRows } =
		await sql`delete from audit where id in (select id from audit where ${old} limit ${BATCH})`.execute(tx)
	return Number(numAffectedRows ?? 0)
}

async function blankAddresses(tx: Tx, old: Condition): Promise<number> {
	const { numAffectedRows } =
		await sql`update audit set ip = null where id in (select id from audit where ip is not null and ${old} limit ${BATCH})`.execute(
			tx,
		)
	return Number(numAffectedRows ?? 0)
}
