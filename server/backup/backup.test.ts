import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from './backup.ts'
import { restore as restoreInto, type Target } from './restore.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { personKeysOf } from '#server/trips/person-keys/person-keys.ts'
import { createApp } from '#server/app.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip, PLURALS } from '#tests/harness/trip-scenario.ts'

const secret = 'the secret that authenticates this backup'
const EXCLUDED = [
	'sessions',
	'throttle',
	'importPreviews',
	'personKeys',
	'erasures',
	'personKeySwitch',
	'pushSubscriptions',
	'accountLinks',
	'addressChanges',
	'ceremonies',
	'assets',
	'releases',
	...['tripSearch', 'customerSearch', 'enquirySearch'],
	'schemaLock',
	'schemaMigrations',
]

let product: Product
let folder: string
let patient: Db
let archive: string
let before: Awaited<ReturnType<typeof everything>>

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'backup-'))
	archive = join(folder, 'monday.backup')
	product = await startProduct()
	const trip = await makeTrip(product, { notes: 'Line\nbreak, "quotes", \\ and \u2028 a separator, 日本' })
	await addRecord(product.staff, 'guests', trip, { fullName: 'Åsa Öberg', passportNumber: 'CANARY-533401927' })
	for (const plural of PLURALS) await addRecord(product.staff, plural, trip)
	for (let n = 0; n < 2; n++) await addDocument(product.staff, trip)
	const asked = { name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }
	await product.anonymous.post('/api/enquiries', asked, { 'idempotency-key': 'kept' })
	// Enough that rows come in several batches and a file in several pieces.
	await product.db
		.insertInto('audit')
		.values(
			Array.from(
				{ length: 1201 },
				(_, n) =>
					({
						id: idOf(n),
						actorId: null,
						action: 'tested',
						objectId: null,
						ip: null,
						outcome: 'ok',
						detail: `{"n":${n}}`,
					}) as const,
			),
		)
		.execute()
	await product.services.storage.put(
		'documents/00000000-0000-4000-8000-000000000000.pdf',
		new Uint8Array(300_000).map((_, i) => (i * i) % 251),
		'application/pdf',
	)
	patient = connect(await configOf(product.db), { max: 1, noTimeouts: true })
	before = await everything(product.db, product.services.storage)
	await backUp(archive, { db: patient, storage: product.services.storage, secret })
})
afterAll(async () => {
	await patient.destroy()
	await product.stop()
	await rm(folder, { recursive: true })
})

test('a restore into an empty installation brings back every row and every byte', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		const amount = await restore(archive, { db, storage, secrets: ['a newer secret', secret] })
		expect(await everything(db, storage)).toEqual(before)
		expect(amount).toEqual({
			tables: Object.keys(before.tables).length,
			rows: rowsOf(before),
			files: Object.keys(before.files).length,
		})
		expect(amount.rows).toBeGreaterThan(1201)
		expect(amount.files).toBeGreaterThan(2)
		expect(before.tables).toMatchObject({ mails: [2, expect.anything()], sentOnce: [1, expect.anything()] })
		for (const table of EXCLUDED) expect(before.tables).not.toHaveProperty(table)
		expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
		const [guest] = await db.selectFrom('guests').select(['id', 'sealed']).where('fullName', '=', 'Åsa Öberg').execute()
		const keys = await personKeysOf(db, [guest?.id ?? ''])
		expect(product.services.sealer.unseal(`guests:${guest?.id}`, guest?.sealed ?? '', keys)).toContain(
			'CANARY-533401927',
		)
	})
})

