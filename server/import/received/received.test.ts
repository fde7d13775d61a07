import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { readNewMail } from '#server/messages/mail-in/read-replies.ts'
import { startImap } from '#tests/harness/imap.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { receivedDocuments } from './receive-documents.ts'
import { readReceived } from './read-received.ts'

let imap: Awaited<ReturnType<typeof startImap>>
let product: Product
beforeAll(async () => {
	imap = await startImap()
	product = await startProduct()
})
afterAll(async () => {
	await product.stop()
	await imap.close()
})

type Part = { type: string; name: string; bytes: Uint8Array }
type Written = { from?: string; auth?: string | null; id?: string; subject?: string; text?: string; parts?: Part[] }
let count = 0
/** A mail of Marguerite, who is staff, unless it says otherwise. */
function written({
	from = product.staff.user!.email,
	auth = `Authentication-Results: mx.agency.example; dmarc=pass header.from=${from.split('@')[1]}`,
	id = `<${++count}@mail.example>`,
	subject = 'Your booking',
	text = 'For the files.',
	parts = [],
}: Written) {
	const head = [`From: <${from}>`, 'To: bookings@agency.example', `Subject: ${subject}`, `Message-ID: ${id}`]
	const body = parts.map(
		({ type, name, bytes }) =>
			`--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
				bytes,
			)
				.toString('base64')
				.replaceAll(/.{76}/g, '$&\r\n')}\r\n`,
	)
	return `${[...(auth ? [auth] : []), ...head, 'Content-Type: multipart/mixed; boundary=b'].join('\r\n')}\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n${body.join('')}--b--\r\n`
}
const voucher = (reference: string, more: string[] = []) => [
	'Hotel: Palacio Sample',
	'Check-in: 10 March 2027',
	'Check-out: 14 March 2027',
	`Booking reference: ${reference}`,
	...more,
]
const pdf = (lines: string[]): Part => ({ type: 'application/pdf', name: 'voucher.pdf', bytes: smallPdf(lines) })

const visit = () =>
	readNewMail(
		product.services,
		imap.url,
		[receivedDocuments(product.services, 'mx.agency.example')],
		new AbortController().signal,
	)
/** Delivers mails, visits the mailbox and reads what came. Returns the list that staff see. */
async function receive(...mails: string[]) {
	for (const mail of mails) imap.append(mail)
	await visit()
	const fresh = await product.db.selectFrom('receivedDocuments').select('id').where('state', '=', 'new').execute()
	for (const { id } of fresh) await readReceived(product.services, id)
	return list()
}
const list = async () => (await product.staff.get('/api/admin/received-documents')).body.documents
const named = async (subject: string) => (await list()).filter((one: { subject: string }) => one.subject === subject)
const open = (id: string, target: object, who = product.staff) =>
	who.post(`/api/admin/received-documents/${id}/preview`, target)
const commit = (previewId: string) => product.staff.post('/api/admin/trips/import', { previewId })
const tripOf = async (id: string) => (await product.staff.get(`/api/admin/trips/${id}`)).body.trip
const olivia = () => product.olivia.user!

test('a mail of staff proposes the trip of its order number, is reviewed, and is imported once', async () => {
	const tripId = await makeTrip(product)
	await product.staff.patch(`/api/admin/trips/${tripId}`, { orderId: 'GP-71' })
	const [one] = await receive(written({ subject: 'By order', parts: [pdf(voucher('GP-71'))] }))
	expect(one).toMatchObject({
		state: 'waiting',
		reason: null,
		from: product.staff.user!.email,
		userId: olivia().id,
		proposed: { tripId, by: 'order' },
	})
	// Colleagues are told as long as it waits (CRM-311).
	const told = async () => (await product.staff.get('/api/admin/staff-notices')).body.notices
	expect(await told()).toMatchObject([{ kind: 'import_waits', isNew: true }])
	expect((await tripOf(tripId)).accommodations).toEqual([])
	const first = await open(one.id, { tripId })
	const second = await open(one.id, { tripId })
	expect(first.body.preview).toMatchObject({ tripId, source: { title: 'By order' } })
	const done = await commit(first.body.preview.id)
	expect([done.status, done.body.trip.id]).toEqual([200, tripId])
	expect(done.body.trip.accommodations).toMatchObject([{ hotelName: 'Palacio Sample' }])
	// Somebody else had it open at the same time.
	const late = await commit(second.body.preview.id)
	expect([late.status, late.body.code]).toEqual([409, 'already_settled'])
	expect((await tripOf(tripId)).accommodations).toHaveLength(1)
	expect(await named('By order')).toEqual([])
	expect((await open(one.id, { tripId })).status).toBe(409)
})

