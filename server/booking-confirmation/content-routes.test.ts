import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let tripId: string
let stay: string
let activity: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product)
	stay = (await addRecord(product.staff, 'accommodations', tripId)).id
	activity = (await addRecord(product.staff, 'activities', tripId)).id
})

const at = (path: string) => `/api/admin/trips/${tripId}/${path}`
const save = (body: object, headers?: Record<string, string>) =>
	product.staff.put(at('booking-confirmation-content'), { tripId, ...body }, headers)
const read = () => product.staff.get(at('booking-confirmation-content'))

async function upload(section: string, id?: string, size = { width: 1600, height: 1000 }) {
	const bytes = await sharp({ create: { ...size, channels: 3, background: 'tomato' } })
		.jpeg()
		.toBuffer()
	const form = new FormData()
	form.set('file', new File([new Uint8Array(bytes)], 'x.jpg', { type: 'image/jpeg' }))
	form.set('section', section)
	if (id) form.set('id', id)
	return product.staff.post(at('upload-section-image'), form)
}

test('the content is null until it is saved, and then its lists and maps as strings of JSON (DOC-15)', async () => {
	expect(await read()).toMatchObject({ status: 200, body: null })
	const picture = (await upload('hotel', stay)).body.url as string
	const icon = (await upload('why-book-icon-0')).body.url as string
	const saved = await save({
		introductionText: ' Dear Olivia,\n\nwelcome. ',
		whyBookWithUsIcons: JSON.stringify([{ text: 'Care - Day and night', iconUrl: icon }]),
		hotelImages: JSON.stringify({ [stay]: picture }),
		hotelDescriptions: JSON.stringify({ [stay]: 'Above the harbour' }),
		activityDescriptions: { [activity]: 'By tender' },
		totalPrice: '£28,450.00',
		vatRate: '20',
	})
	expect(saved.status).toBe(200)
	expect(saved.body).toMatchObject({
		tripId,
		version: 1,
		introductionText: 'Dear Olivia,\n\nwelcome.',
		whyBookWithUs: null,
		whyBookWithUsIcons: JSON.stringify([{ text: 'Care - Day and night', iconUrl: icon }]),
		hotelImages: JSON.stringify({ [stay]: picture }),
		activityImages: '{}',
		activityDescriptions: JSON.stringify({ [activity]: 'By tender' }),
		totalPrice: '28450.00',
		vatAmount: null,
		vatRate: '20',
		showVat: true,
		showPerPersonPrice: false,
		showPerNightPrice: false,
	})
	expect((await read()).body).toEqual(saved.body)
	const { rows } = await sql<{ type: string }>`select jsonb_typeof(content->'hotelImages') as type
		from "bookingConfirmationContents" where "tripId" = ${tripId}`.execute(product.db)
	expect(rows).toEqual([{ type: 'object' }])
	// What was read may be sent back whole.
	expect((await save({ ...saved.body, showVat: false })).body).toMatchObject({ version: 2, showVat: false })
})

test('bad content is refused by field, and changes nothing', async () => {
	const cases: [object, string][] = [
		[{ totalPrice: 'a lot' }, 'totalPrice'],
		[{ totalPrice: '-5' }, 'totalPrice'],
		[{ totalPrice: '100', vatAmount: '100.01' }, 'vatAmount'],
		[{ vatRate: '101' }, 'vatRate'],
		[{ showVat: 'yes' }, 'showVat'],
		[{ hotelImages: '{"broken' }, 'hotelImages'],
		[{ hotelImages: '[]' }, 'hotelImages'],
		[{ hotelDescriptions: { [activity]: 'x' } }, 'hotelDescriptions'],
		[{ hotelDescriptions: { lobby: 'x' } }, 'hotelDescriptions'],
		[{ activityDescriptions: { [stay]: 'x' } }, 'activityDescriptions'],
		[{ whyBookWithUsIcons: '{}' }, 'whyBookWithUsIcons'],
		[{ destinationHeaderImage: 'https://evil.example/x.jpg' }, 'destinationHeaderImage'],
		[{ destinationHeaderImage: '/api/images/0b5f0000-0000-4000-8000-000000000000.jpg' }, 'destinationHeaderImage'],
		[{ tripId: stay }, 'tripId'],
		[{ secret: 1 }, 'secret'],
	]
	for (const [body, field] of cases) {
		const { status, body: answer } = await save(body)
		expect([field, status, Object.keys(answer.fields ?? {})]).toEqual([field, 422, [field]])
	}
	expect((await read()).body).toBeNull()
})

test('of two who edit at once the later one is told', async () => {
	expect((await save({ totalPrice: '1' }, { 'if-match': '"0"' })).body.version).toBe(1)
	const stale = await save({ totalPrice: '2' }, { 'if-match': '"0"' })
	expect([stale.status, stale.body.current.totalPrice]).toEqual([412, '1'])
	expect((await save({ totalPrice: '2' }, { 'if-match': '"1"' })).body).toMatchObject({ version: 2, totalPrice: '2' })
})

test('a picture is made ours, in the size its place needs, and is seen by those whose trip it is', async () => {
	for (const [section, id, size] of [
		['destination', undefined, [1600, 1000]],
		['hotel', stay, [1200, 750]],
		['activity', activity, [1200, 750]],
		['why-book-icon-3', undefined, [150, 94]],
	] as const) {
		const { status, body } = await upload(section, id)
		expect([section, status]).toEqual([section, 200])
		const image = await product.olivia.fetch(body.url)
		const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata()
		expect([section, width, height]).toEqual([section, ...size])
		expect((await product.james.fetch(body.url)).status).toBe(404)
	}
	expect((await upload('cover')).status).toBe(400)
	expect((await upload('why-book-icon-12')).status).toBe(400)
	for (const id of [undefined, activity, 'x']) expect((await upload('hotel', id)).status).toBe(422)
})

test('what belongs to a hotel goes with it; pictures that nobody saved go in a day', async () => {
	const kept = (await upload('hotel', stay)).body.url as string
	await upload('hotel', stay)
	await save({ hotelImages: { [stay]: kept }, hotelDescriptions: { [stay]: 'x' } })
	const pictures = () => readdir(`${product.folder}/pictures`).then((names) => names.length)
	const before = await pictures()
	await sql`update "tripImages" set "createdAt" = now() - interval '2 days' where "tripId" = ${tripId}`.execute(
		product.db,
	)
	await save({ showVat: false })
	expect(await pictures()).toBe(before - 1)
	expect((await product.olivia.fetch(kept)).status).toBe(200)
	await product.staff.delete(`/api/admin/accommodations/${stay}`)
	expect((await read()).body).toMatchObject({ hotelImages: '{}', hotelDescriptions: '{}' })
})
