import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe, type ViewOptions, VIEWS, visit } from '#tests/harness/browser.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()

async function open(path: string, looks?: ViewOptions) {
	const visitor = await visit(product, looks)
	await visitor.page.goto(product.url + path, { waitUntil: 'networkidle' })
	return visitor
}

/** The names on the cards, in their order. */
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const found = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor()
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const sheet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const opener = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

describe('the search', () => {
	test('is applied by Enter and by the button, to name and country, in any case', async () => {
		const { page, pageErrors } = await open('/villas')
		const box = page.getByPlaceholder('Search by villa name or country...')
		await box.fill('iTaLy')
		await found(page, '6 villa(s) found')
		await box.press('Enter')
		await found(page, '2 villa(s) found')
		await box.fill('ROCHA')
		await page.getByRole('button', { name: 'Search' }).click()
		await found(page, '1 villa(s) found')
		expect(await names(page)).toEqual(['Villa Rocha'])
		await box.fill('nowhere at all')
		await box.press('Enter')
		await page.getByText('No villas found matching your criteria').waitFor()
		expect([query(page), pageErrors]).toEqual(['', []])
	})
})

describe('filters', () => {
	test('change the list and the address at once, without a step in the history, and clear all but the order', async () => {
		const { page, pageErrors } = await open('/villas')
		const before = await page.evaluate(() => history.length)
		await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name (Z-A)')
		await opener(page, 'Locations').click()
		await sheet(page, 'Locations').getByLabel('Italy').check()
		await found(page, '2 villa(s) found')
		expect(query(page)).toBe('?locations=Italy&sort=name-desc')
		await sheet(page, 'Locations').getByLabel('France').check()
		await found(page, '4 villa(s) found')
		expect(query(page)).toBe('?locations=France,Italy&sort=name-desc')
		await page.keyboard.press('Escape')
		expect(await sheet(page, 'Locations').isVisible()).toBe(false)
		await page.getByRole('combobox', { name: 'Guests' }).selectOption('15+')
		await found(page, '3 villa(s) found')
		expect(query(page)).toBe('?locations=France,Italy&guests=15&sort=name-desc')
		await page.getByRole('button', { name: 'Clear Filters' }).click()
		await found(page, '6 villa(s) found')
		expect(query(page)).toBe('?sort=name-desc')
		expect(await page.getByRole('button', { name: 'Clear Filters' }).count()).toBe(0)
		expect(await opener(page, 'Locations').evaluate((button) => button === document.activeElement)).toBe(true)
		expect(await page.evaluate(() => history.length)).toBe(before)
		expect(pageErrors).toEqual([])
	})

	test('of size are two thumbs for the keyboard, that meet and do not pass', async () => {
		const { page } = await open('/villas?minSize=500')
		await opener(page, 'Size').click()
		const smallest = sheet(page, 'Size').getByLabel('Smallest size')
		const largest = sheet(page, 'Size').getByLabel('Largest size')
		const limits = await smallest.evaluate(({ min, max, step }: HTMLInputElement) => [min, max, step])
		expect(limits).toEqual(['0', '1500', '50'])
		await smallest.press('ArrowRight')
		expect([await smallest.getAttribute('aria-valuetext'), query(page)]).toEqual(['550 m²', '?minSize=550'])
		await largest.press('Home')
		expect(query(page)).toBe('?minSize=550&maxSize=550')
		await found(page, '1 villa(s) found')
		await smallest.press('End')
		expect(await smallest.inputValue()).toBe('550')
		await largest.press('End')
		await smallest.press('Home')
		expect(query(page)).toBe('')
	})

	test('of size follow a pointer that drags either thumb', async () => {
		const { page } = await open('/villas')
		await opener(page, 'Size').click()
		const track = (await sheet(page, 'Size').getByLabel('Smallest size').boundingBox())!
		const middle = track.y + track.height / 2
		const drag = async (from: number, to: number) => {
			await page.mouse.move(track.x + from, middle)
			await page.mouse.down()
			await page.mouse.move(track.x + to, middle, { steps: 4 })
			await page.mouse.up()
		}
		await drag(12, track.width * 0.4)
		await drag(track.width - 12, track.width * 0.6)
		const [, min, max] = /^\?minSize=(\d+)&maxSize=(\d+)$/.exec(query(page)) ?? []
		expect(Number(min)).toBeGreaterThan(400)
		expect(Number(max)).toBeGreaterThan(Number(min))
		expect(Number(max)).toBeLessThan(1000)
	})

	test('of hotels: all of the amenities, any of the events, a range of stars', async () => {
		const { page, pageErrors } = await open('/hotels')
		await opener(page, 'Events').click()
		await sheet(page, 'Events').getByLabel('Monaco Grand Prix').check()
		await found(page, '6 hotel(s) found')
		await page.keyboard.press('Escape')
		await opener(page, 'Star Rating').click()
		const fewest = sheet(page, 'Star Rating').getByLabel('Fewest stars')
		expect(await fewest.evaluate(({ min, max, step }: HTMLInputElement) => [min, max, step])).toEqual(['1', '5', '1'])
		await fewest.press('End')
		await found(page, '2 hotel(s) found')
		expect(query(page)).toBe('?minSize=5&eventTags=Monaco Grand Prix')
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: 'Clear Filters' }).click()
		await opener(page, 'Amenities').click()
		const amenities = sheet(page, 'Amenities')
		await amenities.getByLabel('Spa', { exact: true }).check()
		const withSpa = await names(page)
		await amenities.getByLabel('Golf course nearby').check()
		const withBoth = await names(page)
		expect(withBoth.length).toBeLessThan(withSpa.length)
		expect(withBoth.every((name) => withSpa.includes(name))).toBe(true)
		expect(query(page)).toBe('?amenities=Golf course nearby,Spa')
		expect(pageErrors).toEqual([])
	})

	test('are read from the address, orders that are not offered among them', async () => {
		const { page } = await open('/villas?sort=guests-asc&bedrooms=6&guests=11')
		expect(await page.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('guests-asc')
		expect(await page.getByRole('combobox', { name: 'Guests' }).inputValue()).toBe('11')
		expect((await names(page))[0]).toBe('Villa Tournassine')
		await page.getByRole('button', { name: 'Clear Filters' }).click()
		await found(page, '6 villa(s) found')
		expect(query(page)).toBe('?sort=guests-asc')
	})
})

