import { readFileSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Settings } from '#shared/settings.ts'
import { buildBindings } from '#tests/builders/bindings.ts'
import { startCollector } from '#tests/harness/collector.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { respondWith } from '#tests/harness/provider.ts'
import { followAgency } from './agency/followed-agency.ts'
import { createServer } from './create-server.ts'
import { readEnv } from './env/read-env.ts'
import type { Storage } from './files/storage.ts'
import { startOutbox } from './mail/outbox.ts'
import { openTraces } from './monitoring/traces/open-traces.ts'
import { inRequestSpan } from './monitoring/traces/request-span.ts'
import { fetchJson } from './providers/fetch-json.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

type InstanceOptions = { storage?: Storage; settings?: Record<string, string>; isReady?: boolean; log?: Logger }

/** A server of its own on the same database, whose pages say what they know of the agency. */
async function startInstance(options: InstanceOptions = {}) {
	const { services } = product
	const { storage = services.storage, settings = {}, isReady = true, log = services.log } = options
	const env = readEnv(settings)
	const followedAgency = await followAgency(services.db, services.agency)
	const { site } = await createServer(
		{
			...services,
			storage,
			log,
			agency: followedAgency.agency,
			followedAgency,
			trustProxy: env.trustProxy,
			close: async () => {},
		},
		{
			env,
			createFindPage: (settings: Settings) => (path) => ({
				key: path,
				status: 200,
				isPublic: true,
				isListed: true,
				render: () => JSON.stringify(settings.agency),
			}),
			listedPaths: () => [],
			isReady: () => isReady,
			built: null,
		},
	)
	const ask = async (path: string, headers: Record<string, string> = {}) =>
		site(new Request(`http://localhost${path}`, { headers }), buildBindings())
	const read = async (path: string) => (await (await ask(path)).json()) as Record<string, unknown>
	return { ask, read, refresh: followedAgency.refresh }
}

test('a name that staff change reaches public pages, the web app manifest and mail, on all instances (CRM-120)', async () => {
	const [first, second] = [await startInstance(), await startInstance()]
	// Twice, so that the page is cached.
	for (const { read } of [first, second, first, second]) expect(await read('/')).toMatchObject({ name: 'Go Privilege' })
	const details = {
		name: 'Belvoir & Sons',
		phone: '+44 20 7946 0999',
		email: 'hello@belvoir.example',
		address: '1 Privy Lane',
	}
	expect((await product.staff.put('/api/admin/settings', details)).status).toBe(200)
	await Promise.all([first.refresh(), second.refresh()])
	for (const { read } of [first, second]) {
		expect(await read('/')).toMatchObject({
			name: 'Belvoir & Sons',
			phone: '+44 20 7946 0999',
			email: 'hello@belvoir.example',
			site: 'https://www.goprivilege.example',
		})
		expect(await read('/manifest.webmanifest')).toMatchObject({ name: 'Belvoir & Sons' })
	}

	const enquiry = { name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }
	const sent = await product.anonymous.post('/api/enquiries', enquiry)
	expect(sent.status).toBe(201)
	const mails = await product.db.selectFrom('mails').select(['to', 'textBody']).execute()
	expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@mail.example', 'hello@belvoir.example'])
	expect(mails.find(({ to }) => to === 'ada@mail.example')?.textBody).toContain('Belvoir & Sons')
	expect(mails.find(({ to }) => to === 'ada@mail.example')?.textBody).toContain('+44 20 7946 0999')
})

test('an instance that cannot reach the file storage wants no requests (API-71)', async () => {
	const { storage } = product.services
	const missing = { ...storage, healthy: () => Promise.reject(new Error('ECONNREFUSED')) }
	const { ask } = await startInstance({ storage: missing })
	const refused = await ask('/readyz')
	expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'storage' }])
	expect((await ask('/healthz')).status).toBe(200)
	expect((await (await startInstance()).ask('/readyz')).status).toBe(200)
})

