import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { marguerite } from '#tests/cast.ts'
import { axe, serveProduct, type ServedProduct, startBrowser, visit } from '#tests/harness/browser.ts'

let product: ServedProduct
let browser: Browser
beforeAll(async () => {
	;[product, browser] = await Promise.all([serveProduct({ DEMO: '0' }), startBrowser()])
})
afterAll(async () => {
	await browser?.close()
	await product?.stop()
})

const ana = { username: 'ana.sol', email: 'ana@mail.example', password: 'lighthouse-and-thyme-9' }
const TRIP = { name: 'Lisbon Long Weekend', startDate: '2027-03-10', endDate: '2027-03-14' }

/** A browser in which staff are signed in, and the same person's calls to the API without it. */
async function desk(look: Parameters<typeof visit>[1] = {}) {
	const { page, context } = await visit(browser, look)
	const call = async (method: string, path: string, data?: object) => {
		const answer = await context.request.fetch(product.url + path, { method, data, headers: { origin: product.url } })
		const text = await answer.text()
		return { status: answer.status(), body: text === '' ? null : JSON.parse(text) }
	}
	const { username, password } = marguerite
	expect(await call('POST', '/api/auth/login', { username, password })).toMatchObject({ status: 200 })
	return { page, call, go: (address: string) => page.goto(product.url + address) }
}
type Call = Awaited<ReturnType<typeof desk>>['call']

/** A trip of Ana's. Returns its id. */
async function makeTrip(call: Call): Promise<string> {
	await call('POST', '/api/auth/register', ana)
	const { body: found } = await call('GET', `/api/admin/users?q=${ana.username}`)
	const { body } = await call('POST', '/api/admin/trips', { ...TRIP, userId: found.users[0].id })
	return body.trip.id
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) =>
	page.getByRole('dialog').last().getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByRole('dialog').last().getByLabel(label, { exact: true })
// By the element and not the role: while a dialog is open its neighbours are hidden from assistive technology.
const said = (page: Page, words: string) =>
	page.locator('li[data-state=open]').getByText(words, { exact: true }).waitFor()

test('a customer is made after the errors are put right, and deleted again', async () => {
	const { page, call, go } = await desk()
	const { body } = await call('GET', '/api/admin/users')
	for (const { id } of body.users) await call('DELETE', `/api/admin/users/${id}`)
	await go('/admin')
	await page.getByText('No trips yet').waitFor()
	await button(page, 'Customers').click()
	await page.getByText('No customers yet. Create your first customer account.').waitFor()
	await button(page, 'Add Customer').click()
	await inDialog(page, 'Add Customer').click()
	await page.getByText('Username is required').waitFor()
	expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
	await field(page, 'Username *').fill('zoe.lark')
	await field(page, 'Email *').fill('zoe.lark@mail.example')
	await field(page, 'Password *').fill('password')
	await inDialog(page, 'Add Customer').click()
	await said(page, 'Failed to create customer')
	expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
	await field(page, 'Password *').fill('gull-over-the-jetty-31')
	await inDialog(page, 'Add Customer').click()
	await said(page, 'Customer created successfully')
	await button(page, 'Delete zoe.lark').click()
	await page.getByRole('alertdialog', { name: 'Delete Customer?' }).getByRole('button', { name: 'Delete' }).click()
	await said(page, 'Customer deleted successfully')
	await page.getByText('No customers yet. Create your first customer account.').waitFor()
})

test('a form opens with what is stored, and takes no half-typed number for none', async () => {
	const { page, call, go } = await desk()
	const tripId = await makeTrip(call)
	await call('POST', '/api/admin/activities', { tripId, name: 'Fado', date: '2027-03-12', status: 'cancelled' })
	await go(`/admin?trip=${tripId}&tab=activities`)
	await button(page, 'Edit Fado').click()
	expect(await field(page, 'Status *').inputValue()).toBe('cancelled')
	await inDialog(page, 'Cancel').click()
	await page.getByRole('tab', { name: 'Hotels' }).click()
	await button(page, 'Add Accommodation').click()
	await field(page, 'Nights').pressSequentially('1e')
	await inDialog(page, 'Add Accommodation').click()
	await page.getByText('Enter a whole number').waitFor()
})

