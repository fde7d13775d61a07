import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settings } from '#shared/settings.ts'
import { buildBindings } from '#tests/builders/bindings.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { followAgency } from './agency/followed-agency.ts'
import { createServer } from './create-server.ts'
import { readEnv } from './env/read-env.ts'
import type { Storage } from './files/storage.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

type InstanceOptions = { storage?: Storage; settings?: Record<string, string> }

/** A server of its own on the same database, whose pages say what they know of the agency. */
async function startInstance({ storage = product.services.storage, settings = {} }: InstanceOptions = {}) {
	const { services } = product
	const followedAgency = await followAgency(services.db, services.agency)
	const { site } = await createServer(
		{ ...services, storage, agency: followedAgency.agency, followedAgency, close: async () => {} },
		{
			env: readEnv(settings),
			createFindPage: (settings: Settings) => (path) => ({
				key: path,
				status: 200,
				isPublic: true,
				isListed: true,
				render: () => JSON.stringify(settings.agency),
			}),
			listedPaths: () => [],
			isReady: () => true,
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

test('metrics are for whoever has the token, and count requests by pattern (API-225)', async () => {
	const token = 'a token that only Prometheus knows'
	const { ask } = await startInstance({ settings: { METRICS_TOKEN: token } })
	await Promise.all(['/villas', '/api/portal/trips', '/api/portal/trips/1', '/readyz'].map((path) => ask(path)))
	const answer = await ask('/metrics', { authorization: `Bearer ${token}` })
	expect(answer.headers.get('content-type')).toContain('application/openmetrics-text')
	const text = await answer.text()
	for (const line of [
		/^http_request_duration_seconds_count\{method="GET",route="page",status="200"\} 1$/m,
		/^http_request_duration_seconds_count\{method="GET",route="\/api\/portal\/trips\/:id",status="401"\} 1$/m,
		/^database_connections\{state="idle"\} [1-9]/m,
		/^jobs\{type="deliver-mail",state="waiting"\} \d/m,
		/^mails\{state="failed"\} 0$/m,
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
