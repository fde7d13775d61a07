import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/harness/database.ts'
import {
	databaseFolderCopies,
	postmasterOf,
	temporaryFolder,
	silentLog,
	waitUntil,
} from '#tests/harness/embedded/users.ts'
import { isUnavailable } from './errors.ts'
import { newId } from './id.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

const { dir, remove } = temporaryFolder()
let newCopy: (postgresDir?: string) => string
beforeAll(async () => {
	newCopy = await databaseFolderCopies(dir)
})
afterAll(remove)

/** Opens an embedded database under a separate DATA_DIR. */
async function embedded(name: string) {
	const dataDir = join(dir, name)
	const postgresDir = newCopy(join(dataDir, 'postgres'))
	return {
		dataDir,
		place: postgresDir,
		opened: await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog }),
	}
}

const addAudit = async ({ db }: OpenDatabase) => {
	const id = newId()
	await db.insertInto('audit').values({ id, action: 'test', outcome: 'ok', detail: null }).execute()
	return id
}

test('without DATABASE_URL it starts a migrated database under DATA_DIR and stops it at the end', async () => {
	const { place: postgresDir, opened } = await embedded('own')
	expect(opened.embedded).toBe(true)
	await addAudit(opened)
	const begin = Date.now()
	await opened.stop()
	// Takes a tenth of a second on an idle machine.
	expect(Date.now() - begin).toBeLessThan(5_000)
	expect(postmasterOf(postgresDir)).toBeNull()
})

test('with DATABASE_URL it uses that database and starts none', async () => {
	const fresh = await freshDatabase()
	const { host, user, database } = fresh.config
	const databaseUrl = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
	const opened = await openDatabase({ databaseUrl, dataDir: join(dir, 'unused'), log: silentLog })
	expect(opened.embedded).toBe(false)
	const id = await addAudit(opened)
	await opened.stop()
	expect(await fresh.db.selectFrom('audit').select('id').execute()).toEqual([{ id }])
	expect(existsSync(join(dir, 'unused'))).toBe(false)
	await fresh.drop()
})

test('restarts a server killed under load: queries fail briefly as unavailable, and no acknowledged write is lost', async () => {
	const { place: postgresDir, opened } = await embedded('load')
	const acknowledged: string[] = []
	const errors: unknown[] = []
	const work = { goesOn: true }
	const worker = async () => {
		while (work.goesOn)
			await addAudit(opened).then(
				(id) => acknowledged.push(id),
				(error: unknown) => errors.push(error),
			)
	}
	const workers = Array.from({ length: 8 }, worker)
	expect(await waitUntil(() => acknowledged.length > 50, 60_000)).toBe(true)
	const killed = postmasterOf(postgresDir)!
	process.kill(killed, 'SIGKILL')
	const before = acknowledged.length
	expect(await waitUntil(() => acknowledged.length > before + 50, 60_000)).toBe(true)
	work.goesOn = false
	await Promise.all(workers)
	expect(postmasterOf(postgresDir)).not.toBe(killed)
	expect(errors.filter((error) => !isUnavailable(error))).toEqual([])
	const rows = await untilAvailable(() => opened.db.selectFrom('audit').select('id').execute())
	const found = new Set(rows.map(({ id }) => id))
	expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
	await opened.stop()
})

/** The connections of a killed server answer for a moment longer, so that it may break only now: try again, as a user would. */
async function untilAvailable<T>(query: () => Promise<T>): Promise<T> {
	for (;;)
		try {
			return await query()
		} catch (error) {
			if (!isUnavailable(error)) throw error
		}
}

test('idle connections to a killed server do not crash the process', async () => {
	const { place: postgresDir, opened } = await embedded('idle')
	await Promise.all([addAudit(opened), addAudit(opened), addAudit(opened)])
	process.kill(postmasterOf(postgresDir)!, 'SIGKILL')
	// The pool hands out the idle connections first: when three queries succeed at once, it has noticed that all are gone. On a busy
	// machine the restart may take longer than a query waits: then try again, as a user would.
	const threeAtOnce = () =>
		opened.db.transaction().execute((one) =>
			opened.db.transaction().execute((two) =>
				opened.db.transaction().execute(async (three) => {
					const all = await Promise.all([one, two, three].map((tx) => sql`select pg_backend_pid() as pid`.execute(tx)))
					return all.flatMap(({ rows }) => rows)
				}),
			),
		)
	let answers: unknown[] = []
	while (answers.length === 0)
		answers = await threeAtOnce().catch((error: unknown) => {
			if (!isUnavailable(error)) throw error
			return []
		})
	expect(answers).toHaveLength(3)
	expect((await sql`select count(*) from audit`.execute(opened.db)).rows).toEqual([{ count: 3 }])
	await opened.stop()
})

test('a server one of whose processes has crashed is started again, and does not recover by itself', async () => {
	const { place: postgresDir, opened } = await embedded('crash')
	await addAudit(opened)
	const before = postmasterOf(postgresDir)
	const checkpointer = sql<{ pid: number }>`select pid from pg_stat_activity where backend_type = 'checkpointer'`
	const [found] = (await checkpointer.execute(opened.db)).rows
	process.kill(found!.pid, 'SIGABRT')
	expect(await waitUntil(() => postmasterOf(postgresDir) !== before, 60_000)).toBe(true)
	await untilAvailable(() => addAudit(opened))
	expect((await sql`select count(*) from audit`.execute(opened.db)).rows).toEqual([{ count: 2 }])
	await opened.stop()
})

test('two processes share a server: the second keeps it running after the first has stopped', async () => {
	const { dataDir, place: postgresDir, opened } = await embedded('two')
	const other = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
	await opened.stop()
	expect(postmasterOf(postgresDir)).not.toBeNull()
	await addAudit(other)
	await other.stop()
	expect(postmasterOf(postgresDir)).toBeNull()
})
