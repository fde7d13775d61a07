import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const numbersOf = async (id: string) => {
	const { rows } = await sql<{ tripCount: number; trips: number }>`select "tripCount",
		(select count(*)::int from trips t where t."userId" = u.id) as trips from users u where id = ${id}`.execute(
		product.db,
	)
	return rows[0]
}
const customers = async () => (await product.staff.get('/api/admin/stats')).body.stats.totalCustomers

test('a trip moves to another customer, and the old one has nothing of it any more (CRM-326, API-255)', async () => {
	const { staff, olivia, james, db } = product
	const tripId = await makeTrip(product)
	const guest = await addRecord(staff, 'guests', tripId)
	const document = await addDocument(staff, tripId)
	const link = (client: typeof staff, by: string) =>
		client.post(`/api/${by}/trips/${tripId}/links`, { name: 'Family', scope: 'dates' })
	expect((await link(olivia, 'portal')).status).toBe(201)
	expect((await link(staff, 'admin')).status).toBe(201)
	await staff.post(`/api/admin/trips/${tripId}/ready`, {})
	const path = `/api/admin/trips/${tripId}/move`
	const { preview } = (await staff.get(`${path}?userId=${james.user!.id}`)).body
	expect(preview).toMatchObject({ guests: 1, documents: 1, links: 1, companions: 0, hasConversation: false })
	expect(preview.to).toContain(james.user!.email)
	for (const wrong of [olivia.user!.id, staff.user!.id, newId(), 'no-id', null]) {
		const { status, body } = await staff.post(path, { userId: wrong })
		expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['userId']])
	}
	const { body } = await staff.get(`/api/admin/trips/${tripId}`)
	expect(
		(await staff.post(path, { userId: james.user!.id }, { 'if-match': `"${body.trip.version - 1}"` })).status,
	).toBe(412)
	const moved = await staff.post(path, { userId: james.user!.id }, { 'if-match': `"${body.trip.version}"` })
	expect(moved).toMatchObject({ status: 200, body: { trip: { userId: james.user!.id, customerName: 'James Okafor' } } })

	expect((await james.get(`/api/portal/trips/${tripId}`)).body.trip.guests).toMatchObject([{ id: guest.id }])
	expect((await olivia.get(`/api/portal/trips/${tripId}`)).status).toBe(404)
	expect((await olivia.get(document.fileUrl)).status).toBe(404)
	const links = await db
		.selectFrom('sharedLinks')
		.select(['createdBy', 'endedAt'])
		.where('tripId', '=', tripId)
		.execute()
	expect(new Map(links.map(({ createdBy, endedAt }) => [createdBy, endedAt !== null]))).toEqual(
		new Map([
			[olivia.user!.id, true],
			[staff.user!.id, false],
		]),
	)
	expect(await numbersOf(olivia.user!.id)).toEqual({ tripCount: 0, trips: 0 })
	expect(await numbersOf(james.user!.id)).toEqual({ tripCount: 1, trips: 1 })
	expect((await staff.get('/api/admin/trips?q=okafor+grand')).body.total).toBe(1)
	const { entries } = (await staff.get(`/api/admin/trips/${tripId}/history`)).body
	expect(entries[0]).toMatchObject({ action: 'trip moved' })
	expect(entries[1].change.differences).toEqual([{ name: 'Customer', was: 'Olivia Hartley', now: 'James Okafor' }])
})

test('two customers become one: everything moves, and the sign-ins of the other end (CRM-327, API-256)', async () => {
	const { staff, olivia, james, db } = product
	const [from, to] = [olivia.user!.id, james.user!.id]
	const tripId = await makeTrip(product)
	expect(
		(await olivia.post(`/api/portal/trips/${tripId}/messages`, { text: 'Is breakfast included?' })).status,
	).toBeLessThan(300)
	const deleted = await makeTrip(product)
	await staff.delete(`/api/admin/trips/${deleted}`)
	await olivia.post('/api/portal/calendar-feed')
	await staff.patch(`/api/admin/users/${from}`, { phone: '+44 20 7946 0100' })
	for (const [id, preferences] of [
		[from, 'Aisle seats'],
		[to, 'Feather pillows'],
	])
		await staff.patch(`/api/admin/users/${id}/notes`, { preferences })
	const before = { customers: await customers(), trips: (await numbersOf(to))!.trips }
	const path = `/api/admin/users/${from}/merge`
	expect((await staff.get(`${path}?into=${to}`)).body.preview).toMatchObject({
		trips: 1,
		conversations: 1,
		hasAccess: true,
	})
	for (const wrong of [from, staff.user!.id, newId(), null])
		expect((await staff.post(path, { into: wrong })).body.fields).toEqual({ into: 'Choose another customer' })

	expect(await staff.post(path, { into: to })).toMatchObject({ status: 200, body: { user: { id: to } } })
	expect((await staff.get(`/api/admin/users/${from}`)).status).toBe(404)
	expect((await olivia.get('/api/portal/trips')).status).toBe(401)
	expect(await numbersOf(to)).toEqual({ tripCount: before.trips + 1, trips: before.trips + 1 })
	expect(await customers()).toBe(before.customers - 1)
	const { conversation } = (await james.get(`/api/portal/trips/${tripId}/messages`)).body
	expect(JSON.stringify(conversation)).toContain('Is breakfast included?')
	const [entry] = (await staff.get('/api/admin/bin')).body.entries
	await staff.post(`/api/admin/bin/${entry.id}/restore`)
	expect((await james.get(`/api/portal/trips/${deleted}`)).status).toBe(200)
	expect((await staff.get(`/api/admin/users/${to}/notes`)).body.notes).toMatchObject({
		preferences: 'Feather pillows\n\nAisle seats',
	})
	const { entries } = (await staff.get(`/api/admin/users/${to}/history`)).body
	expect(
		entries.flatMap(
			({ change }: { change?: { differences: { name: string }[] } }) =>
				change?.differences.map(({ name }) => name) ?? [],
		),
	).toEqual(['Merged with', 'preferences', 'preferences', 'phone'])
	for (const table of ['sessions', 'calendarFeeds', 'threads', 'history'] as const)
		expect(await db.selectFrom(table).select('userId').where('userId', '=', from).execute()).toEqual([])
})
