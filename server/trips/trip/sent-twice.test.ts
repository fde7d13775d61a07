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

test('several records are added once, all or none, and an invalid one is named by its row (API-268)', async () => {
	const { staff, olivia } = product
	const tripId = await makeTrip(product)
	const path = listPathOf('activities', tripId)
	const rows = ['Boat trip', 'Dinner'].map((name) => ({ name, date: '2027-05-21' }))
	const send = (records: unknown) => staff.post(path, { records }, { 'idempotency-key': 'a-sheet' })
	const refused = await send([...rows, { name: 'No day' }])
	expect([refused.status, refused.body.error]).toEqual([422, 'Row 3: Start date is required'])
	expect(refused.body.fields).toEqual({ 'records.2.date': 'Start date is required' })
	for (const wrong of [[], null, ['x'], Array.from({ length: 101 }, () => rows[0])])
		expect((await staff.post(path, { records: wrong })).status).toBe(422)
	expect((await staff.get(path)).body.activities).toEqual([])

	const [first, again] = await Promise.all([send(rows), send(rows)])
	expect([first.status, again.body]).toEqual([201, first.body])
	const { activities } = (await staff.get(path)).body
	expect(activities.map(({ name, status }: Record<string, string>) => `${name} ${status}`)).toEqual([
		'Boat trip confirmed',
		'Dinner confirmed',
	])
	expect((await olivia.post(path, { records: rows })).status).toBe(403)
	expect((await staff.post(listPathOf('activities', crypto.randomUUID()), { records: rows })).status).toBe(404)
})
