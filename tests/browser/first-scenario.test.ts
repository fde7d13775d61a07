import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { marguerite, olivia } from '#tests/people.ts'
import { signIn, visit, goHydrated } from '#tests/harness/browser.ts'
import { focusIn } from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

// Without DATABASE_URL the product starts its own PostgreSQL, as `npm start` does.
const product = await serveProduct({ DATABASE_URL: '' })

const nora = {
	...marguerite,
	username: 'nora.byrne',
	email: 'nora@mail.example',
	password: 'tide-tables-1911',
	fullName: 'Nora Byrne',
}

/** Fills in a dialog's fields by label and presses a button. */
async function fillDialog(page: Page, title: string, values: Record<string, string>, button: string) {
	const dialog = page.getByRole('dialog', { name: title })
	for (const [label, value] of Object.entries(values)) {
		const input = dialog.getByLabel(label, { exact: true })
		if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption({ label: value })
		else await input.fill(value)
	}
	await dialog.getByRole('button', { name: button, exact: true }).click()
}

test('an admin creates a customer and a complete trip; the customer signs in and sees the trip', async () => {
	const { page, pageErrors } = await visit(product)
	const expectText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
	await signIn(page, product.url, marguerite)
	await page
		.getByRole('button', { name: /Account|marguerite/ })
		.first()
		.click()
	await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click()
	await page.waitForURL('**/admin')

	await page
		.getByRole('button', { name: 'Customers' })
		.or(page.getByRole('link', { name: 'Customers' }))
		.first()
		.click()
	await page.getByRole('button', { name: 'Add Customer' }).first().click()
	await fillDialog(
		page,
		'Add Customer',
		{ 'Username *': nora.username, 'Email *': nora.email, 'Password *': nora.password, 'Full Name': nora.fullName },
		'Add Customer',
	)
	await expectText('Customer created successfully')

	await page
		.getByRole('button', { name: 'Trips' })
		.or(page.getByRole('link', { name: 'Trips' }))
		.first()
		.click()
	await page.getByRole('button', { name: 'Add Trip' }).first().click()
	const addTrip = page.getByRole('dialog', { name: 'Add Trip' })
	await addTrip.getByRole('combobox', { name: /Customer/ }).click()
	await page.getByRole('option', { name: /Nora Byrne/ }).click()
	await fillDialog(
		page,
		'Add Trip',
		{
			'Trip Name *': 'Portuguese Coast by Sail',
			Destination: 'Porto, Portugal',
			'Start Date *': '2038-06-01',
			'End Date *': '2038-06-08',
		},
		'Add Trip',
	)
	await expectText('Trip added successfully')

	const panel = page.getByRole('dialog', { name: 'Portuguese Coast by Sail' })
	await panel.waitFor()
	for (const [tab, title, values, count] of [
		['Guests', 'Guest', { 'Full Name *': 'Nora Byrne', 'Passport Number': '912004417' }, '1 guest(s)'],
		[
			'Flights',
			'Flight',
			{
				'Airline *': 'TAP Air Portugal',
				'Flight Number': 'TP1361',
				'Departure Airport *': 'London Gatwick (LGW)',
				'Arrival Airport *': 'Porto (OPO)',
				'Departure Time *': '2038-06-01T10:05',
				'Arrival Time *': '2038-06-01T12:30',
			},
			'1 flight(s)',
		],
		[
			'Hotels',
			'Accommodation',
			{ 'Hotel Name *': 'Quinta do Farol', 'Check-in *': '2038-06-01', 'Check-out *': '2038-06-04' },
			'1 accommodation(s)',
		],
		[
			'Transfers',
			'Transfer',
			{
				'Transfer Type *': 'Airport Pickup',
				'Date *': '2038-06-01',
				'From Location *': 'Porto Airport',
				'To Location *': 'Quinta do Farol',
				'Flight it meets or leads to': 'TAP Air Portugal TP1361 London Gatwick (LGW) to Porto (OPO), Tue 1 Jun 2038',
			},
			'1 transfer(s)',
		],
		[
			'Activities',
			'Activity',
			{ 'Activity Name *': 'Sail to the Berlengas', 'Start Date *': '2038-06-05', Time: '09:00' },
			'1 activity(ies)',
		],
	] as const) {
		await panel.getByRole('tab', { name: new RegExp(tab) }).click()
		await panel.getByText(`No ${tab === 'Hotels' ? 'accommodations' : tab.toLowerCase()} added yet`).waitFor()
		await panel
			.getByRole('button', { name: `Add ${title}` })
			.first()
			.click()
		await fillDialog(page, `Add ${title}`, values, `Add ${title}`)
		await expectText(`${title} added successfully`)
		await panel.getByText(count).waitFor()
	}

	await panel.getByRole('tab', { name: 'Overview' }).click()
	await panel.getByRole('button', { name: 'Upload Document' }).click()
	const upload = page.getByRole('dialog', { name: 'Upload Document' })
	await upload
		.locator('input[type=file]')
		.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') })
	await expectText('Only PDF files are allowed')
	const pdf = smallPdf(['Sailing notes'])
	await upload
		.locator('input[type=file]')
		.setInputFiles({ name: 'Sailing notes.pdf', mimeType: 'application/pdf', buffer: pdf })
	await upload.getByRole('button', { name: /^Upload/ }).click()
	await expectText('Document uploaded successfully')
	expect(pageErrors).toEqual([])

	const traveller = await visit(product, { width: 390 })
	await signIn(traveller.page, product.url, nora)
	await traveller.page.goto(`${product.url}/portal`)
	await traveller.page.getByText(`Welcome back, ${nora.username}`).waitFor()
	await traveller.page
		.getByRole('link', { name: /Portuguese Coast by Sail/ })
		.first()
		.click()
	await traveller.page.waitForURL('**/portal/trips/*')
	for (const text of [
		'TP1361',
		'10:05',
		'12:30',
		'Quinta do Farol',
		'Airport Pickup',
		'Sail to the Berlengas',
		'Sailing notes',
	])
		await traveller.page.getByText(text).first().waitFor()
	const [download] = await Promise.all([
		traveller.page.waitForEvent('download'),
		traveller.page
			.getByRole('link', { name: /Download/ })
			.first()
			.click(),
	])
	expect(download.suggestedFilename()).toBe('Sailing notes.pdf')
	expect(await readFile(await download.path())).toEqual(pdf)
	expect(traveller.pageErrors).toEqual([])
})

