import type { Page } from 'playwright-core'
import builtIn from 'virtual:built-in-catalogue'
import { expect, test } from 'vitest'
import { james, olivia } from '#tests/people.ts'
import { axe, type ViewOptions, visit } from '#tests/harness/browser.ts'
import { button, field, inDialog, LISBON, createTrip, openAdminPage, expectToast } from '#tests/harness/admin-page.ts'
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
	for (const name of ['Guests', 'Flights', 'Hotels', 'Transfers', 'Activities'])
		await page.getByRole('tab', { name, exact: true }).click()
	await page.getByText('No activities added yet').waitFor()
	const trip = `${product.url}/api/admin/trips/${id}`
	const parts = ['approval', 'companions', 'hold', 'links', 'notices', 'papers', 'threads']
	expect(requests.toSorted()).toEqual([trip, ...parts.map((part) => `${trip}/${part}`)])
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Grace Hopper' })
	await button(page, 'View Madeira').click()
	await page.getByText('The details of Grace Hopper are not approved.', { exact: false }).waitFor()
	await button(page, 'Open Guests').click()
	await page.getByText('1 guest(s)').waitFor()
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
	expect(await saving.evaluate((control) => control === document.activeElement)).toBe(true)
	await page.keyboard.press('Enter')
	await field(page, 'Full Name *').press('Enter')
	answer.resolve()
	await expectToast(page, 'Guest added successfully')
	await page.getByText('1 guest(s)').waitFor()
	expect(sent).toBe(1)
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
	return { press, type, fill, actions: () => actions }
}

test('a trip with six guests, four flights, three hotels and two transfers can be entered by keyboard alone', async () => {
	const { page, call, go } = await openPage()
	await call('POST', '/api/auth/register', olivia)
	await call('POST', '/api/auth/register', james)
	await go('/admin?section=trips')
	await page.getByText('Add Trip').waitFor()
	const { press, type, fill, actions } = countingKeyboard(page)
	const dialog = (name: string) => page.getByRole('dialog', { name })
	/** Opens a form by key, fills it in and submits it by Enter. Days and months are equal, so that their order does not matter. */
	const add = async (open: () => Promise<void>, name: string, values: Record<string, string>) => {
		await open()
		await dialog(`Add ${name}`).waitFor()
		for (const [label, value] of Object.entries(values)) await fill(label, value)
		await press('Enter')
		await expectToast(page, `${name} added successfully`)
		await dialog(`Add ${name}`).waitFor({ state: 'hidden' })
		// The focus returns a moment after the form closes.
		await page.waitForFunction(() => document.activeElement !== document.body)
	}
	/** Adds records one after another without closing the form (CRM-230). */
	const addSeveral = async (name: string, all: readonly Record<string, string>[]) => {
		await press('n')
		for (const [index, values] of all.entries()) {
			await dialog(`Add ${name}`).waitFor()
			for (const [label, value] of Object.entries(values)) await fill(label, value)
			await press(index < all.length - 1 ? 'Control+Shift+Enter' : 'Control+Enter')
			await page.getByText(`${index + 1} ${name.toLowerCase()}(s)`).waitFor()
			await dialog(`Add ${name}`).getByText('Saving...').waitFor({ state: 'hidden' })
		}
		await dialog(`Add ${name}`).waitFor({ state: 'hidden' })
		await page.waitForFunction(() => document.activeElement !== document.body)
	}
	const toTab = async (name: string, presses: string[]) => {
		for (const key of presses) await press(key)
		await page.getByRole('tab', { name, selected: true }).waitFor()
	}

	await press('n')
	await dialog('Add Trip').waitFor()
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

	await toTab('Guests', ['Tab', 'ArrowRight'])
	await addSeveral('Guest', [
		...['Ada', 'Bea', 'Cyd', 'Dot', 'Eve', 'Fay'].map((name) => ({ fullName: `${name} Okafor` })),
	])
	await toTab('Flights', ['ArrowRight'])
	// A means AM in a 12-hour input; a 24-hour input ignores it.
	const times = (day: string) => ({ departureTime: `${day}2027\t0900A`, arrivalTime: `${day}2027\t1130A` })
	await add(() => press('n'), 'Flight', {
		airline: 'BA',
		flightNumber: 'BA1',
		departureAirport: 'LHR',
		arrivalAirport: 'NCE',
		...times('0505'),
	})
	await press('Tab')
	await press('Tab')
	for (const [flightNumber, arrivalAirport, day] of [
		['BA2', 'FCO', '0606'],
		['BA3', 'ATH', '0707'],
		['BA4', 'LHR', '0808'],
	] as const)
		await add(() => press('Enter'), 'Flight', { flightNumber, arrivalAirport, ...times(day) })
	await toTab('Hotels', ['Shift+Tab', 'Shift+Tab', 'ArrowRight'])
	// Each check-in follows the last check-out (CRM-231).
	await addSeveral('Accommodation', [
		{ hotelName: 'Negresco', checkOut: '06062027' },
		{ hotelName: 'Hassler', checkOut: '07072027' },
		{ hotelName: 'Grande Bretagne' },
	])
	await toTab('Transfers', ['ArrowRight'])
	await addSeveral('Transfer', [{}, {}])

	const { body } = await call('GET', '/api/admin/trips?q=Grand+Tour')
	const { trip } = (await call('GET', `/api/admin/trips/${body.trips[0].id}`)).body
	expect([trip.guests.length, trip.flights.length, trip.accommodations.length]).toEqual([6, 4, 3])
	expect(trip.flights.map((flight: { departureAirport: string }) => flight.departureAirport)).toEqual([
		'LHR',
		'NCE',
		'FCO',
		'ATH',
	])
	const days = trip.accommodations.map((stay: { checkIn: string; checkOut: string }) => [stay.checkIn, stay.checkOut])
	expect(days).toEqual([
		['2027-05-05', '2027-06-06'],
		['2027-06-06', '2027-07-07'],
		['2027-07-07', '2027-08-08'],
	])
	// The trip led to both, and nothing was typed (CRM-232).
	expect(trip.transfers).toMatchObject([
		{ date: '2027-05-05', time: '12:30', fromLocation: 'NCE', toLocation: 'Negresco', passengers: 6 },
		{ date: '2027-06-06', time: '05:50', fromLocation: 'Negresco', toLocation: 'NCE', passengers: 6 },
	])
	// At one action per second that is well under three minutes.
	expect(actions()).toBeLessThanOrEqual(140)
})

test('staff choose a stay from the catalogue while they type its name, and other names are typed as before (CRM-227)', async () => {
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
	// Up from the field is the last entry, which comes into view.
	await name.fill('ho')
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
	expect(await name.inputValue()).toBe(hotel.name)
	expect(await field(page, 'Address').inputValue()).toBe(`${hotel.location}, ${hotel.country}`)
	expect(await field(page, 'Room Ready From').inputValue()).toBe(hotel.checkinTime)
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
})
