import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { monthName } from '#shared/catalogue/availability/month.ts'
import { addDays, addMonths, formatDay, viewerDay } from '#shared/dates.ts'
import { MIN_FILL_MS } from '#shared/enquiries/enquiry.ts'
import { marguerite } from '#tests/people.ts'
import { axe, axeInBothThemes, type ViewOptions, visit, WIDTHS, goHydrated, hydrated } from '#tests/harness/browser.ts'
import { focusIn } from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()

async function open(path: string, options?: ViewOptions) {
	const visitor = await visit(product, options)
	await goHydrated(visitor.page, product.url + path)
	return visitor
}

const lightboxOf = (page: Page) => page.getByRole('dialog', { name: /^Gallery of/ })
const formOf = (page: Page) => page.getByRole('dialog', { name: 'Make an Enquiry' })

describe('the gallery', () => {
	test('shows six pictures, then all, then six again', async () => {
		const { page, pageErrors } = await open('/villas/1')
		const gallery = page.getByRole('region', { name: 'Villa Gallery' })
		const pictures = gallery.getByRole('listitem')
		const toggle = gallery.getByRole('button', { name: /GALLERY|LESS/ })
		expect(await pictures.count()).toBe(6)
		const [, total = ''] = /^SHOW ALL GALLERY \((\d+)\)$/.exec(await toggle.innerText()) ?? []
		expect(Number(total)).toBeGreaterThan(6)
		await toggle.click()
		expect(await toggle.innerText()).toBe('SHOW LESS')
		expect(await pictures.count()).toBe(Number(total))
		await toggle.click()
		expect(await pictures.count()).toBe(6)
		expect(await toggle.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
		expect(pageErrors).toEqual([])
	})

	test('opens full screen by keyboard, wraps around, and returns the focus', async () => {
		const { page, pageErrors } = await open('/hotels/1')
		const third = page.getByRole('region', { name: 'Hotel Gallery' }).getByRole('listitem').nth(2).getByRole('button')
		await third.focus()
		await page.keyboard.press('Enter')
		const lightbox = lightboxOf(page)
		const [, , total = ''] = /^(\d+) \/ (\d+)$/.exec(await lightbox.getByText(/^3 \/ \d+$/).innerText()) ?? []
		const shows = (number: string) => lightbox.getByText(`${number} / ${total}`, { exact: true }).waitFor()
		await focusIn(lightbox)
		for (const number of ['2', '1', total]) {
			await page.keyboard.press('ArrowLeft')
			await shows(number)
		}
		await page.keyboard.press('ArrowRight')
		await shows('1')
		await lightbox.getByRole('button', { name: 'Previous picture' }).click()
		await shows(total)
		await lightbox.getByRole('button', { name: 'Next picture' }).click()
		await shows('1')

		const focused = new Set<string>()
		for (let i = 0; i < 7; i++) {
			await page.keyboard.press(i < 5 ? 'Tab' : 'Shift+Tab')
			focused.add(
				await page.evaluate(
					() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
				),
			)
		}
		expect([...focused].toSorted()).toEqual(['Close', 'Next picture', 'Play the film', 'Previous picture'])

		await page.keyboard.press('Escape')
		await lightbox.waitFor({ state: 'detached' })
		await expect.poll(() => third.evaluate((button) => button === document.activeElement)).toBe(true)
		expect(pageErrors).toEqual([])
	})

	test('shows the film of the property, with controls and without sound (SITE-229)', async () => {
		const { page, pageErrors } = await open('/villas/1')
		await page.getByRole('button', { name: 'VIEW GALLERY' }).click()
		const lightbox = lightboxOf(page)
		const video = lightbox.locator('video')
		const facts = () => video.evaluate((film: HTMLVideoElement) => [film.controls, film.muted, film.autoplay])
		const play = lightbox.getByRole('button', { name: 'Play the film' })
		await play.click()
		await lightbox.getByText('Film', { exact: true }).waitFor()
		expect(await facts()).toEqual([true, true, false])
		await video.focus()
		await page.keyboard.press('ArrowRight')
		expect(await video.count()).toBe(1)
		await lightbox.getByRole('button', { name: 'Show the pictures' }).focus()
		await page.keyboard.press('ArrowRight')
		await lightbox.getByText(/^2 \/ /).waitFor()

		await page.emulateMedia({ reducedMotion: 'no-preference' })
		await play.click()
		await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
		expect(await facts()).toEqual([true, true, true])
		await page.keyboard.press('Escape')
		await lightbox.waitFor({ state: 'detached' })
		expect(pageErrors).toEqual([])
	})

	test('closes by its button, the backdrop and Back, and stays on the page', async () => {
		const { page, pageErrors } = await open('/villas/2')
		const lightbox = lightboxOf(page)
		const show = () => page.getByRole('button', { name: 'VIEW GALLERY' }).click()
		for (const close of [
			() => lightbox.getByRole('button', { name: 'Close' }).click(),
			() => lightbox.click({ position: { x: 20, y: 450 } }),
			() => page.goBack(),
		]) {
			await show()
			await lightbox.getByText(/^1 \/ /).waitFor()
			await close()
			await lightbox.waitFor({ state: 'detached' })
		}
		expect(new URL(page.url()).pathname).toBe('/villas/2')
		expect(pageErrors).toEqual([])
	})
})

describe('the side panel', () => {
	test.each([
		[1280, 720],
		[1280, 800],
		[1440, 900],
	])('at %i x %i keeps its button in view, also for the keyboard', async (width, height) => {
		const { page, pageErrors } = await open('/hotels/3')
		await page.setViewportSize({ width, height })
		for (const path of ['/hotels/3', '/hotels/2', '/villas/5']) {
			await goHydrated(page, path)
			const panel = page.getByRole('complementary', { name: /at a glance$/ })
			const inquire = panel.getByRole('button', { name: 'MAKE ENQUIRY' })
			const isWhole = () =>
				inquire.evaluate((button) => {
					const { top, bottom } = button.getBoundingClientRect()
					return top >= 0 && bottom <= innerHeight
				})
			for (const section of ['Layout', 'Room Types', 'Facilities'])
				for (const heading of await page.getByRole('heading', { name: section, exact: true }).all()) {
					await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }))
					expect([path, section, await isWhole()]).toEqual([path, section, true])
				}
			await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
			await inquire.focus()
			expect([path, await isWhole()]).toEqual([path, true])
		}
		expect(await axe(page)).toEqual([])
		expect(pageErrors).toEqual([])
	})

	test('on phones comes before the gallery, and only one enquiry button is in view', async () => {
		const { page } = await open('/hotels/3', { width: 390 })
		const top = (name: string) =>
			page.getByRole('heading', { name, exact: true }).evaluate((element) => element.getBoundingClientRect().top)
		expect(await top('Go Privilege Rating')).toBeLessThan(await top('Hotel Gallery'))
		const counts = await page.evaluate(async () => {
			const inView = () =>
				[...document.querySelectorAll('button')].filter((button) => {
					const { top, bottom } = button.getBoundingClientRect()
					return button.textContent === 'MAKE ENQUIRY' && bottom > top && bottom > 72 && top < innerHeight
				}).length
			const found = []
			for (let y = 0; y < document.body.scrollHeight - innerHeight; y += 200) {
				scrollTo({ top: y, behavior: 'instant' })
				await new Promise(requestAnimationFrame)
				found.push(inView())
			}
			return found
		})
		expect(Math.max(...counts)).toBe(1)
	})

	test('links to the featured event', async () => {
		const { page } = await open('/hotels/3')
		await page.getByRole('link', { name: 'Monaco Grand Prix' }).first().press('Enter')
		await page.waitForURL('**/events/monaco-grand-prix')
		await page.getByRole('heading', { level: 1, name: 'Monaco Grand Prix' }).waitFor()
	})
})

