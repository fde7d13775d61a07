import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { tripReader } from '#server/trips/trip/read-trips.ts'
import { tellDue } from './tell-changes.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

/** A trip of Olivia's of which she was told that it is ready, with a pick-up. */
async function readyTrip() {
	const tripId = await makeTrip(product)
	const pickUp = await addRecord(product.staff, 'transfers', tripId, { time: '08:00' })
	const { status } = await product.staff.post(`/api/admin/trips/${tripId}/ready`, {})
	expect(status).toBe(200)
	return { tripId, pickUp: pickUp.id as string }
}

const setTime = (id: string, time: string) => product.staff.patch(`/api/admin/transfers/${id}`, { time })
const sweep = () => {
	const reader = tripReader(tripRecords(product.services.sealer))
	return tellDue({ ...product.services, reader })
}
/** Lets time pass for what waits. */
const pass = (tripId: string, minutes: number) =>
	sql`update "pendingNotices" set "firstAt" = "firstAt" - make_interval(mins => ${minutes}),
		"urgentAt" = "urgentAt" - make_interval(mins => ${minutes}), "dueAt" = "dueAt" - make_interval(mins => ${minutes})
		where "tripId" = ${tripId}`.execute(product.db)
const pendingOf = async (tripId: string) => (await product.staff.get(`/api/admin/trips/${tripId}/notices`)).body.pending
async function feedOf(tripId: string) {
	const { notices } = (await product.olivia.get(`/api/portal/trips/${tripId}/notices`)).body
	return notices.filter(({ kind }: { kind: string }) => kind !== 'ready')
}
const mailsOf = (tripId: string) =>
	product.db
		.selectFrom('mails')
		.innerJoin('deliveries', 'deliveries.mailId', 'mails.id')
		.innerJoin('notices', 'notices.id', 'deliveries.noticeId')
		.select(['subject', 'textBody', 'to'])
		.where('tripId', '=', tripId)
		.where('kind', '<>', 'ready')
		.execute()

test('nothing is told before the trip is ready, whatever is edited; the press itself is told once (PORTAL-80)', async () => {
	const tripId = await makeTrip(product)
	const { id } = await addRecord(product.staff, 'transfers', tripId)
	await setTime(id, '09:00')
	await addDocument(product.staff, tripId)
	await product.staff.patch(`/api/admin/trips/${tripId}`, { destination: 'Nice' })
	await product.staff.delete(`/api/admin/transfers/${id}`)
	expect((await product.staff.get(`/api/admin/trips/${tripId}/notices`)).body).toEqual({
		toldSince: null,
		pending: null,
		notices: [],
		reminders: [],
		flights: [],
	})
	const told = await product.staff.post(`/api/admin/trips/${tripId}/ready`, { word: 'The yacht has a new tender.' })
	expect(told.body).toMatchObject({ pending: null, notices: [{ kind: 'ready', word: 'The yacht has a new tender.' }] })
	expect((await product.staff.post(`/api/admin/trips/${tripId}/ready`, {})).status).toBe(409)
	const { body } = await product.olivia.get(`/api/portal/trips/${tripId}/notices`)
	expect(body.notices).toMatchObject([{ kind: 'ready', items: [], word: 'The yacht has a new tender.' }])
	const copy = await product.staff.post(`/api/admin/trips/${tripId}/duplicate`, { startDate: '2039-05-20' })
	expect(await pendingOf(copy.body.trip.id)).toBeNull()
})

test('changes of one window are one notice and one mail, with what it was at first and is at last', async () => {
	const { tripId, pickUp } = await readyTrip()
	await setTime(pickUp, '07:30')
	await setTime(pickUp, '07:45')
	await sweep()
	expect(await feedOf(tripId)).toEqual([])
	await pass(tripId, 10)
	await Promise.all([sweep(), sweep()])
	expect(await feedOf(tripId)).toMatchObject([
		{ kind: 'change', items: [{ recordId: pickUp, facts: [{ label: 'Time', was: '08:00', now: '07:45' }] }] },
	])
	const mails = await mailsOf(tripId)
	expect(mails).toMatchObject([
		{ to: product.olivia.user!.email, subject: 'A change to your trip: Monaco Grand Prix Weekend' },
	])
	expect(mails[0]!.textBody).toContain('Time: 07:45 (was 08:00)')
	expect(mails[0]!.textBody).toContain('Thu 20 May 2038')
	expect(await pendingOf(tripId)).toBeNull()
})

test('what is undone within the window was never told', async () => {
	const { tripId, pickUp } = await readyTrip()
	await setTime(pickUp, '07:30')
	await setTime(pickUp, '08:00')
	const { id } = await addRecord(product.staff, 'activities', tripId)
	await product.staff.delete(`/api/admin/activities/${id}`)
	expect((await pendingOf(tripId)).items).toEqual([])
	await pass(tripId, 10)
	await sweep()
	expect(await feedOf(tripId)).toEqual([])
	expect(await mailsOf(tripId)).toEqual([])
	await setTime(pickUp, '09:00')
	await pass(tripId, 10)
	await sweep()
	expect(await feedOf(tripId)).toMatchObject([{ items: [{ facts: [{ was: '08:00', now: '09:00' }] }] }])
})

