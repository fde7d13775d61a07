import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Retention } from '#shared/retention/retention.ts'
import { RETENTION_KIND_LIST, type RetentionKind } from '#shared/retention/retention-kinds.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { runRetention } from './run-retention.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	for (const table of ['trips', 'enquiries', 'mails', 'retentionPeriods', 'retentionRuns', 'audit'])
		await sql`delete from ${sql.table(table)}`.execute(product.db)
})

const run = () => runRetention({ ...product.services, records: tripRecords(product.services.sealer), auditMonths: 24 })
const table = async (): Promise<Retention> => (await product.staff.get('/api/admin/retention')).body.retention
const tonight = async () =>
	Object.fromEntries((await table()).rows.flatMap((row) => (row.tonight > 0 ? [[row.kind, row.tonight]] : [])))
const lastRun = async () =>
	Object.fromEntries(
		(await table()).runs[0]!.results.flatMap(({ kind, removed }) => (removed > 0 ? [[kind, removed]] : [])),
	)
const guestsOf = async (tripId: string) => (await product.staff.get(`/api/admin/trips/${tripId}/guests`)).body.guests

/** A trip with an approved guest that ended so many days ago, counted in London. */
async function tripEnded(days: number) {
	const tripId = await makeTrip(product)
	const guest = await addRecord(product.staff, 'guests', tripId, {
		fullName: 'Ann Hartley',
		email: 'ann@mail.example',
		passportNumber: 'QX7700199',
		passportExpiry: '2031-01-01',
		dateOfBirth: '1961-02-28',
		nationality: 'British',
		dietaryRequirements: 'No nuts',
	})
	await product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	await sql`update trips set "endDate" = (now() at time zone 'Europe/London')::date - ${days}::int where id = ${tripId}`.execute(
		product.db,
	)
	return { tripId, guest }
}

test('identity data goes 30 days after the trip, and names, contacts and the approval stay', async () => {
	const [recent, past] = [await tripEnded(29), await tripEnded(31)]
	expect(await tonight()).toEqual({ identityData: 1, dietAndRequests: 1, approvedCopies: 1 })
	await run()
	expect(await lastRun()).toEqual({ identityData: 1, dietAndRequests: 1, approvedCopies: 1 })
	expect(await guestsOf(past.tripId)).toMatchObject([
		{
			fullName: 'Ann Hartley',
			email: 'ann@mail.example',
			passportNumber: null,
			passportExpiry: null,
			passportCountry: null,
			dateOfBirth: null,
			nationality: null,
			dietaryRequirements: null,
			approvalStatus: 'approved',
			version: 4,
		},
	])
	const { rows } = await sql`select from guests where "tripId" = ${past.tripId} and sealed is not null`.execute(
		product.db,
	)
	expect(rows).toHaveLength(0)
	const trip = (await product.olivia.get(`/api/portal/trips/${past.tripId}`)).body.trip
	expect(trip).toMatchObject({ guestDetailsApprovalStatus: 'approved' })
	expect((await product.staff.get(`/api/admin/trips/${past.tripId}/approval`)).body.approval).toBeNull()
	expect(await guestsOf(recent.tripId)).toMatchObject([{ passportNumber: 'QX7700199', dietaryRequirements: 'No nuts' }])
	expect((await product.staff.get(`/api/admin/trips/${recent.tripId}/approval`)).body.approval.guests).toHaveLength(1)

	// The second run finds nothing, until somebody enters it again.
	await run()
	expect(await lastRun()).toEqual({})
	await product.staff.patch(`/api/admin/guests/${past.guest.id}`, { passportNumber: '2' })
	await run()
	expect(await lastRun()).toEqual({ identityData: 1 })
	const entries = await product.db
		.selectFrom('audit')
		.select(['actorId', 'objectId', 'detail'])
		.where('action', '=', 'expired data removed')
		.orderBy('id')
		.execute()
	expect(entries[0]).toEqual({ actorId: null, objectId: past.tripId, detail: { kind: 'identityData', guests: 1 } })
	expect(JSON.stringify(entries)).not.toMatch(/Hartley|QX77/)
})

