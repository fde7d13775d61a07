import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type Db, connect } from './connect.ts'
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

describe.concurrent('nobody waits for ever', () => {
	test('for a server that takes the connection and says nothing', async () => {
		const mute = createServer().listen(0, '127.0.0.1')
		await once(mute, 'listening')
		const db = connect({ connectionString: `postgres://app@127.0.0.1:${(mute.address() as AddressInfo).port}/app` })
		const seconds = await givenUpAfter(db)
		expect(seconds).toBeGreaterThan(2.5)
		expect(seconds).toBeLessThan(4.5)
		await db.destroy()
		mute.close()
	})

	test('for a connection while all are in use', async () => {
		const db = connect(fresh.config, { max: 1 })
		const long = sql`select pg_sleep(3.5)`.execute(db)
		const seconds = await givenUpAfter(db)
		expect(seconds).toBeGreaterThan(2.5)
		expect(seconds).toBeLessThan(4.5)
		await long
		await db.destroy()
	})

	test('for an answer that does not come, and nobody gets that connection again', async () => {
		const db = connect(fresh.config, { max: 1 })
		const frozen = await ask(db)
		process.kill(frozen, 'SIGSTOP')
		try {
			expect(await givenUpAfter(db)).toBeLessThan(6)
			expect(await ask(db)).not.toBe(frozen)
		} finally {
			process.kill(frozen, 'SIGCONT')
		}
		await db.destroy()
	})
})
