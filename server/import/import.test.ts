import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSealer } from '#server/db/seal.ts'
import { guardedFetch } from '#server/import/fetch/guarded-fetch.ts'
import { resealAll } from '#server/trips/reseal.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { type Provider, says, startProvider } from '#tests/harness/provider.ts'
import { sweepPreviews } from './previews.ts'

let form: Provider
let product: Product
beforeAll(async () => {
	form = await startProvider()
	product = await startProduct({ fetchForm: guardedFetch({ allowedHosts: new Set([new URL(form.url).host]) }) })
})
afterAll(async () => {
	await product.stop()
	await form.stop()
})
beforeEach(() => sql`delete from throttle`.execute(product.db))

let orders = 0
/** An order as an agency's form serves it in our format. */
function anOrder(changes: Record<string, unknown> = {}, orderId = `GP-${++orders}`) {
	return {
		format: 'trip-import',
		version: '1.0',
		order: { id: orderId, revision: 1 },
		trip: { name: 'Amalfi in June', destination: 'Ravello, Italy', startDate: '2027-06-04', endDate: '2027-06-11' },
		guests: [
			{ id: 'g1', title: 'Ms', fullName: 'Olivia Hartley', passportNumber: 'CANARY5334', passportExpiry: '2031-02-01' },
			{ id: 'g2', fullName: 'Daniel Hartley' },
		],
		flights: [
			{
				airline: 'British Airways',
				flightNumber: 'BA2606',
				departureAirport: 'London Gatwick (LGW)',
				arrivalAirport: 'Naples (NAP)',
				departureTime: '2027-06-04T07:35',
				arrivalTime: '2027-06-04T11:20',
				pnr: 'QW3RTY',
			},
		],
		accommodations: [{ hotelName: 'Villa Cimbrone', checkIn: '2027-06-04', checkOut: '2027-06-11', nights: 7 }],
		transfers: [
			{
				transferType: 'Airport Pickup',
				date: '2027-06-04',
				time: '12:00',
				fromLocation: 'Naples Airport',
				toLocation: 'Ravello',
			},
		],
		activities: [{ name: 'Boat to Capri', date: '2027-06-07', time: '09:30' }],
		pricing: { totalPrice: '12480.00' },
		...changes,
	}
}
type Order = ReturnType<typeof anOrder>

const JSON_TYPE = { 'content-type': 'application/vnd.trip-import+json' }
const serve = (order: unknown) => form.reply(says(JSON.stringify(order), 200, JSON_TYPE))
const link = (path = '/booking?token=SECRETTOKEN') => form.url + path
const oliviaId = () => product.olivia.user!.id
const importFrom = (bookingUrl = link(), more: object = {}) =>
	product.staff.post('/api/admin/trips/import', { bookingUrl, userId: oliviaId(), ...more })
const preview = (more: object = {}) =>
	product.staff.post('/api/admin/trips/import/preview', { bookingUrl: link(), userId: oliviaId(), ...more })
const commit = (previewId: string, more: object = {}) =>
	product.staff.post('/api/admin/trips/import', { previewId, ...more })

/** How many rows there are of what an import could make. */
async function rows() {
	const { rows: found } = await sql<{ n: number }>`select
		(select count(*) from trips) + (select count(*) from guests) + (select count(*) from flights) +
		(select count(*) from imports) + (select coalesce(sum(n), 0) from tallies) as n`.execute(product.db)
	return found[0]!.n
}
/** Serves an order that was imported and is now another one; returns the trip and what it is now. */
async function imported(order: Order = anOrder()) {
	serve(order)
	const { status, body } = await importFrom()
	expect([status, body.error]).toEqual([201, undefined])
	return { trip: body.trip, order }
}

