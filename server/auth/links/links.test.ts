import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAccount, setPassword } from '#server/auth/accounts.ts'
import { transaction } from '#server/db/transaction.ts'
import { linkIn, mailsTo, startProductWithMail } from '#tests/harness/links.ts'
import { olivia } from '#tests/people.ts'

let product: Awaited<ReturnType<typeof startProductWithMail>>
beforeAll(async () => {
	product = await startProductWithMail()
})
afterAll(() => product.stop())
beforeEach(async () => {
	await sql`delete from throttle`.execute(product.db)
})

const PASSWORD = 'three-boats-and-a-heron'
let number = 0
const nobodyYet = () => ({ username: `nora${++number}`, email: `nora${number}@mail.example`, fullName: 'Nora Byrne' })

/** Invites a new customer. Returns the account and the latest link in its mailbox. */
async function invite(person = nobodyYet()) {
	const { status, body } = await product.staff.post('/api/admin/invitations', person)
	expect(status).toBe(201)
	return { user: body.user, ...linkIn((await mailsTo(product, person.email)).at(-1)) }
}
const look = (token: string, purpose = 'invitation') =>
	product.anonymous.post('/api/auth/links/look', { purpose, token })
const accept = (token: string, password = PASSWORD) =>
	product.anonymous.post('/api/auth/invitation', { token, password })
const choose = (token: string, password = PASSWORD) =>
	product.anonymous.post('/api/auth/new-password', { token, password })
const forgotten = (name: string, from = '203.0.113.7') =>
	product.anonymous.post('/api/auth/forgotten', { name }, { 'x-forwarded-for': from })
const signIn = (username: string, password: string) =>
	product.anonymous.post('/api/auth/login', { username, password }, { 'x-forwarded-for': '203.0.113.9' })
const sendAgain = (id: string) => product.staff.post(`/api/admin/users/${id}/invitation`, {})
/** Everything in the database, the job queue included, as text. */
async function dump() {
	const { rows } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
		from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(
		product.db,
	)
	let all = ''
	for (const { name } of rows) {
		const content = await sql<{
			text: string | null
		}>`select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`.execute(product.db)
		all += content.rows[0]?.text ?? ''
	}
	return all
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const ENDED = [410, 'link_ended']

test('an invitation is one mail, whose link begins with our own address', async () => {
	const person = nobodyYet()
	const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
	const { status, body } = await product.staff.post('/api/admin/invitations', person, headers)
	expect([status, body.user]).toMatchObject([201, { username: person.username, role: 'customer' }])
	const mails = await mailsTo(product, person.email)
	expect(mails.map(({ subject }) => subject)).toEqual(['Your travel pages are ready'])
	const { address, token, code } = linkIn(mails[0])
	expect(address).toBe('http://localhost:3000/welcome')
	expect(code.replaceAll('-', '')).toBe(token)
	expect(mails[0]?.html).toContain(`href="http://localhost:3000/welcome#${token}"`)
	expect(mails[0]?.text).toContain(person.username)
	expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/evil|\{\{/)
	expect((await product.staff.get(`/api/admin/users?q=${person.username}`)).body.users[0].access).toBe('invited')
	expect((await signIn(person.username, PASSWORD)).status).toBe(401)
})

test('looking at a link spends nothing, a password does, and signs in', async () => {
	const { user, token } = await invite()
	for (let n = 0; n < 50; n++) {
		const answer = await look(token)
		expect([answer.status, answer.body]).toMatchObject([
			200,
			{ username: user.username, name: 'Nora Byrne', asks: ['password'] },
		])
	}
	expect((await accept(token, 'short')).body.fields).toEqual({ password: 'At least 8 characters' })
	expect((await accept(token, 'password123')).body.code).toBe('weak_password')
	const done = await accept(token)
	expect([done.status, done.body.user.username]).toEqual([200, user.username])
	const cookie = done.headers.getSetCookie()[0]?.split(';')[0] ?? ''
	expect((await product.anonymous.get('/api/portal/trips', { cookie })).status).toBe(200)
	expect((await product.anonymous.get('/api/auth/user', { cookie })).body.user.accessSetBy).toBe('self')
	expect([codeOf(await accept(token)), codeOf(await look(token))]).toEqual([ENDED, ENDED])
	expect((await signIn(user.username, PASSWORD)).status).toBe(200)
	expect((await product.staff.get(`/api/admin/users?q=${user.username}`)).body.users[0].access).toBe('open')
})

test('of ten attempts at once with one link exactly one succeeds', async () => {
	const { token } = await invite()
	const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => accept(token, `${PASSWORD} ${n}`)))
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(410)])
})

