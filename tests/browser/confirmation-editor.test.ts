import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { axe, type ViewOptions } from '#tests/harness/browser.ts'
import {
	button,
	type AdminPage,
	field,
	inDialog,
	createTrip,
	openAdminPage,
	expectToast,
} from '#tests/harness/admin-page.ts'
import { textOfPdf } from '#tests/harness/pdf-text.ts'
import { respondWith, startProvider } from '#tests/harness/provider.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const provider = await startProvider()
afterAll(provider.stop)
const product = await serveProduct({ DEMO: '0', AI_BASE_URL: `${provider.url}/v1`, AI_MODEL: 'small' })
afterEach(() => provider.reply(respondWith('{}')))

const EDITOR = 'Edit Booking Confirmation'
const HOTEL = { hotelName: 'Hotel Miradouro', checkIn: '2038-03-10', checkOut: '2038-03-14' }

/** An admin page with the editor open over a trip of two guests, a hotel and an activity. */
async function openEditor(options?: ViewOptions) {
	const adminPage = await openAdminPage(product, options)
	const { call, go, page } = adminPage
	const image = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture() }
	// From the start. Chromium hands over only the choosers that open while somebody listens, and a press that comes before opens one for good.
	page.on('filechooser', (chooser) => void chooser.setFiles(image))
	const tripId = await createTrip(call, { destination: 'Lisbon' })
	for (const fullName of ['Ana Sol', 'Rui Mar']) await call('POST', '/api/admin/guests', { tripId, fullName })
	const { body } = await call('POST', '/api/admin/accommodations', { tripId, ...HOTEL })
	await call('POST', '/api/admin/activities', { tripId, name: 'Fado', date: '2038-03-11' })
	await go(`/admin?trip=${tripId}`)
	await open(page)
	return { ...adminPage, tripId, hotelId: body.accommodation.id as string }
}
const open = async (page: Page) => {
	await button(page, 'Edit Content & Images').click()
	await field(page, 'Introduction Text').waitFor()
}
const content = async ({ call }: Pick<AdminPage, 'call'>, tripId: string) =>
	(await call('GET', `/api/admin/trips/${tripId}/booking-confirmation-content`)).body
const hasFocus = (page: Page, label: string) => field(page, label).evaluate((one) => one === document.activeElement)

/** From the open tab to the one that many places further, by keyboard. */
async function turn(page: Page, places: number) {
	const selected = page.getByRole('tab', { selected: true }).last()
	await selected.focus()
	for (let n = 0; n < places; n++) {
		const before = await selected.textContent()
		await page.keyboard.press('ArrowRight')
		await expect.poll(() => selected.textContent()).not.toBe(before)
	}
}
/** Chooses a picture as the keyboard does: Space opens the chooser, to which `openEditor` gives the picture. */
async function choosePicture(page: Page, label: string) {
	await field(page, label).focus()
	await expect.poll(() => hasFocus(page, label)).toBe(true)
	await page.keyboard.press('Space')
	await expectToast(page, 'Image uploaded successfully')
}
const picture = () =>
	sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
		.jpeg()
		.toBuffer()

