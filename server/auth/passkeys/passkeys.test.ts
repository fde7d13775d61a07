import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { relyingPartyOf } from '#shared/customers/relying-party.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { softwareAuthenticator } from '#tests/harness/authenticators/software.ts'
import { olivia } from '#tests/people.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	for (const table of ['passkeys', 'ceremonies', 'throttle', 'mails', 'audit'])
		await sql`delete from ${sql.table(table)}`.execute(product.db)
})

type Authenticator = ReturnType<typeof softwareAuthenticator>

const cookiesOf = (answer: { headers: Headers }) =>
	answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ')

async function add(client: Client, authenticator: Authenticator, told: Parameters<Authenticator['create']>[1] = {}) {
	const asked = await client.post('/api/auth/passkeys/options', {})
	expect(asked.status).toBe(200)
	const headers = { cookie: cookiesOf(asked) }
	const passkey = authenticator.create(asked.body.options, told)
	return { ...(await client.post('/api/auth/passkeys', { passkey }, headers)), passkey, headers }
}

async function ask() {
	const asked = await product.anonymous.post('/api/auth/passkey/options', {})
	expect(asked.status).toBe(200)
	return { options: asked.body.options, cookie: cookiesOf(asked) }
}
const answer = (passkey: unknown, cookie: string) =>
	product.anonymous.post('/api/auth/passkey', { passkey }, { cookie })
async function signIn(authenticator: Authenticator, told: Parameters<Authenticator['get']>[1] = {}) {
	const { options, cookie } = await ask()
	return answer(authenticator.get(options, told), cookie)
}
const subjects = async () =>
	(await product.db.selectFrom('mails').select('subject').orderBy('id').execute()).map(({ subject }) => subject)
const accountOf = async (client: Client) => (await client.get('/api/auth/account')).body.account

// API-150 to API-153
test('a passkey is added, opens the account with a fresh session, is renamed and removed, and mails say so', async () => {
	const authenticator = softwareAuthenticator()
	const { status, body } = await add(product.olivia, authenticator)
	expect(status).toBe(201)
	expect(await accountOf(product.olivia)).toMatchObject({
		ways: ['password', 'passkey'],
		passkeys: [{ id: body.id, name: 'A browser', isSynced: false, lastUsedAt: null }],
	})
	const signedIn = await signIn(authenticator)
	expect(signedIn).toMatchObject({ status: 200, body: { user: { username: olivia.username } } })
	const cookie = cookiesOf(signedIn)
	expect((await product.anonymous.get('/api/portal/trips', { cookie })).status).toBe(200)

	const path = `/api/auth/passkeys/${body.id}`
	expect((await product.olivia.patch(path, { name: 'My phone' })).status).toBe(204)
	expect((await accountOf(product.olivia)).passkeys).toMatchObject([{ name: 'My phone' }])
	expect((await accountOf(product.olivia)).passkeys[0].lastUsedAt).not.toBeNull()
	// Somebody else finds nothing there.
	for (const other of [product.james, product.staff]) {
		expect((await other.patch(path, { name: 'Mine' })).status).toBe(404)
		expect((await other.delete(path)).status).toBe(404)
	}
	expect(await product.olivia.delete(path)).toMatchObject({ status: 200, body: { rpId: 'localhost' } })
	expect((await product.olivia.delete(path)).status).toBe(404)
	expect(await signIn(authenticator)).toMatchObject({ status: 401, body: { code: 'unknown_passkey' } })
	expect(await subjects()).toEqual(expect.arrayContaining(['A passkey was added', 'A passkey was removed']))
})

test('an answer works once, in the browser that asked, and within five minutes', async () => {
	const authenticator = softwareAuthenticator()
	await add(product.olivia, authenticator)
	const first = await ask()
	const used = authenticator.get(first.options)
	expect((await answer(used, first.cookie)).status).toBe(200)
	// The same answer again, and in answer to a new challenge.
	expect((await answer(used, first.cookie)).status).toBe(401)
	const second = await ask()
	expect((await answer(used, second.cookie)).status).toBe(401)
	// A failed attempt has used up its challenge.
	expect((await answer(authenticator.get(second.options), second.cookie)).status).toBe(401)
	// The challenge of another browser, and none at all.
	const [third, fourth] = [await ask(), await ask()]
	expect((await answer(authenticator.get(third.options), fourth.cookie)).status).toBe(401)
	expect((await answer(authenticator.get(third.options), '')).status).toBe(401)
	const late = await ask()
	await sql`update ceremonies set "expiresAt" = now() - interval '1 second'`.execute(product.db)
	expect((await answer(authenticator.get(late.options), late.cookie)).status).toBe(401)
	const refused = await product.db.selectFrom('audit').select('detail').where('outcome', '=', 'refused').execute()
	expect(refused).toHaveLength(6)
	expect(refused).toContainEqual({ detail: { way: 'passkey', reason: 'signature' } })
})

