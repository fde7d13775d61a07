import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { tellTravellers } from './tell-travellers.ts'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product)
})

const mine = () => `/api/portal/trips/${tripId}/messages`
const conversation = async (client: Client = product.olivia) => (await client.get(mine())).body.conversation
const write = (text: string, more: object = {}, client = product.olivia) => client.post(mine(), { text, ...more })
const threadOfTrip = async (client = product.staff) =>
	(await client.get(`/api/admin/trips/${tripId}/threads`)).body.threads[0]
const answer = (thread: { id: string; version: number }, body: object, client = product.staff) =>
	client.post(`/api/admin/threads/${thread.id}/messages`, body, { 'if-match': `"${thread.version}"` })
const mails = () =>
	product.db.selectFrom('mails').select(['id', 'to', 'replyTo', 'subject', 'textBody']).orderBy('id').execute()

test('a question about a transfer reaches the colleague who looks after the trip, and the answer the traveller', async () => {
	const transfer = await addRecord(product.staff, 'transfers', tripId)
	const nothing = { state: null, messages: [], unread: 0, consultant: 'Marguerite Lavigne' }
	expect(await conversation()).toMatchObject(nothing)

	const sent = await write('Can the driver wait?\nWe have much luggage.', {
		about: { list: 'transfers', id: transfer.id },
	})
	expect(sent.status).toBe(201)
	expect(sent.body.message).toMatchObject({
		from: 'traveller',
		author: 'Olivia Hartley',
		about: { list: 'transfers', id: transfer.id, words: 'Airport Pickup: Nice Airport to Hôtel Belle Rade' },
		isSeen: false,
	})
	const [mail] = (await mails()).slice(-1)
	expect(mail).toMatchObject({
		to: product.staff.user?.email,
		subject: expect.stringContaining('Monaco Grand Prix Weekend'),
	})
	expect(mail?.textBody).toContain('We have much luggage.')

	const thread = await threadOfTrip()
	expect(mail?.textBody).toContain(`/admin?thread=${thread.id}`)
	expect(thread).toMatchObject({ state: 'open', ownerName: 'Marguerite Lavigne', unread: 1, tripId })
	await product.staff.post(`/api/admin/threads/${thread.id}/read`)
	expect((await conversation()).messages[0].isSeen).toBe(true)

	expect((await answer(thread, { text: 'He waits for an hour.' })).status).toBe(201)
	const read = await conversation()
	expect(read).toMatchObject({ state: 'answered', unread: 1 })
	expect(read.messages.at(-1)).toMatchObject({ from: 'agency', author: 'Marguerite Lavigne', isSeen: false })
	await product.olivia.post(`${mine()}/read`)
	expect((await conversation()).unread).toBe(0)
	const seen = (await product.staff.get(`/api/admin/threads/${thread.id}`)).body.thread
	expect(seen.messages.at(-1)).toMatchObject({ isSeen: true, mail: null })
})

test('an answer that stays unread is mailed once, several in one; one that was read is not', async () => {
	await write('Is breakfast included?')
	const before = (await mails()).length
	for (const text of ['Yes, it is.', 'From seven o’clock.']) await answer(await threadOfTrip(), { text })
	await tellTravellers(product.services)
	expect((await mails()).length, 'within two minutes nothing is mailed').toBe(before)
	await Promise.all([tellTravellers(product.services, 0), tellTravellers(product.services, 0)])
	const told = (await mails()).slice(before)
	expect(told).toHaveLength(1)
	expect(told[0]).toMatchObject({
		to: product.olivia.user?.email,
		subject: expect.stringContaining('Monaco Grand Prix'),
	})
	for (const text of [
		'Yes, it is.',
		'From seven o’clock.',
		'Is breakfast included?',
		`/portal/trips/${tripId}#messages`,
	])
		expect(told[0]?.textBody).toContain(text)
	expect((await threadOfTrip()).state).toBe('answered')

	await answer(await threadOfTrip(), { text: 'And coffee.' })
	await product.olivia.post(`${mine()}/read`)
	await tellTravellers(product.services, 0)
	expect((await mails()).length).toBe(before + 1)
	const { thread } = (await product.staff.get(`/api/admin/threads/${(await threadOfTrip()).id}`)).body
	expect(thread.messages.map(({ mail }: { mail: { state: string } | null }) => mail?.state ?? null)).toEqual([
		null,
		'waiting',
		'waiting',
		null,
	])
})

test('a colleague without a full name is unnamed to the traveller, and known to staff by the username (PORTAL-103)', async () => {
	const colleague = await product.colleague('consultant')
	const { username } = colleague.user!
	await write('Who is there?')
	expect((await answer(await threadOfTrip(), { text: 'Your planners.' }, colleague)).status).toBe(201)
	const read = await conversation()
	expect(read.messages.map(({ author }: { author: string | null }) => author)).toEqual(['Olivia Hartley', null])
	await tellTravellers(product.services, 0)
	const { textBody } = (await mails()).at(-1)!
	expect(textBody).toContain('We wrote to you')
	const path = `/api/admin/threads/${(await threadOfTrip()).id}`
	const exported = await (await product.staff.fetch(`${path}/text`)).text()
	expect(exported).toContain('A colleague (agency)')
	for (const text of [JSON.stringify(read), textBody, exported]) expect(text).not.toContain(username)
	expect((await product.staff.get(path)).body.thread.messages.at(-1).author).toBe(username)
})

