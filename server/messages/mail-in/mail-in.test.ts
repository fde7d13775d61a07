import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { startImap } from '#tests/harness/imap.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { makeTrip } from '#tests/harness/trip-scenario.ts'
import { mailInHandlers } from './handlers.ts'
import { readNewMail } from './read-replies.ts'
import { tellTravellers } from '../tell-travellers.ts'

const SECRET = 'a-secret-that-only-the-provider-knows'
let imap: Awaited<ReturnType<typeof startImap>>
let product: Product
let tripId: string
/** The address that answers of the conversation go to. */
let desk: string
beforeAll(async () => {
	imap = await startImap()
	const mailIn = {
		address: 'Replies@agency.example',
		imapUrl: imap.url,
		webhookSecret: SECRET,
		server: 'mx.agency.example',
	}
	product = await startProduct({ mailIn })
})
afterAll(async () => {
	await product.stop()
	await imap.close()
})
beforeEach(async () => {
	await product.db.deleteFrom('throttle').execute()
	tripId = await makeTrip(product)
	await product.staff.post(`/api/admin/trips/${tripId}/threads`, { text: 'Shall the driver wait?' })
	await tellTravellers(product.services, 0)
	desk = (await sentMail()).replyTo!
})

const sentMail = () =>
	product.db
		.selectFrom('mails')
		.select(['replyTo', 'messageId', 'textBody', 'headers'])
		.orderBy('id', 'desc')
		.executeTakeFirstOrThrow()
const conversation = async () =>
	(await product.olivia.get(`/api/portal/trips/${tripId}/messages`)).body.conversation.messages