test('users without access are redirected', async () => {
	const nowhere = '/portal/trips/018f0000-0000-7000-8000-000000000000'
	const anonymous = await visit(product)
	for (const path of ['/admin', '/portal', nowhere]) {
		await anonymous.page.goto(path)
		await anonymous.page.waitForURL('/')
	}
	const { page } = await visit(product, { as: olivia })
	await page.goto('/admin')
	await page.waitForURL('/')
	await page.goto(nowhere)
	await page.getByText('Trip not found').waitFor()
	await page
		.getByRole('link', { name: 'Back to Dashboard' })
		.or(page.getByRole('button', { name: 'Back to Dashboard' }))
		.click()
	await page.waitForURL('**/portal')
})

test('signing in and out works by keyboard, and a failed attempt says why', async () => {
	const { page, pageErrors } = await visit(product)
	await goHydrated(page, product.url)
	const focused = () => page.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '')
	for (let n = 0; n < 20 && !(await focused()).includes('Sign In'); n++) await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await focusIn(dialog.getByLabel('Username'))
	await page.keyboard.type('james.okafor')
	await page.keyboard.press('Tab')
	await page.keyboard.type('not his password')
	await page.keyboard.press('Enter')
	await page.getByText('Login failed', { exact: true }).waitFor()
	await page.getByText('Invalid username or password').first().waitFor()

	// Escape closes the dialog although the toast is newer. The focus returns, and the dialog opens empty.
	await page.keyboard.press('Escape')
	await dialog.waitFor({ state: 'detached' })
	await expect.poll(focused).toContain('Sign In')
	await page.keyboard.press('Enter')
	await focusIn(dialog.getByLabel('Username'))
	await page.keyboard.type('james.okafor')
	await page.keyboard.press('Tab')
	await page.keyboard.type('lagoon-at-first-light-8')
	await page.keyboard.press('Enter')
	await page.getByText('Welcome back!', { exact: true }).waitFor()
	await dialog.waitFor({ state: 'hidden' })
	await page.waitForLoadState('networkidle')
	await page
		.getByRole('button', { name: /Account|james/ })
		.first()
		.press('Enter')
	await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
	await page.getByRole('button', { name: 'Sign In' }).waitFor()
	expect(pageErrors).toEqual([])
})
