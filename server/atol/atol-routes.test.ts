import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { IssuedDocumentStatus } from '#shared/issued-documents/issued-document.ts'
import { pagesOfPdf, runsOfPdf, tagsOfPdf } from '#tests/harness/pdf-text.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	await settings({ atolHolderName: 'Go Privilege Limited', atolNumber: '11593', atolCertificates: 'specimen' })
	tripId = await makeTrip(product, { orderId: 'GP-24817' })
})

const settings = (values: object) => product.staff.put('/api/admin/settings', values)
const generate = (id = tripId) => product.staff.post(`/api/admin/trips/${id}/generate-atol-certificate`)
const choose = (type: string | null) => product.staff.put(`/api/admin/trips/${tripId}/atol-type`, { type })
const register = async (): Promise<Record<string, unknown>[]> =>
	(await product.staff.get(`/api/admin/trips/${tripId}/atol-certificates`)).body.certificates
const bytesOf = async (document: { fileUrl: string }) =>
	new Uint8Array(await (await product.olivia.fetch(document.fileUrl)).arrayBuffer())
/** What the certificate says, on its one page. */
async function text() {
	const { status, body } = await generate()
	expect([status, body.error]).toEqual([201, undefined])
	const pages = await pagesOfPdf(await bytesOf(body.document))
	expect(pages).toHaveLength(1)
	return pages[0]!
}
/** Why the confirmation and the certificate cannot be issued, as staff read it before they press the button. */
const cannot = async () =>
	(await product.staff.get(`/api/admin/trips/${tripId}/papers`)).body.papers.map(
		(status: IssuedDocumentStatus) => status.cannot,
	)
async function fill() {
	await addRecord(product.staff, 'guests', tripId)
	await addRecord(product.staff, 'flights', tripId)
	await addRecord(product.staff, 'accommodations', tripId)
}

test('a package: names, passengers without infants, what is protected, who protects it; and no price', async () => {
	await fill()
	await addRecord(product.staff, 'guests', tripId, { title: 'Mr', fullName: 'Baby Hartley', dateOfBirth: '2036-05-26' })
	await addRecord(product.staff, 'transfers', tripId)
	await addRecord(product.staff, 'activities', tripId, { name: 'Ghost tour', status: 'cancelled' })
	await product.staff.put(`/api/admin/trips/${tripId}/booking-confirmation-content`, { totalPrice: '28450' })
	const said = await text()
	for (const words of [
		'ATOL Certificate',
		'Number of passengers: 1',
		'Ms Olivia Hartley',
		'Mr Baby Hartley',
		'London Heathrow (LHR) to Nice (NCE)',
		'BA342',
		'Hôtel Belle Rade · 5 nights from Thu 20 May 2038',
		'Airport Pickup',
		'Go Privilege Limited, ATOL number 11593',
		'Regulation 17',
		'Package (Single-contract)',
		'Package Travel and Linked Travel Arrangements Regulations 2018',
	])
		expect(said).toContain(words)
	expect(said).not.toMatch(/Ghost|£|28450|533401927|K7QX2M/)
	const { body } = await product.staff.get(`/api/trips/${tripId}/documents`)
	expect(body.documents).toMatchObject([
		{ label: 'ATOL Certificate', displayName: expect.stringMatching(/^ATOL Certificate GP-24817-[2-9A-Z]{5}$/) },
	])
})

test('it says SPECIMEN until an admin has confirmed holder, number and layout', async () => {
	await fill()
	// Drawn across the page, it is a mark and no text that is read: what is drawn differs.
	const before = (await generate()).body.document.bytes
	expect((await register()).map(({ specimen }) => specimen)).toEqual([true])
	await settings({ atolCertificates: 'confirmed' })
	expect((await generate()).body.document.bytes).toBeLessThan(before)
	expect((await register()).map(({ specimen }) => specimen)).toEqual([true, false])
})

test('the same content is the same certificate; changed content is a new one, and the old one is superseded', async () => {
	await fill()
	const first = await generate()
	const again = await generate()
	expect([again.status, again.body.document]).toEqual([200, first.body.document])
	const guest = await addRecord(product.staff, 'guests', tripId, { fullName: 'Daniel Hartley' })
	const second = await generate()
	expect(second.body.document.displayName).not.toBe(first.body.document.displayName)
	expect((await product.olivia.get(`/api/portal/trips/${tripId}/documents`)).body.documents).toEqual([
		second.body.document,
	])
	let entries = await register()
	expect(entries).toHaveLength(2)
	expect(entries[0]!.supersededBy).toBe(entries[1]!.id)
	// Back to what it was: the first reference and date speak again.
	await product.staff.delete(`/api/admin/guests/${guest.id}`)
	expect((await generate()).body.document.displayName).toBe(first.body.document.displayName)
	entries = await register()
	expect(entries.map(({ supersededBy }) => supersededBy)).toEqual([null, entries[0]!.id])
	expect(JSON.stringify(entries)).not.toContain('Hartley')
})

