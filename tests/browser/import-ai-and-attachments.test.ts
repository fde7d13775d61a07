import { afterAll, expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { orderOf } from '#tests/amalfi.ts'
import { axe } from '#tests/harness/browser.ts'
import { certificateFile } from '#tests/harness/certificate.ts'
import { inDialog, openAdminPage, expectToast } from '#tests/harness/admin-page.ts'
import { assignCustomer, importLink, openImportDialog } from '#tests/harness/import-dialog.ts'
import { respondWith, startProvider } from '#tests/harness/provider.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

// A site with a certificate, as they all have: only that its authority is the tests' own has to be told.
const site = await startProvider(undefined, { isSecure: true })
const ai = await startProvider()
afterAll(() => Promise.all([site.stop(), ai.stop()]))
const product = await serveProduct({
	DEMO: '0',
	IMPORT_ALLOWED_HOSTS: new URL(site.url).host,
	NODE_EXTRA_CA_CERTS: certificateFile,
	AI_BASE_URL: `${ai.url}/v1`,
	AI_READS_EVERY_BOOKING: '0',
	AI_MODEL: 'small',
})

test('the attachments of an order are fetched over https when ticked, and become the trip’s documents', async () => {
	const adminPage = await openAdminPage(product, { width: 390 })
	const { page, call, context, pageErrors } = adminPage
	const tickets = smallPdf(['E-tickets'])
	const documents = [
		{ name: 'E-tickets', label: 'Flights', url: `${site.url}/tickets.pdf` },
		{ name: 'Villa guide', url: `${site.url}/guide.pdf` },
		{ name: 'Insurance', url: `${site.url}/insurance.pdf` },
	]
	site.reply((response, { path }) => {
		if (path === '/order') response.end(JSON.stringify(orderOf('GP-1', { documents })))
		else if (path === '/guide.pdf') response.end('<h1>Sign in</h1>')
		else response.writeHead(200, { 'content-type': 'application/pdf' }).end(tickets)
	})
	await importLink(adminPage, `${site.url}/order`, 'Review first')
	await page.getByText('No issues found. Review the booking, then import it.').waitFor()
	const asked = () => site.requests.map(({ path }) => path).filter((path) => path.endsWith('.pdf'))
	expect(asked()).toEqual([])
	await page.getByLabel('E-tickets').check()
	await page.getByLabel('Villa guide').check()
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, '‘Villa guide’ is not a PDF, and only PDFs can be added. Untick it to import the rest')
	await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
	expect((await call('GET', '/api/admin/trips?q=Amalfi')).body.total).toBe(0)
	expect(await axe(page)).toEqual([])
	await page.keyboard.press('Space')
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 2 guests, 1 flights, 1 accommodations')
	const trip = page.getByRole('dialog', { name: 'Amalfi in June' })
	await trip.getByText('E-tickets').waitFor()
	expect(await trip.getByText('Villa guide').count()).toBe(0)
	expect(asked()).not.toContain('/insurance.pdf')

	const { body: found } = await call('GET', '/api/admin/trips?q=Amalfi')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	const [document] = body.trip.documents
	expect(body.trip.documents).toMatchObject([{ displayName: 'E-tickets', label: 'Flights' }])
	const kept = await context.request.get(product.url + document.fileUrl)
	expect((await kept.body()).equals(tickets)).toBe(true)
	expect(pageErrors).toEqual([])
})

const LETTER = `Dear Mrs Hartley, how delightful to have you with us. We shall keep the Garden Suite for you at Villa Cimbrone, and
look forward to welcoming you on Friday the 4th of June 2038; you will leave us on the 11th of June 2038. Passport C01X00T47.`
const answering = (found: object) =>
	respondWith(JSON.stringify({ choices: [{ message: { role: 'assistant', content: JSON.stringify(found) } }] }))
const STAY = {
	Hotel: 'Villa Cimbrone',
	'Check-in': '4 June 2038',
	'Check-out': '11 June 2038',
	'Room type': 'Garden Suite',
}

