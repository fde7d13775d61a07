import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Companion } from '#shared/companions/companion.ts'
import { linkIn, mailsTo, startProductWithMail } from '#tests/harness/links.ts'
import type { Client } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Awaited<ReturnType<typeof startProductWithMail>>
beforeAll(async () => {
	product = await startProductWithMail()
})
afterAll(() => product.stop())

let tripId: string
let guestId: string
beforeEach(async () => {
	tripId = await makeTrip(product)
	guestId = (await addRecord(product.staff, 'guests', tripId, { fullName: 'Emma Whitlock', dateOfBirth: '1990-01-01' }))
		.id
	await sql`delete from throttle`.execute(product.db)
})

const PASSWORD = 'harbour lights at dusk'
const pathOf = (by: Client) => `/api/${by.user?.role === 'admin' ? 'admin' : 'portal'}/trips/${tripId}/companions`
const invite = (by: Client, email: string, more: object = {}) => by.post(pathOf(by), { guestId, email, ...more })
const companions = async (by: Client): Promise<Companion[]> => (await by.get(pathOf(by))).body.companions
const accept = (token: string) => product.anonymous.post('/api/auth/invitation', { token, password: PASSWORD })
const tokenTo = async (email: string) => linkIn((await mailsTo(product, email)).at(-1)).token
async function invitedTo(client: Client) {
	const { invitations } = (await client.get('/api/portal/invitations')).body
	return invitations as { id: string; tripName: string; invitedBy: string }[]
}
const session = (answer: { headers: Headers }): Record<string, string> => ({
	cookie:
		answer.headers
			.getSetCookie()
			.find((cookie) => cookie.includes('session'))
			?.split(';')[0] ?? '',
})

test('a scanner changes nothing; a press with a password opens the access, once', async () => {
	const email = 'emma@mail.example'
	const { status, body } = await invite(product.olivia, email)
	expect([status, body.companions]).toMatchObject([201, [{ guestId, email, state: 'invited' }]])
	const [mail] = await mailsTo(product, email)
	expect(mail).toMatchObject({ subject: 'You are invited to a trip' })
	expect(mail?.text).toContain('Olivia Hartley')
	const { token, address } = linkIn(mail)
	for (let time = 0; time < 10; time++)
		for (const method of ['GET', 'HEAD']) await product.app.request(new URL(address).pathname, { method })
	await product.anonymous.post('/api/auth/links/look', { purpose: 'invitation', token })
	expect((await companions(product.olivia))[0]?.state).toBe('invited')

	const answer = await accept(token)
	expect(answer.status).toBe(200)
	const trip = await product.anonymous.get(`/api/portal/trips/${tripId}`, session(answer))
	expect(trip.body.trip).toMatchObject({
		viewer: { kind: 'companion', guestId },
		guests: [{ fullName: 'Emma Whitlock' }],
	})
	expect((await accept(token)).body.code).toBe('link_ended')
	const [open] = await companions(product.staff)
	expect(open).toMatchObject({ state: 'open', lastSeenAt: expect.any(String) })
	expect((await invite(product.olivia, 'other@mail.example')).body.code).toBe('has_access')
})

test('an invitation ends when it is withdrawn, replaced, or fourteen days old', async () => {
	const email = 'late@mail.example'
	await invite(product.olivia, email)
	const [first] = await companions(product.olivia)
	expect((await product.olivia.delete(`/api/portal/companions/${first!.id}`)).status).toBe(204)
	expect((await accept(await tokenTo(email))).body.code).toBe('link_ended')
	expect(await companions(product.olivia)).toEqual([])

	await invite(product.olivia, email)
	const replaced = await tokenTo(email)
	await invite(product.olivia, email)
	expect((await accept(replaced)).body.code).toBe('link_ended')
	const { rows } = await sql<{ days: number }>`select extract(day from "expiresAt" - "createdAt")::int as days
		from "accountLinks" where "sentTo" = ${email}`.execute(product.db)
	expect(rows).toEqual([{ days: 14 }])
	await sql`update companions set "invitedUntil" = now() where email = ${email}`.execute(product.db)
	expect((await companions(product.olivia))[0]?.state).toBe('expired')
	const answer = await accept(await tokenTo(email))
	expect((await product.anonymous.get(`/api/portal/trips/${tripId}`, session(answer))).status).toBe(404)
})

