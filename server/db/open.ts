import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseConfig, type Db, connect } from './connect.ts'
import { type Embedded, type Log, startEmbedded } from './embedded/embedded.ts'
import { isUnavailable, PoolBusy } from './errors.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = {
	db: Db
	/** For work that must not share the pool, such as a backup. */
	config: DatabaseConfig
	embedded: boolean
	/** Closes the connections, then releases the embedded server. */
	stop(): Promise<void>
}

/** For a database that starts at the same time as this process, or an embedded one that another process is just stopping. */
const STARTUP_TIMEOUT_MS = 30_000
/** How long a query waits for an embedded server that is being restarted. */
const RECONNECT_TIMEOUT_MS = 8_000

/** Connects to `databaseUrl` or to the embedded PostgreSQL under `dataDir`, and migrates the schema. */
export async function openDatabase(options: {
	databaseUrl: string | undefined
	/** A pooler in transaction mode is in between. */
	pooled?: boolean
	dataDir: string
	log: Log
	/** The folder of the migrations. Default: `server/db/migrations` in the working directory. */
	migrations?: string
	/** Called before the schema of an earlier release is changed. */
	beforeUpgrade?: (config: DatabaseConfig) => Promise<void>
}): Promise<OpenDatabase> {
	const { databaseUrl, pooled, log, migrations, beforeUpgrade } = options
	const server = databaseUrl ? undefined : await superviseEmbedded(join(options.dataDir, 'postgres'), log)
	const config = databaseUrl ? { connectionString: databaseUrl, pooled } : server!.config
	try {
		await migrateWhenReady(config, server?.reconnect, log, migrations, () => beforeUpgrade?.(config))
	} catch (error) {
		await server?.stop()
		throw error
	}
	const db = connect(config, { reconnect: server?.reconnect })
	return {
		db,
		config,
		embedded: server !== undefined,
		stop: async () => {
			server?.stopReconnecting()
			await db.destroy()
			await server?.stop()
		},
	}
}

/** Connects to the same database as it is, and never migrates it. */
export async function openUnmigrated(
	{ databaseUrl, databasePooled, dataDir }: { databaseUrl: string | null; databasePooled: boolean; dataDir: string },
	log: Log,
	options: { max: number; noTimeouts?: boolean },
): Promise<Pick<OpenDatabase, 'db' | 'stop'>> {
	const embedded = databaseUrl ? null : await startEmbedded({ dir: join(dataDir, 'postgres'), log })
	const db = connect(
		embedded ? embedded.connection : { connectionString: databaseUrl!, pooled: databasePooled },
		options,
	)
	return {
		db,
		stop: async () => {
			await db.destroy()
			await embedded?.stop()
		},
	}
}

async function migrateWhenReady(
	config: DatabaseConfig,
	reconnect: ((error: unknown) => Promise<void>) | undefined,
	log: Log,
	migrations: string | undefined,
	beforeUpgrade: () => Promise<void> | undefined,
) {
	const begin = Date.now()
	for (let warned = false; ; warned = true) {
		const db = connect(config, { max: 1, noTimeouts: true, reconnect })
		try {
			return await migrate(db, migrations, async () => beforeUpgrade())
		} catch (error) {
			if (!isUnavailable(error) || Date.now() - begin > STARTUP_TIMEOUT_MS) throw error
			if (!warned) log.warn('Waiting for the database to accept connections')
			await pause(200)
		} finally {
			await db.destroy()
		}
	}
}

/** Runs the embedded server, and restarts it (or attaches to one that another process started) when it cannot be reached. */
async function superviseEmbedded(dir: string, log: Log) {
	let server: Embedded = await startEmbedded({ dir, log })
	let restarting: Promise<void> | undefined
	let isStopping = false

	async function restart() {
		const before = server
		server = await startEmbedded({ dir, log })
		await before.stop()
	}

	/** Throws `cause` again when a restart would not help or takes too long. */
	async function reconnect(cause: unknown) {
		if (isStopping || !isUnavailable(cause) || cause instanceof PoolBusy) throw cause
		restarting ??= restart().finally(() => (restarting = undefined))
		const outcome = await Promise.race([
			restarting.then(() => 'up', String),
			pause(RECONNECT_TIMEOUT_MS, 'the restart is taking too long', { ref: false }),
		])
		if (outcome === 'up') return
		log.warn(`The embedded PostgreSQL could not be restarted: ${outcome}`)
		throw cause
	}

	return {
		config: server.connection,
		reconnect,
		stopReconnecting: () => (isStopping = true),
		stop: async () => {
			isStopping = true
			await restarting?.catch(() => {})
			await server.stop()
		},
	}
}
