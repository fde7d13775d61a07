import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

/** Over, and within the six years for which it stays as evidence. */
const LAST_YEAR = new Date().getUTCFullYear() - 1
const OVER = { startDate: `${LAST_YEAR}-05-01`, endDate: `${LAST_YEAR}-05-08` }
const LONG_OVER = { startDate: '2015-05-01', endDate: '2015-05-08' }
const TO_COME = { startDate: '2099-05-01', endDate: '2099-05-08' }

/** A customer whose name and address occur nowhere else. */
async function customer() {
	const word = `Zz${newId().replaceAll('-', '').slice(-12)}`
	const account = {
		username: word.toLowerCase(),
		email: `${word}@mail.example`,
		fullName: `Ruth ${word}`,
		phone: `0${word}`,
	}
	const { body } = await product.staff.post('/api/admin/invitations', account)
	return { word, id: String(body.user.id), client: await product.signedIn(body.user) }
}

const addTrip = async (userId: string, values: object, name = 'A journey') =>
	String((await product.staff.post('/api/admin/trips', { name, userId, ...values })).body.trip.id)

const preview = async (path: string, client: Client = product.staff) => (await client.get(path)).body.preview
const erase = async (path: string, fingerprint?: string) =>
	product.staff.post(path, { fingerprint: fingerprint ?? (await preview(path)).fingerprint })

/** The tables that still contain a text. */
async function tablesWith(text: string): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(product.db)
	const found: string[] = []
	for (const { name } of rows) {
		const match = await sql`select from ${sql.table(name)} r where r::text ilike ${`%${text}%`} limit 1`.execute(
			product.db,
		)
		if (match.rows.length > 0) found.push(name)
	}
	return found
}

test('a customer whose trips are long over is gone from every table, with their files (CRM-135)', async () => {
	const { staff, db, services } = product
	const { word, id, client } = await customer()
	const trip = await addTrip(id, LONG_OVER, `${word}’s birthday`)
	const guest = await addRecord(staff, 'guests', trip, { fullName: `Ruth ${word}`, email: `${word}@mail.example` })
	const document = await addDocument(staff, trip, `${word}.pdf`)
	await client.post(`/api/portal/trips/${trip}/approve-guests`)
	const asked = { name: word, email: `${word}@mail.example`, phone: '1', guests: 2, villaName: 'Villa Rocha' }
	await product.anonymous.post('/api/enquiries', asked, { 'idempotency-key': `ask-${word}` })
	expect(await tablesWith(word)).toEqual(
		expect.arrayContaining([
			'users',
			'trips',
			'guests',
			'documents',
			'enquiries',
			'mails',
			'sentOnce',
			'customerSearch',
			'tripSearch',
		]),
	)
	const shown = await preview(`/api/admin/users/${id}/erasure`)
	expect(shown).toMatchObject({ name: `Ruth ${word}`, upcoming: [] })
	expect(shown.goes).toEqual(expect.arrayContaining([{ what: 'Trips, with everything in them', count: 1 }]))

	expect((await erase(`/api/admin/users/${id}/erasure`)).status).toBe(204)
	expect(await tablesWith(word)).toEqual([])
	expect((await tablesWith(id)).toSorted()).toEqual(['audit', 'erasures'])
	expect(await db.selectFrom('personKeys').select('id').where('id', '=', guest.id).execute()).toEqual([])
	expect(await services.storage.get(`documents/${document.fileName}`)).toBeNull()
	expect((await client.get('/api/portal/trips')).status).toBe(401)
	expect((await staff.get(`/api/admin/search?q=${word}`)).body).toMatchObject({ customers: [], trips: [] })
	expect((await erase(`/api/admin/users/${id}/erasure`, 'x')).status).toBe(404)
	const addresses = await db.selectFrom('audit').select('ip').where('actorId', '=', id).execute()
	expect(addresses.filter(({ ip }) => ip !== null)).toEqual([])
})

test('evidence of a trip stays without names for six years, and the preview says why', async () => {
	const { staff } = product
	const { word, id, client } = await customer()
	const trip = await addTrip(id, OVER, `${word} in Amalfi`)
	const passport = { fullName: `Ruth ${word}`, passportNumber: `P${word}`, phone: `+${word}` }
	const guest = await addRecord(staff, 'guests', trip, passport)
	await addRecord(staff, 'activities', trip, { name: 'Race', description: `For ${word}` })
	await addDocument(staff, trip, `${word}.pdf`)
	await client.post(`/api/portal/trips/${trip}/approve-guests`)
	expect((await staff.post(`/api/admin/trips/${trip}/generate-booking-confirmation`)).status).toBe(201)
	const shown = await preview(`/api/admin/users/${id}/erasure`)
	expect(shown.stays).toEqual(
		expect.arrayContaining([
			expect.objectContaining({
				what: 'Trips without names: days, bookings and prices',
				count: 1,
				until: `${LAST_YEAR + 6}-05-08`,
			}),
			expect.objectContaining({
				until: `${LAST_YEAR + 6}-05-08`,
				count: 1,
				why: expect.stringContaining('Evidence of the contract'),
			}),
		]),
	)
	expect((await erase(`/api/admin/users/${id}/erasure`)).status).toBe(204)
	expect(await tablesWith(word)).toEqual([])
	const left = (await staff.get(`/api/admin/trips/${trip}`)).body.trip
	expect(left).toMatchObject({
		name: 'Trip of an erased customer',
		customerName: 'Erased customer',
		guests: [{ id: guest.id, fullName: 'Erased guest', passportNumber: null, phone: null }],
		activities: [{ name: 'Race', description: null }],
	})
	expect(left.documents).toHaveLength(1)
	expect((await staff.get(left.documents[0].fileUrl)).status).toBe(200)
	expect((await client.get('/api/portal/trips')).status).toBe(401)
	expect(
		(await product.anonymous.post('/api/auth/login', { username: word.toLowerCase(), password: 'x' })).status,
	).toBe(401)
})

