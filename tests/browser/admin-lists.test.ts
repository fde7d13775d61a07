import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { marguerite, olivia } from '#tests/people.ts'
import { axe, axeInBothThemes, type ViewOptions, visit, WIDTHS } from '#tests/harness/browser.ts'
import {
	type AdminPage,
	button,
	field,
	inDialog,
	LISBON,
	createTrip,
	openAdminPage,
	expectToast,
	focusIn,
} from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct({ DEMO: '0' })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)
const searchOf = (page: Page) => new URL(page.url()).search
/** Without scrolling, at the height of a small laptop. */
const isInSight = (box: { y: number; height: number } | null) => box !== null && box.y > 0 && box.y + box.height < 800
const ENQUIRY = {
	name: 'Ada Lovelace',
	email: 'ada@mail.example',
	phone: '+44 20 7946 0958',
	checkIn: '2038-06-12',
	checkOut: '2038-06-19',
	guests: 8,
	message: 'A cot for the baby, please.',
	villaName: 'Villa Rocha, Algarve',
}

async function answerAll(call: AdminPage['call']) {
	const { enquiries } = (await call('GET', '/api/admin/enquiries')).body
	for (const { id } of enquiries) await call('PATCH', `/api/admin/enquiries/${id}`, { state: 'answered' })
}

test('an overdue enquiry is converted into a customer and a trip in two clicks, which answers it', async () => {
	const { page, call, go } = await openPage()
	await answerAll(call)
	await call('POST', '/api/enquiries', ENQUIRY)
	await page.clock.setFixedTime(Date.now() + 30 * 3_600_000)
	await go('/admin')
	const overdue = page.getByText('Overdue by 6 hours')
	await overdue.waitFor()
	expect(await overdue.boundingBox()).toSatisfy(isInSight)
	expect(await page.getByRole('heading', { name: 'Recent Trips' }).boundingBox()).toSatisfy(isInSight)
	await button(page, 'Open enquiry from Ada Lovelace for Villa Rocha, Algarve').click()
	await page.getByText('A cot for the baby, please.').waitFor()
	await inDialog(page, 'Create Customer and Trip').click()
	await expect.poll(() => field(page, 'Destination').inputValue()).toBe('Algarve')
	await inDialog(page, 'Create Customer and Trip').click()
	await expectToast(page, 'Customer and trip created successfully')
	await page.getByRole('dialog', { name: 'Villa Rocha, Algarve' }).getByText('Jun 12, 2038', { exact: true }).waitFor()
	await inDialog(page, 'Close').click()
	await page.getByText('No enquiries are waiting for an answer').waitFor()
	await page.getByRole('tab', { name: 'Answered' }).click()
	await button(page, 'Open enquiry from Ada Lovelace for Villa Rocha, Algarve').click()
	await inDialog(page, 'Open Trip').waitFor()
	await inDialog(page, 'Mark as Waiting').click()
	await expectToast(page, 'Enquiry marked as waiting')
	await inDialog(page, 'Mark as Answered').click()
	await expectToast(page, 'Enquiry marked as answered')
	await inDialog(page, 'Close').click()
	// As the link of the agency's mail does.
	const [{ id }] = (await call('GET', '/api/admin/enquiries?q=lovelace')).body.enquiries
	await go(`/admin?enquiry=${id}`)
	await page.getByRole('dialog', { name: 'Enquiry from Ada Lovelace' }).waitFor()
	await inDialog(page, 'Close').click()
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	expect(searchOf(page)).toBe('')
	const { body } = await call('GET', '/api/admin/users?q=ada')
	expect(body.users).toMatchObject([{ username: 'ada', email: ENQUIRY.email, totalTrips: 1 }])
	// Once its trip is deleted, the enquiry can be converted again.
	await button(page, 'Trips').click()
	const deleteTrip = async () => {
		await button(page, 'Delete Villa Rocha, Algarve').click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
		await expectToast(page, 'Trip deleted successfully')
	}
	await deleteTrip()
	await page.locator('li[data-state=open]').getByRole('button', { name: 'Undo' }).click()
	await expectToast(page, 'Brought back')
	await deleteTrip()
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
	await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending')
	await header.getByRole('button').click()
	await expect.poll(names).toEqual(['Zermatt', 'Malta', 'Amalfi'])
	expect(new URLSearchParams(searchOf(page)).get('sort')).toBe('-name')
	await page.reload()
	await expect.poll(names).toEqual(['Zermatt', 'Malta', 'Amalfi'])
	await header.getByRole('button').click()
	await expect.poll(names).toEqual(['Malta', 'Amalfi', 'Zermatt'])
	await expect.poll(() => header.getAttribute('aria-sort')).toBeNull()
})

