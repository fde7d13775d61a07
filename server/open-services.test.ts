import builtIn from 'virtual:built-in-catalogue'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/harness/database.ts'
import { newId } from './db/id.ts'
import { makeSealer } from './db/seal.ts'
import { readEnv } from './env/read-env.ts'
import { openServices } from './open-services.ts'

let folder: string
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'product-'))
	onTestFinished(() => rm(folder, { recursive: true }))
})

const open = (settings: Record<string, string>) =>
	openServices(readEnv({ DATA_DIR: join(folder, 'data'), ...settings }), pino({ level: 'silent' }), builtIn)

/** An empty database that ends with the test, and its address. */
async function database() {
	const fresh = await freshDatabase()
	onTestFinished(() => fresh.drop())
	const { host, user, port, database } = fresh.config
	return { db: fresh.db, DATABASE_URL: `postgres:///${database}?host=${host}&port=${port}&user=${user}` }
}

test('an unwritable folder is reported by its setting, before anything is opened', async () => {
	const file = join(folder, 'a-file')
	await writeFile(file, '')
	await expect(open({ DATA_DIR: file })).rejects.toThrow(/^ {2}DATA_DIR: Cannot be written to \(E\w+\)$/m)
	await expect(open({ DATA_DIR: join(file, 'data'), SECRET_KEY: FIRST })).rejects.toThrow(/^ {2}DATA_DIR: /m)
	// Nothing can be created here, not even by root, and Node's own recursive mkdir never returns.
	if (existsSync('/proc/self'))
		for (const key of [FIRST, ''])
			await expect(open({ DATA_DIR: '/proc/x/data', SECRET_KEY: key })).rejects.toThrow(
				/^ {2}DATA_DIR: Cannot be written to/m,
			)
})

test('a missing database is reported by its setting', async () => {
	const { DATABASE_URL } = await database()
	const wrong = open({ DATABASE_URL: DATABASE_URL.replace(/test_\w+/, 'no_such_database') })
	await expect(wrong).rejects.toThrow(/^ {2}DATABASE_URL: There is no such database \(3D000\)$/m)
})

test('a role without rights in its database is reported by the setting of the database', async () => {
	const { db, DATABASE_URL } = await database()
	await sql`create role without_rights login`.execute(db)
	await sql`drop table "schemaMigrations"`.execute(db)
	try {
		const refused = open({ DATABASE_URL: DATABASE_URL.replace(/user=\w+/, 'user=without_rights') })
		await expect(refused).rejects.toThrow(/^ {2}DATABASE_URL: Its role may not create tables there \(42501\)$/m)
	} finally {
		await sql`drop role without_rights`.execute(db)
	}
})

test('a role that may not open another connection is reported by the setting of the database', async () => {
	const { db, DATABASE_URL } = await database()
	await sql`create role no_connection login connection limit 0`.execute(db)
	try {
		const refused = open({ DATABASE_URL: DATABASE_URL.replace(/user=\w+/, 'user=no_connection') })
		await expect(refused).rejects.toThrow(/^ {2}DATABASE_URL: It allows too few connections \(53300\)$/m)
	} finally {
		await sql`drop role no_connection`.execute(db)
	}
})

test('does not start with a key that cannot open the stored seals', async () => {
	const { db, DATABASE_URL } = await database()
	const id = newId()
	const sealed = makeSealer([FIRST], () => {}).seal(`imports:${id}`, '{}')
	await db.insertInto('imports').values({ id, identity: 'an order', sealed }).execute()
	const start = async (settings: Record<string, string>) => (await open({ DATABASE_URL, ...settings })).close()

	await start({ SECRET_KEY: FIRST })
	await expect(start({ SECRET_KEY: SECOND })).rejects.toThrow(/^ {2}SECRET_KEY: Not the key /m)
	// Moved to another host without DATA_DIR/secret.key, where a new one is made up.
	await expect(start({})).rejects.toThrow(/^ {2}SECRET_KEY: Not the key /m)
	await start({ SECRET_KEY: SECOND, SECRET_KEY_PREVIOUS: FIRST })
	await start({ SECRET_KEY: SECOND, SECRET_KEY_LOST: '1' })
})

const FIRST = 'vT2q0cZ9s1Yw8mXr4Lb7Kd6Hf3Jg5Np+'
const SECOND = 'oO5n1bA7r3Xu6kWq2Ja9Ic4Ge8If0Mo='