test('flights alone are Flight-Only with their cost; staff may choose another kind', async () => {
	await addRecord(product.staff, 'guests', tripId)
	await addRecord(product.staff, 'flights', tripId)
	await addRecord(product.staff, 'transfers', tripId)
	expect((await product.staff.get(`/api/admin/trips/${tripId}/atol-type`)).body.atolType).toEqual({
		chosen: null,
		derived: 'flight-only',
	})
	expect(await generate()).toMatchObject({ status: 422, body: { code: 'no_price' } })
	await product.staff.put(`/api/admin/trips/${tripId}/booking-confirmation-content`, { totalPrice: '1200' })
	const said = await text()
	expect(said).toContain('ATOL protected cost £1,200.00')
	expect(said).toContain('Warning Only the flights listed above')
	expect(said).not.toMatch(/Airport Pickup|Package Travel/)
	expect((await choose('package-multi')).body.atolType.chosen).toBe('package-multi')
	expect(await text()).toContain('Package (Multi-contract)')
	expect((await choose('cruise')).status).toBe(422)
	expect((await choose(null)).body.atolType).toEqual({ chosen: null, derived: 'flight-only' })
})

test('the booking confirmation claims what the certificate will say, and nothing where there is none', async () => {
	await fill()
	await addRecord(product.staff, 'flights', tripId, { flightNumber: 'BA343', atolCover: 'not_covered' })
	const statement = async () => {
		const preview = await product.staff.fetch(`/api/admin/trips/${tripId}/preview-booking-confirmation`, {
			method: 'POST',
			body: '{}',
			headers: { 'content-type': 'application/json' },
		})
		const said = (await pagesOfPdf(new Uint8Array(await preview.arrayBuffer()))).join(' ')
		return /Your protection (.*?) At your side/.exec(said)?.[1] ?? null
	}
	expect(await statement()).toContain('Your ATOL Certificate lists 1 flight and what else is protected')
	await choose('flight-only')
	expect(await statement()).toContain('It lists 1 flight, and nothing else of this trip')
	await choose('not-protected')
	expect(await statement()).toBeNull()
})

test('a house full of guests fits, each by name and in their order', async () => {
	await fill()
	const names = Array.from({ length: 29 }, (_, n) => `Alexandrina Featherstonehaugh ${String(n).padStart(2, '0')}`)
	for (const fullName of names) await addRecord(product.staff, 'guests', tripId, { title: 'Ms', fullName })
	const said = await text()
	expect(said).toContain('Number of passengers: 30')
	expect(said.match(/Featherstonehaugh \d\d/g)).toEqual(names.map((name) => name.slice(12)))
})

test('it refuses, with the reason, in each of the cases where a certificate must not be given', async () => {
	const { staff } = product
	const reason = async () => {
		const { status, body } = await generate()
		return [status, body.code]
	}
	expect(await reason()).toEqual([422, 'no_flight'])
	const flight = await addRecord(staff, 'flights', tripId, { status: 'cancelled' })
	expect(await reason()).toEqual([422, 'no_flight'])
	await staff.patch(`/api/admin/flights/${flight.id}`, { status: 'confirmed' })
	expect(await reason()).toEqual([422, 'no_guests'])
	const baby = await addRecord(staff, 'guests', tripId, { dateOfBirth: '2037-12-24' })
	await addRecord(staff, 'accommodations', tripId)
	expect(await reason()).toEqual([422, 'no_passengers'])
	await staff.patch(`/api/admin/guests/${baby.id}`, { dateOfBirth: null })
	await choose('not-protected')
	expect(await reason()).toEqual([422, 'not_protected'])
	await choose(null)
	await staff.patch(`/api/admin/trips/${tripId}`, { status: 'cancelled' })
	expect(await reason()).toEqual([422, 'trip_cancelled'])
	await staff.patch(`/api/admin/trips/${tripId}`, {
		status: 'confirmed',
		startDate: '2020-01-01',
		endDate: '2020-01-05',
	})
	expect(await reason()).toEqual([422, 'trip_over'])
	await staff.patch(`/api/admin/trips/${tripId}`, { startDate: '2038-05-20', endDate: '2038-05-25' })
	await settings({ atolNumber: null })
	expect(await reason()).toEqual([422, 'atol_not_configured'])
	await settings({ atolNumber: '11593' })
	for (let n = 0; n < 10; n++) await addDocument(staff, tripId)
	expect(await reason()).toEqual([409, 'too_many_documents'])
	expect(await cannot()).toEqual(Array(2).fill('A trip can hold 10 documents. Delete one first'))
	expect(await register()).toEqual([])
	const { body } = await staff.get(`/api/trips/${tripId}/documents`)
	await staff.delete(`/api/documents/${body.documents[0].id}`)
	expect((await generate()).status).toBe(201)
})

