import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactCardFields } from '#shared/customers/contact-card.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const CARD = '/api/admin/contact-card'
const contactOf = async (tripId: string, client = product.olivia) =>
	(await client.get(`/api/portal/trips/${tripId}`)).body.contact

/** A photograph as telephones write it: large, turned, and with the place where it was taken. */
const photo = () =>
	sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c07a5a' } })
		.jpeg()
		.withExif({ IFD0: { Copyright: 'Studio Belle Rade' }, IFD3: { GPSLatitude: '43/1 44/1 0/1' } })
		.toBuffer()

async function form(bytes: Buffer) {
	const data = new FormData()
	data.set('image', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }))
	return data
}

test('the traveller of a trip sees its consultant’s card, and the agency where there is no consultant (PORTAL-113)', async () => {
	const { staff, olivia, james, db } = product
	const tripId = await makeTrip(product)
	const nothing = { phone: null, whatsApp: null, picture: null }
	expect((await staff.get(CARD)).body.card).toEqual(nothing)
	expect(await contactOf(tripId)).toMatchObject({
		consultant: { name: 'Marguerite Lavigne', ...nothing },
		hours: 'Mon–Fri 09:00–18:00, London time',
		phone: expect.stringContaining('+44'),
		emergencyPhone: null,
	})

	const given = { phone: '+44 20 7946 0018', whatsApp: '+44 7700 900123' }
	expect((await staff.put(CARD, given)).body.card).toEqual({ ...given, picture: null })
	const uploaded = await staff.post(`${CARD}/upload-picture`, await form(await photo()))
	expect([uploaded.status, uploaded.body.card.phone]).toEqual([200, given.phone])
	const { consultant } = await contactOf(tripId)
	expect(consultant).toMatchObject({ name: 'Marguerite Lavigne', ...given })

	// Small enough to travel with the page, ours from the first byte to the last, and without where it was taken.
	const [type, base64] = consultant.picture.split(',')
	expect(type).toBe('data:image/jpeg;base64')
	const picture = Buffer.from(base64, 'base64')
	expect(picture.length).toBeLessThan(6000)
	const { width, exif } = await sharp(picture).metadata()
	expect([width, exif]).toEqual([112, undefined])

	// The dashboard is about no trip. Nobody else's trip tells whom to call.
	expect((await olivia.get('/api/portal/trips')).body.contact.consultant).toBeNull()
	expect((await james.get(`/api/portal/trips/${tripId}`)).status).toBe(404)

	await db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', staff.user!.id).execute()
	expect((await contactOf(tripId)).consultant).toBeNull()
	await db.updateTable('users').set({ disabledAt: null }).where('id', '=', staff.user!.id).execute()

	expect((await staff.delete(`${CARD}/picture`)).status).toBe(204)
	expect((await contactOf(tripId)).consultant).toMatchObject({ ...given, picture: null })
})

test('a number without a country code, and a file that is no picture, are refused and change nothing', async () => {
	const { staff } = product
	const before = (await staff.get(CARD)).body
	const refused = await staff.put(CARD, { phone: '020 7946 0018', whatsApp: null })
	expect([refused.status, refused.body.fields]).toEqual([422, { phone: contactCardFields.phone.pattern?.message }])
	expect((await staff.post(`${CARD}/upload-picture`, await form(Buffer.from('<svg/>')))).status).toBe(415)
	expect((await staff.get(CARD)).body).toEqual(before)
})
