import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { IssuedDocumentStatus } from '#shared/issued-documents/issued-document.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { runRetention } from '#server/retention/run-retention.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { keysWithRows } from '#server/trips/images/files-of-trips.ts'
import { textOfPdf } from '#tests/harness/pdf-text.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let staff: Client
let tripId: string
beforeAll(async () => {
	product = await startProduct()
	staff = product.staff
	await staff.put('/api/admin/settings', { atolHolderName: 'Go Privilege Limited', atolNumber: '11593' })
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product, { orderId: 'GP-24817' })
})

const generate = (path = 'generate-atol-certificate') => staff.post(`/api/admin/trips/${tripId}/${path}`)
const register = async () => (await staff.get(`/api/admin/trips/${tripId}/atol-certificates`)).body.certificates
const papers = async (): Promise<IssuedDocumentStatus[]> =>
	(await staff.get(`/api/admin/trips/${tripId}/papers`)).body.papers
const textAt = async (client: Client, path: string) =>
	textOfPdf(new Uint8Array(await (await client.fetch(path)).arrayBuffer()))

test('papers know when they are out of date, and tell which flight, guest or date has changed', async () => {
	expect(await papers()).toMatchObject([
		{ kind: 'booking-confirmation', state: 'missing', document: null, because: [], rule: null, cannot: null },
		{ kind: 'atol-certificate', state: 'missing', cannot: expect.stringContaining('no flight') },
	])
	const flight = await addRecord(staff, 'flights', tripId)
	const stay = await addRecord(staff, 'accommodations', tripId)
	const guest = await addRecord(staff, 'guests', tripId)
	const transfer = await addRecord(staff, 'transfers', tripId)
	await generate('generate-booking-confirmation')
	await generate()
	expect(await papers()).toMatchObject([
		{ state: 'current', because: [], document: { label: 'Booking Confirmation' }, warnings: [] },
		{
			state: 'current',
			cannot: null,
			warnings: [expect.stringContaining('first payment'), 'The guest details are not approved yet'],
		},
	])
	// Staff's notes stand on no paper, a reference of the airline's on no certificate.
	await staff.patch(`/api/admin/trips/${tripId}`, { notes: 'Likes lilies' })
	await staff.patch(`/api/admin/flights/${flight.id}`, { pnr: 'K7QX2M' })
	expect((await papers()).map(({ state, because }) => [state, because])).toEqual([
		['outOfDate', ['British Airways BA342 London Heathrow (LHR) to Nice (NCE): PNR not set → K7QX2M']],
		['current', []],
	])
	await staff.patch(`/api/admin/flights/${flight.id}`, {
		departureTime: '2038-05-21T08:15',
		arrivalTime: '2038-05-21T11:20',
	})
	await staff.patch(`/api/admin/guests/${guest.id}`, { fullName: 'Olivia Hartley-Stone' })
	await addRecord(staff, 'guests', tripId, { title: 'Mr', fullName: 'Daniel Hartley' })
	await staff.patch(`/api/admin/accommodations/${stay.id}`, { checkOut: '2038-05-24', nights: 4 })
	await staff.delete(`/api/admin/transfers/${transfer.id}`)
	const [confirmation, certificate] = await papers()
	expect(certificate?.because).toEqual([
		'Ms Olivia Hartley-Stone: Full Name Olivia Hartley → Olivia Hartley-Stone',
		'Mr Daniel Hartley was added',
		'British Airways BA342 London Heathrow (LHR) to Nice (NCE): Departure Time May 20, 2038 09:40 → May 21, 2038 08:15',
		'Hôtel Belle Rade: Check-out May 25, 2038 → May 24, 2038; Nights 5 → 4',
		'Airport Pickup: Nice Airport to Hôtel Belle Rade was removed',
	])
	expect(confirmation?.because).toContain(
		'British Airways BA342 London Heathrow (LHR) to Nice (NCE): Departure Time May 20, 2038 09:40 → May 21, 2038 08:15; Arrival Time May 20, 2038 12:45 → May 21, 2038 11:20; PNR not set → K7QX2M',
	)
	await staff.patch(`/api/admin/trips/${tripId}`, { status: 'cancelled' })
	expect((await papers())[1]).toMatchObject({
		state: 'outOfDate',
		because: ['This trip is cancelled'],
		cannot: 'This trip is cancelled',
	})
})

