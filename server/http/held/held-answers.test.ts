import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/db/connect.ts'
import { readSnapshot } from '#server/db/snapshot.ts'
import { transaction } from '#server/db/transaction.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { makeTrip } from '#tests/harness/trip-scenario.ts'
import { heldAnswers } from './held-answers.ts'
import { answerText, jsonText } from '#server/http/json-text.ts'
import type { AppEnv } from '#server/http/routes.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

/** A call behind the middleware, as mount.ts and app.ts put it together. Its answers are numbered. */
function counting(db: Db, tokenOf = () => 'token') {
	let calls = 0
	const app = new Hono<AppEnv>()
	app.get('/list', heldAnswers(db, tokenOf), async (c) => {
		c.set('snapshot', await readSnapshot(db))
		c.set('userId', 'somebody')
		return answerText(c, jsonText({ call: ++calls }))
	})
	const call = async (path = '/list') => ((await (await app.request(path)).json()) as { call: number }).call
	/** Other tests commit to other databases of the same server at any time, which counts as well. */
	const untilRepeated = (path?: string) =>
		expect.poll(async () => (await call(path)) === (await call(path)), { interval: 1 }).toBe(true)
	return { call, untilRepeated }
}

test('an answer is repeated until anybody commits anything (API-290)', async () => {
	const { db } = product
	const { call, untilRepeated } = counting(db)
	await untilRepeated()
	const before = await call()
	await sql`update users set "fullName" = 'Other' where id = ${product.olivia.user!.id}`.execute(db)
	expect(await call()).toBeGreaterThan(before)

	// What is not committed yet is not seen, and is seen as soon as it is.
	let uncommitted = 0
	await transaction(db, async (tx) => {
		await sql`update users set "fullName" = 'Third' where id = ${product.olivia.user!.id}`.execute(tx)
		await untilRepeated()
		uncommitted = await call()
	})
	expect(await call()).toBeGreaterThan(uncommitted)
})

test('an answer is held for one session and one address (API-290)', async () => {
	const { db } = product
	let token = 'one'
	const { call, untilRepeated } = counting(db, () => token)
	await untilRepeated()
	const first = await call()
	expect(await call('/list?page=2')).toBeGreaterThan(first)
	token = 'two'
	expect(await call()).toBeGreaterThan(first)
})

test('nothing is held when the database does not name its snapshots (API-290)', async () => {
	const read = async () => ({ rows: [{ snapshot: 'always the same' }] })
	const { call } = counting(Object.create(product.db, { executeQuery: { value: read } }) as Db)
	expect([await call(), await call(), await call()]).toEqual([1, 2, 3])
})

test('an ended session reads no held answer, and a new trip is in the next list (API-290)', async () => {
	const { db, staff } = product
	const colleague = await product.colleague('consultant')
	const names = async () =>
		(await colleague.get('/api/admin/trips')).body.trips.map(({ name }: { name: string }) => name)
	for (let n = 0; n < 3; n++) await names()
	await makeTrip(product, { name: 'The newest of all' })
	expect(await names()).toContain('The newest of all')
	const [trip] = (await colleague.get('/api/admin/trips')).body.trips
	for (let n = 0; n < 3; n++) await names()
	await staff.patch(`/api/admin/trips/${trip.id}`, { name: 'Renamed' })
	expect(await names()).toContain('Renamed')
	await sql`delete from sessions where "userId" = ${colleague.user!.id}`.execute(db)
	expect((await colleague.get('/api/admin/trips')).status).toBe(401)
})
