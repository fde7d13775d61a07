import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { marguerite } from '#tests/people.ts'
import { axe, type ViewOptions, VIEWS } from '#tests/harness/browser.ts'
import { button, field, inDialog, LISBON, createTrip, openAdminPage, expectToast } from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct({ DEMO: '0' })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)
const searchOf = (page: Page) => new URL(page.url()).search
const ENQUIRY = {
	name: 'Ada Lovelace',
	email: 'ada@mail.example',
	phone: '+44 20 7946 0958',
	checkIn: '2027-06-12',
	checkOut: '2027-06-19',
	guests: 8,
	message: 'A cot for the baby, please.',
	villaName: 'Villa Rocha, Algarve',
}

test('an overdue enquiry is converted into a customer and a trip in two clicks, and marked as answered', async () => {
	const { page, call, go } = await openPage()
	const { enquiries } = (await call('GET', '/api/admin/enquiries')).body
	for (const { id } of enquiries) await call('PATCH', `/api/admin/enquiries/${id}`, { state: 'answered' })
	await call('POST', '/api/enquiries', ENQUIRY)
	await page.clock.setFixedTime(Date.now() + 30 * 3_600_000)
	await go('/admin')
	await page.getByText('Overdue by 6 hours').waitFor()
	await button(page, 'Open enquiry from Ada Lovelace for Villa Rocha, Algarve').click()
	await page.getByText('A cot for the baby, please.').waitFor()
	await inDialog(page, 'Create Customer and Trip').click()
	expect(await field(page, 'Destination').inputValue()).toBe('Algarve')
	await inDialog(page, 'Create Customer and Trip').click()
	await expectToast(page, 'Customer and trip created successfully')
	await page.getByRole('dialog', { name: 'Villa Rocha, Algarve' }).getByText('Jun 12, 2027', { exact: true }).waitFor()
	await inDialog(page, 'Close').click()
	await button(page, 'Open enquiry from Ada Lovelace for Villa Rocha, Algarve').click()
	await inDialog(page, 'Open Trip').waitFor()
	await inDialog(page, 'Mark as Answered').click()
	await expectToast(page, 'Enquiry marked as answered')
	await inDialog(page, 'Close').click()
	await page.getByText('No enquiries are waiting for an answer').waitFor()
	await page.getByRole('tab', { name: 'Answered' }).click()
	await button(page, 'Open enquiry from Ada Lovelace for Villa Rocha, Algarve').waitFor()
	const { body } = await call('GET', '/api/admin/users?q=ada')
	expect(body.users).toMatchObject([{ username: 'ada', email: ENQUIRY.email, totalTrips: 1 }])
	// Once its trip is deleted, the enquiry can be converted again.
	await button(page, 'Trips').click()
	await button(page, 'Delete Villa Rocha, Algarve').click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Trip deleted successfully')
	await button(page, 'Dashboard').click()
	const response = page.waitForResponse(/enquiries\?.*state=answered/)
	await page.getByRole('tab', { name: 'Answered' }).click()
	await (await response).finished()
	await button(page, 'Open enquiry from Ada Lovelace for Villa Rocha, Algarve').click()
	await inDialog(page, 'Create Customer and Trip').waitFor()
})

test('a click on a column header sorts the list and updates the address', async () => {
	const { page, call, go } = await openPage()
	for (const name of ['Zermatt', 'Amalfi', 'Malta'])
		await createTrip(call, { name, destination: 'In the order of names' })
	await go('/admin?section=trips&q=order+of+names')
	const header = page.getByRole('columnheader', { name: 'Trip Name' })
	const names = () =>
		page
			.getByRole('button', { name: /^View (Zermatt|Amalfi|Malta)$/ })
			.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(5)))
	await header.getByRole('button').click()
	await expect.poll(names).toEqual(['Amalfi', 'Malta', 'Zermatt'])
	expect(await header.getAttribute('aria-sort')).toBe('ascending')
	await header.getByRole('button').click()
	await expect.poll(names).toEqual(['Zermatt', 'Malta', 'Amalfi'])
	expect(new URLSearchParams(searchOf(page)).get('sort')).toBe('-name')
	await page.reload()
	await expect.poll(names).toEqual(['Zermatt', 'Malta', 'Amalfi'])
	await header.getByRole('button').click()
	await expect.poll(names).toEqual(['Malta', 'Amalfi', 'Zermatt'])
	expect(await header.getAttribute('aria-sort')).toBeNull()
})