test('an instance that is stopping wants no requests either, and its log does not call that an outage', async () => {
	const warnings: string[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
	const stopping = await (await startInstance({ isReady: false, log })).ask('/readyz')
	expect([stopping.status, await stopping.json()]).toMatchObject([503, { code: 'stopping' }])
	expect(warnings).toEqual([])
	const missing = { ...product.services.storage, healthy: () => Promise.reject(new Error('ECONNREFUSED')) }
	await (await startInstance({ storage: missing, log })).ask('/readyz')
	expect(warnings).toHaveLength(1)
})

test('metrics are for whoever has the token, and count requests by pattern (API-225)', async () => {
	const token = 'a token that only Prometheus knows'
	const { ask } = await startInstance({ settings: { METRICS_TOKEN: token } })
	await Promise.all(['/villas', '/api/portal/trips', '/api/portal/trips/1', '/readyz'].map((path) => ask(path)))
	const scrape = () => ask('/metrics', { authorization: `Bearer ${token}` })
	expect(await (await scrape()).text()).not.toMatch(/^backup_proved_timestamp_seconds /m)
	const proved = { id: crypto.randomUUID(), startedAt: new Date('2026-11-23T02:11:00Z'), isProved: true }
	await product.db.insertInto('backupRuns').values(proved).execute()
	const answer = await scrape()
	expect(answer.headers.get('content-type')).toContain('application/openmetrics-text')
	const text = await answer.text()
	for (const line of [
		/^http_request_duration_seconds_count\{method="GET",route="page",status="200"\} 1$/m,
		/^http_request_duration_seconds_count\{method="GET",route="\/api\/portal\/trips\/:id",status="401"\} 1$/m,
		/^database_connections\{state="idle"\} [1-9]/m,
		/^jobs\{type="deliver-mail",state="waiting"\} \d/m,
		/^mails\{state="failed"\} 0$/m,
		/^backup_proved_timestamp_seconds 1795399860$/m,
		/^service_up\{service="storage"\} 1$/m,
		/^nodejs_eventloop_lag_p99_seconds /m,
		/^# EOF$/m,
	])
		expect(text).toMatch(line)
	// The alerts to copy name what there is. Prometheus itself adds `up`.
	const named = [...readFileSync('docs/self-hosting/alerts.yml', 'utf8').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[ ])/g)]
	const known = new Set(['histogram_quantile', ...[...text.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name]) => name)])
	expect(named.length).toBeGreaterThan(5)
	expect(named.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])

	const page = await (await ask('/unknown')).text()
	for (const authorization of ['', 'Bearer', `Bearer ${token}.`, token])
		expect(await (await ask('/metrics', { authorization })).text()).toBe(page)
	const { ask: askOther } = await startInstance()
	expect(await (await askOther('/metrics', { authorization: `Bearer ${token}` })).text()).toBe(page)
})

