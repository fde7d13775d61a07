import { sql } from 'kysely'
import type { Tx } from './connect.ts'

/** A column that refers to another table's column, and what a deletion there does to its row: 'c' deletes it, 'n' empties the column. */
export type ForeignKey = {
	table: string
	column: string
	/** The type of the column, such as 'uuid'. */
	type: string
	target: string
	targetColumn: string
	rule: string
}

/** The foreign keys of the live schema. None of ours has more than one column. */
export async function readForeignKeys(tx: Tx): Promise<ForeignKey[]> {
	const { rows } = await sql<ForeignKey>`
		select f.relname as "table", a.attname as "column", a.atttypid::regtype::text as type,
			t.relname as target, b.attname as "targetColumn", c.confdeltype as rule
		from pg_constraint c
		join pg_class f on f.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
		join pg_class t on t.oid = c.confrelid join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
		where c.contype = 'f' and f.relnamespace = current_schema()::regnamespace
		order by c.conname`.execute(tx)
	return rows
}
