import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ErrorBody, User } from '#shared/contract.ts'
import { TRIP_LISTS } from '#shared/trips/records.ts'
import { agencyRoutes } from './agency/agency-routes.ts'
import type { InstalledAgency } from './agency/agency-store.ts'
import { atolRoutes } from './atol/atol-routes.ts'
import { certificateOf } from './atol/certificate-of.ts'
import { formRoutes } from './atol/form-routes.ts'
import { typeRoutes } from './atol/type-routes.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { sessionCookie } from './auth/cookie.ts'
import { userOfToken } from './auth/sessions.ts'
import { confirmationOf, confirmationRoutes } from './booking-confirmation/confirmation-routes.ts'
import { contentRoutes } from './booking-confirmation/content-routes.ts'
import { enhanceRoutes } from './booking-confirmation/enhance-routes.ts'
import { customerRoutes } from './customers/customer-routes.ts'
import { sql } from 'kysely'
import type { Db } from './db/connect.ts'
import { isAway, isFull } from './db/faults.ts'
import type { Sealer } from './db/seal.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import type { Storage } from './files/storage.ts'
import type { FlightStatusOf } from './flight-status/flight-status.ts'
import { flightStatusRoutes } from './flight-status/flight-status-routes.ts'
import { callerAddress } from './http/caller.ts'
import { isCrossSite } from './http/cross-site.ts'
import { mount, refuseStranger } from './http/mount.ts'
import { Refusal } from './http/refusal.ts'
import type { AppContext, AppEnv, Route } from './http/routes.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { feedRoutes } from './calendar/feed-routes.ts'
import type { GuardedFetch } from './import/fetch/guarded-fetch.ts'
import { importRoutes } from './import/import-routes.ts'
import { guestRoutes } from './portal/guest-routes.ts'
import { paperRoutes } from './papers/paper-routes.ts'
import type { PdfMaker } from './pdf/pdf-maker.ts'
import type { AiSettings } from './providers/language-model.ts'
import { portalRoutes } from './portal/portal-routes.ts'
import { approvalRoutes } from './trips/approval-routes.ts'
import { imageRoutes } from './trips/image-routes.ts'
import { tripReader } from './trips/read-trips.ts'
import { recordRoutes } from './trips/record-routes.ts'
import { tripRecords } from './trips/trip-records.ts'
import { tripRoutes } from './trips/trip-routes.ts'
import type { WeatherOf } from './weather/weather.ts'
import { weatherRoutes } from './weather/weather-routes.ts'

/** What the product is made of. Everything outside comes in here, so that tests can bring their own. */
export type Parts = {
	db: Db
	storage: Storage
	sealer: Sealer
	jobs: Jobs
	mailer: Mailer
	log: Logger
	/** Null: AI drafts no texts and reads no bookings. */
	ai: AiSettings | null
	/** Makes PDFs. */
	pdf: PdfMaker
	/** Null where there is none: the weather is not shown. */
	weather: WeatherOf | null
	/** Null where there is none: a flight's status cannot be asked. */
	flightStatus: FlightStatusOf | null
	/** Fetches what a booking form's link leads to, and nothing inside our network. */
	fetchForm: GuardedFetch
	agency: InstalledAgency
	/** The origin people reach us by; links, cookies and the check of who sends a request come from it. */
	publicUrl: string
	trustProxy: readonly string[]
	/** False while the process is stopping: it finishes what runs and takes nothing new. */
	isReady: () => boolean
}

/** Every call of the API. A test walks this list: who may call what is data. */
export function apiRoutes(parts: Parts): Route[] {
	const { db, storage, sealer, publicUrl } = parts
	const records = tripRecords(sealer)
	const reader = tripReader(records)
	const trips = { db, storage, sealer, records, reader }
	const papers = { ...trips, pdf: parts.pdf, agency: parts.agency }
	return [
		...authRoutes({ ...parts, cookie: sessionCookie(publicUrl) }),
		...customerRoutes(trips),
		...tripRoutes(trips),
		...imageRoutes(trips),
		...TRIP_LISTS.flatMap((list) => recordRoutes(trips, list)),
		...importRoutes({ ...trips, fetchForm: parts.fetchForm, ai: parts.ai }),
		...documentRoutes(trips),
		...agencyRoutes(parts),
		...contentRoutes(trips),
		...enhanceRoutes({ ...trips, ai: parts.ai }),
		...confirmationRoutes(papers),
		...atolRoutes(papers),
		...typeRoutes(papers),
		...formRoutes(papers),
		...paperRoutes({
			...papers,
			today: {
				'booking-confirmation': (user, id) => confirmationOf(papers, user, id),
				'atol-certificate': (user, id) => certificateOf(papers, user, id),
			},
		}),
		...approvalRoutes(trips),
		...portalRoutes(trips),
		...guestRoutes(trips),
		...calendarRoutes(trips),
		...feedRoutes({ ...parts, reader }),
		...weatherRoutes(parts),
		...flightStatusRoutes(parts),
		...enquiryRoutes({ ...parts, reader }),
	]
}

/** The API and the health checks. Pages and static files are mounted beside it by server/main.ts. */
export function createApp(parts: Parts): Hono<AppEnv> {
	const { db, log, publicUrl, trustProxy, isReady } = parts
	const app = new Hono<AppEnv>()
	const cookie = sessionCookie(publicUrl)
	const addressOf = callerAddress(trustProxy)
	const userOf = (c: AppContext): Promise<User | null> => userOfToken(db, cookie.read(c))

	app.get('/healthz', (c) => c.json({ ok: true }))
	app.get('/readyz', async (c) => {
		if (!isReady()) throw new Refusal(503, 'stopping', 'The server is stopping', { retryAfter: 5 })
		await sql`select 1`.execute(db)
		return c.json({ ok: true })
	})

	app.use('/api/*', async (c, next) => {
		const began = performance.now()
		c.set('requestId', randomUUID())
		c.set('ip', addressOf(c))
		c.header('Cache-Control', 'no-store')
		c.header('X-Request-Id', c.var.requestId)
		// Decoding a body nobody asked to be encoded is a way in for bombs, and for faults of the decoder.
		if (c.req.header('content-encoding')) throw new Refusal(415, 'encoded', 'Send the body without a content encoding')
		if (isCrossSite(c.req.method, (name) => c.req.header(name), publicUrl))
			throw new Refusal(403, 'cross_site', 'This request comes from another site')
		await next()
		log.info({
			requestId: c.var.requestId,
			method: c.req.method,
			route: c.req.routePath,
			status: c.res.status,
			ms: Math.round(performance.now() - began),
		})
	})
	mount(app, apiRoutes(parts), userOf)
	// What nobody declared under /api/admin tells a stranger nothing, not even that it isn't there.
	app.all('/api/admin/*', async (c) => {
		refuseStranger('admin', await userOf(c))
		throw noSuchCall()
	})
	app.all('/api/*', () => {
		throw noSuchCall()
	})
	app.onError((error, c) => answerFault(error, c, log))
	return app
}

const noSuchCall = () => new Refusal(404, 'not_found', 'There is no such call')

/** A refusal says what it is; a database that is away or a full disk is the caller's to wait for; anything else is a bug of ours. */
function answerFault(error: Error, c: AppContext, log: Logger): Response {
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
	if (isAway(error))
		return new Refusal(503, 'unavailable', 'We cannot reach our records just now. Please try again', { retryAfter: 2 })
	if (isFull(error)) return new Refusal(507, 'storage_full', 'There is no room left to keep this')
	return null
}
