import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { referenceOf } from '#shared/enquiries/enquiry.ts'
import { tripFromEnquiry } from '#shared/enquiries/trip-from-enquiry.ts'
import { startBackground } from '#server/background.ts'
import { smtpMailer } from '#server/mail/smtp-mailer.ts'
import { type Inbox, startInbox } from '#tests/harness/inbox.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { olivia } from '#tests/people.ts'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

let product: Product
let inbox: Inbox
beforeAll(async () => {
	inbox = await startInbox()
	product = await startProduct({
		mailer: smtpMailer(inbox.url, { name: 'Go Privilege', address: 'travel@goprivilege.example' }),
	})
	await startBackground(product.services)
})
afterAll(async () => {
	await product.stop()
	product.services.mailer.close()
	await inbox.close()
})

const enquiry = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+44 20 7946 0958',
	checkIn: '2027-06-12',
	checkOut: '2027-06-19',
	guests: 8,
	message: 'A cot for the baby, please.\nWe arrive late.',
	villaName: 'Villa Rocha, Algarve',
}
const { villaName, ...withoutVilla } = enquiry
const hotelEnquiry = { ...withoutVilla, hotelName: 'Hotel 9, Muscat' }

let lastNetwork = 0
/** Headers with a new network address, so that tests do not share rate limits. */
const newNetwork = () => ({ 'x-forwarded-for': `198.51.100.${++lastNetwork}` })
const ask = (body: unknown, headers: Record<string, string> = newNetwork(), path = '/api/enquiries') =>
	product.anonymous.post(path, body, headers)
const stored = (id: string) =>
	product.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const count = async () =>
	Number(
		(
			await product.db
				.selectFrom('enquiries')
				.select(({ fn }) => fn.countAll().as('n'))
				.executeTakeFirstOrThrow()
		).n,
	)
const mailsAbout = (reference: string) => inbox.mails.filter((mail) => mail.subject?.includes(reference))

test('stores an enquiry, and mails the agency (which can reply to the traveller) and the traveller', async () => {
	const { status, body } = await ask(enquiry)
	expect(status).toBe(201)
	expect(body).toEqual({ enquiry: { id: expect.any(String), reference: referenceOf(body.enquiry.id) } })
	expect(await stored(body.enquiry.id)).toMatchObject({
		...withoutVilla,
		kind: 'villa',
		propertyName: villaName,
		state: 'waiting',
	})

	const { reference } = body.enquiry
	expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
	await vi.waitFor(() => expect(mailsAbout(reference)).toHaveLength(2), 30_000)
	const agency = mailsAbout(reference).find((mail) => mail.to?.[0]?.address === 'travel@goprivilege.example')
	expect(agency?.replyTo?.[0]?.address).toBe('ada@example.com')
	expect(agency?.subject).toBe(`Enquiry for ${villaName} from Ada Lovelace [${reference}]`)
	for (const fact of [
		'Sat 12 Jun 2027',
		'Sat 19 Jun 2027',
		'+44 20 7946 0958',
		'A cot for the baby',
		'We arrive late.',
	])
		expect(agency?.text).toContain(fact)
	expect(agency?.text).not.toContain('check the dates')
	expect(agency?.text).toContain(`/admin?enquiry=${body.enquiry.id}`)
	const thanks = mailsAbout(reference).find((mail) => mail.to?.[0]?.address === 'ada@example.com')
	expect(thanks?.from?.address).toBe('travel@goprivilege.example')
	for (const text of [thanks?.text, thanks?.html]) {
		for (const fact of [
			'Dear Ada Lovelace',
			villaName,
			'Sat 12 Jun 2027',
			reference,
			'within 24 hours',
			'+44 20 7946 0018',
		])
			expect(text).toContain(fact)
		expect(text).not.toContain('cot')
	}
})

test('a hotel enquiry has a separate path', async () => {
	const { status, body } = await ask(hotelEnquiry, newNetwork(), '/api/hotel-enquiries')
	expect(status).toBe(201)
	expect(await stored(body.enquiry.id)).toMatchObject({ kind: 'hotel', propertyName: 'Hotel 9, Muscat' })
	expect((await ask(enquiry, newNetwork(), '/api/hotel-enquiries')).body.fields).toMatchObject({
		hotelName: 'Hotel is required',
		villaName: 'Not a field of this record',
	})
})

