import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#shared/customers/user.ts'
import type { PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import type { Settings } from '#shared/settings.ts'
import { openSession } from '#server/auth/sessions.ts'
import { createServer } from '#server/create-server.ts'
import { transaction } from '#server/db/transaction.ts'
import { readEnv } from '#server/env/read-env.ts'
import type { Fetch } from '#server/http/serving/serve.ts'
import type { FindPage } from './pages.ts'
import { createPageFinder } from '#web/framework/entry-server.tsx'
import { buildBindings } from '#tests/builders/bindings.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let site: Fetch
let tripId: string

beforeAll(async () => {
	product = await startProduct()
	site = await serve(product)
	tripId = await makeTrip(product, {
		name: 'Lake %per-request% </script><script>alert(1)</script>',
		notes: 'only for staff',
	})
	await addRecord(product.staff, 'guests', tripId)
})
afterAll(() => product.stop())

async function serve({ services }: Pick<Product, 'services'>, change = (find: FindPage) => find): Promise<Fetch> {
	const assets = { styles: [], themeStart: 'applyTheme()', scripts: [], modules: [], fonts: [] }
	const createFindPage = (settings: Settings, catalogue: PublicCatalogue) =>
		change(createPageFinder(settings, () => assets, catalogue))
	const open = { ...services, close: async () => {} }
	const options = {
		env: readEnv({ WEATHER_PROVIDER: 'none' }),
		listedPaths: () => [],
		isReady: () => true,
		built: null,
	}
	return (await createServer(open, { ...options, createFindPage })).site
}

async function cookieOf(user: User | null): Promise<string> {
	if (!user) return '__Host-session=unknown'
	const from = { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }
	const { token } = await transaction(product.db, (tx) => openSession(tx, user, from))
	return `__Host-session=${token}`
}

/** The page at a path, and the answers in it. */
async function open(path: string, headers: Record<string, string> = {}, from: Fetch = site) {
	const request = new Request(`http://localhost:3000${path}`, { headers: { 'sec-fetch-mode': 'navigate', ...headers } })
	const response = await from(request, buildBindings())
	const html = await response.text()
	const text = / data-answers="([^"]*)"/.exec(html)?.[1] ?? '{}'
	const json = text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
	return {
		response,
		html,
		answers: JSON.parse(json) as Record<string, { user?: User | null; trip?: { notes?: string } }>,
	}
}

test('a page comes with who is signed in and what it shows first, as the API answers (PORTAL-73)', async () => {
	const cookie = await cookieOf(product.olivia.user)
	const path = `/api/portal/trips/${tripId}`
	for (const [page, reads] of [
		['/portal', ['/api/auth/user', '/api/portal/trips']],
		[`/portal/trips/${tripId}`, ['/api/auth/user', path]],
		[`/portal/trips/${tripId}/guests`, ['/api/auth/user', path]],
		['/account', ['/api/auth/user']],
		['/admin', ['/api/auth/user']],
		['/admin/preview', ['/api/auth/user']],
		[`/admin/trips/${tripId}`, ['/api/auth/user']],
	] as const) {
		const { response, answers } = await open(page, { cookie })
		expect([page, Object.keys(answers)]).toEqual([page, reads])
		for (const read of reads) expect(answers[read]).toEqual((await product.olivia.get(read)).body)
		expect(response.headers.get('cache-control')).toBe('no-store')
		expect(response.headers.get('etag')).toBeNull()
	}
})

test('a page of the portal comes rendered, and its scripts do not come before its styles and fonts (PORTAL-161)', async () => {
	const cookie = await cookieOf(product.olivia.user)
	for (const [page, text] of [
		['/portal', 'Welcome back, <!-- -->olivia'],
		[`/portal/trips/${tripId}`, 'Lake %per-request% &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>'],
		[`/portal/trips/${tripId}/guests`, 'Guest <!-- -->1<!-- -->: '],
	] as const) {
		const { html } = await open(page, { cookie })
		expect(html).toContain(text)
		expect(html).toContain(' data-rendered-at="')
		expect(html).not.toContain('Loading…')
		expect(html).not.toContain('fetchPriority="high" src="/assets/entry')
		// Nobody's page is the loading screen, which is all that the browser's routes need.
		expect((await open(page)).html).toContain('Loading…')
	}
	expect((await open('/admin', { cookie })).html).toContain('Loading…')
})

