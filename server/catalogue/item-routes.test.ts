import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
	type CatalogueProduct,
	startCatalogueProduct,
	villaContent as villa,
} from '#tests/harness/catalogue-product.ts'
import type { Client } from '#tests/harness/product.ts'

const ITEMS = '/api/admin/catalogue/items'

let product: CatalogueProduct
let consultant: Client
beforeAll(async () => {
	product = await startCatalogueProduct()
	consultant = await product.colleague('consultant')
})
afterAll(() => product.stop())

const read = async (id: string) => (await product.staff.get(`${ITEMS}/${id}`)).body.item
const audited = (action: string, id: string) =>
	product.db.selectFrom('audit').select('actorId').where('action', '=', action).where('objectId', '=', id).execute()

test('lists the items with their state and findings, by kind, state and words (CRM-189)', async () => {
	const { body } = await product.staff.get(ITEMS)
	expect(body).toMatchObject({ total: 19, nextCursor: null })
	expect(body.items).toHaveLength(19)
	for (const item of body.items) expect(item).toMatchObject({ state: 'public', errors: 0, advice: 0 })
	const { name, location } = builtIn.villas[2]!
	const found = await product.staff.get(`${ITEMS}?kind=villa&state=public&q=${encodeURIComponent(name.toUpperCase())}`)
	expect(found.body.items).toMatchObject([{ kind: 'villa', number: 3, name, location, hasOffer: false }])
	const pages = [await product.staff.get(`${ITEMS}?limit=10`)]
	pages.push(await product.staff.get(`${ITEMS}?limit=10&cursor=${pages[0]!.body.nextCursor}`))
	expect(pages.flatMap(({ body }) => body.items)).toEqual(body.items)
	for (const query of ['kind=boat', 'state=lost', 'limit=0'])
		expect([query, (await product.staff.get(`${ITEMS}?${query}`)).status]).toEqual([query, 400])
})

test('an item is read with its content, what is public of it and no change; a missing one is 404', async () => {
	const id = await product.itemId('villa/3')
	const item = await read(id)
	expect(item).toMatchObject({ state: 'public', findings: [], changes: [], published: { no: 1, source: 'built-in' } })
	expect([item.content, item.published.content]).toEqual([villa('3'), villa('3')])
	for (const missing of ['019f0000-0000-7000-8000-000000000001', 'no-id']) {
		expect((await product.staff.get(`${ITEMS}/${missing}`)).status).toBe(404)
		const saved = await product.staff.put(`${ITEMS}/${missing}/draft`, { version: 0, content: {} })
		expect(saved.status).toBe(404)
	}
})

test('a new item is an unfinished draft without a number, made once for one key (CRM-190)', async () => {
	const key = { 'idempotency-key': 'new-villa' }
	const body = { kind: 'villa', content: { name: 'Villa Nova', bedrooms: null } }
	const [first, again] = [await consultant.post(ITEMS, body, key), await consultant.post(ITEMS, body, key)]
	expect([first.status, again.body]).toEqual([201, first.body])
	const { item } = first.body
	expect(item).toMatchObject({ kind: 'villa', number: null, name: 'Villa Nova', state: 'draft', published: null })
	expect(item.content).toEqual({ ...body.content, sizeText: null, videoHero: null })
	expect(item.errors).toBeGreaterThan(5)
	expect(item.findings).toContainEqual({ path: 'bedrooms', level: 'error', sentence: expect.any(String) })
	expect(await audited('catalogue item added', item.id)).toEqual([{ actorId: consultant.user!.id }])
	for (const wrong of [{}, { kind: 'landing' }, { kind: 'villa', content: [] }, { kind: 'villa', name: 'x' }])
		expect((await product.staff.post(ITEMS, wrong)).status).toBe(422)
})

test('only what was never public is deleted, with its calendar (CRM-351)', async () => {
	const { item } = (await consultant.post(ITEMS, { kind: 'villa', content: { name: 'Villa Errata' } })).body
	const calendar = `/api/admin/villa-calendars/${item.id}`
	expect((await consultant.put(calendar, { completeUntil: '2027-08-01' })).status).toBe(200)
	for (const [client, status] of [
		[product.anonymous, 401],
		[product.olivia, 403],
		[await product.colleague('viewer'), 403],
		[consultant, 204],
		[consultant, 404],
	] as const)
		expect((await client.delete(`${ITEMS}/${item.id}`)).status).toBe(status)
	expect([(await product.staff.get(`${ITEMS}/${item.id}`)).status, (await product.staff.get(calendar)).status]).toEqual(
		[404, 404],
	)
	expect(await audited('catalogue item deleted', item.id)).toEqual([{ actorId: consultant.user!.id }])
	const refused = await consultant.delete(`${ITEMS}/${await product.itemId('villa/6')}`)
	expect([refused.status, refused.body.code]).toEqual([409, 'was_public'])
})

