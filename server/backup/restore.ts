import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import { readArchive } from './archive.ts'
import type { Amount } from './backup.ts'
import { migrationsOf, tablesInOrder } from './tables.ts'

/** Lines that begin with a bracket give the structure; a row is an object, a piece of a file a string in base64. */
const entry = z.union([
	z.tuple([z.literal('migrations'), z.array(z.string())]),
	z.tuple([z.literal('table'), z.string()]),
	z.tuple([z.literal('rows'), z.int()]),
	z.tuple([z.literal('file'), z.string()]),
	z.tuple([z.literal('sha256'), z.string()]),
	z.tuple([z.literal('end'), z.int(), z.int()]),
])
type Next = () => Promise<string>
type Restored = Omit<Amount, 'bytes'>

const ROWS_AT_ONCE = 500
const CONTENT_TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.jpg': 'image/jpeg' }

/**
 * Brings back what `backUp` wrote: all of it, or nothing. Refuses, before anything is touched, an archive that is cut short, altered,
 * or sealed with none of the secrets; a database that holds anything or has another schema; a store with files. `db` is a patient
 * connection to a migrated database.
 */
export async function restore(
	path: string,
	{ db, storage, secrets }: { db: Db; storage: Storage; secrets: readonly string[] },
): Promise<Restored> {
	const lines = await readArchive(path, secrets)
	await refuseFull(db, storage)
	const kept: string[] = []
	try {
		return await db.transaction().execute(async (tx) => {
			// Files take their time, and the rows wait for them.
			await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
			return bringBack(tx, storage, kept, reading(lines))
		})
	} catch (error) {
		await Promise.all(kept.map((key) => storage.remove(key)))
		throw error
	}
}

async function refuseFull(db: Db, storage: Storage) {
	for (const table of await tablesInOrder(db)) {
		// One connection.
		const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
		if (rows.length > 0) throw new Error(`The database is not empty ('${table}' has rows): restore into a new one`)
	}
	for await (const { key } of storage.list())
		throw new Error(`The file store is not empty (${key}): restore into a new one`)
}

const reading = (lines: AsyncIterable<string>): Next => {
	const iterator = lines[Symbol.asyncIterator]()
	return async () => {
		const { value, done } = await iterator.next()
		if (done) throw new Error('The backup ends too early')
		return value
	}
}

const entryOf = (line: string) => entry.parse(JSON.parse(line))

async function bringBack(tx: Tx, storage: Storage, kept: string[], next: Next): Promise<Restored> {
	const restored = { tables: 0, rows: 0, files: 0 }
	for (;;) {
		// The order of the archive is the order of what depends on what.
		const given = entryOf(await next())
		if (given[0] === 'migrations') await refuseOtherSchema(tx, given[1])
		else if (given[0] === 'table') {
			restored.rows += await bringRows(tx, given[1], next)
			restored.tables++
		} else if (given[0] === 'file') {
			await bringFile(storage, given[1], kept, next)
			restored.files++
		} else if (given[0] === 'end' && given[1] === restored.tables && given[2] === restored.files) return restored
		else throw new Error('The backup contradicts itself')
	}
}

async function refuseOtherSchema(tx: Tx, migrations: string[]) {
	const ours = await migrationsOf(tx)
	if (ours.join() === migrations.join()) return
	throw new Error(
		`The backup was made by a release whose last migration is ${migrations.at(-1)}, here it is ${ours.at(-1)}: restore it with that release, then upgrade`,
	)
}

async function bringRows(tx: Tx, table: string, next: Next): Promise<number> {
	let count = 0
	let batch: string[] = []
	const insert = async () => {
		const name = sql.table(table)
		const rows = `[${batch.join()}]`
		await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`.execute(tx)
		count += batch.length
		batch = []
	}
	let line = await next()
	for (; line.startsWith('{'); line = await next()) {
		batch.push(line)
		if (batch.length === ROWS_AT_ONCE) await insert()
	}
	if (batch.length > 0) await insert()
	const end = entryOf(line)
	if (end[0] !== 'rows' || end[1] !== count)
		throw new Error(`The backup has ${count} rows of '${table}', and meant others`)
	return count
}

async function bringFile(storage: Storage, key: string, kept: string[], next: Next) {
	const draft = join(storage.incoming, randomUUID())
	try {
		const hash = createHash('sha256')
		let line = ''
		const file = await open(draft, 'wx', 0o600)
		try {
			for (line = await next(); line.startsWith('"'); line = await next()) {
				const piece = Buffer.from(line.slice(1, -1), 'base64')
				hash.update(piece)
				await file.appendFile(piece)
			}
		} finally {
			await file.close()
		}
		const end = entryOf(line)
		if (end[0] !== 'sha256' || end[1] !== hash.digest('hex'))
			throw new Error(`The file ${key} in the backup is damaged`)
		kept.push(key)
		await storage.put(key, { path: draft }, CONTENT_TYPES[extname(key)] ?? 'application/octet-stream')
	} finally {
		await rm(draft, { force: true })
	}
}