test('of ten parallel uses of one answer one signs in', async () => {
	const authenticator = softwareAuthenticator()
	await add(product.olivia, authenticator)
	const { options, cookie } = await ask()
	const passkey = authenticator.get(options)
	const answers = await Promise.all(Array.from({ length: 10 }, () => answer(passkey, cookie)))
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
})

test('a counter that went back is refused and mailed; a synced passkey has none', async () => {
	const authenticator = softwareAuthenticator()
	await add(product.olivia, authenticator)
	expect((await signIn(authenticator, { counter: 7 })).status).toBe(200)
	for (const counter of [7, 3, 0]) expect((await signIn(authenticator, { counter })).status).toBe(401)
	expect(await subjects()).toContain('A passkey was refused')
	expect((await signIn(authenticator, { counter: 8 })).status).toBe(200)

	const synced = softwareAuthenticator({ isSynced: true })
	await add(product.olivia, synced)
	for (const counter of [7, 3, 0, 0]) expect((await signIn(synced, { counter })).status).toBe(200)
})

test('without recognising its owner, for another site or another account nothing is added and nobody gets in', async () => {
	const authenticator = softwareAuthenticator()
	for (const told of [{ isVerified: false }, { origin: 'https://elsewhere.example' }])
		expect(await add(product.olivia, authenticator, told)).toMatchObject({
			status: 422,
			body: { code: 'passkey_refused' },
		})
	expect((await accountOf(product.olivia)).passkeys).toEqual([])
	const { passkey, headers } = await add(product.olivia, authenticator)
	// The same answer again, and the challenge of one person answered by another.
	expect((await product.olivia.post('/api/auth/passkeys', { passkey }, headers)).status).toBe(422)
	const asked = await product.olivia.post('/api/auth/passkeys/options', {})
	expect(asked.body.options.excludeCredentials).toHaveLength(1)
	const swapped = softwareAuthenticator().create(asked.body.options)
	const jamesHeaders = { cookie: cookiesOf(asked) }
	expect((await product.james.post('/api/auth/passkeys', { passkey: swapped }, jamesHeaders)).status).toBe(422)

	for (const told of [{ isVerified: false }, { origin: 'https://elsewhere.example' }])
		expect((await signIn(authenticator, told)).status).toBe(401)
	const { options, cookie } = await ask()
	const other = authenticator.get(options)
	other.response.userHandle = Buffer.from('somebody else').toString('base64url')
	expect((await answer(other, cookie)).status).toBe(401)
	await sql`update users set "disabledAt" = now() where username = ${olivia.username}`.execute(product.db)
	expect((await signIn(authenticator)).status).toBe(401)
	await sql`update users set "disabledAt" = null where username = ${olivia.username}`.execute(product.db)
	expect((await signIn(authenticator)).status).toBe(200)
})

test('the last way in stays; adding and removing need a confirmation', async () => {
	const [first, second] = [softwareAuthenticator(), softwareAuthenticator()]
	const { body } = await add(product.james, first)
	const { body: other } = await add(product.james, second)
	const james = product.james.user!.id
	const { passwordHash } = await product.db
		.selectFrom('users')
		.select('passwordHash')
		.where('id', '=', james)
		.executeTakeFirstOrThrow()
	const setHash = (hash: string | null) =>
		product.db.updateTable('users').set({ passwordHash: hash }).where('id', '=', james).execute()
	await setHash(null)
	expect((await accountOf(product.james)).ways).toEqual(['passkey'])
	expect((await product.james.delete(`/api/auth/passkeys/${other.id}`)).status).toBe(200)
	expect(await product.james.delete(`/api/auth/passkeys/${body.id}`)).toMatchObject({
		status: 409,
		body: { code: 'last_way' },
	})
	expect((await signIn(first)).status).toBe(200)
	await setHash(passwordHash)
	await sql`update sessions set "confirmedAt" = now() - interval '11 minutes'`.execute(product.db)
	for (const call of [
		product.james.post('/api/auth/passkeys/options', {}),
		product.james.delete(`/api/auth/passkeys/${body.id}`),
	])
		expect(await call).toMatchObject({ status: 403, body: { code: 'confirm_first' } })
	await sql`update sessions set "confirmedAt" = now()`.execute(product.db)
	expect((await product.james.delete(`/api/auth/passkeys/${body.id}`)).status).toBe(200)
})

