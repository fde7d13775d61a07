import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/harness/database.ts'
import { madeOnce, postmasterOf, scratch, silent, soon } from '#tests/harness/embedded-users.ts'
import { isAway } from './faults.ts'
import { newId } from './id.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

const { dir, remove } = scratch()
let newCopy: (place?: string) => string
beforeAll(async () => {
	newCopy = await madeOnce(dir)
})
afterAll(remove)

/** An open embedded database under a DATA_DIR of its own. */
async function embedded(name: string) {
	const dataDir = join(dir, name)
	const place = newCopy(join(dataDir, 'postgres'))
	return { dataDir, place, opened: await openDatabase({ databaseUrl: undefined, dataDir, log: silent }) }
}

const addAudit = async ({ db }: OpenDatabase) => {
	const id = newId()
	await db.insertInto('audit').values({ id, action: 'test', outcome: 'ok', detail: null }).execute()
	return id
}

test('without an address it runs its own under DATA_DIR, the schema in place, and is gone when stopped', async () => {
	const { place, opened } = await embedded('own')
	expect(opened.embedded).toBe(true)
	await addAudit(opened)
	const begin = Date.now()
	await opened.stop()
	// A tenth of a second on a quiet machine.
	expect(Date.now() - begin).toBeLessThan(5_000)
	expect(postmasterOf(place)).toBeNull()
})

test('with an address it uses that one and starts nothing', async () => {
	const fresh = await freshDatabase()
	const { host, user, database } = fresh.config
	const databaseUrl = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
	const opened = await openDatabase({ databaseUrl, dataDir: join(dir, 'unused'), log: silent })
	expect(opened.embedded).toBe(false)
	const id = await addAudit(opened)
	await opened.stop()
	expect(await fresh.db.selectFrom('audit').select('id').execute()).toEqual([{ id }])
	expect(existsSync(join(dir, 'unused'))).toBe(false)
	await fresh.drop()
})

test('a server killed under load is started again; questions fail for a moment as away, nothing acknowledged is lost', async () => {
	const { place, opened } = await embedded('load')
	const kept: string[] = []
	const faults: unknown[] = []
	const work = { goesOn: true }
	const worker = async () => {
		while (work.goesOn)
			await addAudit(opened).then(
				(id) => kept.push(id),
				(fault: unknown) => faults.push(fault),
			)
	}
	const workers = Array.from({ length: 8 }, worker)
	await pause(200)
	const killed = postmasterOf(place)!
	process.kill(killed, 'SIGKILL')
	const before = kept.length
	expect(await soon(() => kept.length > before + 50, 10_000)).toBe(true)
	work.goesOn = false
	await Promise.all(workers)
	expect(postmasterOf(place)).not.toBe(killed)
	expect(faults.filter((fault) => !isAway(fault))).toEqual([])
	const rows = await opened.db.selectFrom('audit').select('id').execute()
	const found = new Set(rows.map(({ id }) => id))
	expect(kept.filter((id) => !found.has(id))).toEqual([])
	await opened.stop()
})

test('connections that nobody uses when the server is killed end nothing but themselves', async () => {
	const { place, opened } = await embedded('idle')
	await Promise.all([addAudit(opened), addAudit(opened), addAudit(opened)])
	process.kill(postmasterOf(place)!, 'SIGKILL')
	await pause(300)
	// On a busy machine the server takes longer to come back than a question waits: then it is asked again, as people would.
	for (let kept = false; !kept; )
		kept = await addAudit(opened).then(
			() => true,
			(fault: unknown) => {
				if (!isAway(fault)) throw fault
				return false
			},
		)
	expect((await sql`select count(*) from audit`.execute(opened.db)).rows).toEqual([{ count: 4 }])
	await opened.stop()
})

test('two processes can use one: the second goes on when the first has stopped', async () => {
	const { dataDir, place, opened } = await embedded('two')
	const other = await openDatabase({ databaseUrl: undefined, dataDir, log: silent })
	await opened.stop()
	expect(postmasterOf(place)).not.toBeNull()
	await addAudit(other)
	await other.stop()
	expect(postmasterOf(place)).toBeNull()
})
