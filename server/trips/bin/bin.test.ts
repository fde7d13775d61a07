import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeletedEntry } from '#shared/trips/deleted-entry.ts'
import { newId } from '#server/db/id.ts'
import { runRetention } from '#server/retention/run-retention.ts'
import { sweepPersonKeys } from '../person-keys/person-keys.ts'
import { tripRecords } from '../records/trip-records.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip, pathOf, PLURALS } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const deletions = async (): Promise<DeletedEntry[]> => (await product.staff.get('/api/admin/bin')).body.entries
const restore = (id: string) => product.staff.post(`/api/admin/bin/${id}/restore`)
const tripOf = async (id: string) => (await product.staff.get(`/api/admin/trips/${id}`)).body.trip
const ENQUIRY = { name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }

test('a deleted trip comes back as it was, with its records, files, enquiry and counters (CRM-324)', async () => {
	const { staff, olivia, db } = product
	const tripId = await makeTrip(product, { notes: 'Quiet rooms' })
	for (const plural of PLURALS) await addRecord(staff, plural, tripId)
	const document = await addDocument(staff, tripId, 'Voucher.pdf')
	const [guest] = (await tripOf(tripId)).guests
	await olivia.put(`/api/portal/guests/${guest.id}/consent`, {})
	await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	await staff.post(`/api/admin/trips/${tripId}/generate-booking-confirmation`)
	const asked = await product.anonymous.post('/api/enquiries', ENQUIRY)
	await db.updateTable('enquiries').set({ tripId }).where('id', '=', asked.body.enquiry.id).execute()
	const stats = async () => (await staff.get('/api/admin/stats')).body.stats
	const before = { trip: await tripOf(tripId), stats: await stats() }
	const history = (await staff.get(`/api/admin/trips/${tripId}/history`)).body.entries

	expect((await staff.delete(`/api/admin/trips/${tripId}`)).status).toBe(204)
	expect((await olivia.get(document.fileUrl)).status).toBe(404)
	const [entry] = await deletions()
	expect(entry).toMatchObject({
		list: 'trip',
		title: before.trip.name,
		customerName: 'Olivia Hartley',
		tripId: null,
		deletedBy: 'Marguerite Lavigne',
	})
	await sweepPersonKeys(db)
	const { rows: sealed } = await sql<{
		text: string
	}>`select string_agg("deletedRows"::text, ' ') as text from bin`.execute(db)
	expect(sealed[0]?.text).not.toContain('533401927')

	expect(await restore(tripId)).toMatchObject({ status: 200, body: { tripId } })
	expect(await tripOf(tripId)).toEqual(before.trip)
	expect(await stats()).toEqual(before.stats)
	expect((await olivia.get(document.fileUrl)).status).toBe(200)
	expect((await olivia.get(`/api/portal/trips/${tripId}`)).body.trip.guests).toMatchObject([
		{ passportNumber: '533401927' },
	])
	expect((await staff.get('/api/admin/trips?q=BA342+grand')).body.trips).toMatchObject([{ id: tripId }])
	const enquiry = await db
		.selectFrom('enquiries')
		.select('tripId')
		.where('id', '=', asked.body.enquiry.id)
		.executeTakeFirst()
	expect(enquiry?.tripId).toBe(tripId)
	expect((await staff.get(`/api/admin/trips/${tripId}/history`)).body.entries.slice(2)).toEqual(history)
	const keys = await db.selectFrom('personKeys').select('unusedSince').where('tripId', '=', tripId).execute()
	expect(keys.map(({ unusedSince }) => unusedSince)).toEqual([null])
	expect((await restore(entry!.id)).status).toBe(404)
	expect(await deletions()).toEqual([])
})