describe('an enquiry', () => {
	const values = {
		Name: 'Iris Calder',
		Email: 'iris@mail.example',
		Phone: '+44 20 7946 0321',
		'Check-in': '2038-06-05',
		'Check-out': '2038-06-12',
		Guests: '4',
	}
	async function fill(page: Page) {
		for (const [label, value] of Object.entries(values))
			await formOf(page).getByLabel(label, { exact: true }).fill(value)
	}
	/** All enquiries as staff read them. */
	async function received() {
		const { context } = await visit(product)
		const { username, password } = marguerite
		await context.request.post(`${product.url}/api/auth/login`, { data: { username, password } })
		const answer = await context.request.get(`${product.url}/api/admin/enquiries`)
		const { enquiries } = (await answer.json()) as { enquiries: Record<string, unknown>[] }
		return enquiries
	}

	test('sent with a double click arrives once, shows a toast and returns the focus', async () => {
		const { page, pageErrors } = await open('/villas/1')
		const opener = page.getByRole('button', { name: 'MAKE ENQUIRY' }).first()
		const before = (await received()).length
		await opener.click()
		expect(
			await formOf(page)
				.getByLabel('Name', { exact: true })
				.evaluate((input) => input === document.activeElement),
		).toBe(true)
		await fill(page)
		// Faster forms are quarantined as spam.
		const since = await page.evaluate(() => performance.now())
		await page.waitForFunction((until) => performance.now() > until, since + MIN_FILL_MS)
		await formOf(page).getByRole('button', { name: 'Send Enquiry' }).dblclick()
		await page.getByText('Enquiry Sent Successfully!', { exact: true }).waitFor()
		await page.getByText("We'll get back to you within 24 hours.", { exact: true }).waitFor()
		await formOf(page).waitFor({ state: 'detached' })
		await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
		const now = await received()
		expect(now).toHaveLength(before + 1)
		expect(now[0]).toMatchObject({ kind: 'villa', state: 'waiting', checkIn: '2038-06-05', guests: 4, message: null })

		await opener.click()
		await expect.poll(() => formOf(page).getByLabel('Name', { exact: true }).inputValue()).toBe('')
		expect(pageErrors).toEqual([])
	})

	test('that fails keeps its values and is sent again with the same idempotency key', async () => {
		const { page, pageErrors } = await open('/hotels/3')
		const keys: (string | undefined)[] = []
		let answer = { status: 503, body: '' }
		await page.route('**/api/hotel-enquiries', async (route) => {
			keys.push(route.request().headers()['idempotency-key'])
			if (answer.status === 0) await route.continue()
			else await route.fulfill(answer)
		})
		await page.getByRole('button', { name: 'MAKE ENQUIRY' }).last().click()
		await fill(page)
		const send = formOf(page).getByRole('button', { name: 'Send Enquiry' })
		await send.click()
		await page.getByText('Error Sending Enquiry', { exact: true }).waitFor()
		await page.getByText('Please try again or contact us directly.', { exact: true }).waitFor()
		// The form says it too, until it is sent again.
		const description = await send.getAttribute('aria-describedby')
		const notice = formOf(page).locator(`[id="${description}"]`)
		expect(await notice.innerText()).toContain('Not sent yet. Something went wrong on our side.')
		expect(
			await notice.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
		).toEqual(['tel:+442079460018', 'mailto:travel@goprivilege.example'])

		const error = 'Enter an e-mail address'
		answer = { status: 422, body: JSON.stringify({ error, code: 'invalid', fields: { email: error } }) }
		await send.click()
		const email = formOf(page).getByLabel('Email', { exact: true })
		await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
		await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true)
		await expect.poll(() => email.inputValue()).toBe(values.Email)

		answer = { status: 0, body: '' }
		await send.click()
		await formOf(page).waitFor({ state: 'detached' })
		expect(new Set(keys).size).toBe(1)
		expect((await received())[0]).toMatchObject({ kind: 'hotel', propertyName: expect.stringContaining('Passerose') })
		expect(pageErrors).toEqual([])
	})

	test('reports that the visitor is offline and can be sent once they are online again', async () => {
		const { page, context } = await open('/villas/3')
		const opener = page.getByRole('button', { name: 'MAKE ENQUIRY' }).first()
		await context.setOffline(true)
		await opener.click()
		const notice = page.getByRole('alert').filter({ hasText: 'You appear to be offline.' })
		await notice.waitFor()
		await page.getByRole('heading', { level: 1 }).waitFor()
		await context.setOffline(false)
		await notice.getByRole('button', { name: 'Try again' }).click()
		await fill(page)
		expect(await notice.count()).toBe(0)

		await context.setOffline(true)
		const send = formOf(page).getByRole('button', { name: 'Send Enquiry' })
		await send.click()
		await page.getByText('Error Sending Enquiry', { exact: true }).waitFor()
		await expect.poll(() => formOf(page).getByLabel('Email', { exact: true }).inputValue()).toBe(values.Email)
		await context.setOffline(false)
		await send.click()
		await formOf(page).waitFor({ state: 'detached' })
		expect((await received())[0]).toMatchObject({ email: values.Email, kind: 'villa' })
	})

	test('is validated by the browser only, and odd dates or guests do not block it', async () => {
		const { page } = await open('/villas/6')
		let sent = 0
		await page.route('**/api/enquiries', async (route) => {
			sent++
			await route.fulfill({ status: 201, body: '{}' })
		})
		await page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
		const send = formOf(page).getByRole('button', { name: 'Send Enquiry' })
		await send.click()
		expect(await formOf(page).locator('input:invalid').count()).toBe(6)
		await fill(page)
		await formOf(page).getByLabel('Guests', { exact: true }).fill('0')
		await send.click()
		expect(await formOf(page).locator('input:invalid').count()).toBe(1)
		expect(sent).toBe(0)

		await formOf(page).getByLabel('Guests', { exact: true }).fill('30')
		await formOf(page).getByLabel('Check-out', { exact: true }).fill('2038-06-01')
		await formOf(page).getByText('This is not after your check-in. Is that right?').waitFor()
		await formOf(page)
			.getByText(/^This villa sleeps 10\./)
			.waitFor()
		await send.click()
		await formOf(page).waitFor({ state: 'detached' })
		expect(sent).toBe(1)
	})

	test('can be stopped or closed while it sends, loses nothing, and arrives once', async () => {
		const { page, pageErrors } = await open('/villas/5')
		const before = (await received()).length
		let reachesServer = false
		await page.route('**/api/enquiries', async (route) => {
			// The server gets it, but the answer never comes.
			if (reachesServer) await route.fetch()
			reachesServer = false
		})
		const start = () => page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
		const send = formOf(page).getByRole('button', { name: 'Send Enquiry' })
		const sending = formOf(page).getByRole('button', { name: 'Sending...' })
		const entered = () =>
			Promise.all(Object.keys(values).map((label) => formOf(page).getByLabel(label, { exact: true }).inputValue()))
		await start()
		await fill(page)
		const since = await page.evaluate(() => performance.now())
		await page.waitForFunction((until) => performance.now() > until, since + MIN_FILL_MS)

		await send.press('Enter')
		await formOf(page).getByRole('button', { name: 'Stop', exact: true }).click()
		await formOf(page).getByText('You stopped the sending.').waitFor()
		await expect.poll(() => send.evaluate((button) => button === document.activeElement)).toBe(true)
		expect(await entered()).toEqual(Object.values(values))

		await send.press('Enter')
		await sending.waitFor()
		await page.keyboard.press('Escape')
		await formOf(page).waitFor({ state: 'detached' })
		await start()
		expect(await entered()).toEqual(Object.values(values))
		expect(await send.isVisible()).toBe(true)

		reachesServer = true
		await send.click()
		await expect.poll(async () => (await received()).length).toBe(before + 1)
		await page.reload({ waitUntil: 'networkidle' })
		await hydrated(page)
		await start()
		await formOf(page).getByText('Not sent yet.').waitFor()
		expect(await entered()).toEqual(Object.values(values))

		await page.unroute('**/api/enquiries')
		await send.click()
		await page.getByText('Enquiry Sent Successfully!', { exact: true }).waitFor()
		expect((await received()).length).toBe(before + 1)
		await start()
		expect(await entered()).toEqual(Object.values(values).map(() => ''))
		expect(pageErrors).toEqual([])
	})

	test('may be about no property: from the landing page, with a subject or without', async () => {
		const { page, pageErrors } = await open('/')
		await page.getByRole('link', { name: 'Begin with a conversation' }).press('Enter')
		await formOf(page).getByText('Tell us what you have in mind').waitFor()
		await page.keyboard.press('Escape')
		await formOf(page).waitFor({ state: 'detached' })
		await page.getByRole('link', { name: /Private jet travel/ }).click()
		await formOf(page).getByText('Private jets', { exact: true }).waitFor()
		await page.goBack()
		await formOf(page).waitFor({ state: 'detached' })

		const opener = page.getByRole('link', { name: 'Ask us about Maldives' })
		await opener.click()
		await formOf(page).getByText('Maldives', { exact: true }).waitFor()
		for (const label of ['Name', 'Email', 'Phone', 'Guests'] as const)
			await formOf(page).getByLabel(label, { exact: true }).fill(values[label])
		await formOf(page).getByRole('button', { name: 'Send Enquiry' }).click()
		await formOf(page).waitFor({ state: 'detached' })
		await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
		expect((await received())[0]).toMatchObject({ kind: 'general', propertyName: 'Maldives', checkIn: null, guests: 4 })
		expect(pageErrors).toEqual([])
	})

	test('closes on Back and keeps what was typed until the visitor starts again', async () => {
		const { page } = await open('/villas/3')
		const start = () => page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
		await start()
		await formOf(page).waitFor()
		await page.goBack()
		await formOf(page).waitFor({ state: 'detached' })
		expect(new URL(page.url()).pathname).toBe('/villas/3')

		await start()
		await formOf(page).getByLabel('Name', { exact: true }).fill('Iris')
		await page.goBack()
		await formOf(page).waitFor({ state: 'detached' })
		await start()
		const name = formOf(page).getByLabel('Name', { exact: true })
		await expect.poll(() => name.inputValue()).toBe('Iris')
		await formOf(page).getByRole('button', { name: 'Start again' }).click()
		await expect.poll(() => name.inputValue()).toBe('')
		await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
	})
})

