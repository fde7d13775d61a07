import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { axeInBothThemes, type ViewOptions, visit, WIDTHS, goHydrated } from '#tests/harness/browser.ts'
import { respondWith, startProvider } from '#tests/harness/provider.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()
/** Another site with the event page in a frame. It applies the posted heights, unless `?fixed`, and records the messages. */
const HOST_PAGE = `<!doctype html><title>Another site</title><h1>Grand Prix</h1>
<iframe src="${product.url}/events/monaco-grand-prix" title="Hotels" style="width:100%;height:300px;border:0"></iframe>
<script>
	const frame = document.querySelector('iframe')
	const messages = []
	const isFixed = new URLSearchParams(location.search).has('fixed')
	addEventListener('message', (event) => {
		messages.push({ data: event.data, origin: event.origin, at: Date.now() })
		if (!isFixed) frame.style.height = event.data.height + 'px'
	})
</script>`
// Addressed by IP, so it differs from the product in host and port: another origin and another site.
const host = await startProvider(respondWith(HOST_PAGE, 200, { 'content-type': 'text/html; charset=utf-8' }))
afterAll(host.stop)

type Message = { data: { type: string; height: number }; origin: string; at: number }
const messagesOf = (page: Page) => page.evaluate<Message[]>('messages')
const names = (page: Page) => page.frameLocator('iframe').getByRole('article').getByRole('heading').allInnerTexts()

/** Longer than the page waits before it posts its height. */
const PAUSE_MS = 150

/** The last posted height, once no more messages arrive. */
async function settledHeight(page: Page): Promise<number> {
	const inner = page.frameLocator('iframe').locator('body')
	for (;;) {
		const before = await messagesOf(page)
		await inner.evaluate((_, ms) => new Promise((done) => setTimeout(done, ms)), PAUSE_MS)
		const now = await messagesOf(page)
		if (now.length > 0 && now.length === before.length) return now.at(-1)?.data.height ?? 0
	}
}

/** Opens the site with the frame. `pageErrors` collects the errors of both pages. */
async function openHost(search = '') {
	const { page, pageErrors } = await visit(product)
	await page.goto(`${host.url}/${search}`, { waitUntil: 'networkidle' })
	const inside = page.frameLocator('iframe')
	await inside.getByRole('heading', { name: 'Monaco Grand Prix' }).waitFor()
	return { page, inside, pageErrors }
}

