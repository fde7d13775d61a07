import { pino } from 'pino'
import sharp from 'sharp'
import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import type { LibraryEntry } from '#shared/catalogue/library.ts'
import { locationLabel } from '#shared/catalogue/property.ts'
import { makePicture } from '#server/catalogue/pictures/make-picture.ts'
import { makingProcesses } from '#server/catalogue/pictures/picture-processes.ts'
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
afterAll(async () => {
	await makingProcesses.close()
	await product.stop()
})

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
		values: {
			address: locationLabel(hotel),
			phone: null,
			checkInFrom: hotel.checkinTime,
			checkOutBy: hotel.checkoutTime,
		},
	})
	const ofVilla = (await search(villa.name)).find(({ kind }) => kind === 'villa')
	expect(ofVilla?.values).toEqual({
		...{ address: locationLabel(villa), phone: null, checkInFrom: null, checkOutBy: null },
	})
	const inCountry = await search(hotel.country)
	expect(inCountry.length).toBeLessThanOrEqual(7)
	expect(inCountry.map(({ place }) => place.endsWith(hotel.country))).not.toContain(false)
	for (const words of ['', ' - ', 'no such house']) expect(await search(words)).toEqual([])
})

test('trips are offered what is public, and staff find an item by the words of its draft too (CRM-227, CRM-189)', async () => {
	const { staff } = product
	const ITEMS = '/api/admin/catalogue/items'
	const [entry] = await search(villa.name)
	const path = `${ITEMS}/${entry!.itemId}`
	const { version, content } = (await staff.get(path)).body.item
	await staff.put(`${path}/draft`, { version, content: { ...content, name: 'Château Saint-Ébène' } })
	const listed = async (words: string) =>
		(await staff.get(`${ITEMS}?q=${encodeURIComponent(words)}`)).body.items.map(({ id }: { id: string }) => id)
	expect(await search('ebene')).toEqual([])
	expect((await search(villa.name)).map(({ itemId }) => itemId)).toEqual([entry!.itemId])
	for (const words of ['chateau st', 'no such house', '!']) expect(await listed(words)).toEqual([])
	for (const words of ['chateau saint-ebene', 'EB', villa.name]) expect(await listed(words)).toContain(entry!.itemId)

	const drafted = (await staff.get(path)).body.item
	await staff.put(`${path}/draft`, { version: drafted.version, content })
	expect([await listed('ebene'), (await search(villa.name)).length]).toEqual([[], 1])
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

test('a trip that is made of an enquiry takes place and stay from the catalogue (CRM-321, API-251)', async () => {
	const { staff, anonymous } = product
	const convert = async (
		days: { checkIn?: string; checkOut?: string },
		trip: { startDate: string; endDate: string },
	) => {
		const person = { name: 'Henrik Solberg', email: 'henrik@mail.example', phone: '1', guests: 2 }
		const asked = await anonymous.post('/api/hotel-enquiries', { ...person, ...days, hotelName: hotel.name })
		const path = `/api/admin/enquiries/${asked.body.enquiry.id}/trip`
		const { proposal } = (await staff.get(path)).body
		const made = await staff.post(path, { ...proposal.trip, ...trip })
		expect(made.status).toBe(201)
		return { proposal, trip: made.body.trip }
	}
	const days = { checkIn: '2027-06-12', checkOut: '2027-06-19' }
	const made = await convert(days, { startDate: '2027-06-11', endDate: '2027-06-20' })
	expect(made.proposal).toMatchObject({
		trip: { destination: locationLabel(hotel), startDate: days.checkIn, endDate: days.checkOut },
		stay: { hotelName: hotel.name, isInCatalogue: true },
	})
	const [entry] = await search(hotel.name)
	const stay = { hotelName: hotel.name, ...entry!.values, ...originOf(entry!), status: 'pending' }
	expect(made.trip.accommodations).toMatchObject([{ ...stay, ...days }])

	const moved = await convert(days, { startDate: '2027-07-01', endDate: '2027-07-04' })
	expect(moved.trip.accommodations).toMatchObject([{ ...stay, checkIn: '2027-07-01', checkOut: '2027-07-04' }])
	const oneDay = await convert({}, { startDate: '2027-07-01', endDate: '2027-07-01' })
	expect(oneDay.trip).toMatchObject({ accommodations: [], guests: [{ fullName: 'Henrik Solberg' }] })
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

const ITEMS = '/api/admin/catalogue/items'
const EXPERIENCE = {
	...{
		name: 'Olive oil tasting at the mill',
		location: 'Vallauris',
		country: 'France',
		time: '10:00',
		endTime: '12:00',
	},
	...{
		phone: '+33 4 93 00 00 07',
		description: 'Four oils of the house, with bread.',
		additionalInformation: 'Flat shoes.',
	},
}
/** Adds an item to the library and publishes it there. Returns it as it was before that. */
async function keep(kind: 'lodging' | 'experience', content: object) {
	const added = await product.staff.post(ITEMS, { kind, content })
	expect(added.status).toBe(201)
	const published = await product.staff.post(`${ITEMS}/${added.body.item.id}/publish`, {
		version: added.body.item.version,
	})
	expect([published.status, published.body.isPublished]).toEqual([200, true])
	return added.body.item as CatalogueItem
}
const experiences = async (words: string): Promise<LibraryEntry[]> =>
	(await product.staff.get(`/api/admin/library/experiences?q=${encodeURIComponent(words)}`)).body.entries

test('trips draw on experiences, and on hotels and villas, that have no page (CRM-400, CRM-401, API-216)', async () => {
	const { staff, catalogue } = { ...product, catalogue: product.services.catalogue }
	const drafted = await staff.post(ITEMS, { kind: 'experience', content: { name: 'Not kept yet' } })
	expect(drafted.body.item).toMatchObject({ state: 'draft', number: null, findings: expect.any(Array) })
	expect(drafted.body.item.errors).toBe(0)
	expect(await experiences('kept')).toEqual([])

	const before = catalogue.current()
	const item = await keep('experience', EXPERIENCE)
	await keep('lodging', {
		name: 'Riad of the Nine Tiles',
		type: 'hotel',
		location: 'Fès',
		country: 'Morocco',
		phone: '+212 5',
	})
	await catalogue.refresh()
	// Visitors see nothing of it, and no page is drawn again.
	expect(catalogue.current()).toBe(before)
	expect((await staff.get(`${ITEMS}/${item.id}`)).body.item).toMatchObject({ state: 'public', number: null })
	expect((await staff.post(`${ITEMS}/${item.id}/previews`, { days: 1 })).status).toBe(409)

	const [entry] = await experiences('olive mill')
	const { name, country: _, ...copied } = { ...EXPERIENCE, location: 'Vallauris, France' }
	expect(entry).toEqual({
		...{ itemId: item.id, versionId: expect.any(String), kind: 'experience', name, place: 'Vallauris, France' },
		values: copied,
	})
	expect(await search('riad fes')).toMatchObject([
		{ kind: 'hotel', place: 'Fès, Morocco', values: { address: 'Fès, Morocco', phone: '+212 5', checkInFrom: null } },
	])
	expect([await experiences('riad'), await search('olive')]).toEqual([[], []])
	expect((await product.olivia.get('/api/admin/library/experiences?q=olive')).status).toBe(403)

	const activity = await addRecord(staff, 'activities', tripId, { name, ...copied, ...originOf(entry!) })
	expect(activity).toMatchObject({ description: EXPERIENCE.description, ...originOf(entry!) })
	const stay = await addStay((await search(hotel.name))[0]!)
	const wrong = await change(stay.id, originOf(entry!))
	expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['catalogueVersionId']])
	const seen = await product.olivia.get(`/api/portal/trips/${tripId}`)
	expect(JSON.stringify(seen.body)).toContain(name)
	expect(JSON.stringify(seen.body)).not.toContain(entry!.itemId)

	const again = await staff.post(ITEMS, {
		kind: 'experience',
		content: { name: name.toUpperCase(), location: 'Vallauris' },
	})
	expect(again.body.item.findings).toContainEqual(expect.objectContaining({ path: 'name', level: 'error' }))
	const out = await staff.post(`${ITEMS}/${item.id}/withdraw`, { version: item.version + 1 })
	expect(out.body.item).toMatchObject({ state: 'withdrawn' })
	expect(await experiences('olive')).toEqual([])
	expect((await staff.get(`/api/admin/trips/${tripId}`)).body.trip.activities).toMatchObject([originOf(entry!)])
})

test('a confirmation prints the photographs of the catalogue where staff have uploaded none (DOC-124)', async () => {
	const { staff } = product
	const pictured = await makeTrip(product)
	const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6b5c' } })
		.jpeg()
		.toBuffer()
	const form = new FormData()
	form.set('picture', new File([new Uint8Array(jpeg)], 'mill.jpg', { type: 'image/jpeg' }))
	const { picture } = (await staff.post('/api/admin/catalogue/pictures', form)).body
	await makePicture({ ...product.services, log: pino({ level: 'silent' }) }, picture.id)
	// A drawing comes first, and is not what a traveller has booked.
	const images = [
		{ ...builtIn.hotels[1]!.images[0], alt: '' },
		{ name: picture.name, alt: 'The mill in the morning' },
	]
	await keep('experience', { name: 'A walk to the mill', images })
	const [entry] = await experiences('walk mill')
	await addRecord(staff, 'activities', pictured, { name: 'A walk to the mill', ...originOf(entry!) })
	const print = async () => {
		const { status, body } = await staff.post(`/api/admin/trips/${pictured}/generate-booking-confirmation`)
		const pdf = Buffer.from(await (await staff.fetch(body.document.fileUrl)).arrayBuffer())
		return { status, images: pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0 }
	}
	expect(await print()).toEqual({ status: 201, images: 1 })
	expect(await print()).toEqual({ status: 200, images: 1 })

	// The traveller sees the same photograph, below the trip and nowhere else (PORTAL-153).
	expect((await product.olivia.get(`/api/portal/trips/${pictured}`)).body.takesFromCatalogue).toBe(true)
	const path = `/api/portal/trips/${pictured}/taken`
	const { taken } = (await product.olivia.get(path)).body
	const below = `${path}/${picture.id}`
	expect(taken).toMatchObject([{ description: null, picture: { alt: 'The mill in the morning' } }])
	expect(taken[0].picture.served.sources.map(({ src }: { src: string }) => src)).toEqual([
		`${below}/300.avif`,
		`${below}/300.webp`,
	])
	const file = await product.olivia.fetch(`${below}/300.webp`)
	expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
	expect(file.headers.get('cache-control')).toContain('private')
	const without = await makeTrip(product)
	const statuses = (caller: typeof staff, ...addresses: string[]) =>
		Promise.all(addresses.map(async (address) => (await caller.fetch(address)).status))
	const inside = [path, `${below}/300.webp`]
	expect(await statuses(staff, ...inside)).toEqual([200, 200])
	expect(await statuses(product.james, ...inside)).toEqual([404, 404])
	expect(await statuses(product.anonymous, ...inside)).toEqual([401, 401])
	const elsewhere = `/api/portal/trips/${without}/taken/${picture.id}/300.webp`
	expect(await statuses(product.olivia, `${below}/full.jpg`, elsewhere, `/pictures/${picture.id}/300.webp`)).toEqual([
		...[404, 404, 404],
	])
	expect((await product.olivia.get(`/api/portal/trips/${without}`)).body.takesFromCatalogue).toBe(false)
})

test('a trip shows the words and the picture that its stay was taken with (PORTAL-153)', async () => {
	const trip = await makeTrip(product)
	const [entry] = await search(hotel.name)
	const stay = await addRecord(product.staff, 'accommodations', trip, { hotelName: hotel.name, ...originOf(entry!) })
	const { taken } = (await product.olivia.get(`/api/portal/trips/${trip}/taken`)).body
	expect(taken).toMatchObject([{ recordId: stay.id, description: hotel.description }])
	expect(taken[0].picture).toMatchObject({ alt: hotel.images[0].alt, served: { social: null } })
	expect(JSON.stringify(taken)).not.toContain(entry!.versionId)
})

test('what staff typed once is kept for other trips (CRM-402, API-216)', async () => {
	const { staff } = product
	const typed = { name: 'Casa do Moinho', type: 'hotel', location: 'Sintra', country: 'Portugal', address: 'Rua 1' }
	const kept = await staff.post('/api/admin/library/stays', { ...typed, phone: '', description: 'Six rooms.' })
	expect([kept.status, kept.body.entry]).toMatchObject([
		201,
		{ kind: 'hotel', name: typed.name, place: 'Sintra, Portugal', values: { address: 'Rua 1', phone: null } },
	])
	expect(await search('moinho')).toEqual([kept.body.entry])
	const item = (await staff.get(`${ITEMS}/${kept.body.entry.itemId}`)).body.item
	expect(item).toMatchObject({ kind: 'lodging', state: 'public', content: { ...typed, description: 'Six rooms.' } })

	const tasting = await staff.post('/api/admin/library/experiences', { name: 'A tasting', time: '18:00' })
	expect(tasting.body.entry).toMatchObject({ kind: 'experience', values: { time: '18:00', endTime: null } })
	const stay = await addRecord(staff, 'accommodations', await makeTrip(product))
	expect((await change(stay.id, originOf(kept.body.entry))).body.accommodation).toMatchObject(originOf(kept.body.entry))

	const refused = async (values: object) => {
		const { status, body } = await staff.post('/api/admin/library/stays', values)
		return [status, Object.keys(body.fields ?? {})]
	}
	expect(await refused({ ...typed, name: typed.name.toUpperCase() })).toEqual([422, ['name']])
	expect(await refused({ ...typed, location: 'Évora' })).toEqual([201, []])
	expect(await refused({ location: 'Faro' })).toEqual([422, ['name']])
	expect(await refused({ ...typed, type: 'tent' })).toEqual([422, ['type']])
	expect((await refused({ ...typed, price: 1 }))[0]).toBe(422)
	for (const caller of [product.olivia, product.anonymous])
		expect([401, 403]).toContain((await caller.post('/api/admin/library/stays', typed)).status)
})
