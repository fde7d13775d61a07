import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Gauge, OpenMetricsContentType } from 'prom-client'
import { connectionsOf, type Db } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import type { Headers } from '#server/http/headers.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

/** An answered request. `route` is a pattern such as '/api/trips/:id', never an address: each value is a series of its own. */
export type Answered = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
	observe: (answered: Answered) => void
	/** Answers `GET /metrics` with the token, and null without it. */
	answer: (request: Request) => Promise<Response> | null
}

type Parts = { db: Db; jobs: Jobs; storage: Storage }

/** In seconds: what a hot page takes, up to the longest statement. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * This process's metrics in OpenMetrics (API-225). Requests are counted as they are answered; everything else is read when somebody asks.
 * The library is loaded only here: without a token the process neither loads nor counts anything.
 */
export async function openMetrics(parts: Parts, token: string, security: Headers): Promise<Metrics> {
	const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
	const registry = new Registry<OpenMetricsContentType>()
	registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
	collectDefaultMetrics({ register: registry })
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from a request to its answer',
		labelNames: ['method', 'route', 'status'],
		buckets: BUCKETS,
		registers: [registry],
	})
	const gauge = (name: string, help: string, labelNames: string[], read: (gauge: Gauge) => unknown) => {
		const collect = async () => {
			made.reset()
			// Without the database the others are still told, and `service_up` says why these are missing.
			await Promise.resolve(read(made)).catch(() => {})
		}
		const made: Gauge = new Gauge({ name, help, labelNames, registers: [registry], collect })
	}
	gauge('database_connections', 'Connections of the pool', ['state'], (gauge) => {
		const { total, idle, waiting } = connectionsOf(parts.db)
		gauge.set({ state: 'used' }, total - idle)
		gauge.set({ state: 'idle' }, idle)
		gauge.set({ state: 'awaited' }, waiting)
	})
	gauge('service_up', '1 if the service answers', ['service'], async (gauge) => {
		gauge.set({ service: 'database' }, await answers(sql`select 1`.execute(parts.db)))
		gauge.set({ service: 'storage' }, await answers(parts.storage.healthy()))
	})
	gauge('jobs', 'Background jobs of all processes', ['type', 'state'], async (gauge) => {
		for (const { type, ...states } of await parts.jobs.counts())
			for (const [state, count] of Object.entries(states)) gauge.set({ type, state }, count)
	})
	gauge('mails', 'Mails that were not delivered', ['state'], async (gauge) => {
		const { rows } = await sql<{ waiting: number; failed: number }>`
			select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed
			from mails where state <> 'sent'`.execute(parts.db)
		for (const [state, count] of Object.entries(rows[0] ?? {})) gauge.set({ state }, count)
	})
	gauge('backup_proved_timestamp_seconds', 'When the last proved nightly backup began', [], async (gauge) => {
		const { rows } = await sql<{ at: number | null }>`
			select extract(epoch from max("startedAt"))::float8 as at from "backupRuns" where "isProved"`.execute(parts.db)
		const [{ at } = { at: null }] = rows
		// A gauge without labels is 0 until it is set, which would be a backup of 1970.
		if (at === null) gauge.remove()
		else gauge.set(at)
	})
	gauge('database_size_bytes', 'Size of the database', [], async (gauge) => {
		const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(parts.db)
		gauge.set(rows[0]?.size ?? 0)
	})
	return {
		observe: ({ method, route, status, seconds }) =>
			requests.observe({ method, route, status: String(status) }, seconds),
		answer(request) {
			if (!hasToken(request.headers.get('authorization'), token)) return null
			const headers = { ...security, 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
			return registry.metrics().then((text) => new Response(text, { headers }))
		},
	}
}

const answers = (work: Promise<unknown>) =>
	work.then(
		() => 1,
		() => 0,
	)

function hasToken(given: string | null, token: string): boolean {
	const [expected, actual] = [Buffer.from(`Bearer ${token}`), Buffer.from(given ?? '')]
	return expected.length === actual.length && timingSafeEqual(expected, actual)
}