test('a restore revives no link, and delivers no letter whose link is gone', async () => {
	const { db, services } = product
	await product.staff.post('/api/admin/invitations', { username: 'nora', email: 'nora@mail.example' })
	expect(await db.selectFrom('accountLinks').select('id').execute()).toHaveLength(1)
	const path = join(folder, 'invited.backup')
	await backUp(path, { db: patient, storage: services.storage, secret })
	await withEmptyInstallation(async ({ db, storage }) => {
		await restore(path, { db, storage, secrets: [secret] })
		expect(await db.selectFrom('accountLinks').select('id').execute()).toEqual([])
		const letter = db.selectFrom('mails').select(['state', 'sealed', 'answer']).where('to', '=', 'nora@mail.example')
		expect(await letter.execute()).toEqual([
			{ state: 'failed', sealed: null, answer: 'Not sent: its link ended when the backup was restored' },
		])
	})
	await db.deleteFrom('users').where('username', '=', 'nora').execute()
	await db.deleteFrom('mails').where('to', '=', 'nora@mail.example').execute()
})

test('who was erased cannot be read in an older backup, and is erased again when it is restored (API-155)', async () => {
	const { db, services, staff, signedIn } = product
	const ruth = (
		await staff.post('/api/admin/invitations', {
			username: 'ruth',
			email: 'ruth@mail.example',
			fullName: 'Ruth Castellanos',
		})
	).body.user
	const over = { userId: ruth.id, startDate: '2025-05-01', endDate: '2025-05-08' }
	const trip = (await staff.post('/api/admin/trips', { name: 'Ruth in Amalfi', ...over })).body.trip.id
	const hers = await addRecord(staff, 'guests', trip, { fullName: 'Ruth Castellanos', passportNumber: 'CANARY-RUTH' })
	expect((await (await signedIn(ruth)).post(`/api/portal/trips/${trip}/approve-guests`)).status).toBe(200)
	const document = await addDocument(staff, trip)
	const dir = await mkdtemp(join(folder, 'erasing-'))
	const [before, after] = [join(dir, 'before.backup'), join(dir, 'after.backup')]
	await backUp(before, { db: patient, storage: services.storage, secret })
	const oldKeys = join(dir, 'old-keys.backup')
	await copyFile(join(dir, 'person-keys.backup'), oldKeys)

	const { preview } = (await staff.get(`/api/admin/users/${ruth.id}/erasure`)).body
	const { fingerprint } = preview
	expect((await staff.post(`/api/admin/users/${ruth.id}/erasure`, { fingerprint })).status).toBe(204)
	await backUp(after, { db: patient, storage: services.storage, secret })

	const linesOf = async (path: string) => {
		const bytes = await readFile(path)
		return gunzipSync(bytes.subarray(bytes.indexOf(10) + 1, -32)).toString()
	}
	const sealedInBackup = /"sealed": "(v2\.[^"]+)"/.exec(
		(await linesOf(before)).split('\n').find((line) => line.includes(hers.id) && line.includes('fullName')) ?? '',
	)?.[1]
	expect(sealedInBackup).toContain(hers.id)
	expect(await linesOf(before)).toContain('Ruth Castellanos')
	expect(await linesOf(join(dir, 'person-keys.backup'))).not.toContain(`"id": "${hers.id}", "sealed"`)
	expect(await linesOf(oldKeys)).toContain(hers.id)

	await withEmptyInstallation(async ({ db, storage }) => {
		await restore(before, { db, storage, secrets: [secret] })
		// Everybody else's data opens, and hers is gone: the key, the names and the file.
		const [asa] = await db
			.selectFrom('guests')
			.select(['id', 'tripId', 'sealed'])
			.where('fullName', '=', 'Åsa Öberg')
			.execute()
		const keys = await personKeysOf(db, [asa?.id ?? '', hers.id])
		expect(keys.map(({ id }) => id)).toEqual([asa?.id])
		expect(services.sealer.unseal(`guests:${asa?.id}`, asa?.sealed ?? '', keys)).toContain('CANARY-533401927')
		expect(services.sealer.unseal(`guests:${hers.id}`, sealedInBackup ?? '', keys)).toBeNull()
		expect(await rowsThatContain(db, 'Castellanos')).toEqual([])
		expect(await rowsThatContain(db, 'ruth@mail.example')).toEqual([])
		expect(await storage.get(`documents/${document.fileName}`)).toBeNull()
		// The product runs on it.
		const app = createApp({ ...services, db, storage })
		const cookie = await transaction(db, async (tx) =>
			openSession(tx, staff.user!, { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }),
		)
		const answer = await app.request(`/api/admin/trips/${asa?.tripId}`, {
			headers: { cookie: `__Host-session=${cookie.token}` },
		})
		expect(await answer.json()).toMatchObject({ trip: { guests: [{ passportNumber: 'CANARY-533401927' }, {}] } })
	})
	await withEmptyInstallation(async ({ db, storage }) => {
		const target = { db, storage, secrets: [secret] }
		await expect(restore(after, { ...target, keysPath: oldKeys })).rejects.toThrow('is older than the backup')
		await expect(restore(after, { ...target, keysPath: join(dir, 'none') })).rejects.toThrow('is missing')
		expect(await isEmpty(db, storage)).toBe(true)
		await restore(after, { ...target, keysPath: null })
		expect(await db.selectFrom('personKeys').select('id').execute()).toEqual([])
	})
	await db.deleteFrom('erasures').execute()
})

