import { expect, test } from 'vitest'
import { marguerite, olivia } from '#tests/people.ts'
import { axe, axeInBothThemes, type ViewOptions, visit } from '#tests/harness/browser.ts'
import {
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

test('a trip needs one request plus at most one per tab, and opening it again shows later changes', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Madeira' })
	await go('/admin?section=trips')
	await button(page, 'View Madeira').waitFor()
	const requests: string[] = []
	page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()))
	await button(page, 'View Madeira').click()
	await page.getByText('Important Documents').waitFor()
	// What is still asked for when a tab is left is cancelled, and asked for again.
	const answers = [/\/links$/, /\/form-drafts$/].map((part) => page.waitForResponse(part))
	await page.getByRole('tab', { name: 'Guests', exact: true }).click()
	await Promise.all(answers)
	for (const name of ['Flights', 'Hotels', 'Transfers', 'Activities'])
		await page.getByRole('tab', { name, exact: true }).click()
	await page.getByText('No activities added yet').waitFor()
	const trip = `${product.url}/api/admin/trips/${id}`
	const parts = ['approval', 'companions', 'form-drafts', 'hold', 'links', 'notices', 'papers', 'threads']
	// The tasks of a trip are due on days of the reader's own zone.
	const addresses = requests.map((address) => address.replace(/(tasks)\?.*/, '$1')).toSorted()
	expect(addresses).toEqual([`${product.url}/api/admin/tasks`, trip, ...parts.map((part) => `${trip}/${part}`)])
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Grace Hopper' })
	await button(page, 'View Madeira').click()
	await page.getByText('The details of Grace Hopper are not approved.', { exact: false }).waitFor()
	await button(page, 'Open Guests').click()
	await page.getByText('1 guest(s)').waitFor()
})

test('a trip shows together with its notices, which would push its buttons away if they came later', async () => {
	const { page, call, go } = await openPage()
	await createTrip(call, { name: 'Berlengas' })
	const notices = Promise.withResolvers<void>()
	await page.route('**/notices', async (route) => {
		await notices.promise
		await route.fallback()
	})
	await go('/admin?section=trips')
	const trip = page.waitForResponse(/\/api\/admin\/trips\/[^/]+$/)
	await button(page, 'View Berlengas').click()
	await (await trip).finished()
	await page.waitForTimeout(300)
	const details = page.getByRole('heading', { name: 'Trip Details' })
	expect(await details.count()).toBe(0)
	notices.resolve()
	await details.waitFor()
	expect(await page.getByRole('heading', { name: 'Notices to the traveller' }).count()).toBe(1)
})

test('a trip opens as a page, with the focus on its tabs, between its neighbours in the filtered list (CRM-291, CRM-292)', async () => {
	const { page, call, go } = await openPage()
	for (const name of ['Corsica A', 'Corsica B', 'Corsica C']) await createTrip(call, { name })
	await go('/admin?section=trips&q=corsica&sort=name')
	const focus = () => page.evaluate(() => document.activeElement?.textContent)
	await button(page, 'View Corsica A').click()
	await expect.poll(focus).toBe('Overview')
	await page.keyboard.press('Enter')
	await page.keyboard.press('4')
	await page.getByText('No accommodations added yet').waitFor()
	await page.keyboard.press('o')
	await page.getByRole('heading', { level: 1, name: 'Corsica A' }).waitFor()
	expect(new URL(page.url()).search).toBe('?q=corsica&sort=name&tab=hotels')
	await page.getByText('No accommodations added yet').waitFor()
	await expect.poll(focus).toMatch(/^Hotels/)
	const link = (name: string) => page.getByRole('link', { name, exact: true })
	await link('Next trip: Corsica B').waitFor()
	expect(await button(page, 'Previous trip').isDisabled()).toBe(true)
	await page.keyboard.press('Shift+J')
	await page.getByRole('heading', { level: 1, name: 'Corsica B' }).waitFor()
	await link('Next trip: Corsica C').click()
	await link('Previous trip: Corsica B').waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await page.keyboard.press('n')
	await field(page, 'Hotel Name *').fill('Casa Bianca')
	await field(page, 'Check-out *').fill('2038-03-12')
	await page.keyboard.press('Control+Enter')
	await expectToast(page, 'Accommodation added successfully')
	await page.getByText('1 accommodation(s)').waitFor()
	await page.reload()
	await page.getByRole('heading', { name: 'Casa Bianca' }).waitFor()
	await link('Back to the list').click()
	await button(page, 'View Corsica B').waitFor()
	expect(new URL(page.url()).search).toBe('?section=trips&q=corsica&sort=name')
	await go('/admin/trips/none')
	await page.getByText('Trip not found').waitFor()
})

