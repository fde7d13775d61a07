import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type ClientBase, Pool, TypeOverrides, types as builtIn } from 'pg'
import { checkoutFrom } from './checkout.ts'
import { namedStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** Where a PostgreSQL is: an address as in DATABASE_URL, or a socket's folder. */
export type DatabaseConfig =
	| { connectionString: string }
	| { host: string; port: number; user: string; database: string }

type ConnectOptions = {
	/** Connections at most, 10 unless given. */
	max?: number
	/** For migrations, backups and jobs that may take minutes: no limit on how long a statement runs. */
	patient?: boolean
	/** Called when no connection can be made; the connection is tried once more after it (server/db/open.ts). */
	revive?: (error: unknown) => Promise<void>
}

const number = (digits: string) => {
	const value = Number(digits)
	if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) throw new RangeError(`${digits} is beyond what a number holds`)
	return value
}

// Left alone, pg makes a Date of a day or a clock reading, in this machine's zone, and a string of every count.
const types = new TypeOverrides()
types.setTypeParser(builtIn.builtins.DATE, (day: string) => day)
types.setTypeParser(builtIn.builtins.TIMESTAMP, (clock: string) => clock.slice(0, 19).replace(' ', 'T'))
types.setTypeParser(builtIn.builtins.INT8, number)
types.setTypeParser(builtIn.builtins.NUMERIC, number)

const STATEMENT_MS = 8_000
const limits = {
	statement_timeout: STATEMENT_MS,
	// Changes of one trip wait for each other, and on a busy machine each takes a while.
	lock_timeout: 7_000,
	idle_in_transaction_session_timeout: 15_000,
}
/** For a database that does not answer at all. Its own limit comes first, because its error says more. */
const SILENCE_MS = STATEMENT_MS + 500

/**
 * A pool of connections. `date` arrives as 'YYYY-MM-DD', `timestamp` as 'YYYY-MM-DDTHH:MM:SS', timestamptz as a Date, counts and sums
 * as numbers (one that a number cannot hold is an error). Nothing waits for ever: see `limits`.
 */
export function connect(config: DatabaseConfig, { max = 10, patient = false, revive }: ConnectOptions = {}): Db {
	const pool = new Pool({
		...config,
		...(patient ? {} : limits),
		max,
		types,
		keepAlive: true,
		Client: namedStatements({ silenceMs: patient ? undefined : SILENCE_MS }),
		// The pool waits for it; its types do not know.
		// oxlint-disable-next-line typescript/no-misused-promises
		onConnect: (client: ClientBase) => client.query(`set timezone = 'UTC'`),
	})
	// An idle connection that ends (a restarted database) is replaced at the next query; unheard, the event would end the process.
	pool.on('error', () => {})
	const checkout = checkoutFrom(pool)
	const connectOrRevive = async () => {
		try {
			return await checkout()
		} catch (error) {
			await revive?.(error)
			if (!revive) throw error
			return checkout()
		}
	}
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: { options: pool.options, connect: connectOrRevive, end: () => pool.end() } }),
	})
}