test('sealed values are not readable in the archive', async () => {
	const bytes = await readFile(archive)
	const lines = gunzipSync(bytes.subarray(bytes.indexOf(10) + 1, -32)).toString()
	expect(lines).toContain('Åsa Öberg')
	expect(lines).not.toContain('CANARY')
	expect(lines.includes(secret)).toBe(false)
})

test('a backup made under load is a consistent snapshot', async () => {
	const enough = new AbortController()
	const { tripId } = await product.db.selectFrom('guests').select('tripId').executeTakeFirstOrThrow()
	const writer = (async () => {
		// Every statement inserts a flight and a race together.
		while (!enough.signal.aborted) {
			await sql`with f as (insert into flights (id, "tripId", airline, "departureAirport", "arrivalAirport", "departureTime", "arrivalTime", status)
				values (gen_random_uuid(), ${tripId}, 'BA', 'LHR', 'NCE', '2027-01-01', '2027-01-01', 'confirmed'))
				insert into activities (id, "tripId", name, date, status) values (gen_random_uuid(), ${tripId}, 'Race', '2027-01-01', 'confirmed')`.execute(
				product.db,
			)
		}
	})()
	const path = join(folder, 'busy.backup')
	await backUp(path, { db: patient, storage: product.services.storage, secret })
	enough.abort()
	await writer
	await withEmptyInstallation(async ({ db, storage }) => {
		await restore(path, { db, storage, secrets: [secret] })
		const counts = async (table: 'flights' | 'activities') =>
			(await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0
		const [flights, activities] = [before.tables.flights?.[0] ?? 0, before.tables.activities?.[0] ?? 0]
		expect((await counts('flights')) - flights).toBe((await counts('activities')) - activities)
	})
})

test('a flipped bit, a truncated file, a wrong key and a foreign file are rejected before anything changes', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		const whole = await readFile(archive)
		const path = join(folder, 'damaged.backup')
		const attempt = async (bytes: Buffer, secrets = [secret]) => {
			await writeFile(path, bytes)
			await expect(restore(path, { db, storage, secrets })).rejects.toThrow(
				/incomplete or was modified|not a backup file|a different SECRET_KEY|which this release cannot read/,
			)
		}
		const offsets = [
			...Array(50).keys(),
			...Array.from({ length: 20 }, (_, i) => Math.floor((whole.length * i) / 20)),
			...Array.from({ length: 34 }, (_, i) => whole.length - 1 - i),
		]
		for (const offset of offsets) {
			const flipped = Buffer.from(whole)
			flipped[offset] = (flipped[offset] ?? 0) ^ 1
			await attempt(flipped)
		}
		for (const length of [
			0,
			1,
			20,
			52,
			1000,
			whole.length >> 1,
			whole.length - 33,
			whole.length - 32,
			whole.length - 1,
		])
			await attempt(whole.subarray(0, length))
		await attempt(Buffer.concat([whole, Buffer.from('x')]))
		await attempt(whole, ['another secret'])
		expect(await isEmpty(db, storage)).toBe(true)
	})
})

