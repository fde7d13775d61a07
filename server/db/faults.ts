type Coded = { code?: unknown; message?: unknown; constraint?: unknown; syscall?: unknown }

const read = (error: unknown): Coded => (typeof error === 'object' && error !== null ? error : {})

/** SQLSTATEs of a database that stops, is full of connections, or gave up waiting: asking again later makes sense. */
const AWAY = new Set(['25P03', '53300', '55P03', '57014', '57P01', '57P02', '57P03', '57P05'])
const NETWORK = new Set([
	'EAI_AGAIN',
	'ECONNREFUSED',
	'ECONNRESET',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOTFOUND',
	'EPIPE',
	'ETIMEDOUT',
])
/** What pg says without a code, all of it about the connection. */
const SAYS_AWAY =
	/^(Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** No connection came free in time. The database may be well, with more to do than it can. */
export class PoolBusy extends Error {
	constructor(waitedMs: number) {
		super(`No database connection came free in ${waitedMs} ms`)
	}
}

/** The database accepted a connection or a query and did not answer. */
export class DatabaseSilent extends Error {
	constructor(silentMs: number) {
		super(`The database has not answered for ${silentMs} ms`)
	}
}

/** The database is not there, not yet or no longer: 503 and try again. Never a reason to think that somebody is signed out. */
export function isAway(error: unknown): boolean {
	if (error instanceof PoolBusy || error instanceof DatabaseSilent) return true
	const { code, message, syscall } = read(error)
	if (typeof code === 'string') {
		// The socket's file is missing; any other missing file is another matter.
		if (code === 'ENOENT') return syscall === 'connect'
		return AWAY.has(code) || NETWORK.has(code) || /^08...$/.test(code)
	}
	return typeof message === 'string' && SAYS_AWAY.test(message)
}

/** A row like it is already there; `constraint` asks for one unique index by name, such as 'usersEmail'. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
	const fault = read(error)
	return fault.code === '23505' && (constraint === undefined || fault.constraint === constraint)
}

/** No room left, in the database or on a disk of ours. */
export const isFull = (error: unknown) => ['53100', 'ENOSPC', 'EDQUOT'].includes(String(read(error).code))

/** Two transactions got in each other's way and this one was undone: run it again (server/db/transaction.ts). */
export const isCollision = (error: unknown) => ['40001', '40P01'].includes(String(read(error).code))

/**
 * A statement that the server had prepared under a name (named-statements.ts) is not what it was: a migration changed its table, or a
 * pooler in between knows nothing of the name. Sent again it succeeds.
 */
export function isStaleStatement(error: unknown): boolean {
	const { code, message } = read(error)
	if (code === '0A000') return message === 'cached plan must not change result type'
	return code === '26000' || code === '42P05'
}
