import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip, PLURALS } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const nora = { username: 'Nora', email: 'nora@mail.example', password: 'tide-tables-1911', fullName: 'Nora Byrne' }

test('staff create an account that can sign in, edit it, and delete it with all its trips and files', async () => {
	const { staff, services, db } = product
	const { status, body } = await staff.post('/api/auth/register', {
		...nora,
		role: 'customer',
		phone: '',
		bookingAgent: null,
	})
	expect(status).toBe(201)
	expect(body.user).toMatchObject({ username: 'Nora', role: 'customer', phone: null, version: 1 })
	const id = body.user.id
	const signIn = () => product.anonymous.post('/api/auth/login', { username: 'nora', password: nora.password })
	expect((await signIn()).status).toBe(200)

	const edited = await staff.patch(
		`/api/admin/users/${id}`,
		{ fullName: 'Nora Byrne-Walsh', password: '' },
		{ 'if-match': '"1"' },
	)
	expect(edited.body.user).toMatchObject({ fullName: 'Nora Byrne-Walsh', email: nora.email, version: 2 })
	expect((await signIn()).status).toBe(200)
	expect((await staff.get(`/api/admin/users/${id}`)).body).toEqual({ user: { ...edited.body.user, access: 'open' } })

	const tripId = await makeTrip({ staff, olivia: { ...product.olivia, user: body.user } })
	for (const plural of PLURALS) await addRecord(staff, plural, tripId)
	await addDocument(staff, tripId)
	const listed = await staff.get('/api/admin/users?q=byrne-walsh')
	expect(listed.body).toMatchObject({ total: 1, users: [{ username: 'Nora', totalTrips: 1 }] })

	expect((await staff.delete(`/api/admin/users/${id}`)).status).toBe(204)
	expect((await staff.get(`/api/admin/trips/${tripId}`)).status).toBe(404)
	expect(await db.selectFrom('documents').select('id').where('tripId', '=', tripId).execute()).toEqual([])
	const left = []
	for await (const { key } of services.storage.list()) left.push(key)
	expect(left).toEqual([])
	expect((await signIn()).status).toBe(401)
	expect((await staff.delete(`/api/admin/users/${id}`)).status).toBe(404)
})

test('usernames and e-mail addresses are unique regardless of case, also for concurrent requests', async () => {
	const { staff } = product
	const two = await Promise.all(
		['ines', 'INES'].map((username, n) =>
			staff.post('/api/auth/register', { ...nora, username, email: `ines${n}@mail.example` }),
		),
	)
	expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
	expect(two.find(({ status }) => status === 409)?.body).toMatchObject({
		code: 'taken',
		fields: { username: 'This username is taken' },
	})
	const email = await staff.post('/api/auth/register', {
		...nora,
		username: 'other',
		email: 'Olivia.Hartley@mail.example',
	})
	expect(email.body.fields).toEqual({ email: 'Another account has this e-mail address' })
	const renamed = await staff.patch(`/api/admin/users/${product.james.user!.id}`, { username: 'olivia.hartley' })
	expect([renamed.status, renamed.body.fields]).toEqual([409, { username: 'This username is taken' }])
})

test('creates and changes only customers, and only with valid values', async () => {
	const { staff } = product
	const bad = { ...nora, username: 'x1', email: 'no-address', password: 'nora' }
	expect((await staff.post('/api/auth/register', bad)).body.fields).toMatchObject({
		email: 'Enter an e-mail address',
		password: 'At least 8 characters',
	})
	expect((await staff.post('/api/auth/register', { ...nora, role: 'admin' })).body.fields).toEqual({
		role: 'Only customer accounts can be created here',
	})
	expect((await staff.post('/api/auth/register', { ...nora, id: newId() })).status).toBe(422)
	const own = `/api/admin/users/${staff.user!.id}`
	expect((await staff.get(own)).status).toBe(404)
	expect((await staff.patch(own, { fullName: 'x' })).status).toBe(404)
	expect((await staff.delete(own)).status).toBe(404)
	expect((await staff.get('/api/admin/users')).body.users.map((user: { role: string }) => user.role)).not.toContain(
		'admin',
	)
})

test('a form submitted twice creates one account, and the repeat gets the same answer', async () => {
	const register = (values: object) =>
		product.staff.post(
			'/api/auth/register',
			{ ...nora, username: 'twice', email: 'twice@mail.example', ...values },
			{ 'idempotency-key': 'one-form' },
		)
	const [first, second] = await Promise.all([register({}), register({})])
	const third = await register({})
	expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
	expect(second.body).toEqual(first.body)
	expect(third.body).toEqual(first.body)
	expect((await register({ fullName: 'Someone Else' })).status).toBe(409)
	expect((await product.staff.get('/api/admin/users?q=twice')).body.total).toBe(1)
})
