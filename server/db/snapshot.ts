import { CompiledQuery, sql } from 'kysely'
import type { Db } from './connect.ts'
import { isUnavailable } from './errors.ts'
import { transaction } from './transaction.ts'

/**
 * SQL of a text that names what a statement sees: the transactions that it counts as committed, of this start of this server. Two statements
 * with the same text see the same rows of all tables, and with the next commit of anybody the text is another one (API-290).
 */
export const SNAPSHOT = `(pg_current_snapshot()::text || ' ' || pg_postmaster_start_time()::text)`

const READ = `select ${SNAPSHOT} as snapshot`

/** What a statement that begins now would see. */
export async function readSnapshot(db: Db): Promise<string | undefined> {
	const { rows } = await db.executeQuery<{ snapshot: string }>(CompiledQuery.raw(READ, []))
	return rows[0]?.snapshot
}

/**
 * Whether `SNAPSHOT` changes with a commit. In databases that only speak PostgreSQL's language, the function can be missing or always say
 * the same. Throws when the database is unavailable.
 */
export async function snapshotsTellCommits(db: Db): Promise<boolean> {
	try {
		const before = await readSnapshot(db)
		await transaction(db, (tx) => sql`select pg_current_xact_id()`.execute(tx))
		return (await readSnapshot(db)) !== before
	} catch (error) {
		if (isUnavailable(error)) throw error
		return false
	}
}
