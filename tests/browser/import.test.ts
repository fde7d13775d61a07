import { afterAll, expect, test } from 'vitest'
import { AMALFI, orderOf } from '#tests/amalfi.ts'
import { axe, WIDTHS } from '#tests/harness/browser.ts'
import { button, createTrip, inDialog, openAdminPage, expectToast, focusIn } from '#tests/harness/admin-page.ts'
import {
	assignCustomer,
	dropFile,
	dropFiles,
	importLink,
	openImportDialog,
	pasteInto,
} from '#tests/harness/import-dialog.ts'
import { startImap } from '#tests/harness/imap.ts'
import { respondWith, startProvider } from '#tests/harness/provider.ts'
import { serveProduct } from '#tests/harness/served-product.ts'
import { marguerite, olivia } from '#tests/people.ts'

const form = await startProvider()
const imap = await startImap()
afterAll(() => Promise.all([form.stop(), imap.close()]))
const VOUCHER = 'Hotel: Palacio Sample\r\nCheck-in: 10 March 2038\r\nCheck-out: 14 March 2038'
const mail = (from: string, subject: string, text: string) =>
	`Authentication-Results: mx.agency.example; dmarc=pass header.from=${from.split('@')[1]}\r\nFrom: <${from}>\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@mail.example>\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`
imap.append(mail(marguerite.email, 'Voucher', VOUCHER))
imap.append(mail('res@hotel.example', 'Offer', 'Come and see us.'))
const product = await serveProduct({
	DEMO: '0',
	IMPORT_ALLOWED_HOSTS: new URL(form.url).host,
	IMPORT_IMAP_URL: imap.url,
	IMPORT_IMAP_SERVER: 'mx.agency.example',
})

const serve = (order: object) =>
	form.reply(respondWith(JSON.stringify(order), 200, { 'content-type': 'application/json' }))

