import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import {
	addDocument,
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

test('staff create a whole trip, and its customer reads it in one call', async () => {
	const { staff, olivia, james } = product
	const tripId = await makeTrip(product, { notes: 'Likes a high floor', firstPaymentDate: '' })
	for (const plural of PLURALS) await addRecord(staff, plural, tripId)
	await addDocument(staff, tripId, 'Welcome pack.pdf')

	const { body } = await olivia.get(`/api/portal/trips/${tripId}`)
	expect(body.trip).toMatchObject({
		...TRIP,
		userId: olivia.user!.id,
		firstPaymentDate: null,
		guestDetailsApprovalStatus: 'pending',
		status: 'confirmed',
		thumbnailImage: null,
		flights: [
			{
				airline: 'British Airways',
				departureTime: '2038-05-20T09:40:00',
				status: 'confirmed',
				pnr: null,
				baggageWeightKg: 23,
			},
		],
		accommodations: [{ hotelName: 'Hôtel Belle Rade', checkIn: '2038-05-20', status: 'confirmed' }],
		transfers: [{ time: '13:30', passengers: 2 }],
		activities: [{ name: 'Race day on the yacht', endDate: null }],
		guests: [{ fullName: 'Olivia Hartley', passportNumber: '533401927', approvalStatus: 'pending' }],
		documents: [{ displayName: 'Welcome pack.pdf', label: null }],
	})
	expect(body.trip).not.toHaveProperty('notes')
	expect((await staff.get(`/api/admin/trips/${tripId}`)).body.trip.notes).toBe('Likes a high floor')
	expect((await olivia.get('/api/portal/trips')).body.trips.map((trip: { id: string }) => trip.id)).toContain(tripId)
	expect((await james.get('/api/portal/trips')).body.trips).toEqual([])
})

test('each kind of record is created, listed, changed and deleted', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	for (const plural of PLURALS) {
		const singular = singularOf(plural)
		const added = await addRecord(staff, plural, tripId)
		expect(added).toMatchObject({ tripId, version: 1 })
		const listed = await staff.get(listPathOf(plural, tripId))
		expect(listed.body).toEqual({ [plural]: [added] })
		const change = plural === 'guests' ? { fullName: 'O. Hartley' } : { status: 'cancelled' }
		const changed = await staff.patch(`${pathOf(plural)}/${added.id}`, change)
		expect(changed.body[singular]).toEqual({
			...added,
			...change,
			version: 2,
			updatedAt: changed.body[singular].updatedAt,
		})
		expect((await staff.delete(`${pathOf(plural)}/${added.id}`)).status).toBe(204)
		expect((await staff.get(listPathOf(plural, tripId))).body).toEqual({ [plural]: [] })
		expect((await staff.delete(`${pathOf(plural)}/${added.id}`)).status).toBe(404)
	}
})

test('local times and days are stored digit by digit, in every format clients send', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	const flight = (departureTime: string) =>
		staff.post('/api/admin/flights', { ...VALUES.flights, tripId, departureTime })
	for (const [sent, kept] of [
		['2038-03-28T01:30', '2038-03-28T01:30:00'],
		['2038-10-31T01:30:00.000Z', '2038-10-31T01:30:00'],
		['2038-10-31T01:30:15', '2038-10-31T01:30:15'],
	] as const) {
		const { body } = await flight(sent)
		expect(body.flight.departureTime).toBe(kept)
		const whole = await staff.get(`/api/admin/trips/${tripId}`)
		expect(whole.body.trip.flights.map((f: { departureTime: string }) => f.departureTime)).toContain(kept)
	}
	for (const sent of ['2038-05-20T09:40+02:00', '2038-02-30T10:00', '2038-05-20', 'noon', 1_800_000_000_000]) {
		const { status, body } = await flight(sent as string)
		expect([sent, status, Object.keys(body.fields ?? {})]).toEqual([sent, 422, ['departureTime']])
	}
	const stay = await staff.post('/api/admin/accommodations', {
		...VALUES.accommodations,
		tripId,
		checkIn: '2038-05-20T00:00:00.000Z',
		checkOut: '25/05/2038',
	})
	expect(stay.body.accommodation).toMatchObject({ checkIn: '2038-05-20', checkOut: '2038-05-25' })
})

test('records are listed in the order in which they happen', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	for (const departureTime of ['2038-05-25T18:00', '2038-05-20T06:00', '2038-05-22T12:00'])
		await addRecord(staff, 'flights', tripId, { departureTime })
	const { body } = await staff.get(`/api/admin/trips/${tripId}`)
	const times = body.trip.flights.map((flight: { departureTime: string }) => flight.departureTime)
	expect(times).toEqual(times.toSorted())
})

test('fifty pounds of baggage are stored to the gram, in every format', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	for (const [sent, kept] of [
		[22.68, 22.68],
		['22,5', 22.5],
		['23', 23],
		['', null],
	] as const)
		expect(await addRecord(staff, 'flights', tripId, { baggageWeightKg: sent })).toMatchObject({
			baggageWeightKg: kept,
		})
})