test('two months say in words which nights are taken, and a villa without a calendar says nothing (SITE-179, SITE-180)', async () => {
	const { page, context, pageErrors } = await open('/villas/5')
	const layout = page.getByRole('heading', { name: 'Layout' })
	const calendar = page.getByRole('region', { name: 'Availability' })
	const reading = page.waitForResponse(/availability\/villas\/5\.json$/)
	await layout.scrollIntoViewIfNeeded()
	await (await reading).finished()
	expect(await calendar.count()).toBe(0)

	const { username, password } = marguerite
	await context.request.post(`${product.url}/api/auth/login`, { data: { username, password } })
	const listed = await context.request.get(`${product.url}/api/admin/villa-calendars`)
	const { calendars } = (await listed.json()) as { calendars: { itemId: string; number: number }[] }
	const villa = calendars.find(({ number }) => number === 3)!.itemId
	const today = viewerDay(new Date())
	const month = addMonths(`${today.slice(0, 8)}01`, 2)
	await context.request.post(`${product.url}/api/admin/villa-calendars/${villa}/periods`, {
		data: { from: addDays(month, 4), to: addDays(month, 7), state: 'booked' },
	})
	await goHydrated(page, `${product.url}/villas/3`)
	await layout.scrollIntoViewIfNeeded()
	await calendar.getByRole('button', { name: 'Later' }).focus()
	for (const _ of [1, 2]) await page.keyboard.press('Enter')
	const shown = calendar.getByRole('table', { name: monthName(month) })
	await shown.waitFor()
	const words = await shown.getByRole('cell').filter({ hasText: /\d/ }).allInnerTexts()
	expect(words.slice(0, 9).map((cell) => cell.split(/\s+/)[1])).toEqual([
		...Array<string>(4).fill('Ask'),
		...Array<string>(3).fill('Taken'),
		...Array<string>(2).fill('Ask'),
	])
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])

	await page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
	const [arrival, departure] = [formOf(page).getByLabel('Check-in'), formOf(page).getByLabel('Check-out')]
	await arrival.fill(addDays(month, 2))
	await departure.fill(addDays(month, 5))
	const notice = formOf(page).getByRole('status').filter({ hasText: 'Some of these nights are taken' })
	const [before, after] = [notice.getByRole('button').first(), notice.getByRole('button').last()]
	expect(await before.innerText()).toContain(formatDay(addDays(month, 1), 'd MMM yyyy'))
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await after.click()
	expect([await arrival.inputValue(), await departure.inputValue()]).toEqual([addDays(month, 7), addDays(month, 10)])
	await notice.waitFor({ state: 'detached' })
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
	await expect.poll(() => arrival.inputValue()).toBe(addDays(month, 7))
	expect(pageErrors).toEqual([])
})

