import { copyFile, cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { backUp } from './backup.ts'
import { goBack, makeRestorePoint } from './restore-point.ts'
import { restore as restoreInto } from './restore.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { personKeysOf } from '#server/trips/person-keys/person-keys.ts'
import { connect, type Db, type Tx } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { backUpProduct, configOf, everything, secret } from '#tests/harness/backup-scenario.ts'
import { connectionUrl, emptyDatabase, freshDatabase } from '#tests/harness/database.ts'
import { startProduct } from '#tests/harness/product.ts'

const scenario = await backUpProduct(await startProduct())
const { product, folder, archive, before, restore, withEmptyInstallation } = scenario
afterAll(scenario.stop)

test('an upgrade that fails leaves a restore point, to which its release goes back (API-233, API-234)', async () => {
	const { db: now, services } = product
	const dir = await mkdtemp(join(folder, 'upgrade-'))
	const migrations = join(dir, 'migrations')
	await cp('server/db/migrations', migrations, { recursive: true })
	await writeFile(join(migrations, '998_new.sql'), 'create table "newThings" (id uuid primary key);')
	await writeFile(
		join(migrations, '999_wrong.sql'),
		'-- breaking\nupdate guests set "fullName" = \'\';\ndrop table flights cascade;',
	)
	const log = { info: () => {}, warn: () => {} }
	const points = { dir: join(dir, 'restore-points'), count: 2, secret }
	const target = await freshDatabase()
	const options = { databaseUrl: connectionUrl(target), dataDir: dir, log }
	const storage = folderStorage(join(dir, 'files'))
	const eraseAgain = (tx: Tx) => repeatErasures(tx, services.sealer)
	const patient = connect(target.config, { max: 1, noTimeouts: true })
	try {
		await restore(archive, { db: patient, storage, secrets: [secret] })
		const upgrade = () =>
			openDatabase({ ...options, migrations, beforeUpgrade: (config) => makeRestorePoint(config, points) })
		// Several instances of the new release start at once.
		const opened = await Promise.all([upgrade(), upgrade(), upgrade()])
		const [path = '', ...others] = (await readdir(points.dir)).filter((name) => name.startsWith('before-upgrade'))
		expect(others).toEqual([])
		await expect(openDatabase(options)).rejects.toThrow('The database is newer than this release')
		const point = join(points.dir, path)
		const installation = { db: patient, storage, secrets: [secret] as const, eraseAgain }
		await opened[0].db.selectFrom('users').select('id').execute()
		await expect(goBack(point, installation)).rejects.toThrow('stop all instances first')
		for (const database of opened) await database.stop()
		await target.db.destroy()
		await expect(restoreInto(point, { ...installation, keysPath: null })).rejects.toThrow('not empty')
		await expect(goBack(archive, installation)).rejects.toThrow('This is a backup with files')
		await goBack(point, installation)
		expect(await everything(patient, storage)).toEqual(before)
		expect((await readdir(points.dir)).toSorted()).toEqual([path, 'person-keys.backup'])
		const again = await openDatabase(options)
		expect(await personKeysOf(again.db, [])).toEqual([])
		await again.stop()
	} finally {
		await patient.destroy()
		await target.drop()
	}
	await withEmptyInstallation(async ({ db, storage }) => {
		const [path = ''] = await readdir(points.dir)
		await expect(restore(join(points.dir, path), { db, storage, secrets: [secret] })).rejects.toThrow('without files')
	})
	// The restore point cannot be written: nothing is migrated.
	const blocked = { ...points, dir: archive }
	const { rows: applied } = await sql`select name from "schemaMigrations" order by name`.execute(now)
	const attempt = openDatabase({
		databaseUrl: connectionUrl({ config: await configOf(now) }),
		dataDir: dir,
		log,
		migrations,
		beforeUpgrade: (config) => makeRestorePoint(config, blocked),
	})
	await expect(attempt).rejects.toThrow('Nothing was migrated')
	expect((await sql`select name from "schemaMigrations" order by name`.execute(now)).rows).toEqual(applied)
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

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
