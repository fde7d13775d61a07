import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSealer } from '#server/db/seal.ts'
import { marguerite, olivia } from '#tests/people.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { codeAt, stepAt } from './totp.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	await sql`delete from "secondSteps"`.execute(product.db)
	await sql`delete from "recoveryCodes"`.execute(product.db)
	await sql`delete from throttle`.execute(product.db)
	await sql`delete from mails`.execute(product.db)
	await sql`delete from audit`.execute(product.db)
})

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (key: string) =>
	Buffer.from(
		(
			Array.from(key)
				.map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
				.join('')
				.match(/.{8}/g) ?? []
		).map((eight) => Number.parseInt(eight, 2)),
	)
const nowStep = () => stepAt(Date.now())

async function signIn(code?: string, person: typeof marguerite | typeof olivia = marguerite) {
	const { username, password } = person
	const answer = await product.anonymous.post('/api/auth/login', { username, password, ...(code ? { code } : {}) })
	return { ...answer, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Sets up a second step, with the code of the half minute before, so that the present one is left for the test. */
async function setUp() {
	const started = await product.staff.post('/api/auth/second-step')
	expect(started.status).toBe(201)
	const secret = bytesOf(started.body.key)
	expect(started.body.address).toContain(`secret=${started.body.key}`)
	const done = await product.staff.put('/api/auth/second-step', { code: codeAt(secret, nowStep() - 1) })
	expect(done.status).toBe(200)
	return { secret, codes: done.body.codes as string[] }
}

test('a code of the app is needed at sign-in, and works once', async () => {
	const { secret } = await setUp()
	const step = nowStep()
	expect(await signIn()).toMatchObject({ status: 401, body: { code: 'code_required' } })
	// The activating code is used up, and so is every older one.
	for (const older of [step - 1, step - 2])
		expect(await signIn(codeAt(secret, older))).toMatchObject({ status: 401, body: { code: 'wrong_code' } })
	const next = nowStep() + 1
	expect((await signIn(codeAt(secret, next))).status).toBe(200)
	expect(await signIn(codeAt(secret, next))).toMatchObject({ status: 401, body: { code: 'wrong_code' } })
	const rows = await product.db
		.selectFrom('audit')
		.select(['outcome', 'detail'])
		.where('action', '=', 'login')
		.execute()
	expect(rows).toContainEqual({ outcome: 'ok', detail: { way: 'code' } })
})

test('somebody with the wrong password does not learn that there is a second step', async () => {
	await setUp()
	const { username } = marguerite
	const wrong = await product.anonymous.post('/api/auth/login', { username, password: 'not hers', code: '123456' })
	expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
	// An account without one ignores a code.
	expect((await signIn('123456', olivia)).status).toBe(200)
})

test('a recovery code signs in once; of ten parallel uses one succeeds; new codes end the old ones', async () => {
	const { codes } = await setUp()
	expect(codes).toHaveLength(8)
	expect(new Set(codes).size).toBe(8)
	for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
	expect((await signIn(codes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
	expect((await signIn(codes[0])).status).toBe(401)
	await sql`delete from throttle`.execute(product.db)
	// Each from a network of its own, because sign-ins are limited.
	const { username, password } = marguerite
	const answers = await Promise.all(
		Array.from({ length: 10 }, (_, n) =>
			product.anonymous.post(
				'/api/auth/login',
				{ username, password, code: codes[1] },
				{ 'x-forwarded-for': `203.0.113.${n}` },
			),
		),
	)
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
	expect((await product.staff.get('/api/auth/account')).body.account.secondStep.recoveryCodesLeft).toBe(6)

	const made = await product.staff.post('/api/auth/recovery-codes')
	expect(made.status).toBe(201)
	expect((await signIn(codes[2])).status).toBe(401)
	expect((await signIn(made.body.codes[0])).status).toBe(200)
})

test('the database holds neither the key nor a recovery code in clear', async () => {
	const { secret, codes } = await setUp()
	const { rows } = await sql<{ row: string }>`select s::text as row from "secondSteps" s union all
		select r::text from "recoveryCodes" r`.execute(product.db)
	expect(rows).toHaveLength(9)
	for (const text of [
		secret.toString('base64url'),
		secret.toString('hex'),
		...codes,
		...codes.map((code) => code.replaceAll('-', '')),
	])
		expect(rows.filter(({ row }) => row.includes(text))).toEqual([])
	// Without the key the app's codes are refused, and recovery codes still work.
	const other = makeSealer(['another secret that nobody knows, long enough'], () => {})
	await product.db
		.updateTable('secondSteps')
		.set({ sealed: other.seal('secondSteps:lost', 'lost') })
		.execute()
	expect((await signIn(codeAt(secret, nowStep() + 1))).status).toBe(401)
	expect((await signIn(codes[0])).status).toBe(200)
})

test('thirty wrong codes in a day are the limit, and after five the owner of the account is told', async () => {
	await setUp()
	await sql`delete from mails`.execute(product.db)
	const guess = async (n: number) => {
		// Sign-ins are limited too: what remains is the limit on codes.
		await sql`delete from throttle where key not like 'code:%'`.execute(product.db)
		return (await signIn(String(n).padStart(6, '0'))).body.code
	}
	for (let n = 0; n < 5; n++) expect(await guess(n)).toBe('wrong_code')
	const subjects = async () =>
		(await product.db.selectFrom('mails').select('subject').execute()).map(({ subject }) => subject)
	expect(await subjects()).toEqual(['Somebody knows your password'])
	await sql`update throttle set hits = 30 where key like 'code:user:%'`.execute(product.db)
	expect(await guess(31)).toBe('too_many')
	expect(await subjects()).toHaveLength(1)
})

test('setting up tells a wrong clock from a wrong code, ends other sessions, and sends a mail', async () => {
	const elsewhere = (await signIn()).cookie
	const { body } = await product.staff.post('/api/auth/second-step')
	const secret = bytesOf(body.key)
	const slow = await product.staff.put('/api/auth/second-step', { code: codeAt(secret, nowStep() - 6) })
	expect(slow).toMatchObject({
		status: 422,
		body: { code: 'wrong_clock', error: expect.stringContaining('3 minutes slow') },
	})
	const wrong = await product.staff.put('/api/auth/second-step', { code: '000000' })
	expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_code' } })
	expect((await product.anonymous.get('/api/auth/user', { cookie: elsewhere })).body.user).not.toBeNull()
	expect((await product.staff.put('/api/auth/second-step', { code: codeAt(secret, nowStep()) })).status).toBe(200)
	expect((await product.anonymous.get('/api/auth/user', { cookie: elsewhere })).body.user).toBeNull()
	expect((await product.staff.post('/api/auth/second-step')).body.code).toBe('already_set_up')
	const mails = await product.db.selectFrom('mails').select('subject').execute()
	expect(mails.map(({ subject }) => subject)).toContain('Your second step was changed')
	expect((await product.staff.delete('/api/auth/second-step')).status).toBe(204)
	expect((await signIn()).status).toBe(200)
})

test('from the day of the policy staff can only set up their second step; travellers go on as before', async () => {
	const ask = (secondStepFrom: string | null) => product.staff.put('/api/admin/settings', { secondStepFrom })
	const ada = await product.colleague('consultant')
	const paths = [
		'/api/admin/trips',
		'/api/admin/stats',
		'/api/admin/nothing',
		'/api/documents/nothing.pdf',
		'/api/portal/trips',
	]
	const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
	expect((await ask(day(2))).status).toBe(200)
	expect((await ada.get('/api/admin/trips')).status).toBe(200)
	expect((await ask(day(-1))).status).toBe(200)
	for (const path of paths)
		expect([path, await ada.get(path)]).toMatchObject([path, { status: 403, body: { code: 'second_step_first' } }])
	expect((await ada.get('/api/auth/user')).body.user.mustSetUp).toBe(true)
	expect((await ada.get('/api/auth/account')).body.account.secondStep).toMatchObject({
		activeAt: null,
		isRequired: true,
	})
	expect((await product.olivia.get('/api/portal/trips')).status).toBe(200)

	const { key } = (await ada.post('/api/auth/second-step')).body
	expect((await ada.put('/api/auth/second-step', { code: codeAt(bytesOf(key), nowStep()) })).status).toBe(200)
	expect((await ada.get('/api/admin/trips')).status).toBe(200)
	expect(await ada.delete('/api/auth/second-step')).toMatchObject({ status: 409, body: { code: 'required' } })
	const own = (await product.staff.post('/api/auth/second-step')).body
	await product.staff.put('/api/auth/second-step', { code: codeAt(bytesOf(own.key), nowStep()) })
	expect((await ask(null)).status).toBe(200)
	expect((await ada.delete('/api/auth/second-step')).status).toBe(204)
})
