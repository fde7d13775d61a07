import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { transaction } from './transaction.ts'

let fresh: FreshDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
	await sql`create table counters (id integer primary key, count integer not null)`.execute(fresh.db)
	await sql`insert into counters values (1, 0), (2, 0)`.execute(fresh.db)
})
afterAll(() => fresh.drop())

const counts = async () =>
	(await sql<{ count: number }>`select count from counters order by id`.execute(fresh.db)).rows.map(
		({ count }) => count,
	)

test('two transactions in a deadlock both succeed in the end', async () => {
	let runs = 0
	let bothHoldOne = () => {}
	const meeting = new Promise<void>((resolve) => (bothHoldOne = resolve))
	const add = (first: number, second: number) =>
		transaction(fresh.db, async (tx) => {
			await sql`update counters set count = count + 1 where id = ${first}`.execute(tx)
			if (++runs === 2) bothHoldOne()
			await meeting
			await sql`update counters set count = count + 1 where id = ${second}`.execute(tx)
		})
	await Promise.all([add(1, 2), add(2, 1)])
	expect(runs).toBe(3)
	expect(await counts()).toEqual([2, 2])
})

test('a failed transaction is rolled back and not repeated', async () => {
	const before = await counts()
	let runs = 0
	const work = transaction(fresh.db, async (tx) => {
		runs++
		await sql`update counters set count = count + 10`.execute(tx)
		throw new Error('failed on purpose')
	})
	await expect(work).rejects.toThrow('failed on purpose')
	expect(runs).toBe(1)
	expect(await counts()).toEqual(before)
})

test('a transaction that conflicts every time is given up after five attempts', async () => {
	let runs = 0
	const work = transaction(fresh.db, async (tx) => {
		runs++
		await sql`do $$ begin raise exception 'once more' using errcode = '40001'; end $$`.execute(tx)
	})
	await expect(work).rejects.toThrow('once more')
	expect(runs).toBe(5)
})
