import type { Logger } from 'pino'
import type { ErrorBody } from '#shared/contract.ts'
import { isUnavailable, isStorageFull } from '#server/db/errors.ts'
import { Refusal } from './refusal.ts'
import type { AppContext } from './routes.ts'

/** A refusal says what it is; a database that is away or a full disk is the caller's to wait for; anything else is a bug of ours. */
export function answerFault(error: Error, c: AppContext, log: Logger): Response {
	const refusal = refusalOf(error)
	if (!refusal) {
		log.error({ requestId: c.var.requestId, route: c.req.routePath, err: error })
		const body: ErrorBody & { requestId: string } = {
			error: 'Something went wrong on our side',
			code: 'internal',
			requestId: c.var.requestId,
		}
		return c.json(body, 500)
	}
	// What the operator chose not to have is no fault, and would be told at every look at a trip.
	if (refusal.status >= 500 && refusal.code !== 'not_configured')
		log.warn({ requestId: c.var.requestId, route: c.req.routePath, code: refusal.code, err: error })
	if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter))
	// What is left of a body nobody will read would otherwise be taken for the next request.
	if (refusal.status === 413) c.header('Connection', 'close')
	const { message, code, fields, more } = refusal
	return c.json({ error: message, code, ...(fields ? { fields } : {}), ...more }, refusal.status)
}

function refusalOf(error: Error): Refusal | null {
	if (error instanceof Refusal) return error
	if (isUnavailable(error))
		return new Refusal(503, 'unavailable', 'We cannot reach our records just now. Please try again', { retryAfter: 2 })
	if (isStorageFull(error)) return new Refusal(507, 'storage_full', 'There is no room left to keep this')
	return null
}
