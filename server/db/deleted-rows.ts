import { CompiledQuery, sql } from 'kysely'
import type { Tx } from './connect.ts'
import { type ForeignKey, readForeignKeys } from './foreign-keys.ts'
import { identifier } from './identifier.ts'

/** Rows of another table that referred to a row of the tree, which the deletion emptied. */
type Link = { table: string; column: string; value: string; ids: string[] }

/** Derived from other rows: they are made again. */
const DERIVED = ['tripSearch']

/**
 * A row and everything that its deletion takes along (`on delete cascade`), as JSON text that `insertDeleted` reads. It follows the live
 * schema, so a table that is added later needs no line here. Sealed values stay sealed.
 */
export async function rowsToDelete(tx: Tx, table: string, id: string): Promise<string> {
	const keys = await readForeignKeys(tx)
	const found = new Map<string, Map<string, Row>>()
	const pending = [{ table, column: 'id', type: 'uuid', values: [id] }]
	for (let next = pending.shift(); next; next = pending.shift()) {
		const rows = await readRows(tx, next)
		const known = found.get(next.table) ?? new Map<string, Row>()
		const added = rows.filter(({ text }) => !known.has(text))
		for (const row of added) known.set(row.text, row)
		if (known.size > 0) found.set(next.table, known)
		for (const key of keys) {
			if (key.target !== next.table || key.rule !== 'c' || DERIVED.includes(key.table)) continue
			const values = added.flatMap(({ json }) => textOf(json[key.targetColumn]))
			if (values.length > 0) pending.push({ ...key, values })
		}
	}
	const tables = inOrder([...found.keys()], keys).map(
		(name) =>
			`{"table":${JSON.stringify(name)},"rows":[${[...(found.get(name)?.values() ?? [])].map(({ text }) => text).join()}]}`,
	)
	const links = await linksTo(tx, keys, found)
	return `{"schemaVersion":1,"tables":[${tables.join()}],"links":${JSON.stringify(links)}}`
}

/**
 * Inserts the rows again that `rowsToDelete` read. What they refer to may be gone since: then the column is empty, or, where the row
 * would have been deleted with it, the row stays away. So does a row whose place another one has taken.
 */
export async function insertDeleted(tx: Tx, deletedRows: string): Promise<void> {
	const keys = await readForeignKeys(tx)
	const { rows: tables } = await sql<{ name: string; rows: string }>`
		select e.part ->> 'table' as name, (e.part -> 'rows')::text as rows
		from jsonb_array_elements(${deletedRows}::jsonb -> 'tables') with ordinality e(part, place) order by e.place`.execute(
		tx,
	)
	for (const { name, rows } of tables) {
		const columns = await storedColumns(tx, name, rows)
		if (columns.length === 0) continue
		const own = keys.filter((key) => key.table === name)
		const values = columns.map((column) => {
			const key = own.find((one) => one.column === column && one.rule === 'n')
			return key ? `case when ${exists(key)} then r.${identifier(column)} end` : `r.${identifier(column)}`
		})
		const needed = own
			.filter((key) => key.rule !== 'n' && columns.includes(key.column))
			.map((key) => `(r.${identifier(key.column)} is null or ${exists(key)})`)
		await tx.executeQuery(
			CompiledQuery.raw(
				`insert into ${identifier(name)} (${columns.map(identifier).join()}) select ${values.join()}
				from jsonb_populate_recordset(null::${identifier(name)}, $1::jsonb) r where ${['true', ...needed].join(' and ')}
				on conflict do nothing`,
				[rows],
			),
		)
	}
	await insertLinks(tx, keys, deletedRows)
}

type Row = { text: string; json: Record<string, unknown> }
type Wanted = { table: string; column: string; type: string; values: string[] }

async function readRows(tx: Tx, { table, column, type, values }: Wanted): Promise<Row[]> {
	const { rows } = await tx.executeQuery<{ text: string }>(
		CompiledQuery.raw(
			`select to_jsonb(r)::text as text from ${identifier(table)} r where r.${identifier(column)} = any($1::${type}[])`,
			[values],
		),
	)
	return rows.map(({ text }) => ({ text, json: JSON.parse(text) as Row['json'] }))
}

/** Tables after those that they refer to. */
function inOrder(names: readonly string[], keys: readonly ForeignKey[]): string[] {
	const ordered: string[] = []
	const waits = (name: string) =>
		keys.some(
			({ table, target }) => table === name && target !== name && names.includes(target) && !ordered.includes(target),
		)
	for (let left = [...names]; left.length > 0; ) {
		const ready = left.filter((name) => !waits(name))
		ordered.push(...(ready.length > 0 ? ready : left))
		left = left.filter((name) => !ordered.includes(name))
	}
	return ordered
}

async function linksTo(tx: Tx, keys: readonly ForeignKey[], found: ReadonlyMap<string, ReadonlyMap<string, Row>>) {
	const links: Link[] = []
	for (const key of keys.filter(({ rule, target }) => rule === 'n' && found.has(target))) {
		const values = [...(found.get(key.target)?.values() ?? [])].flatMap(({ json }) => textOf(json[key.targetColumn]))
		const inside = new Set([...(found.get(key.table)?.values() ?? [])].map(({ json }) => json.id))
		for (const { json } of await readRows(tx, { ...key, values })) {
			const [value] = textOf(json[key.column])
			if (value !== undefined && typeof json.id === 'string' && !inside.has(json.id))
				links.push({ table: key.table, column: key.column, value, ids: [json.id] })
		}
	}
	return links
}

/** Fills the columns again that the deletion emptied, unless they have another value by now. */
async function insertLinks(tx: Tx, keys: readonly ForeignKey[], deletedRows: string) {
	const { rows: links } = await sql<Link>`select l.* from jsonb_to_recordset(${deletedRows}::jsonb -> 'links')
		l("table" text, "column" text, value text, ids text[])`.execute(tx)
	for (const { table, column, value, ids } of links) {
		const key = keys.find((one) => one.table === table && one.column === column)
		if (!key) continue
		const target = `select from ${identifier(key.target)} t where t.${identifier(key.targetColumn)} = $1::${key.type}`
		await tx.executeQuery(
			CompiledQuery.raw(
				`update ${identifier(table)} set ${identifier(column)} = $1::${key.type}
				where id = any($2::uuid[]) and ${identifier(column)} is null and exists (${target})`,
				[value, ids],
			),
		)
	}
}

/** The columns that the rows have and the table still has. */
async function storedColumns(tx: Tx, table: string, rows: string): Promise<string[]> {
	const { rows: columns } = await sql<{ name: string }>`
		select a.attname as name from pg_attribute a
		where a.attrelid = to_regclass(${identifier(table)}) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		and ${rows}::jsonb -> 0 ? a.attname order by a.attnum`.execute(tx)
	return columns.map(({ name }) => name)
}

const exists = ({ column, target, targetColumn }: ForeignKey) =>
	`exists (select from ${identifier(target)} t where t.${identifier(targetColumn)} = r.${identifier(column)})`

const textOf = (value: unknown): string[] =>
	typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
