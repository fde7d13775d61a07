import type { Locator, Page } from 'playwright-core'
import builtIn from 'virtual:built-in-catalogue'
import { expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { james, olivia } from '#tests/people.ts'
import { axe, type ViewOptions } from '#tests/harness/browser.ts'
import { button, field, inDialog, createTrip, openAdminPage, expectToast, focusIn } from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct({ DEMO: '0' })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)

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
	'Ada Okafor\t21/04/1990\tBritish\t533401927\t02/03/2042\nBen Okafor\t3 May 1988\tBritish\t541188320\t18/09/2042'
const PROGRAMME = [
	'Activity Name\tStart Date\tTime\tLocation',
	...['Market walk', 'Boat trip', 'Perfume workshop', 'Dinner by the sea'].map(
		(name, n) => `${name}\t${10 + n}/05/2038\t10:00\tNice`,
	),
	...['Vatican tour', 'Cooking class'].map((name, n) => `${name}\t${10 + n} June 2038\t11:00\tRome`),
	...['Acropolis', 'Sounion at sunset'].map((name, n) => `${name}\t2038-07-${10 + n}\t17:30\tAthens`),
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
	await press('Enter')
	await type('James')
	const found = page.getByRole('listbox').getByRole('option')
	await expect.poll(() => found.allTextContents()).toEqual([`${james.fullName} (${james.email})`])
	await press('Enter')
	await fill('name', 'Grand Tour')
	await fill('startDate', '05052038')
	await fill('endDate', '08082038')
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
			departureTime: `${day}2038\t0900A`,
			arrivalTime: `${day}2038\t1130A`,
		})),
	)
	await toTab('Hotels', '4')
	// Each check-in follows the last check-out (CRM-231).
	await addSeveral('Accommodation', [
		{ hotelName: 'Negresco', checkOut: '06062038' },
		{ hotelName: 'Hassler', checkOut: '07072038' },
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
	// The pointer is where the file was chosen, and may hover over a button with a tooltip.
	await page.mouse.move(0, 0)
	await page.locator('[data-radix-popper-content-wrapper]').waitFor({ state: 'detached' })
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
		['2038-05-05', '2038-06-06'],
		['2038-06-06', '2038-07-07'],
		['2038-07-07', '2038-08-08'],
	])
	expect(trip.transfers.slice(0, 2)).toMatchObject([
		{ date: '2038-05-05', time: '12:30', fromLocation: 'NCE', toLocation: 'Negresco', passengers: 2 },
		{ date: '2038-06-06', time: '05:50', fromLocation: 'Negresco', toLocation: 'NCE', passengers: 2 },
	])
	expect(trip.documents.map((one: { displayName: string }) => one.displayName)).toEqual(
		expect.arrayContaining(vouchers),
	)
	expect(trip.guests.map((one: { passportExpiry: string }) => one.passportExpiry)).toEqual(['2042-03-02', '2042-09-18'])
	expect(actions()).toBeLessThanOrEqual(140)
})

test('staff choose a stay from the catalogue, airports by their first letters, and type others as before (CRM-227, CRM-336)', async () => {
	const { page, call, go } = await openPage({ width: 390 })
	const id = await createTrip(call, { name: 'Riviera', startDate: '2038-03-10', endDate: '2038-03-17' })
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
	await field(page, 'Check-in *').fill('2038-03-10')
	await field(page, 'Check-out *').fill('2038-03-12')
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