/** A page without text. */
const SCAN = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>`

/** A page that says one departure to programs and another to people, and no arrival to anybody. */
const PAGE = `<!doctype html><html lang="en-GB"><title>Your booking</title><script type="application/ld+json">${JSON.stringify(
	{
		'@context': 'https://schema.org',
		'@type': 'FlightReservation',
		reservationNumber: 'QW3RTY',
		underName: { '@type': 'Person', name: 'Olivia Hartley' },
		reservationFor: {
			'@type': 'Flight',
			flightNumber: '2606',
			airline: { '@type': 'Airline', name: 'British Airways', iataCode: 'BA' },
			departureAirport: { '@type': 'Airport', iataCode: 'LGW' },
			arrivalAirport: { '@type': 'Airport', iataCode: 'NAP' },
			departureTime: '2038-06-04T07:35:00+01:00',
		},
	},
)}</script><h2>Flights</h2><table><tr><th>Flight</th><th>From</th><th>To</th><th>Departs</th></tr>
<tr><td>BA2606</td><td>LGW</td><td>NAP</td><td>4 June 2038 07:55</td></tr></table></html>`

test('a certain booking is a trip at once; when its order changes, staff see what will change and choose', async () => {
	const adminPage = await openAdminPage(product)
	const { page, call, pageErrors } = adminPage
	await openImportDialog(adminPage)
	expect(await axe(page)).toEqual([])
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Please enter a booking URL and select a customer.')
	await page.getByLabel('Booking form URL').fill(`${form.url}/booking`)
	await assignCustomer(adminPage)
	form.reply(respondWith('Sign in', 401))
	await inDialog(page, 'Import Trip').click()
	await expectToast(
		page,
		'This page requires a login. Ask for a public link, or paste the page or upload the file instead',
	)
	serve({ ...AMALFI, order: { id: 'GP-1', revision: 1, complete: true } })
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 2 guests, 1 flights, 1 accommodations')
	await page.getByRole('dialog', { name: 'Amalfi in June' }).waitFor()

	const { body: found } = await call('GET', '/api/admin/trips?q=Amalfi')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	const stay = body.trip.accommodations[0].id
	await call('PATCH', `/api/admin/accommodations/${stay}`, { roomType: 'Suite 5' })
	serve({
		...AMALFI,
		order: { id: 'GP-1', revision: 2, complete: true },
		trip: { ...AMALFI.trip, destination: 'Amalfi, Italy' },
		accommodations: [{ ...AMALFI.accommodations[0], roomType: 'Garden Room' }],
		activities: [],
	})
	await importLink(adminPage, `${form.url}/booking`)
	await page.getByText('2 choices to make.').waitFor()
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('2 choices to make.')
	expect(await axe(page)).toEqual([])
	await page.getByText('Amalfi, Italy').first().waitFor()
	await page.getByLabel('Use the order’s value: Garden Room').check()
	await page.getByLabel('Remove Boat to Capri from the trip').check()
	await inDialog(page, 'Update Trip').click()
	await expectToast(page, '3 changes were made.')
	const { body: after } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(after.trip).toMatchObject({
		destination: 'Amalfi, Italy',
		accommodations: [{ id: stay, roomType: 'Garden Room' }],
		activities: [],
	})
	expect(pageErrors).toEqual([])
})

test('what is missing or said twice is looked at on a phone, filled in and chosen; nothing is saved before', async () => {
	const adminPage = await openAdminPage(product, { width: 390, theme: 'dark' })
	const { page, call, pageErrors } = adminPage
	form.reply(respondWith(PAGE, 200, { 'content-type': 'text/html' }))
	await importLink(adminPage, `${form.url}/marked-up`)
	await page.getByText('This is what was read. Nothing is saved yet.').waitFor()
	await page.getByText('The document also says ‘Jun 04, 2038 07:55’.').waitFor()
	await page.getByText('Found: one guest and one flight.', { exact: true }).waitFor()
	const tripCount = async () => (await call('GET', '/api/admin/stats')).body.stats.totalTrips
	const before = await tripCount()
	expect(await axe(page)).toEqual([])
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

	await page.getByRole('button', { name: 'Use ‘Jun 04, 2038 07:55’' }).click()
	await page.getByLabel('Trip Name').fill('')
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip name is required')
	await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'trip/name')
	await page.keyboard.type('Weekend in Naples')
	await page.getByLabel('Arrival Time').fill('2038-06-04T11:20')
	// What isn't in doubt may be corrected as well, and nothing that was typed is lost by it.
	await button(page, /^Correct/)
		.first()
		.click()
	await page.getByLabel('End Date').fill('2038-06-07')
	await expect.poll(() => page.getByLabel('Trip Name').inputValue()).toBe('Weekend in Naples')
	expect(await tripCount()).toBe(before)
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 1 guests, 1 flights, 0 accommodations')
	const { body: found } = await call('GET', '/api/admin/trips?q=weekend+in+Naples')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(body.trip).toMatchObject({
		endDate: '2038-06-07',
		flights: [{ departureTime: '2038-06-04T07:55:00', arrivalTime: '2038-06-04T11:20:00' }],
	})
	expect(pageErrors).toEqual([])
})

test('behind a login: the page is pasted or a file is dropped; what went wrong stays at its field', async () => {
	const adminPage = await openAdminPage(product)
	const { page, pageErrors } = adminPage
	await openImportDialog(adminPage)
	await page.getByLabel('Booking form URL').fill('https://10.0.0.1/booking')
	await assignCustomer(adminPage)
	await inDialog(page, 'Import Trip').click()
	await expectToast(
		page,
		'Links to this address are not allowed. Check the link, or paste the page or upload the file instead',
	)
	const link = page.getByRole('textbox', {
		name: 'Booking form URL',
		description: /Links to this address are not allowed/,
	})
	await link.waitFor()
	await expect.poll(() => link.evaluate((input) => input === document.activeElement)).toBe(true)

	await inDialog(page, 'Paste the page or choose a file instead').click()
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Please paste a page or choose a file and select a customer.')
	expect(await axe(page)).toEqual([])
	await page.getByLabel('Page', { exact: true }).fill('A page without any booking on it')
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'No booking was found. Check that this is the right page or file, or add the trip manually')
	// A file that is too large is not shown as chosen. One without text, such as a scan, says so, and leaves staff a way on.
	const chooser = page.getByLabel('Or a file')
	await chooser.setInputFiles({ name: 'all.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_300_000) })
	await expectToast(page, 'A booking can be at most 5 MB')
	await page.getByText('A booking can be at most 5 MB').nth(1).waitFor()
	expect(await chooser.evaluate((input: HTMLInputElement) => [input.files?.length, input.ariaInvalid])).toEqual([
		0,
		'true',
	])
	await chooser.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SCAN) })
	await inDialog(page, 'Review first').click()
	await expectToast(
		page,
		'This file has no text, perhaps because it is a scan. Ask for the original file, or add the trip manually',
	)
	await inDialog(page, 'Enter It by Hand').click()
	await page
		.frameLocator('iframe[title="The document that was read"]')
		.getByText('This document has no text to show.')
		.waitFor()
	await inDialog(page, 'Back').click()
	await inDialog(page, 'Remove').click()
	await focusIn(page.getByLabel('Or a file'))
	// Whatever is shown, a file may be dropped on it.
	await inDialog(page, 'Use a link instead').click()
	await expect.poll(() => page.getByLabel('Booking form URL').inputValue()).toBe('https://10.0.0.1/booking')
	const documents = [{ name: 'E-tickets', url: 'https://papers.example/tickets.pdf' }]
	const lunch = { name: 'Lunch on Ischia', date: '2038-06-06', time: '13:00', status: 'cancelled' }
	const activities = [...AMALFI.activities, lunch]
	const order = orderOf('GP-2', { trip: { ...AMALFI.trip, name: 'By file' }, documents, activities })
	await dropFile(adminPage, 'order.json', 'application/json', JSON.stringify(order))
	await page.getByText('order.json').waitFor()

	// It lists attachments for staff to tick. Back keeps what was entered.
	await inDialog(page, 'Import Trip').click()
	await page.getByText('For Olivia Hartley. Read from order.json, using our own format.').waitFor()
	await page.getByLabel('E-tickets').waitFor()
	await button(page, 'Back').click()
	await page.getByText('order.json', { exact: true }).waitFor()
	await inDialog(page, 'Review first').click()
	await page.getByLabel('E-tickets').waitFor()
	// What the order calls cancelled is left out until staff tick it.
	await expect.poll(() => page.getByRole('checkbox', { name: 'Boat to Capri' }).isChecked()).toBe(true)
	expect(await page.getByRole('checkbox', { name: 'Lunch on Ischia' }).isChecked()).toBe(false)
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 2 guests, 1 flights, 1 accommodations')
	await page.getByRole('dialog', { name: 'By file' }).waitFor()
	expect(pageErrors).toEqual([])
})

test('nothing found is no dead end: staff enter the booking from the document next to it, which cannot run anything', async () => {
	const adminPage = await openAdminPage(product, { width: 1440 })
	const { page, call, pageErrors } = adminPage
	const hostile = `<!doctype html><title>Notes</title><style>body{display:none}</style><script>top.hacked=1</script>
