import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { olivia } from '#tests/people.ts'
import { codeAt, stepAt } from '#server/auth/totp.ts'
import { axe, visit, goHydrated } from '#tests/harness/browser.ts'
import { button, createTrip, expectToast, field, inDialog, openAdminPage } from '#tests/harness/admin-page.ts'
import { startInbox } from '#tests/harness/inbox.ts'
import { linkIn } from '#tests/harness/links.ts'
import { serveProduct } from '#tests/harness/served-product.ts'
import { virtualAuthenticator } from '#tests/harness/authenticators/virtual.ts'

const inbox = await startInbox()
afterAll(() => inbox.close())
const product = await serveProduct({ DEMO: '0', SMTP_URL: inbox.url })
const openPage = () => openAdminPage(product)

test('an owner invites a colleague, and reads in the audit that they did', async () => {
	const { page, go } = await openPage()
	await go('/admin')
	await page.getByRole('button', { name: 'Account of marguerite' }).last().click()
	await page.getByRole('menuitem', { name: 'Team' }).click()
	await button(page, 'Invite a colleague').click()
	await field(page, 'Full Name *').fill('Tess Arrow')
	await field(page, 'Username *').fill('tess.arrow')
	await field(page, 'Email *').fill('tess.arrow@agency.example')
	await field(page, 'Role *').selectOption('viewer')
	await inDialog(page, 'Send invitation').click()
	await expectToast(page, 'Invitation sent')
	const row = page.getByRole('row', { name: /Tess Arrow/ })
	await row.getByText('Invited').waitFor()
	await row.getByRole('button', { name: 'Manage Tess Arrow' }).click()
	await field(page, 'Role').selectOption('consultant')
	await inDialog(page, 'Change role').click()
	await row.getByText('Consultant').waitFor()
	await go('/admin?section=audit')
	const entry = page.getByRole('row', { name: /Changed a colleague’s role/ }).first()
	await entry.getByText('Tess Arrow (colleague)').waitFor()
	const download = page.waitForEvent('download')
	await button(page, 'Export CSV').click()
	expect((await download).suggestedFilename()).toBe('audit.csv')
})

