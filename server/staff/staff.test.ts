import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_VIEWS } from '#shared/saved-view.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const pathOf = (client: Client) => `/api/admin/staff/${client.user!.id}`
/** Colleagues of the harness have no password, and an owner counts only when they can sign in. */
const givePassword = (client: Client) =>
	sql`update users set "passwordHash" = 'none that fits' where id = ${client.user!.id}`.execute(product.db)
const ownersWhoCanSignIn = async () =>
	(
		await product.db
			.selectFrom('users')
			.select('id')
			.where('staffRole', '=', 'owner')
			.where('disabledAt', 'is', null)
			.where('passwordHash', 'is not', null)
			.execute()
	).length

test('an owner invites a colleague, who is listed until they come, and then has the role', async () => {
	const given = { fullName: 'Ada Quill', username: 'ada.quill', email: 'ada@agency.example', staffRole: 'viewer' }
	expect((await product.staff.post('/api/admin/staff', { ...given, staffRole: 'king' })).status).toBe(422)
	const invited = await product.staff.post('/api/admin/staff', given)
	expect(invited).toMatchObject({
		status: 201,
		body: {
			colleague: { username: 'ada.quill', staffRole: 'viewer', state: 'invited', lastSignInAt: null, devices: 0 },
		},
	})
	const mails = await product.db.selectFrom('mails').select(['to', 'textBody']).where('to', '=', given.email).execute()
	expect(mails).toHaveLength(1)
	expect(mails[0]!.textBody).toContain('a viewer')
	expect((await product.staff.post('/api/admin/staff', given)).body.fields).toEqual({
		username: 'This username is taken',
	})
	const { colleagues } = (await product.staff.get('/api/admin/staff')).body
	expect(colleagues.map(({ username }: { username: string }) => username)).toContain('ada.quill')
	const again = await product.staff.post(`/api/admin/staff/${invited.body.colleague.id}/invitation`, {})
	expect(again).toMatchObject({ status: 200, body: { sent: 'invitation' } })

	// A link that was sent for one role does not open an account with another (API-78).
	const { id } = invited.body.colleague
	const links = () => product.db.selectFrom('accountLinks').select('id').where('userId', '=', id).execute()
	expect(await links()).toHaveLength(1)
	await product.staff.patch(`/api/admin/staff/${id}`, { staffRole: 'consultant' })
	expect(await links()).toEqual([])
})

test('a changed role counts from the next request on, and is told by mail; a disabled account is signed out', async () => {
	const ben = await product.colleague('viewer')
	const isAllowed = async () => (await ben.patch('/api/admin/trips/none', {})).status !== 403
	expect(await isAllowed()).toBe(false)
	const changed = await product.staff.patch(pathOf(ben), { staffRole: 'consultant' })
	expect(changed).toMatchObject({ status: 200, body: { colleague: { staffRole: 'consultant' } } })
	expect(await isAllowed()).toBe(true)
	const mails = await product.db.selectFrom('mails').select('subject').where('to', '=', ben.user!.email).execute()
	expect(mails).toEqual([{ subject: 'Your role was changed' }])

	expect((await product.staff.patch(pathOf(ben), { isDisabled: true })).body.colleague.state).toBe('disabled')
	expect((await ben.get('/api/admin/trips')).status).toBe(401)
	expect((await product.staff.patch(pathOf(ben), { isDisabled: false })).body.colleague.state).toBe('invited')
	expect((await ben.get('/api/admin/trips')).status).toBe(401)
})

test('an owner helps with a lost phone, and signs a colleague out', async () => {
	const cas = await product.colleague('consultant')
	const id = cas.user!.id
	await product.db.insertInto('secondSteps').values({ id, userId: id, sealed: 'x', activeAt: new Date() }).execute()
	expect((await product.staff.delete(`${pathOf(cas)}/second-step`)).status).toBe(204)
	const left = await product.db.selectFrom('secondSteps').select('id').where('userId', '=', id).execute()
	expect(left).toEqual([])
	expect((await product.staff.delete(`${pathOf(cas)}/devices`)).status).toBe(204)
	expect((await cas.get('/api/admin/trips')).status).toBe(401)
	// Customers are not colleagues.
	for (const path of [pathOf(product.olivia), '/api/admin/staff/no-id'])
		expect((await product.staff.patch(path, { isDisabled: true })).status).toBe(404)
})

