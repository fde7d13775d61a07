import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startImportScenario } from '#tests/harness/import-scenario.ts'
import { type Provider, respondWith } from '#tests/harness/provider.ts'

const { form, host, product, oliviaId, link, anOrder, serve, importFrom, preview, commit, rows } =
	await startImportScenario()

test('a certain link is imported at once, with prices, counts and an audit without secrets', async () => {
	const order = anOrder()
	serve(order)
	const { status, body } = await importFrom()
	expect([status, body.summary, body.warnings, body.outcome]).toEqual([
		201,
		{ guests: 2, flights: 1, accommodations: 1, transfers: 1, activities: 1 },
		[],
		'created',
	])
	expect(body.trip).toMatchObject({
		name: 'Amalfi in June',
		orderId: order.order.id,
		status: 'confirmed',
		userId: oliviaId,
		guests: [{ fullName: 'Olivia Hartley', passportNumber: 'CANARY5334', approvalStatus: 'pending' }, {}],
		flights: [{ departureTime: '2027-06-04T07:35:00', pnr: 'QW3RTY', status: 'confirmed' }],
	})
	const content = await product.staff.get(`/api/admin/trips/${body.trip.id}/booking-confirmation-content`)
	expect(content.body.totalPrice).toBe('12480.00')
	const all = await sql<{
		row: string
	}>`select to_jsonb(a)::text as row from audit a where action in ('trip imported', 'booking read')
		union all select to_jsonb(i)::text from imports i union all select to_jsonb(p)::text from "importPreviews" p`.execute(
		product.db,
	)
	expect(all.rows.length).toBeGreaterThanOrEqual(3)
	expect(JSON.stringify([all.rows, product.logged()])).not.toMatch(/SECRETTOKEN|CANARY|Olivia Hartley/)
	expect(all.rows.some(({ row }) => row.includes(host))).toBe(true)
})

test('a missing link or customer is refused with the dialog’s message, and only staff may import', async () => {
	const { staff, anonymous: stranger, james } = product
	for (const body of [{}, { bookingUrl: link() }, { userId: oliviaId }, { bookingUrl: '  ', userId: oliviaId }]) {
		const answers = [await staff.post('/api/admin/trips/import', body)]
		answers.push(await staff.post('/api/admin/trips/import/preview', body))
		for (const answer of answers)
			expect([answer.status, answer.body.error]).toEqual([422, 'Please enter a booking URL and select a customer.'])
	}
	for (const path of ['/api/admin/trips/import', '/api/admin/trips/import/preview']) {
		const body = { bookingUrl: link(), userId: oliviaId }
		expect((await stranger.post(path, body)).status).toBe(401)
		expect((await james.post(path, body)).status).toBe(403)
		const wrong = await staff.post(path, { ...body, userId: staff.user!.id })
		expect([wrong.status, wrong.body.fields]).toEqual([422, { userId: 'Choose a customer' }])
	}
	expect(form.requests.filter(({ path }) => path === '/nobody')).toEqual([])
})

/** The start of a JPEG. */
const PICTURE = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const picture: Parameters<Provider['reply']>[0] = (response) =>
	response.writeHead(200, { 'content-type': 'text/html' }).end(PICTURE)