test('a note is for colleagues only and changes nothing; a call settles the question without a mail', async () => {
	await write('Which terminal?')
	const thread = await threadOfTrip()
	await answer(thread, { text: 'She asks every time.', kind: 'note' })
	expect(await threadOfTrip()).toMatchObject({ state: 'open', dueAt: thread.dueAt })
	await answer(await threadOfTrip(), { text: 'Told her on the telephone: terminal 5.', kind: 'call' })
	expect(await threadOfTrip()).toMatchObject({ state: 'answered', dueAt: null })
	const before = (await mails()).length
	await tellTravellers(product.services, 0)
	expect((await mails()).length).toBe(before)
	const raw = JSON.stringify((await product.olivia.get(mine())).body)
	expect(raw).not.toContain('every time')
	expect(raw).not.toContain('terminal 5')
})

test('an answer to an older state is refused with the newer messages, and a repeat is answered once', async () => {
	await write('First')
	const opened = await threadOfTrip()
	await write('Second')
	const stale = await answer(opened, { text: 'To the first only' })
	expect([stale.status, stale.body.code]).toEqual([412, 'stale'])
	expect(stale.body.current.messages.map(({ text }: { text: string }) => text)).toEqual(['First', 'Second'])

	const key = { 'idempotency-key': newId() }
	const [one, two] = [
		await product.olivia.post(mine(), { text: 'Third' }, key),
		await product.olivia.post(mine(), { text: 'Third' }, key),
	]
	expect([one.status, two.status, two.body]).toEqual([201, 201, one.body])
	expect((await conversation()).messages).toHaveLength(3)
})

test('an answer is due in half an hour while the trip is under way, otherwise within four hours of office time', async () => {
	await write('No hurry')
	const calm = await threadOfTrip()
	const left = (iso: string) => (Date.parse(iso) - Date.now()) / 60_000
	expect(left(calm.dueAt)).toBeGreaterThan(200)
	await write('Still no hurry')
	expect((await threadOfTrip()).dueAt, 'a further question does not move the time').toBe(calm.dueAt)

	const today = new Date().toISOString().slice(0, 10)
	tripId = await makeTrip(product, { startDate: today, endDate: today })
	await write('Nobody is here to meet us')
	expect(left((await threadOfTrip()).dueAt)).toBeLessThanOrEqual(30)
	expect((await conversation()).promise.isUrgent).toBe(true)
})

test('a list for each colleague, a hand-over, and settling without an answer', async () => {
	const colleague = await product.colleague('consultant')
	await write('Hello')
	const thread = await threadOfTrip()
	const listed = async (client: Client, search: string) =>
		(await client.get(`/api/admin/threads${search}`)).body.threads.some(({ id }: { id: string }) => id === thread.id)
	expect(await listed(product.staff, '?filter=mine')).toBe(true)
	expect(await listed(colleague, '?filter=mine')).toBe(false)
	const change = (body: object, version: number) =>
		product.staff.patch(`/api/admin/threads/${thread.id}`, body, { 'if-match': `"${version}"` })
	expect((await change({ ownerId: product.olivia.user?.id }, thread.version)).status).toBe(422)
	const handed = await change({ ownerId: colleague.user?.id }, thread.version)
	expect(handed.status).toBe(200)
	expect(await listed(colleague, '?filter=mine')).toBe(true)
	expect((await change({ state: 'closed' }, thread.version)).status).toBe(412)
	expect((await change({ state: 'closed' }, handed.body.thread.version)).body.thread).toMatchObject({
		state: 'closed',
		dueAt: null,
	})
	expect(await listed(colleague, '')).toBe(false)
	expect(await listed(colleague, '?state=settled')).toBe(true)
	expect((await product.staff.get('/api/admin/threads?filter=yours')).status).toBe(400)
	await write('One more thing')
	expect(await threadOfTrip()).toMatchObject({ state: 'open', ownerName: expect.stringContaining('consultant') })
})

test('staff may write first; nobody but the traveller and staff sees it', async () => {
	const { body, status } = await product.staff.post(`/api/admin/trips/${tripId}/threads`, {
		text: 'Your table is booked.',
	})
	expect([status, body.thread.state]).toEqual([201, 'answered'])
	expect((await conversation()).messages[0]).toMatchObject({ from: 'agency', text: 'Your table is booked.' })
	for (const client of [product.james, product.staff])
		for (const call of [client.get(mine()), client.post(mine(), { text: 'x' }), client.post(`${mine()}/read`)])
			expect((await call).status).toBe(404)
	const viewer = await product.colleague('viewer')
	expect((await answer(body.thread, { text: 'x' }, viewer)).status).toBe(403)
})

test.each([
	[{ text: '' }, 422],
	[{ text: ' \n ' }, 422],
	[{ text: 'x'.repeat(10_001) }, 422],
	[{ text: 'a\u0000b' }, 422],
	[{ text: 'x', about: { list: 'guests', id: '0195f0aa-0000-7000-8000-000000000001' } }, 422],
	[{ text: 'x', about: { list: 'flights', id: '0195f0aa-0000-7000-8000-000000000001' } }, 422],
	[{ text: 'x', about: { list: 'flights', id: 'no-id' } }, 422],
	[{ text: 'x', side: 'agency' }, 422],
	[{}, 422],
])('%j is refused and stores nothing', async (body, status) => {
	expect((await product.olivia.post(mine(), body)).status).toBe(status)
	expect((await conversation()).messages).toEqual([])
})

test('a trip that is deleted takes its conversation along', async () => {
	await write('Hello')
	await product.staff.delete(`/api/admin/trips/${tripId}`)
	const { rows } =
		await sql`select from messages m join threads t on t.id = m."threadId" where t."tripId" = ${tripId}`.execute(
			product.db,
		)
	expect(rows).toEqual([])
})
