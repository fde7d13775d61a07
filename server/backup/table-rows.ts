import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { RowsDigest } from './digest.ts'
import { excludedRows } from './tables.ts'

const BATCH_ROWS = 500

/** The rows of a table that a backup contains, each as JSON, in batches. */
export async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string[]> {
	await sql`declare backup no scroll cursor for select to_jsonb(r)::text as row from ${sql.table(table)} r ${excludedRows(table)}`.execute(
		tx,
	)
	const fetch = sql<{ row: string }>`fetch ${sql.lit(BATCH_ROWS)} from backup`
	for (let batch = await fetch.execute(tx); batch.rows.length > 0; batch = await fetch.execute(tx))
		yield batch.rows.map(({ row }) => row)
	await sql`close backup`.execute(tx)
}

/** Reads the whole table. */
export async function digestOfTable(tx: Tx, table: string): Promise<RowsDigest> {
	const digest = new RowsDigest()
	for await (const rows of rowsOf(tx, table)) for (const row of rows) digest.add(row)
	return digest
}