test('nobody changes their own role, and the last owner who can sign in stays', async () => {
	const dee = await product.colleague('owner')
	expect((await product.staff.patch(pathOf(product.staff), { staffRole: 'viewer' })).body.code).toBe('own_account')
	// Dee was invited and never came: nobody could let the others in again.
	for (const change of [{ staffRole: 'consultant' }, { isDisabled: true }])
		expect(await dee.patch(pathOf(product.staff), change)).toMatchObject({ status: 409, body: { code: 'last_owner' } })
	expect(await ownersWhoCanSignIn()).toBe(1)
	await givePassword(dee)
	expect((await product.staff.patch(pathOf(dee), { staffRole: 'consultant' })).status).toBe(200)
	expect((await dee.get('/api/admin/staff')).body.code).toBe('owner_only')
})

test('of two owners who demote or disable each other at once, one remains', async () => {
	for (const change of [{ staffRole: 'viewer' }, { isDisabled: true }])
		for (let round = 0; round < 4; round++) {
			const eve = await product.colleague('owner')
			await givePassword(eve)
			const answers = await Promise.all([
				eve.patch(pathOf(product.staff), change),
				product.staff.patch(pathOf(eve), change),
			])
			expect(await ownersWhoCanSignIn()).toBe(1)
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
			// The next round begins with Marguerite as the only owner.
			await sql`update users set "staffRole" = 'viewer' where role = 'admin' and username <> 'marguerite'`.execute(
				product.db,
			)
			await sql`update users set "staffRole" = 'owner', "disabledAt" = null where username = 'marguerite'`.execute(
				product.db,
			)
			product.staff = await product.signedIn(product.staff.user!)
		}
})

const VIEWS = '/api/admin/saved-views'

test('each colleague saves views of lists for themselves, replaces one by its name and deletes it (API-265)', async () => {
	const { staff } = product
	const second = await product.colleague('consultant')
	const given = { list: 'trips', name: 'Soon', query: 'status=active&departs=30' }
	const { status, body } = await staff.put(VIEWS, given)
	expect([status, body.view]).toEqual([200, { ...given, id: expect.any(String) }])
	expect((await second.get(VIEWS)).body.views).toEqual([])
	expect((await second.delete(`${VIEWS}/${body.view.id}`)).status).toBe(404)

	const again = await staff.put(VIEWS, { ...given, name: 'soon', query: 'departs=7' })
	expect(again.body.view).toEqual({ ...body.view, name: 'soon', query: 'departs=7' })
	await staff.put(VIEWS, { list: 'customers', name: 'Soon', query: 'sort=-trips' })
	const { views } = (await staff.get(VIEWS)).body
	expect(views.map(({ list, name }: Record<string, string>) => [list, name])).toEqual([
		['trips', 'soon'],
		['customers', 'Soon'],
	])

	const refused = [
		{ ...given, list: 'audit' },
		{ ...given, name: ' ' },
		{ ...given, name: 'x'.repeat(41) },
		{ ...given, query: 'trip=1' },
		{ ...given, list: 'customers' },
		{ ...given, query: 'q='.padEnd(700, 'x') },
		{ ...given, userId: staff.user!.id },
	]
	for (const values of refused) expect([values, (await staff.put(VIEWS, values)).status]).toEqual([values, 422])

	expect((await staff.delete(`${VIEWS}/${body.view.id}`)).status).toBe(204)
	expect((await staff.delete(`${VIEWS}/${body.view.id}`)).status).toBe(404)
	expect((await staff.delete(`${VIEWS}/nonsense`)).status).toBe(404)
})

test('a list has a limited number of views, also when they are saved at once', async () => {
	const { staff } = product
	const save = (n: number) => staff.put(VIEWS, { list: 'trips', name: `View ${n}`, query: 'status=active' })
	const statuses = await Promise.all(Array.from({ length: MAX_VIEWS + 3 }, async (_, n) => (await save(n)).status))
	expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_VIEWS)
	expect(statuses.filter((status) => status === 409)).toHaveLength(3)
})