test('a customer opens as a page between their neighbours, and a trip opens over it (CRM-361)', async () => {
	const { page, call, go } = await openPage()
	await createTrip(call, { name: 'Sardinia' })
	for (const name of ['Ada', 'Bea'])
		await call('POST', '/api/admin/invitations', {
			...{ username: `${name}.quill`, fullName: `${name} Quill`, email: `${name}.quill@mail.example` },
		})
	const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
	await go('/admin?section=customers&q=quill&sort=name')
	await button(page, 'Edit Ada Quill').click()
	await field(page, 'Phone').fill('1')
	expect(await page.getByRole('link', { name: 'Open as a page' }).count()).toBe(0)
	await page.keyboard.press('Escape')
	await button(page, 'Discard').click()
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await button(page, 'Edit Ada Quill').click()
	await page.getByRole('link', { name: 'Open as a page' }).click()
	await heading('Ada Quill')
	await page.getByRole('link', { name: 'Next customer: Bea Quill' }).waitFor()
	await page.keyboard.press('Shift+J')
	await heading('Bea Quill')
	await page.goBack()
	await button(page, 'Edit Bea Quill').waitFor()

	await page.keyboard.press('Control+K')
	await focusIn(page.getByRole('dialog', { name: 'Find anything' }))
	await page.keyboard.type(olivia.email)
	await page.getByRole('option').filter({ hasText: olivia.email }).click()
	await heading(olivia.fullName)
	await button(page, 'Sardinia').click()
	await page.getByRole('dialog', { name: 'Sardinia' }).waitFor()
	expect(new URL(page.url()).pathname).toMatch(/^\/admin\/customers\//)
	await page.goBack()
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await page.keyboard.press('e')
	await field(page, 'Phone').fill('+44 20 7946 0199')
	await inDialog(page, 'Save Changes').click()
	await expectToast(page, 'Customer updated successfully')
	await page.getByRole('main').getByText('+44 20 7946 0199').nth(1).waitFor()
	expect(await axeInBothThemes(page)).toEqual([])

	// What is known of a guest from there fills the form on another trip (CRM-365).
	const [from, to] = [await createTrip(call, { name: 'Elba' }), await createTrip(call, { name: 'Giglio' })]
	const passport = { passportNumber: '533401927', passportExpiry: '2038-01-01' }
	await call('POST', '/api/admin/guests', { tripId: from, fullName: 'Zoe Elban', title: 'Ms', ...passport })
	await go(`/admin?trip=${to}&tab=guests`)
	await button(page, 'Add Guest').click()
	await page.getByText('Fill in from another trip', { exact: true }).click()
	await field(page, 'Known from another trip').selectOption({ label: 'Zoe Elban, from Elba (Mar 10, 2038)' })
	await page.getByText('This passport runs out on Jan 01, 2038, before the return on Mar 14, 2038.').waitFor()
	await inDialog(page, 'Fill in these details').click()
	await page.getByText('Filled in from Elba. Check them, then save.').waitFor()
	await expect.poll(() => field(page, 'Passport Number').inputValue()).toBe('533401927')
	await inDialog(page, 'Add Guest').click()
	await expectToast(page, 'Guest added successfully')

	await go('/admin/customers/none')
	await page.getByText('Customer not found').waitFor()
})

test('a trip is moved to another customer, and that customer is merged into a third (CRM-326, CRM-327)', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Ischia' })
	for (const name of ['Cleo', 'Dora'])
		await call('POST', '/api/admin/invitations', {
			...{ username: `${name}.marsh`, fullName: `${name} Marsh`, email: `${name}.marsh@mail.example` },
		})
	const choose = async (label: string, name: string) => {
		await page.getByRole('dialog').last().getByRole('combobox', { name: label }).click()
		await page.getByRole('combobox', { name: 'Search customers' }).fill(name)
		await page.getByRole('option').filter({ hasText: name }).click()
	}
	await go(`/admin/trips/${id}`)
	await button(page, 'Move').click()
	await choose('New customer', 'Cleo Marsh')
	await page.getByRole('region', { name: 'What moving does' }).getByText('Olivia Hartley').first().waitFor()
	await inDialog(page, 'Move trip').click()
	await expectToast(page, 'Trip moved')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })

	await page.getByRole('main').getByRole('link', { name: 'Cleo Marsh' }).click()
	await button(page, 'Ischia').waitFor()
	await button(page, 'Edit').click()
	await page.getByText('Merge into another customer', { exact: true }).click()
	await choose('Customer who stays', 'Dora Marsh')
	await page.getByText('gets 1 trip and 0 conversations of Cleo Marsh', { exact: false }).waitFor()
	expect(await axe(page)).toEqual([])
	await inDialog(page, 'Merge customers').click()
	await expectToast(page, 'Customers merged')
	await page.getByRole('row', { name: 'Dora Marsh' }).getByRole('button', { name: '1', exact: true }).waitFor()
	expect(await page.getByRole('row', { name: 'Cleo Marsh' }).count()).toBe(0)
	await go(`/admin/trips/${id}`)
	await page.getByRole('main').getByRole('link', { name: 'Dora Marsh' }).waitFor()
})

