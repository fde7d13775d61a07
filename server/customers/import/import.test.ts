import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportPreview } from '#shared/customers/customer-import.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const preview = async (text: string, columns?: object): Promise<ImportPreview> => {
	const { status, body } = await product.staff.post('/api/admin/users/import/preview', { text, columns })
	expect([status, body.error]).toEqual([200, undefined])
	return body.preview
}
const save = (text: string, { fingerprint, columns }: ImportPreview) =>
	product.staff.post('/api/admin/users/import', { text, columns, fingerprint })
const outcomes = ({ rows }: ImportPreview) => rows.map(({ row, outcome, why }) => [row, outcome, why])
const listed = async (q: string) => (await product.staff.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).body

test('a file of customers is imported after a preview, and each customer once (CRM-366, API-273)', async () => {
	const { staff, olivia, james, db } = product
	await staff.patch(`/api/admin/users/${james.user!.id}`, { phone: '+44 (0)20 7946 0777' })
	const text = [
		'Surname;First name;E-Mail;Mobile;Advisor;Remark',
		'Åström;Björn;bjorn@mail.example;+46 70 123 45 67;"Lavigne; Marguerite";x',
		'',
		`Hartley;Olivia;${olivia.user!.email.toUpperCase()};;;`,
		'Okafor;JAMES;other@mail.example;020 7946 0777;;',
		'Astrom;Bjorn;bjorn.second@mail.example;0701234567;;',
		'Again;Björn;BJORN@mail.example;;;',
		'No;Address;;;;',
		'Wrong;Address;nobody;;;',
		`Colleague;A;${staff.user!.email};;;`,
		'Formula;"=HYPERLINK(""https://evil.example"")";formula@mail.example;\'+44 1;;',
	].join('\r\n')
	const shown = await preview(text)
	expect(shown.columns).toEqual({ lastName: 0, firstName: 1, email: 2, phone: 3, bookingAgent: 4 })
	expect(outcomes(shown)).toEqual([
		[2, 'created', null],
		[4, 'skipped', 'A customer has this e-mail address'],
		[5, 'skipped', 'A customer has this name and telephone number'],
		[6, 'skipped', 'Same as row 2'],
		[7, 'skipped', 'Same as row 2'],
		[8, 'wrong', 'Email is required'],
		[9, 'wrong', expect.any(String)],
		[10, 'wrong', 'A colleague has this e-mail address'],
		[11, 'created', null],
	])
	expect(shown.counts).toEqual({ created: 2, skipped: 4, wrong: 3 })
	expect((await listed('björn')).total).toBe(0)

	const before = (await staff.get('/api/admin/stats')).body.stats.totalCustomers
	expect(await save(text, shown)).toMatchObject({ status: 200, body: { counts: shown.counts } })
	expect((await staff.get('/api/admin/stats')).body.stats.totalCustomers).toBe(before + 2)
	expect((await listed('astrom')).users).toMatchObject([
		{ fullName: 'Björn Åström', phone: '+46 70 123 45 67', bookingAgent: 'Lavigne; Marguerite', access: 'none' },
	])
	expect((await listed('formula@mail.example')).users).toMatchObject([
		{ fullName: '=HYPERLINK("https://evil.example") Formula', phone: '+44 1' },
	])
	// The same once more makes nobody twice.
	expect((await save(text, shown)).body.code).toBe('changed')
	expect((await preview(text)).counts).toEqual({ created: 0, skipped: 6, wrong: 3 })
	const entries = await db.selectFrom('audit').select('detail').where('action', '=', 'customers imported').execute()
	expect(entries).toEqual([{ detail: shown.counts }])
})

test('staff choose other columns, login names are made where none is given, and a file without rows is refused', async () => {
	const { staff, colleague, olivia } = product
	const text =
		'a\tb\tc\nAda Quill\tada@one.example\tquill\nAda Quill\tada@two.example\t\nAdam\tada@three.example\tQUILL'
	expect((await preview(text)).counts).toEqual({ created: 0, skipped: 0, wrong: 3 })
	const chosen = await preview(text, { fullName: 0, email: 1, username: 2 })
	expect(outcomes(chosen)).toEqual([
		[2, 'created', null],
		[3, 'created', null],
		[4, 'wrong', 'Row 2 has the same login name'],
	])
	expect((await save(text, chosen)).status).toBe(200)
	expect((await listed('ada quill')).users.map(({ username }: { username: string }) => username)).toEqual([
		'ada',
		'quill',
	])
	const more = 'email\nada@four.example\nADA@five.example'
	expect((await save(more, await preview(more))).status).toBe(200)
	expect((await listed('ada')).users.map(({ username }: { username: string }) => username)).toEqual(
		expect.arrayContaining(['ada2', 'ada3']),
	)

	const path = '/api/admin/users/import/preview'
	const tooMany = `email\n${Array.from({ length: 5001 }, (_, n) => `n${n}@mail.example`).join('\n')}`
	for (const wrong of ['', 'email', 'email\n\n ', tooMany, '"email\n"a', 5, null])
		expect([wrong, (await staff.post(path, { text: wrong })).body.fields]).toEqual([
			wrong,
			{ text: expect.any(String) },
		])
	expect((await staff.post(path, { text: 'email\na', columns: { email: -1 } })).status).toBe(422)
	expect((await (await colleague('viewer')).post(path, { text })).body.code).toBe('read_only')
	expect((await olivia.post(path, { text })).status).toBe(403)
})

test('more customers than one statement takes are saved in one go', async () => {
	const row = (n: number) => `Person ${n},person${n}@bulk.example,+44 20 ${String(70_000_000 + n)}`
	const text = `Name,Email,Phone\n${Array.from({ length: 1100 }, (_, n) => row(n)).join('\n')}`
	const shown = await preview(text)
	expect(shown.counts).toEqual({ created: 1100, skipped: 0, wrong: 0 })
	expect((await save(text, shown)).status).toBe(200)
	expect((await listed('person1099@bulk.example')).total).toBe(1)
	expect((await preview(text)).counts.skipped).toBe(1100)
})
