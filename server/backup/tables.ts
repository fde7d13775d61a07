import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'

/** Tables that are in a file of their own, of which only the newest exists: the keys of persons, and who was erased. */
export const KEY_TABLES = ['personKeys', 'erasures'] as const

/**
 * Tables that a backup leaves out: sessions (everyone signs in again) with the devices that take push, rate limits, import previews and drafts of forms (which expire within a day),
 * the keys of persons (KEY_TABLES),
 * links by mail, unconfirmed changes of address and waiting passkey challenges (a restore would revive spent ones), the browser's files
 * (every release brings its own), which backups this installation made, the search index (which the product rebuilds) and the bookkeeping of migrations. The job queue is in
 * another schema; mails that are still waiting are included and get new jobs when the product starts.
 */
const EXCLUDED = [
	'sessions',
	'pushSubscriptions',
	'throttle',
	'importPreviews',
	'formDrafts',
	...KEY_TABLES,
	'personKeySwitch',
	'accountLinks',
	'addressChanges',
	'ceremonies',
	'assets',
	'releases',
	'backupRuns',
	'tripSearch',
	'customerSearch',
	'enquirySearch',
	'catalogueSearch',
	'schemaLock',
	'schemaMigrations',
]

/** Tables into which migrations put rows: a new database has some, and a restore replaces them. */
export const FILLED_BY_MIGRATIONS: readonly string[] = ['taskTemplates']

/** Those of KEY_TABLES that there are. */
export async function keyTables(db: Db | Tx): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
		where table_schema = current_schema() and table_name = any(${[...KEY_TABLES]})`.execute(db)
	return rows.map(({ name }) => name)
}

/** Rows that a backup leaves out: answers that contain identity data, which are repeated for two days only. */
export const excludedRows = (table: string) =>
	table === 'sentOnce' ? sql`where answer is null or answer::text not like '"v1.%'` : sql``

/** The tables of a backup, each after the tables that it refers to. */
export async function tablesInOrder(db: Db | Tx): Promise<string[]> {
	const { rows } = await sql<{ name: string; refersTo: string[] }>`
		select c.relname as name, array(
			select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
			where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
		) as "refersTo"
		from pg_class c
		where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
		order by c.relname`.execute(db)
	const remaining = rows.filter(({ name }) => !EXCLUDED.includes(name))
	const ordered: string[] = []
	while (remaining.length > 0) {
		const next = remaining.findIndex(({ refersTo }) => !remaining.some(({ name }) => refersTo.includes(name)))
		const [table] = remaining.splice(next, 1)
		if (next === -1 || !table) throw new Error('The foreign keys between tables form a circle')
		ordered.push(table.name)
	}
	return ordered
}

export async function appliedMigrations(db: Db | Tx): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from "schemaMigrations" order by name`.execute(db)
	return rows.map(({ name }) => name)
}

/** The tables whose rows each own a stored file. */
export async function tablesWithFiles(db: Db | Tx): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
		where table_schema = current_schema() and column_name = 'storageKey'`.execute(db)
	return rows.map(({ name }) => name)
}

/** The storage keys in all rows, or those of `keys` that a row has. */
export async function storageKeys(db: Db | Tx, keys?: string[]): Promise<Set<string>> {
	const found = new Set<string>()
	for (const table of await tablesWithFiles(db)) {
		const only = keys ? sql`where "storageKey" = any(${keys})` : sql``
		const { rows } = await sql<{ storageKey: string }>`select "storageKey" from ${sql.table(table)} ${only}`.execute(db)
		for (const { storageKey } of rows) found.add(storageKey)
	}
	return found
}