test('every failure of a link, server or page has a message that says what to do, and nothing is stored', async () => {
	const before = await rows()
	const cases: [string, number, string, Parameters<Provider['reply']>[0]?][] = [
		['not a link', 422, 'url_invalid'],
		['ftp://forms.example.com/x', 422, 'scheme_not_allowed'],
		['https://127.0.0.1/x', 422, 'address_not_allowed'],
		['https://router/x', 422, 'address_not_allowed'],
		['https://forms.example.com:8443/x', 422, 'address_not_allowed'],
		['https://me:secret@forms.example.com/', 422, 'url_invalid'],
		[link('/401'), 502, 'http_status', respondWith('Sign in', 401)],
		[link('/404'), 502, 'http_status', respondWith('Not here', 404)],
		[link('/500'), 502, 'http_status', respondWith('Oh no', 500)],
		[link('/loop'), 502, 'too_many_redirects', (response) => response.writeHead(302, { location: '/loop' }).end()],
		[link('/gone'), 502, 'fetch_failed', (response) => response.destroy()],
		[link('/large'), 422, 'too_large', respondWith('x'.repeat(6_000_000), 200, { 'content-type': 'text/html' })],
		[link('/empty'), 422, 'nothing_found', respondWith('', 200, { 'content-type': 'text/html' })],
		[
			link('/home'),
			422,
			'nothing_found',
			respondWith('<h1>Hotel Belle Rade</h1><p>Welcome.', 200, { 'content-type': 'text/html' }),
		],
		[link('/photo'), 422, 'type_not_supported', picture],
		[
			link('/login'),
			422,
			'login_needed',
			respondWith('<h1>Sign in</h1><form><input name="user"><input type="password"></form>', 200, {
				'content-type': 'text/html',
			}),
		],
	]
	for (const [bookingUrl, status, code, reply] of cases) {
		if (reply) form.reply(reply)
		const answer = await importFrom(bookingUrl)
		expect([bookingUrl, answer.status, answer.body.code]).toEqual([bookingUrl, status, code])
		expect(answer.body.error.length).toBeGreaterThan(20)
		if (status === 422) expect(answer.body.fields).toEqual({ bookingUrl: answer.body.error })
	}
	// All addresses inside the network get the same answer, so that it reveals nothing.
	const inside = await Promise.all(['https://10.0.0.1/', 'https://localhost/'].map((url) => importFrom(url)))
	expect(new Set(inside.map(({ body }) => JSON.stringify(body))).size).toBe(1)
	expect(await rows()).toBe(before)
})

test('a pasted page and an uploaded file are imported like a link', async () => {
	const order = anOrder()
	const content = JSON.stringify(order)
	const pasted = await preview({ bookingUrl: undefined, content, contentType: 'application/json' })
	expect(pasted.body.preview).toMatchObject({ isCertain: true, source: { kind: 'text', host: null } })
	expect((await commit(pasted.body.preview.id)).status).toBe(201)
	// The same page again is the same order.
	const again = await preview({ bookingUrl: undefined, content, contentType: 'application/json' })
	expect(again.body.preview.match.changes).toEqual([])

	const file = new FormData()
	file.set('userId', oliviaId)
	file.set('file', new File([JSON.stringify(anOrder())], 'order.json', { type: 'application/octet-stream' }))
	const dropped = await product.staff.post('/api/admin/trips/import/preview', file)
	expect([dropped.status, dropped.body.preview.source]).toMatchObject([201, { kind: 'file', title: 'order.json' }])
	expect((await commit(dropped.body.preview.id)).status).toBe(201)

	const photo = new FormData()
	photo.set('userId', oliviaId)
	photo.set('file', new File([PICTURE], 'booking.html', { type: 'text/html' }))
	const refused = await product.staff.post('/api/admin/trips/import/preview', photo)
	expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
		422,
		'type_not_supported',
		{
			file: 'This type of file cannot be read. HTML, JSON, ICS, PDF, EML and plain text are supported. Save it as one of those, or add the trip manually',
		},
	])

	const without = new FormData()
	without.set('userId', oliviaId)
	expect((await product.staff.post('/api/admin/trips/import/preview', without)).status).toBe(400)
	const nobody = new FormData()
	nobody.set('file', new File(['{}'], 'order.json'))
	expect((await product.staff.post('/api/admin/trips/import/preview', nobody)).status).toBe(422)
})

