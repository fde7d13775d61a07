import { afterAll, expect, test } from 'vitest'
import { olivia } from '#tests/cast.ts'
import { axe } from '#tests/harness/browser.ts'
import { button, type Desk, inDialog, openDesk, said } from '#tests/harness/desk.ts'
import { says, startProvider } from '#tests/harness/provider.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const form = await startProvider()
afterAll(form.stop)
const product = await serveProduct({ DEMO: '0', IMPORT_ALLOWED_HOSTS: new URL(form.url).host })

const ORDER = {
	format: 'trip-import',
	version: '1.0',
	order: { id: 'GP-1', revision: 1, complete: true },
	trip: { name: 'Amalfi in June', destination: 'Ravello, Italy', startDate: '2027-06-04', endDate: '2027-06-11' },
	guests: [{ fullName: 'Olivia Hartley', passportNumber: '533401927' }, { fullName: 'Daniel Hartley' }],
	accommodations: [
		{ hotelName: 'Villa Cimbrone', checkIn: '2027-06-04', checkOut: '2027-06-11', roomType: 'Sea View Suite' },
	],
	activities: [{ name: 'Boat to Capri', date: '2027-06-07' }],
}
const order = (changes: object = {}) =>
	form.reply(says(JSON.stringify({ ...ORDER, ...changes }), 200, { 'content-type': 'application/json' }))

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
			departureTime: '2027-06-04T07:35:00+01:00',
		},
	},
)}</script><h2>Flights</h2><table><tr><th>Flight</th><th>From</th><th>To</th><th>Departs</th></tr>
<tr><td>BA2606</td><td>LGW</td><td>NAP</td><td>4 June 2027 07:55</td></tr></table></html>`

async function openDialog({ page, call, go }: Desk) {
	await call('POST', '/api/auth/register', olivia)
	await go('/admin?section=trips')
	await button(page, 'Import from Booking URL').click()
	await page.getByRole('dialog', { name: 'Import from Booking URL' }).waitFor()
}

/** The customer is chosen by keyboard alone. */
async function assign({ page }: Desk) {
	await page.getByLabel('Assign to Customer').focus()
	await page.keyboard.press('Enter')
	await page.getByRole('option', { name: /Olivia/ }).waitFor()
	// Enter at once, as fast hands do: what was typed is chosen, when it is found.
	await page.keyboard.type('olivia')
	await page.keyboard.press('Enter')
	await page
		.getByLabel('Assign to Customer')
		.getByText(/Olivia/)
		.waitFor()
}

async function importLink(desk: Desk, path: string) {
	await openDialog(desk)
	await desk.page.getByLabel('Booking form URL').fill(form.url + path)
	await assign(desk)
	await inDialog(desk.page, 'Import Trip').click()
}

test('a certain booking is a trip at once; when its order changes, staff see what will change and choose', async () => {
	const desk = await openDesk(product)
	const { page, call, faults } = desk
	await openDialog(desk)
	expect(await axe(page)).toEqual([])
	await inDialog(page, 'Import Trip').click()
	await said(page, 'Please enter a booking URL and select a customer.')
	await page.getByLabel('Booking form URL').fill(`${form.url}/booking`)
	await assign(desk)
	form.reply(says('Sign in', 401))
	await inDialog(page, 'Import Trip').click()
	await said(page, 'The page needs a login: ask for a public link, or paste the page or drop the file instead')
	order()
	await inDialog(page, 'Import Trip').click()
	await said(page, 'Trip imported successfully with 2 guests, 0 flights, 1 accommodations')
	await page.getByRole('dialog', { name: 'Amalfi in June' }).waitFor()

	const { body: found } = await call('GET', '/api/admin/trips?q=Amalfi')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	const stay = body.trip.accommodations[0].id
	await call('PATCH', `/api/admin/accommodations/${stay}`, { roomType: 'Suite 5' })
	order({
		order: { ...ORDER.order, revision: 2 },
		trip: { ...ORDER.trip, destination: 'Amalfi, Italy' },
		accommodations: [{ ...ORDER.accommodations[0], roomType: 'Garden Room' }],
		activities: [],
	})
	await importLink(desk, '/booking')
	await page.getByText('One choice to make.').waitFor()
	expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('One choice to make.')
	expect(await axe(page)).toEqual([])
	await page.getByText('Amalfi, Italy').first().waitFor()
	await page.getByLabel('Take what the order says: Garden Room').check()
	await page.getByLabel('Remove Boat to Capri from the trip').check()
	await inDialog(page, 'Update Trip').click()
	await said(page, '3 changes were made.')
	const { body: after } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(after.trip).toMatchObject({
		destination: 'Amalfi, Italy',
		accommodations: [{ id: stay, roomType: 'Garden Room' }],
		activities: [],
	})
	expect(faults).toEqual([])
})

test('what is missing or said twice is looked at on a phone, filled in and chosen; nothing is saved before', async () => {
	const desk = await openDesk(product, { width: 390, theme: 'dark' })
	const { page, call, faults } = desk
	form.reply(says(PAGE, 200, { 'content-type': 'text/html' }))
	await importLink(desk, '/marked-up')
	await page.getByText('This is what was read. Nothing is saved yet.').waitFor()
	await page.getByText('Elsewhere the document says ‘Jun 04, 2027 07:55’.').waitFor()
	expect((await call('GET', '/api/admin/trips?q=Naples')).body.total).toBe(0)
	expect(await axe(page)).toEqual([])
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

	await page.getByRole('button', { name: 'Use ‘Jun 04, 2027 07:55’' }).click()
	await page.getByLabel('Trip Name').fill('')
	await inDialog(page, 'Import Trip').click()
	await said(page, 'Trip name is required')
	await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'trip/name')
	await page.keyboard.type('Weekend in Naples')
	await page.getByLabel('Arrival Time').fill('2027-06-04T11:20')
	// What isn't in doubt may be corrected as well, and nothing that was typed is lost by it.
	await button(page, /^Correct/)
		.first()
		.click()
	await page.getByLabel('End Date').fill('2027-06-07')
	expect(await page.getByLabel('Trip Name').inputValue()).toBe('Weekend in Naples')
	await inDialog(page, 'Import Trip').click()
	await said(page, 'Trip imported successfully with 1 guests, 1 flights, 0 accommodations')
	const { body: found } = await call('GET', '/api/admin/trips?q=Naples')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(body.trip).toMatchObject({
		endDate: '2027-06-07',
		flights: [{ departureTime: '2027-06-04T07:55:00', arrivalTime: '2027-06-04T11:20:00' }],
	})
	expect(faults).toEqual([])
})

test('behind a login: the page is pasted, or a file is chosen', async () => {
	const desk = await openDesk(product)
	const { page, faults } = desk
	await openDialog(desk)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await inDialog(page, 'Import Trip').click()
	await said(page, 'Please paste a page or choose a file and select a customer.')
	expect(await axe(page)).toEqual([])
	await assign(desk)
	await page.getByLabel('Page', { exact: true }).fill('A page without any booking on it')
	await inDialog(page, 'Import Trip').click()
	await said(
		page,
		'No booking was found in this. Check that it is the page or the file with the booking, or add the trip by hand',
	)
	const buffer = Buffer.from(
		JSON.stringify({ ...ORDER, order: { id: 'GP-2' }, trip: { ...ORDER.trip, name: 'By file' } }),
	)
	await page.getByLabel('Or a file').setInputFiles({ name: 'order.json', mimeType: 'application/json', buffer })
	await page.getByText('order.json').waitFor()
	await inDialog(page, 'Import Trip').click()
	await said(page, 'Trip imported successfully with 2 guests, 0 flights, 1 accommodations')
	await page.getByRole('dialog', { name: 'By file' }).waitFor()
	expect(faults).toEqual([])
})
