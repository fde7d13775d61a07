import type { Locator, Page } from 'playwright-core'
import builtIn from 'virtual:built-in-catalogue'
import { expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { james, marguerite, olivia } from '#tests/people.ts'
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
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route('**/notices', async (route) => {
		await held
		await route.continue()
	})
	await go('/admin?section=trips')
	const trip = page.waitForResponse(/\/api\/admin\/trips\/[^/]+$/)
	await button(page, 'View Berlengas').click()
	await (await trip).finished()
	await page.waitForTimeout(300)
	const details = page.getByRole('heading', { name: 'Trip Details' })
	expect(await details.count()).toBe(0)
	release()
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
	await field(page, 'Check-out *').fill('2027-03-12')
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
	const passport = { passportNumber: '533401927', passportExpiry: '2027-01-01' }
	await call('POST', '/api/admin/guests', { tripId: from, fullName: 'Zoe Elban', title: 'Ms', ...passport })
	await go(`/admin?trip=${to}&tab=guests`)
	await button(page, 'Add Guest').click()
	await page.getByText('Fill in from another trip', { exact: true }).click()
	await field(page, 'Known from another trip').selectOption({ label: 'Zoe Elban, from Elba (Mar 10, 2027)' })
	await page.getByText('This passport runs out on Jan 01, 2027, before the return on Mar 14, 2027.').waitFor()
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
		...{ tripId: id, transferType: 'Airport Pickup', date: '2027-03-10', time: '08:00' },
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
	await call('PATCH', `/api/admin/trips/${id}`, { endDate: '2027-03-15' })
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

test('a slow save keeps the focus and is sent once, however often Enter is pressed', async () => {
	const { page, call, go } = await openPage()
	await go(`/admin?trip=${await createTrip(call)}&tab=guests`)
	const answer = Promise.withResolvers<void>()
	let sent = 0
	await page.route('**/api/admin/guests', async (route) => {
		sent++
		await answer.promise
		await route.fallback()
	})
	await button(page, 'Add Guest').click()
	await field(page, 'Full Name *').fill('Ada Hartley')
	await inDialog(page, 'Add Guest').press('Enter')
	const saving = inDialog(page, 'Saving...')
	await saving.waitFor()
	await expect.poll(() => saving.evaluate((control) => control === document.activeElement)).toBe(true)
	await page.keyboard.press('Enter')
	await field(page, 'Full Name *').press('Enter')
	answer.resolve()
	await expectToast(page, 'Guest added successfully')
	await page.getByText('1 guest(s)').waitFor()
	expect(sent).toBe(1)
})

test('a save in the middle of which the session has ended asks for a sign-in and is repeated (CRM-297)', async () => {
	const { page, context, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Ischia' })
	await go(`/admin?section=trips&trip=${id}&tab=guests`)
	await button(page, 'Add Guest').click()
	await field(page, 'Full Name *').fill('Ada Hartley')
	await context.clearCookies()
	await inDialog(page, 'Add Guest').click()
	const signIn = page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await focusIn(signIn)
	// Closing it loses nothing, and the next attempt asks again.
	await page.keyboard.press('Escape')
	await expectToast(page, 'Failed to add guest')
	await expect.poll(() => field(page, 'Full Name *').inputValue()).toBe('Ada Hartley')
	await inDialog(page, 'Add Guest').click()
	await signIn.getByLabel('Username').fill(marguerite.username)
	await signIn.getByLabel('Password').fill(marguerite.password)
	expect(await axe(page)).toEqual([])
	await signIn.getByRole('button', { name: 'Sign In' }).click()
	await expectToast(page, 'Guest added successfully')
	await page.getByText('1 guest(s)').waitFor()

	// Nobody else saves in one's name.
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor({ state: 'hidden' })
	await button(page, 'Edit Ada Hartley').click()
	await field(page, 'Full Name *').fill('Not This')
	await context.clearCookies()
	await inDialog(page, 'Save Changes').click()
	await signIn.getByLabel('Username').fill(olivia.username)
	await signIn.getByLabel('Password').fill(olivia.password)
	await signIn.getByRole('button', { name: 'Sign In' }).click()
	await page.waitForURL((url) => url.pathname === '/')
	const { page: next } = await openPage()
	await next.goto(`/admin?section=trips&trip=${id}&tab=guests`)
	await next.getByRole('heading', { name: 'Ada Hartley' }).waitFor()
})

test('what was typed into a form is there after a reload, until it is discarded or saved (CRM-376)', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Azores' })
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Ada King' })
	const drafts = async () => (await call('GET', `/api/admin/trips/${id}/form-drafts`)).body.drafts.length
	page.on('dialog', (dialog) => void dialog.accept())
	await go(`/admin/trips/${id}?tab=guests`)
	await button(page, 'Add Guest').click()
	await field(page, 'Full Name *').fill('Ines Duarte')
	await field(page, 'Passport Number').fill('QX5500123')
	await page.reload()
	await expect.poll(drafts).toBe(1)
	await page.reload()
	await button(page, /^Go on: A new guest of .* was not saved/).click()
	await expect.poll(() => field(page, 'Passport Number').inputValue()).toBe('QX5500123')
	expect(await axe(page)).toEqual([])
	await page.keyboard.press('Control+Enter')
	await expectToast(page, 'Guest added successfully')
	await page.getByText('Ines Duarte').first().waitFor()
	await expect.poll(drafts).toBe(0)

	await button(page, /^Edit Ada King/).click()
	await field(page, 'Passport Number').fill('QX5500124')
	await page.reload()
	await expect.poll(drafts).toBe(1)
	await page.reload()
	const discard = button(page, /^Discard: Your changes to Ada King/)
	await discard.waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await discard.click()
	await discard.waitFor({ state: 'hidden' })
	await expect.poll(drafts).toBe(0)
})

test('a record whose answer was lost exists once after the form is sent again', async () => {
	const { page, call, go } = await openPage()
	await go(`/admin?trip=${await createTrip(call)}&tab=guests`)
	let answers = 0
	await page.route('**/api/admin/guests', async (route) => {
		const response = await route.fetch()
		await (answers++ === 0 ? route.abort() : route.fulfill({ response }))
	})
	const add = async () => {
		await button(page, 'Add Guest').click()
		await field(page, 'Full Name *').fill('To Be Named')
		await inDialog(page, 'Add Guest').click()
	}
	await add()
	await expectToast(page, 'Failed to add guest')
	await inDialog(page, 'Add Guest').click()
	await expectToast(page, 'Guest added successfully')
	await page.getByText('1 guest(s)').waitFor()
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor({ state: 'hidden' })
	await add()
	await page.getByText('2 guest(s)').waitFor()
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
	await field(page, 'Start Date *').fill('2028-03-10')
	await inDialog(page, 'Duplicate Trip').click()
	await expectToast(page, 'Trip duplicated successfully')
	const copy = page.getByRole('dialog', { name: 'Copy of Sintra' })
	await copy.getByRole('tab', { name: 'Hotels' }).click()
	await copy.getByText('Mar 10, 2028 - Mar 14, 2028').last().waitFor()
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
		call('POST', '/api/admin/guests', { tripId: id, fullName, passportExpiry: '2031-05-01' })
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
	await call('PATCH', `/api/admin/guests/${body.guest.id}`, { passportExpiry: '2032-06-02' })
	await page.reload()
	await page.getByText(/^Changed since Olivia Hartley approved the details on /).waitFor()
	await page.getByText('Ada Hartley, Passport Expiry: May 01, 2031 → Jun 02, 2032').waitFor()
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
function countingKeyboard(page: Page) {
	let actions = 0
	const press = (key: string) => {
		actions++
		return page.keyboard.press(key)
	}
	const type = (text: string) => {
		actions++
		return page.keyboard.type(text)
	}
	const nameOfFocus = () =>
		page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')
	/** Presses Tab until the named field has the focus, and types. A tab in the text moves from the date to the time of a field. */
	const fill = async (name: string, text: string) => {
		for (let steps = 0; (await nameOfFocus()) !== name; steps++) {
			if (steps > 20) throw new Error(`${name} is not reached by Tab`)
			await press('Tab')
		}
		const [first = '', ...rest] = text.split('\t')
		await type(first)
		for (const part of rest) {
			await press('Tab')
			await type(part)
		}
	}
	/** Text from the clipboard, into the field with the focus. */
	const paste = (text: string) => {
		actions++
		return page.keyboard.insertText(text)
	}
	const click = (target: Locator) => {
		actions++
		return target.click()
	}
	return { press, type, fill, paste, click, actions: () => actions }
}

/** A honeymoon of two guests in three towns. Days and months are equal, so that their order does not matter. */
const LEGS = [
	{ flightNumber: 'BA1', arrivalAirport: 'NCE', day: '0505' },
	{ flightNumber: 'BA2', arrivalAirport: 'FCO', day: '0606' },
	{ flightNumber: 'BA3', arrivalAirport: 'ATH', day: '0707' },
	{ flightNumber: 'BA4', arrivalAirport: 'LHR', day: '0808' },
]
const COUPLE =
	'Ada Okafor\t21/04/1990\tBritish\t533401927\t02/03/2031\nBen Okafor\t3 May 1988\tBritish\t541188320\t18/09/2031'
const PROGRAMME = [
	'Activity Name\tStart Date\tTime\tLocation',
	...['Market walk', 'Boat trip', 'Perfume workshop', 'Dinner by the sea'].map(
		(name, n) => `${name}\t${10 + n}/05/2027\t10:00\tNice`,
	),
	...['Vatican tour', 'Cooking class'].map((name, n) => `${name}\t${10 + n} June 2027\t11:00\tRome`),
	...['Acropolis', 'Sounion at sunset'].map((name, n) => `${name}\t2027-07-${10 + n}\t17:30\tAthens`),
].join('\n')

test('a whole honeymoon is entered by keyboard in at most 140 actions (CRM-230, CRM-231, CRM-341, CRM-342)', async () => {
	const { page, call, go } = await openPage()
	await call('POST', '/api/auth/register', olivia)
	await call('POST', '/api/auth/register', james)
	const holder = { atolHolderName: 'Go Privilege Limited', atolNumber: '11593', atolCertificates: 'specimen' }
	await call('PUT', '/api/admin/settings', holder)
	await go('/admin?section=trips')
	await page.getByText('Add Trip').waitFor()
	const { press, type, fill, paste, click, actions } = countingKeyboard(page)
	const dialog = (name: string) => page.getByRole('dialog', { name })
	/** The focus returns a moment after a form closes. */
	const untilClosed = async (name: string) => {
		await dialog(name).waitFor({ state: 'hidden' })
		await page.waitForFunction(() => document.activeElement !== document.body)
	}
	/** Adds records one after another without closing the form (CRM-230). */
	const addSeveral = async (name: string, all: readonly Record<string, string>[]) => {
		await press('n')
		for (const [index, values] of all.entries()) {
			await focusIn(dialog(`Add ${name}`))
			for (const [label, value] of Object.entries(values)) await fill(label, value)
			await press(index < all.length - 1 ? 'Control+Shift+Enter' : 'Control+Enter')
			await page.getByText(`${index + 1} ${name.toLowerCase()}(s)`).waitFor()
			await dialog(`Add ${name}`).getByText('Saving...').waitFor({ state: 'hidden' })
		}
		await untilClosed(`Add ${name}`)
	}
	const toTab = async (name: string, key: string) => {
		await press(key)
		await page.getByRole('tab', { name, selected: true }).waitFor()
	}

	await press('n')
	await focusIn(dialog('Add Trip'))
	await press('Shift+Tab')
	await press('Enter')
	await type('James')
	const found = page.getByRole('listbox').getByRole('option')
	await expect.poll(() => found.allTextContents()).toEqual([`${james.fullName} (${james.email})`])
	await press('Enter')
	await fill('name', 'Grand Tour')
	await fill('startDate', '05052027')
	await fill('endDate', '08082027')
	await press('Enter')
	await expectToast(page, 'Trip added successfully')
	await dialog('Grand Tour').getByText('Important Documents').waitFor()

	await toTab('Guests', '2')
	await press('p')
	await dialog('Paste Guests').waitFor()
	await paste(COUPLE)
	await button(page, 'Add 2 rows').waitFor()
	await press('Control+Enter')
	await expectToast(page, '2 rows added successfully')
	await untilClosed('Paste Guests')
	await toTab('Flights', '3')
	// A means AM in a 12-hour input; a 24-hour input ignores it. Each leg begins where the last one ended (CRM-47).
	await addSeveral(
		'Flight',
		LEGS.map(({ flightNumber, arrivalAirport, day }, index) => ({
			...(index === 0 ? { airline: 'BA' } : {}),
			flightNumber,
			...(index === 0 ? { departureAirport: 'LHR' } : {}),
			arrivalAirport,
			departureTime: `${day}2027\t0900A`,
			arrivalTime: `${day}2027\t1130A`,
		})),
	)
	await toTab('Hotels', '4')
	// Each check-in follows the last check-out (CRM-231).
	await addSeveral('Accommodation', [
		{ hotelName: 'Negresco', checkOut: '06062027' },
		{ hotelName: 'Hassler', checkOut: '07072027' },
		{ hotelName: 'Grande Bretagne' },
	])
	await toTab('Transfers', '5')
	// The trip leads to all of them, and nothing is typed (CRM-232).
	await addSeveral('Transfer', [{}, {}, {}, {}, {}, {}])
	await toTab('Activities', '6')
	await press('p')
	await focusIn(dialog('Paste Activities'))
	// A look at what is wrong with a row, which is no action of the walk.
	await page.keyboard.insertText(`${PROGRAMME}\nNobody knows when\tsoon`)
	await page.getByText('Start Date: Enter a date', { exact: false }).waitFor()
	expect(await button(page, 'Add 9 rows').isDisabled()).toBe(true)
	await page.keyboard.press('Control+A')
	await paste(PROGRAMME)
	await button(page, 'Add 8 rows').waitFor()
	expect(await axe(page)).toEqual([])
	await press('Control+Enter')
	await expectToast(page, '8 rows added successfully')
	await untilClosed('Paste Activities')

	await toTab('Overview', '1')
	await click(button(page, 'Upload Document'))
	const vouchers = ['Tickets', 'Negresco', 'Hassler', 'Grande Bretagne', 'Insurance']
	const chooser = page.waitForEvent('filechooser')
	await click(page.getByLabel('PDF file'))
	await (await chooser).setFiles(
		vouchers.map((name, n) => ({ name: `scan ${n}.pdf`, mimeType: 'application/pdf', buffer: smallPdf([name]) })),
	)
	for (const [index, name] of vouchers.entries()) {
		// Past the label and the button of the one before.
		for (let tabs = index === 0 ? 1 : 3; tabs > 0; tabs--) await press('Tab')
		await type(name)
	}
	expect(await axe(page)).toEqual([])
	await press('Enter')
	await expectToast(page, '5 documents uploaded successfully')
	await untilClosed('Upload Document')
	for (const name of ['Booking Confirmation', 'ATOL Certificate']) {
		await click(button(page, `Generate ${name}`))
		await expectToast(page, `${name} generated successfully`)
	}

	const { body } = await call('GET', '/api/admin/trips?q=Grand+Tour')
	const { trip } = (await call('GET', `/api/admin/trips/${body.trips[0].id}`)).body
	const lists = [trip.guests, trip.flights, trip.accommodations, trip.transfers, trip.activities, trip.documents]
	expect(lists.map(({ length }) => length)).toEqual([2, 4, 3, 6, 8, 7])
	expect(trip.flights.map((one: { departureAirport: string }) => one.departureAirport).join(' ')).toBe(
		'LHR NCE FCO ATH',
	)
	const days = trip.accommodations.map((stay: { checkIn: string; checkOut: string }) => [stay.checkIn, stay.checkOut])
	expect(days).toEqual([
		['2027-05-05', '2027-06-06'],
		['2027-06-06', '2027-07-07'],
		['2027-07-07', '2027-08-08'],
	])
	expect(trip.transfers.slice(0, 2)).toMatchObject([
		{ date: '2027-05-05', time: '12:30', fromLocation: 'NCE', toLocation: 'Negresco', passengers: 2 },
		{ date: '2027-06-06', time: '05:50', fromLocation: 'Negresco', toLocation: 'NCE', passengers: 2 },
	])
	expect(trip.documents.map((one: { displayName: string }) => one.displayName)).toEqual(
		expect.arrayContaining(vouchers),
	)
	expect(trip.guests.map((one: { passportExpiry: string }) => one.passportExpiry)).toEqual(['2031-03-02', '2031-09-18'])
	expect(actions()).toBeLessThanOrEqual(140)
})

test('staff choose a stay from the catalogue, airports by their first letters, and type others as before (CRM-227, CRM-336)', async () => {
	const { page, call, go } = await openPage({ width: 390 })
	const id = await createTrip(call, { name: 'Riviera', startDate: '2027-03-10', endDate: '2027-03-17' })
	const hotel = builtIn.hotels[0]!
	await go(`/admin?trip=${id}&tab=hotels`)
	await button(page, 'Add Accommodation').first().click()
	const name = field(page, 'Hotel Name *')
	const list = page.getByRole('listbox', { name: 'In the catalogue' })
	await name.pressSequentially(hotel.name.slice(0, 8).toLowerCase())
	await list.getByRole('option', { name: hotel.name }).waitFor()
	expect(await axe(page)).toEqual([])
	// Up from the field is the last entry, which comes into view. Seven are in France.
	await name.fill('fr')
	await list.getByRole('option').nth(5).waitFor()
	await page.keyboard.press('ArrowUp')
	await expect
		.poll(async () => {
			const [frame, last] = [await list.boundingBox(), await list.getByRole('option', { selected: true }).boundingBox()]
			return frame !== null && last !== null && last.y + last.height <= frame.y + frame.height
		})
		.toBe(true)
	await name.fill(hotel.name.slice(0, 8).toLowerCase())
	await list.getByRole('option', { name: hotel.name }).waitFor()
	// Escape closes the list and leaves the dialog.
	await page.keyboard.press('Escape')
	await list.waitFor({ state: 'hidden' })
	await name.press('End')
	await name.pressSequentially(hotel.name.slice(8, 9).toLowerCase())
	await list.getByRole('option', { name: hotel.name }).waitFor()
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await page.getByText('From the catalogue').waitFor()
	await expect.poll(() => name.inputValue()).toBe(hotel.name)
	await expect.poll(() => field(page, 'Address').inputValue()).toBe(`${hotel.location}, ${hotel.country}`)
	await expect.poll(() => field(page, 'Room Ready From').inputValue()).toBe(hotel.checkinTime)
	await field(page, 'Check-in *').fill('2027-03-10')
	await field(page, 'Check-out *').fill('2027-03-12')
	await inDialog(page, 'Add Accommodation').click()
	await expectToast(page, 'Accommodation added successfully')
	await page.getByText('Taken from').waitFor()

	await button(page, `Edit ${hotel.name}`).click()
	await page.getByText('From the catalogue').waitFor()
	await name.fill('Casa Torricella')
	await page.getByText('From the catalogue').waitFor({ state: 'hidden' })
	await inDialog(page, 'Save Changes').click()
	await expectToast(page, 'Accommodation updated successfully')
	await page.getByText('Taken from').waitFor({ state: 'hidden' })

	// What was typed is kept for other trips (CRM-402).
	await button(page, 'Keep Casa Torricella in the library').click()
	await field(page, 'Town or Region').fill('Siena')
	expect(await axe(page)).toEqual([])
	await inDialog(page, 'Keep it').click()
	await expectToast(page, 'Kept in the library')
	await page.getByText('Taken from').waitFor()
	await button(page, 'Keep Casa Torricella in the library').waitFor({ state: 'hidden' })
	await go(`/admin?trip=${id}&tab=flights`)
	await button(page, 'Add Flight').first().click()
	const arrival = field(page, 'Arrival Airport *')
	await arrival.pressSequentially('nic')
	await page.getByRole('listbox', { name: 'Airports' }).getByRole('option', { name: 'Nice (NCE)' }).waitFor()
	expect(await axe(page)).toEqual([])
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect.poll(() => arrival.inputValue()).toBe('Nice (NCE)')
	const airline = field(page, 'Airline *')
	await airline.pressSequentially('va')
	await page.getByRole('option', { name: 'Virgin Australia' }).click()
	await expect.poll(() => airline.inputValue()).toBe('Virgin Australia')
})
