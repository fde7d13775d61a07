import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let tripId: string
let ann: { id: string; version: number }
let ben: { id: string; version: number }
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product)
	ann = await addRecord(product.staff, 'guests', tripId, { fullName: 'Ann Hartley', passportNumber: '111' })
	ben = await addRecord(product.staff, 'guests', tripId, { fullName: 'Ben Hartley', passportNumber: '222' })
})

const approve = (body?: object) => product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`, body)
const tripOf = async () => (await product.olivia.get(`/api/portal/trips/${tripId}`)).body.trip
const approvalOf = async () => (await product.staff.get(`/api/admin/trips/${tripId}/approval`)).body.approval
const pending = async () => (await product.staff.get('/api/admin/stats')).body.stats.pendingApprovals

const ELEVEN = {
	title: 'Dr',
	fullName: 'Anna Hartley',
	dateOfBirth: '03/02/1990',
	passportNumber: '999',
	passportExpiry: '04/05/2031',
	passportCountry: 'Ireland',
	nationality: 'Irish',
	email: 'ann@mail.example',
	phone: '+353 1 496 0000',
	dietaryRequirements: 'No nuts',
	specialRequests: '',
}

test('the traveller saves exactly the eleven fields; dates may be typed in several formats', async () => {
	const { status, body } = await product.olivia.patch(`/api/portal/guests/${ann.id}`, ELEVEN)
	expect(status).toBe(200)
	expect(body.guest).toMatchObject({
		...ELEVEN,
		dateOfBirth: '1990-02-03',
		passportExpiry: '2031-05-04',
		specialRequests: null,
		approvalStatus: 'pending',
		version: 2,
	})
	for (const more of [{ approvalStatus: 'approved' }, { tripId }, { id: ann.id }, { version: 7 }]) {
		const refused = await product.olivia.patch(`/api/portal/guests/${ann.id}`, { ...ELEVEN, phone: '1', ...more })
		expect([more, refused.status, Object.keys(refused.body.fields)]).toEqual([more, 422, Object.keys(more)])
	}
	expect((await tripOf()).guests[0].phone).toBe(ELEVEN.phone)
})

test('invalid values are reported by field, and nothing is saved', async () => {
	const { status, body } = await product.olivia.patch(`/api/portal/guests/${ann.id}`, {
		fullName: '  ',
		dateOfBirth: 'soon',
		phone: '2',
	})
	expect([status, body.fields]).toEqual([
		422,
		{ fullName: 'Full name is required', dateOfBirth: 'Enter a date, such as 21/04/1990' },
	])
	expect((await tripOf()).guests[0]).toMatchObject({ fullName: 'Ann Hartley', phone: null, version: 1 })
})

test('another customer and staff find neither guest nor approval', async () => {
	for (const client of [product.james, product.staff]) {
		expect((await client.patch(`/api/portal/guests/${ann.id}`, { fullName: 'Mallory' })).body).toMatchObject({
			error: 'Guest not found',
		})
		expect((await client.post(`/api/portal/trips/${tripId}/approve-guests`)).status).toBe(404)
	}
	expect((await tripOf()).guests.map((guest: { fullName: string }) => guest.fullName)).not.toContain('Mallory')
})

test('an edit of an older version is refused and returns the current one', async () => {
	await product.staff.patch(`/api/admin/guests/${ann.id}`, { phone: '1' })
	const stale = await product.olivia.patch(`/api/portal/guests/${ann.id}`, ELEVEN, { 'if-match': '"1"' })
	expect([stale.status, stale.body.current.phone]).toEqual([412, '1'])
})

test('an approval covers every guest and the trip, once, and is counted and audited', async () => {
	const before = await pending()
	const { status, body } = await approve()
	expect([status, body.trip.guestDetailsApprovalStatus, 'notes' in body.trip]).toEqual([200, 'approved', false])
	expect(body.trip.guests.map((guest: { approvalStatus: string }) => guest.approvalStatus)).toEqual([
		'approved',
		'approved',
	])
	expect(await pending()).toBe(before - 1)
	const again = await approve()
	expect([again.status, again.body.trip.version]).toEqual([200, body.trip.version])
	const { rows } = await sql<{ n: number; by: string }>`select count(*)::int as n, min("actorId"::text) as by from audit
		where "objectId" = ${tripId} and action = 'guest details approved'`.execute(product.db)
	expect(rows).toEqual([{ n: 1, by: product.olivia.user!.id }])
})

test('an approval without guests, or with a nameless guest, is refused with the reason', async () => {
	const empty = await makeTrip(product)
	const nothing = await product.olivia.post(`/api/portal/trips/${empty}/approve-guests`)
	expect([nothing.status, nothing.body.error]).toEqual([409, 'There are no guest details to approve yet'])
	// An import of long ago may have left one.
	await sql`update guests set "fullName" = ' ' where id = ${ben.id}`.execute(product.db)
	const nameless = await approve()
	expect([nameless.status, nameless.body.error]).toEqual([
		409,
		'Guest 2 needs a full name before the details can be approved',
	])
	expect((await tripOf()).guestDetailsApprovalStatus).toBe('pending')
})

test('an approval of a cancelled trip is refused, until it takes place again', async () => {
	await product.staff.patch(`/api/admin/trips/${tripId}`, { status: 'cancelled' })
	const refused = await approve()
	expect([refused.status, refused.body.error]).toEqual([409, 'This trip was cancelled, so there is nothing to approve'])
	await product.staff.patch(`/api/admin/trips/${tripId}`, { status: 'confirmed' })
	expect((await approve()).status).toBe(200)
})

test('an approval of details the traveller has not seen is refused', async () => {
	const seen = { guests: { [ann.id]: 1, [ben.id]: 1 } }
	await product.staff.patch(`/api/admin/guests/${ben.id}`, { passportNumber: '223' })
	const stale = await approve(seen)
	expect([stale.status, stale.body.current.guests[1].passportNumber]).toEqual([412, '223'])
	expect((await approve({ guests: { ...seen.guests, [ben.id]: 2 } })).status).toBe(200)
	expect((await approve({ everything: true })).status).toBe(422)
})

test('a later edit reopens the guest and the trip; staff see which field changed', async () => {
	expect(await approvalOf()).toBeNull()
	await approve()
	expect(await approvalOf()).toMatchObject({
		approvedBy: 'Olivia Hartley',
		fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
		guests: [
			{ fullName: 'Ann Hartley', passportNumber: '111' },
			{ fullName: 'Ben Hartley', passportNumber: '222' },
		],
		changes: [],
	})
	await product.olivia.patch(`/api/portal/guests/${ben.id}`, { passportNumber: '333' })
	await product.staff.delete(`/api/admin/guests/${ann.id}`)
	const cleo = await addRecord(product.staff, 'guests', tripId, { fullName: 'Cleo' })
	const trip = await tripOf()
	expect([trip.guestDetailsApprovalStatus, trip.guests[0].approvalStatus]).toEqual(['pending', 'pending'])
	const { guests, changes } = await approvalOf()
	expect(guests).toHaveLength(2)
	expect(changes).toEqual([
		{
			guestId: ben.id,
			fullName: 'Ben Hartley',
			kind: 'edited',
			fields: [{ name: 'passportNumber', label: 'Passport Number', approved: '222', now: '333' }],
		},
		{ guestId: cleo.id, fullName: 'Cleo', kind: 'added', fields: [] },
		{ guestId: ann.id, fullName: 'Ann Hartley', kind: 'removed', fields: [] },
	])
})

test('the traveller can read what they approved; another customer cannot', async () => {
	const path = `/api/portal/trips/${tripId}/approval`
	expect((await product.olivia.get(path)).body).toEqual({ approval: null })
	await approve()
	await product.olivia.patch(`/api/portal/guests/${ben.id}`, { passportNumber: '333' })
	const { approval } = (await product.olivia.get(path)).body
	expect(approval).toEqual(await approvalOf())
	expect(approval).toMatchObject({
		approvedBy: 'Olivia Hartley',
		guests: [{ passportNumber: '111' }, { passportNumber: '222' }],
		changes: [{ fullName: 'Ben Hartley' }],
	})
	expect((await product.james.get(path)).status).toBe(404)
})

test('the approved details are sealed, and rejected when tampered with', async () => {
	await approve()
	const { rows } = await sql<{
		row: string
	}>`select a::text as row from approvals a where "tripId" = ${tripId}`.execute(product.db)
	expect(rows[0]!.row).not.toContain('Hartley')
	await sql`update approvals set fingerprint = repeat('0', 64) where "tripId" = ${tripId}`.execute(product.db)
	expect(await approvalOf()).toMatchObject({ guests: null, changes: [] })
})
