import { argon2Sync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { marguerite, olivia } from '#tests/people.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { ensureFirstAdmin, setPassword } from './accounts.ts'
import { knownDevice } from './devices.ts'

let product: Product
beforeEach(async () => {
	product = await startProduct()
})
afterEach(() => product.stop())

/** Signs in as a browser would, from an address; gives the answer and the cookie's parts. */
async function signIn(username: string, password: string, { from = '203.0.113.7', cookie = '' } = {}) {
	const answer = await product.anonymous.post(
		'/api/auth/login',
		{ username, password },
		{ 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
	)
	const [setCookie = '', setDevice = ''] = answer.headers.getSetCookie()
	return { ...answer, setCookie, cookie: setCookie.split(';')[0] ?? '', device: setDevice.split(';')[0] ?? '' }
}
const tokenIn = (cookie: string) => cookie.split('=')[1]
const whoIs = async (cookie: string) => (await product.anonymous.get('/api/auth/user', { cookie })).body.user

test('a customer signs in, is recognised by the cookie, and signs out', async () => {
	expect((await product.anonymous.get('/api/auth/user')).body).toEqual({ user: null })
	const { status, body, setCookie, cookie } = await signIn('Olivia.Hartley', olivia.password)
	expect(status).toBe(200)
	expect(body.user).toMatchObject({ username: 'olivia.hartley', email: olivia.email, role: 'customer' })
	expect(Object.keys(body.user)).not.toContain('passwordHash')
	expect(setCookie).toMatch(
		/^__Host-session=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
	)
	expect(await whoIs(cookie)).toMatchObject({ username: 'olivia.hartley' })

	const out = await product.anonymous.post('/api/auth/logout', undefined, { cookie })
	expect([out.status, out.body]).toEqual([200, { user: null }])
	expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
	expect(await whoIs(cookie)).toBeNull()
	expect((await product.anonymous.get('/api/portal/trips', { cookie })).status).toBe(401)
	expect((await product.anonymous.post('/api/auth/logout')).status).toBe(200)
})

test('every sign-in creates a new session and ends the previous one of the browser', async () => {
	const planted = `__Host-session=${'A'.repeat(43)}`
	const first = await signIn(olivia.username, olivia.password, { cookie: planted })
	expect(await whoIs(planted)).toBeNull()
	const second = await signIn(olivia.username, olivia.password, { cookie: first.cookie })
	expect(second.cookie).not.toBe(first.cookie)
	expect(await whoIs(first.cookie)).toBeNull()
	expect(await whoIs(second.cookie)).not.toBeNull()
	const { rows } = await sql<{ row: string }>`select s::text as row from sessions s`.execute(product.db)
	const token = second.cookie.split('=')[1]!
	expect(rows.every(({ row }) => !row.includes(token))).toBe(true)
})

test('every failed sign-in has the same answer and takes the same time', async () => {
	await sql`insert into users (id, username, email, role) values (gen_random_uuid(), 'invited', 'i@mail.example', 'customer')`.execute(
		product.db,
	)
	const tries: [string, string][] = [
		[olivia.username, 'not her password'],
		['nobody-at-all', 'not her password'],
		['invited', 'not her password'],
	]
	const bodies = []
	const times = tries.map(() => Number.POSITIVE_INFINITY)
	for (let round = 0; round < 8; round++)
		for (const [i, [username, password]] of tries.entries()) {
			const began = performance.now()
			const { status, body } = await signIn(username, password, { from: `198.51.100.${round * 3 + i}` })
			times[i] = Math.min(times[i]!, performance.now() - began)
			bodies.push(JSON.stringify([status, body]))
		}
	expect(new Set(bodies)).toEqual(
		new Set([JSON.stringify([401, { error: 'Invalid username or password', code: 'wrong_credentials' }])]),
	)
	// The fastest of each, which a busy machine disturbs least; a missing hash would answer in a twentieth of the time.
	expect(Math.min(...times) / Math.max(...times)).toBeGreaterThan(0.12)
})

test('the rate limit slows down only the guesser, and survives a restart', async () => {
	for (let n = 0; n < 5; n++) expect((await signIn(olivia.username, 'wrong')).status).toBe(401)
	const sixth = await signIn(olivia.username, olivia.password)
	expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many'])
	expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
	expect((await signIn(olivia.username, olivia.password, { from: '198.51.100.9' })).status).toBe(200)
	const { rows } = await sql<{ n: number }>`select count(*) as n from throttle`.execute(product.db)
	expect(rows[0]!.n).toBeGreaterThan(2)
})

test('spellings of one username share one rate limit', async () => {
	expect((await signIn('marguer\u0130te', marguerite.password)).status).toBe(200)
	for (let n = 0; n < 5; n++) expect((await signIn('marguerite', 'wrong')).status).toBe(401)
	expect((await signIn('MARGUER\u0130TE', 'wrong')).status).toBe(429)
})

test('strangers who guess an account’s password cannot lock out a device that has signed in before', async () => {
	const { cookie, device } = await signIn(olivia.username, olivia.password)
	expect(device).toMatch(/^__Host-device=[A-Za-z0-9_-]{43}$/)
	// A stored hash says what it costs to compare, and so many comparisons at today's cost would take seconds.
	const passwordHash = cheapHash(olivia.password)
	await product.db.updateTable('users').set({ passwordHash }).where('id', '=', product.olivia.user!.id).execute()
	// From many networks, more guesses than the account's limit in an hour.
	for (let n = 0; n < 101; n++) await signIn(olivia.username, 'wrong', { from: `2001:db8:${n.toString(16)}::1` })
	expect((await signIn(olivia.username, olivia.password, { from: '198.51.100.9' })).status).toBe(429)
	const known = await signIn(olivia.username, olivia.password, { from: '198.51.100.9', cookie: `${cookie}; ${device}` })
	expect(known.status).toBe(200)
	// It has a limit of its own, and is not known to other accounts.
	for (let n = 0; n < 5; n++)
		expect((await signIn(olivia.username, 'wrong', { cookie: known.device })).status).toBe(401)
	expect((await signIn(olivia.username, olivia.password, { cookie: known.device })).status).toBe(429)
	expect(await knownDevice(product.db, tokenIn(known.device), product.james.user!.id)).toBeNull()
})

test('a device is forgotten after a new password, and its token replaced at each sign-in', async () => {
	const first = await signIn(olivia.username, olivia.password)
	const second = await signIn(olivia.username, olivia.password, { cookie: first.device })
	const isKnown = async ({ device }: { device: string }) =>
		(await knownDevice(product.db, tokenIn(device), product.olivia.user!.id)) !== null
	expect([await isKnown(first), await isKnown(second)]).toEqual([false, true])
	await setPassword(product.db, product.olivia.user!.id, 'a-lighthouse-in-fog')
	expect(await isKnown(second)).toBe(false)
})

test('a new password set by staff closes the calendar feed', async () => {
	const { body } = await product.olivia.post('/api/portal/calendar-feed')
	const { pathname } = new URL(body.feed.url)
	expect((await product.anonymous.get(pathname)).status).toBe(200)
	await product.staff.patch(`/api/admin/users/${product.olivia.user!.id}`, { password: 'a-lighthouse-in-fog' })
	expect((await product.anonymous.get(pathname)).status).toBe(404)
})

test('one address that tries many usernames is rate limited', async () => {
	const statuses = []
	for (let n = 0; n < 35; n++) statuses.push((await signIn(`name-${n}`, 'summer-of-love')).status)
	expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
	expect(statuses[30]).toBe(429)
})

test('X-Forwarded-For counts from a trusted proxy only', async () => {
	await product.stop()
	product = await startProduct({ trustProxy: [] })
	for (let n = 0; n < 5; n++) await signIn(olivia.username, 'wrong', { from: `198.51.100.${n}` })
	expect((await signIn(olivia.username, 'wrong', { from: '198.51.100.77' })).status).toBe(429)
})

test('sessions end after the idle time and the maximum age of their role', async () => {
	const staff = (await signIn(marguerite.username, marguerite.password)).cookie
	const customer = (await signIn(olivia.username, olivia.password)).cookie
	const age = (column: 'lastSeenAt' | 'expiresAt', interval: string) =>
		sql`update sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${interval}::interval`.execute(product.db)
	await age('lastSeenAt', '31 minutes')
	expect(await whoIs(staff)).toBeNull()
	expect(await whoIs(customer)).not.toBeNull()
	await age('lastSeenAt', '15 days')
	expect(await whoIs(customer)).toBeNull()
	const again = (await signIn(olivia.username, olivia.password, { from: '198.51.100.1' })).cookie
	await age('expiresAt', '30 days')
	expect(await whoIs(again)).toBeNull()
})

test('a new password ends every session at once; a refused one ends none', async () => {
	const cookies: string[] = []
	for (let n = 0; n < 3; n++) cookies.push((await signIn(olivia.username, olivia.password)).cookie)
	const change = (password: string) => product.staff.patch(`/api/admin/users/${product.olivia.user!.id}`, { password })
	expect((await change('password123')).body.fields).toEqual({ password: 'This password is too easy to guess' })
	expect((await change('short')).body.fields).toEqual({ password: 'At least 8 characters' })
	expect(await whoIs(cookies[0]!)).not.toBeNull()

	expect((await change('a-lighthouse-in-fog')).status).toBe(200)
	const after = await Promise.all(
		Array.from({ length: 20 }, (_, n) => product.anonymous.get('/api/portal/trips', { cookie: cookies[n % 3]! })),
	)
	expect(after.every(({ status }) => status === 401)).toBe(true)
	expect((await signIn(olivia.username, olivia.password)).status).toBe(401)
	expect((await signIn(olivia.username, 'a-lighthouse-in-fog', { from: '198.51.100.3' })).status).toBe(200)
})

test('a deleted or disabled account is signed out at once', async () => {
	const still = async (client: Client) => (await client.get('/api/portal/trips')).status
	await sql`update users set "disabledAt" = now() where username = 'olivia.hartley'`.execute(product.db)
	expect(await still(product.olivia)).toBe(401)
	expect((await signIn(olivia.username, olivia.password)).status).toBe(401)
	expect((await product.staff.delete(`/api/admin/users/${product.james.user!.id}`)).status).toBe(204)
	expect(await still(product.james)).toBe(401)
})

test('passwords are normalised to one Unicode form and never truncated', async () => {
	await setPassword(product.db, product.olivia.user!.id, 'cafe\u0301 on the quay')
	expect((await signIn(olivia.username, 'caf\u00e9 on the quay')).status).toBe(200)
	const long = 'x1'.repeat(100)
	await setPassword(product.db, product.olivia.user!.id, `${long}anchor`)
	expect((await signIn(olivia.username, long)).status).toBe(401)
	expect((await signIn(olivia.username, `${long}anchor`)).status).toBe(200)
	expect((await signIn(olivia.username, 'y'.repeat(257))).status).toBe(422)
})

test('the first admin is created once, whichever instance starts first', async () => {
	const first = { username: 'admin', email: 'admin@agency.example', password: 'a-generated-one-93' }
	expect(await ensureFirstAdmin(product.db, first)).toBeNull()
	await sql`delete from users where role = 'admin'`.execute(product.db)
	const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(product.db, first)))
	expect(made.filter(Boolean)).toHaveLength(1)
	expect((await signIn('admin', first.password)).body.user.role).toBe('admin')
})

