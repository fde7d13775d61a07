import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addRecord, makeTrip, TRIP } from '#tests/harness/trip-scenario.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
let ada: Client
let ben: Client
let tripId: string
let guest: { id: string; version: number }
const PASSPORT = 'QX7700199'

beforeAll(async () => {
	product = await startProduct()
	;[ada, ben] = await Promise.all([product.colleague('consultant'), product.colleague('consultant')])
})
afterAll(() => product.stop())

beforeEach(async () => {
	await consultantsSee('all_trips')
	tripId = await makeTrip({ staff: ada, olivia: product.olivia })
	guest = await addRecord(ada, 'guests', tripId, { passportNumber: PASSPORT, dietaryRequirements: 'No nuts' })
})

async function consultantsSee(which: string) {
	const { status } = await product.staff.put('/api/admin/settings', { consultantsSee: which })
	expect(status).toBe(200)
}
const passportFor = async (client: Client) =>
	(await client.get(`/api/admin/trips/${tripId}`)).body.trip.guests[0].passportNumber

test('a trip is its creator’s at first; staff hand it over and list their own trips', async () => {
	const of = async (client: Client) =>
		(await client.get('/api/admin/trips?consultant=me')).body.trips.map(({ id }: { id: string }) => id)
	expect(await of(ada)).toContain(tripId)
	expect(await of(ben)).not.toContain(tripId)
	const { body } = await ada.put(`/api/admin/trips/${tripId}/consultant`, { consultantId: ben.user!.id })
	expect(body.trip).toMatchObject({ consultantId: ben.user!.id, consultantName: ben.user!.username })
	expect(await of(ada)).not.toContain(tripId)
	const mine = (await ben.get('/api/admin/trips?consultant=me')).body
	expect(mine.trips).toMatchObject([{ id: tripId, consultantName: ben.user!.username }])
	expect(mine.total).toBe(1)
	const departures = await ben.get('/api/admin/departures?today=2027-01-01&consultant=me')
	expect(departures.body).toMatchObject({ departures: [{ id: tripId }], total: 1 })
	expect((await ada.put(`/api/admin/trips/${tripId}/consultant`, { consultantId: null })).status).toBe(200)
	expect((await ada.get('/api/admin/trips?consultant=nobody')).status).toBe(400)
	// A traveller does not learn who looks after the trip.
	const portal = await product.olivia.get(`/api/portal/trips/${tripId}`)
	expect(Object.keys(portal.body.trip).filter((name) => name.startsWith('consultant'))).toEqual([])
})

test('a trip goes to people who work on trips only', async () => {
	const viewer = await product.colleague('viewer')
	const address = `/api/admin/trips/${tripId}/consultant`
	for (const id of [viewer.user!.id, product.olivia.user!.id, '0190aaaa-0000-7000-8000-000000000000'])
		expect((await ada.put(address, { consultantId: id })).body.fields).toEqual({ consultantId: 'Choose a colleague' })
	const { consultants } = (await viewer.get('/api/admin/consultants')).body
	const ids = consultants.map(({ id }: { id: string }) => id)
	expect(ids).toEqual(expect.arrayContaining([ada.user!.id, ben.user!.id, product.staff.user!.id]))
	expect(ids).not.toContain(viewer.user!.id)
})

test('where consultants see their own trips only, the identity data of another trip is hidden and cannot be changed', async () => {
	expect(await passportFor(ben)).toBe(PASSPORT)
	await consultantsSee('own_trips')
	expect(await passportFor(ada)).toBe(PASSPORT)
	expect(await passportFor(product.staff)).toBe(PASSPORT)
	const { trip } = (await ben.get(`/api/admin/trips/${tripId}`)).body
	expect(trip.guests).toMatchObject([{ fullName: 'Olivia Hartley', passportNumber: null, isHidden: true }])

	const address = `/api/admin/guests/${guest.id}`
	const refused = await ben.patch(address, { fullName: 'Olivia H.', passportNumber: null })
	expect(refused).toMatchObject({
		status: 403,
		body: { code: 'hidden', fields: { passportNumber: expect.any(String) } },
	})
	expect(await passportFor(ada)).toBe(PASSPORT)
	const changed = await ben.patch(address, { fullName: 'Olivia Jane Hartley', phone: '1' })
	expect(changed).toMatchObject({ status: 200, body: { guest: { phone: '1', passportNumber: null, isHidden: true } } })
	const stale = await ben.patch(address, { phone: '2' }, { 'if-match': '"1"' })
	expect(stale).toMatchObject({ status: 412, body: { current: { phone: '1', passportNumber: null } } })
	expect(await passportFor(ada)).toBe(PASSPORT)
	const [kept] = (await ada.get(`/api/admin/trips/${tripId}/guests`)).body.guests
	expect(kept).toMatchObject({ fullName: 'Olivia Jane Hartley', dietaryRequirements: 'No nuts' })
})

test('nobody makes a trip their own to see its passports, nor a copy of it', async () => {
	await consultantsSee('own_trips')
	const taken = await ben.put(`/api/admin/trips/${tripId}/consultant`, { consultantId: ben.user!.id })
	expect(taken).toMatchObject({ status: 403, body: { code: 'not_your_trip' } })
	const copy = await ben.post(`/api/admin/trips/${tripId}/duplicate`, { startDate: TRIP.startDate })
	expect(copy.body.trip.guests).toMatchObject([{ fullName: 'Olivia Hartley', dietaryRequirements: null }])
	const own = await ada.post(`/api/admin/trips/${tripId}/duplicate`, { startDate: TRIP.startDate })
	expect(own.body.trip.guests).toMatchObject([{ dietaryRequirements: 'No nuts' }])
	expect((await ada.put(`/api/admin/trips/${tripId}/consultant`, { consultantId: ben.user!.id })).status).toBe(200)
	expect(await passportFor(ben)).toBe(PASSPORT)
})
