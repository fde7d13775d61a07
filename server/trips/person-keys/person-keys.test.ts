import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAllForPersons } from '#server/background.ts'
import { transaction } from '#server/db/transaction.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { destroyPersonKeys, sweepPersonKeys } from './person-keys.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const switchAt = (when: string) =>
	sql`update "personKeySwitch" set "writesFrom" = now() + ${when}::interval`.execute(product.db)
const sealOf = async (id: string) =>
	(await product.db.selectFrom('guests').select('sealed').where('id', '=', id).executeTakeFirstOrThrow()).sealed ?? ''
const destroy = (id: string) => transaction(product.db, (tx) => destroyPersonKeys(tx, [id]))

async function couple() {
	const { staff, olivia } = product
	const tripId = await makeTrip(product)
	const ann = await addRecord(staff, 'guests', tripId, { fullName: 'Ann', passportNumber: 'CANARY-ANN' })
	const ben = await addRecord(staff, 'guests', tripId, { fullName: 'Ben', passportNumber: 'CANARY-BEN' })
	const { status } = await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	expect(status).toBe(200)
	return { tripId, ann, ben }
}

test('each guest has a key, and destroying one leaves the others readable, in approvals too (API-154)', async () => {
	const { staff, olivia, db } = product
	const { tripId, ann, ben } = await couple()
	expect(await sealOf(ann.id)).toMatch(new RegExp(`^v2\\.${ann.id}\\.`))
	const whole = await staff.get(`/api/admin/trips/${tripId}/approval`)
	expect(whole.body.approval).toMatchObject({
		guests: [{ passportNumber: 'CANARY-ANN' }, { passportNumber: 'CANARY-BEN' }],
		changes: [],
	})
	// Read before, so that the opened trip is still held in memory when the key goes (API-187).
	for (const [caller, path] of [
		[olivia, 'portal'],
		[staff, 'admin'],
	] as const)
		expect((await caller.get(`/api/${path}/trips/${tripId}`)).body.trip.guests[0].passportNumber).toBe('CANARY-ANN')
	await destroy(ann.id)
	expect((await staff.get(`/api/admin/trips/${tripId}`)).body.trip.guests[0].passportNumber).toBeNull()
	expect((await olivia.get(`/api/portal/trips/${tripId}`)).body.trip.guests).toMatchObject([
		{ fullName: 'Ann', passportNumber: null },
		{ fullName: 'Ben', passportNumber: 'CANARY-BEN' },
	])
	const { approval } = (await staff.get(`/api/admin/trips/${tripId}/approval`)).body
	expect(approval).toMatchObject({ guests: [{ id: ben.id, passportNumber: 'CANARY-BEN' }], changes: [] })
	// What is gone for good may be replaced: the guest can be used again, with a new key.
	const given = { passportNumber: '533401927' }
	expect((await staff.patch(`/api/admin/guests/${ann.id}`, given)).body.guest).toMatchObject(given)
	expect(await db.selectFrom('personKeys').select('id').where('id', '=', ann.id).execute()).toHaveLength(1)
})

test('while an earlier release may run, it can read everything, and a day later nothing is lost (API-154)', async () => {
	const { db, staff, services } = product
	await switchAt('1 day')
	const { tripId, ann } = await couple()
	expect(services.sealer.unseal(`guests:${ann.id}`, await sealOf(ann.id))).toContain('CANARY-ANN')
	const [approval] = await db.selectFrom('approvals').selectAll().where('tripId', '=', tripId).execute()
	expect(services.sealer.unseal(`approvals:${approval?.id}`, approval?.sealed ?? '')).toContain('CANARY-BEN')
	expect(await sealAllForPersons(services)).toBe(0)

	await switchAt('-1 second')
	expect(await sealAllForPersons(services)).toBe(3)
	expect(await sealAllForPersons(services)).toBe(0)
	expect(await sealOf(ann.id)).toMatch(/^v2\./)
	const now = (await staff.get(`/api/admin/trips/${tripId}/approval`)).body.approval
	expect(now).toMatchObject({
		fingerprint: approval?.fingerprint,
		guests: [{ passportNumber: 'CANARY-ANN' }, { passportNumber: 'CANARY-BEN' }],
		changes: [],
	})
})

test('the key of a deleted trip stays for five weeks, and one in use is never swept', async () => {
	const { db, staff } = product
	const { tripId, ann, ben } = await couple()
	const other = await couple()
	const keysLeft = async () =>
		(await db.selectFrom('personKeys').select('id').where('id', 'in', [ann.id, ben.id, other.ann.id]).execute()).length
	await staff.delete(`/api/admin/guests/${ben.id}`)
	await staff.delete(`/api/admin/trips/${tripId}`)
	await sweepPersonKeys(db)
	expect(await keysLeft()).toBe(3)
	await sql`update "personKeys" set "unusedSince" = now() - interval '36 days' where "unusedSince" is not null`.execute(
		db,
	)
	await sweepPersonKeys(db)
	expect(await keysLeft()).toBe(1)
})
