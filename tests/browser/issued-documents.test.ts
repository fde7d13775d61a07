import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInBothThemes, type ViewOptions, WIDTHS } from '#tests/harness/browser.ts'
import {
	button,
	type AdminPage,
	field,
	inDialog,
	LISBON,
	createTrip,
	openAdminPage,
	expectToast,
} from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct({ DEMO: '0' })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)
const HOLDER = { atolHolderName: 'Go Privilege Limited', atolNumber: '11593', atolCertificates: 'specimen' }
const certificate = (page: Page) => page.getByRole('region', { name: 'ATOL Certificate' })
const confirmation = (page: Page) => page.getByRole('region', { name: 'Booking Confirmation' })
const generate = (page: Page) => button(page, 'Generate ATOL Certificate').click()

/** A record of a trip, by the API; returns its id. */
async function add(
	call: AdminPage['call'],
	plural: 'guests' | 'flights' | 'accommodations',
	tripId: string,
	values: object,
) {
	const { status, body } = await call('POST', `/api/admin/${plural}`, { ...values, tripId })
	expect(status).toBe(201)
	return body[plural.slice(0, -1)].id as string
}
const FLIGHT = {
	airline: 'TAP',
	flightNumber: 'TP1351',
	departureAirport: 'London Heathrow (LHR)',
	arrivalAirport: 'Lisbon (LIS)',
	departureTime: `${LISBON.startDate}T09:40`,
	arrivalTime: `${LISBON.startDate}T12:30`,
}
const STAY = { hotelName: 'Palácio Belmonte', checkIn: LISBON.startDate, checkOut: LISBON.endDate }

async function wholeTrip(call: AdminPage['call'], values: object = {}) {
	const id = await createTrip(call, values)
	const guest = await add(call, 'guests', id, { title: 'Ms', fullName: 'Olivia Hartley' })
	const flight = await add(call, 'flights', id, FLIGHT)
	await add(call, 'accommodations', id, STAY)
	return { id, guest, flight }
}

test('what must not be certified is refused with the reason, each of them', async () => {
	const { page, call, go } = await openPage()
	const { id, guest, flight } = await wholeTrip(call)
	const trip = (values: object) => call('PATCH', `/api/admin/trips/${id}`, values)
	const settings = (values: object) => call('PUT', '/api/admin/settings', values)
	const type = (type: string | null) => call('PUT', `/api/admin/trips/${id}/atol-type`, { type })
	await settings({ atolHolderName: null, atolNumber: null, atolCertificates: 'specimen' })
	await go(`/admin?trip=${id}`)
	const refuses = async (reason: string | RegExp) => {
		await generate(page)
		await expectToast(page, 'Generation failed')
		await page.locator('li[data-state=open]').getByText(reason).waitFor()
	}
	await refuses('Enter the ATOL holder and number in the agency settings first')
	await settings(HOLDER)
	await trip({ status: 'cancelled' })
	await refuses('This trip is cancelled')
	await trip({ status: 'confirmed', startDate: '2020-01-01', endDate: '2020-01-05' })
	await refuses('This trip is over')
	await trip(LISBON)
	await call('PATCH', `/api/admin/flights/${flight}`, { status: 'cancelled' })
	await refuses('This booking is not ATOL-protected because it has no flight. Other trips are protected in other ways')
	await call('PATCH', `/api/admin/flights/${flight}`, { status: 'confirmed', atolCover: 'not_covered' })
	await refuses(/^None of the flights is sold under your ATOL/)
	await call('PATCH', `/api/admin/flights/${flight}`, { atolCover: 'covered' })
	await type('not-protected')
	await refuses('This trip is marked as not ATOL-protected')
	await type('flight-only')
	await refuses(/^A Flight-Only certificate states the cost/)
	await type(null)
	await call('PATCH', `/api/admin/guests/${guest}`, { dateOfBirth: LISBON.startDate })
	await refuses('All guests are infants: a certificate needs at least one passenger')
	await call('DELETE', `/api/admin/guests/${guest}`)
	await refuses('Add the guests first: a certificate names the people it protects')
	await add(call, 'guests', id, { fullName: 'Tenzin ཀ' })
	await refuses('We have no font for “ཀ” in “Tenzin ཀ”. Write it in Latin letters, as in the passport')
	expect((await call('GET', `/api/admin/trips/${id}/atol-certificates`)).body.certificates).toEqual([])
})