test('a prefilled link is read by its parameters when the form fails, and needs a review', async () => {
	form.reply(respondWith('Oh no', 500))
	const filled = link('/form?hotel=Villa+Cimbrone&check_in=2027-06-04&check_out=2027-06-11&full_name=Olivia+Hartley')
	const { status, body } = await importFrom(filled)
	expect([status, body.code]).toEqual([409, 'preview_needed'])
	expect(body.preview).toMatchObject({
		layers: ['link'],
		canAskAi: false,
		draft: {
			guests: [{ fields: { fullName: { value: 'Olivia Hartley' } } }],
			accommodations: [{ fields: { hotelName: { value: 'Villa Cimbrone' }, checkOut: { value: '2027-06-11' } } }],
		},
	})
	expect(body.preview.draft.issues).toContainEqual(
		expect.objectContaining({ message: 'The form behind the link did not answer. Only the link itself was read.' }),
	)
	const done = await commit(body.previewId, { corrections: { 'trip/name': 'Ravello' } })
	expect([done.status, done.body.trip?.accommodations.length]).toEqual([201, 1])
})

test('importing twice changes nothing, and concurrent imports give one trip', async () => {
	const order = anOrder()
	serve(order)
	const both = await Promise.all([importFrom(), importFrom()])
	expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 201]))
	expect(new Set(both.map(({ body }) => body.trip.id)).size).toBe(1)
	const third = await importFrom(link('/booking?token=ANOTHER&utm_source=mail'))
	expect([third.status, third.body.outcome, third.body.warnings]).toEqual([
		200,
		'unchanged',
		['Nothing has changed since the last import.'],
	])
	expect(third.body.summary.guests).toBe(2)
	const trips = await product.db.selectFrom('trips').select('id').where('orderId', '=', order.order.id).execute()
	expect(trips.length).toBe(1)
})

test('a repeated idempotency key returns the stored answer, which is encrypted', async () => {
	serve(anOrder())
	const headers = { 'idempotency-key': 'press-1' }
	const body = { bookingUrl: link(), userId: oliviaId }
	const press = (given: object = body) => product.staff.post('/api/admin/trips/import', given, headers)
	const both = await Promise.all([press(), press()])
	const requestsBefore = form.requests.length
	const third = await press()
	expect([...both, third].map(({ status }) => status)).toEqual([201, 201, 201])
	expect(new Set([...both, third].map((answer) => JSON.stringify(answer.body))).size).toBe(1)
	expect(form.requests.length).toBe(requestsBefore)
	expect((await press({ ...body, bookingUrl: link('/other') })).body.code).toBe('other_body')
	const memory = await product.db.selectFrom('sentOnce').selectAll().execute()
	expect(memory.length).toBe(1)
	expect(JSON.stringify(memory)).not.toMatch(/CANARY|Amalfi|SECRETTOKEN/)
})

test('an import that fails half-way is rolled back, and the preview can be used again', async () => {
	serve(anOrder())
	const { body } = await preview()
	const before = await rows()
	await sql`alter table activities add constraint nothing check (name <> 'Boat to Capri') not valid`.execute(product.db)
	expect((await commit(body.preview.id)).status).toBe(500)
	expect(await rows()).toBe(before)
	await sql`alter table activities drop constraint nothing`.execute(product.db)
	expect((await commit(body.preview.id)).status).toBe(201)
})

test('fetches are limited per member of staff', async () => {
	form.reply(() => {})
	const before = form.requests.length
	const all = Array.from({ length: 8 }, () => importFrom())
	const third = await Promise.race(all)
	expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5'])
	await expect.poll(() => form.requests.length).toBe(before + 2)
	const statuses = (await Promise.all(all)).map(({ status }) => status)
	expect(statuses.toSorted((a, b) => a - b)).toEqual([429, 429, 429, 429, 429, 429, 504, 504])
	expect(form.requests.length).toBe(before + 2)
})

test('a backlog of bookings can be read in one sitting, but not more', async () => {
	const statuses = []
	for (let n = 0; n < 120; n++) statuses.push((await importFrom('not a link')).status)
	expect(new Set(statuses)).toEqual(new Set([422]))
	await sql`update throttle set hits = hits + 1000`.execute(product.db)
	expect((await importFrom('not a link')).status).toBe(429)
})