test('staff who are signed out come to the enquiry of a link, and a task opens its enquiry (CRM-369)', async () => {
	const { call } = await openPage()
	const asked = { name: 'Piet Mulder', email: 'piet@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }
	await call('POST', '/api/enquiries', asked)
	const [enquiry] = (await call('GET', '/api/admin/enquiries?q=mulder')).body.enquiries
	await call('POST', '/api/admin/tasks', { title: 'Call Piet', enquiryId: enquiry.id, due: null })
	const { page } = await visit(product, {})
	await page.goto(`/admin?enquiry=${enquiry.id}`)
	await page.waitForURL(`${product.url}/`)
	await button(page, 'Sign In').first().click()
	await page.getByLabel('Username').fill(marguerite.username)
	await page.getByLabel('Password', { exact: true }).fill(marguerite.password)
	await page.keyboard.press('Enter')
	const opened = page.getByRole('dialog', { name: 'Enquiry from Piet Mulder' })
	await opened.waitFor()
	await page.keyboard.press('Escape')
	await opened.waitFor({ state: 'hidden' })
	await page.goto('/admin?section=day')
	for (let times = 0; times < 2; times++) {
		await button(page, 'Piet Mulder').first().click()
		await opened.waitFor()
		await page.keyboard.press('Escape')
		await opened.waitFor({ state: 'hidden' })
	}
	expect(new URL(page.url()).search).toBe('?section=day')
})

test('staff tell a traveller that a trip is ready and what changed, and read that it was confirmed', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Kyoto' })
	const { body } = await call('POST', '/api/admin/transfers', {
		...{ tripId: id, transferType: 'Airport Pickup', date: '2038-03-10', time: '08:00' },
		...{ fromLocation: 'Kansai Airport', toLocation: 'Hotel Kanra' },
	})
	await go(`/admin?trip=${id}`)
	await button(page, 'The trip is ready: tell the traveller').click()
	await field(page, 'A word of your own').fill('The maples are red.')
	await inDialog(page, 'Tell the traveller').click()
	await expectToast(page, 'The traveller will have a mail in a moment')
	await call('PATCH', `/api/admin/transfers/${body.transfer.id}`, { time: '07:30' })
	await page.reload()
	const waiting = page.getByRole('region', { name: 'Waiting to be told' })
	await waiting.getByText('1 change will be told at', { exact: false }).waitFor()
	await waiting.getByText('07:30').waitFor()
	await call('PATCH', `/api/admin/trips/${id}`, { endDate: '2038-03-15' })
	await page.reload()
	await waiting.getByText('2 changes will be told at', { exact: false }).waitFor()
	expect(await button(page, 'Don’t tell').count()).toBe(0)
	expect(await axe(page)).toEqual([])
	await button(page, 'Tell now').click()
	await waiting.waitFor({ state: 'hidden' })

	const traveller = await visit(product, { as: olivia, width: 390 })
	await traveller.page.goto(`/portal/trips/${id}`)
	await traveller.page.getByText('(was 08:00)').waitFor()
	await traveller.page.getByText('The maples are red.').waitFor()
	expect(await axe(traveller.page)).toEqual([])
	await button(traveller.page, 'Got it').click()
	await traveller.page.getByText('You said “Got it”', { exact: false }).waitFor()
	await page.reload()
	await page.getByText('“Got it”', { exact: false }).first().waitFor()
})

test('an owner erases a guest and a customer, and nothing more is asked about them (CRM-184)', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Bergen', startDate: '2025-03-10', endDate: '2025-03-14' })
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Ruth Sand' })
	const previews: number[] = []
	page.on('response', (answer) => {
		if (answer.url().endsWith('/erasure') && answer.request().method() === 'GET') previews.push(answer.status())
	})
	const erase = async () => {
		await inDialog(page, 'Erase this person').click()
		await inDialog(page, 'Erase for good').click()
		await expectToast(page, 'The person is erased')
	}
	await go(`/admin?trip=${id}&tab=guests`)
	await page.getByText('Erase one guest', { exact: true }).click()
	await button(page, 'What would go with Ruth Sand').click()
	await inDialog(page, 'Erase this person').waitFor()
	expect(await axe(page)).toEqual([])
	await erase()
	await page.getByRole('heading', { name: 'Erased guest' }).waitFor()
	const account = { username: 'ingrid.sand', fullName: 'Ingrid Sand', email: 'ingrid@mail.example' }
	await call('POST', '/api/admin/invitations', account)
	await go('/admin?section=customers')
	await button(page, 'Edit Ingrid Sand').click()
	await page.getByText('Personal data', { exact: true }).click()
	await erase()
	expect(previews).toEqual([200, 200])
})

