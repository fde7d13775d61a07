import axeCore from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { marguerite, olivia } from '#tests/people.ts'
import { noteForFailure } from './failure-report.ts'
import type { ServedProduct } from './served-product.ts'

type Person = typeof marguerite | typeof olivia
export type ViewOptions = { width?: number; theme?: 'light' | 'dark'; timeZone?: string; javaScriptEnabled?: boolean }
/** Phone and desktop width. For `test.each`. */
export const WIDTHS = [{ width: 390 }, { width: 1280 }] as const
/** The narrowest width that pages must fit (WCAG 2.2, 1.4.10). */
const NARROWEST = 320
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
 * The accessibility violations of the page: one line each, with the rule and the element. The package for Playwright takes four times as long,
 * because it loads axe several times for each check. Frames are not checked: the only one shows a page of ours.
 */
export async function axe(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
	const violations = await page.evaluate(async () => {
		const { axe } = window as unknown as { axe: typeof axeCore }
		const { violations } = await axe.run(document, { resultTypes: ['violations'] })
		return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ target }) => target.join(' ')) }))
	})
	return violations.flatMap(({ id, elements }) => elements.map((element) => `${id}: ${element}`))
}

/**
 * The accessibility violations of the page in both themes, each with its theme. It changes the theme of the loaded page as the button in the
 * header does, because loading a page takes longer than checking it. With `andNarrow` on a phone, the page is also checked at 320 px.
 */
export async function axeInBothThemes(page: Page, { andNarrow = false } = {}): Promise<string[]> {
	const given = page.viewportSize()!
	const violations: string[] = []
	for (const width of andNarrow && given.width < 768 ? [given.width, NARROWEST] : [given.width]) {
		if (width !== page.viewportSize()!.width) await page.setViewportSize({ ...given, width })
		for (const theme of ['dark', 'light'] as const) {
			await changeTheme(page, theme)
			violations.push(...(await axe(page)).map((violation) => `${theme}, ${width} px: ${violation}`))
		}
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		if (overflow > 0) violations.push(`${width} px: the page is ${overflow} px too wide`)
	}
	if (andNarrow) await page.setViewportSize(given)
	return violations
}

/** Resolves when colours no longer change. */
const changeTheme = (page: Page, theme: 'light' | 'dark') =>
	page.evaluate(async (theme) => {
		document.documentElement.classList.toggle('dark', theme === 'dark')
		const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
		await Promise.allSettled(ending.map(({ finished }) => finished))
	}, theme)
