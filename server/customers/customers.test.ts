import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { sweepPersonKeys } from '#server/trips/person-keys/person-keys.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip, PLURALS } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const nora = { username: 'Nora', email: 'nora@mail.example', password: 'tide-tables-1911', fullName: 'Nora Byrne' }

test('the list of customers and of trips is exported as it is filtered, without formulas (CRM-325)', async () => {
	const { staff, db } = product
	const register = (username: string, fullName: string) =>
		staff.post('/api/auth/register', {
			username,
			email: `${username}@mail.example`,
			password: 'open-sesame-please',
			fullName,
		})
	const { body } = await register('sheet-one', '=HYPERLINK("https://evil.example"; "Sheet")')
	await register('sheet-two', '@SUM Sheet, "quoted"')
	await staff.post('/api/admin/trips', {
		name: '-2+3 Sheet',
		userId: body.user.id,
		startDate: '2038-01-01',
		endDate: '2038-01-02',
	})
	const linesOf = async (path: string) => {
		const answer = await staff.fetch(path)
		expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
		return new TextDecoder()
			.decode(await answer.arrayBuffer())
			.trimEnd()
			.split('\r\n')
			.map((line) => line.split('","'))
	}
	const customers = await linesOf('/api/admin/users.csv?q=sheet&sort=name')
	expect(customers).toHaveLength(3)
	expect(customers[0]?.[1]).toBe('Email')
	expect(new Set(customers.slice(1).map(([, , name]) => name))).toEqual(
		new Set([`'=HYPERLINK(""https://evil.example""; ""Sheet"")`, `'@SUM Sheet, ""quoted""`]),
	)
	const trips = await linesOf(`/api/admin/trips.csv?userId=${body.user.id}`)
	expect(trips.slice(1).map(([, name, , start]) => [name, start])).toEqual([[`'-2+3 Sheet`, '2038-01-01']])
	expect((await staff.get('/api/admin/trips.csv?sort=luck')).status).toBe(400)
	const actions = await db.selectFrom('audit').select('detail').where('action', '=', 'list exported').execute()
	expect(actions.map(({ detail }) => detail)).toEqual([{ list: 'customers' }, { list: 'trips' }])
})

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
	expect((await staff.get(`/api/admin/users/${id}`)).body).toEqual({
		user: { ...edited.body.user, access: 'open', totalTrips: 0 },
	})

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

