import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { startJobs } from '#server/jobs/jobs.ts'

export type TestServer = {
	connection: { host: string; port: number; user: string; database: string }
	/** The name of a database with the whole schema and no rows, to copy. */
	template: string
}
declare module 'vitest' {
	// Vitest's documented way to declare what `inject` returns.
	// oxlint-disable-next-line typescript/consistent-type-definitions
	export interface ProvidedContext {
		database: TestServer
	}
}

// Tests need no protection against a power cut.
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

const log = { info: () => {}, warn: console.warn, error: console.error }

/** One PostgreSQL server for the whole run. */
export default async function setup(project: TestProject) {
	const dir = await mkdtemp(join(await fastestFolder(), 'go-privilege-test-'))
	// When root starts the tests, the server runs as another user who needs access to the folder.
	await chmod(dir, 0o711)
	const server = await startEmbedded({ dir: join(dir, 'postgres'), log, settings: FAST })
	const end = async () => {
		await server.stop()
		await rm(dir, { recursive: true, force: true })
	}
	try {
		project.provide('database', { connection: server.connection, template: await makeTemplate(server.connection) })
		return end
	} catch (error) {
		await end()
		throw error
	}
}

const SHARED_MEMORY = '/dev/shm'
/** The databases of a run with their log, several times over. */
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * A folder in memory where the system has one with enough space. Each test's database is more than a thousand files, and creating and removing
 * them on a busy disk takes ten times the processor time of everything else that PostgreSQL does to copy it.
 */
async function fastestFolder() {
	const memory = await statfs(SHARED_MEMORY).catch(() => null)
	return memory && memory.bavail * memory.bsize >= ENOUGH_BYTES ? SHARED_MEMORY : tmpdir()
}

async function makeTemplate(connection: TestServer['connection']) {
	const template = 'test_template'
	const admin = connect(connection, { max: 1, noTimeouts: true })
	await sql`create database ${sql.id(template)}`.execute(admin)
	await admin.destroy()
	const db = connect({ ...connection, database: template }, { max: 1, noTimeouts: true })
	try {
		await migrate(db)
		// Creates the tables of the jobs. Copying them with the template is faster than creating them for each test.
		await (await startJobs({ db, types: [], log })).stop(0)
	} finally {
		await db.destroy()
	}
	return template
}