test('an installation that is not empty is left unchanged', async () => {
	const { db, services } = product
	await expect(restore(archive, { db, storage: services.storage, secrets: [secret] })).rejects.toThrow(
		'The database is not empty',
	)
	await withEmptyInstallation(async ({ db, storage }) => {
		await storage.put('pictures/00000000-0000-4000-8000-000000000001.jpg', new Uint8Array(1), 'image/jpeg')
		await expect(restore(archive, { db, storage, secrets: [secret] })).rejects.toThrow('The file store is not empty')
		expect(await db.selectFrom('users').select('id').execute()).toEqual([])
	})
})

test('a restore that fails half-way leaves nothing: no row, no file', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		let puts = 0
		const full: Storage = {
			...storage,
			put: async (...args) => (++puts > 1 ? Promise.reject(new Error('disk full')) : storage.put(...args)),
		}
		await expect(restore(archive, { db, storage: full, secrets: [secret] })).rejects.toThrow('disk full')
		expect(await isEmpty(db, storage)).toBe(true)
	})
})

test('a backup of a newer or another release is rejected with the versions of both', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		await sql`insert into "schemaMigrations" values ('999_future', '', false)`.execute(db)
		await expect(restore(archive, { db, storage, secrets: [secret] })).rejects.toThrow('this one has 999_future')
	})
})

test('a backup of an earlier release is restored and migrated', async () => {
	const older = await emptyDatabase()
	const migrations = join(folder, 'migrations')
	await mkdir(migrations)
	const names = (await readdir('server/db/migrations')).toSorted()
	const released = names.filter((name) => name < '027')
	for (const name of released) await copyFile(join('server/db/migrations', name), join(migrations, name))
	const olderDb = connect(older.config, { max: 1, noTimeouts: true })
	const path = join(folder, 'older.backup')
	const [userId, tripId] = [idOf(1), idOf(2)]
	try {
		await migrate(olderDb, migrations)
		await sql`insert into users (id, username, email, role) values (${userId}, 'ada', 'ada@mail.example', 'customer')`.execute(
			olderDb,
		)
		await sql`insert into trips (id, "userId", name, "startDate", "endDate")
			values (${tripId}, ${userId}, 'Amalfi', '2027-05-01', '2027-05-08')`.execute(olderDb)
		await sql`insert into documents (id, "tripId", "fileName", "displayName", "storageKey", bytes, sha256)
			values (${idOf(3)}, ${tripId}, 'a.pdf', 'a.pdf', ${OLD_KEY}, 3, '')`.execute(olderDb)
		const storage = folderStorage(join(folder, 'older'))
		await storage.put(OLD_KEY, new Uint8Array([1, 2, 3]), 'application/pdf')
		await backUp(path, { db: olderDb, storage, secret })
	} finally {
		await olderDb.destroy()
		await older.drop()
	}
	const schemaOf = async (db: Db) =>
		(
			await sql`select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
				where table_schema = 'public' order by 1, 2`.execute(db)
		).rows
	const appliedTo = async (db: Db) =>
		(await sql<{ name: string }>`select name from "schemaMigrations" order by name`.execute(db)).rows.map(
			({ name }) => `${name}.sql`,
		)
	expect(names.length).toBeGreaterThan(released.length)
	await withEmptyInstallation(async ({ db, storage }) => {
		await restore(path, { db, storage, secrets: [secret] })
		expect(await schemaOf(db)).toEqual(await schemaOf(product.db))
		expect(await appliedTo(db)).toEqual(names)
		const trips = await db.selectFrom('trips').select(['id', 'name', 'startDate']).execute()
		expect(trips).toEqual([{ id: tripId, name: 'Amalfi', startDate: '2027-05-01' }])
		expect(await storage.sizeOf(OLD_KEY)).toBe(3)
	})
	await withEmptyInstallation(async ({ db, storage }) => {
		const full: Storage = { ...storage, put: () => Promise.reject(new Error('disk full')) }
		await expect(restore(path, { db, storage: full, secrets: [secret] })).rejects.toThrow('disk full')
		expect(await appliedTo(db)).toEqual(names)
		expect(await schemaOf(db)).toEqual(await schemaOf(product.db))
	})
})
const OLD_KEY = 'documents/00000000-0000-4000-8000-000000000009.pdf'