test('a general enquiry names a subject or nothing, and its trip is named after the sender', async () => {
	const { checkIn: _checkIn, checkOut: _checkOut, ...general } = withoutVilla
	const path = '/api/general-enquiries'
	const about = await ask({ ...general, subject: 'Private jets' }, newNetwork(), path)
	const open = await ask({ ...general, message: null }, newNetwork(), path)
	expect([about.status, open.status]).toEqual([201, 201])
	expect(await stored(about.body.enquiry.id)).toMatchObject({ kind: 'general', propertyName: 'Private jets' })
	expect(await stored(open.body.enquiry.id)).toMatchObject({ kind: 'general', propertyName: 'General enquiry' })

	const subjects = async (reference: string) => {
		await vi.waitFor(() => expect(mailsAbout(reference)).toHaveLength(2), 30_000)
		return new Set(mailsAbout(reference).map(({ subject }) => subject))
	}
	const [first, second] = [about.body.enquiry.reference, open.body.enquiry.reference]
	expect(await subjects(first)).toEqual(
		new Set([`Enquiry about Private jets from Ada Lovelace [${first}]`, `Your enquiry about Private jets [${first}]`]),
	)
	expect(await subjects(second)).toEqual(new Set([`Enquiry from Ada Lovelace [${second}]`, `Your enquiry [${second}]`]))
	for (const { text } of mailsAbout(first)) expect(text).toMatch(/About\W+Private jets/)

	const { body: listed } = await product.staff.get(`/api/admin/enquiries?q=private jets`)
	expect(listed.enquiries[0]).toMatchObject({ kind: 'general', propertyName: 'Private jets', checkIn: null })
	expect(tripFromEnquiry(listed.enquiries[0], null)).toMatchObject({
		name: 'Ada Lovelace: Private jets',
		destination: null,
	})
	const trip = { name: 'Ada Lovelace', startDate: '2027-06-12', endDate: '2027-06-19', status: 'pending' }
	expect((await product.staff.post(`/api/admin/enquiries/${about.body.enquiry.id}/trip`, trip)).status).toBe(201)

	expect((await ask({ ...general, villaName }, newNetwork(), path)).body.fields).toEqual({
		villaName: 'Not a field of this record',
	})
	expect((await ask({ ...general, subject: 'x'.repeat(61) }, newNetwork(), path)).status).toBe(422)
	expect((await ask(general)).body.fields).toEqual({ villaName: 'Villa is required' })
})

test('the mails say that a day was given which is not in the calendar', async () => {
	const { body } = await ask({ ...enquiry, checkIn: '2027-02-30' })
	const { id, reference } = body.enquiry
	expect((await stored(id)).message).toBe(`${enquiry.message}\nCheck-in as written: 2027-02-30`)
	await vi.waitFor(() => expect(mailsAbout(reference)).toHaveLength(2), 30_000)
	const [toAgency, toTraveller] = ['travel@goprivilege.example', 'ada@example.com'].map(
		(address) => mailsAbout(reference).find((mail) => mail.to?.[0]?.address === address)?.text,
	)
	expect(toAgency).toContain('Not a date, see the message')
	expect(toAgency).toContain('Check-in as written: 2027-02-30')
	expect(toTraveller).toContain('As you wrote it')
	for (const text of [toAgency, toTraveller]) expect(text).not.toContain('Not given')
})

test('accepts any dates: unreadable ones are added to the message, reversed ones are flagged to staff', async () => {
	const odd = await ask({
		...enquiry,
		guests: '8',
		checkIn: 'the week\u0000 after Easter',
		checkOut: 20270619,
		message: '',
	})
	expect(odd.status).toBe(201)
	expect(await stored(odd.body.enquiry.id)).toMatchObject({
		checkIn: null,
		checkOut: null,
		guests: 8,
		message: 'Check-in as written: the week after Easter\nCheck-out as written: 20270619',
	})
	const none = await ask({ ...enquiry, checkIn: undefined, checkOut: '' })
	expect(await stored(none.body.enquiry.id)).toMatchObject({ checkIn: null, checkOut: null, message: enquiry.message })
	const dateValues = await ask({ ...enquiry, checkIn: '2027-06-12T00:00:00.000Z' })
	expect(await stored(dateValues.body.enquiry.id)).toMatchObject({ checkIn: '2027-06-12' })

	const reversed = await ask({ ...enquiry, checkIn: '2027-06-19', checkOut: '2027-06-12' })
	const { id, reference } = reversed.body.enquiry
	expect(await stored(id)).toMatchObject({ checkIn: '2027-06-19', checkOut: '2027-06-12' })
	await vi.waitFor(() => expect(mailsAbout(reference)).toHaveLength(2), 30_000)
	expect(mailsAbout(reference).map((mail) => [mail.to?.[0]?.address, mail.text?.includes('check the dates')])).toEqual(
		expect.arrayContaining([
			['travel@goprivilege.example', true],
			['ada@example.com', false],
		]),
	)
})

