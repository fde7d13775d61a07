import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import type { Conversation } from '#shared/messages/thread.ts'
import type { PortalTrip, WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { james, marguerite, olivia } from '#tests/people.ts'
import { axe, signIn, visit } from '#tests/harness/browser.ts'
import { startGateway } from '#tests/harness/proxies/gateway.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()

const MONACO = 'Monaco Grand Prix Weekend'

/** Signs in, opens the trip once, and waits until the browser has cached it. */
async function visited(page: Page, url = product.url) {
	await signIn(page, url, olivia)
	await page.goto(`${url}/portal`)
	await page.getByRole('link', { name: MONACO }).first().click()
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready
	})
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
	const read = async () => {
		const answer = await page.request.get(`${url}/api/portal/trips/${id}`)
		return ((await answer.json()) as { trip: WholePortalTrip }).trip
	}
	return { trip: `${url}/portal/trips/${id}`, id, read }
}

/** On the page of the guests: saves another telephone number for a guest. */
async function changePhone(page: Page, fullName: string, phone: string) {
	await page.getByRole('button', { name: `Edit ${fullName}` }).click()
	await page.getByLabel('Phone').fill(phone)
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await page.getByText('Saved on this device', { exact: true }).waitFor()
}

async function logOut(page: Page, { username }: typeof olivia) {
	await page.getByRole('button', { name: `Account of ${username}` }).click()
	await page.getByRole('menuitem', { name: 'Log out' }).click()
}

test('after one visit the trip, its documents and its guests open offline, and edits are sent later', async () => {
	const { page, context, pageErrors } = await visit(product, { width: 390 })
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	const { trip, read } = await visited(page)
	// The product has no weather service here, so the page does not ask for the weather.
	expect(asked.filter((path) => path.endsWith('/weather'))).toEqual([])
	const before = (await read()).guests[0]!
	await page.getByText('Everything for this trip is on this device').waitFor()

	await context.setOffline(true)
	await page.goto(`${product.url}/portal`)
	await page.getByText(/^No connection. Last updated \d/).waitFor()
	await page.getByRole('link', { name: MONACO }).first().click()
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	const [document] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Download Grand Prix welcome pack' }).click(),
	])
	expect((await readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-')
	const [calendar] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Add to Calendar' }).click(),
	])
	expect(calendar.suggestedFilename()).toBe(`${MONACO}.ics`)
	expect(await readFile(await calendar.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR[^]*BA342/)
	expect(await axe(page)).toEqual([])

	// A retry loads the data of this page. Cached data of earlier pages does not keep the notice on the screen.
	await context.setOffline(false)
	await page.getByRole('button', { name: 'Try again' }).click()
	await page.getByText('Last updated').waitFor({ state: 'detached' })
	await page.getByRole('link', { name: 'Back', exact: true }).click()
	await page.getByText(/^Last updated \d/).waitFor()
	await context.setOffline(true)
	await page.getByText(/^No connection. Last updated \d/).waitFor()

	await page.goto(`${trip}/guests`)
	await page.getByRole('button', { name: `Edit ${before.fullName}` }).click()
	await page.getByLabel('Phone').fill('+44 7700 900777')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await page.getByText('Saved on this device', { exact: true }).waitFor()
	expect(await page.getByRole('button', { name: 'Approve All Guest Details' }).isDisabled()).toBe(true)
	await page.reload()
	await page.getByText('Your changes are saved on this device').waitFor()
	await page.getByText('+44 7700 900777').waitFor()
	expect(await axe(page)).toEqual([])

	await context.setOffline(false)
	await page.getByText('The changes you made offline have been sent.', { exact: true }).waitFor()
	expect(await read()).toMatchObject({ guests: [{ id: before.id, phone: '+44 7700 900777' }, {}] })
	await page.getByText('Your changes are saved on this device').waitFor({ state: 'detached' })
	await page.getByText('No connection.').waitFor({ state: 'detached' })

	// A conversation is read offline. What is begun there outlives the session and waits for the button (PORTAL-142).
	const headers = { origin: product.url }
	const messages = `${trip.replace('/portal', '/api/portal')}/messages`
	await page.request.post(messages, { data: { text: 'Is breakfast included?' }, headers })
	await page.goto(trip)
	await page.getByText('Is breakfast included?').waitFor()
	await context.setOffline(true)
	await page.reload()
	await page.getByText('Is breakfast included?').waitFor()
	const field = page.getByLabel('Write to us')
	await field.fill('Window seats, please.')
	await page.getByRole('button', { name: 'Send to us' }).click()
	await page.getByText('You appear to be offline').waitFor()
	await page.reload()
	await page.getByText('Your message stays on this device until you send it.').waitFor()
	await expect.poll(() => field.inputValue()).toBe('Window seats, please.')
	await context.clearCookies()
	await context.setOffline(false)
	await page.goto(trip)
	await signIn(page, product.url, olivia)
	await page.goto(trip)
	await expect.poll(() => field.inputValue()).toBe('Window seats, please.')
	const sent = async () =>
		((await (await page.request.get(messages)).json()) as { conversation: Conversation }).conversation.messages
	expect(await sent()).toHaveLength(1)
	await page.getByRole('button', { name: 'Send to us' }).click()
	await expect.poll(() => field.inputValue()).toBe('')
	expect(await sent()).toHaveLength(2)
	expect(pageErrors).toEqual([])
})

