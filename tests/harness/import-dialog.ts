import { olivia } from '#tests/people.ts'
import { button, type AdminPage, inDialog } from './admin-page.ts'

/** Opens the import dialog, with Olivia among the customers. */
export async function openImportDialog({ page, call, go }: AdminPage) {
	await call('POST', '/api/auth/register', olivia)
	await go('/admin?section=trips')
	await button(page, 'Import from Booking URL').click()
	await page.getByRole('dialog', { name: 'Import from Booking URL' }).waitFor()
}

/** Chooses the customer with the keyboard. */
export async function assignCustomer({ page }: AdminPage, name = 'Olivia') {
	const field = page.getByLabel('Assign to Customer')
	await field.focus()
	await page.keyboard.press('Enter')
	await page.getByRole('option', { name }).waitFor()
	// Enter right after typing, before the list answers: the match for the text must be chosen (CRM-21).
	await page.keyboard.type(name.toLowerCase())
	await page.keyboard.press('Enter')
	await field.getByText(name).waitFor()
}

export async function importLink(adminPage: AdminPage, link: string, press = 'Import Trip') {
	await openImportDialog(adminPage)
	await adminPage.page.getByLabel('Booking form URL').fill(link)
	await assignCustomer(adminPage)
	await inDialog(adminPage.page, press).click()
}

/** Drops a file on the open dialog, as from the desktop. */
export async function dropFile({ page }: AdminPage, name: string, type: string, content: string) {
	const dataTransfer = await page.evaluateHandle(
		({ name, type, content }) => {
			const transfer = new DataTransfer()
			transfer.items.add(new File([content], name, { type }))
			return transfer
		},
		{ name, type, content },
	)
	const target = page.getByRole('dialog').last()
	await target.dispatchEvent('dragover', { dataTransfer })
	await page.getByText('Drop the file to read the booking in it').waitFor()
	await target.dispatchEvent('drop', { dataTransfer })
}