test.each([
	['no name', { name: ' ' }, 'name'],
	['no e-mail address', { email: 'ada' }, 'email'],
	['a second recipient', { email: 'ada@example.com\r\nBcc: eve@example.com' }, 'email'],
	['no phone', { phone: null }, 'phone'],
	['no guests', { guests: 0 }, 'guests'],
	['a line break in the name', { name: 'Ada\r\nBcc: eve@example.com' }, 'name'],
	['a NUL byte', { message: 'a\u0000b' }, 'message'],
	['a field that is not one', { isAdmin: true }, 'isAdmin'],
	['no villa', { villaName: undefined }, 'villaName'],
])('rejects %s by the name of its field', async (_, change, field) => {
	const before = await count()
	const { status, body } = await ask({ ...enquiry, ...change })
	expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
	expect(await count()).toBe(before)
})

test('escapes markup in mails', async () => {
	const { body } = await ask({ ...enquiry, name: '<b onclick="x">Ada & "Co"</b>' })
	await vi.waitFor(() => expect(mailsAbout(body.enquiry.reference)).toHaveLength(2), 30_000)
	for (const { html } of mailsAbout(body.enquiry.reference)) {
		expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Ada &amp; &quot;Co&quot;&lt;/b&gt;')
		expect(html).not.toMatch(/<b onclick|<img|<script|http:\/\/(?!localhost:3000\/admin)/)
	}
})

test('a name from right to left is isolated from the sentence around it', async () => {
	const { body } = await ask({ ...enquiry, name: 'محمد علي' })
	const { reference } = body.enquiry
	await vi.waitFor(() => expect(mailsAbout(reference)).toHaveLength(2), 30_000)
	expect(mailsAbout(reference).map(({ subject }) => subject)).toContainEqual(
		expect.stringContaining(`from \u2068محمد علي\u2069 [${reference}]`),
	)
	for (const { text } of mailsAbout(reference)) expect(text).toMatch(/\u2068محمد علي\u2069(,| asks about)/)
})

test('quarantines enquiries sent by bots without mails, with the same answer', async () => {
	for (const trap of [{ website: 'https://spam.example' }, { filledInMs: 2499 }]) {
		const { status, body } = await ask({ ...enquiry, ...trap })
		expect([status, Object.keys(body.enquiry)]).toEqual([201, ['id', 'reference']])
		expect(await stored(body.enquiry.id)).toMatchObject({ state: 'quarantined' })
		const mails = await product.db
			.selectFrom('mails')
			.selectAll()
			.where('subject', 'like', `%${body.enquiry.reference}%`)
			.execute()
		expect(mails).toEqual([])
	}
	const person = await ask({ ...enquiry, website: '', filledInMs: 2500 })
	expect(await stored(person.body.enquiry.id)).toMatchObject({ state: 'waiting' })
})

test('stores one enquiry per idempotency key, even for concurrent requests', async () => {
	const before = await count()
	const headers = { ...newNetwork(), 'idempotency-key': 'b0c7d1b4-double-click' }
	const answers = await Promise.all(Array.from({ length: 6 }, () => ask(enquiry, headers)))
	answers.push(await ask(enquiry, headers))
	expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
		new Set([JSON.stringify([201, answers[0]?.body])]),
	)
	expect(await count()).toBe(before + 1)
	const mails = await product.db
		.selectFrom('mails')
		.selectAll()
		.where('subject', 'like', `%${answers[0]?.body.enquiry.reference}%`)
		.execute()
	expect(mails).toHaveLength(2)

	expect(await ask({ ...enquiry, guests: 9 }, headers)).toMatchObject({ status: 409, body: { code: 'other_body' } })
	expect((await ask(hotelEnquiry, headers, '/api/hotel-enquiries')).status).toBe(201)
	expect((await ask(enquiry, { ...newNetwork(), 'idempotency-key': 'two words' })).status).toBe(400)
})

test('an idempotency key can be reused after a refusal', async () => {
	const headers = { ...newNetwork(), 'idempotency-key': 'corrected' }
	expect((await ask({ ...enquiry, email: 'nobody' }, headers)).status).toBe(422)
	expect((await ask(enquiry, headers)).status).toBe(201)
})

