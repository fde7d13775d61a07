import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { makeSealer } from '#server/db/seal.ts'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type Inbox, type Reply, type Stage, startInbox } from '#tests/harness/inbox.ts'
import type { Mailer } from './mailer.ts'
import { deliverMail, deliverSealedMail, type Mail, queueMail, startOutbox } from './outbox.ts'
import { SECRET, SECRET_IN_GROUPS } from './secret.ts'
import { smtpMailer } from './smtp-mailer.ts'

const from = { name: 'Go Privilege', address: 'travel@goprivilege.example' }
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

const sealer = makeSealer(['a secret that only the tests know, long enough'], () => {})
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let fresh: FreshDatabase
let jobs: Jobs
let mailer: Mailer
let inbox: Inbox | undefined
let reply: (stage: Stage, recipient: string) => Reply | null
beforeEach(async () => {
	reply = () => null
	vi.clearAllMocks()
	fresh = await freshDatabase()
	jobs = await startJobs({ db: fresh.db, types: [deliverMail, deliverSealedMail], log })
})
afterEach(async () => {
	await jobs.stop(0)
	mailer.close()
	await inbox?.close()
	inbox = undefined
	await fresh.drop()
})

const open = async (port = 0) => {
	inbox = await startInbox({ port, reply: (stage, recipient) => reply(stage, recipient) })
	return inbox
}
const queue = (mail: Partial<Mail> & { to: string }) =>
	transaction(fresh.db, (tx) => queueMail(tx, { jobs, mailer }, { subject: 'Hello', text: 'A line', ...mail }))
const start = () => startOutbox({ db: fresh.db, jobs, mailer, sealer, log })
const rows = () =>
	fresh.db.selectFrom('mails').select(['to', 'state', 'attempts', 'answer', 'messageId']).orderBy('id').execute()
const eventually = (check: () => Promise<void> | void, timeout = 10_000) => vi.waitFor(check, { timeout, interval: 30 })

test('sends a mail only when its transaction commits, with the Reply-To address', async () => {
	mailer = smtpMailer((await open()).url, from)
	await start()
	const failed = transaction(fresh.db, async (tx) => {
		await queueMail(tx, { jobs, mailer }, { to: 'ada@example.com', subject: 'Never', text: 'Never' })
		throw new Error('rolled back')
	})
	await expect(failed).rejects.toThrow('rolled back')
	expect((await sql`select from pgboss.job where name = ${deliverMail.name}`.execute(fresh.db)).rows).toEqual([])
	await queue({
		to: 'ada@example.com',
		replyTo: 'grace@example.com',
		subject: 'Ünïcode — 5 €',
		text: 'Déjà vu',
		html: '<p>Déjà vu</p>',
	})
	await eventually(() => expect(inbox?.mails).toHaveLength(1))
	const [mail] = inbox?.mails ?? []
	expect(mail).toMatchObject({
		from,
		to: [{ address: 'ada@example.com' }],
		replyTo: [{ address: 'grace@example.com' }],
		subject: 'Ünïcode — 5 €',
	})
	expect(mail?.text?.trim()).toBe('Déjà vu')
	expect(mail?.html?.trim()).toBe('<p>Déjà vu</p>')
	expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
	await eventually(async () =>
		expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, answer: /^250/ }].map(asMatch)),
	)
	expect((await rows())[0]?.messageId).toBe(mail?.messageId)
	expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@goprivilege\.example>$/)
})

test('rejects line breaks and second addresses before anything is written', async () => {
	mailer = smtpMailer('smtp://127.0.0.1:1', from)
	const to = 'ada@example.com'
	for (const mail of [
		{ to: `${to}\r\nBcc: eve@example.com` },
		{ to: `${to}, eve@example.com` },
		{ to, subject: 'Hi\r\nBcc: eve@example.com' },
		{ to, replyTo: 'a@b.example\nBcc: eve@example.com' },
	]) {
		await expect(queue(mail)).rejects.toThrow(/Enter an e-mail address|characters that are not text/)
	}
	expect(await rows()).toEqual([])
})

