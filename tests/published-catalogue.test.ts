import { sql } from 'kysely'
import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followAgency } from '#server/agency/followed-agency.ts'
import { followCatalogue } from '#server/catalogue/followed-catalogue.ts'
import { importBuiltIn } from '#server/catalogue/import-built-in.ts'
import { lockHead, publishContent, withdraw } from '#server/catalogue/publish.ts'
import { createServer } from '#server/create-server.ts'
import { startFollowing } from '#server/db/follow.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey } from '#server/files/storage.ts'
import { readEnv } from '#server/env/read-env.ts'
import { createPageFinder } from '#web/framework/entry-server.tsx'
import { listedPaths } from '#web/framework/listed-paths.ts'
import { buildBindings } from './builders/bindings.ts'
import { type Product, startProduct } from './harness/product.ts'

const CANARY = 'Quillonmere'

let product: Product
const stops: (() => void)[] = []
beforeAll(async () => {
	product = await startProduct()
	await importBuiltIn(product.db, builtIn)
})
afterAll(() => {
	for (const stop of stops) stop()
	return product.stop()
})

/** An instance of the site on the test's database, which follows it as the product does. */
async function startInstance() {
	const catalogue = await followCatalogue(product.db, builtIn, product.services.log)
	const followedAgency = await followAgency(product.db, product.services.agency)
	stops.push(startFollowing(catalogue.refresh), startFollowing(followedAgency.refresh))
	const assets = { styles: [], themeStart: 'applyTheme()', scripts: [], modules: [], fonts: [] }
	const { site } = await createServer(
		{ ...product.services, catalogue, agency: followedAgency.agency, followedAgency, close: async () => {} },
		{
			env: readEnv({ WEATHER_PROVIDER: 'none' }),
			createFindPage: (settings, shown) => createPageFinder(settings, () => assets, shown),
			listedPaths,
			isReady: () => true,
			built: null,
		},
	)
	return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
		const request = new Request(`http://localhost${path}`, { headers, method })
		const response = await site(request, buildBindings())
		const { status, headers: answered } = response
		const etag = answered.get('etag') ?? ''
		return { status, etag, headers: Object.fromEntries(answered), text: await response.text() }
	}
}

const itemId = async (key: string) =>
	(await product.db.selectFrom('catalogueItems').select('id').where('builtInKey', '=', key).executeTakeFirstOrThrow())
		.id

const villa3 = () => {
	const { id: _, ...content } = builtIn.villas[2]!
	return content
}
const publish = (content: ReturnType<typeof villa3>) =>
	transaction(product.db, async (tx) => {
		await lockHead(tx)
		const item = { kind: 'villa' as const, content }
		await publishContent(tx, { itemId: await itemId('villa/3'), item, source: 'staff', publishedBy: null })
	})

/** Instances ask every second (SITE-172). On a busy machine the pages of a new revision take as long again. */
const SOON = { timeout: 4_000, interval: 50 }

/** Where a villa's name appears, and ways to ask for it which are cached apart. */
const PATHS = ['/villas/3', '/villas', '/villas?guests=8', '/catalogue/1/villas/3.json', '/catalogue/1/villas.json']
const OTHERS = ['/villas/4', '/hotels/3', '/hotels', '/catalogue/1/hotels/3.json', '/events/monaco-grand-prix']
/** When each listed page last changed, by its path. */
const datesIn = (sitemap: string) =>
	new Map(
		[...sitemap.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
			([, path = '', date]) => [path, date] as const,
		),
	)

