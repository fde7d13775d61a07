import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type DatabaseConfig, connect } from './connect.ts'
import { isAway, isDuplicate, isFull } from './faults.ts'
import { newId } from './id.ts'

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const faultOf = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(fault: unknown) => fault,
	)
/** What a question to that database ends with. */
async function asking(config: DatabaseConfig) {
	const db = connect(config)
	const fault = await faultOf(sql`select 1`.execute(db))
	await db.destroy()
	return fault
}

test('a database that is not there is away', async () => {
	const host = join(tmpdir(), 'no-such-folder')
	expect(isAway(await asking({ host, port: 5432, user: 'app', database: 'postgres' }))).toBe(true)
	expect(isAway(await asking({ connectionString: 'postgres://app@127.0.0.1:1/app' }))).toBe(true)
	expect(isAway(await asking({ connectionString: 'postgres://app@no-such-host.invalid/app' }))).toBe(true)
})

test('a connection that is ended under a question, idle or in a transaction, is away and replaced', async () => {
	const db = connect(fresh.config, { max: 2 })
	const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid
	const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(fresh.db)
	const asked = faultOf(sql`select pg_sleep(3)`.execute(db))
	const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(3)'`
	while ((await end.execute(fresh.db)).rows.length === 0);
	expect(isAway(await asked)).toBe(true)
	const inTransaction = db.transaction().execute(async (tx) => {
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
		await terminate(rows[0]!.pid)
		// The end is heard of while nobody asks anything.
		await sql`select pg_sleep(0.1)`.execute(fresh.db)
		await sql`select 1`.execute(tx)
	})
	expect(isAway(await faultOf(inTransaction))).toBe(true)
	const pid = await pidOf()
	await terminate(pid)
	await sql`select pg_sleep(0.1)`.execute(fresh.db)
	expect(await pidOf()).not.toBe(pid)
	await db.destroy()
})

test('a statement, a lock and a transaction that take too long are away', async () => {
	const db = connect(fresh.config)
	const limited = (statement: string) =>
		faultOf(
			db.transaction().execute(async (tx) => {
				await sql`set local statement_timeout = 50`.execute(tx)
				await sql.raw(statement).execute(tx)
			}),
		)
	expect(isAway(await limited('select pg_sleep(1)'))).toBe(true)
	const { rows } = await sql`select
		current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
		current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
	expect(rows).toEqual([{ statement: '8s', lock: '7s', idle: '15s' }])
	await fresh.db.transaction().execute(async (tx) => {
		await sql`lock table users`.execute(tx)
		const waiting = db.transaction().execute(async (other) => {
			await sql`set local lock_timeout = 50`.execute(other)
			await other.selectFrom('users').select('id').execute()
		})
		expect(isAway(await faultOf(waiting))).toBe(true)
	})
	await db.destroy()
})

test('a second one of what there may be one of is a duplicate, named by its index', async () => {
	const user = { id: newId(), username: 'sophie', email: 'sophie@example.com', role: 'customer' } as const
	await fresh.db.insertInto('users').values(user).execute()
	const again = { ...user, id: newId(), email: 'other@example.com', username: 'SOPHIE' }
	const fault = await faultOf(fresh.db.insertInto('users').values(again).execute())
	expect(isDuplicate(fault)).toBe(true)
	expect(isDuplicate(fault, 'usersUsername')).toBe(true)
	expect(isDuplicate(fault, 'usersEmail')).toBe(false)
	expect(isAway(fault)).toBe(false)
})

test('a full disk is full, in the database or beside it', async () => {
	const fault = await faultOf(sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(fresh.db))
	expect(isFull(fault)).toBe(true)
	expect(isFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true)
	expect(isAway(fault)).toBe(false)
})

test('our own mistakes are none of these', async () => {
	const faults = [
		await faultOf(sql`select nothing from nowhere`.execute(fresh.db)),
		await faultOf(readFile(join(tmpdir(), 'no-such-file'))),
		new TypeError('x is not a function'),
		undefined,
		'ECONNREFUSED',
	]
	for (const fault of faults) expect([isAway(fault), isDuplicate(fault), isFull(fault)]).toEqual([false, false, false])
})
