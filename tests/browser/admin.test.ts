import { describe, expect, test } from 'vitest'
import { olivia } from '#tests/people.ts'
import { axe, axeInBothThemes, type ViewOptions, WIDTHS } from '#tests/harness/browser.ts'
import { button, field, inDialog, LISBON, createTrip, openAdminPage, expectToast } from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct({ DEMO: '0' })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)

test('a customer is created after the errors are corrected, and deleted', async () => {
	const { page, call, go } = await openPage()
	const { body } = await call('GET', '/api/admin/users')
	for (const { id } of body.users) await call('DELETE', `/api/admin/users/${id}`)
	await go('/admin')
	await page.getByText('No trips yet').waitFor()
	await button(page, 'Customers').click()
	await page.getByText('No customers yet. Create your first customer account.').waitFor()
	await button(page, 'Add Customer').click()
	await inDialog(page, 'Add Customer').click()
	await page.getByText('Username is required').waitFor()
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
	await field(page, 'Username *').fill('zoe.lark')
	await field(page, 'Email *').fill('zoe.lark@mail.example')
	await field(page, 'Password *').fill('password')
	await inDialog(page, 'Add Customer').click()
	await expectToast(page, 'Failed to create customer')
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
	await field(page, 'Password *').fill('gull-over-the-jetty-31')
	await inDialog(page, 'Add Customer').click()
	await expectToast(page, 'Customer created successfully')
	await button(page, 'Delete zoe.lark').click()
	await page.getByRole('alertdialog', { name: 'Delete Customer?' }).getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Customer deleted successfully')
	await page.getByText('No customers yet. Create your first customer account.').waitFor()
})

test('staff read in every section that mail does not go out, until it does (API-236)', async () => {
	const { page, go } = await openPage()
	const mail = {
		id: crypto.randomUUID(),
		messageId: '<late@x.example>',
		to: 'a@x.example',
		subject: 'x',
		textBody: 'x',
	}
	const createdAt = new Date(Date.now() - 3_600_000)
	await product.db
		.insertInto('mails')
		.values({ ...mail, createdAt, answer: 'connect ECONNREFUSED' })
		.execute()
	const line = page.getByText('Mail is not going out at the moment')
	await go('/admin')
	await line.waitFor()
	await button(page, 'Customers').click()
	await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor()
	await line.waitFor()
	expect(await axe(page)).toEqual([])
	await product.db.deleteFrom('mails').where('id', '=', mail.id).execute()
	const asked = page.waitForResponse(/service-status/)
	await go('/admin')
	await asked
	await line.waitFor({ state: 'detached' })
})

test('a failed mail is dismissed by keyboard, and the focus moves to the next', async () => {
	const { page, go } = await openPage()
	const mail = (to: string) => ({
		id: crypto.randomUUID(),
		messageId: `<${to}>`,
		to,
		subject: 'Your trip',
		textBody: 'x',
	})
	const failed = ['ada@x.example', 'bea@x.example'].map((to) => ({
		...mail(to),
		state: 'failed' as const,
		answer: '550',
	}))
	await product.db.insertInto('mails').values(failed).execute()
	await go('/admin')
	await button(page, /^Dismiss: .* ada@/).focus()
	await page.keyboard.press('Enter')
	await expectToast(page, 'Mail dismissed')
	const focused = page.locator(':focus')
	await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/^Send again: .* bea@/)
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await button(page, /^Dismiss: /).waitFor({ state: 'detached' })
	await expect.poll(() => focused.count()).toBe(1)
})

