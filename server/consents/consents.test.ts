import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let tripId: string
let ann: { id: string }
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product)
	ann = await addRecord(product.staff, 'guests', tripId, {
		fullName: 'Ann Hartley',
		dateOfBirth: '1961-02-28',
		passportNumber: 'QX7700199',
		dietaryRequirements: 'No nuts',
		specialRequests: 'A prayer mat',
	})
	await sql`delete from mails`.execute(product.db)
})

const portal = (id = ann.id) => `/api/portal/guests/${id}/consent`
const crm = (id = ann.id) => `/api/admin/guests/${id}/consent`
const agree = (how: string, id?: string) => product.olivia.put(portal(id), { how, wording: 1 })
const seen = async () => (await product.olivia.get(`/api/portal/trips/${tripId}`)).body.trip.guests[0]
const history = async () => (await product.staff.get(`${crm()}s`)).body.consents
const mails = () => product.db.selectFrom('mails').select(['to', 'subject', 'textBody']).execute()

test('consent given in the portal has who, when, how and the very words, and leaves an approval as it is', async () => {
	expect((await seen()).consent).toBeNull()
	await product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	expect((await agree('relayed')).status).toBe(200)
	expect(await seen()).toMatchObject({
		approvalStatus: 'approved',
		consent: { state: 'given', how: 'relayed', at: expect.any(String) },
	})
	expect(await history()).toMatchObject([
		{
			wording: 1,
			words: expect.stringContaining('what Ann Hartley needs because of diet, health or mobility'),
			how: 'relayed',
			note: null,
			givenBy: 'Olivia Hartley',
			withdrawnAt: null,
		},
	])
	// Renaming the guest later does not change what was agreed to.
	await product.staff.patch(`/api/admin/guests/${ann.id}`, { fullName: 'Anna Smith' })
	expect((await history())[0].words).toContain('Ann Hartley')
	const { rows } = await sql<{ detail: unknown }>`select detail from audit
		where action = 'consent given' and "objectId" = ${ann.id}`.execute(product.db)
	expect(rows).toEqual([{ detail: { how: 'relayed' } }])
})

test('a guardian agrees for a child, and an adult for themselves', async () => {
	const zuri = await addRecord(product.staff, 'guests', tripId, { fullName: 'Zuri', dateOfBirth: '2020-05-03' })
	for (const how of ['self', 'relayed']) {
		const refused = await agree(how, zuri.id)
		expect([how, refused.status, refused.body.fields]).toEqual([
			how,
			422,
			{ how: 'A parent or guardian agrees for a child' },
		])
	}
	expect((await agree('guardian', zuri.id)).status).toBe(200)
	expect((await agree('guardian')).status).toBe(422)
	for (const wrong of [{}, { how: 'told_staff', wording: 1 }, { how: 'self' }, { how: 'self', wording: 1, note: 'x' }])
		expect((await product.olivia.put(portal(), wrong)).status).toBe(422)
	expect((await product.olivia.put(portal(), { how: 'self', wording: 0 })).body.code).toBe('wording')
	expect((await seen()).consent).toBeNull()
})

test('withdrawing deletes diet and requests with every copy, tells the consultant, and keeps the rest', async () => {
	await agree('self')
	await product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	expect((await product.olivia.delete(portal())).status).toBe(204)
	expect(await seen()).toMatchObject({
		passportNumber: 'QX7700199',
		dietaryRequirements: null,
		specialRequests: null,
		approvalStatus: 'pending',
		consent: { state: 'withdrawn', how: 'self' },
	})
	expect((await product.staff.get(`/api/admin/trips/${tripId}/approval`)).body.approval).toBeNull()
	expect((await history())[0]).toMatchObject({ withdrawnBy: 'Olivia Hartley', withdrawnAt: expect.any(String) })
	const [mail, ...more] = await mails()
	expect([more, mail?.to]).toEqual([[], product.staff.user!.email])
	expect(mail?.textBody).toContain('Ann Hartley')
	expect(JSON.stringify(mail)).not.toMatch(/nuts|prayer/)
	// Once more changes nothing and tells nobody.
	expect((await product.olivia.delete(portal())).status).toBe(204)
	expect(await mails()).toHaveLength(1)
})

test('after a withdrawal nobody stores diet again without a new consent', async () => {
	await product.staff.delete(crm())
	for (const edit of [
		await product.olivia.patch(`/api/portal/guests/${ann.id}`, { dietaryRequirements: 'No nuts' }),
		await product.staff.patch(`/api/admin/guests/${ann.id}`, { dietaryRequirements: 'No nuts', phone: '1' }),
	])
		expect([edit.status, edit.body.fields]).toEqual([
			422,
			{ dietaryRequirements: 'The consent for this was withdrawn. Record a new one first' },
		])
	expect((await product.staff.patch(`/api/admin/guests/${ann.id}`, { phone: '1' })).status).toBe(200)
	await agree('self')
	expect((await product.olivia.patch(`/api/portal/guests/${ann.id}`, { dietaryRequirements: 'No nuts' })).status).toBe(
		200,
	)
	expect(await history()).toHaveLength(1)
})

test('staff record what they were told; without a note it is refused', async () => {
	expect((await product.staff.put(crm(), {})).body.fields).toHaveProperty('note')
	const { status, body } = await product.staff.put(crm(), { note: 'Mrs Hartley, by telephone' })
	expect([status, body.consents]).toMatchObject([
		200,
		[{ how: 'told_staff', note: 'Mrs Hartley, by telephone', givenBy: 'Marguerite Lavigne' }],
	])
	// A new consent ends the earlier one.
	await product.staff.put(crm(), { note: 'Again' })
	expect((await history()).map(({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt === null)).toEqual([
		true,
		false,
	])
})

test('mail about a trip goes to its consultant, and to the agency when nobody who works there looks after it', async () => {
	const colleague = await product.colleague('consultant')
	const consultant = colleague.user!
	await product.staff.put(`/api/admin/trips/${tripId}/consultant`, { consultantId: consultant.id })
	await product.staff.delete(crm())
	expect((await mails()).map(({ to }) => to)).toEqual([consultant.email])
	await sql`update users set "disabledAt" = now() where id = ${consultant.id}`.execute(product.db)
	await product.staff.put(crm(), { note: 'x' })
	await product.staff.delete(crm())
	expect((await mails()).map(({ to }) => to).toSorted()).toEqual(
		[consultant.email, product.services.agency.email].toSorted(),
	)
})