test('somebody with an account accepts or declines in the portal, and whoever invites cannot tell', async () => {
	const { james, olivia, staff } = product
	const toAccount = await invite(olivia, james.user!.email)
	const shapeOf = ({ status, body }: { status: number; body: { companions: object[] } }) => [
		status,
		Object.keys(body.companions[0]!),
	]
	expect((await james.get(`/api/portal/trips/${tripId}`)).status).toBe(404)
	expect(await invitedTo(james)).toMatchObject([{ tripName: 'Monaco Grand Prix Weekend', invitedBy: 'Olivia Hartley' }])
	expect((await mailsTo(product, james.user!.email)).at(-1)?.text).not.toMatch(/#[a-z0-9]{20}/)
	const [{ id } = { id: '' }] = await invitedTo(james)
	expect((await olivia.post(`/api/portal/invitations/${id}`, {})).status).toBe(404)
	expect((await james.delete(`/api/portal/invitations/${id}`)).status).toBe(204)
	expect((await james.post(`/api/portal/invitations/${id}`, {})).status).toBe(404)

	await invite(olivia, james.user!.email.toUpperCase())
	const [again] = await invitedTo(james)
	expect((await james.post(`/api/portal/invitations/${again!.id}`, {})).status).toBe(204)
	expect((await james.get(`/api/portal/trips/${tripId}`)).status).toBe(200)
	expect((await james.get('/api/portal/trips')).body.trips.map((trip: { id: string }) => trip.id)).toContain(tripId)
	// A companion cannot invite, or see who else has access (PORTAL-141).
	expect((await invite(james, 'third@mail.example')).status).toBe(404)
	const dateOfBirth = '1990-01-01'
	const other = await addRecord(staff, 'guests', tripId, { fullName: 'Theo Whitlock', dateOfBirth })
	await olivia.post(pathOf(olivia), { guestId: other.id, email: 'theo@mail.example' })
	expect(await companions(olivia)).toHaveLength(2)
	expect(await companions(james)).toMatchObject([{ guestId, id: again!.id, state: 'open' }])
	for (const nobody of [staff, product.anonymous])
		expect((await nobody.get(`/api/portal/trips/${tripId}/companions`)).status).toBe(nobody === staff ? 404 : 401)
	expect((await james.delete(`/api/portal/companions/${again!.id}`)).status).toBe(204)
	expect((await james.get(`/api/portal/trips/${tripId}`)).status).toBe(404)
	expect((await james.get(pathOf(james))).status).toBe(404)

	// Staff's own addresses can't be companions. The answer is alike, and nobody gets a mail.
	const toStaff = await invite(olivia, staff.user!.email)
	expect(shapeOf(toStaff)).toEqual(shapeOf(toAccount))
	expect(await mailsTo(product, staff.user!.email)).toEqual([])
})

test('only adults are invited, at most five times an hour, and not the lead again', async () => {
	const { olivia, staff } = product
	const born = (dateOfBirth: string | null) => staff.patch(`/api/admin/guests/${guestId}`, { dateOfBirth })
	// The trip starts on 20 May 2038.
	await born('2020-05-21')
	expect((await invite(olivia, 'child@mail.example')).body).toMatchObject({
		code: 'minor',
		error: 'Emma Whitlock is under 18 when the trip starts, so the lead traveller looks after their details',
	})
	expect((await invite(staff, 'child@mail.example', { isAdult: true })).body.code).toBe('minor')
	await born(null)
	expect((await invite(olivia, 'adult@mail.example')).body.code).toBe('age_unknown')
	expect((await invite(olivia, 'adult@mail.example', { isAdult: true })).status).toBe(422)
	expect((await invite(staff, 'adult@mail.example', { isAdult: false })).body).toMatchObject({
		code: 'age_unknown',
		error: expect.stringContaining('Say that they will be an adult'),
	})
	await sql`delete from throttle`.execute(product.db)
	expect((await invite(staff, 'adult@mail.example', { isAdult: true })).status).toBe(201)
	await born('2020-05-20')
	expect((await invite(olivia, olivia.user!.email)).body.code).toBe('lead')
	for (let time = 0; time < 3; time++) expect((await invite(olivia, `adult${time}@mail.example`)).status).toBe(201)
	expect((await invite(olivia, 'adult@mail.example')).status).toBe(429)
})

test('ended access is gone at once, and the guest is the lead’s again, as pending', async () => {
	const { james, olivia } = product
	await invite(olivia, james.user!.email)
	const [invitation] = await invitedTo(james)
	await james.post(`/api/portal/invitations/${invitation!.id}`, {})
	await james.post(`/api/portal/trips/${tripId}/approve-guests`)
	expect((await james.get(`/api/portal/trips/${tripId}`)).body.trip.guestDetailsApprovalStatus).toBe('approved')
	expect((await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)).body).toMatchObject({
		code: 'not_approvable',
		error: 'Every guest of this trip approves their own details',
	})
	const [open] = await companions(olivia)
	expect((await product.staff.delete(`/api/admin/companions/${open!.id}`)).status).toBe(204)
	expect((await james.get(`/api/portal/trips/${tripId}`)).status).toBe(404)
	const { trip } = (await olivia.get(`/api/portal/trips/${tripId}`)).body
	expect(trip).toMatchObject({ guestDetailsApprovalStatus: 'pending', guests: [{ approvalStatus: 'pending' }] })
	expect((await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)).status).toBe(200)
})