test('a publication shows on both instances within two seconds, in all that they cached, and nothing else changes (SITE-172)', async () => {
	const instances = [await startInstance(), await startInstance()]
	// Twice, so that they are cached.
	const etags = await Promise.all(OTHERS.map(async (path) => (await instances[0]!(path), instances[0]!(path))))
	for (const read of instances)
		for (const path of [...PATHS, ...PATHS]) expect((await read(path)).text).not.toContain(CANARY)
	const old = await instances[1]!('/villas/3')
	const dates = datesIn((await instances[0]!('/sitemap.xml')).text)
	expect([dates.get('/villas/4'), dates.get('/privacy')]).toEqual([expect.stringMatching(/T.*Z$/), undefined])

	await publish({ ...villa3(), name: `Villa ${CANARY}` })
	for (const read of instances) {
		await expect.poll(async () => (await read('/villas/3')).text, SOON).toContain(CANARY)
		for (const path of PATHS) expect((await read(path)).text, path).toContain(CANARY)
		expect((await read('/villas/3', { 'if-none-match': old.etag })).status).toBe(200)
		for (const [index, path] of OTHERS.entries()) {
			const held = etags[index]?.etag ?? ''
			expect([path, (await read(path, { 'if-none-match': held })).status]).toEqual([path, 304])
		}
		const changed = [...datesIn((await read('/sitemap.xml')).text)].filter(([path, date]) => dates.get(path) !== date)
		expect(changed.map(([path]) => path)).toEqual(['/villas', '/villas/3'])
	}
})

test('what owners change of the agency shows on both instances within two seconds, legal pages included (CRM-120)', async () => {
	const instances = [await startInstance(), await startInstance()]
	for (const read of instances) for (const path of ['/', '/', '/terms']) await read(path)
	const changed = { name: 'Belvoir & Daughters', termsText: `## ${CANARY} terms` }
	expect((await product.staff.put('/api/admin/settings', changed)).status).toBe(200)
	for (const read of instances)
		for (const [path, words] of [
			['/', 'Belvoir &amp; Daughters'],
			['/terms', `${CANARY} terms`],
		] as const)
			await expect.poll(async () => (await read(path)).text, SOON).toContain(words)
})

test('staff write the words, planners and events of the site; what they have not written is built in (SITE-186 to SITE-188, SITE-204)', async () => {
	const read = await startInstance()
	const path = `/api/admin/catalogue/items/${await itemId('landing')}`
	const save = async (content: object) => {
		const { version } = (await product.staff.get(path)).body.item
		return product.staff.put(`${path}/draft`, { version, content })
	}
	const publishDraft = async () => {
		const { version } = (await product.staff.get(path)).body.item
		return product.staff.post(`${path}/publish`, { version })
	}
	const shows = (page: string, words: string) => expect.poll(async () => (await read(page)).text, SOON).toContain(words)

	const { words, planners: _, events: __, ...earlier } = builtIn.landing
	const lists = { ...earlier.lists, villas: { ...earlier.lists.villas, subtitle: 'As an earlier release stored it.' } }
	await save({ ...earlier, lists })
	expect((await publishDraft()).status).toBe(200)
	await shows('/villas', 'As an earlier release stored it.')
	const before = (await read('/')).text
	for (const text of [words.subtitle, words.differences.title, words.contact]) expect(before).toContain(text)
	expect(before).not.toContain('Who plans your journey')

	// A draft may have words in part; they are public only when they are whole.
	expect((await save({ ...earlier, words: { introduction: { title: 'We know the ferryman' } } })).status).toBe(200)
	const refused = await publishDraft()
	expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, expect.arrayContaining(['words.contact'])])

	const name = Object.keys(builtIn.pictures)[0]!
	const portrait = { name, alt: 'Portrait of Oriel Vance at her desk by the window.' }
	const planner = { name: 'Oriel Vance', role: 'Italy and the islands', line: 'Knows every ferry.', picture: portrait }
	const event = { name: 'Monaco Grand Prix', line: 'Balconies over the last corner.', description: 'Rooms above it.' }
	const introduction = { title: 'We know the ferryman', text: 'First thoughts.\n\nSecond thoughts.' }
	const written = { ...earlier, words: { ...words, introduction }, planners: [planner], events: [event, event] }
	await save(written)
	const wrong = await publishDraft()
	expect(Object.keys(wrong.body.fields)).toEqual(['events'])
	await save({ ...written, events: [event] })
	expect((await publishDraft()).status).toBe(200)
	await shows('/', 'Oriel Vance')
	const { text } = await read('/')
	for (const shown of ['We know the ferryman', '<p>Second thoughts.</p>', 'Who plans your journey', portrait.alt])
		expect(text).toContain(shown)
	for (const page of ['/events/monaco-grand-prix', '/events/another'])
		expect((await read(page)).text.includes(event.line), page).toBe(page.endsWith('prix'))
	expect((await read('/events/monaco-grand-prix')).text).toContain('content="Rooms above it."')

	const renamedEvents = [
		...[
			{ formerName: 'Monaco Rally', name: 'Riviera Race' },
			{ formerName: 'Riviera Race', name: 'Monaco Grand Prix' },
		],
		// Neither leads to a page with hotels, and the last one leads back to itself.
		...[
			{ formerName: 'Old Gala', name: 'Gala' },
			{ formerName: 'Here', name: 'There' },
			{ formerName: 'There', name: 'Here' },
		],
		{ formerName: 'Monaco Grand Prix', name: 'Gala' },
	]
	await save({ ...written, events: [event], renamedEvents })
	expect((await publishDraft()).status).toBe(200)
	const to = async (page: string) => {
		const { status, headers } = await read(page)
		return status === 301 ? headers.location : status
	}
	const present = '/events/monaco-grand-prix'
	await expect.poll(() => to('/events/monaco-rally'), SOON).toBe(present)
	expect(await Promise.all(['/events/riviera-race', present, '/events/old-gala', '/events/here'].map(to))).toEqual([
		...[present, 200, 200, 200],
	])
	expect((await read('/sitemap.xml')).text.match(/\/events\/[^<]*/g)).toEqual([present])
})

