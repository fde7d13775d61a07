import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe, type ViewOptions, visit } from '#tests/harness/browser.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()

async function open(path: string, looks?: ViewOptions) {
	const visitor = await visit(product, looks)
	await visitor.page.goto(product.url + path, { waitUntil: 'networkidle' })
	return visitor
}

const groundOf = (page: Page, element: string) =>
	page.locator(element).evaluate((one) => getComputedStyle(one).backgroundColor)
const CLEAR = 'rgba(0, 0, 0, 0)'

describe('the header', () => {
	test('lies clear on the picture until the page is scrolled by more than 50 pixels; a page without one has it on paper', async () => {
		const { page, pageErrors } = await open('/')
		const groundAt = async (y: number) => {
			await page.evaluate((y) => scrollTo(0, y), y)
			await page.waitForFunction((y) => scrollY === y, y)
			// React hears of the scroll with the next frame.
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
			return groundOf(page, 'header')
		}
		expect(await groundAt(50)).toBe(CLEAR)
		expect(await groundAt(51)).not.toBe(CLEAR)
		expect(await groundAt(0)).toBe(CLEAR)
		await page.goto(`${product.url}/nowhere`)
		expect(await groundOf(page, 'header')).not.toBe(CLEAR)
		expect(pageErrors).toEqual([])
	})

	test('leads to the agency’s pages, to ours and to the phone, and counts an empty basket', async () => {
		const { page } = await open('/villas')
		const links = await page
			.locator('header')
			.getByRole('link')
			.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
		expect(links).toEqual([
			['Go Privilege', 'https://www.goprivilege.example'],
			['All Events', 'https://www.goprivilege.example/events?sort=start-date-asc'],
			['Events Calendar', 'https://www.goprivilege.example/events/calendar'],
			['Luxury Travel', '/luxury-travel'],
			['Contact', 'https://www.goprivilege.example/contact'],
			['+44 20 7946 0018', 'tel:+442079460018'],
		])
		await page.getByText('Basket, items: 0').waitFor({ state: 'attached' })
	})

	test('opens a menu on phones that holds the page still, and closes on Escape, outside it, and on the way somewhere', async () => {
		const { page, pageErrors } = await open('/villas', { width: 390 })
		const button = page.getByRole('button', { name: /menu$/ })
		const menu = page.getByRole('navigation', { name: 'Menu' })
		const isFocused = () => button.evaluate((one) => one === document.activeElement)
		await button.press('Enter')
		expect([await button.getAttribute('aria-expanded'), await button.getAttribute('aria-label')]).toEqual([
			'true',
			'Close menu',
		])
		expect(await axe(page)).toEqual([])
		await page.mouse.wheel(0, 600)
		await page.keyboard.press('Tab')
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All Events')
		await page.keyboard.press('Escape')
		await menu.waitFor({ state: 'hidden' })
		expect([await isFocused(), await page.evaluate(() => scrollY)]).toEqual([true, 0])

		await button.click()
		await page.mouse.click(195, 800)
		await menu.waitFor({ state: 'hidden' })
		await button.click()
		await menu.getByRole('link', { name: 'Luxury Travel' }).click()
		await page.waitForURL('**/luxury-travel')
		await menu.waitFor({ state: 'hidden' })
		await page.mouse.wheel(0, 600)
		await page.waitForFunction(() => scrollY > 0)
		expect(pageErrors).toEqual([])
	})
})

test('a saved dark theme is there before the page’s own scripts, and the switch is remembered', async () => {
	const { page } = await visit(product, { theme: 'dark' })
	const isScript = (url: URL) => /entry-client-.*\.js$/.test(url.pathname)
	await page.route(isScript, (route) => route.abort())
	await page.goto(product.url, { waitUntil: 'load' })
	expect(await page.locator('html').getAttribute('class')).toBe('dark')
	const dark = await groundOf(page, 'html')
	await page.unroute(isScript)

	await page.goto(product.url, { waitUntil: 'networkidle' })
	await page.getByRole('button', { name: 'Dark theme' }).click()
	expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
	expect(await groundOf(page, 'html')).not.toBe(dark)
})

describe('the film that opens a villa’s page', () => {
	const isFilm = (request: Request) => /\.(webm|mp4)$/.test(new URL(request.url()).pathname)

	async function openFilm(motion: 'no-preference' | 'reduce') {
		const { page, pageErrors } = await visit(product)
		await page.emulateMedia({ reducedMotion: motion })
		const films: Request[] = []
		page.on('request', (request) => isFilm(request) && films.push(request))
		await page.goto(`${product.url}/villas/1`, { waitUntil: 'networkidle' })
		const video = page.locator('main video')
		const state = () => video.evaluate((one: HTMLVideoElement) => [one.paused, one.muted, one.loop])
		return { page, video, films, pageErrors, state }
	}

	test('plays by itself, silent and for ever, and stops when asked to', async () => {
		const { page, video, pageErrors, state } = await openFilm('no-preference')
		await page.getByRole('button', { name: 'Pause the film' }).waitFor()
		await page.waitForFunction((one) => (one as HTMLVideoElement).currentTime > 0, await video.elementHandle())
		expect(await state()).toEqual([false, true, true])
		await page.getByRole('button', { name: 'Pause the film' }).press('Enter')
		await page.getByRole('button', { name: 'Play the film' }).waitFor()
		expect([await state(), pageErrors]).toEqual([[true, true, true], []])
	})

	test('stands still, and is not even fetched, for those who want no motion; they may start it', async () => {
		const { page, films, pageErrors, state } = await openFilm('reduce')
		const play = page.getByRole('button', { name: 'Play the film' })
		await play.waitFor()
		expect([await state(), films]).toEqual([[true, true, true], []])
		await play.click()
		await page.getByRole('button', { name: 'Pause the film' }).waitFor()
		expect([films.length > 0, pageErrors]).toEqual([true, []])
	})
})