test("the CAA's rules are told in words: with the first payment, and anew until 72 hours before departure", async () => {
	await addRecord(staff, 'guests', tripId)
	await addRecord(staff, 'accommodations', tripId)
	const inHours = (zone: string, hours: number) => localTimeAt(zone, Date.now() + hours * 3_600_000).slice(0, 16)
	const leaving = (hours: number, zone = 'Europe/London', departureAirport = 'London Heathrow (LHR)') => ({
		departureAirport,
		departureTime: inHours(zone, hours),
		arrivalTime: inHours(zone, hours + 20),
	})
	const flight = await addRecord(staff, 'flights', tripId, leaving(24 * 40.5))
	const rule = async () => (await papers())[1]?.rule
	expect(await rule()).toBeNull()
	await staff.patch(`/api/admin/trips/${tripId}`, { firstPaymentDate: '2026-01-31' })
	expect(await rule()).toBe(
		'The CAA requires the certificate as soon as the first payment is accepted, which was due on Jan 31, 2026.',
	)
	await generate()
	expect(await rule()).toBeNull()
	await addRecord(staff, 'guests', tripId, { fullName: 'Daniel Hartley' })
	expect(await rule()).toBe(
		'Departure is in 40 days. The CAA requires a new certificate when anything on it changes more than 72 hours before departure.',
	)
	// The same clock is another hour in Dubai: 74 hours in London are less than 72 there.
	await staff.patch(`/api/admin/flights/${flight.id}`, leaving(71.5, 'Asia/Dubai', 'Dubai (DXB)'))
	expect(await rule()).toMatch(/^Departure is less than 72 hours away, so the CAA no longer requires a new certificate/)
	expect((await papers())[1]?.warnings).toContain('Departure is less than 72 hours away')
	await staff.patch(`/api/admin/flights/${flight.id}`, leaving(73, 'Asia/Dubai', 'Dubai (DXB)'))
	expect(await rule()).toMatch(/^Departure is in 7[23] hours\. The CAA requires a new certificate/)
	await staff.patch(`/api/admin/flights/${flight.id}`, leaving(-2))
	expect(await rule()).toMatch(/^The journey has begun/)
})

test('the register keeps every certificate as it was issued, for staff; the traveller has the one that counts', async () => {
	const { olivia, james, folder, db } = product
	await addRecord(staff, 'flights', tripId)
	await addRecord(staff, 'accommodations', tripId)
	const guest = await addRecord(staff, 'guests', tripId)
	const first = (await generate()).body.document
	await staff.patch(`/api/admin/guests/${guest.id}`, { fullName: 'Olivia Stone' })
	const second = (await generate()).body.document
	const [old, current] = await register()
	expect(old).toMatchObject({ supersededBy: current.id, type: 'package-single', specimen: true, passengers: 1 })
	expect([old, current].map(({ reference }) => `ATOL Certificate ${reference}`)).toEqual([
		first.displayName,
		second.displayName,
	])
	expect(await textAt(staff, old.fileUrl)).toContain('Ms Olivia Hartley')
	expect(await textAt(staff, current.fileUrl)).toContain('Ms Olivia Stone')
	expect(await textAt(olivia, second.fileUrl)).toContain('Ms Olivia Stone')
	expect((await olivia.fetch(first.fileUrl)).status).toBe(404)
	for (const client of [olivia, james]) expect((await client.get(old.fileUrl)).status).toBe(403)
	expect((await staff.get(`/api/admin/atol-certificates/${tripId}`)).status).toBe(404)
	// Deleted by staff, the document is gone; what was issued stays known, and is issued again under its name.
	await staff.delete(`/api/documents/${second.id}`)
	expect((await papers())[1]?.state).toBe('missing')
	expect(await textAt(staff, current.fileUrl)).toContain('Ms Olivia Stone')
	expect((await generate()).body.document.displayName).toBe(second.displayName)
	// The sweep knows them. Deleted with the trip, they can be brought back with it until Recently Deleted lets them go: names are in them.
	const kept = async () => (await readdir(`${folder}/certificates`)).map((name) => `certificates/${name}`)
	const before = await kept()
	expect([...(await keysWithRows(db, before))]).toHaveLength(before.length)
	await staff.delete(`/api/admin/trips/${tripId}`)
	expect((await staff.get(old.fileUrl)).status).toBe(404)
	expect(await kept()).toEqual(before)
	const { services } = product
	await sql`update bin set "createdAt" = now() - interval '31 days' where "recordId" = ${tripId}`.execute(db)
	await runRetention({ ...services, records: tripRecords(services.sealer), auditMonths: 24 })
	expect(before.length - (await kept()).length).toBe(2)
})

test('what is not sold under the ATOL does not stand on the certificate, and staff are told so', async () => {
	await addRecord(staff, 'guests', tripId)
	const flight = await addRecord(staff, 'flights', tripId)
	const stay = await addRecord(staff, 'accommodations', tripId, { atolCover: 'not_covered' })
	expect(stay.atolCover).toBe('not_covered')
	await addRecord(staff, 'activities', tripId, { name: 'Dinner at home', atolCover: 'not_covered' })
	const type = async () => (await staff.get(`/api/admin/trips/${tripId}/atol-type`)).body.atolType.derived
	expect(await type()).toBe('flight-only')
	await staff.patch(`/api/admin/accommodations/${stay.id}`, { atolCover: 'covered' })
	expect(await type()).toBe('package-single')
	expect((await papers())[1]?.warnings).toContain('Not sold under your ATOL, so not listed: Dinner at home')
	const said = await textAt(staff, (await generate()).body.document.fileUrl)
	expect(said).toContain('Hôtel Belle Rade')
	expect(said).not.toContain('Dinner at home')
	await staff.patch(`/api/admin/flights/${flight.id}`, { atolCover: 'not_covered' })
	expect(await generate()).toMatchObject({ status: 422, body: { code: 'not_covered' } })
	expect((await staff.patch(`/api/admin/flights/${flight.id}`, { atolCover: 'perhaps' })).body.fields).toHaveProperty(
		'atolCover',
	)
})
