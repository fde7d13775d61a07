import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffNotice } from '#shared/staff-notices/staff-notice.ts'
import { currentDocuments } from '#server/current-documents.ts'
import { tripReader } from '#server/trips/trip/read-trips.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { mailNewNotices } from './daily-mail.ts'
import { noteStaleDocuments } from './note-stale-documents.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const ADDRESS = '/api/admin/staff-notices'
const noticesOf = async (client: Client): Promise<StaffNotice[]> => (await client.get(ADDRESS)).body.notices
const inShort = (notices: readonly StaffNotice[]) => notices.map(({ kind, isNew }) => [kind, isNew])

test('a colleague is told what travellers do on their own trips and on nobody’s, once a day for each', async () => {
	const { staff, olivia } = product
	const ada = await product.colleague('consultant')
	const trip = await makeTrip(product, { name: 'Ligurian spring' })
	const guest = await addRecord(staff, 'guests', trip)
	const change = (phone: string) => olivia.patch(`/api/portal/guests/${guest.id}`, { phone })
	await change('+44 1')
	await change('+44 2')
	await olivia.post(`/api/portal/trips/${trip}/approve-guests`)
	const [approved, changed, ...others] = await noticesOf(staff)
	expect(others).toEqual([])
	expect([approved?.kind, changed?.kind]).toEqual(['guests_approved', 'guests_changed'])
	expect(approved).toMatchObject({
		tripId: trip,
		tripName: 'Ligurian spring',
		customerName: 'Olivia Hartley',
		isNew: true,
	})
	expect(await noticesOf(ada)).toEqual([])
	await staff.put(`/api/admin/trips/${trip}/consultant`, { consultantId: null })
	expect(inShort(await noticesOf(ada))).toEqual([
		['guests_approved', true],
		['guests_changed', true],
	])

	const read = await staff.put(ADDRESS, { readUntil: changed?.at })
	expect(inShort(read.body.notices)).toEqual([
		['guests_approved', true],
		['guests_changed', false],
	])
	await staff.put(ADDRESS, { readUntil: approved?.at })
	// An older window does not make them new again.
	expect(inShort((await staff.put(ADDRESS, { readUntil: changed?.at })).body.notices)).toEqual([
		['guests_approved', false],
		['guests_changed', false],
	])
	await change('+44 3')
	expect(inShort(await noticesOf(staff))).toEqual([
		['guests_changed', true],
		['guests_approved', false],
	])
	expect((await staff.put(ADDRESS, { readUntil: 'soon' })).status).toBe(422)
	await staff.delete(`/api/admin/trips/${trip}`)
	expect(await noticesOf(ada)).toEqual([])
})

test('a document that goes stale is told once for each time it was issued', async () => {
	const { staff, db, services } = product
	const trip = await makeTrip(product)
	await addRecord(staff, 'guests', trip)
	const issue = () => staff.post(`/api/admin/trips/${trip}/generate-booking-confirmation`)
	expect((await issue()).status).toBe(201)
	const records = tripRecords(services.sealer)
	const current = currentDocuments({ ...services, records, reader: tripReader(records) })
	const look = () => noteStaleDocuments({ db, current }, Date.parse('2038-05-01'))
	const stale = async () => (await noticesOf(staff)).filter(({ tripId }) => tripId === trip)
	await look()
	expect(await stale()).toEqual([])
	await staff.patch(`/api/admin/trips/${trip}`, { name: 'Monaco, a day longer' })
	await look()
	await look()
	expect(await stale()).toMatchObject([{ kind: 'document_stale', document: 'booking-confirmation' }])
	await issue()
	await look()
	expect(await stale()).toHaveLength(1)
	await staff.patch(`/api/admin/trips/${trip}`, { name: 'Monaco, two days longer' })
	await look()
	expect(await stale()).toHaveLength(2)
	// Long before the departure nobody looks.
	await staff.patch(`/api/admin/trips/${trip}`, { startDate: '2028-05-20', endDate: '2028-05-25' })
	await issue()
	await staff.patch(`/api/admin/trips/${trip}`, { name: 'Next year' })
	await look()
	expect(await stale()).toHaveLength(2)
	// A run looks at some: first at what has changed since it was looked at, then at what was never looked at.
	await staff.patch(`/api/admin/trips/${trip}`, { startDate: '2038-05-20', endDate: '2038-05-25' })
	const other = await makeTrip(product)
	await addRecord(staff, 'guests', other)
	await staff.post(`/api/admin/trips/${other}/generate-booking-confirmation`)
	for (const id of [other, trip]) await staff.patch(`/api/admin/trips/${id}`, { name: 'Renamed' })
	const lookAtOne = () => noteStaleDocuments({ db, current }, Date.parse('2038-05-01'), undefined, 1)
	const toldOf = async () => (await noticesOf(staff)).slice(0, 3).map(({ tripId }) => tripId)
	await lookAtOne()
	expect(await toldOf()).toEqual([trip, trip, trip])
	await lookAtOne()
	expect(await toldOf()).toEqual([other, trip, trip])
})

test('what is new comes by one mail a day, to those who want it', async () => {
	const { staff, olivia, db, services } = product
	const ben = await product.colleague('consultant')
	const trip = await makeTrip({ staff: ben, olivia }, { name: 'Dolomites' })
	const guest = await addRecord(staff, 'guests', trip)
	const mailsTo = async (client: Client) =>
		db.selectFrom('mails').select(['subject', 'textBody']).where('to', '=', client.user!.email).orderBy('id').execute()
	await mailNewNotices(services)
	expect(await mailsTo(ben)).toEqual([])
	await olivia.patch(`/api/portal/guests/${guest.id}`, { phone: '+44 1' })
	await mailNewNotices(services)
	await olivia.post(`/api/portal/trips/${trip}/approve-guests`)
	await mailNewNotices(services)
	const [mail, ...others] = await mailsTo(ben)
	expect([mail?.subject, others]).toEqual(['1 new notice in the CRM', []])
	expect(mail?.textBody).toMatch(/Dolomites.*: +Details changed by the traveller/)
	expect(mail?.textBody).toContain('/admin?section=day')

	await db
		.updateTable('staffNoticeReaders')
		.set({ mailedAt: new Date(Date.now() - 24 * 3_600_000) })
		.execute()
	await ben.put(ADDRESS, { takesMail: false })
	await mailNewNotices(services)
	expect(await mailsTo(ben)).toHaveLength(1)
	expect((await ben.put(ADDRESS, { takesMail: true })).body.takesMail).toBe(true)
	await mailNewNotices(services)
	expect((await mailsTo(ben)).map(({ subject }) => subject)).toEqual([
		'1 new notice in the CRM',
		'2 new notices in the CRM',
	])
})
