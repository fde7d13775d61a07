import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import builtIn from 'virtual:built-in-catalogue'
import { afterAll, expect, test } from 'vitest'
import { backUp } from './backup.ts'
import { prove } from './prove.ts'
import { FILLED_BY_MIGRATIONS } from './tables.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { personKeysOf } from '#server/trips/person-keys/person-keys.ts'
import { createApp } from '#server/app.ts'
import { followCatalogue } from '#server/catalogue/followed-catalogue.ts'
import { importBuiltIn } from '#server/catalogue/import-built-in.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { type Tx } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import { type CatalogueProduct, startCatalogueProduct, villaContent } from '#tests/harness/catalogue-product.ts'
import { newId } from '#server/db/id.ts'
import { backUpProduct, everything, EXCLUDED, linesOf, secret } from '#tests/harness/backup-scenario.ts'
import { addDocument, makeTrip } from '#tests/harness/trip-scenario.ts'

const ITEMS = '/api/admin/catalogue/items'
const SIGNED_IN_HERE = { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }

const scenario = await backUpProduct(await startRichProduct())
const { product, folder, patient, archive, before, restore, withEmptyInstallation } = scenario
afterAll(scenario.stop)

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

test('a restored installation shows the catalogue as it was published, with its drafts, versions and photographs', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		await restore(archive, { db, storage, secrets: [secret] })
		await importBuiltIn(db, builtIn)
		const catalogue = await followCatalogue(db, builtIn, product.services.log)
		expect(catalogue.current().villa('3')?.property.name).toBe('Villa Motu')
		const app = createApp({ ...product.services, db, storage, catalogue })
		const { token } = await transaction(db, (tx) => openSession(tx, product.staff.user!, SIGNED_IN_HERE))
		const get = async (path: string) =>
			(await (await app.request(path, { headers: { cookie: `__Host-session=${token}` } })).json()) as unknown
		expect(await get(`${ITEMS}/${await product.itemId('villa/3')}`)).toMatchObject({
			item: { state: 'changed', content: { name: 'Villa Draft' }, published: { no: 2, note: 'A new owner' } },
		})
		expect(await get('/api/admin/catalogue/pictures')).toMatchObject({ pictures: [{ fileName: 'pool.png' }] })
		const [file] = await db.selectFrom('catalogueFiles').select(['storageKey', 'bytes']).execute()
		expect(await storage.sizeOf(file?.storageKey ?? '')).toBe(file?.bytes)
	})
})

test('a new database has rows only where migrations put them', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		const { tables } = await everything(db, storage)
		const filled = Object.keys(tables).filter((table) => tables[table]![0] > 0)
		expect(filled).toEqual(FILLED_BY_MIGRATIONS)
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

test('an archive is encrypted, and values that are sealed in the database stay sealed in it', async () => {
	expect((await readFile(archive)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
	const lines = await linesOf(archive)
	expect(lines).toContain('Åsa Öberg')
	expect(lines).not.toContain('CANARY')
	expect(lines.includes(secret)).toBe(false)
})

test('the proof of a backup names what its restored copy has otherwise (API-232)', async () => {
	const { services } = product
	const dir = await mkdtemp(join(folder, 'proof-'))
	const path = join(dir, 'proved.backup')
	const { digests, files } = await backUp(path, { db: patient, storage: services.storage, secret })
	expect(files).toBeGreaterThan(2)
	const eraseAgain = (tx: Tx) => repeatErasures(tx, services.sealer)
	await withEmptyInstallation(({ db }) => prove(path, digests, { db, folder: dir, secrets: [secret], eraseAgain }))
	await withEmptyInstallation(async ({ db }) => {
		// A database that does not store what it is given.
		await sql`create rule forgetful as on insert to guests do instead nothing`.execute(db)
		const [file] = [...digests.keys()].filter((name) => name.startsWith('the file'))
		const other = new Map(digests).set(file ?? '', 'other bytes')
		const proof = prove(path, other, { db, folder: dir, secrets: [secret], eraseAgain })
		await expect(proof).rejects.toThrow(`differs from what was backed up, in the table guests, ${file}`)
	})
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

test('a document that is deleted while the backup runs is not restored as a row without its file', async () => {
	const { staff, services } = product
	const trip = await makeTrip(product)
	const [stays, goes] = [await addDocument(staff, trip), await addDocument(staff, trip)]
	const deleting: Storage = {
		...services.storage,
		async *list() {
			// The rows have been read by now. Staff's deletion would leave the file for thirty days.
			const { storageKey } = await product.db
				.deleteFrom('documents')
				.where('id', '=', goes.id)
				.returning('storageKey')
				.executeTakeFirstOrThrow()
			await services.storage.remove(storageKey)
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

/** A product with what the catalogue stores, and so many rows and so large a file that both are read in several pieces. */
async function startRichProduct() {
	const product = await startCatalogueProduct()
	await editCatalogue(product)
	const asked = { name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }
	await product.anonymous.post('/api/enquiries', asked, { 'idempotency-key': 'kept' })
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
	return product
}

/** A published version of a villa, a later draft of it, and a photograph. */
async function editCatalogue(product: CatalogueProduct) {
	const { staff, itemId } = product
	const item = `${ITEMS}/${await itemId('villa/3')}`
	const version = async () => (await staff.get(item)).body.item.version as number
	const save = async (name: string) => {
		const answer = await staff.put(`${item}/draft`, {
			version: await version(),
			content: { ...villaContent('3'), name },
		})
		expect(answer.status).toBe(200)
	}
	await save('Villa Motu')
	expect((await staff.post(`${item}/publish`, { version: await version(), note: 'A new owner' })).status).toBe(200)
	await save('Villa Draft')
	const publishAt = new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000).toISOString()
	expect((await staff.put(`${item}/schedule`, { version: await version(), publishAt })).status).toBe(200)
	expect((await staff.post(`${item}/previews`, { days: 7 })).status).toBe(201)
	const [feedId, now] = [newId(), new Date()]
	const well = { etag: null, problem: null, emptySince: null, toldAt: null, addedBy: null }
	const sealed = product.services.sealer.seal(`villaFeeds:${feedId}`, 'https://platform.example/villa.ics')
	const feed = { id: feedId, itemId: await itemId('villa/3'), name: 'Airbnb', host: 'platform.example', sealed }
	await product.db
		.insertInto('villaFeeds')
		.values({ ...feed, ...well, goodAt: now, nextAt: now })
		.execute()
	const nights = { from: '2027-06-01', to: '2027-06-05', state: 'booked' } as const
	await product.db
		.insertInto('villaFeedPeriods')
		.values({ id: newId(), feedId, ...nights })
		.execute()
	const form = new FormData()
	const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#6a8' } })
		.png()
		.toBuffer()
	form.set('picture', new File([new Uint8Array(png)], 'pool.png', { type: 'image/png' }))
	expect((await staff.post('/api/admin/catalogue/pictures', form)).status).toBe(201)
}

function idOf(n: number) {
	return `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

const rowsOf = ({ tables }: typeof before) => Object.values(tables).reduce((sum, [count]) => sum + count, 0)
