import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'

/**
 * What a backup leaves out: sessions (everyone signs in again), counts of attempts, previews that last half an hour, and what migrations
 * and jobs keep for themselves.
 * Mails that still wait are in it, and get new jobs when the product starts.
 */
const LEFT_OUT = ['sessions', 'throttle', 'importPreviews', 'schemaLock', 'schemaMigrations']

/** The tables of a backup, each after those it refers to. */
export async function tablesInOrder(db: Db | Tx): Promise<string[]> {
	const { rows } = await sql<{ name: string; refersTo: string[] }>`
		select c.relname as name, array(
			select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
			where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
		) as "refersTo"
		from pg_class c
		where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
		order by c.relname`.execute(db)
	const left = rows.filter(({ name }) => !LEFT_OUT.includes(name))
	const ordered: string[] = []
	while (left.length > 0) {
		const next = left.findIndex(({ refersTo }) => !left.some(({ name }) => refersTo.includes(name)))
		const [table] = left.splice(next, 1)
		if (next === -1 || !table) throw new Error('Tables refer to each other in a circle')
		ordered.push(table.name)
	}
	return ordered
}

/** The names of the migrations that made the schema. */
export async function migrationsOf(db: Db | Tx): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from "schemaMigrations" order by name`.execute(db)
	return rows.map(({ name }) => name)
}
