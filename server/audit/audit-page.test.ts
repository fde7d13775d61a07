import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditEntry } from '#shared/audit/audit-entry.ts'
import { audit } from '#server/db/audit.ts'
import { makeTrip } from '#tests/harness/trip-scenario.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { olivia } from '#tests/people.ts'
import { sweepAudit } from './sweep-audit.ts'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
	tripId = await makeTrip(product)
})
afterAll(() => product.stop())
beforeEach(() => sql`delete from audit`.execute(product.db))

const read = async (search = ''): Promise<{ entries: AuditEntry[]; total: number; nextCursor: string | null }> => {
	const { status, body } = await product.staff.get(`/api/admin/audit${search}`)
	expect(status).toBe(200)
	return body
}

test('an entry says who, what, about which record, and from where', async () => {
	await product.staff.patch(`/api/admin/trips/${tripId}`, { notes: 'Quiet rooms' })
	await product.james.get('/api/admin/audit')
	const { entries, total } = await read()
	expect(total).toBe(2)
	expect(entries).toMatchObject([
		{ actor: 'James Okafor', action: 'call', outcome: 'refused', detail: { code: 'staff_only' } },
		{
			actor: 'Marguerite Lavigne',
			action: 'trip changed',
			about: { kind: 'trip', name: 'Monaco Grand Prix Weekend', tripId },
			detail: { fields: ['notes'] },
		},
	])
	expect(JSON.stringify(entries)).not.toContain('Quiet rooms')
	const other = await product.colleague('consultant')
	expect((await other.get('/api/admin/audit')).body.code).toBe('owner_only')
})

test('filters and pages give no gap and no repeat over 500 entries', async () => {
	const [ada, ben] = [product.staff.user!.id, product.james.user!.id]
	for (let n = 0; n < 510; n++)
		await audit(
			product.db,
			{ id: n % 3 ? ada : ben, ip: null },
			n % 2 ? 'trip changed' : 'login',
			n % 5 ? null : tripId,
			{
				outcome: n % 7 ? 'ok' : 'refused',
			},
		)
	const walk = async (filter: string) => {
		const ids: string[] = []
		for (let cursor: string | null = ''; cursor !== null; ) {
			const part = await read(`?limit=37${filter}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
			ids.push(...part.entries.map(({ id }) => id))
			cursor = part.nextCursor
		}
		expect(new Set(ids).size).toBe(ids.length)
		return ids.length
	}
	expect(await walk('')).toBe(510)
	expect(await walk(`&actorId=${ben}`)).toBe(170)
	expect(await walk(`&objectId=${tripId}`)).toBe(102)
	expect(await walk('&group=Accounts')).toBe(255)
	expect(await walk('&outcome=refused')).toBe(73)
	expect(await walk(`&group=Trips&actorId=${ben}&outcome=ok`)).toBeLessThan(85)
	const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
	expect(await walk(`&from=${today}&until=${today}`)).toBe(510)
	expect(await walk('&until=2020-01-01')).toBe(0)
	for (const wrong of ['?group=Gossip', '?outcome=maybe', '?from=yesterday', '?actorId=1'])
		expect((await product.staff.get(`/api/admin/audit${wrong}`)).status).toBe(400)
})

test('each step of an account is an entry with who, how and the outcome, never with what was typed', async () => {
	const { staff, anonymous, db } = product
	const signIn = (password: string) => anonymous.post('/api/auth/login', { username: olivia.username, password })
	await signIn('not-her-password-at-all')
	const { headers } = await signIn(olivia.password)
	const cookie = headers
		.getSetCookie()
		.map((one) => one.split(';')[0])
		.join('; ')
	await anonymous.post('/api/auth/confirm', { password: 'still-not-hers' }, { cookie })
	await anonymous.post('/api/auth/logout', undefined, { cookie })
	const colleague = await product.colleague('consultant')
	await staff.patch(`/api/admin/staff/${colleague.user!.id}`, { staffRole: 'viewer' })
	await staff.post(`/api/admin/users/${product.james.user!.id}/invitation`, {})
	await colleague.patch(`/api/admin/trips/${tripId}`, { notes: 'x' })
	await colleague.get('/api/admin/audit')
	const { entries } = await read()
	const [ada, own] = [staff.user!.id, product.olivia.user!.id]
	expect(entries.map(({ action, outcome, actorId, objectId }) => [action, outcome, actorId, objectId])).toEqual([
		['call', 'refused', colleague.user!.id, null],
		['call', 'refused', colleague.user!.id, tripId],
		['password link sent', 'ok', ada, product.james.user!.id],
		['role changed', 'ok', ada, colleague.user!.id],
		['logout', 'ok', own, own],
		['identity confirmed', 'refused', own, own],
		['login', 'ok', own, own],
		['login', 'refused', null, own],
	])
	expect(entries[6]!.detail).toEqual({ way: 'password' })
	expect(entries[0]!.detail).toMatchObject({ code: 'owner_only' })
	expect(entries[1]!.detail).toMatchObject({ code: 'read_only' })
	const { rows } = await sql<{ text: string }>`select string_agg(a::text, ' ') as text from audit a`.execute(db)
	for (const secret of [olivia.password, 'not-her-password-at-all', 'still-not-hers'])
		expect(rows[0]!.text).not.toContain(secret)
})

test('the export opens as text in a spreadsheet, follows the filters, and is itself recorded', async () => {
	const { body } = await product.staff.post('/api/auth/register', {
		username: 'formula',
		email: 'formula@mail.example',
		password: 'open-sesame-please',
		fullName: '=1+1,"x"',
	})
	await product.staff.delete(`/api/admin/trips/${tripId.replace(/.$/, '0')}`)
	const answer = await product.staff.fetch('/api/admin/audit.csv?group=Accounts')
	expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
	const bytes = new Uint8Array(await answer.arrayBuffer())
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
	const lines = new TextDecoder().decode(bytes).split('\r\n')
	expect(lines[1]).toContain(`"Added a customer","customer","'=1+1,""x""",`)
	expect(lines[1]).toContain(body.user.id)
	expect(lines).toHaveLength(3)
	const { entries } = await read('?group=Reading')
	expect(entries[0]).toMatchObject({ action: 'audit exported', actor: 'Marguerite Lavigne' })
})

test('old sign-ins go, changes stay longer, and what was removed is recorded', async () => {
	const insert = (action: string, months: number) =>
		sql`insert into audit (id, at, action, ip, outcome) values (gen_random_uuid(), now() - make_interval(months => ${months}), ${action}, '203.0.113.9', 'ok')`.execute(
			product.db,
		)
	for (const months of [1, 14, 25, 73]) {
		await insert('login', months)
		await insert('trip changed', months)
	}
	await sweepAudit(product.db, 0)
	expect(await read()).toMatchObject({ total: 8 })
	await sweepAudit(product.db, 24)
	const { entries } = await read()
	const actions = entries.map(({ action }) => action)
	expect(actions.filter((action) => action === 'login')).toHaveLength(2)
	expect(actions.filter((action) => action === 'trip changed')).toHaveLength(3)
	expect(entries.find(({ action }) => action === 'audit swept')).toMatchObject({ actor: null, detail: { entries: 3 } })
	expect(entries.filter(({ ip }) => ip !== null)).toHaveLength(2)
})
