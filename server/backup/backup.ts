import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import { writeArchive } from './archive.ts'
import { appliedMigrations, excludedRows, keyTables, storageKeys, tablesInOrder } from './tables.ts'

/** `missing`: files that the database names and the storage does not have. */
export type BackupCounts = { tables: number; rows: number; files: number; bytes: number; missing: string[] }

const BATCH_ROWS = 500
const KEYS_FILE = 'person-keys.backup'

/** Where the keys of persons are for the backups of a folder. */
export const keysPathOf = (path: string) => join(dirname(path), KEYS_FILE)

/**
 * Writes a snapshot of the whole database and then every stored file to one archive; restore.ts describes its lines. The product may
 * keep running. What is deleted with its file during the backup is noted, so that no row is restored without its file. `db` is a connection without timeouts
 * (server/db/connect.ts). Values sealed in the database stay sealed. The keys of persons are not in the archive but in `keysPath`, which
 * every backup replaces: it opens the older archives, too, except for who was erased since (API-155).
 */
export async function backUp(path: string, deps: Source, keysPath = keysPathOf(path)): Promise<BackupCounts> {
	const counts: BackupCounts = { tables: 0, rows: 0, files: 0, bytes: 0, missing: [] }
	counts.bytes = await writeArchive(path, deps.secret, archiveLines(deps, keysPath, counts))
	return counts
}

type Source = { db: Db; storage: Storage; secret: string }

const marker = (...entry: unknown[]) => `${JSON.stringify(entry)}\n`

async function* archiveLines(
	{ db, storage, secret }: Source,
	keysPath: string,
	counts: BackupCounts,
): AsyncGenerator<string> {
	const start = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
	const snapshot = await start.execute()
	const unsaved = new Set<string>()
	try {
		const madeAt = await snapshotTime(snapshot)
		await writeArchive(keysPath, secret, keyLines(snapshot, madeAt), { replaces: true })
		yield marker('migrations', await appliedMigrations(snapshot))
		yield marker('made', madeAt)
		for (const table of await tablesInOrder(snapshot)) yield* tableLines(snapshot, table, counts)
		for (const key of await storageKeys(snapshot)) unsaved.add(key)
	} finally {
		await snapshot.rollback().execute()
	}
	for await (const { key } of storage.list()) {
		const before = counts.files
		yield* fileLines(storage, key, counts)
		if (counts.files > before) unsaved.delete(key)
	}
	const existing = await storageKeys(db, [...unsaved])
	counts.missing = [...existing]
	const deleted = unsaved.difference(existing)
	if (deleted.size > 0) yield marker('deleted', [...deleted])
	yield marker('end', counts.tables, counts.files)
}

async function snapshotTime(tx: Tx): Promise<string> {
	const { rows } = await sql<{ at: Date }>`select now() as at`.execute(tx)
	return rows[0]!.at.toISOString()
}

/** The lines of the file with the keys: those of the archive's own snapshot. */
async function* keyLines(tx: Tx, madeAt: string) {
	const counts = { tables: 0, rows: 0 }
	yield marker('made', madeAt)
	for (const table of await keyTables(tx)) yield* tableLines(tx, table, counts)
	yield marker('end', counts.tables, 0)
}

async function* tableLines(tx: Tx, table: string, counts: Pick<BackupCounts, 'tables' | 'rows'>) {
	yield marker('table', table)
	await sql`declare backup no scroll cursor for select to_jsonb(r)::text as row from ${sql.table(table)} r ${excludedRows(table)}`.execute(
		tx,
	)
	const fetch = sql<{ row: string }>`fetch ${sql.lit(BATCH_ROWS)} from backup`
	let count = 0
	for (let batch = await fetch.execute(tx); batch.rows.length > 0; batch = await fetch.execute(tx)) {
		yield batch.rows.map(({ row }) => `${row}\n`).join('')
		count += batch.rows.length
	}
	await sql`close backup`.execute(tx)
	yield marker('rows', count)
	counts.tables++
	counts.rows += count
}

async function* fileLines(storage: Storage, key: string, counts: BackupCounts) {
	const file = await storage.get(key)
	if (!file) return
	yield marker('file', key)
	const hash = createHash('sha256')
	for await (const chunk of file.stream as AsyncIterable<Buffer>) {
		hash.update(chunk)
		yield `"${chunk.toString('base64')}"\n`
	}
	yield marker('sha256', hash.digest('hex'))
	counts.files++
}
