import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test("returns the installation's settings until staff save others, and rejects stale writes", async () => {
	const { staff } = product
	const first = await staff.get('/api/admin/settings')
	expect(first.body.settings).toMatchObject({
		name: 'Go Privilege',
		address: '9 Belvoir Arcade, Mayfair, London W1J 0ZZ',
		website: 'https://www.goprivilege.example',
		atolNumber: null,
		vatScheme: 'standard',
		atolCertificates: 'specimen',
		version: 0,
	})
	const changed = await staff.put(
		'/api/admin/settings',
		{ atolHolderName: 'Go Privilege Limited', atolNumber: '11593', insurance: ' Take some. ' },
		{ 'if-match': '"0"' },
	)
	expect(changed.body.settings).toMatchObject({ name: 'Go Privilege', insurance: 'Take some.', version: 1 })
	expect((await staff.get('/api/admin/settings')).body).toEqual(changed.body)
	const stale = await staff.put('/api/admin/settings', { phone: '1' }, { 'if-match': '"0"' })
	expect([stale.status, stale.body.current.version]).toEqual([412, 1])
	expect((await staff.put('/api/admin/settings', { insurance: '' })).body.settings).toMatchObject({
		insurance: null,
		atolNumber: '11593',
		version: 2,
	})
})

test('rejects invalid settings with messages by field', async () => {
	for (const [body, field] of [
		[{ name: ' ' }, 'name'],
		[{ atolNumber: 'ATOL' }, 'atolNumber'],
		[{ website: 'javascript:alert(1)' }, 'website'],
		[{ vatScheme: 'none' }, 'vatScheme'],
		[{ atolHolderName: null, atolCertificates: 'confirmed' }, 'atolCertificates'],
		[{ colour: 'red' }, 'colour'],
	] as const) {
		const { status, body: answer } = await product.staff.put('/api/admin/settings', body)
		expect([field, status, Object.keys(answer.fields)]).toEqual([field, 422, [field]])
	}
})