test('a pending edit does not overwrite what somebody else has changed', async () => {
	const { page, context } = await visit(product, { width: 390 })
	const { trip, read } = await visited(page)
	await page.goto(`${trip}/guests`)
	const guest = (await read()).guests[1]!
	await page.getByRole('button', { name: `Edit ${guest.fullName}` }).click()
	await context.setOffline(true)
	await page.getByLabel('Phone').fill('+44 7700 900111')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await page.getByText('Saved on this device', { exact: true }).waitFor()
	const other = await page.request.patch(`${product.url}/api/portal/guests/${guest.id}`, {
		data: { phone: '+44 7700 900222' },
		headers: { origin: product.url },
	})
	expect(other.status()).toBe(200)
	await context.setOffline(false)
	await page.getByText('Your changes were not accepted').waitFor()
	await page.getByRole('button', { name: `Edit ${guest.fullName}` }).click()
	await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+44 7700 900111')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await page.getByText('Yours: +44 7700 900111').waitFor()
	expect((await read()).guests[1]?.phone).toBe('+44 7700 900222')
})

/** Runs in the page: what the first release stored for a traveller, without versions, and without fields and lists of later ones. */
function storeAsFirstRelease({
	userId,
	tripId,
	trip,
	isGarbage,
}: {
	userId: string
	tripId: string
	trip: WholePortalTrip
	isGarbage: boolean
}) {
	const { activities: _, transfers: __, ...older } = trip
	const flights = trip.flights.map(({ baggageWeightKg: ___, ...flight }) => ({ ...flight, seat: '1A' }))
	const answer = isGarbage ? { trip: 'text' } : { trip: { ...older, flights } }
	const { phone: ____, ...base } = trip.guests[0]!
	const edit = isGarbage
		? { base: null }
		: { base, typed: { fullName: base.fullName, phone: '+44 7700 900333', faith: '' }, at: 1 }
	return new Promise<void>((done, fail) => {
		const opening = indexedDB.open(`traveller ${userId}`, 1)
		opening.onerror = () => fail(new Error('not opened'))
		opening.onsuccess = () => {
			const work = opening.result.transaction(['answers', 'edits', 'papers'], 'readwrite')
			work.objectStore('answers').put({ answer, at: Date.parse('2026-05-04T12:00:00Z') }, `/api/portal/trips/${tripId}`)
			work.objectStore('edits').put(edit, base.id)
			if (isGarbage) work.objectStore('papers').put({ id: trip.documents[0]!.fileUrl, file: 'PDF' })
			work.oncomplete = () => {
				opening.result.close()
				done()
			}
		}
	})
}

test('what the first release stored is shown offline with defaults, and its edits are sent; garbage is ignored', async () => {
	const { page, context, pageErrors } = await visit(product, { width: 390 })
	const { trip, read } = await visited(page)
	const stored = await read()
	const given = { userId: stored.userId, tripId: stored.id, trip: stored, isGarbage: false }
	await page.evaluate(storeAsFirstRelease, given)
	await context.setOffline(true)
	await page.goto(trip)
	await page.getByText(/^No connection. Last updated 4 May 2026, .* 1 change waiting to be sent.$/).waitFor()
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	await page.getByRole('region', { name: 'Flights' }).getByText('BA342').first().waitFor()
	await page.getByText('No activities').first().waitFor()
	await page.goto(`${trip}/guests`)
	await page.getByText('+44 7700 900333').waitFor()
	await context.setOffline(false)
	await page.getByText('The changes you made offline have been sent.', { exact: true }).waitFor()
	expect((await read()).guests[0]?.phone).toBe('+44 7700 900333')

	await page.goto(trip)
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	await page.evaluate(storeAsFirstRelease, { ...given, isGarbage: true })
	await context.setOffline(true)
	await page.goto(trip)
	await page.getByRole('heading', { level: 1, name: 'Trip not found' }).waitFor()
	await context.setOffline(false)
	await page.getByRole('button', { name: 'Try again' }).first().click()
	await page.getByText('Everything for this trip is on this device').waitFor()
	await page.evaluate(() => localStorage.setItem('traveller', '{"id":'))
	await page.goto(trip)
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	expect(pageErrors).toEqual([])
})

