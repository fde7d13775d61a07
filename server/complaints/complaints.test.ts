import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dueDay, noticeIn, urgencyOf } from '#shared/complaints/complaint.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	for (const table of ['complaints', 'mails', 'throttle'])
		await sql`delete from ${sql.table(table)}`.execute(product.db)
})

const FORM = {
	kind: 'personal_data',
	name: 'Ada Byron',
	email: 'ada@mail.example',
	phone: '',
	booking: '',
	message: 'You sent my passport\r\nto a stranger.',
	remedy: '',
}
/** Sends the form as a browser without scripts does. */
const sendForm = (fields: object, headers: Record<string, string> = {}) =>
	product.app.request('/api/complaints', {
		method: 'POST',
		body: new URLSearchParams({ ...fields }).toString(),
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			origin: 'http://localhost:3000',
			'sec-fetch-site': 'same-origin',
			...headers,
		},
	})
const list = async (state = 'waiting') => (await product.staff.get(`/api/admin/complaints?state=${state}`)).body
const mails = () =>
	product.db.selectFrom('mails').select(['to', 'replyTo', 'subject', 'textBody']).orderBy('id').execute()
const london = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

test('a form sent without scripts leads to its reference, is confirmed by mail, and is due on the 30th day', async () => {
	const answer = await sendForm(FORM)
	expect(answer.status).toBe(303)
	const address = new URL(answer.headers.get('location')!, 'http://localhost:3000')
	const [complaint] = (await list()).complaints
	expect(noticeIn(address.search)).toEqual({ received: complaint.reference })
	expect(complaint).toMatchObject({
		kind: 'personal_data',
		message: 'You sent my passport\nto a stranger.',
		phone: null,
		state: 'waiting',
		dueOn: dueDay(london()),
		acknowledgedAt: expect.any(String),
		ownerId: null,
	})
	expect(complaint).not.toHaveProperty('ip')
	const [toSender, toAgency] = await mails()
	expect(toSender).toMatchObject({
		to: 'ada@mail.example',
		subject: `We have your complaint [${complaint.reference}]`,
		textBody: expect.stringContaining('ico.org.uk/make-a-complaint'),
	})
	expect(toSender!.textBody).not.toContain('passport')
	expect(toAgency).toMatchObject({ to: product.services.agency.email, replyTo: 'ada@mail.example' })
	expect(toAgency!.textBody).toContain('to a stranger')

	// A second press, or a reloaded page.
	expect((await sendForm(FORM)).headers.get('location')).toBe(answer.headers.get('location'))
	expect([(await list()).total, (await mails()).length]).toEqual([1, 2])
})

test('the 30th day counts the day of receipt, and is marked from the 20th day on', () => {
	expect(dueDay('2026-11-22')).toBe('2026-12-21')
	expect(dueDay('2028-02-01')).toBe('2028-03-01')
	const on = (today: string) => urgencyOf({ dueOn: '2026-12-21', state: 'waiting' }, today)
	expect(on('2026-12-10')).toEqual({ daysLeft: 11, level: 'calm' })
	expect(on('2026-12-11')).toEqual({ daysLeft: 10, level: 'soon' })
	expect(on('2026-12-21')).toEqual({ daysLeft: 0, level: 'soon' })
	expect(on('2026-12-22')).toEqual({ daysLeft: -1, level: 'overdue' })
	expect(urgencyOf({ dueOn: '2026-12-21', state: 'answered' }, '2027-01-01')).toBeNull()
	expect(urgencyOf({ dueOn: null, state: 'waiting' }, '2027-01-01')).toBeNull()
})

test('a form that cannot be read leads back with the reason; a program gets it by field', async () => {
	for (const wrong of [
		{ ...FORM, email: 'ada' },
		{ ...FORM, message: ' ' },
		{ ...FORM, kind: 'gossip' },
		{ name: 'x' },
	]) {
		const answer = await sendForm(wrong)
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/complaints?problem=invalid#notice'])
		expect((await product.anonymous.post('/api/complaints', wrong)).status).toBe(422)
	}
	expect((await list()).total).toBe(0)
	const { status, body } = await product.anonymous.post('/api/complaints', { ...FORM, kind: 'journey' })
	expect([status, body]).toEqual([201, { complaint: { reference: expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/) } }])
	expect((await list()).complaints[0]).toMatchObject({ kind: 'journey', dueOn: null })
	for (const search of ['?received=<b>', '?received=ILOU-0000', '?problem=gossip', ''])
		expect([search, noticeIn(search)]).toEqual([search, null])
})

test('another site, a huge form and too many complaints from one network are refused', async () => {
	const foreign = await sendForm(FORM, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
	expect(foreign.status).toBe(403)
	const huge = await sendForm({ ...FORM, message: 'x'.repeat(200_000) })
	expect(huge.headers.get('location')).toBe('/complaints?problem=invalid#notice')
	for (let n = 0; n < 10; n++) expect((await sendForm({ ...FORM, email: `a${n}@mail.example` })).status).toBe(303)
	const limited = await sendForm({ ...FORM, email: 'b@mail.example' })
	expect(limited.headers.get('location')).toBe('/complaints?problem=too_many#notice')
	expect((await list()).total).toBe(10)
})

test('what a program sent is quarantined without mails, and confirmed when staff take it out', async () => {
	const answer = await sendForm({ ...FORM, website: 'https://buy.example' })
	expect(answer.headers.get('location')).toContain('received=')
	expect([(await list()).total, (await list('quarantined')).total, await mails()]).toEqual([0, 1, []])
	const [{ id }] = (await list('quarantined')).complaints
	await product.staff.patch(`/api/admin/complaints/${id}`, { state: 'waiting' })
	expect((await mails()).map(({ to }) => to)).toEqual(['ada@mail.example', product.services.agency.email])
	await product.staff.patch(`/api/admin/complaints/${id}`, { state: 'in_progress' })
	expect(await mails()).toHaveLength(2)
})

test('staff give it an owner and an outcome, without which it is not answered; viewers only read', async () => {
	await sendForm(FORM)
	const [{ id }] = (await list()).complaints
	const path = `/api/admin/complaints/${id}`
	const colleague = await product.colleague('consultant')
	const owned = await colleague.patch(
		path,
		{ state: 'in_progress', ownerId: colleague.user!.id },
		{ 'if-match': '"1"' },
	)
	expect([owned.status, owned.body.complaint.ownerId]).toEqual([200, colleague.user!.id])
	expect((await product.staff.patch(path, { outcome: 'x' }, { 'if-match': '"1"' })).status).toBe(412)
	for (const [wrong, field] of [
		[{ state: 'answered' }, 'outcome'],
		[{ ownerId: product.olivia.user!.id }, 'ownerId'],
		[{ ownerId: 'me' }, 'ownerId'],
		[{ outcome: 'x'.repeat(5001) }, 'outcome'],
	] as const) {
		const { status, body } = await product.staff.patch(path, wrong)
		expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
	}
	const { body } = await product.staff.patch(path, { state: 'answered', outcome: 'We called, and deleted the copy.' })
	expect(body.complaint).toMatchObject({ state: 'answered', answeredAt: expect.any(String) })
	const viewer = await product.colleague('viewer')
	expect((await viewer.get('/api/admin/complaints?state=answered')).body.total).toBe(1)
	expect((await viewer.patch(path, { outcome: 'Mine' })).body.code).toBe('read_only')
	expect((await product.staff.get('/api/admin/complaints?state=gossip')).status).toBe(400)
})