test('both issued documents are generated, list what has changed since, and are reissued in one click', async () => {
	const { page, context, call, go } = await openPage()
	await call('PUT', '/api/admin/settings', HOLDER)
	const { id, flight } = await wholeTrip(call, { firstPaymentDate: '2026-01-31', orderId: 'GP-9' })
	await go(`/admin?trip=${id}`)
	await certificate(page).getByText('which was due on Jan 31, 2026.', { exact: false }).waitFor()
	await button(page, 'Generate Booking Confirmation').click()
	await expectToast(page, 'Booking Confirmation generated successfully')
	await generate(page)
	await expectToast(page, 'ATOL Certificate generated successfully')
	const downloads = page.getByRole('link', { name: /^Download (Booking Confirmation|ATOL Certificate) GP-9/ })
	expect(await downloads.count()).toBe(2)
	for (const paper of [confirmation(page), certificate(page)]) await paper.getByText('Up to date').waitFor()

	// Somebody changes the flight, in the trip itself.
	await page.getByRole('tab', { name: 'Flights' }).click()
	await button(page, /^Edit TAP TP1351/).click()
	await field(page, 'Departure Time *').fill(`${LISBON.startDate}T07:15`)
	await field(page, 'Departure Airport *').fill('London City (LCY)')
	await inDialog(page, 'Save Changes').click()
	await expectToast(page, 'Flight updated successfully')
	await page.getByRole('tab', { name: 'Overview' }).click()
	await certificate(page)
		.getByText(
			'TAP TP1351 London City (LCY) to Lisbon (LIS): Departure Airport London Heathrow (LHR) → London City (LCY)',
			{
				exact: false,
			},
		)
		.waitFor()
	await certificate(page).getByText('changes more than 72 hours before departure.', { exact: false }).waitFor()
	await confirmation(page).getByText('Changed since it was issued').waitFor()
	await generate(page)
	await expectToast(page, 'ATOL Certificate generated successfully')
	await certificate(page).getByText('Up to date').waitFor()
	expect(await downloads.count()).toBe(2)

	await button(page, 'Type and Register').click()
	const register = page.getByRole('dialog', { name: 'ATOL Certificates' })
	await register.getByText('Current').waitFor()
	await register.getByText(/^Superseded by GP-9-/).waitFor()
	const old = register.getByRole('link', { name: /^Open GP-9-/ }).last()
	const answer = await context.request.get(product.url + ((await old.getAttribute('href')) ?? ''))
	expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
	await field(page, 'Type of Certificate').selectOption('Package (Multi-contract)')
	await expectToast(page, 'Certificate type saved')
	await page.goBack()
	await register.waitFor({ state: 'hidden' })
	await certificate(page).getByText('The type of certificate has changed').waitFor()
	await call('PATCH', `/api/admin/flights/${flight}`, { status: 'cancelled' })
	await page.reload()
	await certificate(page).getByText('No new one can be issued as things stand').waitFor()

	await button(page, 'Edit Content & Images').click()
	await page.getByRole('dialog', { name: 'Edit Booking Confirmation' }).waitFor()
})

test('settings are checked by field, not lost unasked, and kept beside what somebody else saved meanwhile', async () => {
	const { page, call, go } = await openPage()
	await call('PUT', '/api/admin/settings', { ...HOLDER, insurance: null })
	await go('/admin')
	await button(page, 'Account of marguerite').click()
	await page.getByRole('menuitem', { name: 'Agency Settings' }).click()
	const settings = page.getByRole('dialog', { name: 'Agency Settings' })
	await field(page, 'Website').fill('goprivilege.example')
	await field(page, 'ATOL Number').fill('ATOL 1')
	await settings.getByRole('button', { name: 'Save Settings' }).click()
	await settings.getByText('Enter a number such as 11593 or T7433').waitFor()
	await field(page, 'ATOL Number').fill('')
	await field(page, 'ATOL Certificates *').selectOption('Confirmed')
	await settings.getByRole('button', { name: 'Save Settings' }).click()
	await settings.getByText('Enter an address that begins with https://').waitFor()
	await settings.getByText('Enter the ATOL holder and number first').waitFor()
	await page.keyboard.press('Escape')
	await button(page, 'Keep editing').click()
	await field(page, 'Website').fill('https://goprivilege.example')
	await field(page, 'ATOL Number').fill('T7433')
	expect(await field(page, 'Insurance').getAttribute('placeholder')).toContain('We recommend insurance')
	await call('PUT', '/api/admin/settings', { insurance: 'Please insure yourselves.' })
	await settings.getByRole('button', { name: 'Save Settings' }).click()
	await settings.getByText('Someone else has changed this in the meantime').waitFor()
	await settings.getByRole('button', { name: 'Accept theirs' }).click()
	await settings.getByRole('button', { name: 'Save Settings' }).click()
	await expectToast(page, 'Settings saved successfully')
	expect((await call('GET', '/api/admin/settings')).body.settings).toMatchObject({
		website: 'https://goprivilege.example',
		atolNumber: 'T7433',
		atolCertificates: 'confirmed',
		insurance: 'Please insure yourselves.',
	})
})