test('a refusal names each invalid field, and nothing is stored', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	const bad = await staff.post('/api/admin/flights', {
		tripId,
		airline: '  ',
		class: 'Hammock',
		baggageWeightKg: 'heavy',
	})
	expect(bad.status).toBe(422)
	expect(bad.body.code).toBe('invalid')
	expect(bad.body.fields).toMatchObject({
		airline: 'Airline is required',
		departureAirport: 'Departure airport is required',
		baggageWeightKg: 'Enter a number',
		class: expect.stringContaining('Economy class'),
	})
	expect(
		(await staff.post('/api/admin/accommodations', { ...VALUES.accommodations, tripId, checkOut: '2038-05-20' })).body
			.fields,
	).toEqual({
		checkOut: 'Check-out must be after check-in',
	})
	const sneaky = await staff.post('/api/admin/guests', {
		...VALUES.guests,
		tripId,
		approvalStatus: 'approved',
		version: 9,
		id: newId(),
	})
	expect(Object.keys(sneaky.body.fields).toSorted()).toEqual(['approvalStatus', 'id', 'version'])
	const { body } = await staff.get(`/api/admin/trips/${tripId}`)
	expect([body.trip.flights, body.trip.accommodations, body.trip.guests]).toEqual([[], [], []])
})

test('an edit changes only what was sent, validates the whole, and never resets a status', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	const activity = await addRecord(staff, 'activities', tripId, {
		status: 'cancelled',
		description: 'Above the chicane',
	})
	const edited = await staff.patch(`/api/admin/activities/${activity.id}`, { name: 'Race day' })
	expect(edited.body.activity).toMatchObject({
		name: 'Race day',
		status: 'cancelled',
		description: 'Above the chicane',
	})
	const blanked = await staff.patch(`/api/admin/activities/${activity.id}`, { description: '' })
	expect(blanked.body.activity.description).toBeNull()
	const wrong = await staff.patch(`/api/admin/activities/${activity.id}`, { endDate: '2038-05-01' })
	expect(wrong.body.fields).toEqual({ endDate: 'The end date is before the start date' })
	expect((await staff.patch(`/api/admin/activities/${activity.id}`, { tripId: newId() })).status).toBe(422)
})

test('of two people who edit one record, the second is shown the first one’s change', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	const flight = await addRecord(staff, 'flights', tripId)
	for (const [path, key, change] of [
		[`/api/admin/trips/${tripId}`, 'trip', { name: 'Monaco, by sea' }],
		[`/api/admin/flights/${flight.id}`, 'flight', { pnr: 'K7QX2M' }],
		[`/api/admin/users/${product.james.user!.id}`, 'user', { phone: '+44 20 7946 0199' }],
	] as const) {
		expect((await staff.patch(path, change, { 'if-match': '"1"' })).status).toBe(200)
		const second = await staff.patch(path, { bookingAgent: 'Tom' }, { 'if-match': '"1"' })
		expect([path, second.status, second.body.code]).toEqual([path, 412, 'stale'])
		expect(second.body.current).toMatchObject({ ...change, version: 2 })
		const blind = await staff.patch(path, change)
		expect([path, blind.status]).toEqual([path, 200])
		expect(blind.body[key]).toMatchObject(change)
		expect((await staff.patch(path, change, { 'if-match': 'two' })).status).toBe(400)
	}
	// Many at once with the same version: exactly one wins.
	const { version } = (await staff.get(`/api/admin/trips/${tripId}`)).body.trip
	const race = await Promise.all(
		Array.from({ length: 8 }, (_, n) =>
			staff.patch(`/api/admin/trips/${tripId}`, { name: `Name ${n}` }, { 'if-match': `"${version}"` }),
		),
	)
	expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412, 412, 412, 412, 412])
})

test('a changed or added guest reopens the approval', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	const guest = await addRecord(staff, 'guests', tripId)
	const approve = () => staff.patch(`/api/admin/trips/${tripId}`, { guestDetailsApprovalStatus: 'approved' })
	const status = async () => (await staff.get(`/api/admin/trips/${tripId}`)).body.trip.guestDetailsApprovalStatus
	await approve()
	await staff.patch(`/api/admin/guests/${guest.id}`, { fullName: guest.fullName })
	expect(await status()).toBe('approved')
	await staff.patch(`/api/admin/guests/${guest.id}`, { fullName: 'Olivia Rose Hartley' })
	expect(await status()).toBe('pending')
	await approve()
	await addRecord(staff, 'guests', tripId, { fullName: 'Daniel Hartley' })
	expect(await status()).toBe('pending')
})