test('what was withdrawn is nowhere any more, not even for a copy that a browser holds', async () => {
	const read = await startInstance()
	const held = await read('/villas/3')
	const nights = '/catalogue/1/availability/villas/3.json'
	expect((await read(nights)).text).toBe('{"availability":null}')
	await transaction(product.db, async (tx) => {
		await lockHead(tx)
		await withdraw(tx, await itemId('villa/3'))
	})
	await expect.poll(async () => (await read('/catalogue/1/villas/3.json')).status, SOON).toBe(404)
	expect((await read(nights)).status).toBe(404)
	const stand = await read('/villas/3', { 'if-none-match': held.etag })
	expect([stand.status, stand.text.includes('<meta name="robots" content="noindex"/>')]).toEqual([200, true])
	for (const path of [...PATHS.filter((path) => !path.includes('/3.json')), '/', '/sitemap.xml'])
		expect((await read(path)).text, path).not.toMatch(new RegExp(`${CANARY}|/villas/3<`))
})

test('a draft is in no page, no data, no list, no sitemap and no structured data', async () => {
	await publish(villa3())
	const drafts = { villa: JSON.stringify({ ...villa3(), name: CANARY, country: CANARY, description: CANARY }) }
	await product.db
		.updateTable('catalogueItems')
		.set({ draft: drafts.villa, draftVersion: 1 })
		.where('builtInKey', 'in', ['villa/3', 'hotel/3', 'landing'])
		.execute()
	const id = '019f0000-0000-7000-8000-000000000001'
	await product.db.insertInto('catalogueItems').values({ id, kind: 'villa', draft: drafts.villa }).execute()
	const read = await startInstance()
	const paths = [
		...PATHS,
		...OTHERS,
		'/sitemap.xml',
		'/',
		'/hotels/3',
		`/villas/${id}`,
		'/catalogue/1/home.json',
		'/catalogue/1/villas/7.json',
	]
	for (const path of [...paths, `/catalogue/1/villas/${id}.json`])
		expect((await read(path)).text, path).not.toContain(CANARY)
})