test('a companion keeps their details from the lead, and staff can change that', async () => {
	const { james, olivia, staff } = product
	await invite(olivia, james.user!.email)
	const [invitation] = await invitedTo(james)
	await james.post(`/api/portal/invitations/${invitation!.id}`, {})
	const privacy = (by: Client, isPrivate: boolean) =>
		by.put(`/api/${by.user?.role === 'admin' ? 'admin' : 'portal'}/guests/${guestId}/privacy`, { isPrivate })
	expect((await privacy(olivia, true)).status).toBe(404)
	expect((await privacy(james, true)).status).toBe(204)
	const birthDate = async () => (await olivia.get(`/api/portal/trips/${tripId}`)).body.trip.guests[0].dateOfBirth
	expect(await birthDate()).toBeNull()
	expect((await privacy(staff, false)).status).toBe(204)
	expect(await birthDate()).toBe('1990-01-01')
})

test('an account that only an invitation made is no customer until it has a trip', async () => {
	const { olivia, staff } = product
	const customers = async () => {
		const { body } = await staff.get('/api/admin/users?limit=500')
		return { total: body.total as number, users: body.users as { id: string; email: string }[] }
	}
	const before = await customers()
	await invite(olivia, 'only@mail.example')
	expect(await customers()).toEqual(before)
	expect((await staff.get('/api/admin/users?q=only')).body.users).toEqual([])
	const { id } = await product.db
		.selectFrom('users')
		.select('id')
		.where('email', '=', 'only@mail.example')
		.executeTakeFirstOrThrow()
	const trip = { name: 'Oman', startDate: '2028-01-01', endDate: '2028-01-09', userId: id }
	expect((await staff.post('/api/admin/trips', trip)).status).toBe(201)
	const after = await customers()
	expect(after.total).toBe(before.total + 1)
	expect(after.users.map(({ email }) => email)).toContain('only@mail.example')
})