test('a page that cannot be rendered with its data renders in the browser (PORTAL-161)', async () => {
	const broken = await serve(product, (find) => (path, search, options) => {
		const found = find(path, search, options)
		const render: typeof found.render = (answers) => {
			if (answers) throw new TypeError('a trip that nobody thought of')
			return found.render()
		}
		return { ...found, render }
	})
	const { response, html, answers } = await open('/portal', { cookie: await cookieOf(product.olivia.user) }, broken)
	expect([response.status, answers]).toEqual([200, {}])
	expect(html).toContain('Loading…')
})

test('a device on which the traveller has signed out gets none of their data (PORTAL-162)', async () => {
	const cookie = await cookieOf(product.olivia.user)
	expect((await open('/portal', { cookie: `${cookie}; not-signing-out=1` })).answers).toHaveProperty('/api/auth/user')
	expect((await open('/portal', { cookie: `signing-out=1; ${cookie}` })).answers).toEqual({})
	expect((await open('/portal', { cookie: `${cookie}; signing-out=1` })).html).not.toContain('olivia')
})

test('no value closes the data block, and staff’s notes are not in a traveller’s page', async () => {
	const { html, answers } = await open(`/portal/trips/${tripId}`, { cookie: await cookieOf(product.olivia.user) })
	expect(html).not.toContain('<script>alert')
	expect(html).not.toContain('only for staff')
	expect(answers[`/api/portal/trips/${tripId}`]?.trip).toHaveProperty(
		'name',
		'Lake %per-request% </script><script>alert(1)</script>',
	)
})

test('nobody, and whoever may not see the trip, gets none of it', async () => {
	const page = `/portal/trips/${tripId}`
	const callers: Record<string, string>[] = [
		{},
		{ cookie: await cookieOf(null) },
		{ cookie: await cookieOf(product.james.user) },
	]
	for (const headers of callers) {
		const { response, html } = await open(page, headers)
		expect(response.status).toBe(200)
		expect(html).not.toContain('Lake')
		expect(html).not.toContain('Olivia')
	}
	expect((await open('/portal/trips/nonsense', { cookie: await cookieOf(product.olivia.user) })).html).toContain(
		'Loading your trip…',
	)
	const staff = await open(page, { cookie: await cookieOf(product.staff.user) })
	expect(staff.answers[`/api/portal/trips/${tripId}`]?.trip).toHaveProperty('id', tripId)
})

test('two travellers never get each other’s page, however often it is asked for', async () => {
	const [olivia, james] = [await cookieOf(product.olivia.user), await cookieOf(product.james.user)]
	for (const cookie of [olivia, james, olivia, james]) {
		const { answers } = await open('/portal', { cookie })
		const who = cookie === olivia ? product.olivia.user : product.james.user
		expect(answers['/api/auth/user']?.user?.id).toBe(who?.id)
	}
	expect((await open('/portal', {})).answers).toEqual({})
})

test('the page as a subresource has no data: the service worker stores it for whoever comes next', async () => {
	const cookie = await cookieOf(product.olivia.user)
	for (const mode of ['same-origin', 'cors', 'no-cors'])
		expect((await open('/portal', { cookie, 'sec-fetch-mode': mode })).answers).toEqual({})
})

test('without the database the page comes without its data', async () => {
	const api = async () => Promise.reject(new Error('no database'))
	const { readAnswers } = await import('./signed-in-pages.ts')
	const request = new Request('http://localhost:3000/portal', {
		headers: { cookie: 'x=1', 'sec-fetch-mode': 'navigate' },
	})
	expect(await readAnswers(api, request, ['/api/auth/user'])).toEqual({})
})
