import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import {
	addRecord,
	listPathOf,
	makeTrip,
	pathOf,
	PLURALS,
	singularOf,
	TRIP,
	VALUES,
} from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('a record sent repeatedly under one key is created once, with one answer', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	for (const plural of PLURALS) {
		const send = (key: string) => staff.post(pathOf(plural), { ...VALUES[plural], tripId }, { 'idempotency-key': key })
		const [first, again] = await Promise.all([send(`press-${plural}`), send(`press-${plural}`)])
		expect([first.status, again.status]).toEqual([201, 201])
		expect(again.body).toEqual(first.body)
		expect((await send('meant-again')).body[singularOf(plural)].id).not.toBe(first.body[singularOf(plural)].id)
		const { body } = await staff.get(listPathOf(plural, tripId))
		expect(body[plural]).toHaveLength(2)
	}
})

test('a trip and its copy sent repeatedly are created once', async () => {
	const { staff, olivia } = product
	const values = { ...TRIP, name: 'Sent twice', userId: olivia.user!.id }
	const make = () => staff.post('/api/admin/trips', values, { 'idempotency-key': 'a-trip' })
	const { id } = (await make()).body.trip
	expect((await make()).body.trip.id).toBe(id)
	await addRecord(staff, 'guests', id, { dietaryRequirements: 'No nuts' })
	const copy = () =>
		staff.post(`/api/admin/trips/${id}/duplicate`, { startDate: '2028-02-27' }, { 'idempotency-key': 'a-copy' })
	expect((await copy()).body.trip.id).toBe((await copy()).body.trip.id)
	expect((await staff.get('/api/admin/trips?q=Sent+twice')).body.total).toBe(2)
	// What is remembered of the answer tells nobody who reads the database what the guest may not eat.
	const kept = await product.services.db.selectFrom('sentOnce').selectAll().execute()
	expect(kept.length).toBeGreaterThanOrEqual(2)
	expect(JSON.stringify(kept)).not.toContain('No nuts')
})

test('a request that was refused under a key can be corrected and repeated', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	const add = (fullName: string) =>
		staff.post('/api/admin/guests', { tripId, fullName }, { 'idempotency-key': 'put-right' })
	expect((await add('')).status).toBe(422)
	expect((await add('Ada')).status).toBe(201)
	expect((await add('Bea')).status).toBe(409)
})
