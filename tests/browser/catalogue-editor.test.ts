import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { addDays, addMonths, viewerDay } from '#shared/dates.ts'
import { axeInBothThemes, type ViewOptions, WIDTHS } from '#tests/harness/browser.ts'
import { type AdminPage, button, expectToast, inDialog, openAdminPage } from '#tests/harness/admin-page.ts'
import { marguerite } from '#tests/people.ts'
import { respondWith, startProvider } from '#tests/harness/provider.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

/** Without a night: what is in it is tested next to its code. */
const PLATFORM_CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//P//EN\r\nEND:VCALENDAR\r\n'

const platform = await startProvider(respondWith(PLATFORM_CALENDAR))
afterAll(() => platform.stop())
const product = await serveProduct({ DEMO: '0', IMPORT_ALLOWED_HOSTS: new URL(platform.url).host })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)

/** The id of an item by its kind and public number. */
async function itemId({ call }: AdminPage, kind: string, number: number): Promise<string> {
	const { body } = await call('GET', `/api/admin/catalogue/items?kind=${kind}`)
	return body.items.find((item: { number: number }) => item.number === number).id
}
const address = (id: string) => `/admin?section=catalogue&item=${id}`

test.each(WIDTHS)('the catalogue is listed by kind, status and words (CRM-198) at $width px', async ({ width }) => {
	const { page, go, pageErrors } = await openPage({ width })
	await go('/admin')
	await button(page, 'Catalogue').click()
	await page.getByRole('row', { name: /^Edit Landing page/ }).waitFor()
	await page.getByLabel('Kind', { exact: true }).selectOption('Hotel')
	await page.getByRole('row', { name: /Hotel 12/ }).waitFor()
	await page.getByLabel('Search the catalogue').fill('nice')
	await page
		.getByRole('row', { name: /Nice.*Public/ })
		.first()
		.waitFor()
	await expect.poll(() => new URL(page.url()).search).toBe('?section=catalogue&kind=hotel&q=nice')
	await page.getByLabel('Status', { exact: true }).selectOption('Withdrawn')
	await page.getByText('Nothing in the catalogue matches').waitFor()
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await page.goBack()
	await page.getByText('Recent Trips').waitFor()
	expect(pageErrors).toEqual([])
})

test('a villa is written: saved by itself, ordered by keys, both texts shown where two people meet', async () => {
	const admin = await openPage()
	const { page, call, pageErrors } = admin
	const id = await itemId(admin, 'villa', 3)
	const stored = async () => (await call('GET', `/api/admin/catalogue/items/${id}`)).body.item
	const saved = page.getByText(/^Saved \d\d:\d\d$/)
	await page.goto(address(id))
	await page.getByLabel('Name', { exact: true }).fill('Fare Nova')
	await page.getByLabel('Bedrooms').fill('')
	await saved.waitFor()
	await page.getByText('Enter a whole number').waitFor()
	await page.getByRole('link', { name: 'Basics 1 to correct' }).waitFor()
	expect((await stored()).content).toMatchObject({ name: 'Fare Nova', bedrooms: null })
	await page.getByLabel('Bedrooms').fill('7')
	await page.getByLabel('Bedrooms').press('ControlOrMeta+a')

	// By the keyboard alone, and by the menu for those who cannot drag.
	const rooms = page.getByRole('group', { name: 'Suites', exact: true })
	const handle = rooms.getByRole('button', { name: 'Move Lagoon Pavilion' })
	await handle.press('Space')
	await handle.press('ArrowUp')
	await page.getByText('Lagoon Pavilion: place 1 of 3').waitFor({ state: 'attached' })
	await expect.poll(() => focused(page, 'aria-label')).toBe('Move Lagoon Pavilion')
	await handle.press('Escape')
	await rooms.getByRole('button', { name: 'Actions for Lagoon Pavilion' }).click()
	await page.getByRole('menuitem', { name: 'Later' }).click()
	const typesOf = (item: { content: { suites: { type: string }[] } }) => item.content.suites.map(({ type }) => type)
	await expect
		.poll(async () => typesOf(await stored()))
		.toEqual(['Otemanu Pavilion', 'Reef Pavilion', 'Lagoon Pavilion'])

	// A list grows by Enter.
	await page.getByLabel('highlight 8').press('Enter')
	await page.keyboard.type('A ninth thing')
	await expect.poll(async () => (await stored()).content.highlights[8]).toBe('A ninth thing')

	// Somebody else changes one field that this form changes too, and one that it does not.
	const { version, content } = await stored()
	const theirs = { ...content, location: 'Bora Bora, west', description: 'Their words.' }
	await page.getByLabel('Description', { exact: true }).fill('My words.')
	await call('PUT', `/api/admin/catalogue/items/${id}/draft`, { version, base: content, content: theirs })
	const choice = page.getByRole('region', { name: 'Two versions: Description' })
	await choice.getByText('Their words.').waitFor()
	await expect.poll(() => page.getByLabel('Town or region').inputValue()).toBe('Bora Bora, west')
	expect(await axeInBothThemes(page)).toEqual([])
	await choice.getByRole('button', { name: 'Keep mine' }).click()
	await expect
		.poll(async () => (await stored()).content)
		.toMatchObject({ location: 'Bora Bora, west', description: 'My words.' })

	// The session ends while somebody types.
	await page.context().clearCookies()
	await page.getByLabel('Rate').fill('13000')
	const dialog = page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await dialog.getByLabel('Username').fill(marguerite.username)
	await dialog.getByLabel('Password').fill(marguerite.password)
	await dialog.getByRole('button', { name: 'Sign In' }).click()
	await dialog.waitFor({ state: 'detached' })
	await expect.poll(async () => (await stored()).content.price).toBe(13_000)

	// Closed in the middle of a word.
	await page.getByLabel('Name', { exact: true }).fill('Fare No')
	await page.goto('/privacy')
	await page.goto(address(id))
	await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Fare No')
	expect(pageErrors).toEqual([])
})