test('a customer’s page knows their neighbours, enquiries, mails and fellow travellers (CRM-361, CRM-362, CRM-363, CRM-368, API-270)', async () => {
	const { staff, anonymous, olivia } = product
	const invite = async (fullName: string) =>
		(
			await staff.post('/api/admin/invitations', {
				...{ username: fullName.replace(' ', '-'), fullName },
				email: `${fullName.replace(' ', '.')}@Mail.example`,
			})
		).body.user
	const ada = await invite('Ada Quill')
	const bea = await invite('Bea Quill')
	const neighbours = `/api/admin/users/${bea.id}/neighbours?q=quill`
	expect((await staff.get(`${neighbours}&sort=name`)).body).toEqual({
		previous: { id: ada.id, name: 'Ada Quill' },
		next: null,
	})
	expect((await staff.get(neighbours)).body).toEqual({ previous: null, next: { id: ada.id, name: 'Ada Quill' } })

	const trip = (values: object) => makeTrip({ staff, olivia: { ...olivia, user: ada } }, values)
	const guest = (tripId: string, fullName: string, more: object = {}) =>
		addRecord(staff, 'guests', tripId, { fullName, email: null, ...more })
	const [first, last, cancelled] = [
		await trip({ startDate: '2025-01-01', endDate: '2025-01-08' }),
		await trip({ name: 'Return to Monaco' }),
		await trip({ status: 'cancelled' }),
	]
	for (const id of [first, last, cancelled]) {
		await guest(id, 'Jürgen Quill')
		await guest(id, 'ADA QUILL')
	}
	await guest(last, 'jurgen quill')
	await guest(last, 'Somebody With Her Address', { email: 'ada.quill@mail.example' })
	await guest(first, 'Zoe Quill')
	expect((await staff.get(`/api/admin/users/${ada.id}/fellow-travellers`)).body.people).toMatchObject([
		{ trips: 2, lastTrip: { id: last, name: 'Return to Monaco', startDate: '2038-05-20' } },
		{ name: 'Zoe Quill', trips: 1, lastTrip: { id: first } },
	])

	const travels = async (travel: string, today: string) =>
		(await staff.get(`/api/admin/users?q=quill&travel=${travel}&today=${today}`)).body.users.map(
			({ fullName }: { fullName: string }) => fullName,
		)
	// Her trips: 1 to 8 January 2025, and 20 to 25 May 2038.
	for (const [travel, on, off] of [
		['now', '2038-05-25', '2038-05-26'],
		['30', '2038-04-20', '2038-04-19'],
		['90', '2038-02-19', '2038-02-18'],
		['lapsed', '2039-05-26', '2039-05-25'],
	] as const)
		expect([travel, await travels(travel, on), await travels(travel, off)]).toEqual([travel, ['Ada Quill'], []])
	expect(await travels('never', '2038-01-01')).toEqual(['Bea Quill'])
	expect((await staff.get('/api/admin/users?travel=never&today=2038-01-01&limit=1')).body).toMatchObject({
		total: expect.any(Number),
		nextCursor: expect.any(String),
	})
	for (const wrong of ['travel=soon&today=2038-01-01', 'travel=now'])
		expect((await staff.get(`/api/admin/users?${wrong}`)).status).toBe(400)

	const asked = { name: 'Ada', email: 'ADA.quill@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }
	expect((await anonymous.post('/api/enquiries', asked)).status).toBe(201)
	expect((await staff.get(`/api/admin/enquiries?userId=${ada.id}`)).body).toMatchObject({
		total: 1,
		enquiries: [{ propertyName: 'Villa Rocha' }],
	})
	expect((await staff.get(`/api/admin/enquiries?userId=${bea.id}`)).body.total).toBe(0)
	expect((await staff.get('/api/admin/enquiries?userId=1')).status).toBe(400)

	const mails = `/api/admin/users/${ada.id}/mails`
	const { body } = await staff.get(`${mails}?limit=1`)
	expect(body).toMatchObject({
		total: 2,
		mails: [{ subject: expect.stringContaining('Your enquiry'), state: 'waiting' }],
	})
	const rest = (await staff.get(`${mails}?cursor=${body.nextCursor}`)).body
	expect(rest.mails.map((mail: object) => Object.keys(mail))).toEqual([
		['id', 'subject', 'state', 'createdAt', 'sentAt'],
	])
	expect(rest.nextCursor).toBeNull()
	for (const path of ['neighbours', 'fellow-travellers', 'mails'])
		for (const id of [newId(), staff.user!.id, 'no-id'])
			expect([path, (await staff.get(`/api/admin/users/${id}/${path}`)).status]).toEqual([path, 404])
})

test('notes about a customer are sealed, and for those who see identity data (CRM-364, API-271)', async () => {
	const { staff, db, colleague, james } = product
	const account = { username: 'noted', email: 'noted@mail.example', fullName: 'Nadia Noted' }
	const { id } = (await staff.post('/api/admin/invitations', account)).body.user
	const path = `/api/admin/users/${id}/notes`
	const nothing = { preferences: null, family: null, notes: null, version: 0 }
	expect((await staff.get(path)).body.notes).toEqual(nothing)
	const values = { preferences: 'CANARY no shellfish', family: 'Anna, 12 June' }
	expect((await staff.patch(path, values, { 'if-match': '"0"' })).body.notes).toEqual({
		...nothing,
		...values,
		version: 1,
	})
	expect((await staff.patch(path, { notes: 'x' }, { 'if-match': '"0"' })).status).toBe(412)
	expect((await staff.patch(path, { notes: 'x'.repeat(5001) })).body.fields).toHaveProperty('notes')
	const { rows } = await sql<{ text: string }>`select concat(n::text, h::text) as text from "customerNotes" n
		join history h on h."userId" = n."userId" where n."userId" = ${id}`.execute(db)
	expect(rows.map(({ text }) => text.includes('CANARY'))).toEqual([false])
	const [entry] = (await staff.get(`/api/admin/users/${id}/history`)).body.entries
	expect(entry.change.differences).toEqual([
		{ name: 'preferences', isHidden: true },
		{ name: 'family', isHidden: true },
	])

	const [consultant, viewer] = [await colleague('consultant'), await colleague('viewer')]
	const isHidden = async (client: Client) => (await client.get(path)).body.notes.isHidden === true
	expect([await isHidden(consultant), await isHidden(viewer)]).toEqual([false, true])
	await staff.put('/api/admin/settings', { consultantsSee: 'own_trips' })
	expect(await isHidden(consultant)).toBe(false)
	const trip = await makeTrip({ staff, olivia: { ...product.olivia, user: { ...james.user!, id } } })
	expect(await isHidden(consultant)).toBe(true)
	expect(await consultant.patch(path, { notes: 'x' })).toMatchObject({ status: 403, body: { code: 'hidden' } })
	await staff.put(`/api/admin/trips/${trip}/consultant`, { consultantId: consultant.user!.id })
	expect(await isHidden(consultant)).toBe(false)
	await staff.put('/api/admin/settings', { consultantsSee: 'all_trips' })
	const readings = db.selectFrom('audit').select('actorId').where('action', '=', 'identity data read')
	expect((await readings.where('objectId', '=', id).execute()).map(({ actorId }) => actorId)).toEqual([
		consultant.user!.id,
	])
	for (const missing of [newId(), staff.user!.id, 'no-id']) {
		expect((await staff.get(`/api/admin/users/${missing}/notes`)).status).toBe(404)
		expect((await staff.patch(`/api/admin/users/${missing}/notes`, {})).status).toBe(404)
	}

	// An erasure destroys the key.
	await staff.delete(`/api/admin/trips/${trip}`)
	const erasure = `/api/admin/users/${id}/erasure`
	const { preview } = (await staff.get(erasure)).body
	expect(preview.goes).toContainEqual({ what: 'Notes of colleagues, preferences and family', count: 1 })
	const keys = () => db.selectFrom('personKeys').select('id').where('userId', '=', id).execute()
	await sweepPersonKeys(db)
	expect(await keys()).toHaveLength(1)
	expect((await staff.post(erasure, { fingerprint: preview.fingerprint })).status).toBe(204)
	expect(await keys()).toEqual([])
})