test('retries greylisted mail, fails rejected mail with the reason, and delivers the rest without delay', async () => {
	const known = new Set<string>()
	reply = (stage, recipient) => {
		if (stage !== 'rcpt') return null
		if (recipient === 'nobody@example.com') return [550, '5.1.1 No such user']
		if (recipient !== 'grey@example.com' || known.has(recipient)) return null
		known.add(recipient)
		return [451, '4.7.1 Greylisted, try again']
	}
	mailer = smtpMailer((await open()).url, from)
	await start()
	for (const name of ['grey', 'nobody', 'fine']) await queue({ to: `${name}@example.com` })
	await eventually(async () =>
		expect(await rows()).toMatchObject([
			{ to: 'grey@example.com', state: 'waiting', attempts: 1, answer: '451 4.7.1 Greylisted, try again' },
			{ to: 'nobody@example.com', state: 'failed', attempts: 1, answer: '550 5.1.1 No such user' },
			{ to: 'fine@example.com', state: 'sent', attempts: 1 },
		]),
	)
	const [grey] = await fresh.db.selectFrom('mails').select('id').where('to', '=', 'grey@example.com').execute()
	const id = grey?.id ?? ''
	await eventually(async () => {
		await jobs.runNow(deliverMail, id, { id })
		expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 2 })
	})
	expect(inbox?.recipients.filter((to) => to === 'nobody@example.com')).toHaveLength(1)
})

test('a server that refuses our sender loses no mail: all wait until the operator has mended it', async () => {
	reply = (stage) => (stage === 'mail' ? [553, '5.7.1 Sender address rejected: not owned by user'] : null)
	mailer = smtpMailer((await open()).url, from)
	await queue({ to: 'ada@example.com' })
	await start()
	const answer = '553 5.7.1 Sender address rejected: not owned by user'
	await eventually(() => expect(log.error).toHaveBeenCalledWith({ answer }, 'Mail delivery is unavailable'))
	expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, answer }])
})

test('gives up a mail that is deferred eight times', async () => {
	reply = (stage) => (stage === 'data' ? [452, '4.2.2 Mailbox full'] : null)
	mailer = smtpMailer((await open()).url, from)
	await queue({ to: 'full@example.com' })
	await fresh.db.updateTable('mails').set({ attempts: 7 }).execute()
	await start()
	await eventually(async () =>
		expect(await rows()).toMatchObject([{ state: 'failed', attempts: 8, answer: '452 4.2.2 Mailbox full' }]),
	)
})

test('after a connection lost at the end of the transfer, the repeat carries the same Message-ID', async () => {
	let lost = false
	reply = (stage) => {
		if (stage !== 'done' || lost) return null
		lost = true
		return 'hang up'
	}
	mailer = smtpMailer((await open()).url, from)
	await start()
	const id = await queue({ to: 'ada@example.com' })
	await eventually(async () => expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]))
	expect(inbox?.mails).toHaveLength(1)
	await jobs.stop(0)
	// The next process retries mail that waited for a connection at once.
	jobs = await startJobs({ db: fresh.db, types: [deliverMail, deliverSealedMail], log })
	await start()
	await eventually(async () => expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]))
	expect(new Set(inbox?.mails.map((mail) => mail.messageId))).toEqual(new Set([`<${id}@goprivilege.example>`]))
	expect(inbox?.mails).toHaveLength(2)
})

test('an unreachable mail server fails no mail and counts no attempt; after a restart 20 mails are sent once each', async () => {
	const { port, url } = await open()
	await inbox?.close()
	mailer = smtpMailer(url, from)
	await start()
	for (let n = 1; n <= 20; n++) await queue({ to: `guest${n}@example.com` })
	await eventually(() =>
		expect(log.warn).toHaveBeenCalledWith(
			{ answer: expect.stringContaining('ECONNREFUSED') },
			'Mail delivery is unavailable',
		),
	)
	expect((await rows()).every(({ state, attempts }) => state === 'waiting' && attempts === 0)).toBe(true)
	await jobs.stop(0)
	await open(port)
	jobs = await startJobs({ db: fresh.db, types: [deliverMail, deliverSealedMail], log })
	await start()
	await eventually(async () => expect((await rows()).every(({ state }) => state === 'sent')).toBe(true))
	expect(new Set(inbox?.mails.map((mail) => mail.messageId)).size).toBe(20)
	expect(inbox?.mails).toHaveLength(20)
})