test('an unreachable database answers 503 and signs nobody out', async () => {
	const { cookie } = await signIn(olivia.username, olivia.password)
	const away = connect({ host: '/nowhere', port: 5432, user: 'app', database: 'none' })
	const app = createApp({ ...product.services, db: away })
	for (const [method, path] of [
		['GET', '/api/auth/user'],
		['GET', '/api/portal/trips'],
		['POST', '/api/auth/logout'],
		['GET', '/readyz'],
	]) {
		const answer = await app.request(path!, { method, headers: { cookie } })
		expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 503, true])
		expect(await answer.json()).toMatchObject({ code: 'unavailable' })
	}
	const health = await app.request('/healthz')
	expect([health.status, health.headers.get('cache-control')]).toEqual([200, 'no-store'])
	await away.destroy()
	expect(await whoIs(cookie)).not.toBeNull()
})

test('changing one’s own password signs out other devices and sends a mail', async () => {
	const here = (await signIn(olivia.username, olivia.password)).cookie
	const elsewhere = (await signIn(olivia.username, olivia.password, { from: '198.51.100.1' })).cookie
	const change = (currentPassword: string, newPassword: string, cookie = here) =>
		product.anonymous.post('/api/auth/password', { currentPassword, newPassword }, { cookie })

	expect(await change('not-hers-at-all', 'tide-tables-of-1911')).toMatchObject({
		status: 422,
		body: { code: 'wrong_password', fields: { currentPassword: 'That is not your current password' } },
	})
	expect((await change(olivia.password, 'short')).body.fields).toEqual({ newPassword: 'At least 8 characters' })
	expect((await change(olivia.password, 'password123')).body.fields).toEqual({
		newPassword: 'This password is too easy to guess',
	})
	expect(await whoIs(elsewhere)).not.toBeNull()

	const done = await change(olivia.password, 'tide-tables-of-1911')
	expect([done.status, done.body.user.username]).toEqual([200, olivia.username])
	const next = done.headers.get('set-cookie')?.split(';')[0] ?? ''
	expect([await whoIs(here), await whoIs(elsewhere)]).toEqual([null, null])
	expect(await whoIs(next)).toMatchObject({ username: olivia.username })
	expect((await signIn(olivia.username, olivia.password)).status).toBe(401)
	expect((await signIn(olivia.username, 'tide-tables-of-1911', { from: '198.51.100.2' })).status).toBe(200)
	const mails = await product.db
		.selectFrom('mails')
		.select(['to', 'subject', 'textBody'])
		.where('subject', '<>', 'A new sign-in to your account')
		.execute()
	expect(mails).toMatchObject([{ to: olivia.email, subject: 'Your password was changed' }])
	expect(mails[0]?.textBody).not.toContain('tide-tables')
})

