import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RetryLater } from '#server/jobs/jobs.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { sendPush } from './deliver-push.ts'
import { pushSender } from './push-sender.ts'

/** A push service, and the device behind it that decrypts as a browser would. */
const received: { request: IncomingMessage; body: Buffer }[] = []
let status = 201
const service = createServer((request, response) => {
	const chunks: Buffer[] = []
	request.on('data', (chunk: Buffer) => chunks.push(chunk))
	request.on('end', () => {
		received.push({ request, body: Buffer.concat(chunks) })
		response.writeHead(status, { 'retry-after': '7' }).end('reason')
	})
})
const device = createECDH('prime256v1')
device.generateKeys()
const auth = randomBytes(16)

let product: Product
let endpoint: string
let host: string
beforeAll(async () => {
	await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
	host = `127.0.0.1:${(service.address() as AddressInfo).port}`
	endpoint = `http://${host}/device`
	product = await startProduct({ push: pushSender({ allowedHosts: new Set([host]) }) })
})
afterAll(async () => {
	await product.stop()
	service.close()
})
beforeEach(() => {
	received.length = 0
	status = 201
})

const keys = { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') }
const subscribe = (who: Client, more: object = {}) =>
	who.post('/api/portal/push', { endpoint, keys, zone: noon(), ...more })
/** A zone where it is day, so that the test does not depend on the hour at which it runs. */
function noon(): string {
	const hours = 12 - new Date().getUTCHours()
	return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}
const decrypted = (body: Buffer) =>
	JSON.parse(
		ece.decrypt(body, { version: 'aes128gcm', privateKey: device, authSecret: auth.toString('base64url') }).toString(),
	)

/** Tells a change to Olivia. Returns her push, which waits. */
async function tellChange() {
	const tripId = await makeTrip(product)
	const { id } = await addRecord(product.staff, 'transfers', tripId, { time: '08:00', confirmationNumber: 'SECRET9' })
	await product.staff.post(`/api/admin/trips/${tripId}/ready`, {})
	await sql`update deliveries set state = 'skipped' where channel = 'push'`.execute(product.db)
	await product.staff.patch(`/api/admin/transfers/${id}`, { time: '07:30' })
	await product.staff.post(`/api/admin/trips/${tripId}/notices`, {})
	const push = await product.db
		.selectFrom('deliveries')
		.select(['id', 'noticeId', 'dueAt'])
		.where('channel', '=', 'push')
		.where('state', '=', 'waiting')
		.executeTakeFirst()
	const receipts = async () => {
		const { notices } = (await product.staff.get(`/api/admin/trips/${tripId}/notices`)).body
		return notices[0].receipts[0].lines.map(({ text }: { text: string }) => text)
	}
	return { tripId, push, receipts }
}
const deliver = (id: string) => sendPush(product.services, id)
const isOn = async (who: Client) => (await who.get('/api/portal/push')).body.push.isOn

test('a push is encrypted for the device and signed with the key that the browser was given', async () => {
	expect((await subscribe(product.olivia, { showsDetails: true })).status).toBe(204)
	const { tripId, push, receipts } = await tellChange()
	await deliver(push!.id)
	const [{ request, body } = expect.fail('no push')] = received
	expect(decrypted(body)).toEqual({
		title: 'A change to your trip',
		body: 'Airport Pickup: Nice Airport to Hôtel Belle Rade, Thu 20 May 2038: Time: 07:30 (was 08:00)',
		path: `/portal/trips/${tripId}`,
		tag: push!.noticeId,
	})
	expect(request.headers).toMatchObject({ topic: push!.noticeId.replaceAll('-', ''), 'content-encoding': 'aes128gcm' })
	const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
	expect(key).toBe((await product.olivia.get('/api/portal/push')).body.push.publicKey)
	const [head = '', claims = '', signature = ''] = token.split('.')
	const point = Buffer.from(key, 'base64url')
	const jwk = {
		kty: 'EC',
		crv: 'P-256',
		x: point.subarray(1, 33).toString('base64url'),
		y: point.subarray(33).toString('base64url'),
	}
	const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
	expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
	expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: `http://${host}` })
	expect((await receipts()).at(-1)).toBe('Handed to the push service')
	await deliver(push!.id)
	expect(received).toHaveLength(1)
})

test('unless its traveller asked for details, the lock screen says only that there is news (PORTAL-107)', async () => {
	await product.olivia.delete('/api/portal/push')
	await subscribe(product.olivia)
	expect((await product.olivia.get('/api/portal/push')).body.push).toMatchObject({ isOn: true, showsDetails: false })
	const { push } = await tellChange()
	await deliver(push!.id)
	expect(decrypted(received[0]!.body)).toMatchObject({ title: 'Your trip has news', body: '' })
})