test('a server that requires credentials stops delivery, is logged as an error, and fails no mail', async () => {
	const server = createServer((socket) => {
		socket.on('error', () => {})
		socket.write('220 mail.example\r\n')
		socket.on('data', (line) =>
			socket.write(String(line).startsWith('EHLO') ? '250 mail.example\r\n' : '530 5.7.0 Authentication required\r\n'),
		)
	})
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
	mailer = smtpMailer(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`, from)
	await start()
	await queue({ to: 'ada@example.com' })
	await eventually(() =>
		expect(log.error).toHaveBeenCalledWith(
			{ answer: '530 5.7.0 Authentication required' },
			'Mail delivery is unavailable',
		),
	)
	expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, answer: '530 5.7.0 Authentication required' }])
	server.close()
})

const inAnHour = () => new Date(Date.now() + 3_600_000)
const queueSecret = (text: string, expiresAt: Date) =>
	transaction(fresh.db, (tx) =>
		queueMail(
			tx,
			{ jobs, mailer },
			{
				to: 'ada@example.com',
				subject: 'A link',
				text: `https://a.example/#${SECRET}\nCode: ${SECRET_IN_GROUPS}`,
				html: `<a href="https://a.example/#${SECRET}">Open</a>`,
			},
			{ sealer, text, expiresAt },
		),
	)
const dump = async () =>
	(
		await sql<{
			row: string
		}>`select m::text || (select string_agg(j.data::text, '') from pgboss.job j) as row from mails m`.execute(fresh.db)
	).rows
		.map(({ row }) => row)
		.join('')

test('a secret is stored sealed, put in at delivery, and forgotten afterwards', async () => {
	mailer = smtpMailer((await open()).url, from)
	await queueSecret('k3v8qtm2nx7w', inAnHour())
	expect(await dump()).not.toContain('k3v8')
	expect((await rows())[0]?.state).toBe('waiting')
	await start()
	await eventually(async () => expect(await rows()).toMatchObject([{ state: 'sent' }]))
	expect(inbox?.mails[0]?.text).toContain('https://a.example/#k3v8qtm2nx7w\nCode: k3v8-qtm2-nx7w')
	expect(inbox?.mails[0]?.html).toContain('href="https://a.example/#k3v8qtm2nx7w"')
	expect(await fresh.db.selectFrom('mails').select('sealed').execute()).toEqual([{ sealed: null }])
	expect(await dump()).not.toContain('k3v8')
})

test('a mail whose link expired while it waited is never delivered', async () => {
	mailer = smtpMailer((await open()).url, from)
	await queueSecret('k3v8qtm2nx7w', new Date(Date.now() - 1000))
	await queue({ to: 'ben@example.com' })
	await start()
	await eventually(async () => expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'sent' }]))
	expect((await rows())[0]?.answer).toBe('Not sent: its link has expired')
	expect(inbox?.recipients).toEqual(['ben@example.com'])
	expect(await fresh.db.selectFrom('mails').select('sealed').where('sealed', 'is not', null).execute()).toEqual([])
})

test('a mail sealed with a key that this process does not know yet waits for one that does', async () => {
	mailer = smtpMailer((await open()).url, from)
	await queueSecret('k3v8qtm2nx7w', inAnHour())
	const behind = makeSealer(['an older secret, of the instance behind'], () => log.warn('unreadable'))
	await startOutbox({ db: fresh.db, jobs, mailer, sealer: behind, log })
	await eventually(() => expect(log.warn).toHaveBeenCalledWith('unreadable'))
	expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
	expect(inbox?.mails).toEqual([])
})

const asMatch = <T extends { answer: RegExp }>(row: T) => ({ ...row, answer: expect.stringMatching(row.answer) })