test('a locator, or names and dates, propose a trip too; what fits several or another customer’s proposes none', async () => {
	const tripId = await makeTrip(product)
	const { startDate, endDate } = await tripOf(tripId)
	await addRecord(product.staff, 'guests', tripId, { fullName: 'Ottilie Rosenqvist' })
	await addRecord(product.staff, 'accommodations', tripId, { confirmationNumber: 'LOC9912' })
	const dated = (lines: string[]) =>
		lines.map((line) => line.replace(/^(Check-in: ).*/, `$1${startDate}`).replace(/^(Check-out: ).*/, `$1${endDate}`))
	const withLocator = (reference: string) => [...voucher('X-1').slice(0, 3), `Confirmation number: ${reference}`]
	await receive(
		written({ subject: 'By locator', parts: [pdf(withLocator('LOC9912'))] }),
		written({ subject: 'By names', text: dated(['Guest: Rosenqvist Ottilie', ...voucher('X-2')]).join('\r\n') }),
		written({
			subject: 'Of James',
			from: product.james.user!.email,
			parts: [pdf([...withLocator('LOC9912'), 'Nights: 4'])],
		}),
	)
	expect((await named('By locator'))[0].proposed).toMatchObject({ tripId, by: 'locator' })
	expect((await named('By names'))[0].proposed).toMatchObject({ tripId, by: 'names' })
	expect((await named('Of James'))[0]).toMatchObject({
		state: 'waiting',
		proposed: null,
		userId: product.james.user!.id,
	})
	const twin = await makeTrip(product)
	await addRecord(product.staff, 'accommodations', twin, { confirmationNumber: 'LOC9912' })
	await receive(written({ subject: 'Ambiguous', parts: [pdf([...withLocator('LOC9912'), 'Room type: Suite'])] }))
	expect((await named('Ambiguous'))[0].proposed).toBeNull()
})

test('unknown senders and unproven mails wait in quarantine, from where staff may open them for a customer', async () => {
	const tripId = await makeTrip(product)
	await product.staff.patch(`/api/admin/trips/${tripId}`, { orderId: 'GP-72' })
	const parts = (room: string) => [pdf(voucher('GP-72', [`Room type: ${room}`]))]
	await receive(
		written({ subject: 'Stranger', from: 'res@hotel.example', parts: parts('Suite') }),
		written({ subject: 'Unproven', from: olivia().email, auth: null, parts: parts('Attic') }),
		written({
			subject: 'Forged',
			from: olivia().email,
			auth: 'Authentication-Results: evil.example; dmarc=pass header.from=hartley.example',
			parts: parts('Cellar'),
		}),
	)
	expect(await named('Stranger')).toMatchObject([
		{ state: 'quarantined', reason: 'unknown', proposed: null, userId: null },
	])
	const unproven = { state: 'quarantined', reason: 'unproven', proposed: null, userId: null }
	expect([...(await named('Unproven')), ...(await named('Forged'))]).toMatchObject([unproven, unproven])
	const [{ id }] = await named('Stranger')
	for (const [who, status] of [
		[product.anonymous, 401],
		[product.olivia, 403],
	] as const) {
		expect((await who.get('/api/admin/received-documents')).status).toBe(status)
		expect((await open(id, { tripId }, who)).status).toBe(status)
		expect((await who.delete(`/api/admin/received-documents/${id}`)).status).toBe(status)
	}
	expect((await open(id, {})).status).toBe(422)
	expect((await open('0198c0de-0000-7000-8000-000000000000', { tripId })).status).toBe(404)
	expect((await open(id, { userId: olivia().id })).body.preview).toMatchObject({ tripId: null, userId: olivia().id })
})

test('the same Message-ID or the same attachment is once; the same conditions on two tickets are two', async () => {
	const mail = written({ subject: 'Once', parts: [pdf(voucher('TW-1'))] })
	await receive(mail, mail)
	imap.renumber()
	await Promise.all([visit(), visit()])
	await receive(written({ subject: 'Once', text: 'Here it is again.', parts: [pdf(voucher('TW-1'))] }))
	expect(await named('Once')).toHaveLength(1)
	const conditions = pdf(['Conditions of carriage'])
	await receive(
		written({ subject: 'Ticket', text: voucher('TW-2').join('\r\n'), parts: [conditions] }),
		written({ subject: 'Ticket', text: voucher('TW-3', ['Room type: Suite']).join('\r\n'), parts: [conditions] }),
	)
	expect(await named('Ticket')).toHaveLength(2)
	// A repeated mail leaves nothing behind but its hash.
	const repeated = await product.db
		.selectFrom('receivedDocuments')
		.selectAll()
		.where('state', '=', 'repeated')
		.execute()
	expect(repeated.length).toBeGreaterThan(0)
	for (const row of repeated) expect([row.storageKey, row.fromAddress, row.subject]).toEqual([null, null, null])
})

test('a mail without a booking says so; a dismissed one is forgotten but for its hash', async () => {
	const mail = written({ subject: 'Lunch?', text: 'Shall we have lunch?' })
	await receive(mail)
	const [{ id, reason }] = await named('Lunch?')
	expect(reason).toBe('nothing_found')
	const opened = await open(id, { userId: olivia().id })
	expect([opened.status, opened.body.code, opened.body.preview.userId]).toEqual([422, 'nothing_found', olivia().id])
	const { storageKey } = await product.db
		.selectFrom('receivedDocuments')
		.select('storageKey')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	expect((await product.staff.delete(`/api/admin/received-documents/${id}`)).status).toBe(204)
	expect(await product.services.storage.get(storageKey!)).toBeNull()
	expect((await product.staff.delete(`/api/admin/received-documents/${id}`)).status).toBe(409)
	imap.renumber()
	expect(await receive(mail)).not.toContainEqual(expect.objectContaining({ subject: 'Lunch?' }))
})
