import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type DatabaseConfig, connect } from './connect.ts'
import { isUnavailable, isDuplicate, isStorageFull } from './errors.ts'
import { newId } from './id.ts'

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const errorOf = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(error: unknown) => error,
	)
/** The error that a query to this database ends with. */
async function queryError(config: DatabaseConfig) {
	const db = connect(config)
	const error = await errorOf(sql`select 1`.execute(db))
	await db.destroy()
	return error
}

test('a database that cannot be reached is unavailable', async () => {
	const host = join(tmpdir(), 'no-such-folder')
	expect(isUnavailable(await queryError({ host, port: 5432, user: 'app', database: 'postgres' }))).toBe(true)
	expect(isUnavailable(await queryError({ connectionString: 'postgres://app@127.0.0.1:1/app' }))).toBe(true)
	expect(isUnavailable(await queryError({ connectionString: 'postgres://app@no-such-host.invalid/app' }))).toBe(true)
})

test('a connection that ends during a query, in a transaction or while idle is unavailable and replaced', async () => {
	const db = connect(fresh.config, { max: 2 })
	const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid
	/** Ends a connection. The message about it was sent before its process left, and is read before another query's answer. */
	const terminate = async (pid: number) => {
		await sql`select pg_terminate_backend(${pid}, 60000)`.execute(fresh.db)
		await sql`select 1`.execute(fresh.db)
	}
	const sleeping = errorOf(sql`select pg_sleep(3)`.execute(db))
	const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(3)'`
	while ((await end.execute(fresh.db)).rows.length === 0);
	expect(isUnavailable(await sleeping)).toBe(true)
	const inTransaction = db.transaction().execute(async (tx) => {
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
		// The event arrives while no query is running.
		await terminate(rows[0]!.pid)
		await sql`select 1`.execute(tx)
	})
	expect(isUnavailable(await errorOf(inTransaction))).toBe(true)
	const pid = await pidOf()
	await terminate(pid)
	expect(await pidOf()).not.toBe(pid)
	await db.destroy()
})

test('a statement, a lock and a transaction that take too long are away', async () => {
	const db = connect(fresh.config)
	const limited = (statement: string) =>
		errorOf(
			db.transaction().execute(async (tx) => {
				await sql`set local statement_timeout = 50`.execute(tx)
				await sql.raw(statement).execute(tx)
			}),
		)
	expect(isUnavailable(await limited('select pg_sleep(1)'))).toBe(true)
	const { rows } = await sql`select
		current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
		current_setting('idle_in_transaction_session_timeout') as idle, current_setting('max_parallel_workers_per_gather') as workers`.execute(
		db,
	)
	expect(rows).toEqual([{ statement: '8s', lock: '7s', idle: '15s', workers: '0' }])
	await fresh.db.transaction().execute(async (tx) => {
		await sql`lock table users`.execute(tx)
		const waiting = db.transaction().execute(async (other) => {
			await sql`set local lock_timeout = 50`.execute(other)
			await other.selectFrom('users').select('id').execute()
		})
		expect(isUnavailable(await errorOf(waiting))).toBe(true)
	})
	await db.destroy()
})

test('a violated unique index is a duplicate, identified by the name of the index', async () => {
	const user = { id: newId(), username: 'sophie', email: 'sophie@example.com', role: 'customer' } as const
	await fresh.db.insertInto('users').values(user).execute()
	const duplicate = { ...user, id: newId(), email: 'other@example.com', username: 'SOPHIE' }
	const error = await errorOf(fresh.db.insertInto('users').values(duplicate).execute())
	expect(isDuplicate(error)).toBe(true)
	expect(isDuplicate(error, 'usersUsername')).toBe(true)
	expect(isDuplicate(error, 'usersEmail')).toBe(false)
	expect(isUnavailable(error)).toBe(false)
})

test('a full disk is recognised in the database and on a local disk', async () => {
	const error = await errorOf(sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(fresh.db))
	expect(isStorageFull(error)).toBe(true)
	expect(isStorageFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true)
	expect(isUnavailable(error)).toBe(false)
})

test('programming errors are none of these', async () => {
	const errors = [
		await errorOf(sql`select nothing from nowhere`.execute(fresh.db)),
		await errorOf(readFile(join(tmpdir(), 'no-such-file'))),
		new TypeError('x is not a function'),
		undefined,
		'ECONNREFUSED',
	]
	for (const error of errors)
		expect([isUnavailable(error), isDuplicate(error), isStorageFull(error)]).toEqual([false, false, false])
})
