import type { Logger } from 'pino'
import type { ErrorBody } from '#shared/contract.ts'
import { isReadOnly, isStorageFull, isUnavailable } from '#server/db/errors.ts'
import { Refusal } from './refusal.ts'
import type { AppContext } from './routes.ts'

/**
 * No outages: a feature that the operator did not configure, which every view of a trip would log, and an instance that is being
 * restarted, which a load balancer asks several times.
 */
const EXPECTED: ReadonlySet<string> = new Set(['not_configured', 'stopping'])

/** Turns an error into a response: a refusal as it says, an unreachable or read-only database or a full disk as 503 or 507, anything else as 500. */
export function answerFault(error: Error, c: AppContext, log: Logger): Response {
	const refusal = refusalOf(error)
	if (!refusal) {
		log.error({ requestId: c.var.requestId, route: c.req.routePath, err: error }, 'A request failed')
		const body: ErrorBody & { requestId: string } = {
			error: 'Something went wrong on our side',
			code: 'internal',
			requestId: c.var.requestId,
		}
		return c.json(body, 500)
	}
	// A 404 has a cause where our own data lacks something, such as a document without its file.
	const isOurs = refusal.status >= 500 || (refusal.status === 404 && refusal.cause !== undefined)
	if (isOurs && !EXPECTED.has(refusal.code))
		log.warn(
			{ requestId: c.var.requestId, route: c.req.routePath, code: refusal.code, err: error },
			'A request could not be served',
		)
	if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter))
	// Otherwise the rest of the unread body would be parsed as the next request.
	if (refusal.status === 413) c.header('Connection', 'close')
	const { message, code, fields, more } = refusal
	return c.json({ error: message, code, ...(fields ? { fields } : {}), ...more }, refusal.status)
}

function refusalOf(error: Error): Refusal | null {
	if (error instanceof Refusal) return error
	if (isUnavailable(error))
		return new Refusal(503, 'unavailable', 'The service is temporarily unavailable. Please try again', {
			retryAfter: 2,
		})
	if (isStorageFull(error)) return new Refusal(507, 'storage_full', 'The storage is full')
	if (isReadOnly(error))
		return new Refusal(503, 'database_read_only', 'Nothing can be saved at the moment. Please try again later', {
			retryAfter: 30,
		})
	return null
}
