import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { openSession } from '#server/auth/sessions.ts'
import { connect } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readEnv } from '#server/env/read-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { smtpMailer } from '#server/mail/smtp-mailer.ts'
import { freePort } from '#tests/harness/served-product.ts'
import { tls } from '#tests/harness/certificate.ts'
import { startImap } from '#tests/harness/imap.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import type { Installation } from './check.ts'
import { databaseCheck, databaseRoleCheck } from './database.ts'
import { runChecks } from './run-checks.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const examine = (other: Partial<Installation> = {}) => {
	const { db, storage, mailer, sealer } = product.services
	return runChecks({ env: readEnv({ DATA_DIR: '/tmp' }), db, storage, mailer, sealer, ...other })
}
const problemsOf = async (other?: Partial<Installation>) =>
	(await examine(other)).flatMap(({ subject, level, message }) =>
		level === 'fine' ? [] : [`${level} ${subject}: ${message}`],
	)

/** True of every test: it has no mail server and no TLS. */
const ALWAYS = [
	'warning Mail server: Mails are written to DATA_DIR/mail and reach nobody',
	'warning Backups: Nothing is backed up every night',
	'warning Public address: http://localhost:3000 has no TLS',
]

test('an installation in order has a finding for each check, and leaves no file behind (CRM-290)', async () => {
	const findings = await examine()
	expect(new Set(findings.map(({ subject }) => subject)).size).toBe(18)
	expect(await problemsOf()).toEqual(expect.arrayContaining(ALWAYS))
	expect(findings.find(({ subject }) => subject === 'Database')?.message).toMatch(/^PostgreSQL 1\d.* answers in/)
	expect(findings.every(({ level, advice }) => (level === 'fine') === (advice === undefined))).toBe(true)
	expect(await Array.fromAsync(product.services.storage.list('documents'))).toEqual([])
})

test('all staff learn that mail or files fail, and nobody else (API-236)', async () => {
	const { db, services, staff, olivia, anonymous } = product
	const STATUS = '/api/admin/service-status'
	expect([(await anonymous.get(STATUS)).status, (await olivia.get(STATUS)).status]).toEqual([401, 403])
	const viewer = await product.colleague('viewer')
	expect((await viewer.get(STATUS)).body).toEqual({ mail: 'working', files: 'working' })
	const mail = { messageId: '<3@x.example>', to: 'a@x.example', subject: 'x', textBody: 'x', id: crypto.randomUUID() }
	const createdAt = new Date(Date.now() - 11 * 60_000)
	await db
		.insertInto('mails')
		.values({ ...mail, createdAt, answer: '451 Try again later' })
		.execute()
	expect((await staff.get(STATUS)).body.mail).toBe('working')
	await db.updateTable('mails').set({ answer: 'connect ECONNREFUSED' }).where('id', '=', mail.id).execute()
	expect((await staff.get(STATUS)).body.mail).toBe('failing')
	await db.deleteFrom('mails').where('id', '=', mail.id).execute()
	const storage = { ...services.storage, healthy: () => Promise.reject(new Error('EROFS')) }
	const app = createApp({ ...services, storage })
	const { token } = await transaction(db, (tx) =>
		openSession(tx, staff.user!, { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }),
	)
	const answer = await app.request(STATUS, { headers: { cookie: `__Host-session=${token}` } })
	expect(await answer.json()).toEqual({ mail: 'working', files: 'failing' })
})

test('what is late, refused, unreachable or of another release is found, and hides nothing else', async () => {
	const { db, storage } = product.services
	await sql`insert into pgboss.job (name, start_after) values ('deliver-mail', now() - interval '3 hours')`.execute(db)
	await sql`insert into pgboss.job (name, state, retry_count, start_after) values ('make-film', 'retry', 9, now() + interval '9 minutes')`.execute(
		db,
	)
	const mail = { messageId: '<1@x.example>', to: 'a@x.example', subject: 'x', textBody: 'x' }
	await db
		.insertInto('mails')
		.values([
			{ ...mail, id: crypto.randomUUID(), createdAt: new Date(Date.now() - 2 * 3_600_000) },
			{ ...mail, id: crypto.randomUUID(), messageId: '<2@x.example>', state: 'failed' },
		])
		.execute()
	await sql`update "schemaMigrations" set name = '999_of_a_newer_release.sql' where name = (select max(name) from "schemaMigrations")`.execute(
		db,
	)
	const refused = new Refusal(507, 'storage_read_only', 'Ask your administrator', {
		cause: new Error('EROFS: read-only file system'),
	})
	const broken = { ...storage, put: () => Promise.reject(refused) }
	const port = await freePort()
	const address = `smtp://127.0.0.1:${port}`
	const mailer = smtpMailer(address, product.services.mailer.from)
	const env = readEnv({ DATA_DIR: '/tmp', SMTP_URL: address, PUBLIC_URL: `https://127.0.0.1:${port}` })
	const problems = await problemsOf({ storage: broken, mailer, env })
	for (const expected of [
		/^error Background jobs: 1 of 'deliver-mail' are due, the first for 180 minutes$/,
		/^warning Background jobs: 1 of 'make-film' keep failing$/,
		/^error Mails: 1 mails have waited for more than an hour$/,
		/^warning Mails: 1 mails were refused for good$/,
		/^warning Release: 1 migrations are not applied/,
		/^error File storage: EROFS/,
		/^error Mail server: .*ECONNREFUSED/,
		/^error Public address: .*ECONNREFUSED/,
	])
		expect(problems).toContainEqual(expect.stringMatching(expected))
	// A busy machine may answer slowly, which is a warning.
	expect(problems.filter((line) => /^error (?:Database|Key|Clock)/.test(line))).toEqual([])
})

