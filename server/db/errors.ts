type ErrorDetails = { code?: unknown; message?: unknown; constraint?: unknown; syscall?: unknown }

const detailsOf = (error: unknown): ErrorDetails => (typeof error === 'object' && error !== null ? error : {})

/** SQLSTATEs of a database that is stopping, has no free connections or timed out: a later attempt may succeed. */
const UNAVAILABLE = new Set(['25P03', '53300', '55P03', '57014', '57P01', '57P02', '57P03', '57P05'])
const NETWORK_ERRORS = new Set([
	'EAI_AGAIN',
	'ECONNREFUSED',
	'ECONNRESET',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOTFOUND',
	'EPIPE',
	'ETIMEDOUT',
])
/** Messages of pg's errors without a code, all of them about the connection. */
const CONNECTION_MESSAGE =
	/^(Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** No connection became free in time. The database may be running but overloaded. */
export class PoolBusy extends Error {
	constructor(waitedMs: number) {
		super(`No database connection became free in ${waitedMs} ms`)
	}
}

/** The database accepted a connection or a query and did not answer. */
export class DatabaseSilent extends Error {
	constructor(silentMs: number) {
		super(`The database has not answered for ${silentMs} ms`)
	}
}

/** The database cannot be reached at present: answer 503. Never treat this as a missing session, or users would be signed out. */
export function isUnavailable(error: unknown): boolean {
	if (error instanceof PoolBusy || error instanceof DatabaseSilent) return true
	const { code, message, syscall } = detailsOf(error)
	if (typeof code === 'string') {
		// Only a missing socket file: any other missing file is a different error.
		if (code === 'ENOENT') return syscall === 'connect'
		return UNAVAILABLE.has(code) || NETWORK_ERRORS.has(code) || /^08...$/.test(code)
	}
	return typeof message === 'string' && CONNECTION_MESSAGE.test(message)
}

/** A unique index was violated. With `constraint`, only the index with that name, such as 'usersEmail'. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
	const details = detailsOf(error)
	return details.code === '23505' && (constraint === undefined || details.constraint === constraint)
}

/** No space is left in the database or on a local disk. */
export const isStorageFull = (error: unknown) => ['53100', 'ENOSPC', 'EDQUOT'].includes(String(detailsOf(error).code))

/** The database takes no changes: its provider stopped them because its disk is nearly full, or it is a standby after a failover. */
export const isReadOnly = (error: unknown) => detailsOf(error).code === '25006'

/** The transaction was rolled back because it conflicted with another one: run it again (server/db/transaction.ts). */
export const isSerializationConflict = (error: unknown) => ['40001', '40P01'].includes(String(detailsOf(error).code))

/**
 * A prepared statement (prepared-statements.ts) is stale: a migration changed its table, or a connection pooler in between does not
 * know its name. Sent again without the name it succeeds.
 */
export function isStaleStatement(error: unknown): boolean {
	const { code, message } = detailsOf(error)
	if (code === '0A000') return message === 'cached plan must not change result type'
	return code === '26000' || code === '42P05'
}
