import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSealer } from '#server/db/seal.ts'
import { resealAll, SEALED_TABLES } from '#server/trips/records/reseal.ts'
import { createApp } from '#server/app.ts'
import { openApproval } from '#server/trips/approvals/sealed-approval.ts'
import { personKeysOf } from '#server/trips/person-keys/person-keys.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { type Product, startProduct } from './harness/product.ts'
import { addRecord, makeTrip } from './harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const CANARY = 'CANARY5334'

test('identity data is never in the database as plain text, and equal values have different seals', async () => {
	const { staff, db, olivia } = product
	const tripId = await makeTrip(product)
	for (const fullName of ['Olivia Hartley', 'Daniel Hartley'])
		await addRecord(staff, 'guests', tripId, {
			fullName,
			passportNumber: CANARY,
			dietaryRequirements: `${CANARY} nuts`,
		})
	const { rows } = await sql<{
		row: string
		sealed: string
	}>`select g::text as row, sealed from guests g where "tripId" = ${tripId}`.execute(db)
	expect(rows.some(({ row }) => row.includes('CANARY'))).toBe(false)
	expect(rows[0]!.sealed).not.toBe(rows[1]!.sealed)
	const { body } = await olivia.get(`/api/portal/trips/${tripId}`)
	expect(body.trip.guests).toMatchObject([{ passportNumber: CANARY }, { passportNumber: CANARY }])
})

test('a seal moved to another guest does not open; the rest of the guest is still served', async () => {
	const { staff, db } = product
	const tripId = await makeTrip(product)
	const ann = await addRecord(staff, 'guests', tripId, { fullName: 'Ann', passportNumber: '111' })
	const ben = await addRecord(staff, 'guests', tripId, { fullName: 'Ben', passportNumber: '222' })
	await sql`update guests set sealed = (select sealed from guests where id = ${ann.id}) where id = ${ben.id}`.execute(
		db,
	)
	const { body } = await staff.get(`/api/admin/trips/${tripId}/guests`)
	expect(body.guests).toMatchObject([
		{ fullName: 'Ann', passportNumber: '111' },
		{ fullName: 'Ben', passportNumber: null },
	])
	expect(product.logged().join('')).toContain(`guests:${ben.id}`)
})

test('every table with lasting seals is re-encrypted with a new key', async () => {
	const { rows } = await sql<{ table: string }>`
		select table_name as table from information_schema.columns
		where table_schema = 'public' and column_name = 'sealed' order by table_name`.execute(product.db)
	// Previews are deleted after half an hour, drafts of forms after a day.
	const lasting = rows.map(({ table }) => table).filter((table) => !['importPreviews', 'formDrafts'].includes(table))
	expect(lasting).toEqual(SEALED_TABLES.toSorted())
})

test('an edit of a guest whose seal does not open is refused and loses nothing', async () => {
	const { staff, olivia, services } = product
	const tripId = await makeTrip(product)
	const guest = await addRecord(staff, 'guests', tripId, { fullName: 'Ann', passportNumber: '533401927' })
	// An instance that does not know the key yet that this one seals with.
	const behind = createApp({ ...services, sealer: makeSealer(['an older secret, of the instance behind'], () => {}) })
	const { token } = await transaction(services.db, (tx) =>
		openSession(tx, olivia.user!, { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }),
	)
	const send = (method: string, path: string, body: unknown) =>
		behind.request(path, {
			method,
			body: JSON.stringify(body),
			headers: { 'content-type': 'application/json', cookie: `__Host-session=${token}` },
		})
	const edits = [
		await send('PATCH', `/api/portal/guests/${guest.id}`, { phone: '+44 20 7946 0018' }),
		await send('POST', `/api/portal/trips/${tripId}/approve-guests`, {}),
	]
	for (const edit of edits) {
		expect(edit.status).toBe(409)
		expect(await edit.json()).toMatchObject({ code: 'unreadable' })
	}
	const { body } = await staff.get(`/api/admin/trips/${tripId}/guests`)
	expect(body.guests).toMatchObject([{ fullName: 'Ann', passportNumber: '533401927', phone: null }])
})

test('with a new key old seals still open, and can be re-encrypted', async () => {
	const { staff, db, services } = product
	const tripId = await makeTrip(product)
	const guest = await addRecord(staff, 'guests', tripId, { passportNumber: '533401927' })
	await product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	const unreadable: string[] = []
	const [oldSecret, newSecret] = [
		'a secret that only the tests know, long enough',
		'another secret, for the next years to come',
	]
	const both = makeSealer([newSecret, oldSecret], (place) => unreadable.push(place))
	expect(await resealAll(db, both)).toBeGreaterThan(0)
	expect(await resealAll(db, both)).toBe(0)
	const onlyNew = makeSealer([newSecret], (place) => unreadable.push(place))
	const { sealed } = await db.selectFrom('guests').select('sealed').where('id', '=', guest.id).executeTakeFirstOrThrow()
	const keys = await personKeysOf(db, [guest.id])
	expect(onlyNew.unseal(`guests:${guest.id}`, sealed!, keys)).toContain('533401927')
	const approval = await db
		.selectFrom('approvals')
		.select(['id', 'sealed'])
		.where('tripId', '=', tripId)
		.executeTakeFirstOrThrow()
	expect(openApproval(onlyNew, approval.id, approval.sealed, keys)?.whole).toContain('533401927')
	expect(createApp({ ...services, sealer: onlyNew })).toBeDefined()
})
