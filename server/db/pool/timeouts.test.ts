import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { startStallingProxy } from '#tests/harness/proxies/stalling-proxy.ts'
import { type Db, connect } from '../connect.ts'
import { withDeadline } from './deadline.ts'
import { isUnavailable } from '../errors.ts'

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const backendPid = async (db: Db) =>
	(await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid

/** The seconds until a query fails as unavailable. */
async function secondsUntilUnavailable(db: Db) {
	const begin = Date.now()
	const error = await backendPid(db).then(
		() => 'none',
		(error: unknown) => error,
	)
	expect(isUnavailable(error)).toBe(true)
	return (Date.now() - begin) / 1000
}

// A busy machine makes each of these waits longer, never shorter.
describe.concurrent('no call waits for ever', () => {
	test('for a server that accepts the connection and never answers', async () => {
		const silentServer = createServer().listen(0, '127.0.0.1')
		await once(silentServer, 'listening')
		const db = connect({
			connectionString: `postgres://app@127.0.0.1:${(silentServer.address() as AddressInfo).port}/app`,
		})
		const seconds = await secondsUntilUnavailable(db)
		expect(seconds).toBeGreaterThan(4.5)
		expect(seconds).toBeLessThan(8)
		await db.destroy()
		silentServer.close()
	})

	test('for a free connection, past the deadline', async () => {
		const db = connect(fresh.config, { max: 1 })
		const [seconds] = await db
			.connection()
			.execute(() => Promise.all([withDeadline(6_000, () => secondsUntilUnavailable(db))]))
		expect(seconds).toBeGreaterThan(5.5)
		expect(seconds).toBeLessThan(9)
		await db.destroy()
	})

	test('for a free connection when none becomes free at all, whatever the deadline', async () => {
		const db = connect(fresh.config, { max: 1 })
		const [first, later] = await db.connection().execute(async () => {
			const first = withDeadline(60_000, () => secondsUntilUnavailable(db))
			await first
			return Promise.all([first, secondsUntilUnavailable(db)])
		})
		expect(first).toBeGreaterThan(9.5)
		expect(first).toBeLessThan(13)
		expect(later).toBeLessThan(8)
		await db.destroy()
	})

	test('for an answer that does not come, and that connection is not used again', async () => {
		const proxy = await startStallingProxy(fresh.config)
		const db = connect(proxy.config, { max: 1 })
		const silent = await backendPid(db)
		proxy.stall()
		const seconds = await secondsUntilUnavailable(db)
		proxy.proceed()
		expect(seconds).toBeGreaterThan(8)
		expect(seconds).toBeLessThan(13)
		expect(await backendPid(db)).not.toBe(silent)
		await db.destroy()
		proxy.close()
	})
})