test('each kind has its own period, and a period that was just changed shows what it would do before it does it', async () => {
	const { tripId } = await tripEnded(10)
	expect(await tonight()).toEqual({})
	const { status, body } = await product.staff.put('/api/admin/retention', { dietAndRequests: 7 })
	expect([status, body.retention.rows.find((row: { kind: string }) => row.kind === 'dietAndRequests')]).toEqual([
		200,
		{ kind: 'dietAndRequests', period: { amount: 7, unit: 'day' }, isChosen: true, tonight: 1, withinWeek: 1 },
	])
	expect(await guestsOf(tripId)).toMatchObject([{ dietaryRequirements: 'No nuts' }])
	await run()
	expect(await guestsOf(tripId)).toMatchObject([{ dietaryRequirements: null, passportNumber: 'QX7700199' }])
	await product.staff.put('/api/admin/retention', { dietAndRequests: null })
	const row = (await table()).rows.find(({ kind }) => kind === 'dietAndRequests')
	expect(row).toMatchObject({ period: { amount: 30 }, isChosen: false })
})

test('notes about a customer go when neither they nor a trip of the customer is recent (CRM-364)', async () => {
	const { staff, olivia, db } = product
	const path = `/api/admin/users/${olivia.user!.id}/notes`
	await staff.patch(path, { preferences: 'Aisle seats' })
	const { tripId } = await tripEnded(1)
	await sql`update "customerNotes" set "updatedAt" = now() - interval '37 months'`.execute(db)
	expect(await tonight()).toEqual({})
	await sql`update trips set "endDate" = "endDate" - 1200 where id = ${tripId}`.execute(db)
	expect(await tonight()).toMatchObject({ customerNotes: 1 })
	await run()
	expect(await lastRun()).toMatchObject({ customerNotes: 1 })
	expect((await staff.get(path)).body.notes).toMatchObject({ preferences: null, version: 0 })
})

