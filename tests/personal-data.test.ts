import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HELD_TABLES, OTHER_TABLES } from '#server/subject-export/held-tables.ts'
import { type FreshDatabase, freshDatabase } from './harness/database.ts'

let fresh: FreshDatabase
let columns: { table: string; name: string; type: string }[]
beforeAll(async () => {
	fresh = await freshDatabase()
	const { rows } = await sql<(typeof columns)[number]>`
		select c.table_name as table, c.column_name as name, c.data_type as type from information_schema.columns c
		join information_schema.tables t using (table_schema, table_name)
		where table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(fresh.db)
	columns = rows
})
afterAll(() => fresh.drop())

/** A secret in a file would open an account, and an address of a file means nothing outside. */
const SECRET = /hash|token|secret|sealed|storageKey|publicKey|credential|handle$/i
/** The hash of what an issued or approved document contains says nothing, and sealed guests and notes are opened for the export. */
const HARMLESS = ['guests.sealed', 'customerNotes.sealed', 'documents.sha256', 'atolCertificates.contentHash']

test('every table is exported for the person it is about, or its reason not to be is given (API-156)', () => {
	const tables = [...new Set(columns.map(({ table }) => table))].toSorted()
	expect(tables.length).toBeGreaterThan(40)
	const listed = [...Object.keys(HELD_TABLES), ...Object.keys(OTHER_TABLES)]
	expect(listed.toSorted()).toEqual(tables)
})

test('what is left out exists, and no secret is exported', () => {
	for (const [table, { leftOut = {} }] of Object.entries(HELD_TABLES)) {
		const own = columns.filter((column) => column.table === table)
		const names = own.map(({ name }) => name)
		for (const name of Object.keys(leftOut)) expect([table, names]).toEqual([table, expect.arrayContaining([name])])
		const secret = own.filter(({ name, type }) => SECRET.test(name) || type === 'bytea')
		const exported = secret.filter(({ name }) => !(name in leftOut) && !HARMLESS.includes(`${table}.${name}`))
		expect([table, exported]).toEqual([table, []])
	}
})
