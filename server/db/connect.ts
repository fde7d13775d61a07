import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type ClientBase, Pool, TypeOverrides, types as builtIn } from 'pg'
import { checkoutFrom } from './pool/checkout.ts'
import { preparedStatements } from './pool/prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/**
 * How to reach PostgreSQL: a URL as in DATABASE_URL, or the folder of a Unix socket. `pooled`: a pooler in transaction mode is in
 * between, which gives each transaction another connection to the server (API-235).
 */
export type DatabaseConfig =
	| { connectionString: string; pooled?: boolean }
	| { host: string; port: number; user: string; database: string; pooled?: boolean }

type ConnectOptions = {
	/** The maximum number of connections. Default 10. */
	max?: number
	/** Disables the limits on statements, locks and idle transactions: for migrations and backups, which may take minutes. */
	noTimeouts?: boolean
	/** Called when no connection can be made. After it the connection is attempted once more (server/db/open.ts). */
	reconnect?: (error: unknown) => Promise<void>
}

/**
 * Connections that nobody uses are closed after this. A new one costs a process of PostgreSQL, which has to parse and plan each statement
 * again: with pg's own ten seconds, the first reading of a trip cost 3.4 ms of CPU after a pause, and 3.0 with open connections. Load balancers
 * in front of managed databases drop idle connections after 350 seconds and more.
 */
const IDLE_MS = 300_000

const number = (digits: string) => {
	const value = Number(digits)
	if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
		throw new RangeError(`${digits} does not fit into a JavaScript number`)
	return value
}

// By default pg turns dates and local times into Dates in this machine's time zone, and counts into strings.
const types = new TypeOverrides()
types.setTypeParser(builtIn.builtins.DATE, (day: string) => day)
types.setTypeParser(builtIn.builtins.TIMESTAMP, (clock: string) => clock.slice(0, 19).replace(' ', 'T'))
types.setTypeParser(builtIn.builtins.INT8, number)
types.setTypeParser(builtIn.builtins.NUMERIC, number)

const STATEMENT_TIMEOUT_MS = 8_000
const timeouts = {
	statement_timeout: STATEMENT_TIMEOUT_MS,
	// Changes to one trip wait for each other, and on a busy machine each takes a while.
	lock_timeout: 7_000,
	idle_in_transaction_session_timeout: 15_000,
}
/** A role may have limits of its own, which a connection through a pooler cannot turn off at its start. */
const WITHOUT_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
const ZONE = `set timezone = 'UTC'`
/** Starting a worker costs more than any query of ours. Behind a pooler the setting would stay with a connection of others. */
const ALONE = 'set max_parallel_workers_per_gather = 0'
/** For a database that does not answer at all. The database's own limit is shorter because its error says more. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 500

/**
 * A connection pool. `date` is read as 'YYYY-MM-DD', `timestamp` as 'YYYY-MM-DDTHH:MM:SS', `timestamptz` as a Date, counts and sums as
 * numbers (one that a JavaScript number cannot hold throws). Every wait has a limit: see `timeouts`.
 */
export function connect(config: DatabaseConfig, { max = 10, noTimeouts = false, reconnect }: ConnectOptions = {}): Db {
	const { pooled = false, ...address } = config
	const pool = new Pool({
		...address,
		...(noTimeouts || pooled ? {} : timeouts),
		max,
		idleTimeoutMillis: IDLE_MS,
		types,
		keepAlive: true,
		Client: preparedStatements({
			silenceMs: noTimeouts ? undefined : SILENCE_MS,
			pooled: pooled && { eachTransaction: Object.entries(noTimeouts ? WITHOUT_LIMITS : timeouts) },
		}),
		// The pool awaits the promise, although its types say otherwise.
		// oxlint-disable-next-line typescript/no-misused-promises
		onConnect: (client: ClientBase) => client.query(pooled ? ZONE : `${ZONE}; ${ALONE}`),
	})
	// An idle connection that ends (a restarted database) is replaced at the next query. Without a listener the event would crash the process.
	pool.on('error', () => {})
	const checkout = checkoutFrom(pool)
	const connectOrReconnect = async () => {
		try {
			return await checkout()
		} catch (error) {
			await reconnect?.(error)
			if (!reconnect) throw error
			return checkout()
		}
	}
	const db: Db = new Kysely<Tables>({
		dialect: new PostgresDialect({
			pool: { options: pool.options, connect: connectOrReconnect, end: () => pool.end() },
		}),
	})
	pools.set(db, pool)
	return db
}

const pools = new WeakMap<Db, Pool>()

/** How many connections the pool has, how many of them are idle, and how many requests wait for one. */
export function connectionsOf(db: Db) {
	const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
	return { total: totalCount, idle: idleCount, waiting: waitingCount }
}