test('deleting a trip removes its records, and hides its files', async () => {
	const { staff, db, services } = product
	const tripId = await makeTrip(product)
	for (const plural of PLURALS) await addRecord(staff, plural, tripId)
	await addDocument(staff, tripId)
	const { storageKey } = await db
		.selectFrom('documents')
		.select('storageKey')
		.where('tripId', '=', tripId)
		.executeTakeFirstOrThrow()
	expect(await services.storage.sizeOf(storageKey)).toBeGreaterThan(0)
	expect((await staff.delete(`/api/admin/trips/${tripId}`)).status).toBe(204)
	const tables = KIND_LIST.map((list) => KINDS[list].names.table)
	for (const table of [...tables, 'tripImages'] as const)
		expect(await db.selectFrom(table).select('id').where('tripId', '=', tripId).execute()).toEqual([])
	// It can be brought back (server/trips/bin).
	expect(await services.storage.sizeOf(storageKey)).toBeGreaterThan(0)
	expect((await product.olivia.get(`/api/portal/trips/${tripId}`)).status).toBe(404)
})

test('the list is newest first, paged, and searchable', async () => {
	const { staff, olivia } = product
	const made = []
	for (let n = 0; n < 7; n++) made.push(await makeTrip(product, { name: `Regatta ${n}`, destination: '100% Cowes_' }))
	const seen: string[] = []
	let cursor: string | null = null
	do {
		const { body }: { body: { trips: { id: string }[]; total: number; nextCursor: string | null } } = await staff.get(
			`/api/admin/trips?q=regatta&limit=3${cursor ? `&cursor=${cursor}` : ''}`,
		)
		expect(body.total).toBe(7)
		seen.push(...body.trips.map((trip) => trip.id))
		cursor = body.nextCursor
	} while (cursor)
	expect(seen).toEqual(made.toReversed())
	expect((await staff.get('/api/admin/trips?q=100%25 Cowes_')).body.total).toBe(7)
	expect((await staff.get('/api/admin/trips?q=%25')).body.total).toBe(7)
	expect((await staff.get('/api/admin/trips?q=Olivia Hartley')).body.total).toBeGreaterThanOrEqual(7)
	const ofOlivia = await staff.get(`/api/admin/trips?userId=${olivia.user!.id}`)
	expect(ofOlivia.body.trips[0]).toMatchObject({ customerName: 'Olivia Hartley' })
	for (const query of [
		'limit=0',
		'limit=501',
		'limit=ten',
		'cursor=abc',
		'q=%00',
		`q=${'x'.repeat(201)}`,
		'userId=nobody',
	])
		expect([query, (await staff.get(`/api/admin/trips?${query}`)).status]).toEqual([query, 400])
})

test('the dashboard’s counters stay correct through every kind of change', async () => {
	const { staff, db, james } = product
	const counted = async () => {
		const { rows } = await sql<Record<string, number>>`select
			(select count(*) from users where role = 'customer') as "totalCustomers", count(*) as "totalTrips",
			count(*) filter (where "guestDetailsApprovalStatus" = 'pending') as "pendingApprovals",
			count(*) filter (where status in ('confirmed', 'pending')) as "activeTrips" from trips`.execute(db)
		return rows[0]
	}
	const stats = async () => (await staff.get('/api/admin/stats')).body.stats
	const register = await staff.post('/api/auth/register', {
		username: 'nora',
		email: 'nora@mail.example',
		password: 'tide-tables-1911',
	})
	const nora = register.body.user.id
	const ids: string[] = []
	for (const status of ['confirmed', 'pending', 'completed', 'cancelled'])
		ids.push((await staff.post('/api/admin/trips', { ...TRIP, status, userId: nora })).body.trip.id)
	expect(await stats()).toEqual(await counted())
	await Promise.all(
		ids.map((id) =>
			staff.patch(`/api/admin/trips/${id}`, { status: 'cancelled', guestDetailsApprovalStatus: 'approved' }),
		),
	)
	expect(await stats()).toEqual(await counted())
	await addRecord(staff, 'guests', ids[0]!)
	await staff.delete(`/api/admin/trips/${ids[1]}`)
	expect(await stats()).toEqual(await counted())
	await staff.delete(`/api/admin/users/${nora}`)
	expect(await stats()).toEqual(await counted())
	expect((await staff.get(`/api/admin/users?q=${james.user!.username}`)).body).toMatchObject({ total: 1 })
})

test('a trip belongs to a customer, never to staff or nobody', async () => {
	const make = (values: object) => product.staff.post('/api/admin/trips', { ...TRIP, ...values })
	for (const userId of ['nobody', newId(), product.staff.user!.id]) {
		const { status, body } = await make({ userId })
		expect([status, body.fields]).toEqual([422, { userId: 'Choose a customer' }])
	}
	for (const userId of [undefined, '', { id: 1 }]) {
		const { status, body } = await make({ userId, name: '' })
		expect([status, Object.keys(body.fields)]).toEqual([422, ['userId', 'name']])
	}
	const reversed = await product.staff.post('/api/admin/trips', {
		...TRIP,
		endDate: '2038-05-01',
		userId: product.olivia.user!.id,
	})
	expect(reversed.body.fields).toEqual({ endDate: 'The end date is before the start date' })
})
