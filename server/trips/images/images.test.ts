import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const photo = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#e9c08a' } })
		.png()
		.toBuffer()

async function form(type: string, bytes: Buffer | null, name = 'harbour.png') {
	const form = new FormData()
	// The file first, as some clients send it: the slot is known only afterwards.
	if (bytes) form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
	form.set('type', type)
	return form
}

test('a trip’s pictures are stored, replaced, and visible to its own people only', async () => {
	const { staff, olivia, james, services } = product
	const tripId = await makeTrip(product)
	const upload = async (type: string, bytes: Buffer | null) =>
		staff.post(`/api/admin/trips/${tripId}/upload-image`, await form(type, bytes))
	const first = await upload('thumbnail', await photo(3000, 2000))
	expect(first.status).toBe(200)
	const header = await upload('header', await photo(1920, 600))
	const whole = await olivia.get(`/api/portal/trips/${tripId}`)
	expect(whole.body.trip).toMatchObject({ thumbnailImage: first.body.url, headerImage: header.body.url })
	expect((await olivia.get('/api/portal/trips')).body.trips).toContainEqual(
		expect.objectContaining({ id: tripId, thumbnailImage: first.body.url }),
	)

	const picture = await olivia.fetch(first.body.url)
	expect(picture.headers.get('content-type')).toBe('image/jpeg')
	expect(picture.headers.get('cache-control')).toContain('private')
	const { format, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
	expect(format).toBe('jpeg')
	expect(width).toBeLessThanOrEqual(1600)
	expect((await james.get(first.body.url)).status).toBe(404)

	const second = await upload('thumbnail', await photo(800, 450))
	expect((await olivia.get(first.body.url)).status).toBe(404)
	expect((await olivia.get(second.body.url)).status).toBe(200)
	const keys = []
	for await (const { key } of services.storage.list('pictures/')) keys.push(key)
	expect(keys).toHaveLength(2)

	expect((await staff.delete(`/api/admin/trips/${tripId}/delete-image/thumbnail`)).status).toBe(204)
	expect((await staff.delete(`/api/admin/trips/${tripId}/delete-image/thumbnail`)).status).toBe(404)
	expect((await staff.delete(`/api/admin/trips/${tripId}/delete-image/passwd`)).status).toBe(404)
	expect((await olivia.get(`/api/portal/trips/${tripId}`)).body.trip.thumbnailImage).toBeNull()
})

test('a file that is not a picture, or has no slot, is refused and leaves nothing', async () => {
	const { staff, services } = product
	const tripId = await makeTrip(product)
	const send = async (type: string, bytes: Buffer | null) =>
		(await staff.post(`/api/admin/trips/${tripId}/upload-image`, await form(type, bytes))).status
	const count = async () => {
		let n = 0
		for await (const _ of services.storage.list('pictures/')) n++
		return n
	}
	const before = await count()
	expect(await send('header', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(415)
	expect(await send('banner', await photo(10, 10))).toBe(422)
	expect(await send('header', null)).toBe(400)
	expect(await send('header', (await photo(400, 400)).subarray(0, 60))).toBe(422)
	expect(await count()).toBe(before)
})