test('steady edits are told after half an hour at the latest (PORTAL-82)', async () => {
	const { tripId, pickUp } = await readyTrip()
	for (let minute = 1; minute <= 35; minute++) {
		await setTime(pickUp, `09:${String(minute).padStart(2, '0')}`)
		await sweep()
		if ((await feedOf(tripId)).length > 0) {
			expect(minute).toBe(31)
			return
		}
		await pass(tripId, 1)
	}
	throw new Error('not told within 35 minutes')
})

test('a change of what begins within a day is told after two minutes', async () => {
	const { tripId } = await readyTrip()
	const soon = new Date(Date.now() + 5 * 3_600_000).toISOString()
	await addRecord(product.staff, 'transfers', tripId, { date: soon.slice(0, 10), time: soon.slice(11, 16) })
	const { dueAt } = await pendingOf(tripId)
	expect(Date.parse(dueAt) - Date.now()).toBeLessThan(2 * 60_000 + 5_000)
	await pass(tripId, 2)
	await sweep()
	expect(await feedOf(tripId)).toMatchObject([{ urgency: 'soon', items: [{ act: 'added' }] }])
})

test('Tell now tells at once and once, also while the sweep runs', async () => {
	const { tripId, pickUp } = await readyTrip()
	await setTime(pickUp, '07:30')
	await pass(tripId, 10)
	const tell = () => product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	await Promise.all([sweep(), tell(), sweep(), tell()])
	expect(await feedOf(tripId)).toHaveLength(1)
	expect(await mailsOf(tripId)).toHaveLength(1)
	await setTime(pickUp, '07:35')
	const { version } = await pendingOf(tripId)
	await setTime(pickUp, '07:40')
	// They have not seen the last change.
	const stale = await product.staff.post(`/api/admin/trips/${tripId}/notices`, {}, { 'if-match': `"${version}"` })
	expect(stale.status).toBe(412)
	expect((await tell()).status).toBe(200)
	expect(await feedOf(tripId)).toHaveLength(2)
})

test('what is held waits for staff, with their word, and shows on the dashboard after a day', async () => {
	const { tripId, pickUp } = await readyTrip()
	await setTime(pickUp, '07:30')
	const path = `/api/admin/trips/${tripId}/notices`
	await product.staff.patch(path, { held: true, word: 'The driver is called Marc.' })
	const alerts = async () =>
		(await product.staff.get('/api/admin/notice-alerts')).body.alerts.filter(
			(alert: { tripId: string }) => alert.tripId === tripId,
		)
	expect(await alerts()).toEqual([])
	await pass(tripId, 25 * 60)
	await setTime(pickUp, '07:45')
	await sweep()
	expect(await feedOf(tripId)).toEqual([])
	expect(await alerts()).toMatchObject([{ what: 'held', tripName: 'Monaco Grand Prix Weekend' }])
	await product.staff.patch(path, { held: false })
	await sweep()
	expect(await feedOf(tripId)).toMatchObject([{ word: 'The driver is called Marc.' }])
	expect((await mailsOf(tripId))[0]!.textBody).toContain('The driver is called Marc.')
	expect(await alerts()).toEqual([])
})

test('changes can be withheld for a reason, which is audited; a cancelled hotel cannot (CRM-156)', async () => {
	const { tripId, pickUp } = await readyTrip()
	const stay = await addRecord(product.staff, 'accommodations', tripId)
	const path = `/api/admin/trips/${tripId}/notices`
	await setTime(pickUp, '17:30')
	expect((await product.staff.post(`${path}/withhold`, { reason: 'because' })).status).toBe(422)
	expect((await product.staff.post(`${path}/withhold`, { reason: 'typingError' })).body.pending).toBeNull()
	await pass(tripId, 10)
	await sweep()
	expect(await feedOf(tripId)).toEqual([])
	const entry = await product.db
		.selectFrom('audit')
		.select('detail')
		.where('objectId', '=', tripId)
		.where('action', '=', 'changes withheld')
		.executeTakeFirstOrThrow()
	expect(entry.detail).toMatchObject({ reason: 'typingError' })

	await product.staff.patch(`/api/admin/accommodations/${stay.id}`, { status: 'cancelled' })
	expect((await pendingOf(tripId)).isSignificant).toBe(true)
	expect((await product.staff.post(`${path}/withhold`, { reason: 'typingError' })).status).toBe(409)
	await product.staff.patch(path, { telephoned: true, choices: 'You may choose another hotel until Friday.' })
	await pass(tripId, 10)
	await sweep()
	expect(await feedOf(tripId)).toMatchObject([{ urgency: 'significant', items: [{ act: 'cancelled' }] }])
	const [mail] = await mailsOf(tripId)
	expect(mail!.textBody).toContain('As we told you on the telephone')
	expect(mail!.textBody).toContain('You may choose another hotel until Friday.')
})