test('signing out deletes everything from the device, also offline, and the next traveller sees only their own trips', async () => {
	const { page, context } = await visit(product, { width: 390 })
	const { trip } = await visited(page)
	await page.getByText('Everything for this trip is on this device').waitFor()
	await context.setOffline(true)
	await logOut(page, olivia)
	await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
	await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
	expect(await axe(page)).toEqual([])
	await page.goto(trip)
	await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
	expect(await page.content()).not.toContain(MONACO)

	// The session ends by itself.
	await context.setOffline(false)
	await page.getByRole('button', { name: 'Sign In' }).waitFor()
	const who = await page.request.get(`${product.url}/api/auth/user`)
	expect(await who.json()).toEqual({ user: null })
	await signIn(page, product.url, james)
	await page.goto(`${product.url}/portal`)
	await page.getByRole('link', { name: 'Maldives Family Escape' }).first().waitFor()
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready
	})
	await context.setOffline(true)
	await page.goto(`${product.url}/portal`)
	await page.getByRole('link', { name: 'Maldives Family Escape' }).first().waitFor()
	expect(await page.getByText(MONACO).count()).toBe(0)
	await page.goto(trip)
	await page.getByText('You appear to be offline').waitFor()
})

test('a proxy or a captive portal that answers for the product counts as no connection', async () => {
	const gateway = await startGateway(product.url)
	const { page } = await visit(product, { width: 390 })
	const { trip, read } = await visited(page, gateway.url)
	const guest = (await read()).guests[0]!
	for (const mode of ['badGateway', 'noDatabase', 'signInPage', 'redirect'] as const) {
		gateway.mode = mode
		await page.goto(trip)
		await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
		await page.getByText(/^Last updated \d/).waitFor()
	}
	gateway.mode = 'signInPage'
	await page.goto(`${trip}/guests`)
	await changePhone(page, guest.fullName, '+44 7700 900444')
	gateway.mode = 'badGateway'
	await page.getByRole('button', { name: 'Try again' }).click()
	await page.getByText('1 change waiting to be sent.').waitFor()
	gateway.mode = 'open'
	const sent = page.getByText('The changes you made offline have been sent.', { exact: true }).waitFor()
	// The page may find the network by itself before the button is pressed.
	const pressed = page.getByRole('button', { name: 'Try again' }).click()
	await Promise.race([sent, pressed.catch(() => sent)])
	await sent
	expect((await read()).guests[0]?.phone).toBe('+44 7700 900444')
})

/** How many items this device stores of a traveller, by store. */
const storedOf = (page: Page, userId: string) =>
	page.evaluate(async (name) => {
		const counts: Record<string, number> = {}
		if (!(await indexedDB.databases()).some((one) => one.name === name)) return counts
		const done = <T>(asked: IDBRequest<T>) =>
			new Promise<T>((resolve) => asked.addEventListener('success', () => resolve(asked.result)))
		const db = await done(indexedDB.open(name))
		for (const store of db.objectStoreNames)
			counts[store] = await done(db.transaction(store).objectStore(store).count())
		db.close()
		return counts
	}, `traveller ${userId}`)