test('six tabs are filled by keyboard, saved, found filled again, and the confirmation says it all', async () => {
	const { page, call, pageErrors, tripId } = await openEditor()
	await expect.poll(() => hasFocus(page, 'Introduction Text')).toBe(true)
	await page.keyboard.type('Dear Ana,\nwelcome.')
	await field(page, 'Why Book With Us').fill('A small house.')
	await field(page, 'Why Book With Us Icons').fill('Care - Day and night\nKnown - We slept there')
	await choosePicture(page, 'Upload icon of Known')
	// A line above: the picture goes with its own.
	await field(page, 'Why Book With Us Icons').press('Control+Home')
	await page.keyboard.type('First - In line\n')
	await page.getByAltText('The icon of Known').waitFor()

	await turn(page, 1)
	await choosePicture(page, 'Upload destination header image')
	await field(page, 'Destination Overview').fill('White city, seven hills.')
	await turn(page, 1)
	await choosePicture(page, 'Upload image of Hotel Miradouro')
	await field(page, 'Description of Hotel Miradouro').fill('Above the river.')
	await turn(page, 1)
	await choosePicture(page, 'Upload image of Fado')
	await button(page, 'Remove image of Fado').press('Enter')
	await expect.poll(() => hasFocus(page, 'Upload image of Fado')).toBe(true)
	await field(page, 'Description of Fado').fill('In the Alfama.')

	await turn(page, 1)
	await field(page, 'Total Price (£)').fill('1200.50')
	await button(page, 'Use £600.25, the total shared by 2 guests').press('Enter')
	await field(page, 'Show price per person').press('Space')
	const printed = page.getByRole('region', { name: 'As it will be printed' })
	await printed.getByText('Per person').waitFor()
	expect(await printed.innerText()).toMatch(/£1,200\.50[^]*£600\.25[^]*Includes VAT at 20%\s*£200\.08/)

	await turn(page, 1)
	for (const words of ['1 of 1', '0 of 1', '3, with 1 image', '£1,200.50'])
		await page.getByRole('definition').getByText(words, { exact: true }).waitFor()
	await page.getByAltText('Page 2 of', { exact: false }).waitFor()
	const download = page.waitForEvent('download')
	await button(page, 'Download Draft PDF').press('Enter')
	const draft = await textOfPdf(await readFile(await (await download).path()))
	expect(await content({ call }, tripId)).toBeNull()

	await inDialog(page, 'Save & Close').press('Enter')
	await expectToast(page, 'Content saved successfully')
	await page.getByRole('dialog', { name: EDITOR }).waitFor({ state: 'hidden' })
	await expect
		.poll(() => button(page, 'Edit Content & Images').evaluate((one) => one === document.activeElement))
		.toBe(true)

	await open(page)
	await expect.poll(() => field(page, 'Introduction Text').inputValue()).toBe('Dear Ana,\nwelcome.')
	await expect
		.poll(() => field(page, 'Why Book With Us Icons').inputValue())
		.toBe('First - In line\nCare - Day and night\nKnown - We slept there')
	await page.getByAltText('The icon of Known').waitFor()
	await turn(page, 2)
	await expect.poll(() => field(page, 'Description of Hotel Miradouro').inputValue()).toBe('Above the river.')
	await page.getByAltText('The image of Hotel Miradouro').waitFor()
	await turn(page, 1)
	expect(await page.getByAltText('The image of Fado').count()).toBe(0)
	await page.keyboard.press('Escape')
	await page.getByRole('dialog', { name: EDITOR }).waitFor({ state: 'hidden' })

	const { body } = await call('POST', `/api/admin/trips/${tripId}/generate-booking-confirmation`)
	const pdf = await page.context().request.get(product.url + body.document.fileUrl)
	const text = await textOfPdf(await pdf.body())
	expect(text).toBe(draft)
	for (const words of [
		'Dear Ana,',
		'White city, seven hills.',
		'Above the river.',
		'In the Alfama.',
		'£600.25',
		'First',
	])
		expect(text).toContain(words)
	expect(text).not.toContain('Not set')
	expect(pageErrors).toEqual([])
})

test('a text is written by AI, undone, and what fails says why', async () => {
	const { page, tripId, call } = await openEditor()
	const enhance = button(page, 'Enhance with AI').first()
	await field(page, 'Introduction Text').fill('My own words.')
	provider.reply(respondWith(JSON.stringify({ choices: [{ message: { content: 'Morning on the Tagus.' } }] })))
	await enhance.click()
	await expectToast(page, 'Content enhanced with AI')
	await expect.poll(() => field(page, 'Introduction Text').inputValue()).toBe('Morning on the Tagus.')
	expect(JSON.parse(provider.requests.at(-1)!.body).messages[1].content).toContain('My own words.')
	// Both are shown side by side until staff decide.
	const compared = page.getByRole('region', { name: 'Comparison: Introduction Text' })
	expect(await compared.innerText()).toMatch(/Your words\s+My own words\.[^]*Suggested by AI\s+Morning on the Tagus\./)
	expect(await axe(page)).toEqual([])
	await button(page, 'Use this').click()
	expect(await compared.count()).toBe(0)
	await expect.poll(() => field(page, 'Introduction Text').inputValue()).toBe('Morning on the Tagus.')
	await button(page, 'Undo').click()
	await expect.poll(() => field(page, 'Introduction Text').inputValue()).toBe('My own words.')
	await expect.poll(() => hasFocus(page, 'Introduction Text')).toBe(true)
	await enhance.click()
	await button(page, 'Keep mine').press('Enter')
	await expect.poll(() => field(page, 'Introduction Text').inputValue()).toBe('My own words.')
	await expect.poll(() => hasFocus(page, 'Introduction Text')).toBe(true)
	expect(await compared.count()).toBe(0)
	// Words that are edited after the answer are nobody's suggestion any more.
	await enhance.click()
	await compared.waitFor()
	await field(page, 'Introduction Text').fill('My own words.')
	expect(await compared.count()).toBe(0)
	// An answer without words changes nothing, and while an answer is awaited the words cannot be edited.
	provider.reply(respondWith(JSON.stringify({ choices: [{ message: { content: ' ' } }] })))
	await enhance.click()
	await expectToast(page, 'AI enhancement failed')
	await expect.poll(() => field(page, 'Introduction Text').inputValue()).toBe('My own words.')
	const held: (() => void)[] = []
	provider.reply((response) =>
		held.push(() => respondWith('{"choices":[{"message":{"content":"Late."}}]}')(response, provider.requests[0]!)),
	)
	await enhance.click()
	await page.getByRole('button', { name: 'Enhancing...' }).waitFor()
	expect(await field(page, 'Introduction Text').getAttribute('readonly')).not.toBeNull()
	await expect.poll(() => held.length).toBe(1)
	held[0]?.()
	await compared.waitFor()
	await button(page, 'Keep mine').click()
	provider.reply(respondWith('{}', 500))
	await enhance.click()
	await expectToast(page, 'AI enhancement failed')
	await expect.poll(() => field(page, 'Introduction Text').inputValue()).toBe('My own words.')
	const notSetUp = 'AI enhancement is not set up: it needs AI_BASE_URL and AI_MODEL'
	await page.route('**/enhance-section', (route) =>
		route.fulfill({ status: 503, json: { error: notSetUp, code: 'not_configured' } }),
	)
	await enhance.click()
	await page.getByRole('paragraph').filter({ hasText: notSetUp }).first().waitFor()
	expect(await enhance.isDisabled()).toBe(true)

	const noPicture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words, not a picture') }
	await turn(page, 1)
	await field(page, 'Upload destination header image').setInputFiles({ ...noPicture, mimeType: 'text/plain' })
	await expectToast(page, 'Invalid file type')
	await field(page, 'Upload destination header image').setInputFiles(noPicture)
	await expectToast(page, 'Upload failed')
	await turn(page, 3)
	await field(page, 'VAT Rate (%)').fill('120')
	await turn(page, 1)
	await page.getByText('Enter a percentage from 0 to 100', { exact: false }).waitFor()
	// Saved from here, it goes to where the error is.
	await inDialog(page, 'Save & Close').click()
	await page.getByText('Enter a percentage from 0 to 100').waitFor()
	await expect.poll(() => hasFocus(page, 'VAT Rate (%)')).toBe(true)
	await field(page, 'VAT Rate (%)').fill('')
	await call('DELETE', `/api/admin/trips/${tripId}`)
	await inDialog(page, 'Save & Close').click()
	await expectToast(page, 'Failed to save content')
	// What was entered is not lost unasked.
	await page.getByRole('dialog', { name: EDITOR }).waitFor()
	await inDialog(page, 'Cancel').click()
	await page.getByRole('alertdialog', { name: 'Discard your changes?' }).waitFor()
	await button(page, 'Keep editing').click()
	await inDialog(page, 'Cancel').click()
	await button(page, 'Discard').click()
	await page.getByRole('dialog', { name: EDITOR }).waitFor({ state: 'hidden' })
})