test('guessing the current password on an unlocked screen is rate limited', async () => {
	const { cookie } = await signIn(olivia.username, olivia.password)
	const guess = (n: number) =>
		product.anonymous.post(
			'/api/auth/password',
			{ currentPassword: `guess ${n}`, newPassword: 'tide-tables' },
			{ cookie },
		)
	for (let n = 1; n <= 5; n++) expect((await guess(n)).status).toBe(422)
	expect((await guess(6)).status).toBe(429)
})

test('a dangerous call asks for the password after ten minutes, which then counts for ten more', async () => {
	const { cookie } = await signIn(marguerite.username, marguerite.password, { from: '198.51.100.3' })
	const save = (cookie: string) => product.anonymous.put('/api/admin/settings', { minors: null }, { cookie })
	const confirm = (password: string) => product.anonymous.post('/api/auth/confirm', { password }, { cookie })
	expect((await save(cookie)).status).toBe(200)
	await sql`update sessions set "confirmedAt" = now() - interval '601 seconds'`.execute(product.db)
	expect(await save(cookie)).toMatchObject({ status: 403, body: { code: 'confirm_first' } })
	expect(await confirm('not hers')).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
	expect((await save(cookie)).status).toBe(403)

	const done = await confirm(marguerite.password)
	const renewed = done.headers.get('set-cookie')?.split(';')[0] ?? ''
	expect(done.status).toBe(204)
	expect(await whoIs(cookie)).toBeNull()
	expect((await save(renewed)).status).toBe(200)
	const rows = await product.db
		.selectFrom('audit')
		.select('outcome')
		.where('action', '=', 'identity confirmed')
		.execute()
	expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'refused'])
	for (let n = 1; n <= 5; n++)
		await product.anonymous.post('/api/auth/confirm', { password: 'guess' }, { cookie: renewed })
	const locked = await product.anonymous.post(
		'/api/auth/confirm',
		{ password: marguerite.password },
		{ cookie: renewed },
	)
	expect(locked.status).toBe(429)
})

function cheapHash(password: string): string {
	const nonce = randomBytes(16)
	const options = { memory: 8, passes: 1, parallelism: 1 }
	const tag = argon2Sync('argon2id', { message: Buffer.from(password), nonce, ...options, tagLength: 32 })
	return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`
}