const focused = (page: Page, attribute: string) =>
	page.evaluate((attribute) => document.activeElement?.getAttribute(attribute), attribute)
const isInView = (text: Locator) =>
	text.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect()
		return top >= 0 && bottom <= innerHeight && scrollY > 200
	})

test('a draft is published with its diff once nothing is wrong, restored from the history, and withdrawn', async () => {
	const admin = await openPage({ width: 390 })
	const { page, context, pageErrors } = admin
	const id = await itemId(admin, 'villa', 4)
	const publicText = async () => (await context.request.get('/villas/4')).text()
	const publish = () => page.getByRole('button', { name: 'Publish…' }).click()
	await page.goto(address(id))
	const description = page.getByLabel('Picture 2: description')
	const text = await description.inputValue()
	await description.fill('')
	await publish()
	const dialog = page.getByRole('dialog', { name: 'Publish' })
	const finding = dialog.getByRole('button', {
		name: /^Gallery, Picture 2, Description: Describe the picture in at least 25 characters/,
	})
	await finding.waitFor()
	expect(await dialog.getByRole('button', { name: 'Publish now' }).count()).toBe(0)
	expect(await axeInBothThemes(page)).toEqual([])
	await finding.click()
	await expect.poll(() => focused(page, 'name')).toBe('images.1.alt')
	await description.fill(text)
	await page.getByLabel('Description', { exact: true }).fill('A canary on the sill.')
	expect(await publicText()).not.toContain('A canary on the sill.')
	// Far down the form, whether it is saved stays in view.
	await expect.poll(() => isInView(page.getByText(/^Saved \d\d:\d\d$/))).toBe(true)
	await page.setViewportSize({ width: 390, height: 500 })
	await publish()
	await dialog.locator('ins').getByText('canary').waitFor()
	// What changes is longer than the screen, and is to be read before the controls below it.
	const scrolled = () =>
		dialog.evaluate(({ lastElementChild: content }) => content === document.activeElement && content?.scrollTop)
	await expect.poll(scrolled).toBe(0)
	await page.setViewportSize({ width: 390, height: 844 })
	await dialog.getByText('1 suggestion, which need not be followed').click()
	await dialog.getByText('Description: 5 words: 60 to 110 read best').waitFor()
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await dialog.getByLabel('Note for the history').fill('Shorter')
	await dialog.getByRole('button', { name: 'Publish now' }).click()
	await expectToast(page, 'Published')
	expect(await publicText()).toContain('A canary on the sill.')

	const action = async (name: string) => {
		await page.getByRole('button', { name: 'More actions' }).click()
		await page.getByRole('menuitem', { name }).click()
	}
	await action('History')
	await page.getByText('Shorter').waitFor()
	await page.getByRole('button', { name: 'Compare version 1' }).click()
	await page.locator('del').getByText('canary').waitFor()
	await page.getByRole('button', { name: 'Restore as draft' }).click()
	await expectToast(page, 'Restored as the draft. Nothing public has changed.')
	expect(await page.getByLabel('Description', { exact: true }).inputValue()).not.toContain('canary')
	await page.getByText('Draft changes').waitFor()
	expect(await publicText()).toContain('A canary on the sill.')
	await publish()
	await dialog.getByLabel('When').selectOption('At a time')
	await dialog.getByRole('button', { name: 'Schedule' }).click()
	await dialog.getByText('Choose a day and time').waitFor()
	const nextYear = new Date().getFullYear() + 1
	await dialog.getByLabel('Day and time in London').fill(`${nextYear}-01-15T09:30`)
	await dialog.getByText(`15 Jan ${nextYear}, 09:30 in London, 09:30 UTC`).waitFor()
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await dialog.getByRole('button', { name: 'Schedule' }).click()
	await expectToast(page, 'Scheduled')
	await page.getByText(`Scheduled for 15 Jan ${nextYear}, 09:30 in London`).waitFor()
	await action('History')
	await page.getByText('Next version').waitFor()
	await page.keyboard.press('Escape')
	await expect.poll(() => focused(page, 'aria-label')).toBe('More actions')
	await action('Cancel the schedule')
	await expectToast(page, 'Schedule cancelled')
	await page.getByText('Scheduled for').waitFor({ state: 'detached' })
	await action('Withdraw')
	await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
	await expectToast(page, 'Withdrawn')
	await page.getByText('Withdrawn', { exact: true }).first().waitFor()
	expect(await publicText()).not.toContain('A canary on the sill.')
	expect(pageErrors).toEqual([])
})