test('a trip of any size gets a certificate: what has no room continues under its number, in type of at least 8 points', async () => {
	await fill()
	const { staff } = product
	const add = (kind: 'guests' | 'activities' | 'transfers', count: number, values: (n: string) => object) =>
		Promise.all(
			Array.from({ length: count }, (_, n) => addRecord(staff, kind, tripId, values(String(n).padStart(2, '0')))),
		)
	await add('guests', 59, (n) => ({ title: 'Ms', fullName: `Alexandrina Featherstonehaugh-Cholmondeley ${n}` }))
	await add('activities', 50, (n) => ({ name: `${'A long evening under the stars '.repeat(3)}${n}` }))
	await add('transfers', 48, (n) => ({ fromLocation: `Quay ${n}` }))
	expect((await cannot())[1]).toBeNull()
	const { status, body } = await generate()
	expect([status, body.error]).toEqual([201, undefined])
	const bytes = await bytesOf(body.document)
	const pages = await pagesOfPdf(bytes)
	const reference = body.document.displayName.replace('ATOL Certificate ', '')
	expect(pages.length).toBeGreaterThan(2)
	for (const [index, page] of pages.entries())
		expect(page).toContain(`${reference} · Page ${index + 1} of ${pages.length}`)
	for (const words of [
		'Number of passengers: 60',
		'Ms Olivia Hartley',
		`more people, continued on page 2 of ${pages.length}`,
		'London Heathrow (LHR) to Nice (NCE)',
		'Go Privilege Limited, ATOL number 11593',
		'Regulation 17',
		'Package (Single-contract)',
		'Copyright UK Civil Aviation Authority',
	])
		expect(pages[0]).toContain(words)
	const next = pages.findIndex((page) => page.includes('What is protected? (continued)')) + 1
	expect(pages[0]).toContain(`more services, continued on page ${next} of ${pages.length}`)
	const said = pages.join(' ')
	const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(2, '0'))
	const found = (text: RegExp) =>
		Array.from(said.matchAll(text), ([, n = '']) => n).toSorted((one, other) => one.localeCompare(other))
	expect(found(/Cholmondeley (\d\d)/g)).toEqual(numbers(59))
	expect(found(/stars (\d\d)/g)).toEqual(numbers(50))
	expect(found(/Quay (\d\d)/g)).toEqual(numbers(48))
	const sizes = (await runsOfPdf(bytes)).flat().map(({ size }) => size)
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8)
})

test('twenty-one services are on one page', async () => {
	await fill()
	for (let n = 0; n < 3; n++) await addRecord(product.staff, 'flights', tripId, { flightNumber: `BA34${n}` })
	for (let n = 0; n < 2; n++) await addRecord(product.staff, 'accommodations', tripId)
	for (let n = 0; n < 6; n++) await addRecord(product.staff, 'transfers', tripId)
	for (let n = 0; n < 8; n++) await addRecord(product.staff, 'activities', tripId, { name: `Tour ${n}` })
	expect((await text()).match(/Tour \d/g)).toHaveLength(8)
})

test('readers are told which part is a list, a table or a heading', async () => {
	await fill()
	const [tags] = await tagsOfPdf(await bytesOf((await generate()).body.document))
	expect(tags).toContain('H1')
	expect(tags).toMatch(/H2 .*L\(LI\(Lbl LBody\)\)/)
	expect(tags).toMatch(/H3 L\(LI/)
	expect(tags).toMatch(/Table\(THead\(TR\(TH TH TH TH TH\)\) TBody\(TR\(TD TD TD TD TD\)\)\)/)
})

test('a name from right to left does not move the words next to it', async () => {
	await fill()
	await addRecord(product.staff, 'guests', tripId, { fullName: 'محمد علي' })
	await addRecord(product.staff, 'accommodations', tripId, { hotelName: 'شانغريلا بر الجصة' })
	const { body } = await generate()
	const line = (await runsOfPdf(await bytesOf(body.document)))
		.flat()
		.filter(
			({ y }, _, runs) =>
				y === runs.find(({ text: words }) => /[\u0600-\u06FF]{3}/.test(words) && !/علي/.test(words))?.y,
		)
	const arabic = line.filter(({ text: words }) => /[\u0600-\u06FF]/.test(words)).map(({ x }) => x)
	const nights = line.filter(({ text: words }) => /\d/.test(words)).map(({ x }) => x)
	expect(arabic.length).toBeGreaterThan(0)
	expect(Math.min(...nights)).toBeGreaterThan(Math.max(...arabic))
})

test('a letter that no font has is named before the button is pressed, and refused when it is', async () => {
	await fill()
	const guest = await addRecord(product.staff, 'guests', tripId, { title: 'Ms', fullName: 'Tenzin ཀ' })
	const reason = 'We have no font for “ཀ” in “Ms Tenzin ཀ”. Write it in Latin letters, as in the passport'
	expect(await cannot()).toEqual([reason, reason])
	for (const kind of ['atol-certificate', 'booking-confirmation'])
		expect(await product.staff.post(`/api/admin/trips/${tripId}/generate-${kind}`)).toMatchObject({
			status: 422,
			body: { code: 'missing_letter', error: reason },
		})
	await product.staff.patch(`/api/admin/guests/${guest.id}`, { fullName: 'สมชาย ใจดี' })
	expect(await cannot()).toEqual([null, null])
	expect(await text()).toContain('สมชาย ใจดี')
})
