import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { marguerite, olivia } from '#tests/people.ts'
import { noteForFailure } from './failure-report.ts'
import type { ServedProduct } from './served-product.ts'

type Person = typeof marguerite | typeof olivia
export type ViewOptions = { width?: number; theme?: 'light' | 'dark'; timeZone?: string; javaScriptEnabled?: boolean }
/** Phone and desktop width, each in the light and the dark theme. For `test.each`. */
export const VIEWS = [
	{ theme: 'light', width: 390 },
	{ theme: 'light', width: 1280 },
	{ theme: 'dark', width: 390 },
	{ theme: 'dark', width: 1280 },
] as const
export type Visitor = { page: Page; context: BrowserContext; pageErrors: string[] }

/**
 * Opens a new browser context for one test. `as` signs a person in through the API, for tests that are not about signing in. `pageErrors`
 * collects thrown errors and the errors of the console, such as content that the security policy blocked.
 */
export async function visit(
	{ browser, url }: ServedProduct,
	{ width = 1280, theme = 'light', timeZone, javaScriptEnabled = true, as }: ViewOptions & { as?: Person } = {},
): Promise<Visitor> {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width, height: width < 768 ? 844 : 900 },
		reducedMotion: 'reduce',
		locale: 'en-GB',
		timezoneId: timeZone,
		javaScriptEnabled,
	})
	onTestFinished(() => context.close())
	context.setDefaultTimeout(30_000)
	// Chromium denies access to the storage in a frame of another site.
	await context.addInitScript((theme) => window === top && localStorage.setItem('theme', theme), theme)
	const page = await context.newPage()
	const pageErrors: string[] = []
	page.on('pageerror', (error) => {
		pageErrors.push(error.message)
		noteForFailure('page', error.stack ?? error.message)
	})
	page.on('console', (message) => {
		if (message.type() === 'error') noteForFailure('console', `${message.text()} ${message.location().url}`)
		const isExpected = message.text().startsWith('Failed to load resource')
		if (message.type() === 'error' && !isExpected) pageErrors.push(message.text())
	})
	if (as) {
		const data = { username: as.username, password: as.password }
		const answer = await context.request.post('/api/auth/login', { data, headers: { origin: url } })
		expect(answer.status()).toBe(200)
	}
	return { page, context, pageErrors }
}

/** Signs in through the dialog in the header. */
export async function signIn(page: Page, url: string, person: Person) {
	await page.goto(url, { waitUntil: 'networkidle' })
	await page.getByRole('button', { name: 'Sign In' }).click()
	const dialog = page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await dialog.getByLabel('Username').fill(person.username)
	await dialog.getByLabel('Password').fill(person.password)
	await dialog.getByRole('button', { name: 'Sign In' }).click()
	await page.getByText('You have successfully logged in.', { exact: true }).waitFor()
}

/**
 * The accessibility violations of the page: one line each, with the rule and the element. Legacy mode skips frames, which none of our pages
 * has. Together with reporting violations only, it saves three quarters of the time.
 */
export async function axe(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.options({ resultTypes: ['violations'] })
		.setLegacyMode()
		.analyze()
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