test('a database that does not answer is one finding, not one for each check that reads it', async () => {
	const db = connect({ connectionString: `postgres://app@127.0.0.1:${await freePort()}/app` })
	try {
		const findings = await examine({ db })
		expect(findings.filter(({ message }) => message.includes('ECONNREFUSED'))).toMatchObject([
			{ subject: 'Database', level: 'error', advice: expect.stringContaining('DATABASE_POOLED=1') },
		])
		expect(findings.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['Settings', 'File storage', 'Disk']))
	} finally {
		await db.destroy()
	}
})

test('a role that could change the audit is found', async () => {
	const env = readEnv({ DATA_DIR: '/tmp', DATABASE_URL: 'postgres://db.example/app' })
	const levels = await transaction(product.db, async (tx) => {
		const look = () => databaseRoleCheck.look({ ...product.services, db: tx, env })
		const asSuperuser = await look()
		await sql`create role of_the_checks`.execute(tx)
		await sql`set local role of_the_checks`.execute(tx)
		const asPlain = await look()
		await sql`reset role`.execute(tx)
		await sql`drop role of_the_checks`.execute(tx)
		return [asSuperuser, asPlain]
	})
	expect(levels).toEqual([
		expect.objectContaining({ level: 'warning', message: expect.stringMatching(/ is a superuser$/) }),
		"'of_the_checks' is no superuser",
	])
})

test('the key is checked once there is something that it opens', async () => {
	const { staff } = product
	const of = async () => (await examine()).find(({ subject }) => subject === 'Key')?.message
	expect(await of()).toBe('There is no identity data yet, so any SECRET_KEY fits')
	await addRecord(staff, 'guests', await makeTrip(product))
	expect(await of()).toBe('SECRET_KEY opens the newest identity data')
})

test('a database that takes no changes is found', async () => {
	const env = readEnv({ DATA_DIR: '/tmp', DATABASE_URL: 'postgres://db.example/app' })
	const found = await transaction(product.db, async (tx) => {
		await sql`set transaction read only`.execute(tx)
		return databaseCheck.look({ ...product.services, db: tx, env })
	})
	expect(found).toMatchObject({ level: 'error', message: expect.stringMatching(/^PostgreSQL \S+ .*takes no changes$/) })
})

test('a certificate that browsers refuse is found, whatever is wrong with it', async () => {
	const server = createServer(tls).listen(0)
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	const of = async (publicUrl: string) =>
		(await problemsOf({ env: readEnv({ DATA_DIR: '/tmp', PUBLIC_URL: publicUrl }) })).filter((line) =>
			line.includes('Public address'),
		)
	try {
		expect(await of(`https://localhost:${port}`)).toEqual([
			`warning Public address: The certificate of localhost:${port} is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)`,
		])
		vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2999-01-01') })
		expect(await of(`https://localhost:${port}`)).toEqual([
			`error Public address: The certificate of localhost:${port} has expired`,
		])
	} finally {
		vi.useRealTimers()
		server.close()
	}
})

test('a file storage without the files of the documents is found, and a request for one is logged', async () => {
	const { staff, services } = product
	const document = await addDocument(staff, await makeTrip(product))
	const of = async () => (await examine()).find(({ subject }) => subject === 'Documents')
	expect(await of()).toMatchObject({ level: 'fine' })
	for await (const { key } of services.storage.list('documents')) await services.storage.remove(key)
	expect(await of()).toMatchObject({ level: 'error', message: '1 of the newest 1 are not in the file storage' })
	expect((await staff.get(document.fileUrl)).status).toBe(404)
	expect(product.logged().join('')).toContain('The stored file documents/')
})

