import { expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { james, olivia } from '#tests/people.ts'
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

const REASON = 'The storage is full'

/** An admin page on which every write fails while `isDown`. */
async function openFailingAdminPage() {
	const adminPage = await openAdminPage(product)
	const server = { isDown: false }
	await adminPage.page.route('**/api/**', (route) =>
		server.isDown && route.request().method() !== 'GET'
			? route.fulfill({ status: 507, json: { error: REASON, code: 'storage_full' } })
			: route.fallback(),
	)
	/** Acts while the server fails and expects the `failed` toast with the reason; then acts again and expects `done`. */
	const retryAfterFailure = async (act: () => Promise<void>, failed: string, done: string) => {
		server.isDown = true
		await act()
		await expectToast(adminPage.page, failed)
		await expectToast(adminPage.page, REASON)
		server.isDown = false
		await act()
		await expectToast(adminPage.page, done)
	}
	return { ...adminPage, retryAfterFailure }
}

const KINDS = [
	['Guests', 'Guest', 'guest', { 'Full Name *': 'Ana Sol' }],
	[
		'Flights',
		'Flight',
		'flight',
		{
			'Airline *': 'TAP',
			'Departure Airport *': 'LHR',
			'Arrival Airport *': 'LIS',
			'Departure Time *': '2038-03-10T09:00',
			'Arrival Time *': '2038-03-10T12:00',
		},
	],
	[
		'Hotels',
		'Accommodation',
		'accommodation',
		{ 'Hotel Name *': 'Ritz', 'Check-in *': '2038-03-10', 'Check-out *': '2038-03-14' },
	],
	[
		'Transfers',
		'Transfer',
		'transfer',
		{
			'Transfer Type *': 'Airport Pickup',
			'Date *': '2038-03-10',
			'From Location *': 'Airport',
			'To Location *': 'Ritz',
		},
	],
	['Activities', 'Activity', 'activity', { 'Activity Name *': 'Fado', 'Start Date *': '2038-03-11' }],
] as const

test('adding, editing and deleting records report success and failure, and a failure can be retried', async () => {
	const { page, call, go, retryAfterFailure } = await openFailingAdminPage()
	const id = await createTrip(call)
	await go(`/admin?trip=${id}`)
	for (const [tab, name, word, values] of KINDS) {
		await page.getByRole('tab', { name: tab }).click()
		await button(page, `Add ${name}`).click()
		for (const [label, value] of Object.entries(values))
			if (label === 'Transfer Type *') await field(page, label).selectOption(value)
			else await field(page, label).fill(value)
		await retryAfterFailure(
			() => inDialog(page, `Add ${name}`).click(),
			`Failed to add ${word}`,
			`${name} added successfully`,
		)
		await button(page, /^Edit /).click()
		const save = () => inDialog(page, 'Save Changes').click()
		await retryAfterFailure(save, `Failed to update ${word}`, `${name} updated successfully`)
		await button(page, /^Delete /).click()
		const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
		await retryAfterFailure(confirm, `Failed to delete ${word}`, `${name} deleted successfully`)
	}
})

test('editing a trip and its images and documents reports success and failure', async () => {
	const { page, call, go, retryAfterFailure } = await openFailingAdminPage()
	const id = await createTrip(call)
	await go(`/admin?section=trips&trip=${id}`)
	await button(page, 'Edit').click()
	const save = () => inDialog(page, 'Save Changes').click()
	await retryAfterFailure(save, 'Failed to update trip', 'Trip updated successfully')

	const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	const send = () => inDialog(page, 'Upload').click()
	for (const [slot, name] of [
		['thumbnail', 'Thumbnail'],
		['header', 'Header'],
	] as const) {
		await button(page, `Upload ${slot} image`).click()
		await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
		await retryAfterFailure(send, 'Upload failed', `${name} image uploaded successfully`)
		await button(page, `Delete ${slot} image`).click()
		await retryAfterFailure(confirm, 'Delete failed', `${name} image removed successfully`)
	}
	await button(page, 'Upload Document').click()
	const pdf = { name: 'Notes.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Notes']) }
	await page.locator('input[type=file]').setInputFiles(pdf)
	await retryAfterFailure(send, 'Upload failed', 'Document uploaded successfully')
	await button(page, 'Edit Notes.pdf').click()
	await field(page, 'Display Name *').fill('   ')
	await save()
	await page.getByText('Display name is required').waitFor()
	await field(page, 'Display Name *').fill('Notes')
	await retryAfterFailure(save, 'Failed to update document', 'Document updated successfully')
	await button(page, 'Delete Notes').click()
	await retryAfterFailure(confirm, 'Failed to delete document', 'Document deleted successfully')
})