test('an edit outlives the session: nobody else sees it, its traveller sends it, and a log-out asks', async () => {
	const { page, context } = await visit(product, { width: 390 })
	const { trip, read } = await visited(page)
	const { userId, guests } = await read()
	await page.goto(`${trip}/guests`)
	await page.getByRole('heading', { name: 'Trip Summary' }).waitFor()
	await context.setOffline(true)
	await changePhone(page, guests[0]!.fullName, '+44 7700 900555')
	await context.clearCookies()
	await context.setOffline(false)
	await expect.poll(() => storedOf(page, userId)).toEqual({ answers: 0, papers: 0, edits: 1 })
	await signIn(page, product.url, james)
	await page.goto(`${product.url}/portal`)
	await page.getByRole('link', { name: 'Maldives Family Escape' }).first().waitFor()
	expect(await page.getByText('waiting to be sent').count()).toBe(0)
	await logOut(page, james)
	await page.getByRole('button', { name: 'Sign In' }).waitFor()
	expect(await storedOf(page, userId)).toEqual({ answers: 0, papers: 0, edits: 1 })

	// Signing in opens the portal, which sends the edit at once.
	await signIn(page, product.url, olivia)
	await page.getByText('The changes you made offline have been sent.', { exact: true }).waitFor()
	expect((await read()).guests[0]?.phone).toBe('+44 7700 900555')

	await page.goto(`${trip}/guests`)
	await page.getByRole('heading', { name: 'Trip Summary' }).waitFor()
	await context.setOffline(true)
	await changePhone(page, guests[0]!.fullName, '+44 7700 900666')
	await logOut(page, olivia)
	const question = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' })
	expect(await axe(page)).toEqual([])
	await question.getByRole('button', { name: 'Keep it' }).click()
	await page.getByText('Your changes are saved on this device').waitFor()
	await logOut(page, olivia)
	await question.getByRole('button', { name: 'Delete and log out' }).click()
	await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
	await expect.poll(() => storedOf(page, userId)).toEqual({})
})

test('an edit of a guest who was removed meanwhile is shown on each page until it is discarded', async () => {
	const staff = (await visit(product, { as: marguerite })).context.request
	const headers = { origin: product.url }
	const { page, context } = await visit(product, { width: 390 })
	const { trip, id } = await visited(page)
	const add = await staff.post('/api/admin/guests', { data: { tripId: id, fullName: 'Ada Lovelace' }, headers })
	const { guest } = (await add.json()) as { guest: { id: string } }
	await page.goto(`${trip}/guests`)
	await page.getByRole('heading', { name: /Ada Lovelace/ }).waitFor()
	await context.setOffline(true)
	await changePhone(page, 'Ada Lovelace', '+44 7700 900888')
	expect((await staff.delete(`/api/admin/guests/${guest.id}`, { headers })).status()).toBe(204)
	await context.setOffline(false)
	await page.getByText('Your change for Ada Lovelace could not be sent. The guest is no longer in the trip.').waitFor()
	await page.goto(`${product.url}/portal`)
	await page.getByText('Your change for Ada Lovelace could not be sent.').waitFor()
	expect(await axe(page)).toEqual([])
	const discard = page.getByRole('button', { name: 'Discard the change for Ada Lovelace' })
	await discard.click()
	await discard.waitFor({ state: 'detached' })
	await page.reload()
	await page.getByRole('link', { name: MONACO }).first().waitFor()
	expect(await page.getByText('Ada Lovelace').count()).toBe(0)
})

test('a companion keeps their details private and gives up their access, and the trip leaves the device (PORTAL-141)', async () => {
	const staff = (await visit(product, { as: marguerite })).context.request
	const headers = { origin: product.url }
	const lead = await visit(product, { width: 390 })
	const { id, trip, read } = await visited(lead.page)
	const guest = (await read()).guests[1]!
	const data = { guestId: guest.id, email: james.email, ...(guest.dateOfBirth ? {} : { isAdult: true }) }
	expect((await staff.post(`/api/admin/trips/${id}/companions`, { data, headers })).status()).toBe(201)

	const { page, pageErrors } = await visit(product, { width: 390, as: james })
	await page.goto(`${product.url}/portal`)
	const invitation = page.getByRole('region', { name: `Invitation to ${MONACO}` })
	await invitation.getByRole('button', { name: 'Accept' }).click()
	await invitation.waitFor({ state: 'detached' })
	await page.goto(`${trip}/guests`)
	const access = page.getByRole('region', { name: 'Your access to this trip' })
	await access.getByText(`You see this trip as ${james.email}.`).waitFor()
	const ofLead = async () => (await read()).guests.find(({ id: one }) => one === guest.id)?.passportNumber
	expect(await ofLead()).toBe(guest.passportNumber)
	await access.getByRole('button', { name: 'Keep my details private' }).click()
	await access.getByText('The lead traveller does not see your passport').waitFor()
	expect(await ofLead()).toBeNull()
	await access.getByRole('button', { name: 'Share my details' }).click()
	await access.getByText('The lead traveller sees your passport').waitFor()
	expect(await ofLead()).toBe(guest.passportNumber)
	expect(await axe(page)).toEqual([])

	await access.getByRole('button', { name: 'Give up my access' }).click()
	const question = page.getByRole('alertdialog', { name: 'Give Up Your Access?' })
	expect(await axe(page)).toEqual([])
	await question.getByRole('button', { name: 'Keep it' }).click()
	await question.waitFor({ state: 'detached' })
	await access.getByRole('button', { name: 'Give up my access' }).click()
	await question.getByRole('button', { name: 'Give up access' }).click()
	await page.getByText('You gave up your access', { exact: true }).waitFor()
	await page.getByRole('link', { name: 'Maldives Family Escape' }).first().waitFor()
	expect(await page.getByRole('link', { name: MONACO }).count()).toBe(0)
	await expect.poll(() => storedAbout(page, id)).toEqual([])
	await logOut(page, james)
	await page.getByRole('button', { name: 'Sign In' }).waitFor()
	await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
	expect(pageErrors).toEqual([])
})

