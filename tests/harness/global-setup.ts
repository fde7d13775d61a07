import { chmod, mkdtemp, rm } from 'node:fs/promises'
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
	/** A database with the whole schema and no rows, to copy. */
	template: string
}
declare module 'vitest' {
	// Vitest's own way to say what `inject` gives.
	// oxlint-disable-next-line typescript/consistent-type-definitions
	export interface ProvidedContext {
		database: TestServer
	}
}

// What a power cut would lose is of no interest here.
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

const log = { info: () => {}, warn: console.warn, error: console.error }

/** One PostgreSQL for the whole run, gone with it. */
export default async function setup(project: TestProject) {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-test-'))
	// Started by root, the server runs as a user that has to pass through.
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

async function makeTemplate(connection: TestServer['connection']) {
	const template = 'test_template'
	const admin = connect(connection, { max: 1, noTimeouts: true })
	await sql`create database ${sql.id(template)}`.execute(admin)
	await admin.destroy()
	const db = connect({ ...connection, database: template }, { max: 1, noTimeouts: true })
	try {
		await migrate(db)
		// So that each test's jobs find their tables; making them takes longer than copying.
		await (await startJobs({ db, types: [], log })).stop(0)
	} finally {
		await db.destroy()
	}
	return template
}
