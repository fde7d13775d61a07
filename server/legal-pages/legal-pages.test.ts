import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORED_ON_DEVICE } from '#shared/legal/stored-on-device.ts'
import type { PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import type { Settings } from '#shared/settings.ts'
import { createServer } from '#server/create-server.ts'
import { readEnv } from '#server/env/read-env.ts'
import type { Fetch } from '#server/http/serving/serve.ts'
import { createPageFinder } from '#web/framework/entry-server.tsx'
import { listedPaths } from '#web/framework/listed-paths.ts'
import { buildBindings } from '#tests/builders/bindings.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { olivia } from '#tests/people.ts'

const PATHS = ['/privacy', '/cookies', '/terms', '/accessibility']

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

/** An instance of the product with these settings of its environment, on the database of the test. */
async function instance(variables: Record<string, string> = {}): Promise<Fetch> {
	const createFindPage = (settings: Settings, catalogue: PublicCatalogue) =>
		createPageFinder(
			settings,
			() => ({
				styles: [],
				themeStart: 'applyTheme()',
				scripts: ['/assets/entry.js'],
				modules: ['/assets/page.js'],
				fonts: [],
			}),
			catalogue,
		)
	const env = readEnv({ WEATHER_PROVIDER: 'none', ...variables })
	const close = async () => {}
	const services = { ...product.services, close }
	return (await createServer(services, { env, createFindPage, listedPaths, isReady: () => true, built: null })).site
}
const get = async (site: Fetch, path: string, init?: RequestInit) =>
	site(new Request(`http://localhost:3000${path}`, init), buildBindings())
/** The text of a page's content. */
async function textOf(site: Fetch, path: string) {
	const html = await (await get(site, path)).text()
	const content = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
	return content
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&#x27;', "'")
		.replaceAll('&amp;', '&')
		.replaceAll(/\s+/g, ' ')
}
const day = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

describe('a legal page', () => {
	test.each(PATHS)('%s is public, sets no cookie, runs no script of its own and may be listed', async (path) => {
		const site = await instance()
		for (const address of [path, `${path}/`, `${path}?utm_source=letter`]) {
			const answer = await get(site, address)
			expect([address, answer.status, answer.headers.get('set-cookie')]).toEqual([address, 200, null])
			expect(answer.headers.get('x-robots-tag')).toBeNull()
			expect(answer.headers.get('x-frame-options')).toBe('DENY')
			const html = await answer.text()
			expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`)
			expect(html.match(/<title>[^<]+ \| Go Privilege<\/title>/g)).toHaveLength(1)
			expect(html.match(/<script[^>]*src=/g)).toBeNull()
			expect(html.match(/<h1/g)).toHaveLength(1)
			const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
			expect(new Set(ids).size).toBe(ids.length)
			for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
		}
		const again = await get(site, path, { headers: { 'if-none-match': (await get(site, path)).headers.get('etag')! } })
		expect(again.status).toBe(304)
		expect((await get(site, path, { method: 'POST' })).status).toBe(405)
	})

	test('is in the sitemap; paths below it are not found', async () => {
		const site = await instance()
		const sitemap = await (await get(site, '/sitemap.xml')).text()
		for (const path of PATHS) {
			expect(sitemap).toContain(`${path}</loc>`)
			expect((await get(site, `${path}/more`)).status).toBe(404)
		}
	})

	test('names each outside service that the settings switch on, and says of the others that they are off (SITE-161)', async () => {
		const none = await textOf(await instance(), '/privacy')
		expect(none).toContain(
			'they are switched off: mail provider, file storage, language model, flight status, weather forecast.',
		)
		const all = await textOf(
			await instance({
				SMTP_URL: 'smtps://mail.internal.example',
				AI_BASE_URL: 'https://models.example.com/v1',
				AI_MODEL: 'one',
				WEATHER_PROVIDER: 'open-meteo',
				FLIGHT_STATUS_PROVIDER: 'aerodatabox',
				FLIGHT_STATUS_API_KEY: 'key',
				S3_ENDPOINT: 'https://s3.example.com',
				S3_BUCKET: 'files',
				S3_ACCESS_KEY_ID: 'id',
				S3_SECRET_ACCESS_KEY: 'key',
			}),
			'/privacy',
		)
		expect(all).not.toContain('switched off')
		expect(all).not.toContain('internal.example')
		for (const words of ['models.example.com', 'Open-Meteo receives', 'AeroDataBox receives', 'A mail server delivers'])
			expect(all).toContain(words)
	})

	test.each(['http://10.0.0.7:11434/v1', 'https://models.lan/v1', 'http://localhost:11434/v1', 'https://[fd00::1]/v1'])(
		'does not tell the address of a private service: %s',
		async (address) => {
			const text = await textOf(await instance({ AI_BASE_URL: address, AI_MODEL: 'one' }), '/privacy')
			expect(text).toContain('The service is on a server of our own.')
			expect(text).not.toContain(new URL(address).hostname)
		},
	)

	test('states the periods of the code, and that nothing of the audit is deleted where that is so', async () => {
		const text = await textOf(await instance({ AUDIT_MONTHS: '30' }), '/privacy')
		for (const words of ['14 days without use', '30 days at the latest', '400 days after', '30 minutes', '30 months'])
			expect(text).toContain(words)
		expect(text).toContain('6 years. Network addresses are removed from it after 13 months')
		expect(await textOf(await instance({ AUDIT_MONTHS: '0' }), '/privacy')).toContain('nothing is deleted by itself')
	})

	test('states the periods of the retention table, and a change at once on every instance (API-160)', async () => {
		const [one, two] = await Promise.all([instance(), instance()])
		for (const site of [one, two])
			expect(await textOf(site, '/privacy')).toContain('30 days after the end of the journey')
		await product.staff.put('/api/admin/retention', { identityData: 45, trips: 84, audit: 12 })
		for (const site of [one, two]) {
			const text = await textOf(site, '/privacy')
			for (const words of ['45 days after the end of the journey', '7 years after the end', 'who read what: 12 months'])
				expect(text).toContain(words)
		}
		await product.staff.put('/api/admin/retention', { identityData: null, trips: null, audit: null })
		expect(await textOf(one, '/privacy')).not.toContain('45 days')
	})

	test('answers 503 where the database cannot be reached, while other pages are there', async () => {
		const broken = { ...product.services, close: async () => {} }
		const down = new Proxy(product.services.db, {
			get: (db, name) => {
				if (name === 'selectFrom') throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
				return Reflect.get(db, name) as unknown
			},
		})
		const createFindPage = (settings: Settings, catalogue: PublicCatalogue) =>
			createPageFinder(
				settings,
				() => ({
					styles: [],
					themeStart: 'applyTheme()',
					scripts: [],
					modules: [],
					fonts: [],
				}),
				catalogue,
			)
		const options = { env: readEnv({}), createFindPage, listedPaths, isReady: () => true, built: null }
		const { site } = await createServer({ ...broken, db: down }, options)
		expect([(await get(site, '/privacy')).status, (await get(site, '/')).status]).toEqual([503, 200])
	})
})

describe('the page for complaints (SITE-166)', () => {
	test('is public, listed and without scripts, and shows a notice only as we wrote it', async () => {
		const site = await instance()
		const answer = await get(site, '/complaints')
		expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('x-robots-tag')]).toEqual([
			200,
			null,
			null,
		])
		const html = await answer.text()
		expect(html).toMatch(/<form [^>]*action="\/api\/complaints" method="post"/)
		expect(html.match(/<script[^>]*src=/g)).toBeNull()
		expect(await (await get(site, '/sitemap.xml')).text()).toContain('/complaints</loc>')
		const received = await get(site, '/complaints?received=K7QM-2XPA')
		expect(received.headers.get('x-robots-tag')).toBe('noindex')
		expect(await received.text()).toContain('K7QM-2XPA')
		for (const search of ['?received=%3Cb%3E', '?problem=%3Cb%3E', '?received=ILOU-0000'])
			expect(await (await get(site, `/complaints${search}`)).text()).toBe(html)
		expect(await textOf(site, '/complaints?problem=too_many')).toContain('Your complaint was not sent')
		expect((await get(site, '/complaints', { method: 'POST' })).status).toBe(405)
	})
})

describe('the agency’s own wording (SITE-162)', () => {
	test('follows ours or takes its place, on every instance at once, with the day of the change', async () => {
		const [one, two] = await Promise.all([instance(), instance()])
		const before = await textOf(two, '/cookies')
		await product.db.updateTable('agencySettings').set({ cookiesTextChangedAt: null }).execute()
		const own = 'Before any heading.\n\n## Our <b>promise</b>\nOne line\ngoes on.\n\n- first\n- second\n\nThe end.'
		expect((await product.staff.put('/api/admin/settings', { privacyText: own })).status).toBe(200)
		for (const site of [one, two]) {
			const html = await (await get(site, '/privacy')).text()
			expect(html).toContain('More from Go Privilege</h2><p>Before any heading.</p>')
			expect(html).toContain('Our &lt;b&gt;promise&lt;/b&gt;</h2><p>One line goes on.</p>')
			expect(html).toContain('<ul><li>first</li><li>second</li></ul><p>The end.</p>')
			expect(html).toContain('Your rights</h2>')
			expect(html).toContain(`dateTime="${day()}"`)
		}
		await product.staff.put('/api/admin/settings', { privacyTextUse: 'instead_of_our_text' })
		const replaced = await textOf(two, '/privacy')
		for (const words of ['Before any heading.', 'Who receives it', 'How long we store it', 'Who we are'])
			expect(replaced).toContain(words)
		expect(replaced).not.toContain('Your rights')
		expect(await textOf(two, '/cookies')).toBe(before)
	})

	test('only owners change it, and only a change of the text changes its day', async () => {
		const consultant = await product.colleague('consultant')
		for (const client of [product.anonymous, product.olivia, consultant])
			expect([401, 403]).toContain((await client.put('/api/admin/settings', { termsText: 'Ours' })).status)
		await product.staff.put('/api/admin/settings', { termsText: 'Terms of ours' })
		const past = new Date('2031-02-03T12:00:00Z')
		await product.db.updateTable('agencySettings').set({ termsTextChangedAt: past }).execute()
		await product.staff.put('/api/admin/settings', { phone: '+44 20 7946 0099', termsText: 'Terms of ours' })
		const terms = await textOf(await instance(), '/terms')
		for (const words of ['Last changed 3 Feb 2031', '+44 20 7946 0099', 'Terms of ours']) expect(terms).toContain(words)
		const tooLong = await product.staff.put('/api/admin/settings', { termsText: 'x'.repeat(20_001) })
		expect([tooLong.status, Object.keys(tooLong.body.fields)]).toEqual([422, ['termsText']])
		expect((await product.staff.put('/api/admin/settings', { termsText: 'x'.repeat(19_000) })).status).toBe(200)
	})
})

describe('the cookies page (SITE-164)', () => {
	test('names exactly the cookies that a sign-in sets, and that of passkeys', async () => {
		const answer = await product.anonymous.post('/api/auth/login', {
			username: olivia.username,
			password: olivia.password,
		})
		const set = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
		expect(set).toHaveLength(2)
		const text = await textOf(await instance(), '/cookies')
		expect(new Set(text.match(/__Host-\w+/g))).toEqual(new Set([...set, '__Host-ceremony']))
	})

	test('names everything that the browser code stores', async () => {
		const code = globSync('{web,server,shared}/**/*.{ts,tsx,js}').filter((file) => !/\.test\./.test(file))
		expect(code.length).toBeGreaterThan(300)
		const stored = code.flatMap((file) => namesStoredBy(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
		expect([...new Set(stored)].toSorted()).toEqual(Object.keys(KNOWN).toSorted())
		expect([...new Set(Object.values(KNOWN))].filter((name) => name !== '').toSorted()).toEqual(
			STORED_ON_DEVICE.map(({ name }) => name).toSorted(),
		)
		const text = await textOf(await instance(), '/cookies')
		for (const { name } of STORED_ON_DEVICE) expect(text).toContain(name)
	})
})

/** The first argument of each call that stores something in the browser, with the text of the constant that it names. */
function namesStoredBy(code: string): string[] {
	const calls = code.matchAll(
		/(?<!function )(?:\bwriteStorage\(|(?:local|session)Storage\.setItem\(|\bopenDB(?:<\w+>)?\(|\bcaches\.open\(|\bsecureCookie\(publicUrl, |\bdocument\.cookie = `\$\{|\bdocument\.cookie\b|\bcookieStore\b)\s*([^,)}]*)/g,
	)
	return [...calls].map(([call, name = '']) => {
		const constant = new RegExp(`const ${name} = ['\`]([^'\`]+)['\`]`).exec(code)?.[1]
		return constant ?? (name || call)
	})
}

/** What each place stores: a name of the list, or '' for the cookies and for the function that others call. */
const KNOWN: Record<string, string> = {
	"server/auth/cookie.ts: 'session'": '',
	"server/auth/cookie.ts: 'device'": '',
	"server/auth/cookie.ts: 'ceremony'": '',
	'web/ui/storage.ts: name': '',
	"web/ui/theme.ts: 'theme'": 'theme',
	'web/ui/new-release.ts: reloaded-at': 'reloaded-at',
	'web/site/enquiry/enquiry-draft.ts: key': 'enquiry {about}',
	'web/offline/traveller.ts: traveller': 'traveller',
	'web/offline/traveller.ts: SIGNING_OUT_COOKIE': 'signing-out',
	'web/offline/forget.ts: name': 'traveller {id}',
	'web/offline/offline-store.ts: name': 'traveller {id}',
	'web/offline/worker.ts: portal ${version}': 'portal {version}',
	'web/portal/dashboard/own-password-hint.tsx: keeps-password': 'keeps-password',
	'web/admin/dashboard/dashboard-trips.tsx: dashboardTrips': 'dashboardTrips',
	'web/admin/catalogue/editor/unsaved-edits.ts: catalogue ${userId} ${itemId}': 'catalogue {staff} {item}',
	'web/admin/catalogue/editor/open-item.tsx: catalogue-preview': 'catalogue-preview',
	'web/admin/catalogue/preview/preview.tsx: catalogue-preview-width': 'catalogue-preview-width',
	'web/admin/lists/table-layout.ts: table ${name}': 'table {list}',
	'web/admin/app/shortcut-help.tsx: shortcuts': 'shortcuts',
}
