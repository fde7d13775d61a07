import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo, startProductWithMail } from '#tests/harness/links.ts'
import { james } from '#tests/people.ts'

let product: Awaited<ReturnType<typeof startProductWithMail>>
beforeAll(async () => {
	product = await startProductWithMail()
})
afterAll(() => product.stop())
beforeEach(async () => {
	await sql`delete from throttle`.execute(product.db)
	await sql`delete from "addressChanges"`.execute(product.db)
	await sql`update users set email = ${ADDRESS} where username = ${product.olivia.user?.username}`.execute(product.db)
})

const ADDRESS = 'olivia@before.example'
const ask = (email: string) => product.olivia.post('/api/auth/email', { email })
const confirm = (oldCode: string, newCode: string) =>
	product.olivia.post('/api/auth/email/confirm', { oldCode, newCode })
const address = async () => (await product.olivia.get('/api/auth/user')).body.user.email as string
const codeTo = async (to: string) =>
	/[a-z0-9]{4}-[a-z0-9]{4}/.exec((await mailsTo(product, to)).at(-1)?.text ?? '')?.[0] ?? ''

test('an address changes with the codes from both mailboxes, and both are told', async () => {
	const next = 'olivia@after.example'
	const elsewhere = await product.signedIn(product.olivia.user!)
	expect([(await ask(next)).status, await address()]).toEqual([202, ADDRESS])
	const [oldCode, newCode] = [await codeTo(ADDRESS), await codeTo(next)]
	expect(oldCode).not.toBe(newCode)
	const half = await confirm(oldCode, oldCode)
	expect([half.status, half.body.fields, await address()]).toEqual([
		422,
		{ newCode: 'That code is not right' },
		ADDRESS,
	])
	expect((await confirm(newCode, newCode)).body.fields).toEqual({ oldCode: 'That code is not right' })
	const done = await confirm(oldCode.toUpperCase().replace('-', ' '), newCode.replace('-', ''))
	expect([done.status, done.body.user.email, await address()]).toEqual([200, next, next])
	expect((await elsewhere.get('/api/portal/trips')).status).toBe(401)
	for (const to of [ADDRESS, next])
		expect((await mailsTo(product, to)).at(-1)?.subject).toBe('Your e-mail address was changed')
	expect((await confirm(oldCode, newCode)).status).toBe(410)
	expect((await product.staff.get('/api/admin/users?q=after.example')).body.total).toBe(1)
})

test('five wrong codes end the change, and its time does', async () => {
	const next = 'olivia@guessed.example'
	await ask(next)
	const [oldCode, newCode] = [await codeTo(ADDRESS), await codeTo(next)]
	const statuses = []
	for (let n = 0; n < 5; n++) statuses.push((await confirm('0000-0000', newCode)).status)
	expect([...statuses, (await confirm(oldCode, newCode)).status]).toEqual([422, 422, 422, 422, 422, 410])
	await ask(next)
	await sql`update "addressChanges" set "expiresAt" = now()`.execute(product.db)
	expect((await confirm(await codeTo(ADDRESS), await codeTo(next))).status).toBe(410)
	expect(await address()).toBe(ADDRESS)
})

test('an address that another account has gets the same answer, and a mail without a code', async () => {
	const [taken, free] = [await ask(james.email.toUpperCase()), await ask('olivia@free.example')]
	const known = ({ status, body, headers }: typeof taken) => [
		status,
		body,
		[...headers].filter(([name]) => name !== 'x-request-id'),
	]
	expect(known(taken)).toEqual(known(free))
	await mailsTo(product, ADDRESS)
	const mail = product.inbox.mails.find(({ to }) => to?.[0]?.address?.toLowerCase() === james.email)
	expect(mail?.subject).toBe('You already have an account')
	expect(mail?.text).not.toMatch(/[a-z0-9]{4}-[a-z0-9]{4}/)
})

test('a change needs a recent confirmation, three are allowed in a day, and no code is stored in clear', async () => {
	const { db, olivia } = product
	expect((await ask(ADDRESS.toUpperCase())).body.fields).toEqual({ email: 'This is your address already' })
	const statuses = []
	for (let n = 0; n < 4; n++) statuses.push((await ask(`olivia${n}@after.example`)).status)
	expect(statuses).toEqual([202, 202, 202, 429])
	const oldCode = await codeTo(ADDRESS)
	const { rows } = await sql<{
		row: string
	}>`select a::text || m::text as row from "addressChanges" a, mails m`.execute(db)
	expect(rows.length).toBeGreaterThan(3)
	expect(rows.some(({ row }) => row.includes(oldCode) || row.includes(oldCode.replace('-', '')))).toBe(false)
	await sql`delete from throttle`.execute(db)
	await sql`update sessions set "confirmedAt" = now() - interval '11 minutes' where "userId" = ${olivia.user?.id}`.execute(
		db,
	)
	const old = await ask('olivia@later.example')
	expect([old.status, old.body.code]).toEqual([403, 'confirm_first'])
	await sql`update sessions set "confirmedAt" = now()`.execute(db)
})