test('a document that is deleted while the backup runs is not restored as a row without its file', async () => {
	const { staff, services } = product
	const trip = await makeTrip(product)
	const [stays, goes] = [await addDocument(staff, trip), await addDocument(staff, trip)]
	const deleting: Storage = {
		...services.storage,
		async *list() {
			// The rows have been read by now.
			expect((await staff.delete(`/api/documents/${goes.id}`)).status).toBe(204)
			yield* services.storage.list()
		},
	}
	const path = join(folder, 'deleting.backup')
	expect((await backUp(path, { db: patient, storage: deleting, secret })).missing).toEqual([])
	await withEmptyInstallation(async ({ db, storage }) => {
		await restore(path, { db, storage, secrets: [secret] })
		const documents = await db.selectFrom('documents').select(['id', 'tripId', 'storageKey']).execute()
		expect(documents.filter(({ tripId }) => tripId === trip).map(({ id }) => id)).toEqual([stays.id])
		for (const { storageKey } of documents) expect(await storage.sizeOf(storageKey)).toBeGreaterThan(0)
	})
	// A file that is lost is another matter: its row stays, and the operator is warned.
	const lost = await product.db
		.selectFrom('documents')
		.select('storageKey')
		.where('id', '=', stays.id)
		.executeTakeFirstOrThrow()
	await services.storage.remove(lost.storageKey)
	const again = await backUp(join(folder, 'lost.backup'), { db: patient, storage: services.storage, secret })
	expect(again.missing).toEqual([lost.storageKey])
})

test('a failed backup, and one onto an existing file, leave no partial file', async () => {
	const path = join(folder, 'failed.backup')
	const storage = { ...product.services.storage, get: () => Promise.reject(new Error('storage unavailable')) }
	await expect(backUp(path, { db: patient, storage, secret })).rejects.toThrow('storage unavailable')
	await expect(backUp(archive, { db: patient, storage, secret })).rejects.toThrow('already exists')
	expect((await readdir(folder)).filter((name) => name.includes('failed') || name.endsWith('.part'))).toEqual([])
})

test('the commands back up and restore, and report failures by exit code', async () => {
	const target = await freshDatabase()
	try {
		const source = {
			DATABASE_URL: urlOf(await configOf(product.db)),
			DATA_DIR: join(folder, 'source'),
			SECRET_KEY: 'b4ckup-of-the-commands-0123456789',
		}
		const empty = { ...source, DATABASE_URL: urlOf(target.config), DATA_DIR: join(folder, 'target') }
		const path = join(folder, 'commands.backup')
		expect(await run('backup', source, path)).toMatchObject({
			code: 0,
			out: expect.stringMatching(/\d+ rows of \d+ tables and 0 files/),
		})
		const cut = join(folder, 'cut.backup')
		await writeFile(cut, await readFile(path))
		await truncate(cut, 5000)
		const [interrupted, wrongKey, noFile, help] = await Promise.all([
			run('restore', empty, cut),
			run('restore', { ...empty, SECRET_KEY: 'an0ther-key-than-the-one-before-9876' }, path),
			run('restore', empty, join(folder, 'nothing.backup')),
			run('restore', empty, '--help'),
		])
		expect(interrupted).toMatchObject({ code: 1, err: expect.stringContaining('incomplete or was modified') })
		expect(wrongKey).toMatchObject({ code: 1, err: expect.stringContaining('a different SECRET_KEY') })
		expect(noFile).toMatchObject({ code: 1, err: expect.stringContaining('no such file') })
		expect(help).toMatchObject({ code: 0, out: expect.stringContaining('SECRET_KEY') })
		expect(await run('restore', empty, path)).toMatchObject({
			code: 0,
			out: expect.stringMatching(/^Restored \d+ rows/),
		})
		expect(
			(await target.db.selectFrom('guests').select('id').where('fullName', '=', 'Åsa Öberg').execute()).length,
		).toBe(1)
		expect(await run('restore', empty, path)).toMatchObject({ code: 1, err: expect.stringContaining('not empty') })
	} finally {
		await target.drop()
	}
})