test('a period outside its bounds is refused by field, and only owners see or change the table', async () => {
	for (const wrong of [0, -1, 731, 1.5, '30', { days: 3 }]) {
		const { status, body } = await product.staff.put('/api/admin/retention', { identityData: wrong })
		expect([wrong, status, Object.keys(body.fields)]).toEqual([wrong, 422, ['identityData']])
	}
	expect((await product.staff.put('/api/admin/retention', { everything: 1 })).status).toBe(422)
	for (const role of ['consultant', 'viewer'] as const) {
		const colleague = await product.colleague(role)
		expect((await colleague.get('/api/admin/retention')).body.code).toBe('owner_only')
		expect((await colleague.put('/api/admin/retention', { identityData: 60 })).body.code).toBe('owner_only')
	}
	expect((await table()).rows[0]).toMatchObject({ period: { amount: 30 } })
	const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit where outcome = 'refused'
		and detail->>'code' = 'owner_only'`.execute(product.db)
	expect(rows[0]!.n).toBe(4)
})

test('a held trip is passed by and cannot be deleted; released, its data goes the next night', async () => {
	const { tripId } = await tripEnded(100)
	const address = `/api/admin/trips/${tripId}/hold`
	expect((await product.staff.put(address, { reason: ' ' })).status).toBe(422)
	expect((await product.staff.put(address, { reason: 'A claim' })).body.hold).toMatchObject({ reason: 'A claim' })
	expect((await table()).holds).toMatchObject([{ tripId, heldBy: 'Marguerite Lavigne' }])
	expect(await tonight()).toEqual({})
	await run()
	expect(await guestsOf(tripId)).toMatchObject([{ passportNumber: 'QX7700199' }])
	expect((await product.staff.delete(`/api/admin/trips/${tripId}`)).body.code).toBe('on_hold')
	expect((await product.staff.delete(`/api/admin/users/${product.olivia.user!.id}`)).body.code).toBe('on_hold')
	const consultant = await product.colleague('consultant')
	expect((await consultant.delete(address)).body.code).toBe('owner_only')
	expect((await consultant.get(address)).body.hold).toMatchObject({ reason: 'A claim', until: null })

	expect((await product.staff.delete(address)).status).toBe(204)
	await run()
	expect(await guestsOf(tripId)).toMatchObject([{ passportNumber: null }])
	// A hold that has passed its last day holds nothing.
	await product.staff.put(address, { reason: 'A claim', until: '2020-01-01' })
	expect((await product.staff.delete(`/api/admin/trips/${tripId}`)).status).toBe(204)
})

test('attachments go with their files, and trips with everything in them and with their counts', async () => {
	const { tripId } = await tripEnded(800)
	const { fileName } = await addDocument(product.staff, tripId)
	const issued = await addDocument(product.staff, tripId, 'Confirmation.pdf')
	await sql`insert into papers ("documentId", "tripId", kind, fingerprint, parts)
		values (${issued.id}, ${tripId}, 'booking-confirmation', 'x', '{}')`.execute(product.db)
	const keys = await product.db.selectFrom('documents').select(['fileName', 'storageKey']).execute()
	const keyOf = (name: string) => keys.find((row) => row.fileName === name)!.storageKey
	await run()
	expect(await lastRun()).toMatchObject({ attachments: 1 })
	expect((await product.staff.get(`/api/documents/${fileName}`)).status).toBe(404)
	await expect(product.services.storage.sizeOf(keyOf(fileName))).resolves.toBeNull()
	expect((await product.staff.get(`/api/documents/${issued.fileName}`)).status).toBe(200)

	const before = (await product.staff.get('/api/admin/stats')).body.stats.totalTrips
	await sql`update trips set "endDate" = current_date - interval '73 months' where id = ${tripId}`.execute(product.db)
	await run()
	expect((await product.staff.get(`/api/admin/trips/${tripId}`)).status).toBe(404)
	expect((await product.staff.get('/api/admin/stats')).body.stats.totalTrips).toBe(before - 1)
	await expect(product.services.storage.sizeOf(keyOf(issued.fileName))).resolves.toBeNull()
})

test('enquiries, mails and old entries of the audit go by their own age', async () => {
	const age = (months: number) => sql`now() - make_interval(months => ${months})`
	const enquiry = (months: number, state: string) => sql`insert into enquiries
		(id, kind, "propertyName", name, email, phone, guests, state, ip, "createdAt")
		values (gen_random_uuid(), 'villa', 'Villa', 'Ada', 'a@b.example', '1', 2, ${state}, '203.0.113.9', ${age(months)})`
	for (const [months, state] of [
		[0, 'waiting'],
		[0, 'quarantined'],
		[2, 'quarantined'],
		[6, 'answered'],
		[13, 'waiting'],
	] as const)
		await enquiry(months, state).execute(product.db)
	const mail = (months: number, state: string) => sql`insert into mails
		(id, "messageId", "to", subject, "textBody", state, "createdAt")
		values (gen_random_uuid(), gen_random_uuid()::text, 'a@b.example', 'Hello', 'Text', ${state}, ${age(months)})`
	await mail(25, 'sent').execute(product.db)
	await mail(25, 'waiting').execute(product.db)
	await mail(1, 'sent').execute(product.db)
	await sql`insert into audit (id, at, action, outcome) values (gen_random_uuid(), ${age(25)}, 'login', 'ok')`.execute(
		product.db,
	)
	const expected = { enquiries: 1, quarantinedEnquiries: 1, enquiryAddresses: 2, mails: 1, audit: 1 }
	expect(await tonight()).toEqual({ ...expected, enquiryAddresses: 2 })
	await run()
	// The address of an enquiry that was deleted first went with it.
	expect(await lastRun()).toEqual({ ...expected, enquiryAddresses: 1 })
	const left = await product.db.selectFrom('enquiries').select(['state', 'ip']).orderBy('createdAt').execute()
	expect(left).toEqual([
		{ state: 'answered', ip: null },
		{ state: 'waiting', ip: '203.0.113.9' },
		{ state: 'quarantined', ip: '203.0.113.9' },
	])
	expect(await product.db.selectFrom('mails').select('state').orderBy('createdAt').execute()).toEqual([
		{ state: 'waiting' },
		{ state: 'sent' },
	])
})

test('what fails is counted, is tried again, and stops nothing else', async () => {
	const [broken, whole] = [await tripEnded(40), await tripEnded(40)]
	await sql`update guests set sealed = 'v1.damaged' where id = ${broken.guest.id}`.execute(product.db)
	await run()
	const results = (await table()).runs[0]!.results
	expect(results.find(({ kind }) => kind === 'identityData')).toMatchObject({ removed: 1, failed: 1 })
	expect(results.map(({ kind }) => kind).toSorted()).toEqual(([...RETENTION_KIND_LIST] as RetentionKind[]).toSorted())
	expect(await guestsOf(whole.tripId)).toMatchObject([{ passportNumber: null }])
	expect(product.logged().join('')).toContain('Expired data could not be removed')
	expect((await table()).runs[0]!.finishedAt).not.toBeNull()

	const stopping = new AbortController()
	stopping.abort()
	await runRetention(
		{ ...product.services, records: tripRecords(product.services.sealer), auditMonths: 0 },
		stopping.signal,
	)
	expect((await table()).runs[0]).toMatchObject({ finishedAt: null, results: [] })
})
