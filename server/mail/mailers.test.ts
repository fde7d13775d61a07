import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { folderMailer } from './folder-mailer.ts'
import { parseSender } from './mailer.ts'
import { classifyFailure } from './smtp-mailer.ts'

// Errors as Nodemailer reported them with real servers.
test.each([
	['greylisted', { code: 'EENVELOPE', responseCode: 451, response: '451 4.7.1 Greylisted' }, 'deferred'],
	['mailbox full', { code: 'EMESSAGE', responseCode: 452, response: '452 full' }, 'deferred'],
	['no such mailbox', { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 No such user' }, 'rejected'],
	[
		'a sender that is not ours',
		{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, response: '553 5.7.1 Not owned by user' },
		'unavailable',
	],
	[
		'too large for the server',
		{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552, response: '552 5.3.4 Too big' },
		'rejected',
	],
	['refused after the text', { code: 'EMESSAGE', responseCode: 554, response: '554 5.7.1 rejected' }, 'rejected'],
	['a greeting of 421', { code: 'EPROTOCOL', responseCode: 421, response: '421 busy' }, 'unavailable'],
	['a greeting of 554', { code: 'EPROTOCOL', responseCode: 554, response: '554 go away' }, 'unavailable'],
	[
		'connection refused',
		{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
		'unavailable',
	],
	['no such host', { code: 'EDNS', message: 'getaddrinfo ENOTFOUND' }, 'unavailable'],
	[
		'no greeting',
		{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', message: 'Greeting never received' },
		'unavailable',
	],
	['timeout after the text', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', message: 'Timeout' }, 'deferred'],
	['connection closed', { code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, 'deferred'],
	['connection reset', { code: 'ESOCKET', originalCode: 'ECONNRESET', message: 'read ECONNRESET' }, 'deferred'],
	['wrong password', { code: 'EAUTH', responseCode: 535, response: '535 bad' }, 'unavailable'],
	[
		'password required',
		{ code: 'EENVELOPE', responseCode: 530, response: '530 Authentication required' },
		'unavailable',
	],
	['no STARTTLS', { code: 'ETLS', responseCode: 500, response: '500 not recognized' }, 'unavailable'],
	['an expired certificate', { code: 'ESOCKET', message: 'certificate has expired' }, 'unavailable'],
])('%s: the message is %j', (_, error, outcome) => {
	expect(classifyFailure(error).outcome).toBe(outcome)
	expect(classifyFailure(error).answer).not.toBe('')
})

test('the folder mailer writes .eml files that mail clients open; a repeat replaces its file', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'mails-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	const mailer = folderMailer(join(folder, 'mail'), { name: 'Go Privilege', address: 'travel@goprivilege.example' })
	const message = {
		messageId: '<0195f0aa-0000-7000-8000-000000000001@goprivilege.example>',
		to: 'ada@example.com',
		replyTo: null,
		subject: 'Your enquiry — Villa Rocha',
		text: 'Thank you.\n\nWe will be in touch.',
		html: '<p>Thank you.</p>',
		date: new Date('2026-05-21T09:30:00Z'),
		headers: { 'In-Reply-To': '<b@mail.example>', References: '<a@mail.example> <b@mail.example>' },
	}
	await mailer.deliver(message)
	const delivery = await mailer.deliver(message)
	const name = '2026-05-21T093000-0195f0aa-0000-7000-8000-000000000001.eml'
	expect(delivery).toEqual({ outcome: 'sent', answer: `Written to ${name}` })
	expect(await readdir(join(folder, 'mail'))).toEqual([name])
	const path = join(folder, 'mail', name)
	expect((await stat(path)).mode & 0o077).toBe(0)
	const mail = await PostalMime.parse(await readFile(path))
	expect(mail).toMatchObject({
		subject: message.subject,
		messageId: message.messageId,
		date: '2026-05-21T09:30:00.000Z',
		inReplyTo: '<b@mail.example>',
		references: '<a@mail.example> <b@mail.example>',
	})
	expect(await readFile(path, 'utf8')).toContain('We will be in touch.')
})

test('a folder that cannot be written to is reported as unavailable, so the mail is not lost', async () => {
	const mailer = folderMailer('/dev/null/mail', { name: '', address: 'travel@goprivilege.example' })
	const message = {
		messageId: '<1@x>',
		to: 'a@b.example',
		replyTo: null,
		subject: 's',
		text: 't',
		html: null,
		date: new Date(),
	}
	expect(await mailer.deliver(message)).toMatchObject({ outcome: 'unavailable', needsOperator: true })
})

test.each([
	['Go Privilege <travel@example.com>', { name: 'Go Privilege', address: 'travel@example.com' }],
	['"Go, Privilege" <travel@example.com>', { name: 'Go, Privilege', address: 'travel@example.com' }],
	['travel@example.com', { name: '', address: 'travel@example.com' }],
])('parses the sender %s', (text, sender) => {
	expect(parseSender(text)).toEqual(sender)
})

test.each(['', 'Go Privilege', 'a@b.example, c@d.example', 'A <a@b.example>\nBcc: c@d.example'])(
	'rejects the sender %j',
	(text) => {
		expect(() => parseSender(text)).toThrow('is not a sender')
	},
)
