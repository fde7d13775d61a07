import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import { writeArchive } from './archive.ts'
import { type Digests, ofFile, ofTable, RowsDigest } from './digest.ts'
import type { Recipients } from './encryption.ts'
import { rowsOf } from './table-rows.ts'
import { appliedMigrations, keyTables, storageKeys, tablesInOrder } from './tables.ts'

export type BackupCounts = {
	tables: number
	rows: number
	files: number
	bytes: number
	/** Files that the database names and the storage does not have. */
	missing: string[]
	/** What was read from the database and the storage, the keys of persons too. */
	digests: Digests
}

const KEYS_FILE = 'person-keys.backup'

/** Where the keys of persons are for the backups of a folder. */
export const keysPathOf = (path: string) => join(dirname(path), KEYS_FILE)

/**
 * Writes a snapshot of the whole database and then every stored file to one archive; restore.ts describes its lines. The product may
 * keep running. What is deleted with its file during the backup is noted, so that no row is restored without its file. `db` is a connection without timeouts
 * (server/db/connect.ts). Values sealed in the database stay sealed, and
 * the archive is encrypted (API-231). The keys of persons are not in the archive but in `keysPath`, which
 * every backup replaces: it opens the older archives, too, except for who was erased since (API-155).
 */
export async function backUp(path: string, deps: Source, keysPath = keysPathOf(path)): Promise<BackupCounts> {
	const counts: BackupCounts = { tables: 0, rows: 0, files: 0, bytes: 0, missing: [], digests: new Map() }
	counts.bytes = await writeArchive(path, deps, archiveLines(deps, keysPath, counts))
	return counts
}

/** What to back up, and for whom to encrypt it. */
export type Source = Recipients & {
	db: Db
	/** Null leaves the files out: a restore point, which goes back in the same installation. */
	storage: Storage | null
}

/** Writes only the keys of persons, as they are now. Returns false where the database has no such tables. */
export async function backUpKeys(path: string, { db, ...recipients }: Omit<Source, 'storage'>): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		if ((await keyTables(tx)).length === 0) return false
		await writeArchive(path, recipients, keyLines(tx, await snapshotTime(tx), new Map()), { replaces: true })
		return true
	})
}

const marker = (...entry: unknown[]) => `${JSON.stringify(entry)}\n`

async function* archiveLines(source: Source, keysPath: string, counts: BackupCounts): AsyncGenerator<string> {
	const { db, storage } = source
	const start = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
	const snapshot = await start.execute()
	const unsaved = new Set<string>()
	try {
		const madeAt = await snapshotTime(snapshot)
		await writeArchive(keysPath, source, keyLines(snapshot, madeAt, counts.digests), { replaces: true })
		if (!storage) yield marker('without files')
		yield marker('migrations', await appliedMigrations(snapshot))
		yield marker('made', madeAt)
		for (const table of await tablesInOrder(snapshot)) yield* tableLines(snapshot, table, counts)
		for (const key of await storageKeys(snapshot)) unsaved.add(key)
	} finally {
		await snapshot.rollback().execute()
	}
	if (storage) {
		yield* allFileLines(storage, unsaved, counts)
		const existing = await storageKeys(db, [...unsaved])
		counts.missing = [...existing]
		const deleted = unsaved.difference(existing)
		if (deleted.size > 0) yield marker('deleted', [...deleted])
	}
	yield marker('end', counts.tables, counts.files)
}

async function snapshotTime(tx: Tx): Promise<string> {
	const { rows } = await sql<{ at: Date }>`select now() as at`.execute(tx)
	return rows[0]!.at.toISOString()
}

/** The lines of the file with the keys: those of the archive's own snapshot. */
async function* keyLines(tx: Tx, madeAt: string, digests: Digests) {
	const counts = { tables: 0, rows: 0, digests }
	yield marker('made', madeAt)
	for (const table of await keyTables(tx)) yield* tableLines(tx, table, counts)
	yield marker('end', counts.tables, 0)
}

async function* tableLines(tx: Tx, table: string, counts: Pick<BackupCounts, 'tables' | 'rows' | 'digests'>) {
	yield marker('table', table)
	const digest = new RowsDigest()
	for await (const rows of rowsOf(tx, table)) {
		for (const row of rows) digest.add(row)
		yield `${rows.join('\n')}\n`
	}
	yield marker('rows', digest.count)
	counts.tables++
	counts.rows += digest.count
	counts.digests.set(ofTable(table), String(digest))
}

/** Takes what it has read out of `unsaved`. */
async function* allFileLines(storage: Storage, unsaved: Set<string>, counts: BackupCounts) {
	for await (const { key } of storage.list()) {
		const before = counts.files
		yield* fileLines(storage, key, counts)
		if (counts.files > before) unsaved.delete(key)
	}
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
	const sha256 = hash.digest('hex')
	yield marker('sha256', sha256)
	counts.files++
	counts.digests.set(ofFile(key), sha256)
}
