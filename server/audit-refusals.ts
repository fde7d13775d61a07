import { audit } from './db/audit.ts'
import type { Db } from './db/connect.ts'
import { consumeRateLimit } from './http/limits/rate-limit.ts'
import { Refusal } from './http/refusal.ts'
import type { AppContext } from './http/routes.ts'

/** So that one caller cannot fill the table. */
const PER_HOUR = 200
const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/

/**
 * Records in the audit that a signed-in caller was refused: a call of another role, a request from another site (403), or an id that is
 * not theirs or does not exist (404). Never throws: the answer does not depend on it.
 */
export async function auditRefusal(db: Db, c: AppContext, error: Error): Promise<void> {
	const { userId, ip } = c.var
	if (!userId || !(error instanceof Refusal)) return
	const objectId = ID.exec(c.req.path)?.[0] ?? null
	if (error.status !== 403 && !(error.status === 404 && objectId)) return
	try {
		await consumeRateLimit(db, `audit:refusals:${userId}`, PER_HOUR, 60 * 60)
		await audit(db, { id: userId, ip }, 'call', objectId, {
			outcome: 'refused',
			detail: { method: c.req.method, route: c.req.routePath, status: error.status, code: error.code },
		})
	} catch {
		// Over the limit, or the database is away: the log has the request.
	}
}