test('only PDFs become documents', async () => {
	const { page, call, go } = await desk()
	await go(`/admin?trip=${await makeTrip(call)}`)
	await button(page, 'Upload Document').click()
	const file = page.locator('input[type=file]')
	await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note') })
	await said(page, 'Only PDF files are allowed')
	expect(await file.inputValue()).toBe('')
	await file.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('A note') })
	await inDialog(page, 'Upload').click()
	await said(page, 'Upload failed')
})

describe('Back', () => {
	test('closes a trip and leads back to the list, however many of its tabs were seen', async () => {
		const { page, call, go } = await desk()
		const id = await makeTrip(call)
		await go('/admin?section=trips')
		await page.getByRole('row', { name: TRIP.name }).first().click()
		await page.getByRole('tab', { name: 'Hotels' }).click()
		expect(new URL(page.url()).search).toBe(`?section=trips&trip=${id}&tab=hotels`)
		await page.reload()
		await page.getByText('No accommodations added yet').waitFor()
		await page.goBack()
		await page.getByRole('dialog').waitFor({ state: 'hidden' })
		expect(new URL(page.url()).search).toBe('?section=trips')
	})

	test('closes a form and nothing else, and asks when something was entered', async () => {
		const { page, call, go } = await desk()
		const id = await makeTrip(call)
		await go(`/admin?section=trips&trip=${id}`)
		await button(page, 'Edit').click()
		await page.goBack()
		await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor({ state: 'hidden' })
		await button(page, 'Edit').click()
		await field(page, 'Package').fill('Half a thought')
		await page.goBack()
		await button(page, 'Keep editing').click()
		expect(await field(page, 'Package').inputValue()).toBe('Half a thought')
		await page.goBack()
		await button(page, 'Discard').click()
		await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor({ state: 'hidden' })
		expect(new URL(page.url()).searchParams.get('trip')).toBe(id)
	})
})

test('of two edits at once nothing is lost: what the other changed is shown, and both are kept', async () => {
	const { page, call, go } = await desk()
	const id = await makeTrip(call)
	await go(`/admin?trip=${id}`)
	await button(page, 'Edit').click()
	await field(page, 'Package').fill('Mine')
	await field(page, 'Order ID').fill('M-1')
	await call('PATCH', `/api/admin/trips/${id}`, { orderId: 'T-2', notes: 'Theirs' })
	await inDialog(page, 'Save Changes').click()
	await page.getByText('Someone else has changed this meanwhile').waitFor()
	await inDialog(page, 'Keep mine').click()
	await inDialog(page, 'Save Changes').click()
	await said(page, 'Trip updated successfully')
	const { body } = await call('GET', `/api/admin/trips/${id}`)
	expect(body.trip).toMatchObject({ packageName: 'Mine', orderId: 'M-1', notes: 'Theirs' })
})

test('what was deleted meanwhile is not found, and what fails says so', async () => {
	const { page, call, go } = await desk()
	await go('/admin?trip=01980000-0000-7000-8000-000000000000')
	await page.getByText('Trip not found').waitFor()
	const id = await makeTrip(call)
	await go('/admin?section=trips')
	const row = page.getByRole('row', { name: TRIP.name }).first()
	await row.waitFor()
	await call('DELETE', `/api/admin/trips/${id}`)
	await row.getByRole('button', { name: `Delete ${TRIP.name}` }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await said(page, 'Failed to delete trip')
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
	test.each([390, 1280])('at %i px every screen can be used by everyone', async (width) => {
		const { page, call, go } = await desk({ width, theme })
		const check = async () => expect(await axe(page)).toEqual([])
		const id = await makeTrip(call)
		await go('/admin')
		await page.getByText(TRIP.name).first().waitFor()
		await check()
		await go('/admin?section=customers')
		await page.getByText('ana@mail.example').waitFor()
		await check()
		await button(page, 'Add Customer').click()
		await inDialog(page, 'Add Customer').click()
		await page.getByText('Email is required').waitFor()
		await check()
		await go(`/admin?section=trips&trip=${id}`)
		await page.getByText('Important Documents').waitFor()
		await check()
		await go('/admin?section=trips')
		await page.getByRole('combobox', { name: 'Customer' }).click()
		await page.getByRole('listbox', { name: 'Customers' }).getByRole('option').nth(1).waitFor()
		await check()
	})
})