test('the breadcrumb leads to the list and Back to the property', async () => {
	const { page, pageErrors } = await open('/villas/4')
	await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
	await page.waitForURL('**/villas')
	await page.goBack()
	await page.waitForURL('**/villas/4')
	await page.getByRole('region', { name: 'Villa Gallery' }).waitFor()
	expect(pageErrors).toEqual([])
})

test('an unknown id shows the first property and asks not to be listed', async () => {
	const { page, context } = await open('/hotels/77')
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
		await (await open('/hotels/1')).page.getByRole('heading', { level: 1 }).innerText(),
	)
	const answer = await context.request.get(`${product.url}/hotels/77`)
	expect(answer.status()).toBe(200)
	expect(answer.headers()['x-robots-tag']).toBe('noindex')
})

test('shows every picture without JavaScript', async () => {
	const { page } = await visit(product, { javaScriptEnabled: false })
	await page.goto(`${product.url}/villas/1`)
	const pictures = page.getByRole('region', { name: 'Villa Gallery' }).getByRole('listitem')
	expect(await pictures.count()).toBeGreaterThan(6)
	// Controls that need scripts are hidden.
	const scripted = /^(SHOW ALL|VIEW GALLERY|MAKE ENQUIRY|Sign In|Dark theme|Open menu|Play the film)/
	expect(await page.getByRole('button', { name: scripted }).count()).toBe(0)
	// A picture is a link to its file.
	await pictures.nth(1).getByRole('button').click()
	await page.waitForURL(/\/assets\/pictures\/villa-1\/.+\.svg$/)
})

test.each(WIDTHS)('at $width px the pages have no accessibility violations', async (view) => {
	const { page } = await open('/', view)
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	for (const path of ['/nowhere', '/villas/1', '/hotels/3']) {
		await goHydrated(page, path)
		expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
	}
	await page.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
	await formOf(page).waitFor()
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await page.keyboard.press('Escape')
	await formOf(page).waitFor({ state: 'detached' })
	await page.getByRole('region', { name: 'Hotel Gallery' }).getByRole('button').first().click()
	await lightboxOf(page).waitFor()
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
})
