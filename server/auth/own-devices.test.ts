import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { olivia } from '#tests/people.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'

/** Signs in; `device` is the cookie by which a browser is known. */
async function signIn({ device = '', from = '203.0.113.7', userAgent = 'curl' } = {}) {
	const { username, password } = olivia
	const headers = { 'x-forwarded-for': from, 'user-agent': userAgent, cookie: device }
	const answer = await product.anonymous.post('/api/auth/login', { username, password }, headers)
	const [session = '', known = ''] = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
	return { cookie: session, device: known }
}
const call = (cookie: string, method: 'get' | 'delete', path: string) => product.anonymous[method](path, { cookie })
const devicesOf = async (cookie: string) => (await call(cookie, 'get', '/api/auth/account')).body.account.devices
const mails = async () =>
	product.db.selectFrom('mails').selectAll().where('to', '=', olivia.email).orderBy('id').execute()

test('three browsers are listed, and each can be signed out from another; a browser that is new is told by mail', async () => {
	await sql`delete from sessions`.execute(product.db)
	const first = await signIn({ userAgent: PHONE })
	expect(await mails()).toEqual([])
	const second = await signIn()
	const third = await signIn()
	expect((await mails()).map(({ subject }) => subject)).toEqual(
		Array.from({ length: 2 }, () => 'A new sign-in to your account'),
	)
	expect((await mails())[0]!.textBody).toContain('/account')

	const devices = await devicesOf(first.cookie)
	expect(devices).toHaveLength(3)
	expect(devices.filter(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject([
		{ name: 'Safari on iPhone', ip: '203.0.113.7' },
	])
	// A known browser in a new place is no news.
	const moved = await signIn({ device: first.device, from: '198.51.100.77' })
	expect(await mails()).toHaveLength(2)

	const ownId = (await devicesOf(second.cookie)).find(({ isThis }: { isThis: boolean }) => isThis).id
	expect((await call(third.cookie, 'delete', `/api/auth/devices/${ownId}`)).status).toBe(204)
	expect((await call(third.cookie, 'delete', `/api/auth/devices/${ownId}`)).status).toBe(404)
	expect((await call(second.cookie, 'get', '/api/portal/trips')).status).toBe(401)
	expect((await call(third.cookie, 'get', '/api/portal/trips')).status).toBe(200)

	expect((await call(third.cookie, 'delete', '/api/auth/devices')).status).toBe(204)
	expect(await devicesOf(third.cookie)).toMatchObject([{ isThis: true }])
	expect((await call(moved.cookie, 'get', '/api/portal/trips')).status).toBe(401)
})

test('nobody signs out a device of somebody else', async () => {
	const { cookie } = await signIn()
	const [{ id }] = await devicesOf(cookie)
	const james = await product.signedIn(product.james.user!)
	expect((await james.delete(`/api/auth/devices/${id}`)).status).toBe(404)
	expect((await call(cookie, 'get', '/api/portal/trips')).status).toBe(200)
	const old = { cookie }
	await sql`update sessions set "confirmedAt" = now() - interval '11 minutes'`.execute(product.db)
	expect((await product.anonymous.delete('/api/auth/devices', old)).body.code).toBe('confirm_first')
})

test('an account is signed in on at most twenty devices', async () => {
	await sql`delete from sessions`.execute(product.db)
	const clients = []
	for (let n = 0; n < 22; n++) clients.push(await product.signedIn(product.james.user!))
	const { devices } = (await clients.at(-1)!.get('/api/auth/account')).body.account
	expect(devices).toHaveLength(20)
	expect((await clients[0]!.get('/api/portal/trips')).status).toBe(401)
})
