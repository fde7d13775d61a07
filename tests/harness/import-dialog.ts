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

type DroppedFile = { name: string; type: string; content: string }

/** Drops a file on the open dialog, as from the desktop. */
export const dropFile = (adminPage: AdminPage, name: string, type: string, content: string) =>
	dropFiles(adminPage, [{ name, type, content }], 'Drop the file to read the booking in it')

/** Drops files on the open dialog, which says what dropping them does. */
export async function dropFiles({ page }: AdminPage, files: readonly DroppedFile[], prompt: string) {
	const dataTransfer = await page.evaluateHandle((dropped) => {
		const transfer = new DataTransfer()
		for (const { name, type, content } of dropped) transfer.items.add(new File([content], name, { type }))
		return transfer
	}, files)
	const target = page.getByRole('dialog').last()
	await target.dispatchEvent('dragover', { dataTransfer })
	await page.getByText(prompt).waitFor()
	await target.dispatchEvent('drop', { dataTransfer })
}

/** Pastes text into a field, as from the clipboard. */
export const pasteInto = ({ page }: AdminPage, label: string, text: string) =>
	page.getByLabel(label).evaluate((field, pasted) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text/plain', pasted)
		field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
	}, text)
