import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CatalogueItem, ListedItem } from '#shared/catalogue/catalogue-item.ts'
import { connectionUrl, type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { hasCaddy, startCaddy } from './harness/proxies/caddy.ts'
import { hasNginx, startNginx } from './harness/proxies/nginx.ts'
import { makeOtherRelease } from '#tests/harness/other-release.ts'
import { freePort, startServer } from '#tests/harness/served-product.ts'
import { documentedSettings, unitFor } from '#tests/harness/unit.ts'
import { marguerite } from '#tests/people.ts'

// Two instances of the built product on one database, behind a real nginx, in production with the unit and the settings that the
// documentation gives to operators. `npm run rollout-test` sends 5,000 requests.
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
		// Production refuses the keys in this repository.
		await writeFile(join(dir, 'key'), randomBytes(32).toString('base64'))
		start = async (known, folder) => {
			const port = known ?? (await freePort())
			const { args, environment } = unitFor(port)
			const own = {
				DATABASE_URL: connectionUrl(database),
				DATA_DIR: dir,
				SECRET_KEY_FILE: join(dir, 'key'),
				SMTP_URL: '',
				// A nightly backup starts at once, and is tested elsewhere.
				BACKUP_DIR: '',
				SHUTDOWN_DELAY: '1',
			}
			return startServer({ ...documentedSettings(), ...environment, ...own }, { folder, args })
		}
		instances = [await start(), await start()]
	})
	afterAll(async () => {
		await Promise.all(instances.map(({ stop }) => stop()))
		await Promise.all([database.drop(), rm(dir, { recursive: true, force: true })])
	})

	test.each([true, false])(
		'a refused body of up to 20 MB gets its answer, never 502 (as documented: %s)',
		async (documented) => {
			const url = await startNginx(
				instances.map(({ url }) => url),
				{ documented },
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

	// Caddy on request only: a run takes some twenty seconds, and on a machine that runs other tests a change may wait longer than it is given.
	const withCaddy = process.env.ROLLOUT_REQUESTS !== undefined && hasCaddy
	const proxies = [
		['nginx', (urls: string[]) => startNginx(urls, { documented: true })] as const,
		...(withCaddy ? [['Caddy', startCaddy] as const] : []),
	]
	test.each(proxies)(
		'a rolling restart of both instances behind %s fails no request',
		{ timeout: 300_000 },
		async (name, startProxy) => {
			const url = await startProxy(instances.map(({ url }) => url))
			const signIn = await fetch(`${url}/api/auth/login`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ username: marguerite.username, password: marguerite.password }),
			})
			const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
			const trip = await makeTrip(url, cookie)
			const calls: ((n: number) => Promise<Response>)[] = [
				() => fetch(`${url}/villas`),
				// What a page loaded before the restart reads when a link is followed in it.
				() => fetch(`${url}/catalogue/1/villas/3.json`),
				() => fetch(`${url}/villas/3`),
				() => fetch(`${url}/api/admin/trips`, { headers: { cookie } }),
				(n) =>
					fetch(`${url}/api/admin/trips/${trip}`, {
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
			const villa = villaPublisher(url, cookie)
			const publish = async () => {
				while (progress.isRestarting) {
					await villa.publish().catch((error: Error) => failures.push(`publication ${villa.name()}: ${error.message}`))
					await pause(200)
				}
			}
			const workers = [...Array.from({ length: WORKERS }, work), publish()]
			await vi.waitFor(() => expect(progress.sent).toBeGreaterThan(REQUESTS / 4), { timeout: 60_000 })
			for (const [i, { url, stop }] of instances.entries()) {
				await stop()
				instances[i] = await start(Number(new URL(url).port))
				// As docs/self-hosting/examples/rolling-restart.sh does: Caddy looks twice a second.
				if (name === 'Caddy') await pause(2_000)
			}
			progress.isRestarting = false
			await Promise.all(workers)
			expect(failures).toEqual([])
			expect(progress.sent).toBeGreaterThanOrEqual(REQUESTS)
			for (const { url } of instances)
				for (const path of ['/villas/3', '/villas', '/catalogue/1/villas/3.json'])
					await vi.waitFor(async () => expect(await (await fetch(url + path)).text()).toContain(villa.name()), 2_000)
			if (process.env.ROLLOUT_REQUESTS) console.log(`${name}: ${progress.sent} requests, ${failures.length} failed`)
		},
	)

	test('no asset is missing while two releases run side by side, nor for pages loaded before (API-91)', async () => {
		const folder = join(dir, 'other-release')
		await makeOtherRelease(folder)
		const [older, newer] = instances as [Instance, Instance]
		await newer.stop()
		instances[1] = await start(portOf(newer), folder)
		const url = await startNginx(
			instances.map(({ url }) => url),
			{ documented: true },
		)
		const [ofOlder, ofNewer] = await Promise.all(instances.map(({ url }) => assetsOf(url)))
		// What both have under one name each finds in its own folder.
		const shared = ofOlder!.intersection(ofNewer!)
		expect([...shared].filter((path) => !/\/(pictures|films)\//.test(path))).toEqual([])
		const [onlyOlder, onlyNewer] = [ofOlder!.difference(shared), ofNewer!.difference(shared)]
		expect(onlyOlder.size).toBeGreaterThan(50)
		// Twice, so that nginx sends each request to either instance.
		for (const path of onlyOlder.union(onlyNewer))
			for (const _ of instances) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
		await older.stop()
		instances[0] = await start(portOf(older), folder)
		for (const path of onlyOlder) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
		expect((await fetch(`${url}/assets/start-00000000.js`)).status).toBe(404)
	})
})

/** The id of a new trip of a new customer. */
async function makeTrip(url: string, cookie: string): Promise<string> {
	const post = async (path: string, body: object) => {
		const headers = { cookie, 'content-type': 'application/json' }
		const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
		expect(answer.status).toBe(201)
		return (await answer.json()) as { user: { id: string }; trip: { id: string } }
	}
	const name = `customer-${randomUUID()}`
	const { user } = await post('/api/admin/invitations', { username: name, email: `${name}@mail.example` })
	const dates = { startDate: '2027-05-01', endDate: '2027-05-08' }
	return (await post('/api/admin/trips', { userId: user.id, name: 'Amalfi', ...dates })).trip.id
}

/** Publishes villa 3 under one new name after the other, as its editor does. */
function villaPublisher(url: string, cookie: string) {
	let name = 'Villa as it was'
	const call = async (path: string, method = 'GET', body?: object) => {
		const headers = { cookie, 'content-type': 'application/json' }
		const answer = await fetch(`${url}/api/admin/catalogue/items${path}`, {
			...{ method, headers },
			...(body && { body: JSON.stringify(body) }),
		})
		if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
		return (await answer.json()) as { items: ListedItem[]; item: CatalogueItem }
	}
	let version = 0
	const publish = async () => {
		const { items } = await call('?kind=villa')
		const { id } = items.find(({ number }) => number === 3)!
		const { item } = await call(`/${id}`)
		name = `Villa of version ${++version}`
		const draft = await call(`/${id}/draft`, 'PUT', { version: item.version, content: { ...item.content, name } })
		await call(`/${id}/publish`, 'POST', { version: draft.item.version })
	}
	return { publish, name: () => name }
}

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