const PROXY_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${PROXY_TRACE}-00f067aa0ba902b7-01`

test('traces show requests, jobs and what they call, and nothing about people (API-280)', async () => {
	const collector = await startCollector()
	const settings = {
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key',
		TRUST_PROXY: '127.0.0.1',
	}
	const close = await openTraces(readEnv(settings).traces!, '1.0.0', product.services.log, { closeMs: 5_000 })
	const { ask } = await startInstance({ settings })
	const enquiry = {
		name: 'Zenobia Quill',
		email: 'zenobia@mail.example',
		phone: '07700900123',
		guests: 2,
		villaName: 'V',
	}
	const sent = await product.anonymous.post('/api/enquiries', enquiry, {
		'x-forwarded-for': '198.51.100.77',
		traceparent,
	})
	expect(sent.status).toBe(201)
	await ask('/villas?q=zenobia', { traceparent })
	await product.olivia.get('/api/portal/trips/zenobia-quill?q=zenobia')
	await startOutbox(product.services)
	const undelivered = () => product.db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute()
	await vi.waitFor(async () => expect(await undelivered()).toEqual([]), { timeout: 10_000, interval: 30 })
	const schema = z.unknown()
	await inRequestSpan(
		() => ({ method: 'GET' }),
		async () => {
			const answer = fetchJson({ provider: 'Weather', url: new URL(`${collector.url}/?q=zenobia`), schema })
			await answer
			return { method: 'GET', route: '/api/portal/trips/:id/weather', status: 503 }
		},
	)
	await close()
	await collector.stop()

	expect(collector.requests.at(-1)).toMatchObject({ path: '/v1/traces', headers: { 'api-key': 'a key' } })
	const spans = collector.spans()
	const named = (name: string) => spans.filter((span) => span.name === name)
	const [request] = named('POST /api/enquiries')
	expect(request).toMatchObject({ traceId: PROXY_TRACE, kind: 2, isFailed: false })
	expect(request?.attributes).toMatchObject({ 'http.route': '/api/enquiries', 'http.response.status_code': 201 })
	expect(request?.attributes['request.id']).toBe(sent.headers.get('x-request-id'))
	expect(named('INSERT enquiries')).toMatchObject([
		{ traceId: PROXY_TRACE, parentSpanId: request?.spanId, kind: 3, attributes: { 'db.system.name': 'postgresql' } },
	])
	expect(named('COMMIT').length).toBeGreaterThan(0)
	expect(named('GET /api/portal/trips/:id')).toMatchObject([{ attributes: { 'http.response.status_code': 404 } }])
	expect(named('GET page')).toMatchObject([{ traceId: PROXY_TRACE }])
	const jobs = named('job deliver-mail').map(({ spanId }) => spanId)
	expect(jobs).toContain(named('deliver mail')[0]?.parentSpanId)
	const [failed] = named('GET /api/portal/trips/:id/weather')
	expect(failed).toMatchObject({ isFailed: true, attributes: { 'error.type': '503' } })
	expect(named('Weather')).toMatchObject([{ parentSpanId: failed?.spanId, kind: 3 }])
	// Nothing is recorded that belongs to neither a request nor a job.
	expect(spans.filter(({ kind, parentSpanId }) => kind === 3 && !parentSpanId)).toEqual([])
	for (const personal of [/zenobia/i, /quill/i, '07700900123', '198.51.100.77', product.olivia.user!.id])
		expect(collector.text()).not.toMatch(personal)
	expect(product.logged().join('')).not.toContain('Traces could not be sent')
})

test('a caller other than the proxy cannot decide what is traced (API-280)', async () => {
	const collector = await startCollector()
	const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '10.9.8.7' }
	const close = await openTraces(readEnv(settings).traces!, '1.0.0', product.services.log, { closeMs: 5_000 })
	const { ask } = await startInstance({ settings })
	for (const path of ['/villas', '/api/portal/trips']) await ask(path, { traceparent })
	await close()
	await collector.stop()
	expect(collector.spans().length).toBeGreaterThan(1)
	expect(collector.text()).not.toContain(PROXY_TRACE)
})

test.each([
	['refuses', respondWith('', 503)],
	['is silent', () => {}],
])('a collector that %s holds nobody up (API-280)', async (_, reply) => {
	const collector = await startCollector()
	collector.reply(reply)
	const { log } = product.services
	const { traces } = readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
	const close = await openTraces(traces!, '1.0.0', log, { sendMs: 300, closeMs: 5_000 })
	const reported = () => product.logged().filter((line) => line.includes('Traces could not be sent')).length
	const before = reported()
	const ask = async () => expect((await product.anonymous.get('/api/portal/trips')).status).toBe(401)
	// A full batch is sent at once.
	await Promise.all(Array.from({ length: 600 }, ask))
	await vi.waitFor(() => expect(collector.requests).toHaveLength(1), { timeout: 5_000, interval: 5 })
	await ask()
	const began = performance.now()
	await close()
	expect(performance.now() - began).toBeLessThan(4_000)
	await collector.stop()
	expect(reported()).toBe(before + 1)
})
