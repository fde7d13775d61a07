import { expect, test } from 'vitest'
import { marguerite, olivia } from '#tests/people.ts'
import { axe, axeInBothThemes, type ViewOptions } from '#tests/harness/browser.ts'
import { button, field, inDialog, createTrip, openAdminPage, expectToast, focusIn } from '#tests/harness/admin-page.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct({ DEMO: '0' })

const openPage = (options?: ViewOptions) => openAdminPage(product, options)

test('a slow save keeps the focus and is sent once, however often Enter is pressed', async () => {
	const { page, call, go } = await openPage()
	await go(`/admin?trip=${await createTrip(call)}&tab=guests`)
	const answer = Promise.withResolvers<void>()
	let sent = 0
	await page.route('**/api/admin/guests', async (route) => {
		sent++
		await answer.promise
		await route.fallback()
	})
	await button(page, 'Add Guest').click()
	await field(page, 'Full Name *').fill('Ada Hartley')
	await inDialog(page, 'Add Guest').press('Enter')
	const saving = inDialog(page, 'Saving...')
	await saving.waitFor()
	await expect.poll(() => saving.evaluate((control) => control === document.activeElement)).toBe(true)
	await page.keyboard.press('Enter')
	await field(page, 'Full Name *').press('Enter')
	answer.resolve()
	await expectToast(page, 'Guest added successfully')
	await page.getByText('1 guest(s)').waitFor()
	expect(sent).toBe(1)
})

test('a save in the middle of which the session has ended asks for a sign-in and is repeated (CRM-297)', async () => {
	const { page, context, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Ischia' })
	await go(`/admin?section=trips&trip=${id}&tab=guests`)
	await button(page, 'Add Guest').click()
	await field(page, 'Full Name *').fill('Ada Hartley')
	await context.clearCookies()
	await inDialog(page, 'Add Guest').click()
	const signIn = page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await focusIn(signIn)
	// Closing it loses nothing, and the next attempt asks again.
	await page.keyboard.press('Escape')
	await expectToast(page, 'Failed to add guest')
	await expect.poll(() => field(page, 'Full Name *').inputValue()).toBe('Ada Hartley')
	await inDialog(page, 'Add Guest').click()
	await signIn.getByLabel('Username').fill(marguerite.username)
	await signIn.getByLabel('Password').fill(marguerite.password)
	expect(await axe(page)).toEqual([])
	await signIn.getByRole('button', { name: 'Sign In' }).click()
	await expectToast(page, 'Guest added successfully')
	await page.getByText('1 guest(s)').waitFor()

	// Nobody else saves in one's name.
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor({ state: 'hidden' })
	await button(page, 'Edit Ada Hartley').click()
	await field(page, 'Full Name *').fill('Not This')
	await context.clearCookies()
	await inDialog(page, 'Save Changes').click()
	await signIn.getByLabel('Username').fill(olivia.username)
	await signIn.getByLabel('Password').fill(olivia.password)
	await signIn.getByRole('button', { name: 'Sign In' }).click()
	await page.waitForURL((url) => url.pathname === '/')
	const { page: next } = await openPage()
	await next.goto(`/admin?section=trips&trip=${id}&tab=guests`)
	await next.getByRole('heading', { name: 'Ada Hartley' }).waitFor()
})

test('what was typed into a form is there after a reload, until it is discarded or saved (CRM-376)', async () => {
	const { page, call, go } = await openPage()
	const id = await createTrip(call, { name: 'Azores' })
	await call('POST', '/api/admin/guests', { tripId: id, fullName: 'Ada King' })
	const drafts = async () => (await call('GET', `/api/admin/trips/${id}/form-drafts`)).body.drafts.length
	page.on('dialog', (dialog) => void dialog.accept())
	await go(`/admin/trips/${id}?tab=guests`)
	await button(page, 'Add Guest').click()
	await field(page, 'Full Name *').fill('Ines Duarte')
	await field(page, 'Passport Number').fill('QX5500123')
	await page.reload()
	await expect.poll(drafts).toBe(1)
	await page.reload()
	await button(page, /^Go on: A new guest of .* was not saved/).click()
	await expect.poll(() => field(page, 'Passport Number').inputValue()).toBe('QX5500123')
	expect(await axe(page)).toEqual([])
	await page.keyboard.press('Control+Enter')
	await expectToast(page, 'Guest added successfully')
	await page.getByText('Ines Duarte').first().waitFor()
	await expect.poll(drafts).toBe(0)

	await button(page, /^Edit Ada King/).click()
	await field(page, 'Passport Number').fill('QX5500124')
	await page.reload()
	await expect.poll(drafts).toBe(1)
	await page.reload()
	const discard = button(page, /^Discard: Your changes to Ada King/)
	await discard.waitFor()
	expect(await axeInBothThemes(page)).toEqual([])
	await discard.click()
	await discard.waitFor({ state: 'hidden' })
	await expect.poll(drafts).toBe(0)
})

test('a record whose answer was lost exists once after the form is sent again', async () => {
	const { page, call, go } = await openPage()
	await go(`/admin?trip=${await createTrip(call)}&tab=guests`)
	let answers = 0
	await page.route('**/api/admin/guests', async (route) => {
		const response = await route.fetch()
		await (answers++ === 0 ? route.abort() : route.fulfill({ response }))
	})
	const add = async () => {
		await button(page, 'Add Guest').click()
		await field(page, 'Full Name *').fill('To Be Named')
		await inDialog(page, 'Add Guest').click()
	}
	await add()
	await expectToast(page, 'Failed to add guest')
	await inDialog(page, 'Add Guest').click()
	await expectToast(page, 'Guest added successfully')
	await page.getByText('1 guest(s)').waitFor()
	await page.getByRole('dialog', { name: 'Add Guest' }).waitFor({ state: 'hidden' })
	await add()
	await page.getByText('2 guest(s)').waitFor()
})
