import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, makeTrip } from '#tests/harness/trip-scenario.ts'
import { olivia } from '#tests/people.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('a suspended customer is signed out and cannot sign in until access is restored; trips and password stay', async () => {
	const { staff, db } = product
	const id = product.olivia.user!.id
	const path = `/api/admin/users/${id}/access`
	await makeTrip(product)
	const signIn = async () =>
		(await product.anonymous.post('/api/auth/login', { username: olivia.username, password: olivia.password })).status
	expect(await signIn()).toBe(200)
	await staff.post(`/api/admin/users/${id}/invitation`, {})
	for (const wrong of [{}, { isDisabled: 'yes' }, { isDisabled: true, role: 'admin' }])
		expect((await staff.put(path, wrong)).status).toBe(422)

	expect((await staff.put(path, { isDisabled: true })).body.user).toMatchObject({ access: 'disabled' })
	expect([await signIn(), (await product.olivia.get('/api/portal/trips')).status]).toEqual([401, 401])
	expect(await db.selectFrom('accountLinks').select('id').where('userId', '=', id).execute()).toEqual([])
	expect((await staff.post(`/api/admin/users/${id}/invitation`, {})).body.code).toBe('disabled')
	// Once more changes nothing, and is not recorded.
	await staff.put(path, { isDisabled: true })

	expect((await staff.put(path, { isDisabled: false })).body.user).toMatchObject({ access: 'open' })
	expect(await signIn()).toBe(200)
	const { rows } = await sql<{ action: string }>`select action from audit where "objectId" = ${id}
		and action like 'customer %abled' order by id`.execute(db)
	expect(rows.map(({ action }) => action)).toEqual(['customer disabled', 'customer enabled'])
	// A colleague is not a customer, and viewers change nothing.
	const colleague = await product.colleague('consultant')
	expect((await staff.put(`/api/admin/users/${colleague.user!.id}/access`, { isDisabled: true })).status).toBe(404)
	const viewer = await product.colleague('viewer')
	expect((await viewer.put(path, { isDisabled: true })).body.code).toBe('read_only')
})

test('attachments are for those who see identity data; the documents that we issue are for all staff', async () => {
	const { staff, db } = product
	const tripId = await makeTrip(product)
	const passport = await addDocument(staff, tripId, 'Passport Olivia.pdf')
	const issued = await addDocument(staff, tripId, 'Booking Confirmation.pdf')
	await sql`insert into papers ("documentId", "tripId", kind, fingerprint, parts)
		values (${issued.id}, ${tripId}, 'booking-confirmation', 'x', '{}')`.execute(db)
	const [viewer, consultant] = [await product.colleague('viewer'), await product.colleague('consultant')]
	const statusFor = async (client: typeof viewer) =>
		Promise.all([passport, issued].map(async ({ fileName }) => (await client.get(`/api/documents/${fileName}`)).status))
	expect(await statusFor(viewer)).toEqual([403, 200])
	expect(await statusFor(consultant)).toEqual([200, 200])
	await staff.put('/api/admin/settings', { consultantsSee: 'own_trips' })
	expect(await statusFor(consultant)).toEqual([403, 200])
	await staff.put(`/api/admin/trips/${tripId}/consultant`, { consultantId: consultant.user!.id })
	expect(await statusFor(consultant)).toEqual([200, 200])
	expect(await statusFor(staff)).toEqual([200, 200])
	const customer = await product.signedIn(product.olivia.user!)
	expect(await statusFor(customer)).toEqual([200, 200])
	expect(await statusFor(product.james)).toEqual([404, 404])
	expect(await statusFor(product.anonymous)).toEqual([401, 401])
	const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit
		where action = 'call' and outcome = 'refused' and detail->>'code' = 'hidden'`.execute(db)
	expect(rows[0]!.n).toBe(2)
})
