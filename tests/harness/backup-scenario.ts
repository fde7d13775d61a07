import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { readArchive } from '#server/backup/archive.ts'
import { backUp } from '#server/backup/backup.ts'
import { restore as restoreInto, type Target } from '#server/backup/restore.ts'
import { FILLED_BY_MIGRATIONS } from '#server/backup/tables.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import type { Product } from './product.ts'
import { addDocument, addRecord, makeTrip, PLURALS } from './trip-scenario.ts'

/** The key of the backups. */
export const secret = 'the secret that authenticates this backup'

/** The tables that a backup leaves out. */
export const EXCLUDED = [
	'sessions',
	'throttle',
	'importPreviews',
	'formDrafts',
	'personKeys',
	'erasures',
	'personKeySwitch',
	'pushSubscriptions',
	'accountLinks',
	'addressChanges',
	'ceremonies',
	'assets',
	'releases',
	'backupRuns',
	...['tripSearch', 'customerSearch', 'enquirySearch', 'catalogueSearch'],
	'schemaLock',
	'schemaMigrations',
]

/**
 * Backs up a product to `archive`, after it got a trip with every kind of record, a guest with a passport and two documents. `before` is what
 * the product had then, and `patient` a connection without limits of time.
 */
export async function backUpProduct<Of extends Product>(product: Of) {
	const { services, staff } = product
	const { storage } = services
	const folder = await mkdtemp(join(tmpdir(), 'backup-'))
	const trip = await makeTrip(product, { notes: 'Line\nbreak, "quotes", \\ and \u2028 a separator, 日本' })
	await addRecord(staff, 'guests', trip, { fullName: 'Åsa Öberg', passportNumber: 'CANARY-533401927' })
	for (const plural of PLURALS) await addRecord(staff, plural, trip)
	for (let n = 0; n < 2; n++) await addDocument(staff, trip)
	const patient = connect(await configOf(product.db), { max: 1, noTimeouts: true })
	const archive = join(folder, 'monday.backup')
	const before = await everything(product.db, storage)
	await backUp(archive, { db: patient, storage, secret })

	async function withEmptyInstallation(work: (installation: { db: Db; storage: Storage }) => Promise<void>) {
		const database = await freshDatabase()
		const dir = await mkdtemp(join(folder, 'installation-'))
		const db = connect(database.config, { max: 1, noTimeouts: true })
		try {
			await work({ db, storage: folderStorage(dir) })
		} finally {
			await db.destroy()
			await database.drop()
		}
	}

	return {
		product,
		folder,
		patient,
		archive,
		before,
		restore: (path: string, target: Omit<Target, 'eraseAgain'>) =>
			restoreInto(path, { ...target, eraseAgain: (tx) => repeatErasures(tx, services.sealer) }),
		withEmptyInstallation,
		stop: async () => {
			await patient.destroy()
			await product.stop()
			await rm(folder, { recursive: true })
		},
	}
}

/** The decrypted content of an archive. */
export const linesOf = async (path: string) =>
	(await Array.fromAsync(await readArchive(path, { secrets: [secret] }))).join('\n')

/** Every table as [number of rows, hash of them] and every file as its hash. */
export async function everything(db: Db, storage: Storage) {
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

/** Whether an installation is as new, without a row or a file of anybody. */
export async function isEmpty(db: Db, storage: Storage) {
	const found = await everything(db, storage)
	const rows = Object.entries(found.tables).filter(([table]) => !FILLED_BY_MIGRATIONS.includes(table))
	return (
		rows.every(([, [count]]) => count === 0) &&
		Object.keys(found.files).length === 0 &&
		(await readdir(storage.uploadDir)).length === 0
	)
}

export async function configOf(db: Db): Promise<FreshDatabase['config']> {
	const { rows } = await sql<
		FreshDatabase['config']
	>`select current_database() as database, current_user as user, current_setting('port')::int as port,
		current_setting('unix_socket_directories') as host`.execute(db)
	return rows[0]!
}