const restore = (path: string, target: Omit<Target, 'eraseAgain'>) =>
	restoreInto(path, { ...target, eraseAgain: (tx) => repeatErasures(tx, product.services.sealer) })

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** The tables with a row that contains a text. */
async function rowsThatContain(db: Db, text: string): Promise<string[]> {
	const found: string[] = []
	const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
	for (const { name } of rows) {
		const match = await sql`select from ${sql.table(name)} r where r::text ilike ${`%${text}%`} limit 1`.execute(db)
		if (match.rows.length > 0) found.push(name)
	}
	return found
}

/** Every table as [number of rows, hash of them] and every file as its hash. */
async function everything(db: Db, storage: Storage) {
	const names = await sql<{ name: string }>`
		select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
		db,
	)
	const tables: Record<string, [count: number, hash: string]> = {}
	for (const { name } of names.rows.filter(({ name }) => !EXCLUDED.includes(name))) {
		const { rows } = await sql<{ n: number; hash: string }>`
			select count(*) as n, md5(coalesce(string_agg(r::text, ';' order by r::text), '')) as hash from ${sql.table(name)} r`.execute(
			db,
		)
		tables[name] = [rows[0]?.n ?? 0, rows[0]?.hash ?? '']
	}
	const files: Record<string, string> = {}
	for await (const { key } of storage.list()) {
		const bytes = await buffer((await storage.get(key))!.stream)
		files[key] = createHash('sha256').update(bytes).digest('hex')
	}
	return { tables, files }
}

const rowsOf = ({ tables }: typeof before) => Object.values(tables).reduce((sum, [count]) => sum + count, 0)

async function isEmpty(db: Db, storage: Storage) {
	const found = await everything(db, storage)
	return rowsOf(found) === 0 && Object.keys(found.files).length === 0 && (await readdir(storage.uploadDir)).length === 0
}

async function withEmptyInstallation(work: (installation: { db: Db; storage: Storage }) => Promise<void>) {
	const database: FreshDatabase = await freshDatabase()
	const dir = await mkdtemp(join(folder, 'installation-'))
	const db = connect(database.config, { max: 1, noTimeouts: true })
	try {
		await work({ db, storage: folderStorage(dir) })
	} finally {
		await db.destroy()
		await database.drop()
	}
}

type Config = FreshDatabase['config']
async function configOf(db: Db): Promise<Config> {
	const { rows } =
		await sql<Config>`select current_database() as database, current_user as user, current_setting('port')::int as port,
		current_setting('unix_socket_directories') as host`.execute(db)
	return rows[0]!
}
const urlOf = ({ host, port, user, database }: Config) =>
	`postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

async function run(script: 'backup' | 'restore', env: Record<string, string>, argument: string) {
	const child = spawn(process.execPath, [`scripts/${script}.ts`, argument], {
		env: { PATH: process.env.PATH, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const [out, err, [code]] = await Promise.all([buffer(child.stdout), buffer(child.stderr), once(child, 'exit')])
	return { code: code as number, out: out.toString(), err: err.toString() }
}