test('a traveller sets up a second step, and signs in with its code after the password', async () => {
	const { call } = await openPage()
	await createTrip(call)
	const { page } = await visit(product, { as: olivia })
	await page.goto('/account')
	await button(page, 'Set up').click()
	await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
	const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent())!.replaceAll(' ', '')
	const codeInput = page.getByLabel('Code', { exact: true })
	await codeInput.fill('000000')
	await page.keyboard.press('Enter')
	await page.getByText('This code is not right, or was used already').waitFor()
	await codeInput.fill(codeAt(bytesOf(key), stepAt(Date.now()) - 1))
	await page.keyboard.press('Enter')
	const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
	await codes.nth(7).waitFor()
	expect(await codes.count()).toBe(8)
	expect(await axe(page)).toEqual([])
	await button(page, 'I have stored them').click()
	await page.getByText('8 recovery codes left for a lost phone.').waitFor()

	const other = await visit(product)
	await goHydrated(other.page, '/')
	await other.page.getByRole('button', { name: 'Sign In' }).click()
	const dialog = other.page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await dialog.getByLabel('Username').fill(olivia.username)
	await dialog.getByLabel('Password').fill(olivia.password)
	await dialog.getByRole('button', { name: 'Sign In' }).click()
	await dialog.getByLabel('Code').fill(codeAt(bytesOf(key), stepAt(Date.now())))
	expect(await axe(other.page)).toEqual([])
	await dialog.getByRole('button', { name: 'Sign In' }).click()
	await other.page.getByText('You have successfully logged in.', { exact: true }).waitFor()
	await page.reload()
	await page
		.getByRole('button', { name: /^Sign out there/ })
		.first()
		.click()
	await expectToast(page, 'Chrome on Linux is signed out')
	await button(page, 'Turn off').click()
	await button(page, 'Set up').waitFor()
})

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function bytesOf(key: string): Buffer {
	const bits = Array.from(key, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
	return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

describe('links by mail', () => {
	const PASSWORD = 'three boats and a heron'
	/** The link in the latest mail to an address, once there are `count`. */
	async function nextLink(address: string, count = 1) {
		const mails = () => inbox.mails.filter(({ to, text }) => to?.[0]?.address === address && text?.includes('#'))
		await vi.waitFor(() => expect(mails().length).toBe(count), { timeout: 20_000, interval: 50 })
		return linkIn(mails().at(-1))
	}
	let number = 0
	async function invite(call: Awaited<ReturnType<typeof openPage>>['call']) {
		const email = `nora${++number}@mail.example`
		const { body } = await call('POST', '/api/admin/invitations', {
			username: `nora.byrne${number}`,
			email,
			fullName: 'Nora Byrne',
		})
		return { id: body.user.id as string, email, username: `nora.byrne${number}`, ...(await nextLink(email)) }
	}
	/** Everything that the browser stores or shows of the address. */
	const traces = (page: Page) =>
		page.evaluate(async () => {
			const caches = await window.caches.keys()
			return JSON.stringify([
				location.href,
				history.state,
				Object.entries(localStorage),
				Object.entries(sessionStorage),
				caches,
				document.cookie,
			])
		})
	const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

	test('a customer is invited and gets into the portal on a phone, whatever scanners did with the link before', async () => {
		const { page: staffPage, call, go } = await openPage()
		await go('/admin?section=customers')
		await button(staffPage, 'Invite Customer').click()
		await inDialog(staffPage, 'Send invitation').click()
		await staffPage.getByText('Username is required').waitFor()
		await field(staffPage, 'Username *').fill('vera.sand')
		await field(staffPage, 'Email *').fill('vera@mail.example')
		await field(staffPage, 'Full Name').fill('Vera Sand')
		await inDialog(staffPage, 'Send invitation').click()
		await expectToast(staffPage, 'Invitation sent')
		await staffPage.getByRole('row', { name: 'Vera Sand' }).getByText('Invited').waitFor()
		const { address, token } = await nextLink('vera@mail.example')
		expect(address).toBe(`${product.url}/welcome`)

		for (let n = 0; n < 50; n++) {
			const [head, got] = await Promise.all([fetch(address, { method: 'HEAD' }), fetch(address)])
			expect([head.status, got.status, got.headers.get('cache-control'), got.headers.get('referrer-policy')]).toEqual([
				200,
				200,
				'no-store',
				'no-referrer',
			])
			expect(got.headers.get('x-robots-tag')).toBe('noindex')
			await got.arrayBuffer()
		}
		const scanner = await visit(product, {})
		await scanner.page.goto(`${address}#${token}`)
		await heading(scanner.page, 'Welcome, Vera Sand')

		const { page, context, pageErrors } = await visit(product, { width: 390 })
		const sent: string[] = []
		page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`))
		await page.goto(`${address}#${token}`)
		await heading(page, 'Welcome, Vera Sand')
		await page.getByText('vera.sand', { exact: true }).waitFor()
		expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/welcome')
		expect(await axe(page)).toEqual([])
		const choose = page.getByLabel('Choose a password')
		await choose.fill('short')
		await choose.press('Enter')
		await page.getByText('At least 8 characters', { exact: true }).waitFor()
		await expect.poll(() => choose.evaluate((input) => input === document.activeElement)).toBe(true)
		await choose.fill(PASSWORD)
		await page.getByLabel('Show what I type').check()
		await button(page, 'Open my travel pages').click()
		await page.getByRole('heading', { name: 'Your Holidays' }).waitFor()
		expect(sent.length).toBeGreaterThan(5)
		expect(sent.filter((request) => request.includes(token))).toEqual([])
		expect(await traces(page)).not.toContain(token)
		expect(await page.getByRole('button', { name: 'Choose my own' }).count()).toBe(0)
		expect(pageErrors).toEqual([])
		// The used link leads to the same end for everybody.
		const late = await context.newPage()
		await late.goto(`${address}#${token}`)
		await heading(late, 'This link no longer works')
		const { body } = await call('GET', '/api/admin/users?q=vera.sand')
		expect(body.users[0].access).toBe('open')
	})

	test('a link without its secret asks for the code, and one that ended for an address', async () => {
		const { call } = await openPage()
		const { email, token, code } = await invite(call)
		const { page } = await visit(product, { width: 390, theme: 'dark' })
		await page.goto(`/welcome%23${token}`)
		await heading(page, 'Welcome, Nora Byrne')
		await page.goto('/welcome')
		await heading(page, 'Enter your code')
		expect(await axe(page)).toEqual([])
		await button(page, 'Continue').click()
		await page.getByText('Enter the code from the mail').waitFor()
		await page.getByLabel('Code from the mail').fill(code.toUpperCase().replaceAll('-', ' '))
		await button(page, 'Continue').click()
		await heading(page, 'Welcome, Nora Byrne')

		await page.goto(`/welcome#${token.slice(1)}k`)
		await heading(page, 'This link no longer works')
		expect(await axe(page)).toEqual([])
		await page.getByLabel('Your e-mail address').fill(email)
		await button(page, 'Send me a new one').click()
		await page.getByText('a mail with a link is on its way').waitFor()
		const next = await nextLink(email, 2)
		expect(next.token).not.toBe(token)
		// A link that is pasted into the same tab.
		await page.evaluate((hash) => (location.hash = hash), next.token)
		await heading(page, 'Welcome, Nora Byrne')
	})

	test('who has forgotten a password gets in with a new one', async () => {
		const { call } = await openPage()
		const { email, username, token } = await invite(call)
		const { page, pageErrors } = await visit(product, { width: 390 })
		await page.goto(`/welcome#${token}`)
		await page.getByLabel('Choose a password').fill(PASSWORD)
		await button(page, 'Open my travel pages').click()
		await page.getByRole('heading', { name: 'Your Holidays' }).waitFor()
		await page.context().clearCookies()

		await goHydrated(page, '/')
		await page.getByRole('button', { name: 'Sign In' }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByRole('button', { name: 'Forgotten?' }).click()
		await expect
			.poll(() => dialog.getByLabel('Your e-mail address').evaluate((input) => input === document.activeElement))
			.toBe(true)
		expect(await axe(page)).toEqual([])
		await dialog.getByLabel('Your e-mail address').fill(username)
		await page.keyboard.press('Enter')
		await dialog.getByText('If we know that address or name, a mail with a link is on its way to you.').waitFor()
		await button(page, 'Back').click()
		await dialog.getByLabel('Username').waitFor()

		const link = await nextLink(email, 2)
		expect(link.address).toBe(`${product.url}/new-password`)
		await page.goto(`${link.address}#${link.token}`)
		await heading(page, 'Choose a new password')
		expect(await axe(page)).toEqual([])
		await page.getByLabel('Choose a password').fill('tide tables of 1911')
		await button(page, 'Save').click()
		const signIn = page.getByRole('dialog', { name: 'Sign In to Your Account' })
		await signIn.waitFor()
		await expect.poll(() => signIn.getByLabel('Username').inputValue()).toBe(username)
		await signIn.getByLabel('Password').fill('tide tables of 1911')
		await signIn.getByRole('button', { name: 'Sign In' }).click()
		await page.getByRole('heading', { name: 'Your Holidays' }).waitFor()
		expect(pageErrors).toEqual([])
	})

	test('staff invite the customer of a trip, and send a link to one who can sign in', async () => {
		const { page, call, go } = await openPage()
		const trip = { name: 'Algarve', startDate: '2038-06-12', endDate: '2038-06-19' }
		const enquiry = {
			name: 'Ada Byron',
			email: 'ada.byron@mail.example',
			phone: '1',
			guests: 2,
			villaName: 'Villa Rocha',
		}
		const asked = await call('POST', '/api/enquiries', enquiry)
		const made = await call('POST', `/api/admin/enquiries/${asked.body.enquiry.id}/trip`, trip)
		await go(`/admin?trip=${made.body.trip.id}`)
		await page.getByText('Cannot sign in yet').waitFor()
		await inDialog(page, 'Send invitation').click()
		const question = page.getByRole('alertdialog', { name: 'Send invitation?' })
		await question.getByText('ada.byron@mail.example').waitFor()
		await question.getByRole('button', { name: 'Send' }).click()
		await expectToast(page, 'Invitation sent')
		await page.getByRole('dialog').last().getByText('Invited', { exact: true }).waitFor()
		const { token } = await nextLink('ada.byron@mail.example')
		expect((await call('POST', '/api/auth/invitation', { token, password: PASSWORD })).status).toBe(200)
	})

	test('a password that staff chose is told in the portal until the traveller chooses one', async () => {
		const { call } = await openPage()
		const person = { ...olivia, username: 'staff.chose', email: 'staff.chose@mail.example' }
		await call('POST', '/api/auth/register', person)
		const { page } = await visit(product, { width: 390, as: person })
		await page.goto('/portal')
		await button(page, 'Choose my own').click()
		await field(page, 'Current Password').fill(person.password)
		await field(page, 'New Password').fill('tide tables of 1911')
		await inDialog(page, 'Change Password').click()
		await expectToast(page, 'Password changed')
		await button(page, 'Choose my own').waitFor({ state: 'detached' })
		await page.reload()
		await page.getByRole('heading', { name: 'Your Holidays' }).waitFor()
		await page.getByText('Total Trips').waitFor()
		expect(await button(page, 'Choose my own').count()).toBe(0)
	})

	test('a traveller moves to another address with the codes from both mailboxes', async () => {
		const { call } = await openPage()
		const person = { ...olivia, username: 'moves.house', email: 'moves@before.example' }
		await call('POST', '/api/auth/register', person)
		const { page, pageErrors } = await visit(product, { width: 390, as: person })
		await page.goto('/portal')
		await button(page, `Account of ${person.username}`).click()
		await page.getByRole('menuitem', { name: 'Change e-mail address' }).click()
		await field(page, 'New address').fill('moves@after.example')
		await inDialog(page, 'Send the codes').click()
		await field(page, `Code sent to ${person.email}`).waitFor()
		expect(await axe(page)).toEqual([])
		const codeTo = async (address: string) => {
			const mail = () => inbox.mails.findLast(({ to, text }) => to?.[0]?.address === address && text?.includes('Code:'))
			await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: 20_000, interval: 50 })
			return /[a-z0-9]{4}-[a-z0-9]{4}/.exec(mail()?.text ?? '')?.[0] ?? ''
		}
		await field(page, `Code sent to ${person.email}`).fill(await codeTo(person.email))
		await field(page, 'Code sent to moves@after.example').fill('0000-0000')
		await inDialog(page, 'Change the address').click()
		await page.getByText('That code is not right').waitFor()
		await field(page, 'Code sent to moves@after.example').fill(await codeTo('moves@after.example'))
		await inDialog(page, 'Change the address').click()
		await expectToast(page, 'Address changed')
		await button(page, `Account of ${person.username}`).click()
		await page.getByText('moves@after.example').waitFor()
		expect(pageErrors).toEqual([])
	})
})

test('a traveller adds a passkey, comes in with it from the list and by the button, and removes it', async () => {
	const { call } = await openPage()
	const person = { ...olivia, username: 'key.holder', email: 'key.holder@mail.example' }
	await call('POST', '/api/auth/register', person)
	const visitor = await visit(product, { width: 390, as: person })
	const { page, context, pageErrors } = visitor
	const { held, touch } = await virtualAuthenticator(visitor)
	await page.goto('/account')
	await button(page, 'Add a passkey').click()
	await expectToast(page, 'Passkey added')
	expect(await held()).toBe(1)
	await page.getByText('Only on this device').waitFor()
	expect(await axe(page)).toEqual([])
	await button(page, /^Rename/).click()
	await page.getByLabel('Name of the passkey').fill('My phone')
	await page.keyboard.press('Enter')
	await button(page, 'Rename My phone').waitFor()

	const openDialog = async () => {
		await context.request.post('/api/auth/logout', { headers: { origin: product.url } })
		await goHydrated(page, '/')
		await page.getByRole('button', { name: 'Sign In' }).click()
	}
	const isIn = () => page.getByText('You have successfully logged in.', { exact: true }).waitFor()
	// Nothing is typed or pressed in the dialog.
	await openDialog()
	await isIn()
	// The list's request waits, and the button's takes its place.
	await touch(false)
	const asked = page.waitForResponse('**/api/auth/passkey/options')
	await openDialog()
	await asked
	expect(await axe(page)).toEqual([])
	await touch(true)
	await button(page, 'Use a passkey').click()
	await isIn()
	// Closing the dialog ends its request: otherwise the browser would refuse the next one.
	await touch(false)
	const askedAgain = page.waitForResponse('**/api/auth/passkey/options')
	await openDialog()
	await askedAgain
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'detached' })
	await touch(true)
	await page.getByRole('button', { name: 'Sign In' }).click()
	await isIn()

	await page.goto('/account')
	await button(page, 'Remove My phone').click()
	await page.getByRole('alertdialog', { name: 'Delete Passkey?' }).getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Passkey removed')
	await vi.waitFor(async () => expect(await held()).toBe(0))

	// A passkey belongs to a name, so none is offered at an IP address.
	await goHydrated(page, product.url.replace('localhost', '127.0.0.1'))
	await page.getByRole('button', { name: 'Sign In' }).click()
	await page.getByRole('dialog').getByLabel('Username').waitFor()
	expect(await button(page, 'Use a passkey').count()).toBe(0)
	expect(pageErrors).toEqual([])
})