test('a draft that staff save or add changes no byte for visitors, and no customer reads it (CRM-190)', async () => {
	const word = 'Brackenholt'
	const items = '/api/admin/catalogue/items'
	const id = await itemId('villa/5')
	const read = await startInstance()
	const shared = ['/', '/hotels', '/villas', `/villas?countries=${word}`, '/sitemap.xml', '/catalogue/1/home.json']
	const own = ['/villas/5', '/catalogue/1/villas/5.json', '/hotels/13', '/catalogue/1/hotels/13.json']
	const paths = [...shared, ...own, `/events/${word.toLowerCase()}`, `/villas/${id}`]
	const answers = () =>
		Promise.all(
			paths.map(async (path) => {
				const { status, text } = await read(path)
				return path === '/sitemap.xml' ? withoutThird(text) : [path, status, text]
			}),
		)
	/** Its dates but those of what this test publishes. */
	const withoutThird = (sitemap: string) => [...datesIn(sitemap)].filter(([path]) => !/^\/villas(\/3)?$/.test(path))
	const before = await answers()

	const { version } = (await product.staff.get(`${items}/${id}`)).body.item
	const { id: _, ...villa5 } = builtIn.villas[4]!
	const content = { ...villa5, name: word, country: word, description: word }
	expect((await product.staff.put(`${items}/${id}/draft`, { version, content })).status).toBe(200)
	const added = await product.staff.post(items, { kind: 'hotel', content: { name: word, eventTags: [word] } })
	expect(added.status).toBe(201)
	// What is published next makes every instance read the catalogue again.
	await publish({ ...villa3(), guests: 11 })
	await expect.poll(async () => (await read('/catalogue/1/villas/3.json')).text, SOON).toContain('"guests":11')
	await publish(villa3())
	await expect.poll(answers, SOON).toEqual(before)

	for (const client of [product.anonymous, product.olivia])
		for (const path of [items, `${items}/${id}`, `${items}/${id}/versions`, `${items}/${id}/versions/1`]) {
			const answer = await client.get(path)
			expect([path, [401, 403].includes(answer.status)]).toEqual([path, true])
			expect(JSON.stringify(answer.body)).not.toContain(word)
		}
	expect(product.logged().join('')).not.toContain(word)
})

