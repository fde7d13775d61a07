import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followAgency } from '#server/agency/followed-agency.ts'
import { followCatalogue } from '#server/catalogue/followed-catalogue.ts'
import { importBuiltIn } from '#server/catalogue/import-built-in.ts'
import { lockHead, publishContent, withdraw } from '#server/catalogue/publish.ts'
import { createServer } from '#server/create-server.ts'
import { startFollowing } from '#server/db/follow.ts'
import { transaction } from '#server/db/transaction.ts'
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
	const assets = { styles: [], themeStart: '/start.js', scripts: [], modules: [], fonts: [] }
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
	return async (path: string, headers: Record<string, string> = {}) => {
		const response = await site(new Request(`http://localhost${path}`, { headers }), buildBindings())
		return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() }
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

/** Where a villa's name appears, and ways to ask for it which are cached apart. */
const PATHS = ['/villas/3', '/villas', '/villas?guests=8', '/catalogue/1/villas/3.json', '/catalogue/1/villas.json']
const OTHERS = [
	'/villas/4',
	'/hotels/3',
	'/hotels',
	'/catalogue/1/hotels/3.json',
	'/sitemap.xml',
	'/events/monaco-grand-prix',
]

test('a publication shows on both instances within two seconds, in all that they cached, and nothing else changes (SITE-172)', async () => {
	const instances = [await startInstance(), await startInstance()]
	// Twice, so that they are cached.
	const etags = await Promise.all(OTHERS.map(async (path) => (await instances[0]!(path), instances[0]!(path))))
	for (const read of instances)
		for (const path of [...PATHS, ...PATHS]) expect((await read(path)).text).not.toContain(CANARY)
	const old = await instances[1]!('/villas/3')

	await publish({ ...villa3(), name: `Villa ${CANARY}` })
	for (const read of instances) {
		await expect.poll(async () => (await read('/villas/3')).text, { timeout: 2_000, interval: 50 }).toContain(CANARY)
		for (const path of PATHS) expect((await read(path)).text, path).toContain(CANARY)
		expect((await read('/villas/3', { 'if-none-match': old.etag })).status).toBe(200)
		for (const [index, path] of OTHERS.entries()) {
			const held = etags[index]?.etag ?? ''
			expect([path, (await read(path, { 'if-none-match': held })).status]).toEqual([path, 304])
		}
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
			await expect.poll(async () => (await read(path)).text, { timeout: 2_000, interval: 50 }).toContain(words)
})

test('staff write the words, planners and events of the site; what they have not written is built in (SITE-186 to SITE-188)', async () => {
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
	const shows = (page: string, words: string) =>
		expect.poll(async () => (await read(page)).text, { timeout: 2_000, interval: 50 }).toContain(words)

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
	await expect.poll(async () => (await read('/catalogue/1/villas/3.json')).status, { timeout: 2_000 }).toBe(404)
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
	const answers = () => Promise.all(paths.map(async (path) => [path, await read(path)]))
	const before = await answers()

	const { version } = (await product.staff.get(`${items}/${id}`)).body.item
	const { id: _, ...villa5 } = builtIn.villas[4]!
	const content = { ...villa5, name: word, country: word, description: word }
	expect((await product.staff.put(`${items}/${id}/draft`, { version, content })).status).toBe(200)
	const added = await product.staff.post(items, { kind: 'hotel', content: { name: word, eventTags: [word] } })
	expect(added.status).toBe(201)
	// What is published next makes every instance read the catalogue again.
	await publish({ ...villa3(), guests: 11 })
	await expect
		.poll(async () => (await read('/catalogue/1/villas/3.json')).text, { timeout: 2_000 })
		.toContain('"guests":11')
	await publish(villa3())
	await expect.poll(answers, { timeout: 2_000 }).toEqual(before)

	for (const client of [product.anonymous, product.olivia])
		for (const path of [items, `${items}/${id}`, `${items}/${id}/versions`, `${items}/${id}/versions/1`]) {
			const answer = await client.get(path)
			expect([path, [401, 403].includes(answer.status)]).toEqual([path, true])
			expect(JSON.stringify(answer.body)).not.toContain(word)
		}
	expect(product.logged().join('')).not.toContain(word)
})