test('what a release brings is taken and left by field; a villa that was never public is deleted (CRM-194, CRM-351)', async () => {
	const admin = await openPage()
	const { page, call, go, pageErrors } = admin
	const id = await itemId(admin, 'villa', 2)
	const { version, content } = (await call('GET', `/api/admin/catalogue/items/${id}`)).body.item
	await call('PUT', `/api/admin/catalogue/items/${id}/draft`, { version, content: { ...content, location: 'Ours' } })
	const release = { ...content, location: 'Theirs', bathrooms: 2, guests: 3, schemaVersion: 1 }
	await product.db
		.updateTable('catalogueItems')
		.set({ builtInOffer: JSON.stringify(release) })
		.where('id', '=', id)
		.execute()
	await page.goto(address(id))
	await button(page, 'See the offer').click()
	const dialog = page.getByRole('dialog', { name: 'Offer of the release' })
	const choose = (field: string, choice: string) =>
		dialog.getByRole('group', { name: field, exact: true }).getByRole('radio', { name: choice }).check()
	await choose('Guests at most', 'Leave ours')
	await inDialog(page, 'Take into the draft').click()
	await expect.poll(() => focused(page, 'name')).toBe('location')
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await choose('Town or region', 'Take the release’s')
	await inDialog(page, 'Take into the draft').click()
	await expectToast(page, 'Taken into the draft')
	const fields = { bathrooms: '2', guests: String(content.guests), location: 'Theirs' }
	for (const [name, value] of Object.entries(fields))
		await expect.poll(() => page.locator(`[name="${name}"]`).inputValue()).toBe(value)
	expect(await button(page, 'See the offer').count()).toBe(0)

	await go('/admin?section=catalogue')
	await button(page, 'New villa').click()
	await page.getByRole('dialog').getByLabel('Name').fill('Villa Errata')
	await button(page, 'Start writing').click()
	await page.getByRole('heading', { name: 'Villa Errata' }).waitFor()
	// What is missing is counted, and not yet an error at each field (CRM-199).
	await page.getByRole('link', { name: 'Basics 9 to correct' }).waitFor()
	expect(await page.getByText('Enter a whole number').count()).toBe(0)
	await page.getByLabel('Bedrooms').fill('200')
	await page.getByText('At most 99').waitFor()
	await page.getByLabel('Latitude').evaluate((input) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text', '42.39471, 11.20863')
		input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
	})
	await expect.poll(() => page.getByLabel('Longitude').inputValue()).toBe('11.20863')
	await button(page, 'More actions').click()
	await page.getByRole('menuitem', { name: 'Delete' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Deleted')
	await page.getByRole('row', { name: /^Edit Landing page/ }).waitFor()
	expect(await page.getByText('Villa Errata').count()).toBe(0)
	expect(new URL(page.url()).search).toBe('?section=catalogue')
	expect(pageErrors).toEqual([])
})

const photograph = (hue: number) =>
	sharp({ create: { width: 480, height: 320, channels: 3, background: { r: 200, g: 120, b: hue } } })
		.jpeg()
		.toBuffer()

test('photographs are added by button and by drop, get a focal point by keys, and are public once published (CRM-213)', async () => {
	const admin = await openPage()
	const { page, call, context, pageErrors } = admin
	const id = await itemId(admin, 'villa', 6)
	const stored = async () => (await call('GET', `/api/admin/catalogue/items/${id}`)).body.item
	const imagesOf = async (): Promise<{ name: string; focal?: number[] }[]> => (await stored()).content.images
	const before = (await imagesOf()).length
	await page.goto(address(id))
	const pictures = page.getByRole('group', { name: 'Gallery', exact: true })
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		pictures.getByRole('button', { name: 'Add photographs' }).press('Enter'),
	])
	const photographs = await Promise.all([40, 90].map(async (hue) => ({ hue, buffer: await photograph(hue) })))
	await chooser.setFiles([
		...photographs.map(({ hue, buffer }) => ({ name: `IMG_${hue}.jpg`, mimeType: 'image/jpeg', buffer })),
		{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') },
	])
	await pictures.getByText('such as HEIC, as JPEG').waitFor()
	// By the keyboard, what they show is written next (CRM-213).
	await expect.poll(() => focused(page, 'name')).toBe(`images.${before}.alt`)
	expect(await axeInBothThemes(page)).toEqual([])
	await pictures.getByRole('button', { name: 'Dismiss IMG_1.HEIC' }).click()

	const bytes = [...(await photograph(140))]
	const dropped = await page.evaluateHandle((bytes) => {
		const transfer = new DataTransfer()
		transfer.items.add(new File([new Uint8Array(bytes)], 'IMG_140.jpg', { type: 'image/jpeg' }))
		return transfer
	}, bytes)
	await pictures.getByText('or drop photographs here').dispatchEvent('drop', { dataTransfer: dropped })
	await expect.poll(async () => (await imagesOf()).length).toBe(before + 3)

	const first = `Picture ${before + 1}`
	await pictures.getByRole('button', { name: `Actions for ${first}`, exact: true }).click()
	await page.getByRole('menuitem', { name: 'Focal point' }).click()
	const dialog = page.getByRole('dialog', { name: `Focal point: ${first}` })
	await dialog.getByLabel('From the left').press('Home')
	expect(await axeInBothThemes(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Use this point' }).click()
	for (const n of [1, 2, 3])
		await pictures
			.getByLabel(`Picture ${before + n}: description`)
			.fill(`The garden wall in colour ${n}, seen from the gate at noon`)
	await pictures.getByRole('button', { name: `Actions for ${first}`, exact: true }).click()
	await page.getByRole('menuitem', { name: 'First' }).click()
	await expect.poll(async () => (await imagesOf())[0]?.focal).toEqual([0, 50])
	// Being made is waited for, not asked for.
	await expect.poll(async () => (await stored()).errors, { timeout: 20_000 }).toBe(0)
	await pictures.getByText('Being prepared').first().waitFor({ state: 'detached' })

	// A film is refused with a reason, and then there is one (CRM-403).
	const film = page.getByRole('group', { name: 'Film', exact: true })
	const upload = async (file: string, buffer?: Buffer) => {
		const [chosen] = await Promise.all([
			page.waitForEvent('filechooser'),
			film.getByRole('button', { name: 'Upload a film' }).click(),
		])
		await chosen.setFiles(buffer ? { name: file, mimeType: 'video/mp4', buffer } : file)
	}
	await upload('pool.mp4', Buffer.from('....ftypisom and nothing else'))
	await film.getByText('The film is damaged').waitFor()
	await upload('server/catalogue/films/samples/small.mp4')
	await film.getByText('small.mp4, 2 seconds, 320 × 180').waitFor()
	await expect.poll(async () => (await stored()).content.videoHero).toMatch(/^film\//)

	// The focus stays where an entry was removed, until it is put back.
	const all = await imagesOf()
	for (const isUndone of [true, false]) {
		await pictures.getByRole('button', { name: 'Actions for Picture 4', exact: true }).press('Enter')
		await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
		await expect.poll(async () => (await imagesOf()).length).toBe(before + 2)
		expect(await focused(page, 'aria-label')).toBe('Actions for Picture 4')
		if (!isUndone) continue
		await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
		expect(await focused(page, 'name')).toBe('images.3.alt')
		await expect.poll(imagesOf).toEqual(all)
	}

	const { version } = await stored()
	expect((await call('POST', `/api/admin/catalogue/items/${id}/publish`, { version })).status).toBe(200)
	await context.clearCookies()
	await page.goto('/villas/6')
	const hero = page.locator('img[src^="/pictures/"]').first()
	await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
	expect(await hero.evaluate((image) => image.style.objectPosition)).toBe('0% 50%')
	// It plays by itself, without sound, after everything else.
	const shown = page.locator('video')
	await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain('/films/')
	expect(await shown.evaluate((video: HTMLVideoElement) => [video.muted, video.preload])).toEqual([true, 'none'])
	const social = await page.locator('meta[property="og:image"]').getAttribute('content')
	const preview = await context.request.get(new URL(social ?? '').pathname)
	const { width, height } = await sharp(await preview.body()).metadata()
	expect([social, width, height]).toEqual([expect.stringContaining('social-0-50.jpg'), 1200, 630])
	expect(pageErrors).toEqual([])
})

test.each(WIDTHS)(
	'nights of a villa are marked, entered, twice in conflict, and removed (CRM-218) at $width px',
	async ({ width }) => {
		const { page, go, pageErrors } = await openPage({ width })
		await go('/admin?section=catalogue')
		await button(page, 'Villa calendars').click()
		await page.getByRole('row', { name: /Villa Rocha/ }).click()
		await page.getByRole('heading', { name: 'Villa Rocha' }).waitFor()
		const nights = page.getByRole('table', { name: 'Nights', exact: true })
		await nights.locator('[tabindex="0"]').focus()
		await page.keyboard.press('PageDown')
		const first = addMonths(viewerDay(new Date()), 1)
		for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
		await expect.poll(() => page.getByLabel('Arrival').inputValue()).toBe(first)
		await expect.poll(() => page.getByLabel('Departure').inputValue()).toBe(addDays(first, 9))
		const entered = page.getByRole('table', { name: 'Nights in this calendar' }).getByRole('row', { name: /Works/ })
		await page.getByLabel('State').selectOption('Closed')
		await page.getByLabel('Note').fill('Works')
		await button(page, 'Enter nights').click()
		await entered.waitFor()
		await page.getByLabel('Arrival').fill(addDays(first, 8))
		await page.getByLabel('Departure').fill(addDays(first, 8))
		await button(page, 'Enter nights').click()
		await page.getByText('The day of leaving must be after the day of arrival', { exact: true }).first().waitFor()
		await page.getByLabel('Departure').fill(addDays(first, 12))
		await button(page, 'Enter nights').click()
		await page
			.getByRole('region', { name: 'Conflicts' })
			.getByText(/Works \(closed/)
			.waitFor()
		await button(page, /(Make an|Replace the) address/).click()
		const address = page.getByLabel('Private address')
		await expect.poll(() => address.inputValue()).toContain('/api/villa-calendars/')
		await page.getByLabel('Platform', { exact: true }).fill(`Airbnb ${width}`)
		const feedAddress = page.getByLabel('Address of its calendar')
		await feedAddress.fill('https://intranet/villa.ics')
		await button(page, 'Add the calendar').click()
		await page.getByText('it must begin with https:// and be public', { exact: false }).first().waitFor()
		await feedAddress.fill(`${platform.url}/villa.ics`)
		await button(page, 'Add the calendar').click()
		await button(page, `Read Airbnb ${width} now`).click()
		await expectToast(page, 'Calendar read')
		expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
		for (const left of [2, 1, 0]) {
			await button(page, /^Remove .*/)
				.first()
				.click()
			const question = page.getByRole('alertdialog')
			await question.getByRole('button', { name: 'Delete' }).click()
			// Behind the question nothing has a role: without this the last round would count none before anything is deleted.
			await question.waitFor({ state: 'detached' })
			await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(left)
		}
		expect(pageErrors).toEqual([])
	},
)

test('the preview shows what is typed without losing its place, and its words lead to their fields; a link shows it (CRM-203, SITE-189)', async () => {
	const admin = await openPage()
	const { page, context, pageErrors } = admin
	const id = await itemId(admin, 'villa', 5)
	await page.goto(address(id))
	// By the keyboard, the focus comes along and goes back.
	await button(page, 'Preview').press('Enter')
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('390 px')
	await page.keyboard.press('Escape')
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Preview')
	await button(page, 'Preview').click()
	const preview = page.frameLocator('iframe')
	const title = preview.getByRole('heading', { level: 1 })
	const name = page.getByLabel('Name', { exact: true })
	await expect.poll(() => title.textContent()).toBe(await name.inputValue())
	const inFrame = <T>(read: () => T) => page.frames()[1]!.evaluate(read)
	expect(await inFrame(() => innerWidth)).toBe(390)
	await button(page, '1280 px').click()
	await expect.poll(() => inFrame(() => innerWidth)).toBe(1280)
	await inFrame(() => scrollTo(0, 700))
	await name.fill('Canary House')
	await expect.poll(() => title.textContent()).toBe('Canary House')
	expect(await inFrame(() => scrollY)).toBe(700)
	await button(page, '390 px').click()
	const room = page.locator('[name="suites.0.type"]')
	await preview.getByRole('heading', { name: await room.inputValue() }).click()
	await expect.poll(() => room.evaluate((field) => field === document.activeElement)).toBe(true)
	// Nothing in it leaves the page or sends anything.
	await inFrame(() => scrollTo(0, 0))
	await preview.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
	await preview.getByRole('link', { name: 'Villas' }).first().click()
	expect(await preview.getByRole('dialog').count()).toBe(0)
	expect(await inFrame(() => location.pathname)).toBe('/admin/preview')
	expect(await (await context.request.get('/villas/5')).text()).not.toContain('Canary House')
	expect(await (await context.request.get('/admin/preview')).text()).not.toContain('Canary House')

	// Without an account, and without a way to act on it; gone when it is revoked.
	await button(page, 'More actions').click()
	await page.getByRole('menuitem', { name: 'Preview links' }).click()
	await button(page, 'Make a link').click()
	const made = page.getByLabel('Address of the preview')
	await expect.poll(() => made.inputValue()).toContain('/preview/')
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await button(page, 'Copy the link').click()
	await button(page, 'Copied').waitFor()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await made.inputValue())
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	const guest = await product.browser.newPage()
	const link = product.url + new URL(await made.inputValue()).pathname
	await guest.goto(link)
	await guest.getByRole('heading', { level: 1, name: 'Canary House' }).waitFor()
	await guest.getByText('Draft, not public.').waitFor()
	expect(await axeInBothThemes(guest, { andNarrow: true })).toEqual([])
	expect(await guest.locator('link[rel=canonical], meta[property^="og:"]').count()).toBe(0)
	await guest.getByRole('button', { name: 'MAKE ENQUIRY' }).first().click()
	await guest.getByRole('link', { name: 'Villas' }).first().click()
	expect([await guest.getByRole('dialog').count(), guest.url()]).toEqual([0, link])
	await button(page, /^Revoke the link/).click()
	await page.getByText('No link works at the moment.').waitFor()
	expect((await guest.reload())?.status()).toBe(404)
	await guest.close()

	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(address(id))
	await button(page, 'Preview').click()
	await title.waitFor()
	// By its place on the screen, because it is drawn smaller than it is.
	const frame = (await page.locator('iframe').boundingBox())!
	const { x, y } = await title.evaluate((heading) => heading.getBoundingClientRect())
	const scale = frame.width / 390
	expect(scale).toBeLessThan(1)
	await page.mouse.click(frame.x + (x + 8) * scale, frame.y + (y + 8) * scale)
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
	expect(pageErrors).toEqual([])
})

test('owners change the agency’s name and legal wording next to the catalogue (CRM-276)', async () => {
	const { page, go, call, pageErrors } = await openPage()
	await go('/admin?section=catalogue')
	await button(page, 'Agency texts').click()
	const texts = page.getByRole('dialog', { name: 'Agency Texts' })
	await texts.getByLabel('Phone').fill('+44 20 7946 0555')
	await texts.getByLabel('Text for the Terms Page').fill('## Swans\n\nThe swans are not insured.')
	expect(await axeInBothThemes(page, { andNarrow: true })).toEqual([])
	await texts.getByRole('button', { name: 'Save Settings' }).click()
	await expectToast(page, 'Settings saved successfully')
	const { settings } = (await call('GET', '/api/admin/settings')).body
	expect(settings).toMatchObject({ phone: '+44 20 7946 0555', vatScheme: 'standard', name: 'Go Privilege' })
	await page.goto('/terms')
	await page.getByRole('heading', { name: 'Swans', level: 2 }).waitFor()
	await page.goto('/')
	await page.getByRole('contentinfo').getByText('+44 20 7946 0555').waitFor()
	expect(pageErrors).toEqual([])
})
