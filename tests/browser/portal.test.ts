import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page, Route } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { addDays } from '#shared/dates.ts'
import { localTimeAt, instantOf } from '#shared/places/zoned-time.ts'
import { james, marguerite, olivia } from '#tests/people.ts'
import { focusIn } from '#tests/harness/admin-page.ts'
import { axe, axeInBothThemes, hydrated, visit, WIDTHS } from '#tests/harness/browser.ts'
import { fixture, respondWith, startProvider } from '#tests/harness/provider.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const [forecast, archive] = ['forecast', 'archive'].map((name) => respondWith(fixture(`weather/open-meteo-${name}`)))
const provider = await startProvider((response, request) =>
	(request.path === '/v1/archive' ? archive! : forecast!)(response, request),
)
afterAll(provider.stop)
const product = await serveProduct({
	WEATHER_PROVIDER: 'open-meteo',
	WEATHER_BASE_URL: provider.url,
	FLIGHT_STATUS_PROVIDER: 'aerodatabox',
	FLIGHT_STATUS_BASE_URL: provider.url,
	FLIGHT_STATUS_API_KEY: 'key',
})

const ZONES = ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo']
const MONACO = 'Monaco Grand Prix Weekend'

async function monacoOf(page: Page): Promise<PortalTrip> {
	const { trips } = (await (await page.request.get('/api/portal/trips')).json()) as {
		trips: PortalTrip[]
	}
	return trips.find(({ name }) => name === MONACO)!
}

/** Answers with the page as it is when its data could not be read in time (PORTAL-73): a request that is no navigation gets none. */
const withoutAnswers = async (route: Route) =>
	route.fulfill({
		response: await route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-mode': 'same-origin' } }),
	})

async function openMonaco(page: Page) {
	await page.goto('/portal')
	await page.getByRole('link', { name: MONACO }).first().click()
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	// The server renders the heading: on a busy machine a press right after it would be lost.
	await hydrated(page)
}

test.each(ZONES)('in %s: a trip shows local times and the local weather', async (timeZone) => {
	const { page, pageErrors } = await visit(product, { width: 390, timeZone, as: olivia })
	await openMonaco(page)

	expect(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href')).toBe('/portal')
	const clock = page.locator('section time').first()
	const shown = await clock.textContent()
	expect(
		Math.abs(
			instantOf('Europe/Monaco', `${localTimeAt('Europe/Monaco', Date.now()).slice(0, 10)}T${shown}`) - Date.now(),
		),
	).toBeLessThan(5000)
	await page.waitForFunction((before) => document.querySelector('section time')?.textContent !== before, shown)
	await expect.poll(() => page.getByText('16°C').count()).toBe(2)
	for (const text of ['09:40', '12:45', 'Weather data by Open-Meteo.com', 'Local Time', 'Now in Monte Carlo', '20 Nov'])
		await page.getByText(text).first().waitFor()
	await page.getByText(/^Your trip begins on .+, after this forecast\.$/).waitFor()
	await page.getByText('Usual for these days: 21° by day, 15° at night, rain on about 3 days in 10.').first().waitFor()
	const { x = -1, width = 0 } = (await page.getByRole('link', { name: 'Guest Details' }).boundingBox()) ?? {}
	expect([x >= 0, x + width <= 390]).toEqual([true, true])
	expect(await page.getByText('Basket').count()).toBe(0)

	const [first, second] = ['BA342', 'BA347'].map((number) =>
		page.getByRole('button', { name: `Check live status of ${number}`, exact: true }),
	)
	await first!.click()
	// Weeks ahead no provider knows it, so nothing claims that it is on time.
	await page.getByText('Not yet known', { exact: true }).waitFor()
	// A failed request shows no error and can be repeated.
	await page.route('**/api/portal/flights/**', (route) => route.abort())
	await second!.click()
	await expect.poll(() => second!.isEnabled()).toBe(true)
	expect(await page.getByRole('status').filter({ hasText: 'failed' }).count()).toBe(0)

	const { id, startDate } = await monacoOf(page)
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Add to Calendar' }).click(),
	])
	expect(download.suggestedFilename()).toBe(`${MONACO}.ics`)
	const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')))
	const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
	const flight = events.find(({ summary }) => summary.includes('BA342'))
	expect([flight?.startDate.toString(), flight?.startDate.zone.tzid]).toEqual([
		`${startDate}T09:40:00`,
		'Europe/London',
	])
	expect(events.some(({ uid }) => uid.startsWith(`trip-${id}@`))).toBe(true)

	// The weather is cached for ten minutes.
	const requestsBefore = provider.requests.length
	await page.reload()
	await page.getByText('16°C').first().waitFor()
	expect(provider.requests.length).toBe(requestsBefore)
	expect(pageErrors).toEqual([])
})

