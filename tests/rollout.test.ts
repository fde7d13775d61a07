import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectionUrl, type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { hasCaddy, startCaddy, startCaddyOfContainers } from './harness/proxies/caddy.ts'
import { hasNginx, startNginx } from './harness/proxies/nginx.ts'
import { makeOtherRelease } from '#tests/harness/releases/other-release.ts'
import { startLoad } from '#tests/harness/releases/rollout-load.ts'
import { freePort, startServer } from '#tests/harness/served-product.ts'
import { documentedSettings, unitFor } from '#tests/harness/unit.ts'

// Two instances of the built product on one database, behind a real nginx, in production with the unit and the settings that the
// documentation gives to operators. `npm run rollout-test` sends 5,000 requests.
const REQUESTS = Number(process.env.ROLLOUT_REQUESTS ?? 600)
/** The folder of an earlier release with its packages and its build. `npm run rollout-test` upgrades it under the same requests. */
const PREVIOUS_RELEASE = process.env.ROLLOUT_FROM

describe.skipIf(!hasNginx)('behind nginx', () => {
	let cluster: Cluster
	beforeAll(async () => {
		cluster = await startCluster()
	})
	afterAll(async () => cluster.stop())

	test.each([true, false])(
		'a refused body of up to 20 MB gets its answer, never 502 (as documented: %s)',
		async (documented) => {
			const url = await startNginx(cluster.urls(), { documented })
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

	const proxies = [
		['nginx', (urls: string[]) => startNginx(urls, { documented: true })] as const,
		...(hasCaddy ? [['Caddy', startCaddy] as const] : []),
	]
	test.each(proxies)(
		'a rolling restart of both instances behind %s fails no request',
		{ timeout: 300_000 },
		async (name, startProxy) => rollUnderLoad(cluster, name, startProxy),
	)

	test.runIf(PREVIOUS_RELEASE).for(proxies)(
		'a rolling upgrade from an earlier release behind %s fails no request',
		{ timeout: 300_000 },
		async ([name, startProxy]) => {
			const older = await startCluster(PREVIOUS_RELEASE)
			try {
				await rollUnderLoad(older, name, startProxy)
			} finally {
				await older.stop()
			}
		},
	)

	test('no asset is missing while two releases run side by side, nor for pages loaded before (API-91)', async () => {
		const folder = join(cluster.dir, 'other-release')
		await makeOtherRelease(folder)
		await cluster.restart(1, folder)
		const url = await startNginx(cluster.urls(), { documented: true })
		const [ofOlder, ofNewer] = await Promise.all(cluster.urls().map(assetsOf))
		// What both have under one name each finds in its own folder.
		const shared = ofOlder!.intersection(ofNewer!)
		expect([...shared].filter((path) => !/\/(pictures|films)\//.test(path))).toEqual([])
		const [onlyOlder, onlyNewer] = [ofOlder!.difference(shared), ofNewer!.difference(shared)]
		expect(onlyOlder.size).toBeGreaterThan(50)
		// Twice, so that nginx sends each request to either instance.
		for (const path of onlyOlder.union(onlyNewer))
			for (const _ of cluster.urls()) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
		await cluster.restart(0, folder)
		for (const path of onlyOlder) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
		expect((await fetch(`${url}/assets/start-00000000.js`)).status).toBe(404)
	})
})

test.skipIf(!hasCaddy)(
	'while the one instance of the containers restarts, requests wait for it and none fails',
	{ timeout: 300_000 },
	async () => {
		const cluster = await startCluster()
		try {
			const load = await startLoad(await startCaddyOfContainers(cluster.urls()[0]!), REQUESTS)
			await vi.waitFor(() => expect(load.sent()).toBeGreaterThan(REQUESTS / 4), { timeout: 60_000 })
			await cluster.restart(0)
			expect(await load.finish()).toEqual([])
			expect(load.sent()).toBeGreaterThanOrEqual(REQUESTS)
		} finally {
			await cluster.stop()
		}
	},
)

type Cluster = Awaited<ReturnType<typeof startCluster>>
type StartProxy = (urls: string[]) => Promise<string>

/** Two instances on one new database, of the release in `folder` or of this one. A restart starts this one unless it names another. */
async function startCluster(folder?: string) {
	const database: FreshDatabase = await freshDatabase()
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-rollout-'))
	// Production refuses the keys in this repository.
	await writeFile(join(dir, 'key'), randomBytes(32).toString('base64'))
	async function start(port: number, from?: string) {
		const { args, environment } = unitFor(port)
		const own = {
			DATABASE_URL: connectionUrl(database),
			DATA_DIR: dir,
			SECRET_KEY_FILE: join(dir, 'key'),
			SMTP_URL: '',
			// A nightly backup starts at once, and is tested elsewhere.
			BACKUP_DIR: '',
		}
		return startServer({ ...documentedSettings(), ...environment, ...own }, { folder: from, args })
	}
	const instances = [await start(await freePort(), folder), await start(await freePort(), folder)]
	return {
		dir,
		urls: () => instances.map(({ url }) => url),
		async restart(i: 0 | 1, from?: string) {
			const { url, stop } = instances[i]!
			await stop()
			instances[i] = await start(Number(new URL(url).port), from)
		},
		async stop() {
			await Promise.all(instances.map(({ stop }) => stop()))
			await Promise.all([database.drop(), rm(dir, { recursive: true, force: true })])
		},
	}
}

/** Restarts one instance after the other under load. No request fails, and both show what was published last. */
async function rollUnderLoad(cluster: Cluster, name: string, startProxy: StartProxy) {
	const load = await startLoad(await startProxy(cluster.urls()), REQUESTS)
	await vi.waitFor(() => expect(load.sent()).toBeGreaterThan(REQUESTS / 4), { timeout: 60_000 })
	for (const i of [0, 1] as const) {
		await cluster.restart(i)
		// As docs/self-hosting/examples/rolling-restart.sh does: Caddy looks twice a second.
		if (name === 'Caddy') await pause(2_000)
	}
	expect(await load.finish()).toEqual([])
	expect(load.sent()).toBeGreaterThanOrEqual(REQUESTS)
	for (const url of cluster.urls())
		for (const path of ['/villas/3', '/villas', '/catalogue/1/villas/3.json'])
			await vi.waitFor(async () => expect(await (await fetch(url + path)).text()).toContain(load.villa()), 2_000)
	if (process.env.ROLLOUT_REQUESTS) console.log(`${name}: ${load.sent()} requests, none failed`)
}

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
