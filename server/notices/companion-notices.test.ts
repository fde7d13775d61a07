import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toldFields } from '#shared/notices/describe.ts'
import { BOOKED_KIND_LIST } from '#shared/trips/kinds/registry.ts'
import { RECORD_SIGHT, SIGHTS, TRIP_SIGHT } from '#shared/trips/sight/field-sight.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addCompanion, addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

/** A trip of Olivia's that is ready, with James as a companion. */
async function sharedTrip() {
	const tripId = await makeTrip(product)
	const guest = async (fullName: string): Promise<string> =>
		(await addRecord(product.staff, 'guests', tripId, { fullName })).id
	const guests = { olivia: await guest('Olivia Hartley'), james: await guest('James Whitlock') }
	await addCompanion(product, tripId, guests.james)
	await product.staff.post(`/api/admin/trips/${tripId}/ready`, { word: 'A surprise waits on the last evening.' })
	return { tripId, guests }
}
const tell = (tripId: string) => product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
async function feedOf(client: Client, tripId: string) {
	const { notices } = (await client.get(`/api/portal/trips/${tripId}/notices`)).body
	return notices as { id: string; kind: string; word: string | null; items: { title: string; act: string }[] }[]
}
const titles = async (client: Client, tripId: string) =>
	(await feedOf(client, tripId)).flatMap(({ items }) => items.map(({ title, act }) => `${title} ${act}`))
async function mailsTo(client: Client, tripId: string) {
	const rows = await product.db
		.selectFrom('mails')
		.innerJoin('deliveries', 'deliveries.mailId', 'mails.id')
		.innerJoin('notices', 'notices.id', 'deliveries.noticeId')
		.select(['subject', 'textBody', 'mails.state', 'answer'])
		.where('tripId', '=', tripId)
		.where('to', '=', client.user!.email)
		.orderBy('mails.id')
		.execute()
	return rows
}

test('a companion is told what concerns the records they are on; the lead is told everything (PORTAL-121)', async () => {
	const { olivia, james, staff } = product
	const { tripId, guests } = await sharedTrip()
	expect((await mailsTo(james, tripId)).map(({ subject }) => subject)).toEqual([
		'Your trip is ready: Monaco Grand Prix Weekend',
	])
	expect((await mailsTo(james, tripId))[0]!.textBody).not.toContain('surprise')
	expect((await mailsTo(olivia, tripId))[0]!.textBody).toContain('surprise')
	const forOlivia = { guestIds: [guests.olivia] }
	await addRecord(staff, 'activities', tripId, { name: 'Ring fitting', ...forOlivia })
	await addRecord(staff, 'activities', tripId, { name: 'Boat trip', guestIds: [guests.james] })
	await addRecord(staff, 'activities', tripId, { name: 'Dinner' })
	await addRecord(staff, 'activities', tripId, { name: 'Nobody yet', guestIds: [] })
	await addDocument(staff, tripId, 'Ring invoice.pdf')
	await staff.patch(`/api/admin/trips/${tripId}/notices`, { word: 'The ring is insured.' })
	await tell(tripId)
	expect(await titles(james, tripId)).toEqual(['Boat trip added', 'Dinner added'])
	expect((await titles(olivia, tripId)).length).toBe(5)
	const [, mail] = await mailsTo(james, tripId)
	expect(mail!.textBody).toContain('Boat trip')
	expect(mail!.textBody).not.toMatch(/Ring|ring|Nobody/)
	expect(JSON.stringify(await feedOf(james, tripId))).not.toMatch(/Ring|ring is insured|seenBy|actorIds|readerIds/)

	await addRecord(staff, 'activities', tripId, { name: 'Only hers', ...forOlivia })
	await tell(tripId)
	expect(await mailsTo(james, tripId)).toHaveLength(2)
	expect(await mailsTo(olivia, tripId)).toHaveLength(3)
})

test('a removed record is told to those who were on it, and to nobody else', async () => {
	const { olivia, james, staff } = product
	const { tripId, guests } = await sharedTrip()
	const add = async (name: string, guestIds: string[] | null): Promise<string> =>
		(await addRecord(staff, 'activities', tripId, { name, guestIds })).id
	const ids = [
		await add('Hers', [guests.olivia]),
		await add('His', [guests.james]),
		await add('Everybody’s', null),
		await add('Nobody’s', []),
	]
	await tell(tripId)
	for (const id of ids) await staff.delete(`/api/admin/activities/${id}`)
	await tell(tripId)
	expect(await titles(james, tripId)).toEqual(['His removed', 'Everybody’s removed'])
	expect((await titles(olivia, tripId)).filter((title) => title.endsWith('removed'))).toHaveLength(4)
	const [, , mail] = await mailsTo(james, tripId)
	expect(mail!.textBody).not.toMatch(/Hers|Nobody’s/)
})