test('limits one network address to ten enquiries per form; others and repeats are not affected', async () => {
	const flooder = newNetwork()
	const first = { ...flooder, 'idempotency-key': 'the-first-of-many' }
	const answers = [await ask({ ...enquiry, email: 'flood@example.com' }, first)]
	for (let n = 1; n < 30; n++) answers.push(await ask({ ...enquiry, email: 'flood@example.com' }, flooder))
	expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), ...Array(20).fill(429)])
	expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(500)
	expect((await ask({ ...enquiry, email: 'flood@example.com' }, first)).body).toEqual(answers[0]?.body)
	expect((await ask({ ...enquiry, email: 'flood@example.com' })).status).toBe(201)
	expect((await ask(hotelEnquiry, flooder, '/api/hotel-enquiries')).status).toBe(201)
})

test('limits the mails to one e-mail address from many network addresses', async () => {
	const statuses: number[] = []
	for (let n = 0; n < 22; n++)
		statuses.push((await ask({ ...enquiry, email: n % 2 ? 'Victim@example.com' : 'victim@example.com' })).status)
	expect(statuses).toEqual([...Array(20).fill(201), 429, 429])
})

test('staff list enquiries newest first in pages, search and filter them, and mark them as answered', async () => {
	await ask({ ...enquiry, email: 'earlier@example.com' })
	const { body: trapped } = await ask({ ...enquiry, email: 'trapped@example.com', website: 'https://spam.example' })
	const { body: asked } = await ask({ ...enquiry, name: 'Wilhelmina Quill', email: 'quill@example.com' })
	const { id } = asked.enquiry
	const all = await product.staff.get('/api/admin/enquiries?limit=2')
	expect(all.body.total).toBe(await count())
	expect(all.body.enquiries).toHaveLength(2)
	expect(all.body.enquiries[0]).toMatchObject({
		id,
		reference: asked.enquiry.reference,
		state: 'waiting',
		version: 1,
		answeredAt: null,
	})
	expect(all.body.enquiries[0]).not.toHaveProperty('ip')
	const rest = await product.staff.get(`/api/admin/enquiries?limit=500&cursor=${all.body.nextCursor}`)
	expect(rest.body).toMatchObject({ nextCursor: null })
	expect(rest.body.enquiries).toHaveLength(all.body.total - 2)
	expect((await product.staff.get('/api/admin/enquiries?q=quill')).body).toMatchObject({
		total: 1,
		enquiries: [{ id }],
	})
	const { body: quarantined } = await product.staff.get('/api/admin/enquiries?state=quarantined')
	expect(quarantined.enquiries[0].id).toBe(trapped.enquiry.id)
	expect(quarantined.enquiries.every(({ state }: { state: string }) => state === 'quarantined')).toBe(true)
	expect((await product.staff.get('/api/admin/enquiries?state=lost')).status).toBe(400)
	const file = await product.staff.fetch('/api/admin/enquiries.csv?q=quill')
	expect((await file.text()).trimEnd().split('\r\n').slice(1)).toEqual([
		expect.stringMatching(`^"${asked.enquiry.reference}",.*"waiting","Wilhelmina Quill","quill@example.com",`),
	])

	const path = `/api/admin/enquiries/${id}`
	const answered = await product.staff.patch(path, { state: 'answered' }, { 'if-match': '"1"' })
	expect(answered).toMatchObject({ status: 200, body: { enquiry: { state: 'answered', version: 2 } } })
	expect(await stored(id)).toMatchObject({ answeredBy: product.staff.user?.id, answeredAt: expect.any(Date) })
	const stale = await product.staff.patch(path, { state: 'quarantined' }, { 'if-match': '"1"' })
	expect(stale).toMatchObject({ status: 412, body: { current: { id, state: 'answered', version: 2 } } })
	const again = await product.staff.patch(path, { state: 'waiting' })
	expect(again.body.enquiry).toMatchObject({ state: 'waiting', answeredAt: null, version: 3 })
	expect((await product.staff.patch(path, { state: 'lost' })).status).toBe(422)
})