test('a form starts with the stored values and rejects a half-typed number', async () => {
	const { page, call, go } = await openPage()
	const tripId = await createTrip(call)
	await call('POST', '/api/admin/activities', { tripId, name: 'Fado', date: '2038-03-12', status: 'cancelled' })
	await go(`/admin?trip=${tripId}&tab=activities`)
	await button(page, 'Edit Fado').click()
	await expect.poll(() => field(page, 'Status *').inputValue()).toBe('cancelled')
	await inDialog(page, 'Cancel').click()
	await page.getByRole('tab', { name: 'Hotels' }).click()
	await button(page, 'Add Accommodation').click()
	await field(page, 'Nights').pressSequentially('1e')
	await inDialog(page, 'Add Accommodation').click()
	await page.getByText('Enter a whole number').waitFor()
	await field(page, 'Check-out *').fill('2038-03-12')
	await field(page, 'Nights').fill('9')
	await page.getByText('The dates make 2 nights.').waitFor()
})

test('after a deletion by keyboard the focus stays at its place in the list', async () => {
	const { page, call, go } = await openPage()
	const tripId = await createTrip(call, { name: 'Focus' })
	for (const fullName of ['Ada', 'Bea', 'Cyd']) await call('POST', '/api/admin/guests', { tripId, fullName })
	await go(`/admin?section=trips&q=focus&trip=${tripId}&tab=guests`)
	const remove = async (name: string) => {
		await button(page, `Delete ${name}`).focus()
		await page.keyboard.press('Enter')
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
		await page.getByRole('alertdialog').waitFor({ state: 'detached' })
		return page.evaluate(
			() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
		)
	}
	expect(await remove('Bea')).toBe('Edit Cyd')
	expect(await remove('Cyd')).toBe('Edit Ada')
	expect(await remove('Ada')).toBe('Add Guest')
	await page.keyboard.press('Escape')
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	expect(await remove('Focus')).toMatch(/^Trips/)
})

test('only PDFs are accepted as documents', async () => {
	const { page, call, go } = await openPage()
	await go(`/admin?trip=${await createTrip(call)}`)
	await button(page, 'Upload Document').click()
	const file = page.locator('input[type=file]')
	await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note') })
	await expectToast(page, 'Only PDF files are allowed')
	await expect.poll(() => file.inputValue()).toBe('')
	await file.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('A note') })
	await inDialog(page, 'Upload').click()
	await expectToast(page, 'Upload failed')
})

describe('Back', () => {
	test('closes a trip and returns to the list, however many tabs were opened', async () => {
		const { page, call, go } = await openPage()
		const id = await createTrip(call)
		await go('/admin?section=trips')
		await page.getByRole('row', { name: LISBON.name }).first().click()
		await page.getByRole('tab', { name: 'Hotels' }).click()
		expect(new URL(page.url()).search).toBe(`?section=trips&trip=${id}&tab=hotels`)
		await page.reload()
		await page.getByText('No accommodations added yet').waitFor()
		await page.goBack()
		await page.getByRole('dialog').waitFor({ state: 'hidden' })
		expect(new URL(page.url()).search).toBe('?section=trips')
	})

	test('closes only the form, and asks first when there are edits', async () => {
		const { page, call, go } = await openPage()
		const id = await createTrip(call)
		await go(`/admin?section=trips&trip=${id}`)
		await button(page, 'Edit').click()
		await page.goBack()
		await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor({ state: 'hidden' })
		await button(page, 'Edit').click()
		await field(page, 'Package').fill('Half a thought')
		await page.goBack()
		await button(page, 'Keep editing').click()
		await expect.poll(() => field(page, 'Package').inputValue()).toBe('Half a thought')
		await page.goBack()
		await button(page, 'Discard').click()
		await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor({ state: 'hidden' })
		expect(new URL(page.url()).searchParams.get('trip')).toBe(id)
	})
})

test('concurrent edits are merged after showing what the other person changed', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call)
	await go(`/admin?trip=${id}`)
	await button(page, 'Edit').click()
	await field(page, 'Package').fill('Mine')
	await field(page, 'Order ID').fill('M-1')
	await call('PATCH', `/api/admin/trips/${id}`, { orderId: 'T-2', notes: 'Theirs' })
	await inDialog(page, 'Save Changes').click()
	await page.getByText('Someone else has changed this in the meantime').waitFor()
	await inDialog(page, 'Keep mine').click()
	await inDialog(page, 'Save Changes').click()
	await expectToast(page, 'Trip updated successfully')
	const { body } = await call('GET', `/api/admin/trips/${id}`)
	expect(body.trip).toMatchObject({ packageName: 'Mine', orderId: 'M-1', notes: 'Theirs' })
})

