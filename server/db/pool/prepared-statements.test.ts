import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type Db, connect } from '../connect.ts'
import { transaction } from '../transaction.ts'

let fresh: FreshDatabase
/** One connection, so that its prepared statements can be listed; a new one for each test, because they belong to a connection. */
let db: Db
beforeAll(async () => {
	fresh = await freshDatabase()
})
beforeEach(() => {
	db = connect(fresh.config, { max: 1 })
})
afterEach(() => db.destroy())
afterAll(() => fresh.drop())

const prepared = async () => {
	const { rows } = await sql<{ statement: string }>`table pg_prepared_statements`.execute(db)
	return rows.map(({ statement }) => statement)
}
const userNamed = (name: string) => db.selectFrom('users').select('id').where('username', '=', name).execute()

test('prepares a statement at its third use, not before', async () => {
	await userNamed('one')
	await userNamed('two')
	expect(await prepared()).toEqual([])
	await userNamed('three')
	await userNamed('four')
	expect(await prepared()).toEqual(['select "id" from "users" where "username" = $1'])
})

test('a new column does not break prepared statements that select all columns', async () => {
	await sql`create table grown (id integer)`.execute(fresh.db)
	const all = () => sql`select * from grown`.execute(db)
	for (let i = 0; i < 4; i++) await all()
	expect(await prepared()).toContain('select * from grown')
	await sql`alter table grown add column name text`.execute(fresh.db)
	await sql`insert into grown values (1, 'one')`.execute(fresh.db)
	expect((await all()).rows).toEqual([{ id: 1, name: 'one' }])
	expect((await all()).rows).toEqual([{ id: 1, name: 'one' }])
})

test('a new column does not break transactions with such statements', async () => {
	await sql`create table changed (id integer)`.execute(fresh.db)
	const all = () => transaction(db, (tx) => sql`select * from changed`.execute(tx))
	for (let i = 0; i < 4; i++) await all()
	expect(await prepared()).toContain('select * from changed')
	await sql`alter table changed add column name text`.execute(fresh.db)
	await sql`insert into changed values (1, 'one')`.execute(fresh.db)
	expect((await all()).rows).toEqual([{ id: 1, name: 'one' }])
})

test('the number of prepared statements is limited', async () => {
	for (let i = 0; i < 260; i++) for (let times = 0; times < 3; times++) await sql.raw(`select ${i} as n`).execute(db)
	const names = await prepared()
	expect(names.length).toBeGreaterThan(150)
	expect(names.length).toBeLessThanOrEqual(200)
})