test.each(ZONES)('in %s: the countdown changes at midnight on the viewer’s own clock', async (timeZone) => {
	const { page } = await visit(product, { width: 390, timeZone, as: olivia })
	const { startDate } = await monacoOf(page)
	for (const [clock, text] of [
		[`${addDays(startDate, -2)}T23:59:30`, /2\s*Days to Go/],
		[`${addDays(startDate, -1)}T00:00:30`, /1\s*Day to Go/],
		[`${addDays(startDate, -1)}T23:59:30`, /1\s*Day to Go/],
		[`${startDate}T00:00:30`, /Departing Today!/],
	] as const) {
		await page.clock.setFixedTime(instantOf(timeZone, clock))
		await page.goto('/portal')
		const countdown = page.getByRole('link', { name: /to Go|Departing/ })
		expect([clock, (await countdown.textContent())?.match(text) !== null]).toEqual([clock, true])
	}
})

test.each(ZONES)('in %s: the guest details are reviewed, corrected and approved', async (timeZone) => {
	const { page, pageErrors } = await visit(product, { width: 390, timeZone, as: olivia })
	const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
	const phone = `+44 20 7946 ${timeZone.length}`
	await openMonaco(page)
	await page.getByRole('link', { name: 'Guest Details' }).click()
	await page.getByRole('heading', { level: 1, name: `Review Guest Details - ${MONACO}` }).waitFor()
	for (const text of ['Guest 1: Olivia Hartley', 'Guest 2: Daniel Hartley', 'Jun 14, 1987', 'Overall Status'])
		await sees(text)
	expect(await page.getByText('Special Requests').count()).toBe(0)

	await page.getByRole('button', { name: 'Edit Olivia Hartley' }).click()
	const form = page.locator('form')
	await expect.poll(() => form.getByLabel('Date of Birth').inputValue()).toBe('14/06/1987')
	expect(await form.getByLabel('Title').getAttribute('placeholder')).toBe('Mr/Mrs/Ms/Dr')
	await form.getByLabel('Full Name').fill('')
	await form.getByRole('button', { name: 'Save Changes' }).click()
	await sees('Full name is required')
	await form.getByLabel('Full Name').fill('Olivia Jane Hartley')
	await form.getByLabel('Date of Birth').fill('soon')
	await form.getByRole('button', { name: 'Save Changes' }).click()
	await sees('Update failed')
	await form.getByText('Enter a date, such as 21/04/1990').waitFor()

	// Editing another guest asks before it discards edits.
	await page.getByRole('button', { name: 'Edit Daniel Hartley' }).click()
	await page.getByRole('button', { name: 'Keep editing' }).click()
	await form.getByLabel('Date of Birth').fill('14/06/1987')
	await form.getByLabel('Full Name').fill('Olivia Hartley')
	await form.getByLabel('Phone').fill(phone)
	await form.getByRole('button', { name: 'Save Changes' }).click()
	await sees('Guest details updated')
	await sees('The guest information has been saved successfully.')
	await sees(phone)
	expect(await page.getByText('Pending Review', { exact: true }).count()).toBeGreaterThan(1)

	await page.getByRole('button', { name: 'Edit Daniel Hartley' }).click()
	expect(await page.getByRole('button', { name: 'Approve All Guest Details' }).isDisabled()).toBe(true)
	await form.getByLabel('Full Name').fill('Nobody')
	await form.getByRole('button', { name: 'Cancel' }).click()
	await sees('Guest 2: Daniel Hartley')

	await page.getByRole('button', { name: 'Approve All Guest Details' }).click()
	const dialog = page.getByRole('alertdialog', { name: 'Approve Guest Details' })
	await dialog
		.getByText(
			'Are you sure you want to approve all guest details? This will confirm that all the information is correct.',
		)
		.waitFor()
	await dialog.getByRole('button', { name: 'Confirm Approval' }).click()
	await sees('Guest details approved')
	await dialog.waitFor({ state: 'hidden' })
	await expect.poll(() => page.getByText('Approved', { exact: true }).count()).toBe(3)
	expect(await page.getByRole('button', { name: 'Approve All Guest Details' }).count()).toBe(0)

	// The approved details stay available after a correction that requires a new approval.
	const record = page.locator('details')
	await record.getByText(/^Approved by Olivia Hartley on [A-Z][a-z]{2} \d{1,2}, \d{4} at \d\d:\d\d$/).click()
	await record.getByText(phone).waitFor()
	await page.getByRole('button', { name: 'Edit Olivia Hartley' }).click()
	await form.getByLabel('Phone').fill('+44 20 7946 0112')
	await form.getByRole('button', { name: 'Save Changes' }).click()
	await record.getByText(/; the details have changed since$/).click()
	await record.getByText(phone).waitFor()
	await page.getByRole('button', { name: 'Approve All Guest Details' }).waitFor()
	expect(pageErrors).toEqual([])
})