test('what no reader understands is read by AI when staff ask for it; they see guesses, and what they typed stays', async () => {
	const adminPage = await openAdminPage(product, { theme: 'dark' })
	const { page, call, pageErrors } = adminPage
	await openImportDialog(adminPage)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await page.getByLabel('Page', { exact: true }).fill(LETTER)
	await assignCustomer(adminPage)
	const requestsBefore = ai.requests.length
	await inDialog(page, 'Import Trip').click()
	await page.getByText('AI can read the text of this document.').waitFor()
	expect(ai.requests).toHaveLength(requestsBefore)
	ai.reply(respondWith('Too many', 429))
	await inDialog(page, 'Read It with AI').click()
	await expectToast(page, 'The AI is busy. Please try again in a minute')
	ai.reply(
		answering({ accommodation: [STAY], flight: [{ 'Flight number': 'BA999', From: 'LHR', Departs: '1 June 2038' }] }),
	)
	await inDialog(page, 'Read It with AI').click()
	await page.getByText('One value to check and 4 guesses by AI to check.').waitFor()
	expect(ai.requests.at(-1)?.body).toContain('Garden Suite')
	expect(ai.requests.at(-1)?.body).not.toContain('C01X00T47')
	expect(await page.getByText('Guess', { exact: true }).count()).toBe(4)
	expect(await page.getByText('BA999').count()).toBe(0)
	expect(await axe(page)).toEqual([])
	await page.getByLabel('Trip Name').fill('Ravello')
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 0 guests, 0 flights, 1 accommodations')

	// Where some of it was read already, AI adds to it.
	await openImportDialog(adminPage)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await page
		.getByLabel('Page', { exact: true })
		.fill('Hotel: Villa Cimbrone\nCheck-in: 4 June 2038\n\nWe say goodbye on 11 June 2038.')
	await assignCustomer(adminPage)
	await inDialog(page, 'Import Trip').click()
	await page.getByLabel('Trip Name').fill('Ravello again')
	await page.getByLabel('Check-out').fill('2038-06-12')
	ai.reply(answering({ accommodation: [STAY] }))
	await inDialog(page, 'Read the Rest with AI').click()
	await page.waitForFunction(() => document.activeElement?.textContent?.includes('guess'))
	await expect.poll(() => page.getByLabel('Trip Name').inputValue()).toBe('Ravello again')
	await expect.poll(() => page.getByLabel('Check-out').inputValue()).toBe('2038-06-12')
	await inDialog(page, 'Import Trip').click()
	await page.getByRole('dialog', { name: 'Ravello again' }).waitFor()
	const { body: found } = await call('GET', '/api/admin/trips?q=Ravello%20again')
	const { body } = await call('GET', `/api/admin/trips/${found.trips[0].id}`)
	expect(body.trip.accommodations).toMatchObject([{ checkIn: '2038-06-04', checkOut: '2038-06-12' }])
	expect(pageErrors).toEqual([])
})

test('a preview that has run out is read again: where it says the same, what staff typed is imported all the same', async () => {
	const adminPage = await openAdminPage(product)
	const { page, call, pageErrors } = adminPage
	await openImportDialog(adminPage)
	await inDialog(page, 'Paste the page or choose a file instead').click()
	await page
		.getByLabel('Page', { exact: true })
		.fill('Hotel: Villa Rufolo\nCheck-in: 4 June 2038\n\nWe say goodbye soon.')
	await assignCustomer(adminPage)
	const [answer] = await Promise.all([
		page.waitForResponse((response) => response.url().endsWith('/import/preview')),
		inDialog(page, 'Review first').click(),
	])
	const { preview } = await answer.json()
	await page.getByLabel('Trip Name').fill('Typed for long')
	await page.getByLabel('Check-out').fill('2038-06-09')
	// In another window AI is asked about it, which puts another preview in its place.
	ai.reply(answering({ accommodation: [{ Hotel: 'Villa Rufolo', 'Check-in': '4 June 2038' }] }))
	expect((await call('POST', `/api/admin/trips/import/preview/${preview.id}/ask-ai`)).status).toBe(201)
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 0 guests, 0 flights, 1 accommodations')
	await page.getByRole('dialog', { name: 'Typed for long' }).waitFor()
	expect(pageErrors).toEqual([])
})
