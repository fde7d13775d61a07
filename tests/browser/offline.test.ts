import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { james, olivia } from '#tests/people.ts'
import { axe, signIn, visit } from '#tests/harness/browser.ts'
import { serveProduct } from '#tests/harness/served-product.ts'

const product = await serveProduct()

const MONACO = 'Monaco Grand Prix Weekend'

/** Signs in, opens the trip once, and waits until the browser has cached it. */
async function visited(page: Page) {
	await signIn(page, product.url, olivia)
	await page.goto(`${product.url}/portal`)
	await page.getByRole('link', { name: MONACO }).first().click()
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready
	})
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
	const read = async () => {
		const answer = await page.request.get(`${product.url}/api/portal/trips/${id}`)
		return ((await answer.json()) as { trip: WholePortalTrip }).trip
	}
	return { trip: `${product.url}/portal/trips/${id}`, read }
}

test('after one visit the trip, its documents and its guests open offline, and edits are sent later', async () => {
	const { page, context, pageErrors } = await visit(product, { width: 390 })
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	const { trip, read } = await visited(page)
	// The product has no weather service here, so the page does not ask for the weather.
	expect(asked.filter((path) => path.endsWith('/weather'))).toEqual([])
	const before = (await read()).guests[0]!
	await page.getByRole('button', { name: 'Save Offline Grand Prix welcome pack' }).click()
	await page.getByText('Saved Offline').waitFor()

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
	expect(await page.getByLabel('Phone').inputValue()).toBe('+44 7700 900111')
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
	await page.getByRole('button', { name: 'Save Offline Grand Prix welcome pack' }).waitFor()
	await page.evaluate(() => localStorage.setItem('traveller', '{"id":'))
	await page.goto(trip)
	await page.getByRole('heading', { level: 1, name: MONACO }).waitFor()
	expect(pageErrors).toEqual([])
})

test('signing out deletes everything from the device, also offline, and the next traveller sees only their own trips', async () => {
	const { page, context } = await visit(product, { width: 390 })
	const { trip } = await visited(page)
	await page.getByRole('button', { name: 'Save Offline Grand Prix welcome pack' }).click()
	await page.getByText('Saved Offline').waitFor()
	await context.setOffline(true)
	await page.getByRole('button', { name: `Account of ${olivia.username}` }).click()
	await page.getByRole('menuitem', { name: 'Log out' }).click()
	await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
	await page.goto(trip)
	await page.getByText('We couldn’t load your account').waitFor()
	expect(await page.getByText(MONACO).count()).toBe(0)

	await context.setOffline(false)
	await page.goto(trip)
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
