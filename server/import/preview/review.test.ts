import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startImportScenario } from '#tests/harness/import-scenario.ts'
import { respondWith } from '#tests/harness/provider.ts'
import { sweepPreviews } from './previews.ts'

const { form, host, product, oliviaId, link, anOrder, serve, imported, importFrom, preview, commit, rows } =
	await startImportScenario()

/** A page with marked-up reservations, without the flight's arrival. */
const marked = (reservations: object[]) =>
	respondWith(
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

test('an incomplete booking needs a review; staff complete it and import exactly that, once', async () => {
	form.reply(marked([FLIGHT, STAY]))
	const before = await rows()
	const { status, body } = await importFrom(link('/marked'))
	expect([status, body.code, body.previewId]).toEqual([409, 'preview_needed', body.preview?.id])
	expect(await rows()).toBe(before)
	expect(body.preview).toMatchObject({
		userId: oliviaId,
		customerName: 'Olivia Hartley',
		isCertain: false,
		match: null,
		layers: ['structured', 'labelled'],
		source: { kind: 'link', host: host, hops: 0 },
	})
	expect(body.preview.wants).toContainEqual({
		path: 'flights/0/arrivalTime',
		label: 'Arrival Time',
		message: 'Arrival time is required',
	})
	expect(body.preview.draft.flights[0].fields.pnr).toMatchObject({ value: 'QW3RTY', certainty: 'stated' })
	// The form has changed since. The preview counts.
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
	// The guest who was left out stays out, and corrections stay.
	form.reply(marked([FLIGHT, STAY]))
	const next = await preview({ bookingUrl: link('/marked') })
	expect(next.body.preview).toMatchObject({
		match: { tripId: done.body.trip.id, changes: [] },
		staysAway: [`guests/${daniel}`],
	})
})

test('an incomplete element is left out with a warning and offered again', async () => {
	form.reply(marked([FLIGHT, STAY]))
	const { body } = await preview({ bookingUrl: link('/left') })
	expect(body.preview.draft.trip.name).toMatchObject({ value: 'Amalfi in June', from: { where: 'title' } })
	const done = await commit(body.preview.id)
	expect([done.status, done.body.summary.flights, done.body.trip.flights]).toEqual([201, 0, []])
	expect(done.body.warnings).toEqual(['BA2606 was left out: Arrival time is required.'])
	const next = await preview({ bookingUrl: link('/left') })
	expect(next.body.preview.match.changes).toMatchObject([{ kind: 'added', path: 'flights/0' }])
	// Left out again, it changes nothing.
	expect((await commit(next.body.preview.id)).body).toMatchObject({ outcome: 'unchanged', changes: [] })
})

test('a preview belongs to one member of staff, is encrypted, and expires after half an hour', async () => {
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

test('concurrent reviews of an order give one trip, and a decision that a preview did not show is asked for', async () => {
	serve(anOrder())
	const [mine, yours] = await Promise.all([preview(), preview()])
	const theirs = await preview({ userId: product.james.user!.id })
	const made = await commit(mine.body.preview.id)
	const again = await commit(yours.body.preview.id)
	expect([made.status, again.status, again.body.outcome]).toEqual([201, 200, 'unchanged'])
	expect(again.body.trip.id).toBe(made.body.trip.id)
	// The order was nobody's trip when this preview was made.
	expect(theirs.body.preview.otherCustomer).toBe(null)
	const refused = await commit(theirs.body.preview.id)
	expect([refused.status, refused.body]).toMatchObject([
		409,
		{
			code: 'order_other_customer',
			otherCustomer: { tripId: made.body.trip.id, customerName: 'Olivia Hartley' },
		},
	])
	expect((await commit(theirs.body.preview.id, { accept: { otherCustomer: true } })).status).toBe(201)
})

test('an order that is another customer’s trip becomes a second trip only if staff say so', async () => {
	const { trip, order } = await imported()
	const userId = product.james.user!.id
	const refused = await importFrom(link(), { userId })
	expect([refused.status, refused.body.preview.otherCustomer.tripId]).toEqual([409, trip.id])
	const direct = await commit(refused.body.previewId)
	expect([direct.status, direct.body.code]).toEqual([409, 'order_other_customer'])
	const done = await commit(refused.body.previewId, { accept: { otherCustomer: true } })
	expect([done.status, done.body.trip.userId, done.body.trip.id === trip.id]).toEqual([201, userId, false])
	// Each of the two trips is updated from now on.
	serve({ ...order, trip: { ...order.trip, endDate: '2027-06-12' } })
	for (const [customer, id] of [
		[userId, done.body.trip.id],
		[oliviaId, trip.id],
	]) {
		const again = await importFrom(link(), { userId: customer })
		expect([again.status, again.body.trip?.id, again.body.outcome]).toEqual([200, id, 'updated'])
	}
})

test('a booking that is read without a doubt is reviewed once, and only what our own format states is not', async () => {
	const flight = (departureTime: string) => ({
		'@context': 'https://schema.org',
		'@type': 'FlightReservation',
		reservationNumber: 'QW3RTY',
		underName: { '@type': 'Person', name: 'Olivia Hartley' },
		reservationFor: {
			'@type': 'Flight',
			flightNumber: '2606',
			airline: { '@type': 'Airline', name: 'British Airways', iataCode: 'BA' },
			departureAirport: { '@type': 'Airport', iataCode: 'LGW' },
			arrivalAirport: { '@type': 'Airport', iataCode: 'NAP' },
			departureTime,
			arrivalTime: '2027-06-04T11:20:00+02:00',
		},
	})
	const page = (departureTime: string) => {
		const data = `<script type="application/ld+json">${JSON.stringify(flight(departureTime))}</script>`
		const html = `${data}<h1>Trip: Naples</h1><p>Your driver waits at 12:10.</p>`
		form.reply(respondWith(html, 200, { 'content-type': 'text/html' }))
	}
	page('2027-06-04T07:35:00+01:00')
	const first = await importFrom(link('/marked-up'))
	expect([first.status, first.body.code, first.body.preview?.isCertain]).toEqual([409, 'preview_needed', false])
	const { draft } = first.body.preview
	expect(draft.unused).toMatchObject([{ kind: 'time', text: '12:10', line: 'Your driver waits at 12:10.' }])
	expect((await commit(first.body.previewId, { corrections: { 'trip/name': 'Naples' } })).status).toBe(201)
	const same = await importFrom(link('/marked-up'))
	expect([same.status, same.body.outcome]).toEqual([200, 'unchanged'])
	page('2027-06-04T08:05:00+01:00')
	const changed = await importFrom(link('/marked-up'))
	expect([changed.status, changed.body.preview?.match.changes]).toMatchObject([
		409,
		[{ kind: 'changed', path: 'flights/0/departureTime' }],
	])
})
