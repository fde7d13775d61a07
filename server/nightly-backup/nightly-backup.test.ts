import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newIdentity } from '#server/backup/encryption.ts'
import { readEnv } from '#server/env/read-env.ts'
import { backupsCheck } from '#server/monitoring/checks/backups.ts'
import { freshDatabase } from '#tests/harness/database.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { makeNightlyBackup, type NightlyBackup } from './nightly-backup.ts'

vi.setConfig({ testTimeout: 60_000 })

const secret = 'a secret that only the tests know, long enough'
const FOREIGN = 'before-the-move.backup'
const OLD = 'nightly-2020-01-01T02-11-00Z.backup'

let product: Product
let folder: string
let backup: NightlyBackup
beforeAll(async () => {
	const database = await freshDatabase()
	product = await startProduct({}, database)
	const trip = await makeTrip(product)
	await addRecord(product.staff, 'guests', trip, { passportNumber: 'CANARY-533401927' })
	await addDocument(product.staff, trip)
	folder = await mkdtemp(join(tmpdir(), 'nightly-'))
	const { recipient } = await newIdentity()
	backup = {
		dir: await mkdtemp(join(folder, 'backups-')),
		days: 35,
		recipients: [recipient],
		secret,
		database: database.config,
		storage: { s3: null, dataDir: join(product.folder, '..') },
		scratch: join(folder, 'check'),
	}
})
afterAll(async () => {
	await product.stop()
	await rm(folder, { recursive: true })
})

const make = (changes: Partial<NightlyBackup> = {}, signal = new AbortController().signal) =>
	makeNightlyBackup(product.services, { ...backup, ...changes }, signal)
const lastRun = () =>
	product.db.selectFrom('backupRuns').selectAll().orderBy('startedAt', 'desc').limit(1).executeTakeFirstOrThrow()
const mailedTo = async () =>
	(await product.db.selectFrom('mails').select(['to', 'textBody']).where('subject', '=', SUBJECT).execute()).toSorted(
		(a, b) => a.to.localeCompare(b.to),
	)
const SUBJECT = 'The nightly backup failed'
const check = (variables = {}) => {
	const { db, storage, mailer, sealer } = product.services
	return backupsCheck.look({ env: readEnv({ DATA_DIR: folder, ...variables }), db, storage, mailer, sealer })
}

test('a nightly backup is made, restored, compared and told (API-232)', async () => {
	expect(await check({ BACKUP_DIR: backup.dir })).toMatchObject({ message: 'No backup has been made yet' })
	await writeFile(join(backup.dir, OLD), '')
	await writeFile(join(backup.dir, FOREIGN), '')
	await make()
	const run = await lastRun()
	expect(run).toMatchObject({ isProved: true, finishedAt: expect.any(Date) })
	expect(run.message).toMatch(/^\d+ rows of \d+ tables and 1 files in \d+\.\d MB, restored and compared in \d+ s\.$/)
	const names = (await readdir(backup.dir)).toSorted()
	expect(names).toEqual([FOREIGN, expect.stringMatching(/^nightly-20[\d-]+T[\d-]+Z\.backup$/), 'person-keys.backup'])
	expect(await readdir(folder)).not.toContain('check')
	expect(await mailedTo()).toEqual([])
	expect(await check()).toContain(run.message)
	await sql`update "backupRuns" set "startedAt" = now() - interval '2 days'`.execute(product.db)
	expect(await check()).toMatchObject({ level: 'error', message: expect.stringMatching(/^The last backup is of/) })
})

test('a backup that fails is mailed to the owners, and leaves older ones alone (API-232)', async () => {
	await writeFile(join(backup.dir, OLD), '')
	const second = await product.colleague('owner')
	const left = await product.colleague('owner')
	await product.colleague('consultant')
	await sql`update users set "disabledAt" = now() where id = ${left.user!.id}`.execute(product.db)
	await make({ recipients: [`${backup.recipients[0]!.slice(0, -1)}b`] })
	const reason = 'in BACKUP_RECIPIENTS is not a public key of age'
	expect(await lastRun()).toMatchObject({ isProved: false, message: expect.stringContaining(reason) })
	expect(await check()).toMatchObject({ level: 'error', message: expect.stringContaining(reason) })
	const mails = await mailedTo()
	expect(mails.map(({ to }) => to)).toEqual([product.staff.user!.email, second.user!.email].toSorted())
	expect(mails[0]?.textBody).toContain(reason)
	expect(mails[0]?.textBody).toContain('http://localhost:3000/admin?section=installation')
	expect(await readdir(backup.dir)).toContain(OLD)
})

test('a backup that is interrupted by a stop is left to the next process', async () => {
	const before = await mailedTo()
	await expect(make({}, AbortSignal.abort())).rejects.toThrow('aborted')
	expect(await lastRun()).toMatchObject({ finishedAt: null, isProved: false })
	expect(await mailedTo()).toEqual(before)
})