/** The keys of what this device stores of any traveller that contain a text. */
const storedAbout = (page: Page, text: string) =>
	page.evaluate(async (part) => {
		const done = <T>(asked: IDBRequest<T>) =>
			new Promise<T>((resolve) => asked.addEventListener('success', () => resolve(asked.result)))
		const found: string[] = []
		for (const { name } of await indexedDB.databases()) {
			const db = await done(indexedDB.open(name!))
			for (const store of db.objectStoreNames) {
				const items = db.transaction(store).objectStore(store)
				const keys = await done(items.getAllKeys())
				const values = await done(db.transaction(store).objectStore(store).getAll())
				found.push(...keys.map(String).filter((key, n) => `${key}${JSON.stringify(values[n])}`.includes(part)))
			}
			db.close()
		}
		return found
	}, text)

test('the next trip is stored unasked with its documents, as the device and the agency allow', async () => {
	const staff = (await visit(product, { as: marguerite })).context.request
	const headers = { origin: product.url }
	const { page, context } = await visit(product, { width: 390, as: olivia })
	await page.addInitScript(() => {
		const connection = { saveData: sessionStorage.getItem('saveData') === '1' }
		Object.defineProperty(navigator, 'connection', { value: connection })
	})
	const list = (await (await context.request.get('/api/portal/trips')).json()) as { trips: PortalTrip[] }
	const { id, userId } = list.trips.find(({ name }) => name === MONACO)!
	const papers = async () => (await storedOf(page, userId)).papers
	const isComplete = page.getByText('Everything for this trip is on this device')
	// The dashboard alone is enough.
	await page.goto('/portal')
	await expect.poll(papers).toBe(1)
	await page.goto(`/portal/trips/${id}`)
	await isComplete.waitFor()
	await expect.poll(papers).toBe(2)

	// Somebody who saves data is asked.
	const file = { name: 'Rail tickets.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Rail tickets']) }
	const upload = await staff.post(`/api/trips/${id}/documents/upload`, { multipart: { document: file }, headers })
	expect(upload.status()).toBe(201)
	const { document } = (await upload.json()) as { document: { id: string } }
	await page.evaluate(() => sessionStorage.setItem('saveData', '1'))
	await page.reload()
	await page.getByText('1 of 2 documents are not on this device yet.').waitFor()
	expect(await axe(page)).toEqual([])
	await page.getByRole('button', { name: 'Fetch now' }).click()
	await isComplete.waitFor()
	expect(await papers()).toBe(3)

	// What staff removed leaves the device with the next answer.
	expect((await staff.delete(`/api/documents/${document.id}`, { headers })).ok()).toBe(true)
	await page.reload()
	await isComplete.waitFor()
	await expect.poll(papers).toBe(2)
})

test('nothing of the documents moves while the device finds out what it stores', async () => {
	const { page } = await visit(product, { width: 390 })
	await page.addInitScript(() => {
		const places: string[] = []
		Object.assign(globalThis, { places })
		const look = () => {
			const link = document.querySelector('a[aria-label="Download Grand Prix welcome pack"]')
			const section = link?.closest('section')
			if (link && section) {
				const { x, y, width } = link.getBoundingClientRect()
				const around = section.getBoundingClientRect()
				const place = [x, y - around.y, width, around.height].map(Math.round).join(' ')
				if (places.at(-1) !== place) places.push(place)
			}
			requestAnimationFrame(look)
		}
		look()
	})
	await visited(page)
	await page.getByText('Everything for this trip is on this device').waitFor()
	await expect(page.evaluate(() => (globalThis as unknown as { places: string[] }).places)).resolves.toHaveLength(1)
})
