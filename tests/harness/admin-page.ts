import type { Page } from 'playwright-core'
import { marguerite, olivia } from '#tests/people.ts'
import { type ViewOptions, visit } from './browser.ts'
import type { ServedProduct } from './served-product.ts'

/** A browser in which staff are signed in, and the same person's calls to the API without it. */
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

export const LISBON = { name: 'Lisbon Long Weekend', startDate: '2027-03-10', endDate: '2027-03-14' }

/** A trip of Olivia's, who is made when she isn't there. Returns its id. */
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
/** What a toast says now. */
export const expectToast = (page: Page, words: string) =>
	page.locator('li[data-state=open]').getByText(words, { exact: true }).waitFor()
