import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import { writeArchive } from './archive.ts'
import { migrationsOf, tablesInOrder } from './tables.ts'

/** How much went in or came out. */
export type Amount = { tables: number; rows: number; files: number; bytes: number }

const ROWS_AT_ONCE = 500

/**
 * Writes the whole database, as it is at this moment, and then every stored file to one archive (its lines: `Entry` in restore.ts). The
 * product may go on working meanwhile: a file that is deleted while this runs may be missing, and then was deleted rightly. `db` is a
 * patient connection (server/db/connect.ts). What is sealed in the database stays sealed.
 */
export async function backUp(path: string, deps: { db: Db; storage: Storage; secret: string }): Promise<Amount> {
	const amount: Amount = { tables: 0, rows: 0, files: 0, bytes: 0 }
	amount.bytes = await writeArchive(path, deps.secret, contents(deps, amount))
	return amount
}

const structure = (...entry: unknown[]) => `${JSON.stringify(entry)}\n`

async function* contents({ db, storage }: { db: Db; storage: Storage }, amount: Amount): AsyncGenerator<string> {
	const start = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
	const snapshot = await start.execute()
	try {
		yield structure('migrations', await migrationsOf(snapshot))
		for (const table of await tablesInOrder(snapshot)) yield* rowsOf(snapshot, table, amount)
	} finally {
		await snapshot.rollback().execute()
	}
	for await (const { key } of storage.list()) yield* fileOf(storage, key, amount)
	yield structure('end', amount.tables, amount.files)
}

async function* rowsOf(tx: Tx, table: string, amount: Amount) {
	yield structure('table', table)
	await sql`declare backup no scroll cursor for select to_jsonb(r)::text as row from ${sql.table(table)} r`.execute(tx)
	const fetch = sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup`
	let count = 0
	for (let batch = await fetch.execute(tx); batch.rows.length > 0; batch = await fetch.execute(tx)) {
		yield batch.rows.map(({ row }) => `${row}\n`).join('')
		count += batch.rows.length
	}
	await sql`close backup`.execute(tx)
	yield structure('rows', count)
	amount.tables++
	amount.rows += count
}

async function* fileOf(storage: Storage, key: string, amount: Amount) {
	const file = await storage.get(key)
	if (!file) return
	yield structure('file', key)
	const hash = createHash('sha256')
	for await (const chunk of file.stream as AsyncIterable<Buffer>) {
		hash.update(chunk)
		yield `"${chunk.toString('base64')}"\n`
	}
	yield structure('sha256', hash.digest('hex'))
	amount.files++
}
