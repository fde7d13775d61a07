import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LibraryEntry } from '#shared/catalogue/library.ts'
import { locationLabel } from '#shared/catalogue/property.ts'
import { type CatalogueProduct, startCatalogueProduct } from '#tests/harness/catalogue-product.ts'
import { textOfPdf } from '#tests/harness/pdf-text.ts'
import { addRecord, makeTrip, pathOf } from '#tests/harness/trip-scenario.ts'

const hotel = builtIn.hotels[0]!
const villa = builtIn.villas[1]!

let product: CatalogueProduct
let tripId: string
beforeAll(async () => {
	product = await startCatalogueProduct()
	tripId = await makeTrip(product)
})
afterAll(() => product.stop())

async function search(words: string): Promise<LibraryEntry[]> {
	const { status, body } = await product.staff.get(`/api/admin/library/stays?q=${encodeURIComponent(words)}`)
	expect(status).toBe(200)
	return body.entries
}
const originOf = ({ itemId, versionId }: LibraryEntry) => ({ catalogueItemId: itemId, catalogueVersionId: versionId })
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
const NO_ORIGIN = { catalogueItemId: null, catalogueVersionId: null }
async function addStay(entry: LibraryEntry) {
	return addRecord(product.staff, 'accommodations', tripId, {
		...{ hotelName: entry.name, ...entry.values },
		...originOf(entry),
	})
}
const change = (id: unknown, values: object) => product.staff.patch(`${pathOf('accommodations')}/${String(id)}`, values)

test('offers public villas and hotels by words of their name and place, with what a stay takes from them (CRM-227, API-216)', async () => {
	const [entry] = await search(hotel.name.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
	expect(entry).toEqual({
		itemId: await product.itemId(`hotel/${hotel.id}`),
		versionId: expect.any(String),
		kind: 'hotel',
		name: hotel.name,
		place: locationLabel(hotel),
		values: { address: locationLabel(hotel), checkInFrom: hotel.checkinTime, checkOutBy: hotel.checkoutTime },
	})
	const ofVilla = (await search(villa.name)).find(({ kind }) => kind === 'villa')
	expect(ofVilla?.values).toEqual({ address: locationLabel(villa), checkInFrom: null, checkOutBy: null })
	const inCountry = await search(hotel.country)
	expect(inCountry.length).toBeLessThanOrEqual(7)
	expect(inCountry.map(({ place }) => place.endsWith(hotel.country))).not.toContain(false)
	for (const words of ['', ' - ', 'no such house']) expect(await search(words)).toEqual([])
})

test('a stay remembers what it was taken from until it has another name, and so does a copy of its trip (CRM-227)', async () => {
	const [entry] = await search(hotel.name)
	const stay = await addStay(entry!)
	expect(stay).toMatchObject(originOf(entry!))
	expect((await change(stay.id, { hotelName: hotel.name, roomType: 'Suite' })).body.accommodation).toMatchObject(
		originOf(entry!),
	)
	const copy = await product.staff.post(`/api/admin/trips/${tripId}/duplicate`, { startDate: '2028-05-20' })
	expect(copy.body.trip.accommodations).toMatchObject([originOf(entry!)])

	// As an import does, or a page that was loaded before the stay had these fields.
	expect((await change(stay.id, { hotelName: 'Another hotel' })).body.accommodation).toMatchObject(NO_ORIGIN)
	const again = await change(stay.id, { hotelName: hotel.name, ...originOf(entry!) })
	expect(again.body.accommodation).toMatchObject(originOf(entry!))
})

test('an item comes with a version that it has, or not at all (API-216)', async () => {
	const [entry] = await search(hotel.name)
	const other = await search(villa.name)
	const stay = await addStay(entry!)
	const landing = await product.db
		.selectFrom('catalogueItems')
		.select(['id as itemId', 'publishedVersionId as versionId'])
		.where('kind', '=', 'landing')
		.executeTakeFirstOrThrow()
	for (const wrong of [
		{ ...originOf(entry!), catalogueItemId: other[0]!.itemId },
		{ ...originOf(entry!), catalogueVersionId: null },
		{ ...originOf(entry!), catalogueItemId: null },
		{ catalogueItemId: landing.itemId, catalogueVersionId: landing.versionId },
	]) {
		const { status, body } = await change(stay.id, wrong)
		expect([status, Object.keys(body.fields)]).toEqual([422, ['catalogueVersionId']])
	}
	expect((await change(stay.id, NO_ORIGIN)).body.accommodation).toMatchObject(NO_ORIGIN)
})

test('travellers learn neither the item nor its version, and a later publication changes nothing in the trip (CRM-227)', async () => {
	const [entry] = await search(villa.name)
	await addStay(entry!)
	const before = (await product.staff.get(`/api/admin/trips/${tripId}`)).body.trip
	const issue = () => product.staff.post(`/api/admin/trips/${tripId}/generate-booking-confirmation`)
	const { document } = (await issue()).body
	const pdf = new Uint8Array(await (await product.staff.fetch(document.fileUrl)).arrayBuffer())
	expect(flat(await textOfPdf(pdf))).toContain(flat(villa.description).slice(0, 60))
	const { body } = await product.olivia.get(`/api/portal/trips/${tripId}`)
	const seen = JSON.stringify(body)
	expect(seen).toContain(villa.name)
	for (const id of [entry!.itemId, entry!.versionId]) expect(seen).not.toContain(id)
	for (const caller of [product.olivia, product.anonymous])
		expect([401, 403]).toContain((await caller.get('/api/admin/library/stays?q=a')).status)

	const item = (await product.staff.get(`/api/admin/catalogue/items/${entry!.itemId}`)).body.item
	const content = { ...item.content, name: 'A villa with a new name', description: `${villa.description} And more.` }
	const path = `/api/admin/catalogue/items/${entry!.itemId}`
	const saved = await product.staff.put(`${path}/draft`, { version: item.version, content })
	const published = await product.staff.post(`${path}/publish`, { version: saved.body.item.version })
	expect(published.body.isPublished).toBe(true)
	// 200: nothing that is printed has changed (DOC-124).
	expect((await issue()).status).toBe(200)
	const after = (await product.staff.get(`/api/admin/trips/${tripId}`)).body.trip
	expect(after.accommodations).toEqual(before.accommodations)
	const [renamed] = await search('new name')
	expect(renamed).toMatchObject({ itemId: entry!.itemId, name: 'A villa with a new name' })
	expect(renamed!.versionId).not.toBe(entry!.versionId)
})
