import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

/** The files of an export by name. */
async function exported(client: Client, path: string) {
	const response = await client.fetch(path, { method: 'POST' })
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
	const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
	const text = (name: string) => new TextDecoder().decode(files[name])
	return { names: Object.keys(files), html: text('data.html'), data: JSON.parse(text('data.json')), files }
}

test('a customer takes away everything held about them, and nobody else’s passport (API-156)', async () => {
	const { staff, olivia } = product
	const trip = await makeTrip(product, { notes: 'Likes the <corner> table' })
	const own = { fullName: olivia.user!.fullName, passportNumber: 'CANARY-OWN', dietaryRequirements: 'No nuts' }
	await addRecord(staff, 'guests', trip, own)
	await addRecord(staff, 'guests', trip, {
		fullName: 'Daniel Hartley',
		passportNumber: 'CANARY-OTHER',
		phone: '+44 999',
	})
	await addRecord(staff, 'flights', trip, { pnr: 'K7QX2M' })
	const document = await addDocument(staff, trip, 'Welcome pack.pdf')
	await olivia.post(`/api/portal/trips/${trip}/approve-guests`)
	const asked = {
		name: 'Olivia',
		email: olivia.user!.email.toUpperCase(),
		phone: '1',
		guests: 2,
		villaName: 'Villa Rocha',
	}
	await product.anonymous.post('/api/enquiries', asked)
	await staff.patch(`/api/admin/users/${olivia.user!.id}/notes`, { preferences: 'Aisle seats' })

	for (const [client, path] of [
		[olivia, '/api/auth/export'],
		[staff, `/api/admin/users/${olivia.user!.id}/export`],
	] as const) {
		const { names, html, data, files } = await exported(client, path)
		const [pdf] = names.filter((name) => name.startsWith('documents/'))
		expect(pdf).toMatch(/^documents\/1 .*Welcome pack\.pdf$/)
		expect(files[pdf!]?.length).toBe(document.bytes)
		expect(data).toMatchObject({
			users: [{ email: olivia.user!.email }],
			trips: [{ id: trip, notes: 'Likes the <corner> table' }],
			flights: [{ pnr: 'K7QX2M' }],
			enquiries: [{ propertyName: 'Villa Rocha' }],
			approvals: [{ tripId: trip }],
			customerNotes: [{ preferences: 'Aisle seats' }],
		})
		expect(data.guests).toEqual([expect.objectContaining(own), expect.objectContaining({ fullName: 'Daniel Hartley' })])
		expect(html).toContain('Likes the &lt;corner&gt; table')
		expect(html).toContain('CANARY-OWN')
		for (const foreign of ['CANARY-OTHER', '+44 999', product.james.user!.email, 'tokenHash', 'passwordHash', 'argon2'])
			expect([foreign, `${html}${JSON.stringify(data)}`.includes(foreign)]).toEqual([foreign, false])
	}
})

test('an export needs a recent confirmation and the sight of identity data, and is recorded', async () => {
	const { staff, james, olivia, anonymous, colleague, db } = product
	const path = `/api/admin/users/${james.user!.id}/export`
	expect((await anonymous.post(path)).status).toBe(401)
	expect((await anonymous.post('/api/auth/export')).status).toBe(401)
	expect((await olivia.post(path)).status).toBe(403)
	expect(await (await colleague('viewer')).post(path)).toMatchObject({ status: 403, body: { code: 'read_only' } })
	expect((await (await colleague('consultant')).post(path)).status).toBe(200)
	for (const id of [newId(), 'no-id', staff.user!.id])
		expect((await staff.post(`/api/admin/users/${id}/export`)).status).toBe(404)
	await staff.post('/api/admin/trips', {
		name: 'T',
		userId: james.user!.id,
		startDate: '2027-01-01',
		endDate: '2027-01-02',
	})
	await sql`insert into "agencySettings" (id, "values") values (1, '{"consultantsSee":"own_trips"}')
		on conflict (id) do update set "values" = excluded."values"`.execute(db)
	expect(await (await colleague('consultant')).post(path)).toMatchObject({ status: 403, body: { code: 'hidden' } })
	const entries = await db
		.selectFrom('audit')
		.select('actorId')
		.where('action', '=', 'personal data exported')
		.where('objectId', '=', james.user!.id)
		.execute()
	expect(entries).toHaveLength(1)
	await sql`update sessions set "confirmedAt" = now() - interval '11 minutes'`.execute(db)
	for (const [client, address] of [
		[staff, path],
		[james, '/api/auth/export'],
	] as const)
		expect(await client.post(address)).toMatchObject({ status: 403, body: { code: 'confirm_first' } })
})
