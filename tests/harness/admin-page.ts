import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { marguerite, olivia } from '#tests/people.ts'
import { type ViewOptions, visit } from './browser.ts'
import type { ServedProduct } from './served-product.ts'

/** A browser with a signed-in member of staff. `call` sends API requests in the same session. */
export async function openAdminPage(product: ServedProduct, options: ViewOptions = {}) {
	const { page, context, pageErrors } = await visit(product, { ...options, as: marguerite })
	const call = async (method: string, path: string, data?: object) => {
		const answer = await context.request.fetch(path, { method, data, headers: { origin: product.url } })
		const text = await answer.text()
		return { status: answer.status(), body: text === '' ? null : JSON.parse(text) }
	}
	return { page, context, pageErrors, call, go: (address: string) => page.goto(address) }
}
export type AdminPage = Awaited<ReturnType<typeof openAdminPage>>

export const LISBON = { name: 'Lisbon Long Weekend', startDate: '2038-03-10', endDate: '2038-03-14' }

/** Creates a trip for Olivia, and her account if needed. Returns the trip's id. */
export async function createTrip(call: AdminPage['call'], values: object = {}): Promise<string> {
	await call('POST', '/api/auth/register', olivia)
	const { body: found } = await call('GET', `/api/admin/users?q=${olivia.username}`)
	const { body } = await call('POST', '/api/admin/trips', { ...LISBON, ...values, userId: found.users[0].id })
	return body.trip.id
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const inDialog = (page: Page, name: string) =>
	page.getByRole('dialog').last().getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByRole('dialog').last().getByLabel(label, { exact: true })
/** Waits until a dialog or a control has the focus: from then on it hears the keyboard. */
export const focusIn = (dialog: Locator) =>
	expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
export const expectToast = (page: Page, text: string) =>
	page.locator('li[data-state=open]').getByText(text, { exact: true }).waitFor()