test('Back returns to the list as it was filtered, Forward to the villa', async () => {
	const { page, pageErrors } = await open('/villas')
	await page.getByRole('combobox', { name: 'Guests' }).selectOption('15+')
	await found(page, '3 villa(s) found')
	await page.getByRole('link', { name: /View Details of Manoir/ }).click()
	await page.waitForURL('**/villas/2')
	await page.goBack()
	await found(page, '3 villa(s) found')
	expect([query(page), await page.getByRole('combobox', { name: 'Guests' }).inputValue()]).toEqual(['?guests=15', '15'])
	await page.goForward()
	await page.waitForURL('**/villas/2')
	expect(pageErrors).toEqual([])
})

test('a link from elsewhere on the site shows that its page is under way, and begins at the top of the list', async () => {
	const { page } = await open('/')
	let arrive = () => {}
	const arrival = new Promise<void>((resolve) => (arrive = resolve))
	await page.route('**/villas-page*.js', async (route) => {
		await arrival
		await route.continue()
	})
	const link = page.locator('main a[href="/villas"]').first()
	await link.scrollIntoViewIfNeeded()
	await link.click()
	const navigating = page.locator('[data-navigating] header')
	await navigating.waitFor()
	arrive()
	await found(page, '6 villa(s) found')
	expect(await navigating.count()).toBe(0)
	expect(await page.evaluate(() => scrollY)).toBe(0)
	expect(await page.title()).toBe('Discover Luxury Villas | Go Privilege')
})

test('a filtered link is filtered before any script runs', async () => {
	const { page } = await visit(product, { javaScriptEnabled: false })
	await page.goto(`${product.url}/hotels?locations=Oman`)
	await found(page, '2 hotel(s) found')
	expect(await page.getByRole('link', { name: /View Details/ }).count()).toBe(2)
})

test('a filter that was opened before the scripts came shows its choices when they do', async () => {
	const { page, pageErrors } = await visit(product)
	const arrive = Promise.withResolvers<void>()
	await page.route(/entry-client-.*\.js$/, async (route) => {
		await arrive.promise
		await route.continue()
	})
	await page.goto(`${product.url}/villas`, { waitUntil: 'commit' })
	await opener(page, 'Locations').click()
	expect(await sheet(page, 'Locations').getByRole('checkbox').count()).toBe(0)
	arrive.resolve()
	await sheet(page, 'Locations').getByLabel('Italy').check()
	await found(page, '2 villa(s) found')
	expect(pageErrors).toEqual([])
})

test('what a phone fetches to show the top of a list is at most 200 kB in 15 requests, and nothing jumps', async () => {
	const { page } = await visit(product, { width: 390 })
	const requests: Request[] = []
	page.on('requestfinished', (request) => requests.push(request))
	await page.goto(`${product.url}/hotels`, { waitUntil: 'networkidle' })
	// Chromium fetches some of the pictures below as well, before they are scrolled to.
	const below = await page.evaluate(() =>
		[...document.images]
			.filter((image) => image.getBoundingClientRect().top > innerHeight)
			.map((one) => one.currentSrc),
	)
	const seen = requests.filter((request) => !below.includes(request.url()))
	const sizes = await Promise.all(seen.map((request) => request.sizes()))
	const bytes = sizes.reduce(
		(sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
		0,
	)
	expect(seen.some((request) => request.resourceType() === 'image')).toBe(true)
	expect(seen.length).toBeLessThanOrEqual(15)
	expect(bytes).toBeLessThanOrEqual(200_000)
	const shift = await page.evaluate(() => {
		const observer = new PerformanceObserver(() => {})
		observer.observe({ type: 'layout-shift', buffered: true })
		const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
		return shifts.reduce((sum, { value }) => sum + value, 0)
	})
	expect(shift).toBeLessThan(0.02)
})

test.each(VIEWS)('in the $theme theme at $width px an accessibility checker finds nothing', async (view) => {
	const { page, pageErrors } = await visit(product, view)
	for (const [path, filter] of [
		['/villas?locations=Italy', 'Size'],
		['/hotels', 'Amenities'],
		['/villas?guests=99', 'Size'],
	] as const) {
		await page.goto(path, { waitUntil: 'networkidle' })
		expect([path, await axe(page)]).toEqual([path, []])
		await opener(page, filter).click()
		expect([path, filter, await axe(page)]).toEqual([path, filter, []])
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width)
	}
	expect(pageErrors).toEqual([])
})
