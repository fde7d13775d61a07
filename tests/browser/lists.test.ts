import type { Page, Request } from 'playwright-core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { axeInBothThemes, type ViewOptions, visit, WIDTHS, goHydrated, hydrated } from '#tests/harness/browser.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()

async function open(path: string, options?: ViewOptions) {
	const visitor = await visit(product, options)
	await goHydrated(visitor.page, product.url + path)
	return visitor
}

/** The names on the cards, in order. */
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const found = (page: Page, line: string) => page.getByText(line, { exact: true }).waitFor()
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const sheet = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const opener = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

describe('the search', () => {
	test('runs on Enter and on the button, and matches name and country in any case', async () => {
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

	test('survives Back and a reload, and its chip clears it alone', async () => {
		const { page, pageErrors } = await open('/villas?guests=15')
		const box = page.getByPlaceholder('Search by villa name or country...')
		await box.fill('italy')
		await box.press('Enter')
		await found(page, '2 villa(s) found')
		await page
			.getByRole('link', { name: /View Details/ })
			.first()
			.click()
		await page.waitForURL(/\/villas\/\d$/)
		await page.goBack()
		await found(page, '2 villa(s) found')
		await expect.poll(() => box.inputValue()).toBe('italy')
		await page.reload({ waitUntil: 'networkidle' })
		await hydrated(page)
		await found(page, '2 villa(s) found')
		await expect.poll(() => box.inputValue()).toBe('italy')
		await page.getByRole('button', { name: 'Remove ‘italy’' }).press('Enter')
		await found(page, '3 villa(s) found')
		expect([await box.inputValue(), query(page)]).toEqual(['', '?guests=15'])
		await page.getByRole('contentinfo').getByRole('link', { name: 'Hotels' }).click()
		await found(page, '12 hotel(s) found')
		expect(pageErrors).toEqual([])
	})
})

describe('active filters', () => {
	const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')

	test('are all shown, and each can be removed by keyboard', async () => {
		const { page, pageErrors } = await open(
			'/villas?locations=France,Italy&minSize=300&bedrooms=7&bathrooms=6&guests=10',
		)
		expect(await chips(page).allTextContents()).toEqual([
			'Remove France',
			'Remove Italy',
			'Remove 300–1500 m²',
			'Remove 7+ bedrooms',
			'Remove 6+ bathrooms',
			'Remove 10+ guests',
		])
		expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
		await page.getByRole('link', { name: 'Remove 7+ bedrooms' }).focus()
		for (const left of [5, 4, 3]) {
			await page.keyboard.press('Enter')
			expect(await chips(page).count()).toBe(left)
		}
		expect(query(page)).toBe('?locations=France,Italy&minSize=300')
		for (const left of [2, 1, 0]) {
			await page.keyboard.press('Enter')
			expect(await chips(page).count()).toBe(left)
		}
		await expect
			.poll(() => opener(page, 'Locations').evaluate((button) => button === document.activeElement))
			.toBe(true)
		expect([query(page), pageErrors]).toEqual(['', []])
	})

	test('can be removed without scripts', async () => {
		const { page } = await visit(product, { javaScriptEnabled: false })
		await page.goto(`${product.url}/hotels?locations=Oman&maxSize=4`)
		await page.getByRole('link', { name: 'Remove 1–4 stars' }).click()
		await found(page, '2 hotel(s) found')
		expect(query(page)).toBe('?locations=Oman')
	})

	test('an address that makes no sense is corrected, and numbers that no hotel takes say so', async () => {
		const { page } = await open('/villas?minSize=800&maxSize=500&from=letter')
		await expect.poll(() => query(page)).toBe('?minSize=800')
		expect(await chips(page).allTextContents()).toEqual(['Remove 800–1500 m²'])
		await goHydrated(page, '/hotels')
		const guests = page.getByRole('combobox', { name: 'Guests' })
		expect(await guests.locator('optgroup').getAttribute('label')).toBe('Several rooms or houses')
		await guests.selectOption('12+')
		await page.getByText('A room sleeps up to 2. For more guests we arrange several rooms').waitFor()
	})
})

describe('filters', () => {
	test('change the list and the address at once, add no history entry, and clear without changing the sort', async () => {
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
		await expect
			.poll(() => opener(page, 'Locations').evaluate((button) => button === document.activeElement))
			.toBe(true)
		expect(await page.evaluate(() => history.length)).toBe(before)
		expect(pageErrors).toEqual([])
	})

	test('of size: two thumbs for the keyboard that can meet but not cross', async () => {
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
		await expect.poll(() => smallest.inputValue()).toBe('550')
		await largest.press('End')
		await smallest.press('Home')
		expect(query(page)).toBe('')
	})

	test('of size: either thumb can be dragged', async () => {
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

	test('are read from the address, including sort orders that are not offered', async () => {
		const { page } = await open('/villas?sort=guests-asc&bedrooms=6&guests=11')
		await expect.poll(() => page.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('guests-asc')
		await expect.poll(() => page.getByRole('combobox', { name: 'Guests' }).inputValue()).toBe('11')
		expect((await names(page))[0]).toBe('Villa Tournassine')
		await page.getByRole('button', { name: 'Clear Filters' }).click()
		await found(page, '6 villa(s) found')
		expect(query(page)).toBe('?sort=guests-asc')
	})
})

test('Back returns to the filtered list, Forward to the villa', async () => {
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

test('a link to a list shows a progress line while the page loads, then starts at the top', async () => {
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

describe('a list of more than sixty (SITE-200 to SITE-202)', () => {
	const HOTELS = 130
	const untilListed = (count: number) =>
		vi.waitFor(async () => {
			const html = await (await fetch(`${product.url}/hotels`)).text()
			expect(html).toContain(`>${count} hotel(s) found<`)
		}, 60_000)
	beforeAll(async () => {
		await sql`
			with made as (
				select gen_random_uuid() as id, gen_random_uuid() as version, n, v.content || jsonb_build_object('name',
					'Long ' || to_char(n, 'FM000'), 'country', case when n % 2 = 0 then 'Oman' else 'France' end) as content
				from generate_series(13, ${HOTELS}) n, "catalogueVersions" v join "catalogueItems" i on i.id = v."itemId"
				where i."builtInKey" = 'hotel/1'
			), items as (
				insert into "catalogueItems" (id, kind, number, "publishedVersionId", "publishedRevision", "contentChangedAt")
				select id, 'hotel', n, version, (select revision + 1 from "catalogueHead"), now() from made
			)
			insert into "catalogueVersions" (id, "itemId", no, content, hash, source)
			select version, id, 1, content, n::text, 'staff' from made`.execute(product.db)
		await sql`update "catalogueHead" set revision = revision + 1`.execute(product.db)
		await untilListed(HOTELS)
	})
	afterAll(async () => {
		await sql`update "catalogueItems" set "publishedVersionId" = null,
			"publishedRevision" = (select revision + 1 from "catalogueHead") where number > 12`.execute(product.db)
		await sql`update "catalogueHead" set revision = revision + 1`.execute(product.db)
		await untilListed(12)
	})
	const place = (page: Page) => page.getByText(/^Page \d+ of \d+$/)

	test('is paged and filtered in place, by keyboard, and Back returns to the page before', async () => {
		const { page, pageErrors } = await open('/hotels?page=99')
		await page.getByText('Page 6 of 6').waitFor()
		await expect.poll(() => query(page)).toBe('?page=6')
		await goHydrated(page, `${product.url}/hotels`)
		expect([await names(page).then((shown) => shown.length), await place(page).textContent()]).toEqual([
			24,
			'Page 1 of 6',
		])
		const loads: string[] = []
		page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
		await page.getByRole('link', { name: 'Next page' }).press('Enter')
		await page.getByText('Page 2 of 6').waitFor()
		await expect.poll(() => place(page).evaluate((element) => element === document.activeElement)).toBe(true)
		expect([query(page), await page.title()]).toEqual([
			'?page=2',
			'Discover Luxury Hotels & Resorts, page 2 | Go Privilege',
		])
		const second = await names(page)

		await opener(page, 'Locations').click()
		const oman = sheet(page, 'Locations').getByLabel(/^Oman/)
		const [, counted] = /\((\d+)\)/.exec((await sheet(page, 'Locations').getByText(/^Oman/).textContent()) ?? '') ?? []
		await oman.check()
		await found(page, `${counted} hotel(s) found`)
		expect([query(page), await oman.evaluate((box) => box === document.activeElement)]).toEqual([
			'?locations=Oman',
			true,
		])
		await page.keyboard.press('Escape')
		await page.getByRole('link', { name: 'Next page' }).click()
		await page.getByText('Page 2 of 3').waitFor()
		await page.goBack()
		await page.getByText('Page 1 of 3').waitFor()
		await page.goBack()
		await page.getByText('Page 1 of 6').waitFor()
		// Somebody who goes on while this page appears is not put back to it.
		await page.evaluate(() => {
			new MutationObserver((_, observer) => {
				if (!document.body.innerText.includes('Page 1 of 3')) return
				observer.disconnect()
				history.pushState(history.state, '', '?locations=Oman&page=2')
			}).observe(document.body, { subtree: true, childList: true, characterData: true })
		})
		await page.goForward()
		await page.getByText('Page 2 of 3').waitFor()
		expect(query(page)).toBe('?locations=Oman&page=2')
		expect([loads, second.length, pageErrors]).toEqual([[], 24, []])
	})

	test('is searched by the server, is restored by Back from a hotel, and says when the network is gone', async () => {
		const { page, context, pageErrors } = await open('/hotels?page=2')
		const box = page.getByPlaceholder('Search by hotel name or country...')
		await box.fill('LONG 01')
		await box.press('Enter')
		await found(page, '7 hotel(s) found')
		await page.getByRole('button', { name: 'Remove ‘LONG 01’' }).press('Enter')
		await found(page, `${HOTELS} hotel(s) found`)
		await expect
			.poll(() => opener(page, 'Locations').evaluate((button) => button === document.activeElement))
			.toBe(true)
		await page.getByRole('link', { name: 'Next page' }).click()
		await page.getByText('Page 2 of 6').waitFor()
		const second = await names(page)
		await page
			.getByRole('link', { name: /View Details/ })
			.first()
			.click()
		await page.waitForURL(/\/hotels\/\d+$/)
		await page.goBack()
		await page.getByText('Page 2 of 6').waitFor()
		await expect.poll(() => names(page)).toEqual(second)
		await context.setOffline(true)
		await page.getByRole('combobox', { name: 'Guests' }).selectOption('8+')
		await page.getByText('These results could not be loaded').waitFor()
		expect(await names(page)).toEqual(second)
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Try again' }).click()
		await found(page, '0 hotel(s) found')
		expect(pageErrors).toEqual([])
	})

	test('has links that work without scripts, and a whole list still has none', async () => {
		const { page } = await visit(product, { javaScriptEnabled: false })
		await page.goto(`${product.url}/hotels`)
		await page.getByRole('link', { name: 'Next page' }).click()
		expect([query(page), await names(page).then((shown) => shown.length)]).toEqual(['?page=2', 24])
		await page.goto(`${product.url}/villas?page=2`)
		expect([await names(page).then((shown) => shown.length), await place(page).count()]).toEqual([6, 0])
	})

	test.each(WIDTHS)('has no accessibility violations at $width px', async (view) => {
		const { page } = await visit(product, view)
		await goHydrated(page, '/hotels?page=2')
		expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width)
	})
})

test('a filtered address shows the filtered list without scripts', async () => {
	const { page } = await visit(product, { javaScriptEnabled: false })
	await page.goto(`${product.url}/hotels?locations=Oman`)
	await found(page, '2 hotel(s) found')
	expect(await page.getByRole('link', { name: /View Details/ }).count()).toBe(2)
})

test('a filter that is open before hydration shows its choices afterwards', async () => {
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

test('a phone loads the top of a list in at most 200 kB and 15 requests, without layout shifts', async () => {
	// From the second request on, a page is compressed well.
	for (let n = 0; n < 2; n++) await fetch(`${product.url}/hotels`, { headers: { 'accept-encoding': 'br' } })
	const { page } = await visit(product, { width: 390 })
	const requests: Request[] = []
	page.on('requestfinished', (request) => requests.push(request))
	await goHydrated(page, `${product.url}/hotels`)
	// Chromium also loads some pictures below the viewport.
	const below = await page.evaluate(() =>
		[...document.images]
			.filter((image) => image.getBoundingClientRect().top > innerHeight)
			.map((image) => image.currentSrc),
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

test.each(WIDTHS)('at $width px the lists have no accessibility violations', async (view) => {
	const { page, pageErrors } = await visit(product, view)
	for (const [path, filter] of [
		['/villas?locations=Italy', 'Size'],
		['/hotels', 'Amenities'],
		['/villas?guests=99', 'Size'],
	] as const) {
		await goHydrated(page, path)
		expect([path, await axeInBothThemes(page, { andNarrow: true })]).toEqual([path, []])
		await opener(page, filter).click()
		expect([path, filter, await axeInBothThemes(page, { andNarrow: true })]).toEqual([path, filter, []])
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width)
	}
	expect(pageErrors).toEqual([])
})
