import { createHash, randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { mediaTypes } from '#shared/uploads.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { completeSchema, migrationNames, rebuildSchema } from '#server/db/migrate.ts'
import type { Storage } from '#server/files/storage.ts'
import { readArchive } from './archive.ts'
import { type BackupCounts, keysPathOf } from './backup.ts'
import type { Identities } from './encryption.ts'
import { appliedMigrations, FILLED_BY_MIGRATIONS, KEY_TABLES, tablesInOrder, tablesWithFiles } from './tables.ts'

/** A line with a JSON array is a marker; one with an object is a row; one with a string is a chunk of a file in base64. */
const entrySchema = z.union([
	z.tuple([z.literal('without files')]),
	z.tuple([z.literal('migrations'), z.array(z.string())]),
	z.tuple([z.literal('made'), z.string()]),
	z.tuple([z.literal('table'), z.string()]),
	z.tuple([z.literal('rows'), z.int()]),
	z.tuple([z.literal('file'), z.string()]),
	z.tuple([z.literal('sha256'), z.string()]),
	z.tuple([z.literal('deleted'), z.array(z.string())]),
	z.tuple([z.literal('end'), z.int(), z.int()]),
])
type ReadLine = () => Promise<string>
type Restored = Pick<BackupCounts, 'tables' | 'rows' | 'files'>

/** The installation to restore into, and how. */
export type Target = Identities & {
	db: Db
	storage: Storage
	/** The file with the persons' keys; without it, `person-keys.backup` next to the archive. Null gives them up. */
	keysPath?: string | null
	/** Erases who was erased after the backup was made, as the restored ledger says. Returns the keys of files to remove. */
	eraseAgain: (tx: Tx) => Promise<string[]>
	/** Whether it replaces what the database holds, and leaves the files as they are: only for a restore point. */
	replaces?: boolean
	/** Called once the rows of a table are restored, and before anything else is done with them. */
	onTable?: (tx: Tx, table: string) => Promise<void>
}

const BATCH_ROWS = 500
const CONTENT_TYPES: Record<string, string> = { ...mediaTypes, jpg: mediaTypes.jpeg, eml: 'message/rfc822' }

/**
 * Restores what `backUp` wrote: all of it, or nothing. Throws before it changes anything when the archive is truncated, modified or
 * authenticated with none of the secrets, when the database has rows, when a newer release made the backup, or when the storage has
 * files. A backup of an earlier release is restored into the schema of that release, which is then migrated. `db` is a connection
 * without timeouts to a migrated database. The keys of persons come from a file of their own, which must not be older than the archive;
 * who was erased since the backup is erased again (API-155).
 */
export async function restore(path: string, target: Target): Promise<Restored> {
	const { db, storage } = target
	const lines = await readArchive(path, target)
	const keys = await openKeys(path, target)
	if (!target.replaces) await requireEmpty(db, storage)
	const storedKeys: string[] = []
	try {
		const { restored, erased } = await db.transaction().execute(async (tx) => {
			// The transaction is idle while files are written.
			await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
			const restored = await restoreEntries(tx, target, storedKeys, lineReader(lines), (madeAt) =>
				requireKeys(madeAt, keys, target),
			)
			if (keys) await restoreKeys(tx, keys.readLine, target)
			return { restored, erased: await target.eraseAgain(tx) }
		})
		for (const key of erased) await storage.remove(key)
		return restored
	} catch (error) {
		await Promise.all(storedKeys.map((key) => storage.remove(key)))
		throw error
	}
}

type Keys = { path: string; madeAt: string; readLine: ReadLine }

/** Null without a file. */
async function openKeys(path: string, target: Target): Promise<Keys | null> {
	const { keysPath = keysPathOf(path) } = target
	if (keysPath === null || !(await stat(keysPath).catch(() => null))) return null
	const readLine = lineReader(await readArchive(keysPath, target))
	const entry = parseEntry(await readLine())
	if (entry[0] !== 'made') throw new Error(`${keysPath} has no keys of persons`)
	return { path: keysPath, madeAt: entry[1], readLine }
}

/** Refuses a backup whose persons' keys are missing or older than it is. */
function requireKeys(archiveMadeAt: string, keys: Keys | null, { keysPath }: Pick<Target, 'keysPath'>) {
	if (keysPath === null) return
	if (!keys)
		throw new Error(
			"The file with the persons' keys is missing (person-keys.backup). Without it passports stay unreadable, and who was erased comes back",
		)
	if (keys.madeAt < archiveMadeAt)
		throw new Error(`${keys.path} is older than the backup. Use the newest one: it opens older backups, too`)
}

async function restoreKeys(tx: Tx, readLine: ReadLine, target: Pick<Target, 'onTable'>) {
	for (;;) {
		const entry = parseEntry(await readLine())
		if (entry[0] === 'end') return
		if (entry[0] !== 'table' || !KEY_TABLES.some((table) => table === entry[1]))
			throw new Error("The file with the persons' keys is inconsistent")
		await restoreRows(tx, entry[1], readLine, target)
	}
}

async function requireEmpty(db: Db, storage: Storage) {
	for (const table of await tablesInOrder(db)) {
		if (FILLED_BY_MIGRATIONS.includes(table)) continue
		const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
		if (rows.length > 0) throw new Error(`The database is not empty ('${table}' has rows): restore into a new one`)
	}
	for await (const { key } of storage.list())
		throw new Error(`The file store is not empty (${key}): restore into a new one`)
}

const lineReader = (lines: AsyncIterable<string>): ReadLine => {
	const iterator = lines[Symbol.asyncIterator]()
	return async () => {
		const { value, done } = await iterator.next()
		if (done) throw new Error('The backup ends unexpectedly')
		return value
	}
}

const parseEntry = (line: string) => entrySchema.parse(JSON.parse(line))

async function restoreEntries(
	tx: Tx,
	target: Target,
	storedKeys: string[],
	readLine: ReadLine,
	checkKeys: (madeAt: string) => void,
): Promise<Restored> {
	const restored = { tables: 0, rows: 0, files: 0 }
	let isRestorePoint = false
	for (;;) {
		// The archive lists tables after the tables that they refer to.
		const entry = parseEntry(await readLine())
		if (entry[0] === 'without files') isRestorePoint = true
		else if (entry[0] === 'migrations') {
			requireFit(isRestorePoint, target)
			await prepareSchema(tx, entry[1], target)
		} else if (entry[0] === 'made') checkKeys(entry[1])
		else if (entry[0] === 'table') {
			restored.rows += await restoreRows(tx, entry[1], readLine, target)
			restored.tables++
		} else if (entry[0] === 'file') {
			await restoreFile(target.storage, entry[1], storedKeys, readLine)
			restored.files++
		} else if (entry[0] === 'deleted') restored.rows -= await deleteOwners(tx, entry[1])
		else if (entry[0] === 'end' && entry[1] === restored.tables && entry[2] === restored.files) {
			await completeSchema(tx)
			await giveUpLinks(tx)
			return restored
		} else throw new Error('The backup is inconsistent')
	}
}

/** Links by mail are not in a backup: a letter that waited would arrive with a link that does not work. */
const giveUpLinks = (tx: Tx) =>
	tx
		.updateTable('mails')
		.set({ state: 'failed', sealed: null, answer: 'Not sent: its link ended when the backup was restored' })
		.where('sealed', 'is not', null)
		.execute()

/** Refuses a restore point where the files are missing, and a backup with files where there are others. */
function requireFit(isRestorePoint: boolean, { replaces = false }: Pick<Target, 'replaces'>) {
	if (isRestorePoint === replaces) return
	throw new Error(
		isRestorePoint
			? 'This is a restore point, without files: use npm run go-back in the installation that made it'
			: 'This is a backup with files, and no restore point: use npm run restore in a new installation',
	)
}

/** Brings the schema to where the backup's release had it. */
async function prepareSchema(tx: Tx, migrations: string[], { replaces }: Pick<Target, 'replaces'>) {
	const own = await migrationNames()
	const applied = await appliedMigrations(tx)
	if (!replaces && applied.join() === migrations.join()) return
	const isOwn = replaces || applied.join() === own.join()
	if (!isOwn || own.slice(0, migrations.length).join() !== migrations.join())
		throw new Error(
			`The backup was made by a newer or another release, with the last migration ${migrations.at(-1)}; this one has ${applied.at(-1)}. Restore it with that release`,
		)
	await rebuildSchema(tx, migrations)
}

/** Deletes the rows whose file was deleted while the backup was made, and returns their number. */
async function deleteOwners(tx: Tx, keys: string[]): Promise<number> {
	let count = 0
	for (const table of await tablesWithFiles(tx)) {
		const { numAffectedRows } = await sql`delete from ${sql.table(table)} where "storageKey" = any(${keys})`.execute(tx)
		count += Number(numAffectedRows ?? 0)
	}
	return count
}

async function restoreRows(
	tx: Tx,
	table: string,
	readLine: ReadLine,
	{ onTable }: Pick<Target, 'onTable'>,
): Promise<number> {
	if (FILLED_BY_MIGRATIONS.includes(table)) await sql`delete from ${sql.table(table)}`.execute(tx)
	let count = 0
	let batch: string[] = []
	const insert = async () => {
		const name = sql.table(table)
		const rows = `[${batch.join()}]`
		await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`.execute(tx)
		count += batch.length
		batch = []
	}
	let line = await readLine()
	for (; line.startsWith('{'); line = await readLine()) {
		batch.push(line)
		if (batch.length === BATCH_ROWS) await insert()
	}
	if (batch.length > 0) await insert()
	const end = parseEntry(line)
	if (end[0] !== 'rows' || end[1] !== count)
		throw new Error(`The backup has ${count} rows of '${table}', which is not the number that it declares`)
	await onTable?.(tx, table)
	return count
}

async function restoreFile(storage: Storage, key: string, storedKeys: string[], readLine: ReadLine) {
	const temporary = join(storage.uploadDir, randomUUID())
	try {
		const hash = createHash('sha256')
		let line = ''
		const file = await open(temporary, 'wx', 0o600)
		try {
			for (line = await readLine(); line.startsWith('"'); line = await readLine()) {
				const chunk = Buffer.from(line.slice(1, -1), 'base64')
				hash.update(chunk)
				await file.appendFile(chunk)
			}
		} finally {
			await file.close()
		}
		const end = parseEntry(line)
		if (end[0] !== 'sha256' || end[1] !== hash.digest('hex'))
			throw new Error(`The file ${key} in the backup is damaged`)
		storedKeys.push(key)
		await storage.put(key, { path: temporary }, CONTENT_TYPES[extname(key).slice(1)] ?? 'application/octet-stream')
	} finally {
		await rm(temporary, { force: true })
	}
}
