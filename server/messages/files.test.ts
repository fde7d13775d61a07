import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { newId } from '#server/db/id.ts'
import { sweepUnsentFiles } from './message-files.ts'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	await product.db.deleteFrom('throttle').execute()
	tripId = await makeTrip(product)
})

const pdf = () => new Uint8Array(smallPdf(['A visa']))
const side = (client: Client) => (client.user?.role === 'admin' ? 'admin' : 'portal')
function uploaded(client: Client, bytes: BlobPart = pdf(), name = 'visa.pdf', type = 'application/pdf') {
	const form = new FormData()
	form.set('file', new File([bytes], name, { type }))
	return client.post(`/api/${side(client)}/trips/${tripId}/messages/upload`, form)
}
const mine = () => `/api/portal/trips/${tripId}/messages`
const load = (client: Client, id: string) => client.fetch(`/api/${side(client)}/message-files/${id}`)

test('a traveller attaches a file, and only the two sides of the conversation can read it', async () => {
	const { olivia, james, staff, anonymous } = product
	const { status, body } = await uploaded(olivia)
	expect([status, body.file]).toEqual([
		201,
		{ id: expect.any(String), name: 'visa.pdf', contentType: 'application/pdf', bytes: pdf().length },
	])
	expect((await load(olivia, body.file.id)).status, 'not before it was sent').toBe(404)
	const sent = await olivia.post(mine(), { text: 'Is this enough?', files: [body.file.id] })
	expect(sent.body.message.files).toEqual([body.file])
	expect((await olivia.post(mine(), { text: 'Again', files: [body.file.id] })).status, 'twice').toBe(422)

	const [thread] = (await staff.get(`/api/admin/trips/${tripId}/threads`)).body.threads
	expect((await staff.get(`/api/admin/threads/${thread.id}`)).body.thread.messages[0].files).toEqual([body.file])
	for (const client of [olivia, staff]) {
		const answer = await load(client, body.file.id)
		expect([
			answer.status,
			answer.headers.get('content-disposition')?.split(';')[0],
			answer.headers.get('cache-control'),
		]).toEqual([200, 'attachment', 'private, no-store'])
		expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf())
	}
	expect((await load(james, body.file.id)).status).toBe(404)
	expect((await load(anonymous, body.file.id)).status).toBe(401)
	expect((await load(james, newId())).status).toBe(404)
	const viewer = await product.colleague('viewer')
	expect((await load(viewer, body.file.id)).status, 'it may show a passport').toBe(403)
})

test('staff attach a file to an answer; one on a note stays among colleagues', async () => {
	const { olivia, staff } = product
	const open = async (kind: string) => {
		const file = (await uploaded(staff)).body.file.id as string
		expect((await staff.post(`/api/admin/trips/${tripId}/threads`, { text: kind, kind, files: [file] })).status).toBe(
			201,
		)
		return file
	}
	const [answer, note] = [await open('answer'), await open('note')]
	expect((await load(olivia, answer)).status).toBe(200)
	expect((await load(olivia, note)).status).toBe(404)
	const { messages } = (await olivia.get(mine())).body.conversation
	expect(JSON.stringify(messages)).not.toContain(note)
})

test.each([
	['a program', 'MZ not a PDF', 'visa.pdf', 'application/pdf', 415],
	['a page', '<html>', 'page.html', 'text/html', 415],
	['nothing', '', 'visa.pdf', 'application/pdf', 400],
	['too much', `%PDF-${'x'.repeat(11 * 1024 * 1024)}`, 'visa.pdf', 'application/pdf', 413],
	['a broken picture', Buffer.from('\x89PNG\r\n\x1a\nbroken......', 'latin1'), 'x.png', 'image/png', 422],
] as const)('%s is refused', async (_, bytes, name, type, status) => {
	expect((await uploaded(product.olivia, bytes, name, type)).status).toBe(status)
})

test('nobody attaches what somebody else uploaded, nor to another trip, nor too many', async () => {
	const { olivia, staff, james } = product
	const theirs = (await uploaded(staff)).body.file.id
	expect((await olivia.post(mine(), { text: 'x', files: [theirs] })).status).toBe(422)
	expect((await uploaded(james)).status).toBe(404)
	const own = (await uploaded(olivia)).body.file.id
	const other = await makeTrip(product)
	expect((await olivia.post(`/api/portal/trips/${other}/messages`, { text: 'x', files: [own] })).status).toBe(422)
	expect((await olivia.post(mine(), { text: 'x', files: Array.from({ length: 6 }, () => newId()) })).status).toBe(422)
	expect((await olivia.get(mine())).body.conversation.messages).toEqual([])
	await sql`update "messageFiles" set "createdAt" = now() - interval '25 hours'`.execute(product.db)
	await sweepUnsentFiles(product.db)
	expect((await olivia.post(mine(), { text: 'x', files: [own] })).status).toBe(422)
})

test('a conversation is saved as text without notes, and is in the traveller’s own export with its files', async () => {
	const { olivia, staff, james } = product
	const transfer = await addRecord(staff, 'transfers', tripId)
	const file = (await uploaded(olivia)).body.file.id
	await olivia.post(mine(), { text: 'Is this enough?', files: [file], about: { list: 'transfers', id: transfer.id } })
	await staff.post(`/api/admin/trips/${tripId}/threads`, { text: 'She worries', kind: 'note' })
	await staff.post(`/api/admin/trips/${tripId}/threads`, { text: 'Yes, it is.' })
	const [thread] = (await staff.get(`/api/admin/trips/${tripId}/threads`)).body.threads
	const answer = await staff.fetch(`/api/admin/threads/${thread.id}/text`)
	expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Conversation Olivia Hartley\.txt"/)
	const text = await answer.text()
	for (const word of [
		'Conversation with Olivia Hartley',
		'Is this enough?',
		'About: Airport Pickup',
		'Attached: visa.pdf',
		'Yes, it is.',
	])
		expect(text).toContain(word)
	expect(text).not.toContain('worries')
	for (const client of [olivia, james])
		expect((await client.get(`/api/admin/threads/${thread.id}/text`)).status).toBe(403)
	expect((await staff.get(`/api/admin/threads/${newId()}/text`)).status).toBe(404)
})