test.runIf(process.platform === 'linux')('a full disk of the database is found, whichever disk it has', async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'checks-'))
	const of = async (settings: NodeJS.ProcessEnv = {}) =>
		(await examine({ env: readEnv({ DATA_DIR: dataDir, ...settings }) })).filter(({ subject }) => subject === 'Disk')
	try {
		const [same] = await of()
		await mkdir(join(dataDir, 'postgres'))
		expect((await of()).map(({ message }) => message.replace(/^\S+/, ''))).toEqual([same?.message.replace(/^\S+/, '')])
		await rm(join(dataDir, 'postgres'), { recursive: true })
		// A file system without a free byte.
		await symlink('/proc', join(dataDir, 'postgres'))
		expect(await of()).toContainEqual(
			expect.objectContaining({ level: 'error', message: '0.0 GB are free under DATA_DIR/postgres' }),
		)
		const elsewhere = await of({ DATABASE_URL: 'postgres://db.example/app' })
		expect(elsewhere.filter(({ message }) => message.includes('postgres'))).toEqual([])
		if (elsewhere[0]?.level === 'fine')
			expect(elsewhere[0].message).toContain('The disk of the database cannot be seen')
	} finally {
		await rm(dataDir, { recursive: true })
	}
})

test('a folder for backups that cannot be written to is found before the night', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'checks-'))
	const of = async (dir: string) =>
		(await problemsOf({ env: readEnv({ DATA_DIR: '/tmp', BACKUP_DIR: dir }) })).filter((line) =>
			line.includes('Backups'),
		)
	try {
		await writeFile(join(folder, 'file'), '')
		expect(await of(join(folder, 'file', 'backups'))).toEqual([
			'error Backups: BACKUP_DIR cannot be written to (ENOTDIR)',
		])
		// The first backup makes the folders that are missing.
		expect(await of(join(folder, 'new', 'backups'))).toEqual(['warning Backups: No backup has been made yet'])
		const now = new Date()
		const failed = { id: crypto.randomUUID(), startedAt: now, finishedAt: now, isProved: false, message: 'ENOSPC' }
		await product.db.insertInto('backupRuns').values(failed).execute()
		expect(await of(join(folder, 'file', 'backups'))).toEqual([
			'error Backups: BACKUP_DIR cannot be written to (ENOTDIR)',
			expect.stringMatching(/^error Backups: The backup of .* failed: ENOSPC$/),
		])
		await product.db.deleteFrom('backupRuns').execute()
	} finally {
		await rm(folder, { recursive: true })
	}
})

test('a mailbox that lets nobody in and a calendar that nobody reads are found; what works is not changed', async () => {
	const { db } = product.services
	const imap = await startImap()
	imap.append('From: a@x.example\r\n\r\nHello')
	const envWith = (password: string) =>
		readEnv({
			DATA_DIR: '/tmp',
			MAIL_IN_ADDRESS: 'desk@agency.example',
			MAIL_IN_IMAP_URL: imap.url,
			IMPORT_IMAP_URL: imap.url.replace('open%20sesame', password),
		})
	const of = async (subject: string, env?: Installation['env']) =>
		(await examine(env && { env })).filter((finding) => finding.subject === subject)
	try {
		expect(await of('Mailbox for bookings')).toMatchObject([{ level: 'fine', message: 'None is read' }])
		expect(await of('Mailbox for bookings', envWith('wrong'))).toMatchObject([
			{ level: 'error', message: expect.stringMatching(/./), advice: expect.stringContaining('IMPORT_IMAP_URL') },
		])
		expect(await of('Mailbox for answers', envWith('wrong'))).toMatchObject([
			{ level: 'fine', message: '127.0.0.1 lets us read it' },
		])
		expect(imap.flags()).toEqual([[]])
	} finally {
		await imap.close()
	}
	const itemId = crypto.randomUUID()
	await db.insertInto('catalogueItems').values({ id: itemId, kind: 'villa' }).execute()
	const [now, dayAgo] = [new Date(), new Date(Date.now() - 25 * 3_600_000)]
	const feed = { itemId, name: 'Sample Stays', sealed: '', host: 'stays.example', nextAt: now }
	await db
		.insertInto('villaFeeds')
		.values([
			{ ...feed, id: crypto.randomUUID(), goodAt: dayAgo, problem: 'unreachable' },
			{ ...feed, id: crypto.randomUUID(), name: 'Other Stays', goodAt: now },
		])
		.execute()
	expect(await of('Calendars of other platforms')).toMatchObject([
		{
			level: 'warning',
			message: 'Sample Stays (stays.example) has not been read for more than a day: The platform did not answer',
		},
	])
	await db.deleteFrom('villaFeeds').execute()
	expect(await of('Calendars of other platforms')).toMatchObject([{ level: 'fine', message: 'None is read' }])
})