describe('in a frame on another origin', () => {
	test('it posts its height when loaded and 100 ms after a filter, a sort and Clear All', async () => {
		const { page, inside, pageErrors } = await openHost()
		await expect.poll(async () => (await messagesOf(page)).length).toBeGreaterThan(0)
		const [first] = await messagesOf(page)
		expect(first).toMatchObject({ data: { type: 'resize', height: expect.any(Number) }, origin: product.url })
		expect(Object.keys(first?.data ?? {})).toEqual(['type', 'height'])

		const whole = await settledHeight(page)
		const frame = page.locator('iframe')
		expect(await frame.evaluate((element) => element.clientHeight)).toBe(whole)

		await inside.getByRole('button', { name: 'Star Rating' }).click()
		await inside.getByLabel('5 Stars').check()
		expect(await settledHeight(page)).toBeLessThan(whole)
		expect(await names(page)).toHaveLength(2)

		// Sorting does not change the size, so a message after it comes from the sort alone.
		const count = (await messagesOf(page)).length
		const order = inside.getByRole('combobox', { name: 'Sort' })
		await order.evaluate((select) =>
			select.addEventListener('change', () => select.setAttribute('data-changed', String(Date.now()))),
		)
		await order.selectOption('Price (high to low)')
		await expect.poll(async () => (await messagesOf(page)).length).toBe(count + 1)
		const waited = ((await messagesOf(page)).at(-1)?.at ?? 0) - Number(await order.getAttribute('data-changed'))
		expect(waited).toBeGreaterThanOrEqual(99)
		expect(waited).toBeLessThan(1000)

		await inside.getByRole('button', { name: 'Clear All' }).click()
		expect(await settledHeight(page)).toBe(whole)
		await expect.poll(() => inside.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('name-asc')
		expect(await names(page)).toHaveLength(6)
		expect(pageErrors).toEqual([])
	})

	test('it posts its height when the window becomes narrower', async () => {
		const { page } = await openHost()
		const wide = await settledHeight(page)
		await page.setViewportSize({ width: 500, height: 900 })
		await expect.poll(async () => (await messagesOf(page)).at(-1)?.data.height ?? 0).toBeGreaterThan(wide * 2)
	})

	test('it scrolls when the frame stays small', async () => {
		const { page } = await openHost('?fixed')
		await page.mouse.move(600, 250)
		await page.mouse.wheel(0, 400)
		const inner = page.frames().find((frame) => frame.url().includes('/events/'))!
		await expect.poll(() => inner.evaluate(() => scrollY)).toBeGreaterThan(200)
	})

	test('it is the list alone, also where the browser does not say that it is for a frame', async () => {
		const { page } = await openHost()
		const inside = page.frames().find((frame) => frame.url().includes('/events/'))!
		expect(await inside.locator('header, footer').count()).toBe(0)

		const plain = await visit(product)
		await plain.page.route('**/events/*', async (route) => {
			const headers = { ...route.request().headers(), 'sec-fetch-dest': '' }
			await route.fulfill({ response: await route.fetch({ headers }) })
		})
		await plain.page.goto(host.url, { waitUntil: 'networkidle' })
		const whole = plain.page.frames().find((frame) => frame.url().includes('/events/'))!
		expect(await whole.locator('header, footer').count()).toBe(2)
		expect(await whole.locator('header:visible, footer:visible').count()).toBe(0)
		expect(await settledHeight(plain.page)).toBe(await settledHeight(page))
	})

	test('its links open in the top window', async () => {
		const { page, inside } = await openHost()
		await inside.getByRole('link', { name: /View Details of Grand Hotel Passerose/ }).click()
		await page.waitForURL(`${product.url}/hotels/3`)
	})

	test('other pages of the site may not be framed', async () => {
		const { page } = await openHost()
		const [answer] = await Promise.all([
			page.waitForResponse(`${product.url}/hotels`),
			page.evaluate((url) => document.querySelector('iframe')?.setAttribute('src', url), `${product.url}/hotels`),
		])
		expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
		// Chromium shows its own error page instead of a page that may not be framed.
		await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
	})
})

describe('by itself', () => {
	const open = async (path = '/events/monaco-grand-prix', options?: ViewOptions) => {
		const visitor = await visit(product, options)
		await visitor.page.addInitScript('messages = []; addEventListener("message", ({ data }) => messages.push(data))')
		await goHydrated(visitor.page, product.url + path)
		return visitor
	}
	const cards = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

	test('it is a whole page: with header, contact and footer, which lead on without scripts', async () => {
		const { page, pageErrors } = await open('/events/monaco-grand-prix', { width: 390 })
		await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter')
		await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Luxury Travel' }).waitFor()
		await page.keyboard.press('Escape')
		await page.getByRole('heading', { name: 'Ask us about Monaco Grand Prix' }).waitFor()
		await page.getByRole('contentinfo').getByRole('link', { name: 'Villas' }).click()
		await page.waitForURL('**/villas')
		await page.goBack()
		expect(await cards(page)).toHaveLength(6)
		expect(pageErrors).toEqual([])
	})

	test('it posts no height', async () => {
		const { page } = await open()
		await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name (Z-A)')
		// This message is posted after the page's own timer would have run.
		await page.evaluate(`setTimeout(() => postMessage('later'), ${PAUSE_MS})`)
		await expect.poll(() => page.evaluate('messages')).toEqual(['later'])
	})

	test('it sorts in six ways', async () => {
		const { page } = await open()
		const sorted = async (label: string) => {
			await page.getByRole('combobox', { name: 'Sort' }).selectOption(label)
			return cards(page)
		}
		const byName = await cards(page)
		expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'en')))
		expect(await sorted('Name (Z-A)')).toEqual(byName.toReversed())
		const cheap = await sorted('Price (low to high)')
		expect(await sorted('Price (high to low)')).toEqual(cheap.toReversed())
		expect(cheap.at(-1)).toBe('Grand Hotel Passerose')
		expect((await sorted('Rating (high to low)'))[0]).toBe('Grand Hotel Passerose')
		expect((await sorted('Rating (low to high)')).at(-1)).toBe('Grand Hotel Passerose')
		expect(await page.getByRole('button', { name: 'Clear All' }).isVisible()).toBe(false)
	})

	test('filters combine: any country, any stars, all amenities; it says when nothing matches', async () => {
		const { page, pageErrors } = await open()
		await page.getByRole('button', { name: 'Locations' }).click()
		await page.getByLabel('Monaco', { exact: true }).check()
		expect(await cards(page)).toHaveLength(2)
		await page.getByLabel('France', { exact: true }).check()
		expect(await cards(page)).toHaveLength(6)
		await page.getByLabel('France', { exact: true }).uncheck()
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: 'Star Rating' }).click()
		await page.getByLabel('4 Stars').check()
		expect(await cards(page)).toEqual(['Hotel Beauvirage'])
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: 'Amenities' }).click()
		await page.getByLabel('Private beach area').check()
		await page.getByText('No hotels match your filters.').waitFor()
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: 'Clear All' }).click()
		expect(await cards(page)).toHaveLength(6)
		expect(pageErrors).toEqual([])
	})

	test.each(WIDTHS)('it has no accessibility violations at $width px', async (view) => {
		const { page } = await open('/events/monaco-grand-prix', view)
		expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
		await page.getByRole('button', { name: 'Amenities' }).click()
		expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width)
	})
})