test('a saved draft is checked for form only, keeps what is public, and ends when it is what is public (CRM-190)', async () => {
	const id = await product.itemId('villa/4')
	const path = `${ITEMS}/${id}/draft`
	const content = { ...villa('4'), name: 'Villa Motu', description: '' }
	const { version } = await read(id)
	const saved = await consultant.put(path, { version, content })
	expect([saved.status, saved.body.item.state, saved.body.item.version]).toEqual([200, 'changed', version + 1])
	expect(saved.body.item.changes).toEqual([
		{ path: 'name', before: villa('4').name, after: 'Villa Motu' },
		{ path: 'description', before: villa('4').description, after: '' },
	])
	expect(saved.body.item.published.content.name).toBe(villa('4').name)
	expect(saved.body.item.findings).toMatchObject([{ path: 'description', level: 'error' }])

	const more = { ...content, guests: 9 }
	expect((await consultant.put(path, { version: version + 1, content: more })).body.item.version).toBe(version + 2)
	expect((await consultant.put(path, { version: version + 2, content: more })).body.item.version).toBe(version + 2)
	expect(await audited('catalogue draft changed', id)).toEqual([{ actorId: consultant.user!.id }])

	const wrong = [
		[{ version: version + 2, content: { ...content, moat: 'deep' } }, 'moat'],
		[{ version: version + 2, content: { ...content, guests: 'nine' } }, 'guests'],
		[{ version: version + 2, content: { ...content, name: 'a\u0007' } }, 'name'],
		[{ version: version + 2, content: 'text' }, 'body'],
		[{ content }, 'version'],
	] as const
	for (const [body, field] of wrong) {
		const refused = await product.staff.put(path, body)
		expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
	}
	const feature = 'x'.repeat(190)
	const suites = Array.from({ length: 100 }, () => ({ ...villa('4').suites[0]!, features: Array(100).fill(feature) }))
	const large = await product.staff.put(path, { version: version + 2, content: { ...content, suites } })
	expect([413, 422]).toContain(large.status)

	const back = await product.staff.put(path, { version: version + 2, content: villa('4') })
	expect(back.body.item).toMatchObject({ state: 'public', changes: [] })
})

test('two people in different fields or rooms lose nothing; in one field both get both values (API-201)', async () => {
	const id = await product.itemId('villa/5')
	const path = `${ITEMS}/${id}/draft`
	const base = villa('5')
	const { version } = await read(id)
	const inRoom = (index: number, feature: string) =>
		base.suites.map((suite, at) => (at === index ? { ...suite, features: [...suite.features, feature] } : suite))
	await consultant.put(path, { version, base, content: { ...base, suites: inRoom(0, 'A desk') } })
	const mine = { ...base, name: 'Villa Motu', suites: inRoom(1, 'A safe') }
	const merged = await product.staff.put(path, { version, base, content: mine })
	expect(merged.status).toBe(200)
	expect(merged.body.item.content).toEqual({
		...mine,
		suites: inRoom(0, 'A desk').map((suite, at) => (at === 1 ? mine.suites[1] : suite)),
	})

	const late = await consultant.put(path, { version, base, content: { ...base, name: 'Villa Nova', guests: 3 } })
	expect(late.body).toMatchObject({
		code: 'conflict',
		conflicts: [{ path: 'name', base: base.name, yours: 'Villa Nova', theirs: 'Villa Motu' }],
		current: { version: version + 2, content: { name: 'Villa Motu', guests: base.guests } },
	})
	expect([late.status, (await read(id)).content.guests]).toEqual([409, base.guests])
	const blind = await consultant.put(path, { version, content: base })
	expect([blind.status, blind.body.current.content.name]).toEqual([412, 'Villa Motu'])
})

test('customers and strangers read nothing, viewers read and change nothing', async () => {
	const id = await product.itemId('villa/3')
	const viewer = await product.colleague('viewer')
	const body = { version: (await read(id)).version, content: { name: 'Mine' } }
	for (const [client, reading, writing] of [
		[product.anonymous, 401, 401],
		[product.olivia, 403, 403],
		[viewer, 200, 403],
		[consultant, 200, 200],
	] as const) {
		expect((await client.get(ITEMS)).status).toBe(reading)
		expect((await client.get('/api/admin/catalogue/drawings')).status).toBe(reading)
		expect((await client.get(`${ITEMS}/${id}`)).status).toBe(reading)
		expect((await client.put(`${ITEMS}/${id}/draft`, body)).status).toBe(writing)
	}
})