test('a document that is issued again is one new version; notes, prices and guests are never told', async () => {
	const { tripId } = await readyTrip()
	const { id } = await addDocument(product.staff, tripId, 'Welcome pack.pdf')
	await product.staff.patch(`/api/documents/${id}`, { displayName: 'Welcome.pdf' })
	await addRecord(product.staff, 'guests', tripId)
	await product.staff.patch(`/api/admin/trips/${tripId}`, { notes: 'Pays late', orderId: 'G-1', bookingAgent: 'Ada' })
	expect((await pendingOf(tripId)).items).toMatchObject([
		{ list: 'documents', act: 'added', title: 'Welcome pack.pdf', facts: [] },
	])
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	await product.staff.post(`/api/admin/trips/${tripId}/generate-booking-confirmation`, {})
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	await addRecord(product.staff, 'activities', tripId, { confirmationNumber: 'SECRET9' })
	await product.staff.post(`/api/admin/trips/${tripId}/generate-booking-confirmation`, {})
	const { items } = await pendingOf(tripId)
	expect(items.map(({ list, act }: { list: string; act: string }) => [list, act])).toEqual([
		['activities', 'added'],
		['documents', 'replaced'],
	])
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	expect(JSON.stringify([await feedOf(tripId), await mailsOf(tripId)])).not.toMatch(/SECRET9|Pays late|533401927/)
})

test('a cancelled trip tells its cancellation and nothing after it', async () => {
	const { tripId, pickUp } = await readyTrip()
	await product.staff.patch(`/api/admin/trips/${tripId}`, { status: 'cancelled' })
	await setTime(pickUp, '07:30')
	await pass(tripId, 10)
	await sweep()
	expect(await feedOf(tripId)).toMatchObject([{ urgency: 'significant', items: [{ list: 'trip', act: 'cancelled' }] }])
	expect((await mailsOf(tripId))[0]!.subject).toContain('Your trip was cancelled')
})

test('receipts say what is known: seen, “Got it”, by telephone', async () => {
	const { tripId, pickUp } = await readyTrip()
	await setTime(pickUp, '07:30')
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	const [notice] = await feedOf(tripId)
	const path = `/api/portal/trips/${tripId}/notices`
	const lines = async () => {
		const { notices } = (await product.staff.get(`/api/admin/trips/${tripId}/notices`)).body
		return notices[0].receipts[0].lines.map(({ text }: { text: string }) => text)
	}
	const waits = `Mail to ${product.olivia.user!.email} waits for the mail server`
	expect(await lines()).toEqual([waits])
	const seen = await product.olivia.post(`${path}/seen`, { seen: [notice.id] })
	expect(seen.body.notices[0]).toMatchObject({ seenAt: expect.any(String), acknowledgedAt: null })
	expect(await lines()).toEqual([waits, 'Opened in the portal'])
	expect((await product.james.post(`${path}/seen`, { acknowledged: [notice.id] })).status).toBe(404)
	expect((await product.staff.post(`${path}/seen`, { acknowledged: [notice.id] })).status).toBe(404)
	const other = await makeTrip(product)
	await product.olivia.post(`/api/portal/trips/${other}/notices/seen`, { acknowledged: [notice.id] })
	expect(await lines()).toEqual([waits, 'Opened in the portal'])
	await product.olivia.post(`${path}/seen`, { acknowledged: [notice.id] })
	expect(await lines()).toEqual([waits, 'Opened in the portal', '“Got it”'])
	const told = await product.staff.post(`/api/admin/trips/${tripId}/notices/${notice.id}/telephoned`)
	expect(told.body.notices[0]).toMatchObject({ telephonedBy: 'Marguerite Lavigne' })
})

test('staff see at the dashboard which significant change nobody has confirmed', async () => {
	const { tripId } = await readyTrip()
	const soon = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16)
	const flight = await addRecord(product.staff, 'flights', tripId, {
		departureTime: soon,
		arrivalTime: new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 16),
	})
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	await product.staff.delete(`/api/admin/flights/${flight.id}`)
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	const alerts = async () =>
		(await product.staff.get('/api/admin/notice-alerts')).body.alerts.filter(
			(alert: { tripId: string }) => alert.tripId === tripId,
		)
	expect(await alerts()).toMatchObject([{ what: 'unanswered', title: 'A change to your trip' }])
	const [notice] = await feedOf(tripId)
	await product.olivia.post(`/api/portal/trips/${tripId}/notices/seen`, { acknowledged: [notice.id] })
	expect(await alerts()).toEqual([])
})
