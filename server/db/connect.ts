import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type ClientBase, Pool, TypeOverrides, types as builtIn } from 'pg'
import { checkoutFrom } from './checkout.ts'
import { preparedStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** How to reach PostgreSQL: a URL as in DATABASE_URL, or the folder of a Unix socket. */
export type DatabaseConfig =
	| { connectionString: string }
	| { host: string; port: number; user: string; database: string }

type ConnectOptions = {
	/** The maximum number of connections. Default 10. */
	max?: number
	/** Disables the limits on statements, locks and idle transactions: for migrations and backups, which may take minutes. */
	noTimeouts?: boolean
	/** Called when no connection can be made. After it the connection is attempted once more (server/db/open.ts). */
	reconnect?: (error: unknown) => Promise<void>
}

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
/** For a database that does not answer at all. The database's own limit is shorter because its error says more. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 500

/**
 * A connection pool. `date` is read as 'YYYY-MM-DD', `timestamp` as 'YYYY-MM-DDTHH:MM:SS', `timestamptz` as a Date, counts and sums as
 * numbers (one that a JavaScript number cannot hold throws). Every wait has a limit: see `timeouts`.
 */
export function connect(config: DatabaseConfig, { max = 10, noTimeouts = false, reconnect }: ConnectOptions = {}): Db {
	const pool = new Pool({
		...config,
		...(noTimeouts ? {} : timeouts),
		max,
		types,
		keepAlive: true,
		Client: preparedStatements({ silenceMs: noTimeouts ? undefined : SILENCE_MS }),
		// The pool awaits the promise, although its types say otherwise.
		// oxlint-disable-next-line typescript/no-misused-promises
		onConnect: (client: ClientBase) => client.query(`set timezone = 'UTC'`),
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