test('on a phone the open tab is in view, the tab bar stays visible, and each panel opens at its top', async () => {
	const { page, call, go } = await openPage({ width: 390 })
	const tripId = await createTrip(call)
	for (let n = 1; n <= 15; n++) await call('POST', '/api/admin/guests', { tripId, fullName: `Guest ${n}` })
	await go(`/admin?trip=${tripId}&tab=activities`)
	const tab = (name: string) => page.getByRole('tab', { name })
	const box = async (shown: ReturnType<typeof tab>) => (await shown.boundingBox())!
	await tab('Activities').waitFor()
	const last = await box(tab('Activities'))
	expect(last.x + last.width).toBeLessThanOrEqual(390)
	await tab('Guests').click()
	await page.getByText('15 guest(s)').waitFor()
	await tab('Overview').click()
	const header = await box(tab('Overview'))
	await button(page, 'Upload Document').scrollIntoViewIfNeeded()
	const stuck = await box(tab('Overview'))
	expect(header.y - stuck.y).toBeGreaterThan(0)
	expect(header.y - stuck.y).toBeLessThan(30)
	await tab('Guests').click()
	const count = await box(page.getByText('15 guest(s)'))
	expect(count.y).toBeGreaterThan(stuck.y + stuck.height)
})

test('a trip is duplicated from another start date and viewed as its customer', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Sintra' })
	await call('POST', '/api/admin/accommodations', {
		tripId: id,
		hotelName: 'Penha',
		checkIn: LISBON.startDate,
		checkOut: LISBON.endDate,
	})
	await go(`/admin?section=trips&trip=${id}`)
	await button(page, 'Duplicate').click()
	await inDialog(page, 'Duplicate Trip').click()
	await page.getByText('Start date is required').waitFor()
	await field(page, 'Start Date *').fill('2039-03-10')
	await inDialog(page, 'Duplicate Trip').click()
	await expectToast(page, 'Trip duplicated successfully')
	const copy = page.getByRole('dialog', { name: 'Copy of Sintra' })
	await copy.getByRole('tab', { name: 'Hotels' }).click()
	await copy.getByText('Mar 10, 2039 - Mar 14, 2039').last().waitFor()
	await copy.getByRole('tab', { name: 'Overview' }).click()
	await copy.getByRole('link', { name: 'View as Customer' }).click()
	await page.waitForURL('**/portal/trips/*')
	await page.getByRole('heading', { name: 'Copy of Sintra' }).waitFor()
	await page.goBack()
	await copy.waitFor()
})

test('changes since the approval are listed with the old and the new value', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call)
	const add = (fullName: string) =>
		call('POST', '/api/admin/guests', { tripId: id, fullName, passportExpiry: '2042-05-01' })
	const { body } = await add('Ada Hartley')
	await add('Bea Hartley')
	const { context } = await visit(product)
	const post = (path: string, data = {}) =>
		context.request.post(product.url + path, { data, headers: { origin: product.url } })
	await post('/api/auth/login', { username: olivia.username, password: olivia.password })
	const approve = async () => expect((await post(`/api/portal/trips/${id}/approve-guests`)).ok()).toBe(true)
	await go(`/admin?trip=${id}&tab=guests`)
	// An approval during an edit affects no field of the form, so there is no conflict to resolve.
	await button(page, 'Edit Bea Hartley').click()
	await field(page, 'Phone').fill('+44 20 7946 0999')
	await approve()
	await inDialog(page, 'Save Changes').click()
	await expectToast(page, 'Guest updated successfully')
	await page.getByText('Bea Hartley, Phone: Not set → +44 20 7946 0999').waitFor()
	await approve()
	await page.reload()
	await page.getByText(/^Approved by Olivia Hartley on /).waitFor()
	await call('PATCH', `/api/admin/guests/${body.guest.id}`, { passportExpiry: '2043-06-02' })
	await page.reload()
	await page.getByText(/^Changed since Olivia Hartley approved the details on /).waitFor()
	await page.getByText('Ada Hartley, Passport Expiry: May 01, 2042 → Jun 02, 2043').waitFor()
	expect(await axe(page)).toEqual([])

	await page.getByRole('tab', { name: 'Overview' }).click()
	await inDialog(page, 'History').click()
	const history = page.getByRole('dialog', { name: 'History' })
	await history.getByText('Not set → +44 20 7946 0999').waitFor()
	await history.getByText('Changed, not shown').waitFor()
	await history.getByRole('button', { name: 'Ada Hartley' }).first().click()
	await history.getByText('Not set → +44 20 7946 0999').waitFor({ state: 'detached' })
	expect(await axe(page)).toEqual([])
})

/** Drives the keyboard and counts the actions: each key pressed and each value typed is one. */
