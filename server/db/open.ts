import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseConfig, type Db, connect } from './connect.ts'
import { type Embedded, type Log, startEmbedded } from './embedded/embedded.ts'
import { isAway, PoolBusy } from './faults.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = {
	db: Db
	/** For those that need connections of their own: long work, one that must not share the pool. */
	config: DatabaseConfig
	embedded: boolean
	/** Ends the connections, then lets go of the embedded server. */
	stop(): Promise<void>
}

/** A database that starts at the same time as we do, or an embedded one that another process is just stopping. */
const APPEARS_MS = 30_000
/** How long a question waits for an embedded server that has to be started again. */
const REVIVES_MS = 8_000

/** Connects to `databaseUrl` or to the embedded PostgreSQL under `dataDir`, and brings the schema up to date. */
export async function openDatabase(options: {
	databaseUrl: string | undefined
	dataDir: string
	log: Log
	/** Where the migrations are; `server/db/migrations` of the working directory unless given. */
	migrations?: string
}): Promise<OpenDatabase> {
	const { databaseUrl, log, migrations } = options
	const server = databaseUrl ? undefined : await keepEmbedded(join(options.dataDir, 'postgres'), log)
	const config = databaseUrl ? { connectionString: databaseUrl } : server!.config
	try {
		await bringUp(config, server?.revive, log, migrations)
	} catch (error) {
		await server?.stop()
		throw error
	}
	const db = connect(config, { revive: server?.revive })
	return {
		db,
		config,
		embedded: server !== undefined,
		stop: async () => {
			server?.giveUp()
			await db.destroy()
			await server?.stop()
		},
	}
}

async function bringUp(
	config: DatabaseConfig,
	revive: ((error: unknown) => Promise<void>) | undefined,
	log: Log,
	migrations: string | undefined,
) {
	const begin = Date.now()
	for (let warned = false; ; warned = true) {
		const db = connect(config, { max: 1, patient: true, revive })
		// One try after the other.
		try {
			return await migrate(db, migrations)
		} catch (error) {
			if (!isAway(error) || Date.now() - begin > APPEARS_MS) throw error
			if (!warned) log.warn('The database does not answer yet; waiting for it')
			await pause(200)
		} finally {
			await db.destroy()
		}
	}
}

/** The embedded server, started again (or found again, started by another process) when it cannot be reached. */
async function keepEmbedded(dir: string, log: Log) {
	let server: Embedded = await startEmbedded({ dir, log })
	let reviving: Promise<void> | undefined
	let given = false

	async function restart() {
		const before = server
		server = await startEmbedded({ dir, log })
		await before.stop()
	}

	/** Throws the fault again when a server cannot help, or not soon enough. */
	async function revive(fault: unknown) {
		if (given || !isAway(fault) || fault instanceof PoolBusy) throw fault
		reviving ??= restart().finally(() => (reviving = undefined))
		const outcome = await Promise.race([
			reviving.then(() => 'up', String),
			pause(REVIVES_MS, 'takes too long', { ref: false }),
		])
		if (outcome === 'up') return
		log.warn(`The embedded PostgreSQL could not be reached again: ${outcome}`)
		throw fault
	}

	return {
		config: server.connection,
		revive,
		giveUp: () => (given = true),
		stop: async () => {
			given = true
			await reviving?.catch(() => {})
			await server.stop()
		},
	}
}
