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
 * transaction that deletes, and takes it back in the same transaction: no other session ever has it. What was removed is recorded, and its
 * number returned.
 */
export async function sweepAudit(db: Db, months: number): Promise<number> {
	if (months === 0) return 0
	let all = 0
	for (;;) {
		const { removed, blanked } = await withRight(db, async (tx) => ({
			removed:
				(await remove(tx, isShortLived(sql`now()`, months))) +
				(await remove(tx, sql`at < ${before(sql`now()`, Math.max(months, CHANGE_MONTHS))}`)),
			blanked: await blankAddresses(tx, sql`at < ${before(sql`now()`, ADDRESS_MONTHS)}`),
		}))
		all += removed
		if (removed < BATCH && blanked < BATCH) return all
	}
}

/** How many entries the sweep would remove at this moment, at most `limit`. */
export async function countAuditDue(db: Db, months: number, at: Date, limit: number): Promise<number> {
	const now = sql`${at}::timestamptz`
	const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select from audit
		where ${isShortLived(now, months)} or at < ${before(now, Math.max(months, CHANGE_MONTHS))} limit ${limit}) x`.execute(
		db,
	)
	return rows[0]?.n ?? 0
}

const before = (now: Condition, months: number) => sql`${now} - make_interval(months => ${months}::int)`
const isShortLived = (now: Condition, months: number) =>
	sql`(at < ${before(now, months)} and action = any(${SHORT_LIVED}))`

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

/** Removes the IP addresses from the entries about what this account did: it was erased. */
export const blankAddressesOf = (db: Db, userId: string): Promise<unknown> =>
	withRight(db, async (tx) => {
		await sql`update audit set ip = null where "actorId" = ${userId} and ip is not null`.execute(tx)
		return { removed: 0 }
	})

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