test('an enquiry becomes a customer and a trip in one step and only once', async () => {
	const { staff, db } = product
	const { body: asked } = await ask({ ...enquiry, email: 'Grace.Hopper@example.com', name: 'Grace Hopper' })
	const path = `/api/admin/enquiries/${asked.enquiry.id}/trip`
	const values = { name: villaName, startDate: '2027-06-12', endDate: '2027-06-19', status: 'pending' }
	const reversed = await staff.post(path, { ...values, endDate: '2027-06-01' })
	expect(reversed.body.fields).toEqual({ endDate: 'The end date is before the start date' })

	const before = (await staff.get('/api/admin/stats')).body.stats
	const press = () => staff.post(path, values, { 'idempotency-key': 'one-press' })
	const { status, body } = await press()
	expect(status).toBe(201)
	expect(await press()).toMatchObject({ status, body })
	expect(body.user).toMatchObject({ username: 'grace.hopper', fullName: 'Grace Hopper', phone: '+44 20 7946 0958' })
	expect(body.trip).toMatchObject({ ...values, userId: body.user.id, customerName: 'Grace Hopper' })
	expect(body.trip.guests).toMatchObject([
		{ fullName: 'Grace Hopper', email: 'Grace.Hopper@example.com', phone: '+44 20 7946 0958' },
	])
	const stay = { hotelName: villaName, checkIn: '2027-06-12', checkOut: '2027-06-19', status: 'pending' }
	expect(body.trip.accommodations).toMatchObject([{ ...stay, catalogueItemId: null }])
	expect(body.enquiry).toMatchObject({ state: 'answered', answeredAt: expect.any(String), tripId: body.trip.id })
	expect((await staff.get('/api/admin/stats')).body.stats).toMatchObject({
		totalCustomers: before.totalCustomers + 1,
		totalTrips: before.totalTrips + 1,
	})
	const { passwordHash } = await db
		.selectFrom('users')
		.select('passwordHash')
		.where('id', '=', body.user.id)
		.executeTakeFirstOrThrow()
	expect(passwordHash).toBeNull()
	const attempt = { username: 'grace.hopper', password: 'anything-at-all-1' }
	expect((await product.anonymous.post('/api/auth/login', attempt)).status).toBe(401)

	expect((await staff.post(path, values)).body.code).toBe('already_made')
	await staff.delete(`/api/admin/trips/${body.trip.id}`)
	const again = await staff.post(path, { ...values, addStay: false, addGuest: false })
	expect([again.status, again.body.user.id]).toEqual([201, body.user.id])
	expect([again.body.trip.guests, again.body.trip.accommodations]).toEqual([[], []])
	expect((await staff.get(`/api/admin/enquiries/${asked.enquiry.id}`)).body.enquiry).toEqual(again.body.enquiry)
})

test('the same mailbox name at two hosts makes two customers; a known customer is reused', async () => {
	const values = { name: 'Villa', startDate: '2027-06-12', endDate: '2027-06-19' }
	const customerOf = async (email: string) => {
		const { body } = await ask({ ...enquiry, email })
		return (await product.staff.post(`/api/admin/enquiries/${body.enquiry.id}/trip`, values)).body.user
	}
	expect((await customerOf('joan@one.example')).username).toBe('joan')
	expect((await customerOf('joan@two.example')).username).toBe('joan2')
	expect((await customerOf('JOAN@one.example')).username).toBe('joan')
})

test('sort=due lists the enquiry first whose answer is due first', async () => {
	for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) await ask({ ...enquiry, email })
	const { body } = await product.staff.get('/api/admin/enquiries?state=waiting&sort=due&limit=2')
	const ids = body.enquiries.map(({ id }: { id: string }) => id)
	expect(ids).toEqual(ids.toSorted())
	const rest = await product.staff.get(`/api/admin/enquiries?state=waiting&sort=due&cursor=${body.nextCursor}`)
	expect(rest.body.enquiries[0].id > ids[1]).toBe(true)
})

test('a customer made from an enquiry is invited on request, and one who can sign in is not', async () => {
	const convert = async (person: object) => {
		const { body } = await ask({ ...enquiry, ...person })
		const trip = { name: 'Algarve', startDate: '2027-06-12', endDate: '2027-06-19', invite: true }
		return product.staff.post(`/api/admin/enquiries/${body.enquiry.id}/trip`, trip)
	}
	const made = await convert({ email: 'grace@example.com', name: 'Grace Hopper' })
	expect(made.status).toBe(201)
	const invitations = () => inbox.mails.filter(({ subject }) => subject === 'Your travel pages are ready')
	await vi.waitFor(() => expect(invitations()).toHaveLength(1), 10_000)
	expect(invitations()[0]).toMatchObject({ to: [{ address: 'grace@example.com' }] })
	expect((await convert({ email: olivia.email })).status).toBe(201)
	const actions = await product.db.selectFrom('audit').select('objectId').where('action', 'like', '%link%').execute()
	expect(actions).toEqual([])
	const { body } = await ask(enquiry)
	const bad = await product.staff.post(`/api/admin/enquiries/${body.enquiry.id}/trip`, {
		name: 'Algarve',
		startDate: '2027-06-12',
		endDate: '2027-06-19',
		invite: 'yes',
	})
	expect(bad.body.fields).toEqual({ invite: 'Say true or false' })
})