test('nobody is erased before their trip is over, nor otherwise than the preview said', async () => {
	const { staff } = product
	const { id } = await customer()
	const path = `/api/admin/users/${id}/erasure`
	const trip = await addTrip(id, TO_COME)
	const { upcoming, fingerprint } = await preview(path)
	expect(upcoming).toEqual([{ tripId: trip, name: 'A journey', endDate: TO_COME.endDate }])
	expect(await erase(path, fingerprint)).toMatchObject({ status: 409, body: { code: 'trip_to_come' } })
	const { status } = await staff.patch(`/api/admin/trips/${trip}`, { status: 'cancelled' })
	expect(status).toBe(200)
	const before = (await preview(path)).fingerprint
	const held = await addTrip(id, OVER)
	expect(await erase(path, before)).toMatchObject({ status: 409, body: { code: 'changed' } })
	await staff.put(`/api/admin/trips/${held}/hold`, { reason: 'A claim', until: null })
	expect(await erase(path)).toMatchObject({ status: 409, body: { code: 'on_hold' } })
	await staff.delete(`/api/admin/trips/${held}/hold`)
	expect((await staff.get(`/api/admin/users/${id}`)).status).toBe(200)
	expect((await erase(path)).status).toBe(204)
})

test('a customer who travelled as a guest of somebody else is erased there too; the others are not (CRM-135)', async () => {
	const { staff, olivia } = product
	const { word, id } = await customer()
	const trip = await addTrip(olivia.user!.id, OVER, 'Olivia’s trip')
	const own = await addRecord(staff, 'guests', trip, { fullName: 'Olivia Hartley', passportNumber: '533401927' })
	const email = `${word.toUpperCase()}@mail.example`
	await addRecord(staff, 'guests', trip, { fullName: `Ruth ${word}`, email, passportNumber: `P${word}` })
	await olivia.post(`/api/portal/trips/${trip}/approve-guests`)
	expect((await erase(`/api/admin/users/${id}/erasure`)).status).toBe(204)
	const { guests } = (await olivia.get(`/api/portal/trips/${trip}`)).body.trip
	expect(guests).toMatchObject([
		{ fullName: 'Olivia Hartley', passportNumber: '533401927' },
		{ fullName: 'Erased guest', passportNumber: null, email: null },
	])
	expect(await tablesWith(word)).toEqual([])
	const { approval } = (await staff.get(`/api/admin/trips/${trip}/approval`)).body
	expect(approval).toMatchObject({ guests: [{ id: own.id, passportNumber: '533401927' }], changes: [] })
})

test('one guest of a trip is erased, and the trip stays (CRM-136)', async () => {
	const { staff, olivia } = product
	const trip = await addTrip(olivia.user!.id, OVER)
	const stays = await addRecord(staff, 'guests', trip, { fullName: 'Olivia Hartley', passportNumber: '533401927' })
	const goes = await addRecord(staff, 'guests', trip, { fullName: 'Zebedee Quill', passportNumber: 'ZQ1' })
	const path = `/api/admin/guests/${goes.id}/erasure`
	expect(await preview(path)).toMatchObject({ name: 'Zebedee Quill', goes: [{ count: 1 }] })
	const drafts = `/api/admin/trips/${trip}/form-drafts`
	for (const { id } of [stays, goes]) await staff.put(`${drafts}/guests.${id}`, { values: { phone: '+44 1' } })
	expect((await erase(path)).status).toBe(204)
	expect((await staff.get(drafts)).body.drafts).toMatchObject([{ recordId: stays.id }])
	expect(await tablesWith('Quill')).toEqual([])
	expect((await olivia.get(`/api/portal/trips/${trip}`)).body.trip.guests).toMatchObject([
		{ id: stays.id, passportNumber: '533401927' },
		{ id: goes.id, fullName: 'Erased guest', passportNumber: null },
	])
	expect((await preview(`/api/admin/guests/${newId()}/erasure`)) ?? null).toBeNull()
})

test('an erasure needs an owner who has just confirmed', async () => {
	const { db, olivia, anonymous, colleague, staff } = product
	const path = `/api/admin/users/${(await customer()).id}/erasure`
	const refusals = [
		[anonymous, 401],
		[olivia, 403],
		[await colleague('viewer'), 403],
		[await colleague('consultant'), 403],
	] as const
	for (const [client, status] of refusals) {
		expect((await client.get(path)).status).toBe(status)
		expect((await client.post(path, { fingerprint: 'x' })).status).toBe(status)
	}
	for (const id of [newId(), 'no-id', staff.user!.id])
		expect((await staff.post(`/api/admin/users/${id}/erasure`, { fingerprint: 'x' })).status).toBe(404)
	await sql`update sessions set "confirmedAt" = now() - interval '11 minutes' where "userId" = ${staff.user!.id}`.execute(
		db,
	)
	expect(await staff.post(path, { fingerprint: 'x' })).toMatchObject({ status: 403, body: { code: 'confirm_first' } })
	await sql`update sessions set "confirmedAt" = now()`.execute(db)
})