<img src=x onerror="top.hacked=1"><p>We look forward to seeing you at <b>Casa Torricella</b>.</p><p>Arriving Friday 4 June 2038 at noon</p>
<p>The gardener has the key</p><p>Bring a hat</p>`
	await openImportDialog(adminPage)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await assignCustomer(adminPage)
	await dropFile(adminPage, 'notes.html', 'text/html', hostile)
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'No booking was found. Check that this is the right page or file, or add the trip manually')
	await inDialog(page, 'Enter It by Hand').click()
	// What went wrong with the reading is no news in the review, whose title it would cover.
	await page.locator('li[data-state=open]').waitFor({ state: 'detached', timeout: 2000 })

	const frame = page.frameLocator('iframe[title="The document that was read"]')
	await frame.getByText('Arriving Friday 4 June 2038').waitFor()
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
	await page.getByText('No guests were found.', { exact: true }).waitFor()
	expect(await axe(page)).toEqual([])
	await page.getByLabel('Trip Name').fill('Torricella')
	await button(page, 'A stay').click()
	const fill = async (label: string, passage: string) => {
		await frame.locator('body').evaluate((body, wanted) => {
			const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
			for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
				if (node.data.includes(wanted)) getSelection()?.selectAllChildren(node.parentElement!)
		}, passage)
		await page.getByLabel(label, { exact: true }).first().focus()
		await button(page, `Fill ‘${label.replace(' *', '')}’ with the selection`).click()
	}
	const dialog = page.getByRole('dialog', { name: 'Import from Booking URL' })
	await fill('Hotel Name *', 'Casa Torricella')
	await expect.poll(() => dialog.getByLabel('Hotel Name').inputValue()).toBe('Casa Torricella')
	await fill('Check-in *', 'Friday 4 June')
	await expect.poll(() => dialog.getByLabel('Check-in').first().inputValue()).toBe('2038-06-04')
	await fill('Start Date *', 'Friday 4 June')
	// What no value uses is selected from the list, for people who use no pointer.
	await button(page, /^Select ‘.*4 June 2038’ in the document$/).click()
	await expect.poll(() => frame.locator('body').evaluate(() => String(getSelection()))).toContain('4 June 2038')
	await page.getByLabel('End Date').fill('2038-06-07')
	await page.getByLabel('Check-out').first().fill('2038-06-07')
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 0 guests, 0 flights, 1 accommodations')
	const { body: found } = await call('GET', '/api/admin/trips?q=Torricella')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(body.trip).toMatchObject({
		startDate: '2038-06-04',
		accommodations: [{ hotelName: 'Casa Torricella', checkIn: '2038-06-04', checkOut: '2038-06-07' }],
	})

	// What staff entered taught where such a document states what (IMPORT-92, IMPORT-94).
	await adminPage.go('/admin?section=trips')
	await button(page, 'Import from Booking URL').click()
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await assignCustomer(adminPage)
	const next = hostile.replace('Torricella', 'Nera').replace('Friday 4 June', 'Saturday 8 May')
	await dropFile(adminPage, 'next.html', 'text/html', next)
	await inDialog(page, 'Review first').click()
	await page.getByText(/^Read as you taught it on .+, under ‘Files without a sender’\.$/).waitFor()
	await dialog.getByText('Casa Nera', { exact: true }).first().waitFor()
	await dialog.getByText('May 08, 2038').first().waitFor()
	await inDialog(page, 'Back').click()
	await inDialog(page, 'What you taught').click()
	const layout = page.getByRole('listitem').filter({ hasText: 'Files without a sender' })
	await layout.getByText('Where it finds the values').click()
	await page
		.getByText(/^After ‘.*seeing you at’$/)
		.first()
		.waitFor()
	expect(await axe(page)).toEqual([])
	// Escape ends the renaming only, and the focus returns to where it began.
	const rename = button(page, 'Rename Files without a sender')
	await rename.click()
	await page.getByLabel('Name of the layout').press('Escape')
	await expect.poll(() => rename.evaluate((element) => element === document.activeElement)).toBe(true)
	await rename.click()
	await page.getByLabel('Name of the layout').fill('Letters of the villas')
	await page.keyboard.press('Enter')
	await button(page, 'Delete Letters of the villas').click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await page.getByRole('alertdialog').waitFor({ state: 'detached' })
	await button(page, 'Delete Letters of the villas').waitFor({ state: 'detached' })
	await inDialog(page, 'Back').click()
	await focusIn(inDialog(page, 'Remove'))
	expect(pageErrors).toEqual([])
})

test('a year that several dates leave open is answered once for all, and what staff typed stays', async () => {
	const adminPage = await openAdminPage(product, { width: 390, theme: 'dark' })
	const { page, call, pageErrors } = adminPage
	await openImportDialog(adminPage)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await assignCustomer(adminPage)
	await page
		.getByLabel('Page', { exact: true })
		.fill('Hotel: Palacio Sample\nCheck-in: 10 March\nCheck-out: 14 March\nGuest: Mrs Ada Sample')
	await inDialog(page, 'Import Trip').click()
	const question = page.getByRole('group', { name: /^2 dates do not state their year in full\. Is it 20\d\d\?$/ })
	await question.waitFor()
	await page.getByLabel('Trip Name').fill('Palacio in spring')
	// A radio that is not chosen has the edge of a control, as contrast.test.ts checks it, and no grey of the browser.
	expect(
		await question
			.getByRole('radio')
			.first()
			.evaluate((radio) => getComputedStyle(radio).appearance),
	).toBe('none')
	const year = Number(/\d{4}/.exec((await question.textContent()) ?? '')?.[0])
	// By keyboard: the first answer keeps the year, the next one is a year later.
	await question.getByRole('radio').first().focus()
	await page.keyboard.press('Space')
	await page.getByText('has no year').first().waitFor({ state: 'detached' })
	await page.keyboard.press('ArrowDown')
	await expect.poll(() => page.getByLabel('Check-in').inputValue()).toBe(`${year + 1}-03-10`)
	await expect.poll(() => page.getByLabel('Trip Name').inputValue()).toBe('Palacio in spring')
	expect(await axe(page)).toEqual([])
	// Dates that are typed stay with every answer: one that no answer gives, and one that another answer gives.
	await page.getByLabel('Check-out').fill(`${year + 1}-03-16`)
	await page.getByLabel('Check-in').fill(`${year}-03-10`)
	await question.getByRole('radio').first().check()
	await expect.poll(() => page.getByLabel('Check-out').inputValue()).toBe(`${year + 1}-03-16`)
	await page.getByLabel('Check-in').fill(`${year + 1}-03-10`)
	await question.getByRole('radio').nth(1).check()
	await expect.poll(() => page.getByLabel('Nights').inputValue()).toBe('6')
	await question.getByRole('radio').first().check()
	await expect.poll(() => page.getByLabel('Check-in').inputValue()).toBe(`${year + 1}-03-10`)
	await page.getByLabel('Check-out').fill(`${year + 1}-03-14`)
	await question.getByRole('radio').nth(1).check()
	// Four nights again, as derived at first.
	await page.getByLabel('Nights').waitFor({ state: 'detached' })
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 1 guests, 0 flights, 1 accommodations')
	const { body: found } = await call('GET', '/api/admin/trips?q=Palacio+in+spring')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(body.trip).toMatchObject({
		startDate: `${year + 1}-03-10`,
		endDate: `${year + 1}-03-14`,
		accommodations: [{ checkIn: `${year + 1}-03-10`, checkOut: `${year + 1}-03-14`, nights: 4 }],
	})
	expect(pageErrors).toEqual([])
})

test('what was derived from a date follows it as staff correct it, and the focus stays (IMPORT-129)', async () => {
	const adminPage = await openAdminPage(product)
	const { page, call, pageErrors } = adminPage
	await openImportDialog(adminPage)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await assignCustomer(adminPage)
	await page
		.getByLabel('Page', { exact: true })
		.fill(
			'Property: Quinta Example\nArrival date: 10 March 2038\nDeparture date: 14 March 2038\nTraveller: Mrs Ada Sample',
		)
	await inDialog(page, 'Import Trip').click()
	await page.getByLabel('Trip Name').fill('Quinta corrected')
	await button(page, 'Correct Quinta Example').focus()
	await page.keyboard.press('Enter')
	await focusIn(page.getByLabel('Hotel Name'))
	expect(await page.getByLabel('Nights').inputValue()).toBe('4')
	await page.getByLabel('Check-in').focus()
	await page.getByLabel('Check-in').fill('2038-03-08')
	await expect.poll(() => page.getByLabel('Nights').inputValue()).toBe('6')
	await expect.poll(() => page.getByLabel('Start Date').inputValue()).toBe('2038-03-08')
	expect(await page.getByLabel('Check-in').evaluate((element) => element === document.activeElement)).toBe(true)
	// A toast covers no button of the dialog.
	await button(page, 'Fill ‘Check-in’ with the selection').click()
	await expectToast(page, 'Select text in the document first')
	await page.waitForTimeout(400)
	await inDialog(page, 'Back').click({ trial: true, timeout: 1000 })
	await inDialog(page, 'Import Trip').click({ trial: true, timeout: 1000 })
	await page.getByLabel('Start Date').fill('2038-03-07')
	await page.getByLabel('Check-in').fill('2038-03-09')
	await expect.poll(() => page.getByLabel('Nights').inputValue()).toBe('5')
	expect(await page.getByLabel('Start Date').inputValue()).toBe('2038-03-07')
	await page.getByLabel('Check-out').fill('2038-03-15')
	await page.keyboard.press('Enter')
	await expectToast(page, 'Trip imported successfully with 1 guests, 0 flights, 1 accommodations')
	const { body: found } = await call('GET', '/api/admin/trips?q=Quinta+corrected')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(body.trip).toMatchObject({
		startDate: '2038-03-07',
		endDate: '2038-03-15',
		accommodations: [{ checkIn: '2038-03-09', checkOut: '2038-03-15', nights: 6 }],
	})
	expect(pageErrors).toEqual([])
})

test('a voucher goes into a trip from the trip’s page, and changes nothing when it comes again', async () => {
	const { page, call, go, pageErrors } = await openAdminPage(product)
	const id = await createTrip(call, { name: 'Lisbon by hand' })
	const voucher =
		'Hotel: Palacio Sample\nCheck-in: 10 March 2038\nCheck-out: 14 March 2038\nRoom type: Garden Room\nBooking reference: PS-1'
	const readVoucher = async () => {
		await button(page, 'Add from a Booking').click()
		await inDialog(page, 'Paste the page or choose a file instead').click()
		await page.getByLabel('Page', { exact: true }).fill(voucher)
		await inDialog(page, 'Read It').click()
	}
	await go(`/admin?trip=${id}`)
	await readVoucher()
	await page.getByRole('heading', { name: 'Changes to ‘Lisbon by hand’' }).waitFor()
	expect(await axe(page)).toEqual([])
	await inDialog(page, 'Update Trip').click()
	await expectToast(page, 'The trip was updated')
	await page.getByRole('tab', { name: 'Hotels' }).getByText('1').waitFor()
	await readVoucher()
	await page.getByText('Nothing has changed since it was imported on', { exact: false }).waitFor()
	await inDialog(page, 'Update Trip').click()
	await expectToast(page, 'Nothing has changed')
	const { body } = await call('GET', `/api/admin/trips/${id}`)
	expect(body.trip).toMatchObject({ name: 'Lisbon by hand', accommodations: [{ hotelName: 'Palacio Sample' }] })
	expect(pageErrors).toEqual([])
})

test('several files are reviewed one after the other and become one trip; one that fails is named and stops none', async () => {
	const adminPage = await openAdminPage(product)
	const { page, call, pageErrors } = adminPage
	const textFile = (name: string, lines: readonly string[]) => ({
		name,
		mimeType: 'text/plain',
		buffer: Buffer.from(lines.join('\n')),
	})
	const trip = ['Trip name: Lisbon in Spring', 'Destination: Lisbon', 'Guest: Mrs Olivia Hartley']
	const stay = ['Hotel: Quinta Sample', 'Check-in: 10 May 2038', 'Check-out: 14 May 2038', 'Booking reference: QS-77']
	const ride = ['Transfer', 'Date: 10 May 2038', 'Time: 12:15', 'Pick-up: Lisbon Airport', 'Drop-off: Quinta Sample']
	await openImportDialog(adminPage)
	await assignCustomer(adminPage)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await page
		.getByLabel('Or a file')
		.setInputFiles([
			textFile('hotel.txt', [...trip, ...stay]),
			{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
			textFile('menu.txt', ['Soup of the day']),
			textFile('transfer.txt', ride),
			textFile('empty.txt', []),
		])
	const rows = page.getByRole('list', { name: 'Chosen bookings' }).getByRole('listitem')
	await rows.filter({ hasText: 'scan.pdf' }).getByText('Failed').waitFor()
	await focusIn(page.getByRole('list', { name: 'Chosen bookings' }))
	await inDialog(page, 'Read All').click()
	await page.getByText('5 bookings: 2 to review, 1 with nothing found, 2 failed.').waitFor()
	// The button that had the focus is gone.
	await focusIn(inDialog(page, 'Review ‘hotel.txt’'))
	await rows.filter({ hasText: 'hotel.txt' }).getByText('one guest, one accommodation').waitFor()
	expect(await inDialog(page, 'Try Again ‘empty.txt’').count()).toBe(0)
	await inDialog(page, 'Remove ‘empty.txt’').click()
	await focusIn(inDialog(page, 'Remove ‘transfer.txt’'))
	await rows.filter({ hasText: 'menu.txt' }).getByText('Nothing found').waitFor()
	expect(await axe(page)).toEqual([])
	await inDialog(page, 'Remove ‘menu.txt’').click()
	await focusIn(inDialog(page, 'Remove ‘transfer.txt’'))
	await inDialog(page, 'Review ‘hotel.txt’').click()
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 1 guests, 0 flights, 1 accommodations')
	// The toast covers no button of the open dialog, neither on a desktop nor on a phone.
	for (const { width } of WIDTHS) {
		await page.setViewportSize({ width, height: 560 })
		for (const name of ['Close', 'Review ‘transfer.txt’', 'Cancel', 'Open the Trip'])
			await inDialog(page, name).click({ trial: true, timeout: 2000 })
		expect(await axe(page)).toEqual([])
	}
	await page.setViewportSize({ width: 1280, height: 900 })
	await expectToast(page, 'Trip imported successfully with 1 guests, 0 flights, 1 accommodations')
	// The next one has the focus, and is compared with the trip that the first one made.
	await focusIn(inDialog(page, 'Review ‘transfer.txt’'))
	await page.keyboard.press('Enter')
	await page.getByRole('heading', { name: 'Changes to ‘Lisbon in Spring’' }).waitFor()
	await inDialog(page, 'Update Trip').click()
	await page.getByText('3 bookings: 2 imported, 1 failed.').waitFor()
	await inDialog(page, 'Open the Trip').click()
	await page.getByRole('dialog', { name: 'Lisbon in Spring' }).waitFor()
	const { body } = await call('GET', '/api/admin/trips?q=Lisbon%20in%20Spring')
	expect(body.trips).toHaveLength(1)

	// Links are pasted, one on each line. What staff stop stays to be read, next to files that they drop.
	const answer = Promise.withResolvers<void>()
	form.reply((response) => {
		void answer.promise.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE))
	})
	await openImportDialog(adminPage)
	await assignCustomer(adminPage)
	await pasteInto(adminPage, 'Booking form URL', `${form.url}/one\n${form.url}/two`)
	await inDialog(page, 'Read All').click()
	await rows.first().getByText('Reading...').waitFor()
	await inDialog(page, 'Stop Reading').click()
	await inDialog(page, 'Read All').waitFor()
	await page.getByText('2 bookings: 2 to read.').waitFor()
	answer.resolve()
	const dropped = { type: 'text/plain', content: [...trip, ...stay].join('\n') }
	await dropFiles(
		adminPage,
		[
			{ name: 'first.txt', ...dropped },
			{ name: 'second.txt', ...dropped },
		],
		'Drop the files to add them',
	)
	await page.getByText('4 bookings: 4 to read.').waitFor()
	await inDialog(page, 'Read All').click()
	await page.getByText('4 bookings: 4 to review.').waitFor()
	expect(pageErrors).toEqual([])
})

test('a document that came by mail goes into a trip that staff search for; another one is dismissed', async () => {
	const { page, call, go, pageErrors } = await openAdminPage(product, { theme: 'dark' })
	const id = await createTrip(call, { name: 'Lisbon by mail' })
	// More trips than the list shows at once.
	for (let more = 0; more < 8; more++) await createTrip(call, { name: `Another trip ${more}` })
	const waiting = async () => (await call('GET', '/api/admin/received-documents')).body.documents.length
	await expect.poll(waiting).toBe(2)
	await go('/admin')
	await page.getByRole('heading', { name: 'Received documents' }).waitFor()
	await page.getByText('Nobody in the CRM has this address.').waitFor()
	await button(page, 'Review ‘Voucher’').click()
	const dialog = page.getByRole('dialog', { name: 'Voucher' })
	// The first field has the focus, though it is no input.
	const customer = dialog.getByRole('combobox', { name: 'Belongs to' })
	await expect.poll(() => customer.evaluate((element) => element === document.activeElement)).toBe(true)
	const choose = async (label: string, text: string) => {
		const field = dialog.getByLabel(label)
		await field.focus()
		await page.keyboard.press('Enter')
		await page.getByRole('option').first().waitFor()
		await page.keyboard.type(text)
		await page.keyboard.press('Enter')
		await field.getByText(text).waitFor()
	}
	await inDialog(page, 'Read It').click()
	await dialog.getByText('Please select a customer').waitFor()
	await choose('Belongs to', olivia.fullName)
	await choose('Goes into', 'Lisbon by mail')
	expect(await axe(page)).toEqual([])
	await inDialog(page, 'Read It').click()
	await page.getByRole('heading', { name: 'Changes to ‘Lisbon by mail’' }).waitFor()
	await inDialog(page, 'Update Trip').click()
	await expectToast(page, 'The trip was updated')
	const { body } = await call('GET', `/api/admin/trips/${id}`)
	expect(body.trip.accommodations).toMatchObject([{ hotelName: 'Palacio Sample', checkIn: '2038-03-10' }])

	await page.setViewportSize({ width: 390, height: 844 })
	await go('/admin')
	await page.getByText('In quarantine', { exact: true }).waitFor()
	expect(await page.getByText('Voucher', { exact: true }).count()).toBe(0)
	expect(await axe(page)).toEqual([])
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
	await button(page, 'Dismiss ‘Offer’').click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Document dismissed')
	await page.getByRole('heading', { name: 'Received documents' }).waitFor({ state: 'detached' })
	expect(pageErrors).toEqual([])
})
