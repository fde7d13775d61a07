import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { type FreshDatabase, freshDatabase } from './harness/database.ts'
import { type Product, startProduct } from './harness/product.ts'
import { startStallingProxy } from './harness/proxies/stalling-proxy.ts'
import { makeTrip, VALUES } from './harness/trip-scenario.ts'

/*
 * On a busy machine everything is slow. A request that can still be answered before its deadline must not get a 503. The tests cause
 * each kind of slowness themselves, so that they prove the same on a quiet machine.
 */
let database: FreshDatabase
let proxy: Awaited<ReturnType<typeof startStallingProxy>>
let product: Product
let tripId: string
beforeAll(async () => {
	database = await freshDatabase()
	proxy = await startStallingProxy(database.config)
	product = await startProduct({}, { ...database, db: connect(proxy.config) })
	tripId = await makeTrip(product)
})
afterAll(async () => {
	await product.stop()
	await product.db.destroy()
	proxy.close()
})

const POOL = 10
const addStay = () =>
	product.staff.post('/api/admin/accommodations', { ...VALUES.accommodations, tripId }).then(({ status }) => status)
const readTrips = () => product.olivia.get('/api/portal/trips').then(({ status }) => status)

test('a request waits its turn when every connection is in use', async () => {
	const holding = Array.from({ length: POOL }, () => sql`select pg_sleep(3.6)`.execute(product.db))
	expect(await Promise.all([readTrips(), addStay()])).toEqual([200, 201])
	await Promise.all(holding)
})

test('a change waits for the other changes of the same trip', async () => {
	let waiting: Promise<number>[] = []
	await database.db.transaction().execute(async (tx) => {
		await sql`select from trips where id = ${tripId} for update`.execute(tx)
		waiting = [addStay(), addStay()]
		await sql`select pg_sleep(4.5)`.execute(tx)
	})
	expect(await Promise.all(waiting)).toEqual([201, 201])
})

test('a database that stops for a few seconds is waited for', async () => {
	proxy.stall()
	const waiting = Promise.all([readTrips(), addStay()])
	await sql`select pg_sleep(5)`.execute(database.db)
	proxy.proceed()
	expect(await waiting).toEqual([200, 201])
})

test('a process that is paused for seconds continues without errors', async () => {
	const waiting = Promise.all([readTrips(), addStay()])
	await new Promise((done) => setImmediate(done))
	block(9_000)
	expect(await waiting).toEqual([200, 201])
})

test('an unreachable database is answered 503, and readyz reports it first', async () => {
	proxy.stall()
	const answers: string[] = []
	const noted = async (name: string, status: Promise<number>) => answers.push(`${name} ${await status}`)
	const ready = product.anonymous.get('/readyz').then(({ status }) => status)
	await Promise.all([noted('trips', readTrips()), noted('readyz', ready)])
	proxy.proceed()
	expect(answers).toEqual(['readyz 503', 'trips 503'])
	expect(await readTrips()).toBe(200)
})

/** Blocks this process for `ms`. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