test('the code from the mail works in capitals, with blanks, and with letters in place of digits', async () => {
	const { code, token } = await invite()
	const typed = code.toUpperCase().replaceAll('-', '  ').replaceAll('0', 'O').replaceAll('1', 'l')
	expect((await look(typed)).status).toBe(200)
	expect((await accept(typed)).status).toBe(200)
	expect(codeOf(await accept(token))).toEqual(ENDED)
})

test('a link ends with a newer one, a password set by staff, another address, and when the account is disabled', async () => {
	const { db, staff } = product
	const ends: Record<string, (id: string) => Promise<unknown>> = {
		'a newer one': sendAgain,
		'a password typed by staff': (id) => staff.patch(`/api/admin/users/${id}`, { password: PASSWORD }),
		'a password set on the command line': (id) => setPassword(db, id, PASSWORD),
		'another address': (id) => staff.patch(`/api/admin/users/${id}`, { email: `moved-${id}@mail.example` }),
		'the account is disabled': (id) => sql`update users set "disabledAt" = now() where id = ${id}`.execute(db),
		'its time is over': (id) =>
			sql`update "accountLinks" set "expiresAt" = now() - interval '1 second' where "userId" = ${id}`.execute(db),
	}
	for (const [how, end] of Object.entries(ends)) {
		const { user, token } = await invite()
		expect([how, (await look(token)).status]).toEqual([how, 200])
		await end(user.id)
		expect([how, codeOf(await look(token))]).toEqual([how, ENDED])
		expect([how, codeOf(await accept(token))]).toEqual([how, ENDED])
	}
})

test('a changed password ends the links for a new one, and another address is told to both mailboxes', async () => {
	const { user, token } = await invite()
	const { headers } = await accept(token)
	const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
	await forgotten(user.email)
	const link = linkIn((await mailsTo(product, user.email)).at(-1))
	expect((await look(link.token, 'password')).status).toBe(200)
	const change = { currentPassword: PASSWORD, newPassword: 'tide-tables-of-1911' }
	expect((await product.anonymous.post('/api/auth/password', change, { cookie })).status).toBe(200)
	expect(codeOf(await choose(link.token))).toEqual(ENDED)

	const moved = `moved-${user.email}`
	await product.staff.patch(`/api/admin/users/${user.id}`, { email: moved })
	// Two mails that are sent at once arrive in any order.
	for (const address of [user.email, moved])
		expect((await mailsTo(product, address)).map(({ subject }) => subject)).toContain('Your e-mail address was changed')
})

test('neither the database nor the log contains the token, before and after the mail went out', async () => {
	const person = nobodyYet()
	const waiting = await product.staff.post('/api/admin/invitations', person)
	const before = await dump()
	const { token, code } = linkIn((await mailsTo(product, person.email))[0])
	const after = await dump()
	expect(token).toHaveLength(25)
	const bytes = Buffer.from(token)
	for (const form of [
		token,
		code,
		bytes.toString('base64').slice(0, 30),
		bytes.toString('base64url').slice(0, 30),
		bytes.toString('hex'),
	])
		for (const place of [before, after, product.logged().join(''), JSON.stringify(waiting.body)])
			expect(place.toLowerCase()).not.toContain(form.toLowerCase())
	expect((await accept(token)).status).toBe(200)
	expect((await dump()).includes(token)).toBe(false)
})

test('asking for a new password is answered without looking at the accounts, whoever is asked for', async () => {
	const { db } = product
	const invited = await invite()
	await transaction(db, (tx) =>
		insertAccount(
			tx,
			{
				username: 'quiet',
				email: 'quiet@mail.example',
				passwordHash: null,
				fullName: null,
				phone: null,
				bookingAgent: null,
			},
			'customer',
		),
	)
	const disabled = await invite()
	await sql`update users set "disabledAt" = now() where id = ${disabled.user.id}`.execute(db)
	const names = [
		olivia.username,
		olivia.email.toUpperCase(),
		'nobody@mail.example',
		disabled.user.email,
		invited.user.username,
		'quiet',
	]
	const sentBefore = product.inbox.mails.length
	const answers = await transaction(db, async (tx) => {
		// No statement can read the accounts while this transaction lasts.
		await sql`lock table users, "accountLinks", mails in access exclusive mode`.execute(tx)
		const answers = []
		for (const name of names) answers.push(await forgotten(name))
		return answers
	})
	const withoutIds = answers.map(({ status, body, headers }) => [
		status,
		body,
		[...headers].filter(([name]) => name !== 'x-request-id'),
	])
	expect(new Set(withoutIds.map((answer) => JSON.stringify(answer))).size).toBe(1)
	expect([answers[0]?.status, answers[0]?.body]).toEqual([202, {}])

	expect((await mailsTo(product, olivia.email)).map(({ subject }) => subject)).toEqual(
		Array(2).fill('Choose a new password'),
	)
	// The one who was invited and has not come gets the invitation again.
	const again = await mailsTo(product, invited.user.email)
	expect(again.map(({ subject }) => subject)).toEqual(Array(2).fill('Your travel pages are ready'))
	expect(product.inbox.mails.length - sentBefore).toBe(3)
	expect(codeOf(await accept(invited.token))).toEqual(ENDED)
	expect((await accept(linkIn(again[1]).token)).status).toBe(200)
})

