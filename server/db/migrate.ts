import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './connect.ts'
import { transaction } from './transaction.ts'

const MIGRATIONS = resolve('server/db/migrations')

type Migration = { name: string; text: string; checksum: string; breaking: boolean }

/**
 * Applies the folder's NNN_name.sql files to the schema: each once, in order and in a separate transaction, however many processes start
 * at the same time. Throws when a file was changed after it was applied, when a new file is older than the newest applied one, and
 * when a newer release has applied a migration whose first line is `-- breaking`. Other newer migrations are accepted, so that old and
 * new processes can run side by side during a rolling restart. A migration may take minutes: pass a connection without timeouts.
 * `beforeUpgrade` is called once before the schema of an earlier release is changed, however many processes start. It needs a connection
 * of its own.
 */
export async function migrate(db: Db, folder = MIGRATIONS, beforeUpgrade?: () => Promise<void>): Promise<void> {
	const migrations = await readMigrations(folder)
	await createMigrationTables(db)
	const first = await firstOfUpgrade(db, migrations)
	for (const migration of migrations) {
		// With the lock, so that of several processes only one does it, and none migrates before it is done.
		const before = migration === first ? beforeUpgrade : undefined
		await transaction(db, (tx) => apply(tx, migration, before))
	}
	await refuseBreakingMigrations(db, migrations)
}

/** The names of this release's migrations, in order. */
export const migrationNames = async () => (await readMigrations(MIGRATIONS)).map(({ name }) => name)

/** The first migration that a database of an earlier release lacks; none for a new database. */
async function firstOfUpgrade(db: Db, migrations: Migration[]): Promise<Migration | undefined> {
	const applied = new Set((await appliedMigrations(db)).map(({ name }) => name))
	return applied.size === 0 ? undefined : migrations.find(({ name }) => !applied.has(name))
}

/** Drops every table and rebuilds the schema as it was after these migrations. */
export async function rebuildSchema(tx: Tx, names: readonly string[]): Promise<void> {
	const inSchema = sql`current_schema()::regnamespace`
	const tables = await sql<{ name: string }>`
		select oid::regclass::text as name from pg_class where relnamespace = ${inSchema} and relkind in ('r', 'p') and not relispartition`.execute(
		tx,
	)
	for (const { name } of tables.rows) await sql`drop table ${sql.raw(name)} cascade`.execute(tx)
	const functions = await sql<{ name: string }>`
		select oid::regprocedure::text as name from pg_proc where pronamespace = ${inSchema}
		and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`.execute(tx)
	for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)}`.execute(tx)
	await createTables(tx)
	for (const migration of await readMigrations(MIGRATIONS))
		if (names.includes(migration.name)) await apply(tx, migration)
}

/** Applies the migrations that are still missing, in this transaction. */
export async function completeSchema(tx: Tx): Promise<void> {
	for (const migration of await readMigrations(MIGRATIONS)) await apply(tx, migration)
}

async function readMigrations(folder: string): Promise<Migration[]> {
	const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
	const misnamed = files.find(
		(file, i) => !/^\d{3}_\w+\.sql$/.test(file) || file.slice(0, 4) === files[i - 1]?.slice(0, 4),
	)
	if (misnamed) throw new Error(`The migration ${misnamed} needs a unique number, as in 002_what_it_does.sql`)
	return Promise.all(
		files.map(async (file) => {
			// A checkout may convert line endings, which is no change.
			const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
			const checksum = createHash('sha256').update(text).digest('hex')
			return { name: file.slice(0, -'.sql'.length), text, checksum, breaking: /^-- breaking\b/.test(text) }
		}),
	)
}

/** SQLSTATEs with which `create table if not exists` fails when two processes run it at once. */
const CONCURRENT_CREATE = new Set(['23505', '40001', '42P07', 'XX000'])

async function createMigrationTables(db: Db): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			await createTables(db)
			return
		} catch (error) {
			if (attempt === 20 || !CONCURRENT_CREATE.has(String((error as { code?: string }).code))) throw error
			await pause(Math.random() * 50)
		}
	}
}

const createTables = (db: Db | Tx) =>
	sql`
		create table if not exists "schemaLock" (id integer primary key);
		create table if not exists "schemaMigrations" (
			name text primary key,
			checksum text not null,
			breaking boolean not null,
			"appliedAt" timestamptz not null default now()
		);
		insert into "schemaLock" values (1) on conflict do nothing`.execute(db)

async function apply(
	tx: Tx,
	{ name, text, checksum, breaking }: Migration,
	before?: () => Promise<void>,
): Promise<void> {
	await sql`select from "schemaLock" where id = 1 for update`.execute(tx)
	const applied = await appliedMigrations(tx)
	const existing = applied.find((migration) => migration.name === name)
	if (existing && existing.checksum !== checksum)
		throw new Error(
			`The migration ${name} was changed after it was applied. Revert the change and write a new migration`,
		)
	if (existing) return
	const newer = applied.find((migration) => migration.name > name)
	if (newer)
		throw new Error(
			`The migration ${name} is older than ${newer.name}, which has been applied. Give it a higher number`,
		)
	await before?.()
	await sql.raw(text).execute(tx)
	await sql`insert into "schemaMigrations" (name, checksum, breaking) values (${name}, ${checksum}, ${breaking})`.execute(
		tx,
	)
}

async function refuseBreakingMigrations(db: Db, migrations: Migration[]): Promise<void> {
	const known = new Set(migrations.map((migration) => migration.name))
	const unknown = (await appliedMigrations(db)).find((migration) => migration.breaking && !known.has(migration.name))
	if (unknown)
		throw new Error(`The database is newer than this release: ${unknown.name} has been applied. Start a newer release`)
}

const appliedMigrations = async (db: Db | Tx) =>
	(
		await sql<{ name: string; checksum: string; breaking: boolean }>`
			select name, checksum, breaking from "schemaMigrations" order by name`.execute(db)
	).rows
