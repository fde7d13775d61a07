import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FollowedCatalogue } from './followed-catalogue.ts'
import { type CatalogueProduct, startCatalogueProduct, villaContent } from '#tests/harness/catalogue-product.ts'
import type { Client } from '#tests/harness/product.ts'

const ITEMS = '/api/admin/catalogue/items'

let product: CatalogueProduct
let catalogue: FollowedCatalogue
let consultant: Client
beforeAll(async () => {
	product = await startCatalogueProduct()
	catalogue = product.services.catalogue
	consultant = await product.colleague('consultant')
})
afterAll(() => product.stop())

const read = async (id: string) => (await product.staff.get(`${ITEMS}/${id}`)).body.item
const save = async (id: string, content: object) =>
	(await consultant.put(`${ITEMS}/${id}/draft`, { version: (await read(id)).version, content })).body.item
const publish = async (id: string, more: object = {}) =>
	consultant.post(`${ITEMS}/${id}/publish`, { version: (await read(id)).version, ...more })
const audited = async (id: string) =>
	(await product.db.selectFrom('audit').select('action').where('objectId', '=', id).orderBy('id').execute()).map(
		({ action }) => action,
	)
const missing = '019f0000-0000-7000-8000-000000000001'

test('publishing shows the draft at once, says what it changed and ends the draft (CRM-191)', async () => {
	const id = await product.itemId('villa/3')
	const before = villaContent('3')
	const draft = await save(id, { ...before, name: 'Villa Motu' })
	expect(catalogue.current().villa('3')?.property.name).toBe(before.name)
	const answer = await publish(id, { note: 'A new owner' })
	expect(answer).toMatchObject({
		status: 200,
		body: {
			isPublished: true,
			changes: [{ path: 'name', before: before.name, after: 'Villa Motu' }],
			item: { state: 'public', number: 3, changes: [], published: { no: 2, note: 'A new owner', source: 'staff' } },
		},
	})
	expect(answer.body.item.version).toBeGreaterThan(draft.version)
	expect(catalogue.current().villa('3')?.property.name).toBe('Villa Motu')
	expect((await publish(id)).body).toMatchObject({ isPublished: false, item: { published: { no: 2 } } })
	expect(await audited(id)).toEqual(['catalogue draft changed', 'catalogue item published'])
})

test('errors block publishing with their findings; advice does not (CRM-191)', async () => {
	const id = await product.itemId('villa/4')
	const content = villaContent('4')
	await save(id, { ...content, images: [{ ...content.images[0], alt: 'Pool' }, ...content.images.slice(1)] })
	const refused = await publish(id)
	expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['images.0.alt']])
	expect(refused.body.findings).toMatchObject([{ path: 'images.0.alt', level: 'error' }])
	await save(id, { ...content, name: builtIn.villas[0]!.name })
	expect(Object.keys((await publish(id)).body.fields)).toEqual(['name'])
	await save(id, {
		...content,
		images: [{ ...content.images[0], name: 'no-such/picture' }, ...content.images.slice(1)],
	})
	expect(Object.keys((await publish(id)).body.fields)).toEqual(['images.0.name'])
	expect(catalogue.current().villa('4')?.property.name).toBe(content.name)
	const advised = await save(id, { ...content, description: 'A house by the sea.' })
	expect([advised.errors, advised.advice]).toEqual([0, 1])
	expect((await publish(id)).status).toBe(200)
})

test('nobody publishes, withdraws or restores what they have not read', async () => {
	const id = await product.itemId('villa/5')
	const { version } = await read(id)
	await save(id, { ...villaContent('5'), guests: 9 })
	for (const call of ['publish', 'withdraw', 'versions/1/restore']) {
		const late = await product.staff.post(`${ITEMS}/${id}/${call}`, { version })
		expect([call, late.status, late.body.current.content.guests]).toEqual([call, 412, 9])
		expect((await product.staff.post(`${ITEMS}/${id}/${call}`, {})).status).toBe(422)
		expect((await product.staff.post(`${ITEMS}/${missing}/${call}`, { version })).status).toBe(404)
	}
	expect((await read(id)).published.no).toBe(1)
})

test('a new villa gets its number when it is first published, and two published at once get two (CRM-191)', async () => {
	const added = async (name: string) => {
		const sample = villaContent('6')
		const images = sample.images.map((image) => ({ ...image, alt: `${image.alt} ${name}` }))
		const content = { ...sample, name, images }
		return (await consultant.post(ITEMS, { kind: 'villa', content })).body.item
	}
	const [one, two, three] = [await added('Villa Nova'), await added('Villa Sol'), await added('Villa Luz')]
	expect([one.number, one.errors]).toEqual([null, 0])
	const answers = await Promise.all([publish(three.id), publish(two.id)])
	expect(new Set(answers.map(({ body }) => body.item.number))).toEqual(new Set([7, 8]))
	expect((await publish(one.id)).body.item.number).toBe(9)
	expect(catalogue.current().villa('9')?.property.name).toBe('Villa Nova')
})

test('the history lists every publication, and an old one comes back as a draft (CRM-192)', async () => {
	const id = await product.itemId('villa/1')
	const first = villaContent('1')
	await save(id, { ...first, name: 'Villa Motu Iti' })
	await publish(id)
	const { versions } = (await product.staff.get(`${ITEMS}/${id}/versions`)).body
	expect(versions).toMatchObject([
		{ no: 2, source: 'staff', isPublic: true, publishedBy: expect.any(String) },
		{ no: 1, source: 'built-in', isPublic: false, publishedBy: null },
	])
	const old = (await product.staff.get(`${ITEMS}/${id}/versions/1`)).body.version
	expect(old.content).toEqual(first)
	expect(old.changes).toEqual([{ path: 'name', before: 'Villa Motu Iti', after: first.name }])
	for (const no of ['3', '0', 'x', missing])
		expect((await product.staff.get(`${ITEMS}/${id}/versions/${no}`)).status).toBe(404)
	const { version } = await read(id)
	const restored = await consultant.post(`${ITEMS}/${id}/versions/1/restore`, { version })
	expect(restored.body.item).toMatchObject({ state: 'changed', content: first, published: { no: 2 } })
	expect(catalogue.current().villa('1')?.property.name).toBe('Villa Motu Iti')
	expect((await publish(id)).body.item.published.no).toBe(3)
	expect(catalogue.current().villa('1')?.property.name).toBe(first.name)
})

test('a withdrawn villa leaves the site with its number reserved; the landing page stays (CRM-193)', async () => {
	const id = await product.itemId('villa/2')
	const withdrawItem = async (id: string) =>
		consultant.post(`${ITEMS}/${id}/withdraw`, { version: (await read(id)).version })
	const { body } = await withdrawItem(id)
	expect(body.item).toMatchObject({ state: 'withdrawn', number: 2, published: null, content: villaContent('2') })
	expect(catalogue.current().content('villas/2')).toBeNull()
	expect((await product.staff.get(`${ITEMS}?state=withdrawn`)).body.items).toMatchObject([{ id }])
	expect([(await withdrawItem(id)).status, await audited(id)]).toEqual([409, ['catalogue item withdrawn']])
	expect((await publish(id)).body.item).toMatchObject({ state: 'public', number: 2, published: { no: 2 } })
	expect((await withdrawItem(await product.itemId('landing'))).status).toBe(409)
	const draft = (await consultant.post(ITEMS, { kind: 'hotel' })).body.item
	expect((await withdrawItem(draft.id)).status).toBe(409)
})