test('one account gets three links in an hour, and a network may ask ten times', async () => {
	const { user, token } = await invite()
	await accept(token)
	const before = (await mailsTo(product, user.email)).length
	const answers = []
	for (let n = 0; n < 5; n++) {
		answers.push(await forgotten(user.email, `198.51.100.${n}`))
		await mailsTo(product, user.email)
	}
	expect(answers.every(({ status }) => status === 202)).toBe(true)
	expect((await mailsTo(product, user.email)).length - before).toBe(3)

	const statuses = []
	for (let n = 0; n < 12; n++) statuses.push((await forgotten(`name-${n}`, '2001:db8::7')).status)
	expect(statuses).toEqual([...Array(10).fill(202), 429, 429])
	const staffStatuses = []
	for (let n = 0; n < 6; n++) staffStatuses.push((await sendAgain(user.id)).status)
	expect(staffStatuses).toEqual([...Array(5).fill(200), 429])
})

test('a new password by link ends every session, signs nobody in, and is told to the mailbox', async () => {
	const { user, token } = await invite()
	const cookie = (await accept(token)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
	await product.anonymous.post('/api/portal/calendar-feed', undefined, { cookie })
	for (let n = 0; n < 6; n++) await signIn(user.username, 'not hers at all')
	expect((await signIn(user.username, PASSWORD)).status).toBe(429)
	expect((await sendAgain(user.id)).body).toEqual({ sent: 'password' })
	const mails = await mailsTo(product, user.email)
	const link = linkIn(mails.at(-1))
	expect([mails.at(-1)?.subject, link.address]).toEqual(['Choose a new password', 'http://localhost:3000/new-password'])
	// A link works for its own purpose only.
	expect([codeOf(await look(link.token)), codeOf(await accept(link.token))]).toEqual([ENDED, ENDED])

	const done = await product.anonymous.post(
		'/api/auth/new-password',
		{ token: link.token, password: 'tide-tables-of-1911' },
		{ 'x-forwarded-for': '203.0.113.9' },
	)
	expect([done.status, done.body, done.headers.getSetCookie()]).toEqual([204, '', []])
	expect((await product.anonymous.get('/api/portal/trips', { cookie })).status).toBe(401)
	expect((await signIn(user.username, PASSWORD)).status).toBe(401)
	// The attempts that were used up before do not keep them out.
	expect((await signIn(user.username, 'tide-tables-of-1911')).status).toBe(200)
	const notice = (await mailsTo(product, user.email)).at(-1)
	expect(notice?.subject).toBe('Your password was changed')
	expect(notice?.text).toContain('calendar follows your trips still works')
	expect(codeOf(await choose(link.token))).toEqual(ENDED)
})

test('a customer with a password from staff is created as before, and gets no mail', async () => {
	const person = { ...nobodyYet(), password: PASSWORD }
	const { status, body } = await product.staff.post('/api/auth/register', person)
	expect([status, body.user.username]).toEqual([201, person.username])
	expect(await mailsTo(product, person.email)).toEqual([])
	const { body: signedIn } = await signIn(person.username, PASSWORD)
	expect(signedIn.user).toMatchObject({ username: person.username, accessSetBy: 'staff' })
})

test('an invitation without a valid account is refused at its fields, and a repeated one is sent once', async () => {
	const person = nobodyYet()
	const post = (values: object, key: string) =>
		product.staff.post('/api/admin/invitations', { ...person, ...values }, { 'idempotency-key': key })
	expect((await post({ email: 'none' }, 'a')).body.fields).toEqual({ email: 'Enter an e-mail address' })
	expect((await post({ password: PASSWORD }, 'b')).status).toBe(422)
	expect((await post({ username: olivia.username }, 'c')).body.fields).toEqual({ username: 'This username is taken' })
	const twice = await Promise.all([post({}, 'd'), post({}, 'd')])
	expect(twice.map(({ status }) => status)).toEqual([201, 201])
	expect(await mailsTo(product, person.email)).toHaveLength(1)
	await sql`update users set "disabledAt" = now() where id = ${twice[0]?.body.user.id}`.execute(product.db)
	expect(codeOf(await sendAgain(twice[0]?.body.user.id))).toEqual([409, 'disabled'])
})

test('guessing tokens is rate limited', async () => {
	const statuses = []
	for (let n = 0; n < 62; n++) statuses.push((await look('k'.repeat(25))).status)
	expect(statuses.slice(58)).toEqual([410, 410, 429, 429])
})