test('a form of the CAA’s is uploaded, its places are assigned, and it can be taken away again', async () => {
	const { page, context, call, go } = await openPage()
	await call('PUT', '/api/admin/settings', HOLDER)
	await go('/admin')
	await button(page, 'Account of marguerite').click()
	await page.getByRole('menuitem', { name: 'ATOL Forms' }).click()
	await button(page, 'Upload Form for Flight-Only').click()
	const file = page.locator('input[type=file]')
	await file.setInputFiles({ name: 'FlightOnly.pdf', mimeType: 'application/pdf', buffer: await smallForm() })
	await inDialog(page, 'Upload').click()
	await expectToast(page, 'Form uploaded successfully')
	const flightOnly = page.getByRole('region', { name: 'Flight-Only' })
	await flightOnly.getByText('before it has a place for: Date of issue.', { exact: false }).waitFor()
	await flightOnly.getByLabel('Box 9').selectOption('Date of issue')
	await expectToast(page, 'Form saved successfully')
	await flightOnly.getByText('before it has a place for').waitFor({ state: 'hidden' })
	const proof = await flightOnly.getByRole('link', { name: 'Proof of Flight-Only, in a new tab' }).getAttribute('href')
	expect((await context.request.get(product.url + proof)).headers()['content-type']).toBe('application/pdf')
	await button(page, 'Delete Form for Flight-Only').click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Form deleted successfully')
	await flightOnly.getByText('Our layout').waitFor()
})

async function smallForm() {
	const document = await PDFDocument.create()
	const page = document.addPage([595, 842])
	const names = [
		'Names',
		'Number of passengers',
		'What is protected',
		'ATOL holder',
		'ATOL number',
		'Issuer',
		'Reference',
		'Cost',
		'Box 9',
	]
	for (const [row, name] of names.entries())
		document
			.getForm()
			.createTextField(name)
			.addToPage(page, { x: 40, y: 760 - row * 60, width: 480, height: 40 })
	return Buffer.from(await document.save())
}

test.each(WIDTHS)('at $width px issued documents, register, settings and forms are accessible', async (view) => {
	const { page, call, go, pageErrors } = await openPage(view)
	const check = async () => expect(await axeInBothThemes(page)).toEqual([])
	await call('PUT', '/api/admin/settings', HOLDER)
	const { id, flight } = await wholeTrip(call)
	for (const kind of ['atol-certificate', 'booking-confirmation'])
		expect((await call('POST', `/api/admin/trips/${id}/generate-${kind}`)).status).toBe(201)
	await call('PATCH', `/api/admin/flights/${flight}`, { flightNumber: 'TP9' })
	await go(`/admin?trip=${id}`)
	await certificate(page).getByText('Changed since it was issued').waitFor()
	await check()
	await button(page, 'Type and Register').click()
	await page.getByText('Current').waitFor()
	await check()
	await go('/admin')
	await button(page, 'Account of marguerite').click()
	await page.getByRole('menuitem', { name: 'Agency Settings' }).click()
	await field(page, 'Website').fill('nowhere')
	await inDialog(page, 'Save Settings').click()
	await page.getByText('Enter an address that begins with https://').waitFor()
	await check()
	await go('/admin')
	await button(page, 'Account of marguerite').click()
	await page.getByRole('menuitem', { name: 'ATOL Forms' }).click()
	await page.getByRole('region', { name: 'Flight-Only' }).waitFor()
	await check()
	expect(pageErrors).toEqual([])
})