test('who is put on a record or taken off it is told, and nobody else (PORTAL-143)', async () => {
	const { olivia, james, staff } = product
	const { tripId, guests } = await sharedTrip()
	const add = async (name: string, guestIds: string[] | null): Promise<string> =>
		(await addRecord(staff, 'activities', tripId, { name, guestIds })).id
	const [his, hers, both] = [
		await add('Sailing', [guests.james]),
		await add('Tasting', [guests.olivia]),
		await add('Dinner', null),
	]
	const { id: document } = await addDocument(staff, tripId, 'Tickets.pdf')
	const change = (id: string, values: object) => staff.patch(`/api/admin/activities/${id}`, values)
	const waiting = async () => (await staff.get(`/api/admin/trips/${tripId}/notices`)).body.pending
	await tell(tripId)
	const news = async (client: Client) =>
		(await feedOf(client, tripId))[0]!.items.map(({ title, act }) => `${title} ${act}`)

	await change(his, { guestIds: [guests.olivia] })
	await change(hers, { guestIds: [guests.olivia, guests.james], time: '11:45' })
	// It concerns no companion, or is undone.
	await change(both, { guestIds: [guests.james, guests.olivia] })
	await change(both, { guestIds: [guests.olivia] })
	await change(both, { guestIds: null })
	await staff.patch(`/api/documents/${document}`, { audience: 'everyone' })
	expect((await waiting()).items.find(({ title }: { title: string }) => title.startsWith('Sailing'))).toMatchObject({
		facts: [{ label: 'Who is on it' }],
	})
	await tell(tripId)
	expect(await news(james)).toEqual(['Sailing removed', 'Tasting added', 'Tickets.pdf added'])
	expect(await news(olivia)).toEqual(['Tasting changed'])
	const [toJames, toOlivia] = [(await mailsTo(james, tripId)).at(-1)!, (await mailsTo(olivia, tripId)).at(-1)!]
	for (const words of ['No longer part of your trip', 'New document', '11:45'])
		expect(toJames.textBody).toContain(words)
	expect(toJames.textBody).not.toMatch(/was 10:30|Who is on it|Dinner/)
	expect(toOlivia.textBody).not.toMatch(/Sailing|Tickets|Who is on it/)
	expect(JSON.stringify(await feedOf(james, tripId))).not.toMatch(/putOn|takenOff|Who is on it/)

	// Nobody who has access is concerned, so there is nothing to tell.
	await change(both, { guestIds: [guests.james] })
	expect(await waiting()).toBeNull()
	// Taken off and then deleted: it is gone for them all the same.
	await change(hers, { guestIds: [guests.olivia] })
	await staff.delete(`/api/admin/activities/${hers}`)
	await tell(tripId)
	expect((await titles(james, tripId))[0]).toBe('Tasting removed')
})