test('a session that a passkey opened meets the policy of a second step; the password alone neither meets it nor adds a factor', async () => {
	const ada = await product.colleague('consultant')
	const authenticator = softwareAuthenticator()
	const { body } = await add(ada, authenticator)
	await sql`update users set "passwordHash" = 'unused' where id = ${ada.user!.id}`.execute(product.db)
	await product.staff.put('/api/admin/settings', { secondStepFrom: '2026-01-01' })
	const cookie = cookiesOf(await signIn(authenticator))
	expect((await product.anonymous.get('/api/admin/trips', { cookie })).status).toBe(200)
	const own = await product.anonymous.delete(`/api/auth/passkeys/${body.id}`, { cookie })
	expect(own).toMatchObject({ status: 409, body: { code: 'required' } })
	expect((await ada.get('/api/admin/trips')).body.code).toBe('second_step_first')
	expect((await ada.post('/api/auth/second-step')).body.code).toBe('use_passkey')
	expect((await ada.post('/api/auth/passkeys/options', {})).body.code).toBe('use_passkey')
	await sql`update "agencySettings" set "values" = "values" - 'secondStepFrom'`.execute(product.db)
})

test('passkeys belong to https and localhost, never to an IP address', async () => {
	expect(relyingPartyOf('https://travel.example:8443')).toEqual({
		id: 'travel.example',
		origin: 'https://travel.example:8443',
	})
	expect(relyingPartyOf('http://localhost:3000')?.id).toBe('localhost')
	for (const url of ['http://192.0.2.7', 'https://192.0.2.7', 'https://[2001:db8::7]', 'http://travel.example'])
		expect(relyingPartyOf(url), url).toBeNull()
	const app = createApp({ ...product.services, publicUrl: 'http://192.0.2.7' })
	const response = await app.request('/api/auth/passkey/options', {
		method: 'POST',
		body: '{}',
		headers: { 'content-type': 'application/json' },
	})
	expect(response.status).toBe(404)
})

test('a passkey of one’s own confirms who one is, once per challenge and in the session that asked (API-166)', async () => {
	const authenticator = softwareAuthenticator()
	const { db, olivia: client } = product
	const stale = () =>
		sql`update sessions set "confirmedAt" = now() - interval '1 hour' where "userId" = ${client.user!.id}`.execute(db)
	const options = async (who: Client) => who.post('/api/auth/confirm/passkey/options', {})
	expect((await options(client)).body.code).toBe('no_passkey')
	expect((await options(product.anonymous)).status).toBe(401)
	await add(client, authenticator)

	const james = softwareAuthenticator()
	await add(product.james, james)
	const asked = await options(client)
	expect(asked.body.options.allowCredentials).toHaveLength(1)
	const cookie = cookiesOf(asked)
	const passkey = authenticator.get(asked.body.options)
	// Somebody else's session cannot use it, and the attempt costs the challenge.
	const stolen = await product.james.post('/api/auth/confirm/passkey', { passkey }, { cookie })
	expect([stolen.status, stolen.body.code]).toEqual([422, 'wrong_passkey'])
	expect((await client.post('/api/auth/confirm/passkey', { passkey }, { cookie })).status).toBe(422)

	await stale()
	const again = await options(client)
	const right = authenticator.get(again.body.options)
	const foreign = james.get(again.body.options)
	const headers = { cookie: cookiesOf(again) }
	expect((await client.post('/api/auth/confirm/passkey', { passkey: foreign }, headers)).status).toBe(422)
	const third = await options(client)
	const answered = await client.post(
		'/api/auth/confirm/passkey',
		{ passkey: authenticator.get(third.body.options) },
		{ cookie: cookiesOf(third) },
	)
	expect(answered.status).toBe(204)
	const renewed = cookiesOf(answered)
	// The session has a new token and is fresh; the old answer is worth nothing.
	expect((await client.get('/api/auth/account')).status).toBe(401)
	const { rows } = await sql<{ isFresh: boolean }>`select "confirmedAt" > now() - interval '1 minute' as "isFresh"
		from sessions where "userId" = ${client.user!.id}`.execute(db)
	expect(rows.some(({ isFresh }) => isFresh)).toBe(true)
	const replayed = await product.anonymous.post('/api/auth/confirm/passkey', { passkey: right }, { cookie: renewed })
	expect(replayed.status).toBe(422)
	const actions = await db.selectFrom('audit').select(['action', 'outcome']).orderBy('id').execute()
	expect(actions.filter(({ action, outcome }) => action === 'identity confirmed' && outcome === 'ok')).toHaveLength(1)
	product.olivia = await product.signedIn(client.user!)
})
