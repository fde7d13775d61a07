import { expect, test } from 'vitest'
import { makeSealer } from '#server/db/seal.ts'
import { personKeysOfTrip } from '#server/trips/person-keys/person-keys.ts'
import { resealAll } from '#server/trips/records/reseal.ts'
import { startImportScenario } from '#tests/harness/import-scenario.ts'
import { respondWith } from '#tests/harness/provider.ts'

const { form, product, link, imported, importFrom, serve, preview, commit } = await startImportScenario()

test('a new revision updates the trip and keeps what staff wrote', async () => {
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

test('staff choose where both sides changed a value', async () => {
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
	// The decision is remembered: the same order is not asked about again.
	expect((await importFrom()).body.outcome).toBe('unchanged')
})

test('elements missing from a complete order are removed only if staff say so', async () => {
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

test('changing approved guests is announced, asks for their approval again, and makes documents stale', async () => {
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

test('key rotation re-encrypts what orders stated', async () => {
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
	const keys = await personKeysOfTrip(product.db, trip.id)
	expect(onlyNew.unseal(`imports:${id}`, sealed!, keys)).toContain('CANARY5334')
})

test('the order of a deleted trip can be imported again', async () => {
	const { trip } = await imported()
	await product.staff.delete(`/api/admin/trips/${trip.id}`)
	const { status, body } = await importFrom()
	expect([status, body.trip.id === trip.id]).toEqual([201, false])
})

test('a page without an order number is identified by its link without tracking parameters', async () => {
	form.reply(
		respondWith(
			'<!doctype html><title>Ravello</title><p>Hotel: Villa Cimbrone</p><p>Check-in: 4 June 2027</p><p>Check-out: 11 June 2027</p>',
			200,
			{ 'content-type': 'text/html' },
		),
	)
	const trips = []
	for (const path of ['/b?ref=1', '/b?utm_source=mail&ref=1', '/b?ref=2']) {
		const { body } = await preview({ bookingUrl: link(path) })
		trips.push((await commit(body.preview.id)).body.trip.id)
	}
	expect([trips[1] === trips[0], trips[2] === trips[0]]).toEqual([true, false])
})

test('what staff corrected is the same part when the order states it rightly later (IMPORT-49)', async () => {
	const { trip, order } = await imported()
	const [stay] = trip.accommodations
	const corrected = { hotelName: 'Villa Rufolo' }
	await product.staff.patch(`/api/admin/accommodations/${stay.id}`, { ...corrected, roomType: 'Suite 5' })
	serve({
		...order,
		order: { ...order.order, revision: 2, complete: true },
		accommodations: [{ ...order.accommodations[0], id: undefined, ...corrected, boardBasis: 'Full Board' }],
	})
	const { body } = await importFrom()
	expect([body.outcome, body.error]).toEqual(['updated', undefined])
	expect(body.changes).toMatchObject([{ kind: 'changed', label: 'Board Basis', after: 'Full Board' }])
	expect(body.trip.accommodations).toMatchObject([
		{ id: stay.id, ...corrected, roomType: 'Suite 5', boardBasis: 'Full Board' },
	])
})
