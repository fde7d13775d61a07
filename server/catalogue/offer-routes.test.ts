import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueProduct, startCatalogueProduct, villaContent } from '#tests/harness/catalogue-product.ts'
import { importBuiltIn } from './import-built-in.ts'

const ITEMS = '/api/admin/catalogue/items'

let product: CatalogueProduct
beforeAll(async () => {
	product = await startCatalogueProduct()
})
afterAll(() => product.stop())

const read = async (id: string) => (await product.staff.get(`${ITEMS}/${id}`)).body.item
const take = async (id: string, choices: object = {}) =>
	product.staff.post(`${ITEMS}/${id}/offer`, { version: (await read(id)).version, choices })

test('a release is merged into the draft; what both wrote needs a choice, and it is offered once (CRM-194, CRM-351)', async () => {
	const id = await product.itemId('villa/3')
	const before = villaContent('3')
	expect((await product.staff.get(`${ITEMS}/${id}/offer`)).status).toBe(404)
	expect((await take(id)).status).toBe(404)
	const mine = { ...before, name: 'Villa Motu', guests: 9 }
	await product.staff.put(`${ITEMS}/${id}/draft`, { version: (await read(id)).version, content: mine })
	const villas = builtIn.villas.map((one) =>
		one.id === '3' ? { ...one, name: 'Villa Nova', price: 999, bathrooms: 1 } : one,
	)
	const seventh = { ...builtIn.villas[5]!, id: '7', name: 'Villa Sol' }
	const later = { ...builtIn, villas: [...villas, seventh] }
	await importBuiltIn(product.db, later)

	expect(await read(id)).toMatchObject({ hasOffer: true, content: { name: 'Villa Motu' } })
	const conflict = { path: 'name', base: before.name, yours: 'Villa Motu', theirs: 'Villa Nova' }
	const { offer } = (await product.staff.get(`${ITEMS}/${id}/offer`)).body
	expect(offer.conflicts).toEqual([conflict])
	expect(offer.changes).toContainEqual({ path: 'price', before: before.price, after: 999 })
	const unchosen = await take(id)
	expect([unchosen.status, unchosen.body.conflicts]).toEqual([409, [conflict]])
	expect((await take(id, { name: 'both' })).status).toBe(422)
	const stale = await product.staff.post(`${ITEMS}/${id}/offer`, { version: 0, choices: {} })
	expect([stale.status, stale.body.current.id]).toEqual([412, id])

	const taken = await take(id, { name: 'yours', bathrooms: 'yours' })
	expect(taken.body.item).toMatchObject({ state: 'changed', hasOffer: false, published: { no: 1 } })
	expect(taken.body.item.content).toEqual({ ...mine, price: 999 })
	await importBuiltIn(product.db, {
		...later,
		villas: later.villas.map((one) => ({ ...one })),
		hotels: builtIn.hotels.slice(1),
	})
	expect((await read(id)).hasOffer).toBe(false)

	const added = await product.itemId('villa/7')
	expect(await read(added)).toMatchObject({ state: 'offered', name: 'Villa Sol', number: null, content: {} })
	const { id: _, ...content } = seventh
	expect((await take(added)).body.item).toMatchObject({ state: 'draft', content, number: null, hasOffer: false })
	// Declined: it is gone, and offered again only with other content.
	expect((await product.staff.delete(`${ITEMS}/${added}`)).status).toBe(204)
	const isGone = async () => (await product.staff.get(`${ITEMS}/${added}`)).status === 404
	await importBuiltIn(product.db, later)
	expect([await isGone(), (await product.staff.get(`${ITEMS}?kind=villa`)).body.total]).toEqual([true, 6])
	await importBuiltIn(product.db, { ...later, villas: [...villas, { ...seventh, guests: 3 }] })
	expect(await read(added)).toMatchObject({ state: 'offered', name: 'Villa Sol' })
	expect((await product.staff.delete(`${ITEMS}/${added}`)).status).toBe(204)
	expect(await isGone()).toBe(true)
})