test('the next departures show their readiness issues, and the browser remembers this view', async () => {
	const { page, call, go } = await openPage()
	// Earlier than the trips of the other tests.
	const id = await createTrip(call, { name: 'Azores', startDate: '2027-01-05', endDate: '2027-01-09' })
	await page.clock.setFixedTime('2027-01-05T12:00:00Z')
	await go('/admin')
	await button(page, 'Next Departures').click()
	const row = page.getByRole('table', { name: 'Next Departures' }).getByRole('row', { name: 'Azores' })
	await row.getByText('today').waitFor()
	await row.getByText('There are no guests.').waitFor()
	await row.click()
	await page.getByRole('tab', { name: 'Guests' }).click()
	await button(page, 'Add Guest').click()
	await field(page, 'Full Name *').fill('Ada Hartley')
	await inDialog(page, 'Add Guest').click()
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor({ state: 'detached' })
	await page.goBack()
	await row.getByText('The details of Ada Hartley are not approved.').waitFor()
	await call('PATCH', `/api/admin/trips/${id}`, { status: 'cancelled' })
	await page.reload()
	await page.getByRole('heading', { name: 'Next Departures' }).waitFor()
	await row.waitFor({ state: 'hidden' })
	await button(page, 'Recent Trips').click()
	await page.getByRole('table', { name: 'Recent Trips' }).getByRole('row', { name: 'Azores' }).waitFor()
})

test('keyboard shortcuts search, move, open, add and close, but not during typing', async () => {
	const { page, call, go } = await openPage()
	await createTrip(call, { name: 'Key West' })
	await go('/admin?section=trips&q=key+west')
	const search = page.getByRole('searchbox', { name: 'Search trips' })
	await button(page, 'Open Key West for Olivia Hartley').waitFor()
	await page.keyboard.press('/')
	expect(await search.evaluate((input) => input === document.activeElement)).toBe(true)
	await page.keyboard.type('njk?')
	expect(await search.inputValue()).toBe('njk?')
	await search.fill('key west')
	await search.blur()
	await button(page, 'Open Key West for Olivia Hartley').waitFor()
	await page.keyboard.press('j')
	await page.keyboard.press('Enter')
	await page.getByRole('dialog', { name: 'Key West' }).waitFor()
	await page.getByRole('tab', { name: 'Guests' }).click()
	await page.keyboard.press('n')
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor()
	expect(await field(page, 'Title').inputValue()).toBe('')
	await page.keyboard.press('Escape')
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor({ state: 'hidden' })
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
		'Open Key West for Olivia Hartley',
	)
	await page.keyboard.press('?')
	await page.getByRole('switch', { name: 'Enable shortcuts' }).click()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await page.keyboard.press('n')
	expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a long list renders only the rows near the viewport, moves by keyboard, and restores the focus', async () => {
	const { page, call, go } = await openPage()
	const other = await call('GET', `/api/admin/trips/${await createTrip(call)}`)
	const { userId } = other.body.trip
	const make = (n: number) => call('POST', '/api/admin/trips', { ...LISBON, userId, name: `Walk ${n}` })
	for (let n = 100; n < 260; n += 10) await Promise.all(Array.from({ length: 10 }, (_, i) => make(n + i)))
	await go('/admin?section=trips&q=walk&sort=name')
	const last = button(page, /^Open Walk 259 for/)
	while (!(await last.isVisible())) await page.mouse.wheel(0, 900)
	expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('161')
	expect(await page.locator('tbody tr[data-index]').count()).toBeLessThan(60)
	await last.focus()
	for (let n = 0; n < 40; n++) await page.keyboard.press('k')
	expect(await page.locator(':focus').getAttribute('aria-label')).toMatch('Open Walk 219 for')
	await page.keyboard.press('Enter')
	await page.getByRole('dialog', { name: 'Walk 219' }).waitFor()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	expect(await page.locator(':focus').getAttribute('aria-label')).toMatch('Open Walk 219 for')
	await page.mouse.wheel(0, -9000)
	await button(page, /^Open Walk 100 for/).waitFor()
	await page.keyboard.press('j')
	expect(await page.locator(':focus').getAttribute('aria-label')).toMatch('Open Walk 220 for')
})

