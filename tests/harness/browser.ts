import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
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

/** Goes to a public page and waits until it answers to the pointer and the keyboard. */
export async function goHydrated(page: Page, address: string) {
	await page.goto(address)
	await hydrated(page)
}

/**
 * Waits until React has taken over the document, which it notes there: from then on no click or key is lost. On a busy machine the network is
 * idle long before. The pages of events and the legal ones have no React.
 */
export const hydrated = (page: Page) =>
	page.waitForFunction(
		() =>
			!document.querySelector('script[src*="/entry-client-"]') ||
			Object.keys(document).some((name) => name.startsWith('__reactContainer$')),
	)

/** Signs in through the dialog in the header. */
export async function signIn(page: Page, url: string, person: Person) {
	await goHydrated(page, url)
	await page.getByRole('button', { name: 'Sign In' }).click()
	const dialog = page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await dialog.getByLabel('Username').fill(person.username)
	await dialog.getByLabel('Password').fill(person.password)
	await dialog.getByRole('button', { name: 'Sign In' }).click()
	await page.getByText('You have successfully logged in.', { exact: true }).waitFor()
}

/** A third of the size of the source that the package exports, which a page would have to be sent and to compile. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The accessibility violations of the page: one line each, with the rule and the element. The package for Playwright takes four times as long,
 * because it loads axe several times for each check. Frames are not checked: the only one shows a page of ours.
 */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
	const violations = await page.evaluate(async (runOnly) => {
		const { axe } = window as unknown as { axe: typeof axeCore }
		const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })
		return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ target }) => target.join(' ')) }))
	}, rules)
	return violations.flatMap(({ id, elements }) => elements.map((element) => `${id}: ${element}`))
}

/**
 * The accessibility violations of the page in both themes, each with its theme. It changes the theme of the loaded page as the button in the
 * header does, because loading a page takes longer than checking it. With `andNarrow` on a phone, the page is also checked at 320 px.
 * Where the second theme shows the same elements in the same places, only its colours are checked: that takes a third of the time.
 */
export async function axeInBothThemes(page: Page, { andNarrow = false } = {}): Promise<string[]> {
	const given = page.viewportSize()!
	const violations: string[] = []
	for (const width of andNarrow && given.width < 768 ? [given.width, NARROWEST] : [given.width]) {
		if (width !== page.viewportSize()!.width) await page.setViewportSize({ ...given, width })
		let checked = ''
		for (const theme of ['dark', 'light'] as const) {
			await changeTheme(page, theme)
			const rules = checked !== '' && (await everyBox(page)) === checked ? COLOUR_RULES : undefined
			violations.push(...(await axe(page, rules)).map((violation) => `${theme}, ${width} px: ${violation}`))
			checked = await everyBox(page)
		}
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		if (overflow > 0) violations.push(`${width} px: the page is ${overflow} px too wide`)
	}
	if (andNarrow) await page.setViewportSize(given)
	return violations
}

/** Where each element of the page is, and whether it is shown. Leaves out what assistive technology never meets, such as the theme's own icon. */
const everyBox = (page: Page) =>
	page.evaluate(() => {
		const all = [...document.body.querySelectorAll('*:not([aria-hidden=true], [aria-hidden=true] *)')].map(
			(element) => {
				const { x, y, width, height } = element.getBoundingClientRect()
				return [element.checkVisibility({ visibilityProperty: true }), x, y, width, height].join()
			},
		)
		return all.join('\n')
	})

/** Resolves when colours no longer change. */
const changeTheme = (page: Page, theme: 'light' | 'dark') =>
	page.evaluate(async (theme) => {
		document.documentElement.classList.toggle('dark', theme === 'dark')
		const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
		await Promise.allSettled(ending.map(({ finished }) => finished))
	}, theme)
