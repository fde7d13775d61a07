import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { startStallingProxy } from '#tests/harness/stalling-proxy.ts'
import { type Db, connect } from './connect.ts'
import { withDeadline } from './deadline.ts'
import { isAway } from './faults.ts'

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const ask = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid

/** How long it took, in seconds, until the question was given up as away. */
async function givenUpAfter(db: Db) {
	const begin = Date.now()
	const fault = await ask(db).then(
		() => 'none',
		(fault: unknown) => fault,
	)
	expect(isAway(fault)).toBe(true)
	return (Date.now() - begin) / 1000
}

// A busy machine makes each of these waits longer, never shorter.
describe.concurrent('nobody waits for ever', () => {
	test('for a server that takes the connection and says nothing', async () => {
		const mute = createServer().listen(0, '127.0.0.1')
		await once(mute, 'listening')
		const db = connect({ connectionString: `postgres://app@127.0.0.1:${(mute.address() as AddressInfo).port}/app` })
		const seconds = await givenUpAfter(db)
		expect(seconds).toBeGreaterThan(4.5)
		expect(seconds).toBeLessThan(8)
		await db.destroy()
		mute.close()
	})

	test('for a connection while all are in use, past a deadline', async () => {
		const db = connect(fresh.config, { max: 1 })
		const [seconds] = await db.connection().execute(() => Promise.all([withDeadline(6_000, () => givenUpAfter(db))]))
		expect(seconds).toBeGreaterThan(5.5)
		expect(seconds).toBeLessThan(9)
		await db.destroy()
	})

	test('for a connection when none comes free at all, whatever the deadline', async () => {
		const db = connect(fresh.config, { max: 1 })
		const [first, later] = await db.connection().execute(async () => {
			const first = withDeadline(60_000, () => givenUpAfter(db))
			await first
			return Promise.all([first, givenUpAfter(db)])
		})
		expect(first).toBeGreaterThan(9.5)
		expect(first).toBeLessThan(13)
		expect(later).toBeLessThan(8)
		await db.destroy()
	})

	test('for an answer that does not come, and nobody gets that connection again', async () => {
		const proxy = await startStallingProxy(fresh.config)
		const db = connect(proxy.config, { max: 1 })
		const silent = await ask(db)
		proxy.stall()
		const seconds = await givenUpAfter(db)
		proxy.proceed()
		expect(seconds).toBeGreaterThan(8)
		expect(seconds).toBeLessThan(13)
		expect(await ask(db)).not.toBe(silent)
		await db.destroy()
		proxy.close()
	})
})