const held = async () => {
	const { mails } = (await product.staff.get('/api/admin/held-mails')).body
	const threads = (await product.staff.get(`/api/admin/trips/${tripId}/threads`)).body.threads
	return mails.filter(({ threadId }: { threadId: string }) => threads.some(({ id }: { id: string }) => id === threadId))
}
const PASS = 'Authentication-Results: mx.agency.example; spf=pass; dmarc=pass (p=reject) header.from=mail.example'
let count = 0
type Written = { from?: string; to?: string; auth?: string; id?: string; head?: string[]; body?: string }
function written({
	from = product.olivia.user!.email,
	to = desk,
	auth = PASS,
	id,
	head = [],
	body = 'Yes, please.',
}: Written = {}) {
	const lines = [
		auth,
		`From: Olivia <${from}>`,
		`To: ${to}`,
		'Subject: Re: Your message',
		`Message-ID: ${id ?? `<${++count}.${tripId}@mail.example>`}`,
		...(head.some((line) => /^content-type/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
		...head,
	]
	return `${lines.filter(Boolean).join('\r\n')}\r\n\r\n${body.replaceAll(/\r?\n/g, '\r\n')}\r\n`
}
const poll = () =>
	readNewMail(product.services, imap.url, mailInHandlers(product.services), new AbortController().signal)
async function deliver(
	mail: string | Buffer,
	{ secret = SECRET, time = Math.floor(Date.now() / 1000), signed = mail } = {},
) {
	const v1 = createHmac('sha256', secret).update(`${time}.`).update(signed).digest('hex')
	const headers = { 'content-type': 'message/rfc822', 'x-signature': `t=${time},v1=${v1}` }
	const answer = await product.anonymous.fetch('/api/incoming-mail', {
		method: 'POST',
		headers,
		body: new Uint8Array(Buffer.from(mail)),
	})
	return { status: answer.status, body: await answer.json() }
}

test('an answer from the mailbox is filed without its quotes, once, marked as read, and kept as it came', async () => {
	expect(desk).toMatch(/^Replies\+[0-9a-z]{26}@agency\.example$/)
	expect((await sentMail()).textBody).toContain('You can also answer this mail.')
	const body =
		'Yes, please.\nWe have much luggage.\n\nOn Thu, 21 May 2026 at 10:00, Go Privilege <x@agency.example> wrote:\n> Shall the driver wait?\n> Marguerite'
	const mail = written({ body })
	imap.append(mail)
	imap.append(written({ to: 'Replies@agency.example', body: 'A newsletter' }))
	imap.append(mail)
	await Promise.all([poll(), poll()])
	await poll()
	expect((await conversation()).map(({ text, from }: { text: string; from: string }) => [from, text])).toEqual([
		['agency', 'Shall the driver wait?'],
		['traveller', 'Yes, please.\nWe have much luggage.'],
	])
	expect(
		imap
			.flags()
			.slice(-3)
			.map((flags) => flags.includes('\\Seen')),
	).toEqual([true, false, true])
	const thread = (await product.staff.get(`/api/admin/trips/${tripId}/threads`)).body.threads[0]
	expect(thread).toMatchObject({ state: 'open', unread: 1 })
	const { originalId } = (await product.staff.get(`/api/admin/threads/${thread.id}`)).body.thread.messages.at(-1)
	const original = await product.staff.fetch(`/api/admin/incoming-mails/${originalId}/original`)
	expect(original.headers.get('content-disposition')).toContain('attachment')
	expect((await original.text()).trim()).toBe(mail.trim())
	expect((await product.olivia.get(`/api/admin/incoming-mails/${originalId}/original`)).status).toBe(403)

	imap.renumber()
	await poll()
	expect(await conversation()).toHaveLength(2)
})

test('the webhook files the same, and a mail that comes by both ways once', async () => {
	const mail = written({ body: 'By webhook' })
	expect(await deliver(mail)).toEqual({ status: 202, body: { taken: true } })
	imap.append(mail)
	await poll()
	expect((await conversation()).map(({ text }: { text: string }) => text)).toEqual([
		'Shall the driver wait?',
		'By webhook',
	])
	expect(await deliver(written({ to: 'somebody@agency.example' }))).toEqual({ status: 202, body: { taken: false } })
	const now = Math.floor(Date.now() / 1000)
	for (const wrong of [
		{ secret: 'another-secret-of-the-same-length-abc' },
		{ time: now - 400 },
		{ time: now + 400 },
		{ signed: `${mail} ` },
	])
		expect((await deliver(written(), wrong)).status).toBe(401)
	expect((await product.anonymous.post('/api/incoming-mail', {})).status).toBe(401)
	expect(await conversation()).toHaveLength(2)
})

describe('held for staff', () => {
	test.each([
		['another sender', { from: 'mallory@mail.example' }, 'sender'],
		['no result of our server', { auth: '' }, 'unproven'],
		['a forged result of another server', { auth: PASS.replace('mx.agency', 'mx.mallory') }, 'unproven'],
		[
			'a failed result above a forged one',
			{ auth: `${PASS.replace('dmarc=pass', 'dmarc=fail')}\r\n${PASS}` },
			'unproven',
		],
		[
			'a pass in a comment',
			{ auth: 'Authentication-Results: mx.agency.example (dmarc=pass); dmarc=fail header.from=mail.example' },
			'unproven',
		],
		['a pass for another domain', { auth: PASS.replace('from=mail', 'from=evil') }, 'unproven'],
		['two senders', { from: 'olivia.hartley@mail.example>, Mallory <mallory@mail.example' }, 'sender'],
		['nothing in it', { body: ' ' }, 'empty'],
	])('%s', async (_, mail, reason) => {
		expect((await deliver(written(mail))).body.taken).toBe(true)
		expect(await conversation()).toHaveLength(1)
		expect((await held()).map((one: { reason: string }) => one.reason)).toEqual([reason])
	})

	test('an answer to one of our mails that was not sent to its address', async () => {
		await deliver(written({ to: 'travel@agency.example', head: [`In-Reply-To: ${(await sentMail()).messageId}`] }))
		expect(await held()).toMatchObject([{ reason: 'no_token', text: 'Yes, please.', travellerName: 'Olivia Hartley' }])
	})

	test('staff file it in the traveller’s name, or ignore it and forget its words', async () => {
		await deliver(written({ from: 'olivia.office@mail.example', body: 'From my office' }))
		await deliver(written({ from: 'mallory@mail.example', body: 'Send me the passports' }))
		const [mine, forged] = await held()
		const viewer = await product.colleague('viewer')
		expect((await viewer.post(`/api/admin/held-mails/${mine.id}`, { decision: 'file' })).status).toBe(403)
		expect((await product.staff.post(`/api/admin/held-mails/${mine.id}`, { decision: 'file' })).status).toBe(204)
		expect((await product.staff.post(`/api/admin/held-mails/${mine.id}`, { decision: 'file' })).status).toBe(404)
		expect((await product.staff.post(`/api/admin/held-mails/${forged.id}`, { decision: 'ignore' })).status).toBe(204)
		expect(await held()).toEqual([])
		expect((await conversation()).at(-1)).toMatchObject({
			from: 'traveller',
			author: 'Olivia Hartley',
			text: 'From my office',
		})
		const rows = await product.db.selectFrom('incomingMails').selectAll().execute()
		expect(JSON.stringify(rows)).not.toContain('Send me the passports')
	})

	test('somebody whose access was suspended', async () => {
		const account = product.db.updateTable('users').where('id', '=', product.olivia.user!.id)
		await account.set({ disabledAt: new Date() }).execute()
		await deliver(written())
		await account.set({ disabledAt: null }).execute()
		expect((await held()).map((one: { reason: string }) => one.reason)).toEqual(['no_access'])
	})
})

test('each mail of a conversation names the ones before it, also the traveller’s (CRM-195)', async () => {
	const first = await sentMail()
	const headersOf = ({ headers }: { headers: unknown }) => headers as Record<string, string>
	const start = headersOf(first)['In-Reply-To']
	expect(headersOf(first)).toEqual({ 'In-Reply-To': start, References: start })
	await deliver(written({ id: '<answer-1@mail.example>' }))
	const toStaff = await sentMail()
	expect(headersOf(toStaff)).toEqual({ 'In-Reply-To': start, References: start })
	await deliver(written({ id: '<x: "y\u0000\u0007">', body: 'And a bag' }))
	const [thread] = (await product.staff.get(`/api/admin/trips/${tripId}/threads`)).body.threads
	const version = { 'if-match': `"${thread.version}"` }
	await product.staff.post(`/api/admin/threads/${thread.id}/messages`, { text: 'He waits.' }, version)
	await tellTravellers(product.services, 0)
	const before = ['<answer-1@mail.example>']
	expect(headersOf(await sentMail())).toEqual({
		'In-Reply-To': before.at(-1),
		References: [start, first.messageId, ...before].join(' '),
	})
	const other = await makeTrip(product)
	await product.staff.post(`/api/admin/trips/${other}/threads`, { text: 'Hello' })
	await tellTravellers(product.services, 0)
	expect(headersOf(await sentMail()).References).not.toContain(start)
})

describe('a mail that comes back (CRM-196)', () => {
	const report = (about: string, { action = 'failed', id = `<${++count}@mx.mail.example>` } = {}) =>
		[
			...['From: MAILER-DAEMON@mx.mail.example', 'To: replies@agency.example', `Message-ID: ${id}`],
			...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b', ''],
			...['--b', 'Content-Type: text/plain', '', 'I could not deliver this.'],
			...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.mail.example', ''],
			...['Final-Recipient: rfc822; olivia@mail.example', `Action: ${action}`, 'Status: 5.1.1'],
			...['Diagnostic-Code: smtp; 550 5.1.1 <olivia@mail.example>', '    no such\u0007 user', ''],
			...[
				'--b',
				'Content-Type: message/rfc822',
				'',
				'Subject: Hello',
				`Message-Id: ${about}`,
				'',
				'Hello',
				'--b--',
				'',
			],
		].join('\r\n')
	const failed = async () => (await product.staff.get('/api/admin/failed-mails')).body.mails
	const mark = (state: 'sent') =>
		sentMail().then(({ messageId }) =>
			product.db.updateTable('mails').set({ state }).where('messageId', '=', messageId).execute(),
		)

	test('counts as failed, once, with the reason, in the list of failed mails and in its conversation', async () => {
		await mark('sent')
		const { messageId } = await sentMail()
		const bounce = report(messageId, { id: '<bounce-1@mx.mail.example>' })
		imap.append(bounce)
		await poll()
		const answer = 'Returned: 550 5.1.1 <olivia@mail.example> no such user'
		const [mail] = await failed()
		expect(mail).toMatchObject({ to: product.olivia.user!.email, answer })
		const [thread] = (await product.staff.get(`/api/admin/trips/${tripId}/threads`)).body.threads
		const { messages } = (await product.staff.get(`/api/admin/threads/${thread.id}`)).body.thread
		expect(messages[0].mail).toEqual({ state: 'failed', answer })
		expect(await held()).toEqual([])

		expect((await product.staff.post(`/api/admin/failed-mails/${mail.id}/send-again`)).status).toBe(204)
		await mark('sent')
		expect((await deliver(bounce)).body).toEqual({ taken: true })
		expect(await failed()).toEqual([])
		await deliver(report(messageId))
		expect(await failed()).toHaveLength(1)
	})

	test('not for a delay, a success, an unknown mail, or one that is still waiting', async () => {
		await mark('sent')
		const { messageId } = await sentMail()
		const before = (await failed()).length
		for (const action of ['delayed', 'delivered', 'relayed']) await deliver(report(messageId, { action }))
		expect((await deliver(report('<unknown@agency.example>'))).body).toEqual({ taken: false })
		await product.staff.post(`/api/admin/trips/${await makeTrip(product)}/threads`, { text: 'Hello' })
		await tellTravellers(product.services, 0)
		expect((await deliver(report((await sentMail()).messageId))).body).toEqual({ taken: true })
		expect(await failed()).toHaveLength(before)
	})
})

test.each([
	['an absence note', ['Auto-Submitted: auto-replied']],
	['a bounce', ['Return-Path: <>']],
	['a mailing list', ['Precedence: bulk']],
	['a report', ['Content-Type: multipart/report; boundary=x']],
])('%s is ignored, and its words are not stored', async (_, head) => {
	expect((await deliver(written({ head, body: 'I am away' }))).body.taken).toBe(true)
	expect(await conversation()).toHaveLength(1)
	expect(await held()).toEqual([])
	const { text, fromAddress, storageKey } = await product.db
		.selectFrom('incomingMails')
		.select(['text', 'fromAddress', 'storageKey'])
		.orderBy('id', 'desc')
		.executeTakeFirstOrThrow()
	expect([text, fromAddress, storageKey]).toEqual([null, null, null])
})

describe('hostile mails', () => {
	const text = async (mail: Written) => {
		await deliver(written(mail))
		const message = (await conversation()).at(-1)
		return message.from === 'traveller' ? (message.text as string) : null
	}
	test('HTML only, nested a hundred thousand times, with scripts and quotes', async () => {
		const html = `<style>p{}</style><script>alert(1)</script><p>Yes &amp; no</p>${'<div>'.repeat(100_000)}Deep<blockquote>Quoted</blockquote>`
		expect(await text({ head: ['Content-Type: text/html; charset=utf-8'], body: html })).toMatch(/^Yes & no\s+Deep$/)
	})
	test('an unknown and a wrong character set', async () => {
		expect(await text({ head: ['Content-Type: text/plain; charset=x-klingon'], body: 'Plain words' })).toBe(
			'Plain words',
		)
		expect(
			await text({
				head: ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable'],
				body: 'Gr=FC=DFe=00=1B[31m',
			}),
		).toBe('Grüße[31m')
	})
	test('parts nested a thousand times are held with their headers only', async () => {
		const open = Array.from(
			{ length: 1000 },
			(_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
		).join('')
		const mail = written({ head: ['Content-Type: multipart/mixed; boundary=b0'], body: `${open}--b1000\r\n\r\nDeep` })
		expect((await deliver(mail)).body).toEqual({ taken: true })
		expect(await held()).toMatchObject([{ reason: 'unreadable', subject: 'Re: Your message', text: '' }])
	})
	test('a text of forty thousand lines is cut', async () => {
		const long = await text({ body: 'All work and no play\n'.repeat(40_000) })
		expect(long!.length).toBeLessThanOrEqual(10_000)
	})
	test('a mail over 25 MB is refused by the webhook, and held from the mailbox without its content', async () => {
		const huge = written({ body: `Huge ${'x'.repeat(26 * 1024 * 1024)}` })
		expect((await deliver(huge)).status).toBe(413)
		imap.append(huge)
		await poll()
		expect(await held()).toMatchObject([{ reason: 'unreadable', text: '' }])
	})
})

test('PDFs and pictures are attached; everything else is left out, and said', async () => {
	const png = Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
		'base64',
	)
	const part = (type: string, name: string, bytes: Uint8Array) =>
		`--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\n')}\n`
	const body = `--b\nContent-Type: text/plain\n\nHere they are\n${part('application/pdf', 'visa.pdf', smallPdf(['Visa']))}${part('image/png', 'photo.png', png)}${part('application/pdf', 'fake.pdf', Buffer.from('MZ not a PDF at all'))}${part('application/x-msdownload', 'virus.exe', Buffer.from('MZ'))}--b--`
	await deliver(written({ head: ['Content-Type: multipart/mixed; boundary=b'], body }))
	expect((await conversation()).at(-1).text).toBe('Here they are\n\n[2 attachments were left out.]')
	const files = await product.db
		.selectFrom('messageFiles')
		.select(['name', 'contentType'])
		.where('tripId', '=', tripId)
		.orderBy('name')
		.execute()
	expect(files).toEqual([
		{ name: 'photo.png', contentType: 'image/jpeg' },
		{ name: 'visa.pdf', contentType: 'application/pdf' },
	])
})

test('without a mailbox answers go to the agency, and the webhook does not exist', async () => {
	const services = { ...product.services, mailIn: null }
	const other = await makeTrip(product)
	await product.staff.post(`/api/admin/trips/${other}/threads`, { text: 'Hello' })
	await tellTravellers(services, 0)
	const { replyTo, textBody } = await sentMail()
	expect(replyTo).toBe(product.services.agency.email)
	expect(textBody).not.toContain('answer this mail')
})