test('staff change their own password and stay signed in', async () => {
	const { page, go } = await openPage()
	const { username, password } = marguerite
	const change = async (from: string, to: string) => {
		await button(page, `Account of ${username}`).click()
		await page.getByRole('menuitem', { name: 'Change Password' }).click()
		await field(page, 'Current Password').fill(from)
		await field(page, 'New Password').fill(to)
		await page.keyboard.press('Enter')
	}
	await go('/admin')
	await change('not-it', 'a-heron-at-low-water')
	await page.getByText('That is not your current password').waitFor()
	expect(await field(page, 'Current Password').evaluate((input) => input === document.activeElement)).toBe(true)
	expect(await axe(page)).toEqual([])
	await field(page, 'Current Password').fill(password)
	await inDialog(page, 'Change Password').click()
	await expectToast(page, 'Password changed')
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	await go('/admin?section=trips')
	await change('a-heron-at-low-water', password)
	await expectToast(page, 'Password changed')
})

test('a toast can be read and closed while a dialog is open', async () => {
	const { page, go } = await openPage()
	await go('/admin?section=trips')
	await button(page, 'Import from Booking URL').click()
	await inDialog(page, 'Import Trip').click()
	const toasts = page.getByRole('region', { name: /Notifications/ })
	// Found by role, as assistive technology finds it.
	await toasts.getByText('Please enter a booking URL and select a customer.').waitFor()
	await page.keyboard.press('F8')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Tab')
	expect(await page.evaluate(() => document.activeElement?.closest('[role=region]') !== null)).toBe(true)
	await toasts.getByRole('button', { name: 'Close' }).press('Enter')
	await toasts.getByText('Please enter a booking URL').waitFor({ state: 'hidden' })
	await page.getByRole('dialog', { name: 'Import from Booking URL' }).waitFor()
})

test.each(VIEWS)('in the $theme theme at $width px every dialog passes the accessibility checks', async (view) => {
	const { page, call, go, pageErrors } = await openPage(view)
	const name = `Visitor ${view.theme} ${view.width}`
	const check = async () => expect(await axe(page)).toEqual([])
	await call('POST', '/api/enquiries', { ...ENQUIRY, name })
	const id = await createTrip(call)
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Grace', passportExpiry: '2027-05-01' })
	await go('/admin')
	await button(page, new RegExp(`Open enquiry from ${name}`)).click()
	await check()
	await inDialog(page, 'Create Customer and Trip').click()
	await field(page, 'Destination').waitFor()
	await check()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await page.keyboard.press('?')
	await page.getByRole('switch').waitFor()
	await check()
	await go('/admin?section=trips&sort=-startDate')
	await button(page, 'Import from Booking URL').click()
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Error')
	await check()
	await go(`/admin?section=trips&trip=${id}`)
	await page.getByRole('region', { name: 'Readiness' }).waitFor()
	await button(page, 'Duplicate').click()
	await page.getByRole('dialog', { name: 'Duplicate Trip' }).waitFor()
	await check()
	expect(pageErrors).toEqual([])
})
