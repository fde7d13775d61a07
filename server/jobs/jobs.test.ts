import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { connect } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type JobType, RetryLater, startJobs } from './jobs.ts'

vi.setConfig({ testTimeout: 20_000 })

const numberJob: JobType<{ n: number }> = { name: 'number-job', data: z.object({ n: z.int() }), concurrency: 3 }
const silent = { warn: () => {}, error: () => {} }

let fresh: FreshDatabase
beforeEach(async () => {
	fresh = await freshDatabase()
})
afterEach(() => fresh.drop())

const start = () => startJobs({ db: fresh.db, types: [numberJob], log: silent })
const states = async () =>
	(
		await sql<{
			state: string
			data: { n: number }
		}>`select state, data from pgboss.job where name = 'number-job'`.execute(fresh.db)
	).rows

test('several processes can create the tables at the same time', async () => {
	const other = await freshDatabase()
	await sql`drop schema pgboss cascade`.execute(other.db)
	const pools = Array.from({ length: 6 }, () => connect(other.config))
	const jobs = await Promise.all(pools.map((db) => startJobs({ db, types: [numberJob], log: silent })))
	await Promise.all(jobs.map((each) => each.stop()))
	await Promise.all(pools.map((db) => db.destroy()))
	await other.drop()
})

test('queues a job only when its transaction commits, once per key, and validates its data', async () => {
	const jobs = await start()
	const failed = transaction(fresh.db, async (tx) => {
		await jobs.send(tx, numberJob, 'rolled back', { n: 1 })
		throw new Error('rolled back')
	})
	await expect(failed).rejects.toThrow('rolled back')
	await transaction(fresh.db, async (tx) => {
		await jobs.send(tx, numberJob, 'a', { n: 2 })
		await jobs.send(tx, numberJob, 'a', { n: 3 })
	})
	expect(await states()).toEqual([{ state: 'created', data: { n: 2 } }])
	const wrong = transaction(fresh.db, (tx) => jobs.send(tx, numberJob, 'b', { n: 1.5 }))
	await expect(wrong).rejects.toThrow('expected int')

	const seen: number[] = []
	await jobs.work(numberJob, async ({ n }) => void seen.push(n))
	await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed', data: { n: 2 } }]), 30_000)
	expect(seen).toEqual([2])
	const began = performance.now()
	await jobs.stop()
	expect(performance.now() - began).toBeLessThan(1000)
})

test('RetryLater delays a job, runNow runs it at once, and many jobs run without polling delays', async () => {
	const jobs = await start()
	const seen: number[] = []
	await transaction(fresh.db, (tx) => jobs.send(tx, numberJob, 'late', { n: 0 }))
	await jobs.work(numberJob, async ({ n }) => {
		seen.push(n)
		if (n === 0 && seen.length === 1) throw new RetryLater(600, 'not yet')
	})
	await vi.waitFor(() => expect(seen).toEqual([0]), 30_000)
	// The oldest job that is due comes first: one that is sent now would come second.
	await transaction(fresh.db, (tx) => jobs.send(tx, numberJob, 'after', { n: 1 }))
	await vi.waitFor(() => expect(seen).toEqual([0, 1]), 30_000)
	await jobs.runNow(numberJob, 'late', { n: 0 })
	await vi.waitFor(() => expect(seen).toEqual([0, 1, 0]), 30_000)
	await transaction(fresh.db, async (tx) => {
		for (let n = 1; n <= 30; n++) await jobs.send(tx, numberJob, `many ${n}`, { n })
	})
	await vi.waitFor(() => expect(seen).toHaveLength(33), 30_000)
	await jobs.stop()
})

test('a process with nothing to do asks once a second for jobs of all kinds (API-295)', async () => {
	const types = Array.from({ length: 20 }, (_, n) => ({ ...numberJob, name: `kind-${n}` }))
	let queries = 0
	const counting = fresh.db.withPlugin({
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			queries += 1
			return result
		},
	})
	const jobs = await startJobs({ db: counting, types, log: silent })
	for (const type of types.slice(1)) await jobs.work(type, async () => {})
	await transaction(fresh.db, (tx) => jobs.send(tx, types[0]!, 'twice', { n: 1 }))
	const counts: number[] = []
	await jobs.work(types[0]!, async () => {
		counts.push(queries)
		if (counts.length === 1) throw new RetryLater(3, 'nothing to do for three seconds')
	})
	await vi.waitFor(() => expect(counts).toHaveLength(2), 30_000)
	// 60 workers that each ask once a second would be 180.
	expect(counts[1]! - counts[0]!).toBeLessThan(90)
	await jobs.stop()
})

test('the next process picks up the jobs that a stopped process was running', async () => {
	const first = await start()
	await transaction(fresh.db, (tx) => first.send(tx, numberJob, 'interrupted', { n: 99 }))
	let begun = false
	await first.work(numberJob, async (_, signal) => {
		begun = true
		await pause(60_000, undefined, { signal })
	})
	await vi.waitFor(() => expect(begun).toBe(true), 30_000)
	await first.stop()
	const second = await start()
	const seen: number[] = []
	await second.work(numberJob, async ({ n }) => void seen.push(n))
	await vi.waitFor(() => expect(seen).toEqual([99]), 30_000)
	await second.stop()
})

test('a job of another release runs without the members that are unknown here, or waits for a process that can read it', async () => {
	const warn = vi.fn()
	const jobs = await startJobs({ db: fresh.db, types: [numberJob], log: { ...silent, warn } })
	for (const n of [1, 2]) await transaction(fresh.db, (tx) => jobs.send(tx, numberJob, `job ${n}`, { n }))
	await sql`update pgboss.job set data = data || '{"colour": "red", "schemaVersion": 9}' where data->>'n' = '1'`.execute(
		fresh.db,
	)
	await sql`update pgboss.job set data = '{"number": "two"}' where data->>'n' = '2'`.execute(fresh.db)
	const seen: object[] = []
	await jobs.work(numberJob, async (data) => void seen.push(data))
	await vi.waitFor(async () => {
		const found = (await states()).map(({ state, data }) => [state, data])
		expect(found).toContainEqual(['completed', { n: 1, colour: 'red', schemaVersion: 9 }])
		expect(found).toContainEqual(['retry', { number: 'two' }])
	}, 10_000)
	expect(seen).toEqual([{ n: 1 }])
	expect(warn).toHaveBeenCalledWith(
		expect.objectContaining({ type: numberJob.name }),
		expect.stringContaining('another release'),
	)
	await jobs.stop()
})