test('an upload on which nothing moves ends with a message, and any upload can be cancelled', async () => {
	const { page, call, go } = await openAdminPage(product)
	const id = await createTrip(call)
	await page.clock.install()
	let isStalled = true
	const requests: string[] = []
	await page.route('**/documents/upload', (route) => {
		requests.push(route.request().method())
		return isStalled ? undefined : route.fallback()
	})
	await go(`/admin?trip=${id}`)
	await button(page, 'Upload Document').click()
	const pdf = { name: 'Notes.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Notes']) }
	await page.locator('input[type=file]').setInputFiles(pdf)

	await inDialog(page, 'Upload').click()
	await inDialog(page, 'Uploading...').waitFor()
	await expect.poll(() => requests.length).toBe(1)
	await page.clock.fastForward(60_000)
	await expectToast(page, 'Upload failed')
	await expectToast(page, 'The upload has stalled. Check your connection and try again.')

	await inDialog(page, 'Upload').click()
	await expect.poll(() => requests.length).toBe(2)
	await inDialog(page, 'Cancel').click()
	// The chosen file is still there, so that it can be sent at once.
	isStalled = false
	await inDialog(page, 'Upload').click()
	await expectToast(page, 'Document uploaded successfully')
	const { body } = await call('GET', `/api/admin/trips/${id}`)
	expect(body.trip.documents).toHaveLength(1)
	expect(requests).toHaveLength(3)
})

test('creating, editing and deleting customers and trips reports success and failure', async () => {
	const { page, call, go, retryAfterFailure } = await openFailingAdminPage()
	await createTrip(call)
	await go('/admin?section=customers')
	await button(page, 'Add Customer').click()
	await field(page, 'Username *').fill(james.username)
	await field(page, 'Email *').fill(james.email)
	await field(page, 'Password *').fill(james.password)
	await retryAfterFailure(
		() => inDialog(page, 'Add Customer').click(),
		'Failed to create customer',
		'Customer created successfully',
	)
	await button(page, `Edit ${james.username}`).click()
	await retryAfterFailure(
		() => inDialog(page, 'Save Changes').click(),
		'Failed to update customer',
		'Customer updated successfully',
	)
	const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await button(page, `Delete ${james.username}`).click()
	await retryAfterFailure(confirm, 'Failed to delete customer', 'Customer deleted successfully')
	await go('/admin?section=trips')
	await button(page, `Delete ${LISBON.name}`).first().click()
	await retryAfterFailure(confirm, 'Failed to delete trip', 'Trip deleted successfully')
})

test('an import asks for missing fields, says why it failed, and opens the imported trip', async () => {
	const { page, call, go } = await openAdminPage(product)
	const id = await createTrip(call)
	await go('/admin?section=trips')
	await button(page, 'Import from Booking URL').click()
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Please enter a booking URL and select a customer.')
	await field(page, 'Booking form URL *').fill('https://forms.example/booking/7')
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Please enter a booking URL and select a customer.')
	await page.getByRole('combobox', { name: 'Assign to Customer' }).click()
	await page.getByRole('option', { name: olivia.email }).click()
	expect(await page.getByRole('combobox', { name: 'Assign to Customer' }).textContent()).toBe(
		`${olivia.fullName} (${olivia.email})`,
	)
	await answerImport(page, { status: 502, body: 'no sentence' })
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Failed to import booking')
	await answerImport(page, { status: 503, json: { error: 'Import is not set up', code: 'not_configured' } })
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Import is not set up')
	const summary = { guests: 2, flights: 1, accommodations: 3, transfers: 0, activities: 0 }
	const imported = { trip: { id }, summary, warnings: [], outcome: 'created', changes: [] }
	await answerImport(page, { status: 201, json: imported })
	await inDialog(page, 'Import Trip').click()
	await expectToast(page, 'Trip imported successfully with 2 guests, 1 flights, 3 accommodations')
	await page.getByRole('dialog', { name: LISBON.name }).waitFor()
})

const answerImport = (page: AdminPage['page'], answer: { status: number; body?: string; json?: unknown }) =>
	page.route('**/api/admin/trips/import', (route) => route.fulfill(answer))

const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
)
