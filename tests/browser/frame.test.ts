import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe, axeInBothThemes, type ViewOptions, visit, WIDTHS, goHydrated } from '#tests/harness/browser.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()

async function open(path: string, options?: ViewOptions) {
	const visitor = await visit(product, options)
	await goHydrated(visitor.page, product.url + path)
	return visitor
}

const backgroundOf = (page: Page, element: string) =>
	page.locator(element).evaluate((node) => getComputedStyle(node).backgroundColor)
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

describe('the header', () => {
	test('is transparent over a picture until the page is scrolled by more than 50 px, and opaque on other pages', async () => {
		const { page, pageErrors } = await open('/')
		const backgroundAt = async (y: number) => {
			await page.evaluate((y) => scrollTo(0, y), y)
			await page.waitForFunction((y) => scrollY === y, y)
			// The scroll event reaches React in the next frame.
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
			return backgroundOf(page, 'header')
		}
		expect(await backgroundAt(50)).toBe(TRANSPARENT)
		expect(await backgroundAt(51)).not.toBe(TRANSPARENT)
		expect(await backgroundAt(0)).toBe(TRANSPARENT)
		await page.goto(`${product.url}/nowhere`)
		expect(await backgroundOf(page, 'header')).not.toBe(TRANSPARENT)
		expect(pageErrors).toEqual([])
	})

	test('links to the agency’s pages, to ours and to the phone, and shows an empty basket', async () => {
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

	test('opens a menu on phones that locks scrolling and closes on Escape, a press outside and navigation', async () => {
		const { page, pageErrors } = await open('/villas', { width: 390 })
		const button = page.getByRole('button', { name: /menu$/ })
		const menu = page.getByRole('navigation', { name: 'Menu' })
		const isFocused = () => button.evaluate((element) => element === document.activeElement)
		await button.press('Enter')
		expect([await button.getAttribute('aria-expanded'), await button.getAttribute('aria-label')]).toEqual([
			'true',
			'Close menu',
		])
		expect(await axe(page)).toEqual([])
		await page.mouse.wheel(0, 600)
		await page.keyboard.press('Tab')
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('All Events')
		await page.keyboard.press('Escape')
		await menu.waitFor({ state: 'hidden' })
		expect([await isFocused(), await page.evaluate(() => scrollY)]).toEqual([true, 0])

		await button.click()
		// Between the filters and the cards, where nothing else takes the press.
		await page.mouse.click(195, 598)
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

describe('following links', () => {
	const hold = async (page: Page, chunk: RegExp) => {
		let release: () => void = () => {}
		const released = new Promise<void>((resolve) => (release = resolve))
		let requested = () => {}
		const isRequested = new Promise<void>((resolve) => (requested = resolve))
		await page.route(chunk, async (route) => {
			requested()
			await released
			await route.fallback()
		})
		return { release, isRequested }
	}
	/** Without moving the pointer over the link, which would load its page. */
	const follow = (page: Page, path: string) =>
		page
			.locator(`a[href="${path}"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click())
	/** Opens the villas after the landing page, and follows a link to a villa whose page does not load yet. */
	async function followSlowLink() {
		const { page } = await open('/luxury-travel')
		await follow(page, '/villas')
		await page.waitForURL('**/villas')
		await page.locator('a[href="/villas/3"]').first().waitFor()
		const { release, isRequested } = await hold(page, VILLA_PAGE)
		await follow(page, '/villas/3')
		await isRequested
		const arrive = async () => {
			const arrived = page.waitForResponse(VILLA_PAGE)
			release()
			await (await arrived).finished()
			// The page's own import was requested first, so it is done before this one.
			await page.evaluate(`import('${(await arrived).url()}')`)
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
		}
		return { page, arrive }
	}
	const VILLA_PAGE = /\/villa-page-.*\.js$/

	test('the last one followed wins, even if the page of an earlier one takes longer to load (SITE-6)', async () => {
		const { page, arrive } = await followSlowLink()
		await follow(page, '/luxury-travel')
		await page.waitForURL('**/luxury-travel')
		await arrive()
		expect(new URL(page.url()).pathname).toBe('/luxury-travel')
		expect(await page.locator('html').getAttribute('data-navigating')).toBeNull()
		await page.goBack()
		expect(new URL(page.url()).pathname).toBe('/villas')
	})

	test('going back while the next page loads stays there', async () => {
		const { page, arrive } = await followSlowLink()
		await page.goBack()
		await page.waitForURL('**/luxury-travel')
		expect(await page.locator('html').getAttribute('data-navigating')).toBeNull()
		await arrive()
		expect(new URL(page.url()).pathname).toBe('/luxury-travel')
	})

	test('after an upgrade, a page whose next page is gone says so and loads the new release', async () => {
		const { page } = await open('/villas/3')
		let isUpgraded = true
		// The files of the page's own release are gone, and the server's page names other ones.
		await page.route(/\/assets\/.*\.js$/, (route) => (isUpgraded ? route.fulfill({ status: 404 }) : route.fallback()))
		await page.route('**/villas/3', async (route) => {
			if (route.request().isNavigationRequest()) {
				isUpgraded = false
				return route.fallback()
			}
			const answer = await route.fetch()
			return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/', '/assets/new-') })
		})
		const reloaded = page.waitForEvent('load')
		await page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
		await page.getByRole('alert').filter({ hasText: 'There is a new version of this page.' }).waitFor()
		await reloaded
		await page.waitForLoadState('networkidle')
		await page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
		await page.getByRole('dialog').waitFor()
	})
})

test('the footer links to villas, hotels, services and the event, and says who the agency is', async () => {
	const { page, pageErrors } = await open('/nowhere')
	const footer = page.getByRole('contentinfo')
	const links = await footer
		.getByRole('link')
		.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
	expect(links).toEqual([
		['Villas', '/villas'],
		['Hotels', '/hotels'],
		['Luxury Travel', '/luxury-travel'],
		['Monaco Grand Prix', '/events/monaco-grand-prix'],
		['+44 20 7946 0018', 'tel:+442079460018'],
		['travel@goprivilege.example', 'mailto:travel@goprivilege.example'],
		['Privacy', '/privacy'],
		['Cookies', '/cookies'],
		['Terms', '/terms'],
		['Accessibility', '/accessibility'],
		['Complaints', '/complaints'],
	])
	await footer.getByText('9 Belvoir Arcade').waitFor()
	// The page for unknown addresses has ways on, too.
	await page.getByText('Did you forget to add the page to the router?').waitFor()
	for (const path of ['/villas', '/hotels', '/luxury-travel'])
		expect(await page.locator(`main a[href="${path}"]`).count()).toBe(1)
	await footer.getByRole('link', { name: 'Hotels' }).click()
	await page.waitForURL('**/hotels')
	await footer.getByRole('link', { name: 'Monaco Grand Prix' }).click()
	await page.getByRole('heading', { level: 1, name: 'Monaco Grand Prix' }).waitFor()
	expect(pageErrors).toEqual([])
})

test.each(WIDTHS)('at $width px the legal pages have no accessibility violations', async (view) => {
	const { page, pageErrors } = await visit(product, view)
	for (const path of [
		'/privacy',
		'/cookies',
		'/terms',
		'/accessibility',
		'/complaints',
		'/complaints?problem=invalid',
	]) {
		await goHydrated(page, path)
		expect([path, await axeInBothThemes(page, { andNarrow: true })]).toEqual([path, []])
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width)
	}
	expect(pageErrors).toEqual([])
})

test('a complaint is sent without scripts, and the page says its reference', async () => {
	const { page } = await visit(product, { width: 390, javaScriptEnabled: false })
	await page.goto('/complaints')
	await page.getByLabel('How we use personal data').check()
	await page.getByLabel('Your name *').fill('Edith Marlow')
	await page.getByLabel('E-mail address *').fill('edith@mail.example')
	await page.getByLabel('What happened? *').fill('A letter went to the wrong house.')
	await page.getByRole('button', { name: 'Send complaint' }).click()
	await page.getByRole('heading', { name: 'We have your complaint' }).waitFor()
	expect(new URL(page.url()).searchParams.get('received')).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/)
})

test('the legal pages are reached from the footer, lead back, and print dark letters in the dark theme', async () => {
	const { page, context, pageErrors } = await visit(product, { theme: 'dark' })
	await goHydrated(page, '/villas')
	await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
	await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
	await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click()
	await page.waitForFunction(() => {
		const { top } = document.querySelector('#your-rights')!.getBoundingClientRect()
		return top > 72 && top < 200
	})
	expect(await context.cookies()).toEqual([])
	const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
	expect(await ink()).toBe('rgb(244, 236, 222)')
	await page.emulateMedia({ media: 'print' })
	expect(await ink()).toBe('rgb(28, 42, 50)')
	for (const part of ['banner', 'contentinfo', 'navigation'] as const)
		expect(await page.getByRole(part).filter({ visible: true }).count()).toBe(0)
	await page.emulateMedia({ media: 'screen' })
	await page.getByRole('contentinfo').getByRole('link', { name: 'Villas' }).click()
	await page.getByRole('heading', { level: 1, name: 'Discover Luxury Villas' }).waitFor()
	await page.goBack()
	await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
	expect(pageErrors).toEqual([])
})

test('without scripts the header’s links are in view on a phone', async () => {
	const { page } = await visit(product, { width: 390, javaScriptEnabled: false })
	await page.goto(`${product.url}/villas`)
	const links = page.getByRole('banner').getByRole('link')
	for (const name of ['All Events', 'Luxury Travel', 'Contact'])
		expect(await links.filter({ hasText: name }).boundingBox()).toMatchObject({ height: 44 })
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
	await links.filter({ hasText: 'Luxury Travel' }).click()
	await page.waitForURL('**/luxury-travel')
})

test('a saved dark theme is applied before the page’s scripts, and a change is saved', async () => {
	const { page } = await visit(product, { theme: 'dark' })
	const isScript = (url: URL) => /entry-client-.*\.js$/.test(url.pathname)
	await page.route(isScript, (route) => route.abort())
	await page.goto(product.url, { waitUntil: 'load' })
	expect(await page.locator('html').getAttribute('class')).toBe('dark')
	const dark = await backgroundOf(page, 'html')
	await page.unroute(isScript)

	await goHydrated(page, product.url)
	await page.getByRole('button', { name: 'Dark theme' }).click()
	expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
	expect(await backgroundOf(page, 'html')).not.toBe(dark)
})

describe('the film in a villa’s hero', () => {
	const isFilm = (request: Request) => /\.(webm|mp4)$/.test(new URL(request.url()).pathname)

	async function openFilm(motion: 'no-preference' | 'reduce') {
		const { page, pageErrors } = await visit(product)
		await page.emulateMedia({ reducedMotion: motion })
		const films: Request[] = []
		page.on('request', (request) => isFilm(request) && films.push(request))
		await goHydrated(page, `${product.url}/villas/1`)
		const video = page.locator('main video')
		const state = () => video.evaluate(({ paused, muted, loop }: HTMLVideoElement) => [paused, muted, loop])
		return { page, video, films, pageErrors, state }
	}

	test('plays by itself, muted and in a loop, and can be paused', async () => {
		const { page, video, pageErrors, state } = await openFilm('no-preference')
		await page.getByRole('button', { name: 'Pause the film' }).waitFor()
		await page.waitForFunction((element) => (element as HTMLVideoElement).currentTime > 0, await video.elementHandle())
		expect(await state()).toEqual([false, true, true])
		await page.getByRole('button', { name: 'Pause the film' }).press('Enter')
		await page.getByRole('button', { name: 'Play the film' }).waitFor()
		expect([await state(), pageErrors]).toEqual([[true, true, true], []])
	})

	test('is not loaded with reduced motion until it is started', async () => {
		const { page, films, pageErrors, state } = await openFilm('reduce')
		const play = page.getByRole('button', { name: 'Play the film' })
		await play.waitFor()
		expect([await state(), films]).toEqual([[true, true, true], []])
		await play.click()
		await page.getByRole('button', { name: 'Pause the film' }).waitFor()
		expect([films.length > 0, pageErrors]).toEqual([true, []])
	})
})

describe('openings and cards in the dark theme', () => {
	test('load the night picture only', async () => {
		const { page } = await visit(product, { theme: 'dark' })
		const pictures: string[] = []
		page.on(
			'request',
			(request) => request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname),
		)
		await goHydrated(page, '/villas/1')
		expect(pictures.filter((path) => path.includes('/villa-1/night'))).toHaveLength(1)
		expect(pictures.filter((path) => path.includes('/films/'))).toEqual([])
		await page
			.getByRole('img', { name: /^The house from the lower lawn after dark/ })
			.first()
			.waitFor()
		expect(await page.getByRole('button', { name: /the film$/ }).isVisible()).toBe(false)
	})
})

describe('a page with larger text or more space between letters', () => {
	const PAGES = ['/', '/villas', '/hotels', '/villas/1', '/hotels/3', '/events/monaco-grand-prix', '/nowhere']
	const SPACING = '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}'
	test.each(PAGES)('does not scroll sideways: %s', async (path) => {
		const { page } = await open(path)
		for (const [width, style] of [
			[320, SPACING],
			[390, 'html{font-size:200%}'],
			[1280, 'html{font-size:200%}'],
		] as const) {
			await page.setViewportSize({ width, height: 900 })
			const added = await page.addStyleTag({ content: style })
			const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
			expect(scrollWidth, `${width} px, ${style}`).toBe(clientWidth)
			await added.evaluate((element) => (element as HTMLElement).remove())
		}
	})
})

test.each([
	['/villas/1', 2],
	['/villas/5', 2],
	['/hotels/3', 3],
])('%s prints on at most %i pages, without buttons and with all features', async (path, most) => {
	const { page } = await open(path)
	await page.emulateMedia({ media: 'print' })
	expect(await page.getByRole('button', { name: 'MAKE ENQUIRY' }).filter({ visible: true }).count()).toBe(0)
	expect(await page.locator('header').isVisible()).toBe(false)
	await page.locator('footer').getByText('+44 20 7946 0018').first().waitFor()
	for (const more of await page.locator('details li').all()) expect(await more.isVisible()).toBe(true)
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
	expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most)
})

test('in forced colours, filled buttons have an edge, and bars and tracks are visible', async () => {
	const { page } = await open('/hotels/3')
	await page.emulateMedia({ forcedColors: 'active' })
	const borderOf = (name: string) =>
		page
			.getByRole('button', { name })
			.first()
			.evaluate((button) => getComputedStyle(button).borderTopWidth)
	expect(await borderOf('MAKE ENQUIRY')).toBe('1px')
	const bar = page.getByRole('complementary').locator('dd > div').first()
	const colours = await bar.evaluate((element) => [
		getComputedStyle(element).backgroundColor,
		getComputedStyle(document.body).backgroundColor,
	])
	expect(colours[0]).not.toBe(colours[1])
	await page.goto('/villas')
	expect(await borderOf('Search')).toBe('1px')
})