test('a deleted record comes back into its trip, and goes with it', async () => {
	const { staff, olivia } = product
	const tripId = await makeTrip(product)
	const flight = await addRecord(staff, 'flights', tripId, { pnr: 'K7QX2M' })
	const guest = await addRecord(staff, 'guests', tripId)
	await addRecord(staff, 'transfers', tripId, { flightId: flight.id })
	await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	const document = await addDocument(staff, tripId, 'Voucher.pdf')
	for (const path of [
		`${pathOf('flights')}/${flight.id}`,
		`${pathOf('guests')}/${guest.id}`,
		`/api/documents/${document.id}`,
	])
		expect((await staff.delete(path)).status).toBe(204)
	const entries = await deletions()
	expect(entries.map(({ list, tripName }) => [list, tripName])).toEqual(
		['documents', 'guests', 'flights'].map((list) => [list, 'Monaco Grand Prix Weekend']),
	)
	for (const { id } of entries) expect((await restore(id)).status).toBe(200)
	const trip = await tripOf(tripId)
	expect(trip).toMatchObject({
		guestDetailsApprovalStatus: 'pending',
		flights: [{ id: flight.id, pnr: 'K7QX2M', version: 2 }],
		guests: [{ id: guest.id, passportNumber: '533401927', approvalStatus: 'pending' }],
		transfers: [{ flightId: flight.id }],
		documents: [{ id: document.id }],
	})
	expect((await olivia.get(document.fileUrl)).status).toBe(200)
	const { entries: lines } = (await staff.get(`/api/admin/trips/${tripId}/history`)).body
	expect(lines.filter(({ change }: { change?: { act: string } }) => change?.act === 'restored')).toHaveLength(3)

	// An entry of a deleted trip is brought back with the trip.
	await staff.delete(`${pathOf('flights')}/${flight.id}`)
	await staff.delete(`/api/admin/trips/${tripId}`)
	const [whole, ...others] = await deletions()
	expect([whole?.list, others]).toEqual(['trip', []])
	await restore(whole!.id)
	expect(await deletions()).toMatchObject([{ list: 'flights', tripId }])
	for (const missing of [newId(), 'no-id']) expect((await restore(missing)).status).toBe(404)
	const viewer = await product.colleague('viewer')
	expect((await viewer.post(`/api/admin/bin/${newId()}/restore`)).status).toBe(403)
})

test('retention and erasure win over the bin, and take its files', async () => {
	const { staff, db, services, james } = product
	await sql`delete from bin`.execute(db)
	const run = () => runRetention({ ...services, records: tripRecords(services.sealer), auditMonths: 24 })
	const files = async () => (await Array.fromAsync(services.storage.list('documents/'))).length
	const deletedTrip = async (values: object) => {
		const tripId = await makeTrip(product, values)
		await addRecord(staff, 'guests', tripId, { email: james.user!.email })
		await addDocument(staff, tripId)
		await staff.delete(`/api/admin/trips/${tripId}`)
		return tripId
	}
	const before = await files()
	const [old, past, recent] = [
		await deletedTrip({}),
		await deletedTrip({ startDate: '2020-01-01', endDate: '2020-01-02' }),
		await deletedTrip({}),
	]
	await sql`update bin set "createdAt" = now() - interval '31 days' where "recordId" = ${old}`.execute(db)
	// Its passports would have been removed yesterday.
	await sql`update bin set "createdAt" = now() - interval '5 days', "endDate" = current_date - 32 where "recordId" = ${past}`.execute(
		db,
	)
	await run()
	const left = await db.selectFrom('bin').select('recordId').execute()
	expect(left).toEqual([{ recordId: recent }])
	expect(await files()).toBe(before + 1)

	// James was a guest of it.
	const preview = (await staff.get(`/api/admin/users/${james.user!.id}/erasure`)).body.preview
	const erased = await staff.post(`/api/admin/users/${james.user!.id}/erasure`, { fingerprint: preview.fingerprint })
	expect(erased.status).toBeLessThan(300)
	expect(await deletions()).toEqual([])
	expect(await files()).toBe(before)
	expect(await db.selectFrom('personKeys').select('id').where('tripId', '=', recent).execute()).toEqual([])
})
