import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './connect.ts'
import { transaction } from './transaction.ts'

type Migration = { name: string; text: string; checksum: string; breaking: boolean }

/**
 * Brings the schema up to date with the folder's NNN_name.sql files, each once, in order and in a transaction of its own, however many
 * processes start at the same time. Refuses a file that was changed after it was applied, one that is older than the newest
 * applied, and a database that a newer release changed in a way its first line calls `-- breaking`. Other newer changes are
 * accepted, so that old and new processes can run side by side while a release rolls out. No limit on time: give it a patient connection.
 */
export async function migrate(db: Db, folder = resolve('server/db/migrations')): Promise<void> {
	const migrations = await readMigrations(folder)
	await makeLedger(db)
	for (const migration of migrations) {
		// In order is the point.
		await transaction(db, (tx) => apply(tx, migration))
	}
	await refuseBreaking(db, migrations)
}

async function readMigrations(folder: string): Promise<Migration[]> {
	const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
	const misnamed = files.find(
		(file, i) => !/^\d{3}_\w+\.sql$/.test(file) || file.slice(0, 4) === files[i - 1]?.slice(0, 4),
	)
	if (misnamed) throw new Error(`The migration ${misnamed} needs a number of its own, as in 002_what_it_does.sql`)
	return Promise.all(
		files.map(async (file) => {
			// A checkout may turn line ends; the meaning is the same.
			const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
			const checksum = createHash('sha256').update(text).digest('hex')
			return { name: file.slice(0, -'.sql'.length), text, checksum, breaking: /^-- breaking\b/.test(text) }
		}),
	)
}

/** `create table if not exists` still fails when two processes do it at once: they meet in the catalogue. */
const MET_IN_CATALOGUE = new Set(['23505', '40001', '42P07', 'XX000'])

async function makeLedger(db: Db): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			await sql`
				create table if not exists "schemaLock" (id integer primary key);
				create table if not exists "schemaMigrations" (
					name text primary key,
					checksum text not null,
					breaking boolean not null,
					"appliedAt" timestamptz not null default now()
				);
				insert into "schemaLock" values (1) on conflict do nothing`.execute(db)
			return
		} catch (error) {
			if (attempt === 20 || !MET_IN_CATALOGUE.has(String((error as { code?: string }).code))) throw error
			await pause(Math.random() * 50)
		}
	}
}

async function apply(tx: Tx, { name, text, checksum, breaking }: Migration): Promise<void> {
	await sql`select from "schemaLock" where id = 1 for update`.execute(tx)
	const applied = await readApplied(tx)
	const before = applied.find((one) => one.name === name)
	if (before && before.checksum !== checksum)
		throw new Error(`The migration ${name} was changed after it was applied: take the change back and write a new one`)
	if (before) return
	const newer = applied.find((one) => one.name > name)
	if (newer)
		throw new Error(`The migration ${name} comes too late: ${newer.name} has been applied. Give it a later number`)
	await sql.raw(text).execute(tx)
	await sql`insert into "schemaMigrations" (name, checksum, breaking) values (${name}, ${checksum}, ${breaking})`.execute(
		tx,
	)
}

async function refuseBreaking(db: Db, migrations: Migration[]): Promise<void> {
	const known = new Set(migrations.map((one) => one.name))
	const stranger = (await readApplied(db)).find((one) => one.breaking && !known.has(one.name))
	if (stranger)
		throw new Error(`The database is newer than this release: ${stranger.name} has been applied. Start a newer release`)
}

const readApplied = async (db: Db | Tx) =>
	(
		await sql<{ name: string; checksum: string; breaking: boolean }>`
			select name, checksum, breaking from "schemaMigrations" order by name`.execute(db)
	).rows