test('of two who edit at once the later one sees what the other changed, and both edits stand', async () => {
	const { page, call, tripId, hotelId } = await openEditor()
	await field(page, 'Introduction Text').fill('Mine.')
	await turn(page, 4)
	await field(page, 'Total Price (£)').fill('500')
	await call('PUT', `/api/admin/trips/${tripId}/booking-confirmation-content`, {
		introductionText: 'Theirs.',
		hotelDescriptions: { [hotelId]: 'Their view.' },
		showVat: false,
	})
	await inDialog(page, 'Save & Close').click()
	const told = page.getByRole('region', { name: 'Someone else has changed this in the meantime' })
	await told.waitFor()
	expect(await told.innerText()).toMatch(
		/Introduction Text[^]*Not set → Theirs\.[^]*Yours: Mine\.[^]*Show VAT[^]*Yes → No[^]*Description of Hotel Miradouro[^]*Not set → Their view\./,
	)
	await button(page, 'Keep mine').press('Enter')
	const save = inDialog(page, 'Save & Close')
	await expect.poll(() => save.evaluate((one) => one === document.activeElement)).toBe(true)
	await save.press('Enter')
	await expectToast(page, 'Content saved successfully')
	expect(await content({ call }, tripId)).toMatchObject({
		introductionText: 'Mine.',
		totalPrice: '500',
		showVat: false,
		hotelDescriptions: JSON.stringify({ [hotelId]: 'Their view.' }),
		version: 2,
	})
})

test.each([
	{ width: 390, theme: 'dark' },
	{ width: 1280, theme: 'light' },
] as const)(
	'in the $theme theme at $width px every tab is reached, fits, and has no fault that axe knows',
	async (view) => {
		const { page } = await openEditor(view)
		await field(page, 'Why Book With Us Icons').fill('Care - Day and night')
		for (const tab of ['Introduction', 'Destination', 'Hotels', 'Activities', 'Pricing', 'Preview']) {
			const isOpen = page.getByRole('tab', { name: tab, exact: true, selected: true }).last()
			await isOpen.waitFor()
			if (tab === 'Preview') await page.getByAltText('Page 2 of', { exact: false }).waitFor()
			// The other two are made of the same parts.
			if (!['Destination', 'Activities'].includes(tab)) expect([view, tab, await axe(page)]).toEqual([view, tab, []])
			const wide = await page.evaluate(() =>
				[...document.querySelectorAll('[role=dialog] *')].some(
					(one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('[role=tablist]'),
				),
			)
			expect([view, tab, wide]).toEqual([view, tab, false])
			await turn(page, 1)
		}
		const save = inDialog(page, 'Save & Close')
		expect(await save.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
	},
)
