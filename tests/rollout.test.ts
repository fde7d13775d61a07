import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { hasNginx, startNginx } from '#tests/harness/nginx.ts'
import { makeOtherRelease } from '#tests/harness/other-release.ts'
import { connectionUrl, startServer } from '#tests/harness/served-product.ts'
import { marguerite } from '#tests/people.ts'

// Two instances of the built product on one database, behind a real nginx. `npm run rollout-test` sends 5,000 requests.
const REQUESTS = Number(process.env.ROLLOUT_REQUESTS ?? 600)
const WORKERS = 8

describe.skipIf(!hasNginx)('behind nginx', () => {
	let instances: Instance[] = []
	let start: (port?: number, folder?: string) => ReturnType<typeof startServer>
	let database: FreshDatabase
	let dir: string

	beforeAll(async () => {
		database = await freshDatabase()
		dir = await mkdtemp(join(tmpdir(), 'go-privilege-rollout-'))
		start = (port, folder) =>
			startServer(
				{
					DATABASE_URL: connectionUrl(database),
					DATA_DIR: dir,
					SECRET_KEY: 'a secret that only the tests know, long enough',
					TRUST_PROXY: '127.0.0.1',
					SHUTDOWN_DELAY: '1',
					...(port ? { PORT: String(port) } : {}),
				},
				folder,
			)
		instances = [await start(), await start()]
	})
	afterAll(async () => {
		await Promise.all(instances.map(({ stop }) => stop()))
		await Promise.all([database.drop(), rm(dir, { recursive: true, force: true })])
	})

	test.each([true, false])(
		'a refused body of up to 20 MB gets its answer, never 502 (keepalive: %s)',
		async (keepalive) => {
			const url = await startNginx(
				instances.map(({ url }) => url),
				{ keepalive },
			)
			const statuses = new Map<string, number>()
			for (let n = 0; n < 5; n++)
				for (const [path, type, size] of [
					['/api/auth/login', 'application/json', 3_000_000],
					['/', 'text/plain', 3_000_000],
					['/api/trips/0/documents/upload', 'multipart/form-data; boundary=x', 20_000_000],
					['/api/trips/0/documents/upload', 'multipart/form-data; boundary=x', 300_000],
				] as const) {
					const { status } = await fetch(url + path, {
						method: 'POST',
						headers: { 'content-type': type },
						body: Buffer.alloc(size, ' '),
					})
					const key = `${path} ${status}`
					statuses.set(key, (statuses.get(key) ?? 0) + 1)
				}
			expect(Object.fromEntries(statuses)).toEqual({
				'/api/auth/login 413': 5,
				'/ 405': 5,
				'/api/trips/0/documents/upload 401': 10,
			})
		},
	)

	test('a rolling restart of both instances fails no request', { timeout: 300_000 }, async () => {
		const url = await startNginx(
			instances.map(({ url }) => url),
			{ keepalive: true },
		)
		const signIn = await fetch(`${url}/api/auth/login`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ username: marguerite.username, password: marguerite.password }),
		})
		const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
		const { trips } = (await (await fetch(`${url}/api/admin/trips`, { headers: { cookie } })).json()) as {
			trips: { id: string }[]
		}
		const calls: ((n: number) => Promise<Response>)[] = [
			() => fetch(`${url}/villas`),
			() => fetch(`${url}/api/admin/trips`, { headers: { cookie } }),
			(n) =>
				fetch(`${url}/api/admin/trips/${trips[n % trips.length]?.id}`, {
					method: 'PATCH',
					headers: { cookie, 'content-type': 'application/json' },
					body: JSON.stringify({ notes: `Request ${n}` }),
				}),
		]
		const progress = { sent: 0, isRestarting: true }
		const failures: string[] = []
		const work = async () => {
			while (progress.isRestarting || progress.sent < REQUESTS) {
				const n = progress.sent++
				try {
					const answer = await calls[n % calls.length]!(n)
					await answer.arrayBuffer()
					if (answer.status !== 200) failures.push(`${n}: ${answer.status}`)
				} catch (error) {
					failures.push(`${n}: ${(error as Error).message}`)
				}
			}
		}
		const workers = Array.from({ length: WORKERS }, work)
		await vi.waitFor(() => expect(progress.sent).toBeGreaterThan(REQUESTS / 4), { timeout: 60_000 })
		for (const [i, { url, stop }] of instances.entries()) {
			await stop()
			instances[i] = await start(Number(new URL(url).port))
		}
		progress.isRestarting = false
		await Promise.all(workers)
		expect(failures).toEqual([])
		expect(progress.sent).toBeGreaterThanOrEqual(REQUESTS)
		if (process.env.ROLLOUT_REQUESTS) console.log(`${progress.sent} requests, ${failures.length} failed`)
	})

	test('no asset is missing while two releases run side by side, nor for pages loaded before (API-91)', async () => {
		const folder = join(dir, 'other-release')
		await makeOtherRelease(folder)
		const [older, newer] = instances as [Instance, Instance]
		await newer.stop()
		instances[1] = await start(portOf(newer), folder)
		const url = await startNginx(
			instances.map(({ url }) => url),
			{ keepalive: true },
		)
		const [ofOlder, ofNewer] = await Promise.all(instances.map(({ url }) => assetsOf(url)))
		expect(ofOlder!.intersection(ofNewer!)).toEqual(
			new Set([...ofOlder!].filter((path) => /\/(pictures|films)\//.test(path))),
		)
		expect(ofOlder!.size).toBeGreaterThan(100)
		const all = [...ofOlder!.union(ofNewer!)]
		// Twice, so that nginx sends each request to either instance.
		for (const path of all)
			for (const _ of instances) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
		await older.stop()
		instances[0] = await start(portOf(older), folder)
		for (const path of ofOlder!) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
		expect((await fetch(`${url}/assets/start-00000000.js`)).status).toBe(404)
	})
})

type Instance = Awaited<ReturnType<typeof startServer>>
const portOf = ({ url }: Instance) => Number(new URL(url).port)

/** The assets that these pages name, and all scripts that those import. */
async function assetsOf(url: string): Promise<Set<string>> {
	const found = new Set<string>()
	const texts = await Promise.all(
		['/', '/villas', '/villas/1', '/events/monaco-grand-prix', '/admin', '/portal', '/offline.js'].map(async (path) =>
			(await fetch(url + path)).text(),
		),
	)
	for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
		const named = [...text.matchAll(/\/(assets\/[\w./-]+?\.\w+)(?=["'\s,)])/g)].map(([, path]) => `/${path}`)
		const imported = [...text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`)
		for (const path of [...named, ...imported]) {
			if (found.has(path)) continue
			found.add(path)
			if (path.endsWith('.js')) texts.push(await (await fetch(url + path)).text())
		}
	}
	return found
}