test('a trip that was deleted in the meantime is not found, and deleting it fails with a message', async () => {
	const { page, call, go } = await openPage()
	await go('/admin?trip=01980000-0000-7000-8000-000000000000')
	await page.getByText('Trip not found').waitFor()
	const id = await createTrip(call)
	await go('/admin?section=trips')
	const row = page.getByRole('row', { name: LISBON.name }).first()
	await row.waitFor()
	await call('DELETE', `/api/admin/trips/${id}`)
	await row.getByRole('button', { name: `Delete ${LISBON.name}` }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Failed to delete trip')
})

const FLIGHT = {
	airline: 'TAP',
	flightNumber: 'TP1351',
	departureAirport: 'LHR',
	arrivalAirport: 'LIS',
	departureTime: `${LISBON.startDate}T09:40`,
	arrivalTime: `${LISBON.startDate}T12:30`,
}

test.each([768, 1024])('on a tablet of %i px a list fits its width', async (width) => {
	const { page, call, go } = await openPage({ width })
	await createTrip(call, { name: 'Maldives Honeymoon', guestDetailsApprovalStatus: 'changes_requested' })
	for (const [section, last] of [
		['trips', 'Delete Maldives Honeymoon'],
		['customers', `Delete ${olivia.fullName}`],
	] as const) {
		await go(`/admin?section=${section}`)
		const [lastButton, list] = await Promise.all([
			button(page, last).first().boundingBox(),
			page.getByRole('searchbox').locator('xpath=../..').boundingBox(),
		])
		expect(lastButton!.x + lastButton!.width).toBeLessThan(list!.x + list!.width)
	}
})

test.each(WIDTHS)('at $width px every screen passes the accessibility checks', async (view) => {
	const { page, call, go } = await openPage(view)
	const check = async () => expect(await axeInBothThemes(page)).toEqual([])
	const id = await createTrip(call)
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Ana Sol', passportExpiry: '2038-05-01' })
	await call('POST', '/api/admin/flights', { tripId: id, ...FLIGHT })
	await page.clock.setFixedTime('2038-03-01T12:00:00Z')
	await go('/admin')
	await page.getByText(LISBON.name).first().waitFor()
	await check()
	await button(page, 'Next Departures').click()
	await page
		.getByRole('table', { name: 'Next Departures' })
		.getByText(/^\d+ issues?$/)
		.first()
		.waitFor()
	await check()
	await go('/admin?section=customers')
	await page.getByText(olivia.email).waitFor()
	await check()
	await button(page, 'Add Customer').click()
	await inDialog(page, 'Add Customer').click()
	await page.getByText('Email is required').waitFor()
	await check()
	await go(`/admin?section=trips&trip=${id}`)
	await page.getByText('Important Documents').waitFor()
	await check()
	for (const [tab, shown] of [
		['Guests', 'Ana Sol'],
		['Flights', 'TP1351'],
	] as const) {
		await page.getByRole('tab', { name: tab }).click()
		await page.getByText(shown).first().waitFor()
		await check()
	}
	await button(page, 'Add Flight').click()
	await page.getByRole('dialog', { name: 'Add Flight' }).waitFor()
	await check()
	await go('/admin?section=team')
	await page.getByRole('table', { name: 'Colleagues' }).waitFor()
	await check()
	await go('/admin?section=audit')
	await page.getByText('Added a trip').first().waitFor()
	await check()
	await go('/account')
	await page.getByText('This one').waitFor()
	await check()
	await go('/admin?section=trips')
	await page.getByRole('combobox', { name: 'Customer' }).click()
	await page.getByRole('listbox', { name: 'Customers' }).getByRole('option').nth(1).waitFor()
	await check()
})