test.each(WIDTHS)('at $width px every page passes the accessibility checks', async ({ width }) => {
	const { page } = await visit(product, { width, as: olivia })
	const check = async (name: string) => expect([name, await axeInBothThemes(page)]).toEqual([name, []])
	await page.goto('/portal')
	await page.getByText('Welcome back').waitFor()
	await check('dashboard')
	await openMonaco(page)
	await page.getByText('Weather data by Open-Meteo.com').waitFor()
	await check('trip with weather')
	await page.getByRole('link', { name: 'Guest Details' }).click()
	await page.getByText('Overall Status').waitFor()
	await check('guests')
	await page.getByRole('button', { name: 'Edit Daniel Hartley' }).click()
	await page.getByLabel('Full Name').fill('')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await page.getByText('Full name is required').waitFor()
	await check('guest in edit')
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('the focus returns to the Edit button when a guest’s form closes, using the keyboard only', async () => {
	const { page } = await visit(product, { width: 390, as: olivia })
	await page.goto(`/portal/trips/${(await monacoOf(page)).id}/guests`)
	const edit = page.getByRole('button', { name: 'Edit Daniel Hartley' })
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
	const leaveWith = async (name: string) => {
		await edit.focus()
		await page.keyboard.press('Enter')
		await page.keyboard.type('Mr')
		await page.getByRole('button', { name }).focus()
		await page.keyboard.press('Enter')
		await expect.poll(focused).toBe('Edit Daniel Hartley')
	}
	await edit.waitFor()
	await leaveWith('Cancel')
	await leaveWith('Save Changes')
	// Opening another guest leaves the focus in its form.
	await page.keyboard.press('Enter')
	await page.getByRole('button', { name: 'Edit Olivia Hartley' }).focus()
	await page.keyboard.press('Enter')
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
	await page.keyboard.type('x')
	await page.getByRole('button', { name: 'Edit Daniel Hartley' }).focus()
	await page.keyboard.press('Enter')
	await page.getByRole('alertdialog').waitFor()
	await page.getByRole('button', { name: 'Discard' }).focus()
	await page.keyboard.press('Enter')
	await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
})

test.each([
	{ width: 320, theme: 'light' },
	{ width: 1280, theme: 'dark' },
] as const)('at $width px a cancelled trip says so everywhere, and a past one has no weather', async (view) => {
	const traveller = await visit(product, { ...view, as: james })
	await traveller.page.goto('/portal')
	await traveller.page.getByRole('link', { name: 'Swiss Alps Ski Week' }).click()
	await traveller.page.getByRole('heading', { name: 'This trip was cancelled' }).waitFor()
	await traveller.page.getByRole('heading', { name: 'Chalet Riffelhorn' }).waitFor()
	expect(await traveller.page.getByText('Confirmed', { exact: true }).count()).toBe(0)
	expect(await traveller.page.getByText(/local time|°C/i).count()).toBe(0)
	expect(await axe(traveller.page)).toEqual([])
	await traveller.page.getByRole('link', { name: 'Guest Details' }).click()
	await traveller.page.getByText('This trip was cancelled, so there is nothing to approve').waitFor()
	expect(await traveller.page.getByRole('button', { name: 'Approve All Guest Details' }).isDisabled()).toBe(true)
	expect(await axe(traveller.page)).toEqual([])

	const past = await visit(product, { ...view, as: olivia })
	await past.page.goto('/portal')
	await past.page.getByRole('tab', { name: 'Past Trips' }).click()
	await past.page.getByRole('link', { name: 'Amalfi Coast Anniversary' }).click()
	await past.page.getByRole('heading', { name: 'Villa Limonaia' }).waitFor()
	expect(await past.page.getByText(/local time|°C/i).count()).toBe(0)
	expect(await axe(past.page)).toEqual([])
})

test('unsaved edits of a guest survive a visit to the trip page, until they are cancelled', async () => {
	const { page, pageErrors } = await visit(product, { width: 390, as: olivia })
	await openMonaco(page)
	const phone = page.locator('form').getByLabel('Phone')
	const lookAway = async () => {
		await page.getByRole('link', { name: 'Back to Trip Details' }).click()
		await page.getByRole('link', { name: 'Guest Details' }).click()
		await page.getByText('Overall Status').waitFor()
	}
	await page.getByRole('link', { name: 'Guest Details' }).click()
	await page.getByRole('button', { name: 'Edit Daniel Hartley' }).click()
	await phone.fill('+44 7700 900333')
	await lookAway()
	await expect.poll(() => phone.inputValue()).toBe('+44 7700 900333')
	await page.goBack()
	await page.getByRole('heading', { level: 1, name: MONACO, exact: true }).waitFor()
	await page.goForward()
	await expect.poll(() => phone.inputValue()).toBe('+44 7700 900333')
	await page.getByRole('button', { name: 'Cancel' }).click()
	await lookAway()
	expect(await phone.count()).toBe(0)
	expect(pageErrors).toEqual([])
})

test('a calendar subscription follows the trips until the traveller stops it', async () => {
	const { page, pageErrors } = await visit(product, { width: 390, as: olivia })
	await openMonaco(page)
	await page.getByRole('button', { name: 'Subscribe' }).click()
	const dialog = page.getByRole('dialog', { name: 'Follow in your calendar' })
	await dialog.getByRole('button', { name: 'Create an address' }).click()
	const link = dialog.getByRole('link', { name: 'Open in my calendar' })
	const address = (await link.getAttribute('href')) ?? ''
	expect(address).toMatch(/^webcal:\/\/localhost:\d+\/api\/calendars\/[\w-]{32}\.ics$/)
	const url = address.replace('webcal:', 'http:')
	expect(await (await fetch(url)).text()).toContain(`SUMMARY:${MONACO}`)
	expect(await axe(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Stop sharing' }).click()
	await dialog.getByRole('button', { name: 'Create an address' }).waitFor()
	expect((await fetch(url)).status).toBe(404)
	await dialog.getByRole('button', { name: 'Close' }).click()
	// Then the page scrolls twice: to the button that opened the dialog, and with the dialog's entry in the history.
	await focusIn(page.getByRole('button', { name: 'Subscribe' }))
	await page.waitForFunction(() => !history.state?.dialog)

	// Opening the account menu keeps the scroll position.
	await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
	await page.getByRole('button', { name: 'Account of' }).click()
	await focusIn(page.getByRole('menu'))
	await page.keyboard.press('Escape')
	await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
	expect(await page.evaluate(() => scrollY)).toBe(1500)
	expect(pageErrors).toEqual([])
})

test('signed-out visitors are sent to the home page, and a missing trip says so', async () => {
	const missingTrip = '/portal/trips/018f0000-0000-7000-8000-000000000000/guests'
	const visitor = await visit(product, { width: 390 })
	await visitor.page.goto(missingTrip)
	await visitor.page.waitForURL('/')

	const { page } = await visit(product, { width: 390, as: olivia })
	// A page that the service worker fetched would not be changed below.
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
	await page.goto(missingTrip)
	await page.getByText('Trip not found').waitFor()
	await page.getByRole('link', { name: 'Back to Dashboard' }).click()
	await page.waitForURL('**/portal')

	// A trip that could not be loaded shows the same view with the reason, and can be loaded again.
	const { id } = await monacoOf(page)
	const isTrip = (url: URL) => url.pathname === `/api/portal/trips/${id}`
	for (const path of [`/portal/trips/${id}`, `/portal/trips/${id}/guests`]) {
		await page.route(isTrip, (route) => route.fulfill({ status: 500, body: '' }))
		await page.route((url) => url.pathname === path, withoutAnswers)
		await page.goto(path)
		await page.getByRole('heading', { level: 1, name: 'Trip not found' }).waitFor()
		await page.getByText('The trip could not be loaded. Please try again.').waitFor()
		expect(await page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/portal')
		expect(await axe(page)).toEqual([])
		await page.unroute(isTrip)
		await page.getByRole('button', { name: 'Try again' }).click()
		await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	}
})

test('a traveller chooses what a lock screen shows, and turns another device off, where it stays off', async () => {
	const opened = async (device: string, width: number) => {
		const { page, context, pageErrors } = await visit(product, { width, timeZone: 'Europe/Paris', as: olivia })
		await context.addInitScript(pushService, { device, key: keyOf(65), auth: keyOf(16) })
		return { page, pageErrors }
	}
	const phone = await opened('phone', 390)
	const staff = await visit(product, { as: marguerite })
	const { id } = await monacoOf(phone.page)
	const headers = { origin: product.url }
	expect((await staff.page.request.post(`/api/admin/trips/${id}/ready`, { data: {}, headers })).status()).toBe(200)

	const laptop = await opened('laptop', 1280)
	for (const { page } of [phone, laptop]) {
		await openMonaco(page)
		await page.evaluate(() => navigator.serviceWorker.ready)
		await page.reload()
		await page.getByRole('button', { name: 'Tell me on this device' }).click()
		await page.getByText('Quiet from 22:00 to 07:00, Central European').first().waitFor()
		const details = page.getByRole('checkbox', { name: 'Show what changed on the lock screen' })
		expect(await details.isChecked()).toBe(false)
		await details.press('Space')
		await expect.poll(() => details.isChecked()).toBe(true)
	}
	await laptop.page.reload()
	await laptop.page.getByText('Its lock screen shows what changed.').waitFor()
	expect(await axeInBothThemes(laptop.page)).toEqual([])
	await expect
		.poll(() => laptop.page.getByRole('checkbox', { name: 'Show what changed on the lock screen' }).isChecked())
		.toBe(true)
	await laptop.page.getByRole('button', { name: /^Turn off there: Chrome/ }).click()
	await laptop.page.getByRole('button', { name: /^Turn off there/ }).waitFor({ state: 'detached' })
	await phone.page.reload()
	await phone.page.getByRole('button', { name: 'Tell me on this device' }).waitFor()
	await expect.poll(() => phone.page.evaluate(() => localStorage.getItem('pushed'))).toBe(null)
	await laptop.page.getByRole('button', { name: 'Stop on this device' }).click()
	await laptop.page.getByRole('button', { name: 'Tell me on this device' }).waitFor()
	expect(await laptop.page.getByRole('heading', { name: 'Where news reaches you' }).count()).toBe(0)
	expect([...phone.pageErrors, ...laptop.pageErrors]).toEqual([])
})

const keyOf = (bytes: number) => Buffer.alloc(bytes, 4).toString('base64url')

/** Chromium without a window has no push service: this one subscribes as the real one does, and stores it as long as the browser. */
function pushService({ device, key, auth }: { device: string; key: string; auth: string }) {
	const endpoint = `https://fcm.googleapis.com/${device}`
	const subscription = {
		options: {},
		toJSON: () => ({ endpoint, keys: { p256dh: key, auth } }),
		unsubscribe: async () => {
			localStorage.removeItem('pushed')
			return true
		},
	} as unknown as PushSubscription
	PushManager.prototype.getSubscription = async () => (localStorage.getItem('pushed') ? subscription : null)
	PushManager.prototype.subscribe = async () => {
		localStorage.setItem('pushed', 'yes')
		return subscription
	}
	Object.defineProperty(Notification, 'permission', { value: 'granted' })
	Notification.requestPermission = async () => 'granted'
}

test('a traveller asks about a hotel, a colleague answers from the dashboard, and the traveller reads it', async () => {
	const { page, pageErrors } = await visit(product, { width: 390, as: olivia })
	await openMonaco(page)
	await page.getByRole('button', { name: /^Ask about this.*Hôtel Belle Rade/ }).click()
	const field = page.getByLabel('Write to us')
	await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
	await page.getByRole('button', { name: 'Send to us' }).click()
	await page.getByText('Write a message first').waitFor()
	await page.keyboard.type('May we check out at six?')
	// The text stays until it has arrived.
	await page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
	await page.getByRole('button', { name: 'Send to us' }).click()
	await page.getByText('You appear to be offline').waitFor()
	await expect.poll(() => field.inputValue()).toBe('May we check out at six?')
	await page.unroute('**/messages')
	// Only the answer is lost: sent again after a reload, it is one message (PORTAL-142).
	await page.route('**/messages', async (route) => {
		if (route.request().method() !== 'POST') return route.fallback()
		await route.fetch()
		return route.abort()
	})
	await page.getByRole('button', { name: 'Send to us' }).click()
	await page.getByText('You appear to be offline').waitFor()
	await page.unroute('**/messages')
	await page.reload()
	await page.getByText('Your message stays on this device until you send it.').waitFor()
	await expect.poll(() => field.inputValue()).toBe('May we check out at six?')
	await page.getByText('About Hôtel Belle Rade').first().waitFor()
	expect(await field.evaluate((element) => element === document.activeElement)).toBe(false)
	await page.getByRole('button', { name: 'Send to us' }).click()
	await expect.poll(() => field.inputValue()).toBe('')
	await page.getByText('Your message stays').waitFor({ state: 'detached' })
	expect(await page.getByText('May we check out at six?').count()).toBe(1)
	expect(await axe(page)).toEqual([])

	const staff = await visit(product, { as: marguerite })
	await staff.page.goto('/admin')
	await staff.page
		.getByRole('button', { name: new RegExp(`^Open messages of Olivia Hartley (\\d+ new )?about ${MONACO}`) })
		.click()
	const dialog = staff.page.getByRole('dialog', { name: 'Messages of Olivia Hartley' })
	await dialog.getByText('May we check out at six?').waitFor()
	expect(await axe(staff.page)).toEqual([])
	await dialog.getByRole('button', { name: 'Hand over' }).click()
	await dialog.getByRole('combobox', { name: 'Owner' }).selectOption({ index: 1 })
	await staff.page.getByText('Handed over').first().waitFor()
	await dialog.getByRole('button', { name: 'Hand over' }).waitFor()
	await expect.poll(() => dialog.getByText('Nobody', { exact: true }).count()).toBe(0)
	await dialog.getByLabel('Text').fill('Of course.')
	await dialog.getByRole('button', { name: 'Send Answer' }).click()
	await dialog.waitFor({ state: 'hidden' })

	await page.reload()
	await page.getByRole('heading', { name: 'Messages' }).scrollIntoViewIfNeeded()
	await page.getByText('Of course.').waitFor()
	await page.getByText('Seen', { exact: true }).waitFor()

	// On paper every day is open, with its heading.
	const folded = page.getByRole('heading', { level: 3, name: /Day 4$/ })
	expect(await page.getByText('Nothing arranged: the day is yours').count()).toBe(0)
	await page.emulateMedia({ media: 'print' })
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
	expect(await folded.isVisible()).toBe(true)
	for (const name of ['Back', 'Add to Calendar'])
		expect([name, await page.getByRole('link', { name, exact: true }).count()]).toEqual([name, 0])
	const onlyOnScreen = page.getByText(/Local Time|waiting for your approval|Download/).filter({ visible: true })
	expect(await onlyOnScreen.allInnerTexts()).toEqual([])
	expect(await page.getByText('In the office').isVisible()).toBe(true)
	expect(await page.getByRole('figure').getByRole('listitem').first().isVisible()).toBe(true)
	expect(await page.getByText('Nothing arranged: the day is yours').first().isVisible()).toBe(true)
	await page.emulateMedia({ media: 'screen' })
	await openThreadOf(staff.page)
	await expect.poll(() => staff.page.getByText('Read in the portal.').count()).toBe(1)
	expect([...pageErrors, ...staff.pageErrors]).toEqual([])
})

async function openThreadOf(page: Page) {
	await page.getByRole('tab', { name: 'Settled' }).click()
	await page.getByRole('button', { name: 'Open messages of Olivia Hartley' }).click()
}