test('a preview link shows a draft to who has it, until it ends, and leaves nothing behind (SITE-189, SITE-190, API-260)', async () => {
	const word = 'Larkendale'
	const items = '/api/admin/catalogue/items'
	const [id, other] = [await itemId('villa/6'), await itemId('villa/4')]
	const read = await startInstance()
	const pages = ['/', '/villas', '/villas/6', '/catalogue/1/villas/6.json', '/sitemap.xml', '/robots.txt', '/404']
	const answers = () => Promise.all(pages.map(async (path) => [path, (await read(path)).text]))
	const before = await answers()

	// A photograph that only the draft names.
	const photo = '019f0000-0000-7000-8000-00000000000a'
	const storageKey = newKey('catalogue', 'webp')
	const look = { width: 480, height: 320, color: '#aabbcc' }
	await product.db
		.insertInto('cataloguePictures')
		.values({
			id: photo,
			sha256: 'leak',
			fileName: 'a.jpg',
			state: 'made',
			failure: null,
			...look,
			publicUntil: null,
			unusedSince: null,
		})
		.execute()
	await product.db
		.insertInto('catalogueFiles')
		.values({ id: photo, pictureId: photo, rendition: '480.webp', storageKey, bytes: 4 })
		.execute()
	await product.services.storage.put(storageKey, new TextEncoder().encode('look'), 'image/webp')
	const { version, content } = (await product.staff.get(`${items}/${id}`)).body.item
	const images = [{ name: `photo/${photo}`, alt: `${word} at noon` }, ...content.images]
	await product.staff.put(`${items}/${id}/draft`, { version, content: { ...content, name: word, images } })

	const path = `${items}/${id}/previews`
	const make = async (client = product.staff, body: object = { days: 7 }) => client.post(path, body)
	const viewer = await product.colleague('viewer')
	for (const [client, making, listing] of [
		[product.anonymous, 401, 401],
		[product.olivia, 403, 403],
		[viewer, 403, 200],
	] as const)
		expect([(await make(client)).status, (await client.get(path)).status]).toEqual([making, listing])
	for (const body of [{}, { days: 31 }, { days: 7, to: 'x' }])
		expect((await make(product.staff, body)).status).toBe(422)
	expect((await product.staff.post(path.replace(id, photo), { days: 7 })).status).toBe(404)
	const made = await make()
	expect([made.status, made.body.previews.length]).toEqual([201, 1])
	const page = new URL(made.body.url).pathname
	const data = page.replace('/preview/', '/api/previews/')
	const picture = `${page}/pictures/${photo}/480.webp`

	const shown = await read(page)
	expect(shown).toMatchObject({
		status: 200,
		headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
	})
	// The browser draws it: the page itself has nothing of the draft, and no copy of it can be asked for again.
	expect(shown.text).not.toMatch(new RegExp(`${word}|canonical|og:|ld\\+json`))
	expect(shown.etag).toBe('')
	const asked = await read(data)
	expect(JSON.parse(asked.text).preview).toMatchObject({
		kind: 'villa',
		number: 6,
		isPublic: false,
		content: { name: word },
	})
	expect(JSON.parse(asked.text).preview.pictures[`photo/${photo}`].sources[0].src).toContain(page)
	expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' })
	expect(await read(picture)).toMatchObject({ status: 200, text: 'look', headers: { 'cache-control': 'no-store' } })
	expect((await product.staff.get(path)).body.previews).toMatchObject([{ opened: 1 }])

	// Public pages that the same process draws afterwards, from its cache or not.
	expect(await answers()).toEqual(before)
	// The photograph at its own address, whole and in part, and a public one below the link of another item.
	for (const headers of [{ accept: 'image/webp' }, { range: 'bytes=0-1' }] as Record<string, string>[])
		expect((await read(`/pictures/${photo}/480.webp`, headers)).status).toBe(404)
	const elsewhere = new URL((await product.staff.post(`${items}/${other}/previews`, { days: 1 })).body.url).pathname
	expect((await read(`${elsewhere}/pictures/${photo}/480.webp`)).status).toBe(404)
	for (const file of ['original', 'full.jpg', '../480.webp'])
		expect((await read(`${page}/pictures/${photo}/${file}`)).status).toBe(404)

	// Altered, with another method or a referrer; then revoked, expired, and of somebody whose account was disabled.
	const missing = await read('/no-such-page')
	const isNowhere = async () => {
		const { status, text } = await read(page)
		const ends = await Promise.all([
			read(data),
			read(picture),
			read(page, {}, 'HEAD'),
			read(data, { referer: 'http://localhost/' }),
		])
		expect([status, text, ...ends.map((end) => end.status)]).toEqual([404, missing.text, 404, 404, 404, 404])
		for (const end of ends) expect(end.text).not.toContain(word)
	}
	const altered = `${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`
	expect((await read(altered)).text).toBe(missing.text)
	for (const guess of ['x', "'", '%00', 'a'.repeat(32)]) expect((await read(`/api/previews/${guess}`)).status).toBe(404)
	expect((await read(data, {}, 'OPTIONS')).text).not.toContain(word)
	await product.db.updateTable('previewLinks').set({ expiresAt: new Date() }).where('itemId', '=', id).execute()
	await isNowhere()
	await product.db
		.updateTable('previewLinks')
		.set({ expiresAt: new Date(Date.now() + 60_000) })
		.execute()
	expect((await read(page)).status).toBe(200)
	const [link] = (await product.staff.get(path)).body.previews
	expect((await viewer.delete(`/api/admin/catalogue/previews/${link.id}`)).status).toBe(403)
	expect((await product.staff.delete(`/api/admin/catalogue/previews/${link.id}`)).status).toBe(204)
	expect((await product.staff.delete(`/api/admin/catalogue/previews/${link.id}`)).status).toBe(404)
	await isNowhere()

	// Neither the draft nor the secret is in the log, the audit or the database.
	const secret = page.slice('/preview/'.length)
	const { rows } = await sql<{ row: string }>`select p::text as row from "previewLinks" p union all
		select a::text from audit a`.execute(product.db)
	expect(rows.map(({ row }) => row).join() + product.logged().join()).not.toMatch(new RegExp(`${word}|${secret}`))
	expect(await answers()).toEqual(before)
})