test('a link where all is certain becomes a trip at once, with its prices, counts and an audit that keeps no secret', async () => {
	serve(anOrder())
	const { status, body } = await importFrom()
	expect([status, body.summary, body.warnings, body.outcome]).toEqual([
		201,
		{ guests: 2, flights: 1, accommodations: 1, transfers: 1, activities: 1 },
		[],
		'created',
	])
	expect(body.trip).toMatchObject({
		name: 'Amalfi in June',
		orderId: `GP-${orders}`,
		status: 'confirmed',
		userId: oliviaId(),
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
	expect(all.rows.some(({ row }) => row.includes(new URL(form.url).host))).toBe(true)
})

test('without a link or a customer staff are told so in the words of the dialog; nobody else may ask', async () => {
	const { staff, stranger, james } = product
	for (const body of [{}, { bookingUrl: link() }, { userId: oliviaId() }, { bookingUrl: '  ', userId: oliviaId() }]) {
		const answers = [await staff.post('/api/admin/trips/import', body)]
		answers.push(await staff.post('/api/admin/trips/import/preview', body))
		for (const answer of answers)
			expect([answer.status, answer.body.error]).toEqual([422, 'Please enter a booking URL and select a customer.'])
	}
	for (const path of ['/api/admin/trips/import', '/api/admin/trips/import/preview']) {
		const body = { bookingUrl: link(), userId: oliviaId() }
		expect((await stranger.post(path, body)).status).toBe(401)
		expect((await james.post(path, body)).status).toBe(403)
		const wrong = await staff.post(path, { ...body, userId: staff.user!.id })
		expect([wrong.status, wrong.body.fields]).toEqual([422, { userId: 'Choose a customer' }])
	}
	expect(form.asked.filter(({ path }) => path === '/nobody')).toEqual([])
})

test('what a link, a server or a page does wrong is a sentence that says what to do, and nothing is kept', async () => {
	const before = await rows()
	const cases: [string, number, string, Parameters<Provider['reply']>[0]?][] = [
		['not a link', 422, 'url_invalid'],
		['ftp://forms.example.com/x', 422, 'scheme_not_allowed'],
		['https://127.0.0.1/x', 422, 'address_not_allowed'],
		['https://router/x', 422, 'address_not_allowed'],
		['https://forms.example.com:8443/x', 422, 'address_not_allowed'],
		['https://me:secret@forms.example.com/', 422, 'url_invalid'],
		[link('/401'), 502, 'http_status', says('Sign in', 401)],
		[link('/404'), 502, 'http_status', says('Not here', 404)],
		[link('/500'), 502, 'http_status', says('Oh no', 500)],
		[link('/loop'), 502, 'too_many_redirects', (response) => response.writeHead(302, { location: '/loop' }).end()],
		[link('/gone'), 502, 'fetch_failed', (response) => response.destroy()],
		[link('/large'), 422, 'too_large', says('x'.repeat(6_000_000), 200, { 'content-type': 'text/html' })],
		[link('/empty'), 422, 'nothing_found', says('', 200, { 'content-type': 'text/html' })],
		[
			link('/home'),
			422,
			'nothing_found',
			says('<h1>Hotel Belle Rade</h1><p>Welcome.', 200, { 'content-type': 'text/html' }),
		],
		[
			link('/login'),
			422,
			'login_needed',
			says('<h1>Sign in</h1><form><input name="user"><input type="password"></form>', 200, {
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
	// Addresses inside the network are refused in one sentence, whatever is or isn't there.
	const inside = await Promise.all(['https://10.0.0.1/', 'https://localhost/'].map((url) => importFrom(url)))
	expect(new Set(inside.map(({ body }) => JSON.stringify(body))).size).toBe(1)
	expect(await rows()).toBe(before)
})

/** A page with marked-up reservations, as booking confirmations have them: the flight's arrival and the boat's day are not said. */
const marked = (reservations: object[]) =>
	says(
		`<!doctype html><title>Amalfi in June</title><script type="application/ld+json">${JSON.stringify(reservations)}</script>`,
		200,
		{ 'content-type': 'text/html' },
	)
const underName = { '@type': 'Person', name: 'Olivia Hartley' }
const schemaOrg = { '@context': 'https://schema.org', reservationStatus: 'https://schema.org/ReservationConfirmed' }
const FLIGHT = {
	...schemaOrg,
	'@type': 'FlightReservation',
	reservationNumber: 'QW3RTY',
	underName,
	reservationFor: {
		'@type': 'Flight',
		flightNumber: '2606',
		airline: { '@type': 'Airline', name: 'British Airways', iataCode: 'BA' },
		departureAirport: { '@type': 'Airport', iataCode: 'LGW' },
		arrivalAirport: { '@type': 'Airport', iataCode: 'NAP' },
		departureTime: '2027-06-04T07:35:00+01:00',
	},
}
const STAY = {
	...schemaOrg,
	'@type': 'LodgingReservation',
	reservationNumber: 'VC-77120',
	underName: { '@type': 'Person', name: 'Daniel Hartley' },
	reservationFor: { '@type': 'LodgingBusiness', name: 'Villa Cimbrone', address: 'Via Santa Chiara 26, Ravello' },
	checkinTime: '2027-06-04',
	checkoutTime: '2027-06-11',
}

test('what lacks something is looked at first; staff fill it in and import exactly that, once', async () => {
	form.reply(marked([FLIGHT, STAY]))
	const before = await rows()
	const { status, body } = await importFrom(link('/marked'))
	expect([status, body.code, body.previewId]).toEqual([409, 'preview_needed', body.preview?.id])
	expect(await rows()).toBe(before)
	expect(body.preview).toMatchObject({
		userId: oliviaId(),
		isCertain: false,
		match: null,
		layers: ['structured', 'labelled'],
		source: { kind: 'link', host: new URL(form.url).host, hops: 0 },
	})
	expect(body.preview.wants).toContainEqual({
		path: 'flights/0/arrivalTime',
		label: 'Arrival Time',
		message: 'Arrival Time is required',
	})
	expect(body.preview.draft.flights[0].fields.pnr).toMatchObject({ value: 'QW3RTY', certainty: 'stated' })
	// The form has moved on since; what was looked at is what counts.
	serve(anOrder({}, 'ANOTHER'))
	const mistaken = await commit(body.previewId, { corrections: { 'flights/0/arrivalTime': 'noon' } })
	expect(mistaken.status).toBe(422)
	expect(mistaken.body.fields).toHaveProperty(['flights/0/arrivalTime'])
	const corrections = { 'flights/0/arrivalTime': '2027-06-04T11:20', 'trip/name': 'Amalfi for two' }
	const daniel = body.preview.draft.guests.findIndex(
		({ fields }: { fields: { fullName: { value: string } } }) => fields.fullName.value === 'Daniel Hartley',
	)
	const done = await commit(body.previewId, { corrections, accept: { leaveOut: [`guests/${daniel}`] } })
	expect([done.status, done.body.summary, done.body.warnings]).toEqual([
		201,
		{ guests: 1, flights: 1, accommodations: 1, transfers: 0, activities: 0 },
		[],
	])
	expect(done.body.trip).toMatchObject({
		name: 'Amalfi for two',
		startDate: '2027-06-04',
		endDate: '2027-06-11',
		guests: [{ fullName: 'Olivia Hartley' }],
		flights: [{ arrivalTime: '2027-06-04T11:20:00' }],
	})
	const again = await commit(body.previewId)
	expect([again.status, again.body.code]).toEqual([409, 'preview_expired'])
	// Who was left out stays away, and what was corrected stays as staff have it.
	form.reply(marked([FLIGHT, STAY]))
	const next = await preview({ bookingUrl: link('/marked') })
	expect(next.body.preview).toMatchObject({
		match: { tripId: done.body.trip.id, changes: [] },
		staysAway: [`guests/${daniel}`],
	})
})

test('what stays incomplete is left out, said so, and offered again', async () => {
	form.reply(marked([FLIGHT, STAY]))
	const { body } = await preview({ bookingUrl: link('/left') })
	expect(body.preview.draft.trip.name).toMatchObject({ value: 'Amalfi in June', from: { where: 'title' } })
	const done = await commit(body.preview.id)
	expect([done.status, done.body.summary.flights, done.body.trip.flights]).toEqual([201, 0, []])
	expect(done.body.warnings).toEqual(['BA2606 was left out: Arrival Time is required.'])
	const next = await preview({ bookingUrl: link('/left') })
	expect(next.body.preview.match.changes).toMatchObject([{ kind: 'added', path: 'flights/0' }])
})

test('a preview is its maker’s alone, sealed, and gone after half an hour', async () => {
	serve(anOrder())
	const { status, body } = await preview()
	expect([status, body.preview.isCertain]).toEqual([201, true])
	const { id } = body.preview
	const other = await product.signedIn({ ...product.staff.user!, id: await secondAdmin() })
	expect((await other.post('/api/admin/trips/import', { previewId: id })).body.code).toBe('preview_expired')
	const kept = await product.db.selectFrom('importPreviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
	expect(JSON.stringify(kept)).not.toMatch(/CANARY|Amalfi/)
	const minutes = (kept.expiresAt.getTime() - Date.now()) / 60_000
	expect(minutes > 29 && minutes <= 30).toBe(true)
	await sql`update "importPreviews" set "expiresAt" = now() - interval '1 second' where id = ${id}`.execute(product.db)
	expect((await commit(id)).body.code).toBe('preview_expired')
	await sweepPreviews(product.db)
	expect(await product.db.selectFrom('importPreviews').select('id').where('id', '=', id).execute()).toEqual([])
	for (const never of ['no-id', '0198c0de-0000-7000-8000-000000000000']) expect((await commit(never)).status).toBe(409)
})

async function secondAdmin() {
	const { rows: made } = await sql<{ id: string }>`insert into users (id, username, email, role)
		values (gen_random_uuid(), 'second', 'second@agency.example', 'admin') returning id`.execute(product.db)
	return made[0]!.id
}

test('a pasted page and a dropped file take the same road; login walls are no walls', async () => {
	const order = anOrder()
	const content = JSON.stringify(order)
	const pasted = await preview({ bookingUrl: undefined, content, contentType: 'application/json' })
	expect(pasted.body.preview).toMatchObject({ isCertain: true, source: { kind: 'text', host: null } })
	expect((await commit(pasted.body.preview.id)).status).toBe(201)
	// The same page once more is the same order.
	const again = await preview({ bookingUrl: undefined, content, contentType: 'application/json' })
	expect(again.body.preview.match.changes).toEqual([])

	const file = new FormData()
	file.set('userId', oliviaId())
	file.set('file', new File([JSON.stringify(anOrder())], 'order.json', { type: 'application/octet-stream' }))
	const dropped = await product.staff.post('/api/admin/trips/import/preview', file)
	expect([dropped.status, dropped.body.preview.source]).toMatchObject([201, { kind: 'file', title: 'order.json' }])
	expect((await commit(dropped.body.preview.id)).status).toBe(201)

	const without = new FormData()
	without.set('userId', oliviaId())
	expect((await product.staff.post('/api/admin/trips/import/preview', without)).status).toBe(400)
	const nobody = new FormData()
	nobody.set('file', new File(['{}'], 'order.json'))
	expect((await product.staff.post('/api/admin/trips/import/preview', nobody)).status).toBe(422)
})

test('importing twice changes nothing; two clicks at once give one trip', async () => {
	const order = anOrder()
	serve(order)
	const both = await Promise.all([importFrom(), importFrom()])
	expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 201]))
	expect(new Set(both.map(({ body }) => body.trip.id)).size).toBe(1)
	const third = await importFrom(link('/booking?token=ANOTHER&utm_source=mail'))
	expect([third.status, third.body.outcome, third.body.warnings]).toEqual([
		200,
		'unchanged',
		['Nothing has changed since this was imported last.'],
	])
	expect(third.body.summary.guests).toBe(2)
	const trips = await product.db.selectFrom('trips').select('id').where('orderId', '=', order.order.id).execute()
	expect(trips.length).toBe(1)
})

test('a request that is sent again by its key is answered alike, from a memory that is sealed', async () => {
	serve(anOrder())
	const headers = { 'idempotency-key': 'press-1' }
	const body = { bookingUrl: link(), userId: oliviaId() }
	const press = (given: object = body) => product.staff.post('/api/admin/trips/import', given, headers)
	const both = await Promise.all([press(), press()])
	const asked = form.asked.length
	const third = await press()
	expect([...both, third].map(({ status }) => status)).toEqual([201, 201, 201])
	expect(new Set([...both, third].map((answer) => JSON.stringify(answer.body))).size).toBe(1)
	expect(form.asked.length).toBe(asked)
	expect((await press({ ...body, bookingUrl: link('/other') })).body.code).toBe('other_body')
	const memory = await product.db.selectFrom('sentOnce').selectAll().execute()
	expect(memory.length).toBe(1)
	expect(JSON.stringify(memory)).not.toMatch(/CANARY|Amalfi|SECRETTOKEN/)
})

test('a new version of an order brings its trip up to date and leaves what staff wrote', async () => {
	const { trip, order } = await imported()
	const { staff } = product
	const [flight] = trip.flights
	await staff.patch(`/api/admin/flights/${flight.id}`, { pnr: 'BYHAND' })
	await staff.patch(`/api/admin/trips/${trip.id}`, { notes: 'Likes the corner table' })
	await staff.delete(`/api/admin/activities/${trip.activities[0].id}`)
	await staff.post('/api/admin/activities', { tripId: trip.id, name: 'Dinner by hand', date: '2027-06-09' })
	serve({
		...order,
		order: { ...order.order, revision: 2 },
		trip: { ...order.trip, endDate: '2027-06-12' },
		flights: [{ ...order.flights[0], departureTime: '2027-06-04T08:05', arrivalTime: '2027-06-04T11:50' }],
		accommodations: [{ ...order.accommodations[0], checkOut: '2027-06-12', nights: 8 }],
		activities: [...order.activities, { name: 'Ravello Festival', date: '2027-06-10' }],
		pricing: { totalPrice: '13100.00' },
	})
	const { status, body } = await importFrom()
	expect([status, body.outcome, body.trip.id]).toEqual([200, 'updated', trip.id])
	expect(body.trip).toMatchObject({
		endDate: '2027-06-12',
		notes: 'Likes the corner table',
		flights: [{ id: flight.id, departureTime: '2027-06-04T08:05:00', pnr: 'BYHAND' }],
		accommodations: [{ id: trip.accommodations[0].id, checkOut: '2027-06-12', nights: 8 }],
		activities: [{ name: 'Dinner by hand' }, { name: 'Ravello Festival' }],
	})
	expect(body.changes).toContainEqual(
		expect.objectContaining({ kind: 'changed', label: 'End Date', before: '2027-06-11', after: '2027-06-12' }),
	)
	const content = await staff.get(`/api/admin/trips/${trip.id}/booking-confirmation-content`)
	expect(content.body.totalPrice).toBe('13100.00')
	const older = await (serve(order), importFrom())
	expect([older.status, older.body.code]).toEqual([409, 'order_stale'])
})

test('where both sides changed staff choose; what the order wins it wins on their word alone', async () => {
	const { trip, order } = await imported()
	const { staff } = product
	await staff.patch(`/api/admin/accommodations/${trip.accommodations[0].id}`, {
		boardBasis: 'Full Board',
		roomType: 'Suite 5',
	})
	const next = {
		...order,
		accommodations: [{ ...order.accommodations[0], boardBasis: 'Half Board', roomType: 'Garden Room' }],
	}
	serve(next)
	const first = await importFrom()
	expect([first.status, first.body.code]).toEqual([409, 'preview_needed'])
	expect(first.body.preview.match.changes).toMatchObject([
		{ kind: 'conflict', path: 'accommodations/0/roomType', before: 'Suite 5', after: 'Garden Room' },
		{ kind: 'conflict', path: 'accommodations/0/boardBasis', before: 'Full Board', after: 'Half Board' },
	])
	const done = await commit(first.body.previewId, { accept: { take: ['accommodations/0/boardBasis'] } })
	expect(done.body.trip.accommodations).toMatchObject([{ boardBasis: 'Half Board', roomType: 'Suite 5' }])
	// It was decided: the same order is not asked about again.
	expect((await importFrom()).body.outcome).toBe('unchanged')
})

test('what a complete order no longer has goes on staff’s word, and never what they added', async () => {
	const { trip, order } = await imported()
	const { staff } = product
	await staff.post('/api/admin/guests', { tripId: trip.id, fullName: 'Nanny by hand' })
	const next = {
		...order,
		order: { ...order.order, revision: 2, complete: true },
		guests: [order.guests[0]],
		transfers: [],
	}
	serve(next)
	const first = await importFrom()
	const vanished = first.body.preview.match.changes
	expect(vanished).toMatchObject([
		{ kind: 'vanished', element: 'Daniel Hartley' },
		{ kind: 'vanished', path: `transfers/${trip.transfers[0].id}` },
	])
	const done = await commit(first.body.previewId, { accept: { remove: [vanished[1].path] } })
	expect(done.body.trip.transfers).toEqual([])
	expect(done.body.trip.guests.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
		'Olivia Hartley',
		'Daniel Hartley',
		'Nanny by hand',
	])
})

test('guests who were approved are asked again when the order changes them, its papers are out of date, and staff are told before', async () => {
	const { trip, order } = await imported()
	expect((await product.olivia.post(`/api/portal/trips/${trip.id}/approve-guests`)).status).toBe(200)
	expect((await product.staff.post(`/api/admin/trips/${trip.id}/generate-booking-confirmation`)).status).toBe(201)
	const paper = async () =>
		(await product.staff.get(`/api/admin/trips/${trip.id}/papers`)).body.papers.find(
			({ kind }: { kind: string }) => kind === 'booking-confirmation',
		)
	expect(await paper()).toMatchObject({ state: 'current', because: [] })
	const [stay] = order.accommodations
	serve({
		...order,
		guests: [{ ...order.guests[0], passportNumber: '999' }, order.guests[1]],
		accommodations: [{ ...stay, roomType: 'Garden Room' }],
	})
	const first = await importFrom()
	expect((await paper()).state).toBe('current')
	expect([first.body.code, first.body.preview.match.reopensApproval]).toEqual(['preview_needed', true])
	const done = await commit(first.body.previewId)
	expect(done.body.trip).toMatchObject({
		guestDetailsApprovalStatus: 'pending',
		guests: [{ approvalStatus: 'pending' }, { approvalStatus: 'approved' }],
	})
	const { state, because } = await paper()
	expect([state, because.length > 0]).toEqual(['outOfDate', true])
	expect(JSON.stringify(because)).toContain('Garden Room')
})

test('an order that is another customer’s trip stays theirs, unless staff say so', async () => {
	const { trip } = await imported()
	const userId = product.james.user!.id
	const refused = await importFrom(link(), { userId })
	expect([refused.status, refused.body.preview.otherCustomer.tripId]).toEqual([409, trip.id])
	const direct = await commit(refused.body.previewId)
	expect([direct.status, direct.body.code]).toEqual([409, 'order_other_customer'])
	const done = await commit(refused.body.previewId, { accept: { otherCustomer: true } })
	expect([done.status, done.body.trip.userId, done.body.trip.id === trip.id]).toEqual([201, userId, false])
	expect((await product.staff.get(`/api/admin/trips/${trip.id}`)).status).toBe(200)
})

test('an import that fails half-way leaves nothing, and the preview waits for the next try', async () => {
	serve(anOrder())
	const { body } = await preview()
	const before = await rows()
	await sql`alter table activities add constraint nothing check (name <> 'Boat to Capri') not valid`.execute(product.db)
	expect((await commit(body.preview.id)).status).toBe(500)
	expect(await rows()).toBe(before)
	await sql`alter table activities drop constraint nothing`.execute(product.db)
	expect((await commit(body.preview.id)).status).toBe(201)
})

test('what an order said is sealed anew with a new key, as guests’ papers are', async () => {
	const { trip } = await imported()
	const secrets = [
		'another secret, for the next years to come',
		'a secret that only the tests know, long enough',
	] as const
	await resealAll(
		product.db,
		makeSealer(secrets, () => {}),
	)
	const { id, sealed } = await product.db
		.selectFrom('imports')
		.select(['id', 'sealed'])
		.where('tripId', '=', trip.id)
		.executeTakeFirstOrThrow()
	const onlyNew = makeSealer([secrets[0]], () => {})
	expect(onlyNew.unseal(`imports:${id}`, sealed!)).toContain('CANARY5334')
})

test('a deleted trip’s order can be imported anew', async () => {
	const { trip } = await imported()
	await product.staff.delete(`/api/admin/trips/${trip.id}`)
	const { status, body } = await importFrom()
	expect([status, body.trip.id === trip.id]).toEqual([201, false])
})

test('nobody has the server fetch without end', async () => {
	form.reply(() => {})
	const slow = [importFrom(), importFrom()]
	await new Promise((done) => setTimeout(done, 200))
	const third = await importFrom()
	expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5'])
	expect((await Promise.all(slow)).map(({ status, body }) => [status, body.code])).toEqual([
		[504, 'timeout'],
		[504, 'timeout'],
	])
	form.reply(says('nothing'))
	const many = []
	for (let n = 0; n < 41; n++) many.push((await importFrom('not a link')).status)
	expect(many.at(-1)).toBe(429)
}, 40_000)
