import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { apiRoutes, type AppServices } from './api-routes.ts'
import { auditRefusal } from './audit-refusals.ts'
import { sessionCookie } from './auth/cookie.ts'
import { callerFinder } from './auth/sessions.ts'
import { withDeadline } from './db/pool/deadline.ts'
import { answerFault } from './http/answer-fault.ts'
import { callerAddress, callerTrace } from './http/caller.ts'
import { isCrossSite } from './http/cross-site.ts'
import { heldAnswers } from './http/held/held-answers.ts'
import { mount, requireAccess } from './http/mount.ts'
import { Refusal } from './http/refusal.ts'
import type { AppContext, AppEnv, Route } from './http/routes.ts'
import { readiness } from './monitoring/readiness.ts'
import { inRequestSpan } from './monitoring/traces/request-span.ts'

/** How long a request may wait for a database connection (API-75). Shorter than the silence limit of server/http/serving/serve.ts. */
const DEADLINE_MS = 20_000

/** The API and the health checks. server/create-server.ts adds pages and static files. */
export function createApp(parts: AppServices): Hono<AppEnv> {
	const { db, log, publicUrl, trustProxy, onAnswer } = parts
	const checkReady = readiness(parts)
	const app = new Hono<AppEnv>()
	const cookie = sessionCookie(publicUrl)
	const addressOf = callerAddress(trustProxy)
	const traceOf = callerTrace(trustProxy)
	/** Finds the caller of a request, and what the route reads alongside. */
	function callerOf({ alongside }: Pick<Route, 'alongside'>) {
		const find = callerFinder(db, alongside)
		return async (c: AppContext) => {
			const found = await find(cookie.read(c), { id: c.req.param('id'), notesSnapshot: c.var.notesSnapshot })
			c.set('alongside', found?.alongside ?? null)
			c.set('snapshot', found?.snapshot)
			return found?.caller ?? null
		}
	}
	const callerOfOthers = callerOf({})

	app.use('*', async (c, next) => {
		c.header('Cache-Control', 'no-store')
		await next()
	})
	app.get('/healthz', (c) => c.json({ ok: true }))
	app.get('/readyz', async (c) => {
		await checkReady()
		return c.json({ ok: true })
	})

	app.use('/api/*', async (c, next) => {
		const began = performance.now()
		c.set('requestId', randomUUID())
		c.set('ip', addressOf(c))
		c.header('X-Request-Id', c.var.requestId)
		const asked = () => ({ method: c.req.method, requestId: c.var.requestId, traceparent: traceOf(c) })
		const answered = await inRequestSpan(asked, async () => {
			await withDeadline(DEADLINE_MS, next)
			return { method: c.req.method, route: c.req.routePath, status: c.res.status }
		})
		const ms = performance.now() - began
		log.info({ requestId: c.var.requestId, userId: c.var.userId, ...answered, ms: Math.round(ms) })
		onAnswer?.({ ...answered, seconds: ms / 1000 })
	})
	app.use('/api/*', async (c, next) => {
		// Decompressing request bodies would allow zip bombs and expose bugs of the decoder.
		if (c.req.header('content-encoding')) throw new Refusal(415, 'encoded', 'Send the body without a content encoding')
		if (isCrossSite(c.req.method, (name) => c.req.header(name), publicUrl))
			throw new Refusal(403, 'cross_site', 'This request comes from another site')
		await next()
	})
	mount(app, apiRoutes(parts), callerOf, heldAnswers(db, cookie.read))
	// An undeclared path under /api/admin reveals nothing to outsiders, not even that it doesn't exist.
	app.all('/api/admin/*', async (c) => {
		requireAccess({ access: 'admin', method: 'GET' }, await callerOfOthers(c))
		throw noSuchCall()
	})
	app.all('*', () => {
		throw noSuchCall()
	})
	app.onError(async (error, c) => {
		await auditRefusal(db, c, error)
		return answerFault(error, c, log)
	})
	return app
}

const noSuchCall = () => new Refusal(404, 'not_found', 'There is no such call')