test('whose access has ended is told nothing more: waiting mails are cancelled, and so are those of a removed guest', async () => {
	const { james, staff } = product
	for (const end of ['revoke', 'remove'] as const) {
		const { tripId, guests } = await sharedTrip()
		await addRecord(staff, 'activities', tripId, { name: 'Dinner' })
		await tell(tripId)
		expect((await mailsTo(james, tripId)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
		if (end === 'remove') await staff.delete(`/api/admin/guests/${guests.james}`)
		else {
			const [companion] = (await staff.get(`/api/admin/trips/${tripId}/companions`)).body.companions
			expect((await staff.delete(`/api/admin/companions/${companion.id}`)).status).toBe(204)
		}
		expect((await mailsTo(james, tripId)).map(({ state, answer }) => [state, answer])).toEqual([
			['failed', 'Not sent: their access has ended'],
			['failed', 'Not sent: their access has ended'],
		])
		expect((await staff.get('/api/admin/failed-mails')).body.mails).toEqual([])
		await addRecord(staff, 'activities', tripId, { name: 'Another dinner' })
		await tell(tripId)
		expect(await mailsTo(james, tripId)).toHaveLength(2)
		expect((await james.get(`/api/portal/trips/${tripId}/notices`)).status).toBe(404)
	}
})

test('receipts, “Got it”, calls and the alerts are per person', async () => {
	const { olivia, james, staff } = product
	const { tripId } = await sharedTrip()
	const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)
	const flight = await addRecord(staff, 'flights', tripId, { departureTime: clock(8), arrivalTime: clock(10) })
	await tell(tripId)
	await staff.delete(`/api/admin/flights/${flight.id}`)
	await tell(tripId)
	const [notice] = await feedOf(james, tripId)
	const alerts = async () =>
		(await staff.get('/api/admin/notice-alerts')).body.alerts.flatMap(
			(alert: { tripId: string; customerName: string }) => (alert.tripId === tripId ? [alert.customerName] : []),
		)
	expect((await alerts()).toSorted()).toEqual(['James Okafor', 'Olivia Hartley'])
	await james.post(`/api/portal/trips/${tripId}/notices/seen`, { acknowledged: [notice!.id] })
	expect(await alerts()).toEqual(['Olivia Hartley'])
	const call = (client: Client, path: string) => client.post(`/api/admin/trips/${tripId}/notices/${path}/telephoned`)
	const reader = `${notice!.id}/readers/${olivia.user!.id}`
	for (const [client, status] of [
		[product.anonymous, 401],
		[james, 403],
		[olivia, 403],
	] as const)
		expect((await call(client, reader)).status).toBe(status)
	expect((await call(staff, `${notice!.id}/readers/${staff.user!.id}`)).status).toBe(404)
	expect((await call(staff, `${tripId}/readers/${olivia.user!.id}`)).status).toBe(404)
	expect((await call(staff, `${notice!.id}/readers/no-id`)).status).toBe(404)
	const { notices } = (await call(staff, reader)).body
	expect(notices[0].receipts).toMatchObject([
		{ person: 'Olivia Hartley', isTelephoned: true, lines: [{}, { text: 'Told by telephone by Marguerite Lavigne' }] },
		{
			person: 'James Okafor',
			isTelephoned: false,
			lines: [{}, { text: 'Opened in the portal' }, { text: '“Got it”' }],
		},
	])
	expect(await alerts()).toEqual([])
})

test('urgency follows the journey: the same clock is tomorrow in Tokyo and next week at home (PORTAL-122)', async () => {
	const { staff } = product
	const tripId = await makeTrip(product, { destination: 'London', startDate: '2026-01-01', endDate: '2099-01-01' })
	await staff.post(`/api/admin/trips/${tripId}/ready`, {})
	// 25 hours ahead by London's clock (26 in winter), 17 by Tokyo's: the stay of that night says where they are.
	const ahead = new Date(Date.now() + 26 * 3_600_000).toISOString()
	const [day, clock] = [ahead.slice(0, 10), ahead.slice(11, 16)]
	const next = new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 10)
	const before = new Date(Date.now() - 72 * 3_600_000).toISOString().slice(0, 10)
	const urgentAt = async () => {
		const row = await product.db
			.selectFrom('pendingNotices')
			.select('urgentAt')
			.where('tripId', '=', tripId)
			.executeTakeFirst()
		return row?.urgentAt ?? null
	}
	const dinner = { name: 'Dinner', date: day, time: clock, location: null }
	await addRecord(staff, 'activities', tripId, dinner)
	expect(await urgentAt()).toBeNull()
	await tell(tripId)
	await addRecord(staff, 'accommodations', tripId, { hotelName: 'Park Hotel Tokyo', checkIn: before, checkOut: next })
	await sql`update "pendingNotices" set "urgentAt" = null where "tripId" = ${tripId}`.execute(product.db)
	await addRecord(staff, 'activities', tripId, { ...dinner, name: 'Supper' })
	expect(await urgentAt()).not.toBeNull()
})

test('a companion may see every field that notices tell', () => {
	const hidden = [...BOOKED_KIND_LIST, 'trip' as const].flatMap((list) => {
		const forCompanions: readonly string[] = SIGHTS.slice(0, SIGHTS.indexOf('companion') + 1)
		const sights = (list === 'trip' ? TRIP_SIGHT : RECORD_SIGHT[list]) as Record<string, string>
		return Object.keys(toldFields(list)).filter((name) => !forCompanions.includes(sights[name] ?? ''))
	})
	expect(Object.keys(toldFields('flights')).length).toBeGreaterThan(5)
	expect(hidden).toEqual([])
})