test('a subscription that is gone is removed, and the mail is unaffected (API-176)', async () => {
	await subscribe(product.olivia)
	const { push, receipts } = await tellChange()
	status = 410
	await deliver(push!.id)
	expect(await isOn(product.olivia)).toBe(false)
	const lines = await receipts()
	expect(lines).toContain('This device no longer takes push')
	expect(lines).toContain(`Mail to ${product.olivia.user!.email} waits for the mail server`)
	expect((await tellChange()).push).toBeUndefined()
})

test('a busy push service is asked again when it says; one that finds it too large gets it without text', async () => {
	await subscribe(product.olivia, { showsDetails: true })
	const { push } = await tellChange()
	status = 503
	const error = await deliver(push!.id).catch((error: unknown) => error)
	expect(error).toBeInstanceOf(RetryLater)
	expect((error as RetryLater).seconds).toBe(7)
	status = 413
	received.length = 0
	await deliver(push!.id)
	expect(received.map(({ body }) => decrypted(body).body !== '')).toEqual([true, false])
})

test('an endpoint that is no push service is refused when it is posted, and when it is sent to (API-175)', async () => {
	const refused = [
		'https://127.0.0.1/',
		'http://fcm.googleapis.com/x',
		'https://fcm.googleapis.com:8443/x',
		'https://user:pw@fcm.googleapis.com/x',
		'https://fcm.googleapis.com.example.org/x',
		'https://push.apple.com.example.org/x',
		'https://evilpush.apple.com@127.0.0.1/',
		'not an address',
	]
	for (const endpoint of refused)
		expect([endpoint, (await subscribe(product.olivia, { endpoint })).status]).toEqual([endpoint, 422])
	const inside = pushSender({
		network: { resolve: async () => ['10.0.0.7'], dial: () => expect.fail('dialled a private address') },
	})
	const answer = await inside.send({ endpoint: 'https://web.push.apple.com/x', headers: {}, body: null })
	expect(answer).toMatchObject({ status: 0, reason: expect.stringContaining('10.0.0.7') })
	for (const endpoint of refused) expect((await inside.send({ endpoint, headers: {}, body: null })).status).toBe(410)
})

test('a device belongs to the newest sign-in, and takes no push after the sign-out', async () => {
	await subscribe(product.olivia)
	await subscribe(product.james)
	expect([await isOn(product.olivia), await isOn(product.james)]).toEqual([false, true])
	expect((await tellChange()).push).toBeUndefined()
	const again = await product.signedIn(product.olivia.user!)
	await subscribe(again)
	const { push } = await tellChange()
	await again.post('/api/auth/logout')
	await deliver(push!.id)
	expect(received).toEqual([])
	expect((await subscribe(product.staff)).status).toBe(403)
	expect((await subscribe(product.anonymous)).status).toBe(401)
})

test('a traveller sees which devices take push, chooses details for one, and turns another off for good (PORTAL-108)', async () => {
	const [phone, laptop] = [await product.signedIn(product.olivia.user!), await product.signedIn(product.olivia.user!)]
	const there = { endpoint: `${endpoint}/phone`, zone: 'Asia/Tokyo' }
	const seen = async (who: Client) => (await who.get('/api/portal/push')).body.push
	await subscribe(phone, there)
	await subscribe(laptop, { showsDetails: true })
	// A page renews what its browser has, and changes nothing that was chosen.
	expect((await subscribe(laptop, { isRenewal: true })).status).toBe(204)
	const { devices, showsDetails } = await seen(laptop)
	expect(showsDetails).toBe(true)
	expect(devices).toHaveLength(2)
	expect(devices).toContainEqual(expect.objectContaining({ isThis: true, showsDetails: true }))
	const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis)
	expect(other).toMatchObject({ zone: 'Asia/Tokyo', showsDetails: false })

	const off = (who: Client, id: string) => who.delete(`/api/portal/push/devices/${id}`)
	expect((await off(product.anonymous, other.id)).status).toBe(401)
	for (const who of [product.james, product.staff]) expect((await off(who, other.id)).status).toBe(404)
	expect((await off(laptop, 'unknown')).status).toBe(404)
	expect((await off(laptop, other.id)).status).toBe(204)
	expect((await off(laptop, other.id)).status).toBe(404)
	expect((await seen(laptop)).devices).toHaveLength(1)
	expect(await isOn(phone)).toBe(false)

	// Its browser still has the subscription, and a later sign-in there renews it as little.
	const again = await product.signedIn(product.olivia.user!)
	for (const who of [phone, again]) {
		const renewal = await subscribe(who, { ...there, isRenewal: true })
		expect([renewal.status, renewal.body.code]).toEqual([409, 'turned_off'])
	}
	expect((await subscribe(product.james, { ...there, isRenewal: true })).status).toBe(204)
	expect((await subscribe(again, there)).status).toBe(204)
	expect((await subscribe(again, { ...there, isRenewal: true })).status).toBe(204)
	expect(await isOn(again)).toBe(true)
})