test('customers are imported from a file, after a look at what becomes of each row (CRM-366)', async () => {
	const { page, call, go } = await openPage()
	const rows = ['name;email', 'Łukasz Grønbæk;lukasz@mail.example', `Ann;${olivia.email}`, 'Ben;no address']
	const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`) }
	await call('POST', '/api/admin/users', olivia)
	await go('/admin?section=customers')
	await button(page, 'Import CSV').click()
	await field(page, 'CSV file').setInputFiles(file)
	await page.getByText('1 new, 1 there already, 1 with errors').waitFor()
	await inDialog(page, 'Import 1 customer').click()
	await expectToast(page, '1 customer imported')
	await page.getByRole('cell', { name: 'lukasz@mail.example' }).waitFor()
	await button(page, 'Import CSV').click()
	await field(page, 'CSV file').setInputFiles(file)
	await page.getByText('0 new, 2 there already, 1 with errors').waitFor()
	expect(await inDialog(page, 'Import').isDisabled()).toBe(true)
})

test('trips are filtered, the filters saved as a view, and rows and columns chosen (CRM-293 to CRM-295)', async () => {
	const { page, call, go, pageErrors } = await openPage()
	for (const [name, status] of [
		['Kept Promise', 'confirmed'],
		['Called Off', 'cancelled'],
	])
		await createTrip(call, { name, status, destination: 'Filterland', startDate: '2038-05-02', endDate: '2038-05-04' })
	await createTrip(call, {
		name: 'Much Later',
		destination: 'Filterland',
		startDate: '2039-05-02',
		endDate: '2039-05-04',
	})
	await page.clock.setFixedTime('2038-04-20T12:00:00Z')
	await go('/admin?section=trips&q=filterland')
	const names = () =>
		page
			.getByRole('table', { name: 'Trips' })
			.getByRole('button', { name: /^View / })
			.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(5)))
	await expect.poll(names).toEqual(['Much Later', 'Called Off', 'Kept Promise'])
	await button(page, 'Filters').click()
	await page.getByLabel('Departure', { exact: true }).selectOption('30')
	await expect.poll(names).toEqual(['Kept Promise', 'Called Off'])
	await page.getByLabel('Departure', { exact: true }).selectOption('May 2038')
	await page.getByLabel('Status', { exact: true }).selectOption('Active')
	await expect.poll(names).toEqual(['Kept Promise'])
	expect(await axeInBothThemes(page)).toEqual([])
	await page.keyboard.press('Escape')
	expect(searchOf(page)).toBe('?section=trips&status=active&departs=2038-05&q=filterland')

	await button(page, 'Save as a view').click()
	await page.getByLabel('Name of the view').fill('May departures')
	await page.keyboard.press('Enter')
	const view = page.getByRole('link', { name: 'May departures' })
	await view.waitFor()
	await expect.poll(() => view.getAttribute('aria-current')).toBe('page')
	await go('/admin?section=trips')
	await view.click()
	await expect.poll(names).toEqual(['Kept Promise'])
	await page.goBack()
	await expect.poll(() => searchOf(page)).toBe('?section=trips')
	await view.click()

	const heights = () => page.locator('tbody tr[data-index]').first().boundingBox()
	const airy = (await heights())!.height
	await button(page, 'Columns').click()
	await page.getByLabel('Issued Documents').check()
	await page.getByLabel('Destination').uncheck()
	await page.getByLabel('Compact rows').click()
	await page.reload()
	await page.getByText('None issued').waitFor()
	expect(await page.getByRole('columnheader', { name: 'Destination' }).count()).toBe(0)
	expect((await heights())!.height).toBeLessThan(airy - 20)
	expect(await axe(page)).toEqual([])
	await button(page, 'Delete the view May departures').click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await view.waitFor({ state: 'detached' })
	await expect.poll(names).toEqual(['Kept Promise'])
	expect(pageErrors).toEqual([])
})

test('the next departures show their readiness issues, and the browser remembers this view', async () => {
	const { page, call, go } = await openPage()
	// Earlier than the trips of the other tests.
	const id = await createTrip(call, { name: 'Azores', startDate: '2038-01-05', endDate: '2038-01-09' })
	await createTrip(call, { name: 'Bermuda', startDate: '2038-02-05', endDate: '2038-02-09' })
	await page.clock.setFixedTime('2038-01-05T12:00:00Z')
	await go('/admin')
	await button(page, 'Next Departures').click()
	await page.getByText('1 of 1 within 30 days').waitFor()
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
	for (const [card, list] of [
		['Total Customers', 'Customers'],
		['Pending Approvals', 'Trips'],
	] as const) {
		await page.getByRole('link', { name: card }).click()
		await page.getByRole('heading', { level: 1, name: list }).waitFor()
		await page.goBack()
	}
	for (const name of ['Ada', 'Bea', 'Cyd', 'Dee', 'Eve']) await call('POST', '/api/enquiries', { ...ENQUIRY, name })
	await page.reload()
	const waiting = page.getByRole('table', { name: 'Waiting enquiries' }).getByRole('row')
	await button(page, 'Show all').waitFor()
	expect(await waiting.count()).toBe(5)
	await button(page, 'Show all').click()
	await page.getByRole('row', { name: 'Eve' }).waitFor()
	await answerAll(call)
})

test('a task is written on a trip, found in my day, ticked off, and a template makes another', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Cyclades', startDate: '2038-01-20', endDate: '2038-01-29' })
	await page.clock.setFixedTime('2038-01-05T12:00:00Z')
	await go(`/admin?trip=${id}`)
	await page.getByRole('checkbox', { name: 'Done: Send the final documents' }).waitFor()
	await button(page, 'Add Task').click()
	await page.getByRole('dialog', { name: 'Add Task' }).waitFor()
	await inDialog(page, 'Add Task').click()
	await page.getByText('Task is required').waitFor()
	await field(page, 'Task *').fill('Ask about the boat')
	await field(page, 'Due').fill('2038-01-05')
	await inDialog(page, 'Add Task').click()
	await expectToast(page, 'Task added')
	await go('/admin?section=day')
	await page.getByRole('region', { name: 'Late' }).getByText('Send the final documents').first().waitFor()
	const today = page.getByRole('region', { name: 'Today' })
	await today.getByText('Ask about the boat').waitFor()
	await page.getByRole('tab', { name: 'Mine' }).getByText(/^\d+$/).waitFor()
	// The trip's own issues, until they are resolved.
	await page.getByText('There are no guests.').first().waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await today.getByRole('checkbox', { name: 'Done: Ask about the boat' }).focus()
	await page.keyboard.press('Space')
	await expectToast(page, 'Task done')
	await today.getByText('Ask about the boat').waitFor({ state: 'detached' })
	await page.locator(':focus').waitFor()
	const undo = () => page.locator('li[data-state=open]').getByRole('button', { name: 'Undo' }).click()
	await undo()
	await button(page, 'Put off until tomorrow: Ask about the boat').click()
	await expectToast(page, 'Task is due tomorrow')
	await page.getByRole('region', { name: 'Next 7 days' }).getByText('Ask about the boat').waitFor()
	await undo()
	await today.getByRole('checkbox', { name: 'Done: Ask about the boat' }).click()
	await expectToast(page, 'Task done')
	await today.getByText('Ask about the boat').waitFor({ state: 'detached' })
	await button(page, 'Task templates').click()
	await page.getByRole('dialog', { name: 'Task templates' }).waitFor()
	await button(page, 'Add template').click()
	await field(page, 'Task *').fill('Order the hamper')
	await field(page, 'Days *').fill('15')
	await inDialog(page, 'Save template').click()
	await button(page, 'Change Order the hamper').waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await page.keyboard.press('Escape')
	await today.getByText('Order the hamper').waitFor()
	await today.getByRole('button', { name: 'Cyclades' }).click()
	await page.getByRole('dialog', { name: 'Cyclades' }).getByText('1 done').click()
	await page.getByRole('checkbox', { name: 'Done: Ask about the boat' }).uncheck()
	await expectToast(page, 'Task opened again')
	await button(page, 'Ask about the boat').click()
	await field(page, 'Note').fill('White sails')
	await inDialog(page, 'Save task').click()
	await page.getByRole('dialog', { name: 'Cyclades' }).getByText('White sails').waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Olivia Hartley' })
	const traveller = await visit(product, { as: olivia })
	await traveller.context.request.post(`/api/portal/trips/${id}/approve-guests`, { headers: { origin: product.url } })
	await go('/admin?section=departures&departs=7')
	await button(page, 'Look 90 days ahead').press('Enter')
	await page.locator('select[aria-label=Departing]:focus').waitFor()
	const board = page.getByRole('table', { name: 'Departures' }).getByRole('row', { name: 'Cyclades' })
	await board.getByRole('button', { name: '1 open: Identity of Cyclades' }).click()
	await page.getByText('Olivia Hartley: date of birth, nationality, passport number, passport expiry').waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await page.keyboard.press('Escape')
	await page.getByLabel('What is lacking').selectOption('approvals')
	await board.waitFor({ state: 'detached' })
	await button(page, 'Month').click()
	await page
		.getByRole('table', { name: 'Departures in January 2038' })
		.getByRole('button', { name: /Cyclades/ })
		.waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await button(page, 'Later month').click()
	await page.getByRole('table', { name: 'Departures in February 2038' }).waitFor()
	expect(searchOf(page)).toContain('departs=2038-02')
	await go('/admin')
	await button(page, 'Notices, 1 new').click()
	await page.getByText('Details approved by the traveller').waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await page.keyboard.press('Escape')
	await button(page, 'Notices').waitFor()
})

test('keyboard shortcuts search, move, open, add and close, but not during typing', async () => {
	const { page, call, go } = await openPage()
	await createTrip(call, { name: 'Key West' })
	await go('/admin?section=trips&q=key+west')
	const search = page.getByRole('searchbox', { name: 'Search trips' })
	await button(page, 'Open Key West for Olivia Hartley').waitFor()
	await page.keyboard.press('/')
	await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true)
	await page.keyboard.type('njk?')
	await expect.poll(() => search.inputValue()).toBe('njk?')
	await search.fill('key west')
	await search.blur()
	await button(page, 'Open Key West for Olivia Hartley').waitFor()
	await page.keyboard.press('j')
	await page.keyboard.press('Enter')
	await page.getByRole('dialog', { name: 'Key West' }).waitFor()
	await page.getByRole('tab', { name: 'Guests' }).click()
	await button(page, 'Add Guest').waitFor()
	await page.keyboard.press('n')
	await focusIn(page.getByRole('dialog', { name: 'Add Guest' }))
	await expect.poll(() => field(page, 'Title').inputValue()).toBe('')
	await page.keyboard.press('Escape')
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor({ state: 'hidden' })
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
		.toBe('Open Key West for Olivia Hartley')
	await page.keyboard.press('e')
	expect(await page.getByRole('dialog').count()).toBe(0)
	await page.keyboard.press('Enter')
	await page.getByText('Important Documents').waitFor()
	await page.keyboard.press('e')
	await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor()
	// Not from a form, whose edits would be lost.
	await inDialog(page, 'Cancel').focus()
	await page.keyboard.press('g')
	await page.keyboard.press('c')
	await page.keyboard.press('Escape')
	await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor({ state: 'detached' })
	await page.keyboard.press('g')
	await page.keyboard.press('c')
	await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
	await button(page, 'Open Olivia Hartley').focus()
	await page.keyboard.press('e')
	await page.getByRole('dialog', { name: 'Edit Customer' }).waitFor()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	for (const [key, name] of [
		['m', 'My day'],
		['b', 'Departures'],
		['t', 'Trips'],
	] as const) {
		await page.keyboard.press('g')
		await page.keyboard.press(key)
		await page.getByRole('heading', { level: 1, name }).waitFor()
	}
	await page.keyboard.press('?')
	await page.getByRole('switch', { name: 'Enable shortcuts' }).click()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await page.keyboard.press('n')
	expect(await page.getByRole('dialog').count()).toBe(0)
})

test('Ctrl+K finds a trip by its flight, waits for the answer after Enter, and returns the focus', async () => {
	const { page, call, go } = await openPage()
	const tripId = await createTrip(call, { name: 'Reykjavik in Winter' })
	const flight = { airline: 'Icelandair', flightNumber: 'FI 451', departureAirport: 'LHR', arrivalAirport: 'KEF' }
	const times = { departureTime: '2038-03-10T13:00', arrivalTime: '2038-03-10T16:10', status: 'confirmed' }
	await call('POST', '/api/admin/flights', { tripId, ...flight, ...times })
	await go('/admin?section=customers')
	await button(page, 'Add Customer').focus()
	await page.keyboard.press('Control+K')
	const option = page.getByRole('option')
	await option.filter({ hasText: 'Agency Settings' }).waitFor()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await expect
		.poll(() => button(page, 'Add Customer').evaluate((element) => element === document.activeElement))
		.toBe(true)

	await page.keyboard.press('Control+K')
	await focusIn(page.getByRole('dialog', { name: 'Find anything' }))
	await page.keyboard.type('nobody at all')
	await page.getByText('Nothing matches “nobody at all”').waitFor()
	await page.keyboard.press('Control+A')
	await page.keyboard.type('fi451')
	await option.filter({ hasText: 'Icelandair FI 451' }).waitFor()
	await page.keyboard.press('Control+A')
	await page.keyboard.type('reykjavik fi 0451')
	await page.keyboard.press('Enter')
	await page
		.getByRole('dialog', { name: 'Reykjavik in Winter' })
		.getByRole('tab', { name: 'Flights', selected: true })
		.waitFor()
	await page.goBack()
	await expect.poll(() => searchOf(page)).toBe('?section=customers')
})

test('what is opened before its code has come shows as soon as it has (SITE-222)', async () => {
	const { page, call, go } = await openPage()
	const name = 'Madeira in May'
	await createTrip(call, { name })
	const row = button(page, `Open ${name}`)
	for (const [chunk, title, open] of [
		['find-dialog', 'Find anything', () => page.keyboard.press('Control+K')],
		['shortcut-dialog', 'Keyboard shortcuts', () => page.keyboard.press('?')],
		['bell-popover', 'Notices', () => button(page, 'Notices').click()],
		['trip-panel', name, () => row.press('Enter')],
	] as const) {
		const code = Promise.withResolvers<void>()
		await page.route(`**/${chunk}-*.js`, async (route) => {
			await code.promise
			await route.continue()
		})
		await go('/admin')
		await row.waitFor()
		await open()
		expect(await page.getByRole('dialog').count()).toBe(0)
		code.resolve()
		await focusIn(page.getByRole('dialog', { name: title }))
		await page.keyboard.press('Escape')
		await page.getByRole('dialog').waitFor({ state: 'detached' })
	}
	await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true)
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
	await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe('161')
	expect(await page.locator('tbody tr[data-index]').count()).toBeLessThan(60)
	const focused = () => page.locator(':focus').getAttribute('aria-label')
	await last.focus()
	// Presses that are faster than the rows appear are not lost.
	const slow = await page.context().newCDPSession(page)
	await slow.send('Emulation.setCPUThrottlingRate', { rate: 10 })
	await Promise.all(Array.from({ length: 40 }, () => page.keyboard.press('k')))
	await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	await expect.poll(focused).toMatch('Open Walk 219 for')
	await page.keyboard.press('Enter')
	await page.getByRole('dialog', { name: 'Walk 219' }).waitFor()
	// A save reads no part of the list again, and its row changes (CRM-296).
	await button(page, 'Edit').click()
	await field(page, 'Destination').fill('Skye')
	const requests: string[] = []
	page.on('request', (request) => request.method() === 'GET' && requests.push(new URL(request.url()).pathname))
	await inDialog(page, 'Save Changes').click()
	await expectToast(page, 'Trip updated successfully')
	await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor({ state: 'detached' })
	expect(requests.filter((path) => path.startsWith('/api/')).length).toBeLessThanOrEqual(3)
	expect(requests).not.toContain('/api/admin/trips')
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	await expect.poll(focused).toMatch('Open Walk 219 for')
	await page.getByRole('row', { name: 'Walk 219' }).getByText('Skye').waitFor()
	await page.mouse.wheel(0, -9000)
	await button(page, /^Open Walk 100 for/).waitFor()
	await page.keyboard.press('j')
	await expect.poll(focused).toMatch('Open Walk 220 for')
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
	await expect
		.poll(() => field(page, 'Current Password').evaluate((input) => input === document.activeElement))
		.toBe(true)
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
	await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]') !== null)).toBe(true)
	await toasts.getByRole('button', { name: 'Close' }).press('Enter')
	await toasts.getByText('Please enter a booking URL').waitFor({ state: 'hidden' })
	await page.getByRole('dialog', { name: 'Import from Booking URL' }).waitFor()
})

test.each(WIDTHS)('at $width px every dialog passes the accessibility checks', async (view) => {
	const { page, call, go, pageErrors } = await openPage(view)
	const name = `Visitor ${view.width}`
	const check = async () => expect(await axeInBothThemes(page)).toEqual([])
	await call('POST', '/api/enquiries', { ...ENQUIRY, name })
	const id = await createTrip(call)
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Grace', passportExpiry: '2038-05-01' })
	await go('/admin')
	await button(page, new RegExp(`Open enquiry from ${name}`)).click()
	await check()
	await inDialog(page, 'Create Customer and Trip').click()
	await field(page, 'Destination').waitFor()
	await check()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await page.keyboard.press('Control+K')
	await focusIn(page.getByRole('dialog', { name: 'Find anything' }))
	await page.keyboard.type(name)
	await page.getByRole('option').first().waitFor()
	await check()
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'detached' })
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
