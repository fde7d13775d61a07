import { spawnSync } from 'node:child_process'
import { writeFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pagesOfPdf, textOfPdf } from '#tests/harness/pdf-text.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product, { orderId: 'GP-24817' })
})

const generate = () => product.staff.post(`/api/admin/trips/${tripId}/generate-booking-confirmation`)
const save = (body: object) => product.staff.put(`/api/admin/trips/${tripId}/booking-confirmation-content`, body)
async function bytesOf(document: { fileUrl: string }) {
	return new Uint8Array(await (await product.olivia.fetch(document.fileUrl)).arrayBuffer())
}
async function text() {
	const { status, body } = await generate()
	expect([status, body.error]).toEqual([201, undefined])
	return textOfPdf(await bytesOf(body.document))
}
async function upload(section: string, id: string) {
	const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
		.jpeg()
		.toBuffer()
	const form = new FormData()
	form.set('file', new File([new Uint8Array(bytes)], 'x.jpg', { type: 'image/jpeg' }))
	form.set('section', section)
	form.set('id', id)
	return (await product.staff.post(`/api/admin/trips/${tripId}/upload-section-image`, form)).body.url as string
}

test('everything confirmed is in it, what is pending is marked, what is cancelled is not there', async () => {
	const { staff } = product
	await addRecord(staff, 'guests', tripId)
	await addRecord(staff, 'flights', tripId, { pnr: 'K7QX2M' })
	await addRecord(staff, 'flights', tripId, { airline: 'Ghost Air', flightNumber: 'GH1', status: 'cancelled' })
	const stay = await addRecord(staff, 'accommodations', tripId, { roomType: 'Harbour View Suite', status: 'pending' })
	await addRecord(staff, 'transfers', tripId)
	await addRecord(staff, 'activities', tripId)
	await save({
		introductionText: 'Dear Olivia,\nwelcome aboard.',
		hotelDescriptions: { [stay.id]: 'Fourteen rooms above the harbour.' },
		whyBookWithUsIcons: [{ text: 'Always there - Day and night - wherever', iconUrl: null }],
		totalPrice: '28450',
	})
	const said = await text()
	for (const words of [
		'Monaco Grand Prix Weekend',
		'Ms Olivia Hartley',
		'Dear Olivia,',
		'British Airways BA342',
		'London Heathrow (LHR)',
		'K7QX2M',
		'Thu 20 May 2038',
		'Harbour View Suite',
		'Fourteen rooms above the harbour.',
		'Airport Pickup',
		'Race day on the yacht',
		'£28,450.00',
		'Includes VAT at 20%',
		'£4,741.67',
		'Day and night - wherever',
		'Changes and cancellation',
		'travel@goprivilege.example',
		'GP-24817',
		'On request',
	])
		expect(said).toContain(words)
	expect(said.match(/Ghost|GH1|Not set|\bnull\b|undefined|533401927|1987|per person/i)).toBeNull()
	// What stands in spaced capitals is words to whoever copies it or has it read out.
	expect(said).toContain('REFERENCE GP-24817')
	expect(said).toContain('DESTINATION Monte Carlo, Monaco')
	// Nothing is claimed that the agency has not said of itself.
	expect(said).not.toMatch(/ATOL|ABTA/)
})

test('it is a document of the trip, replaced when it is issued anew, the same when nothing has changed', async () => {
	const { staff, olivia, james } = product
	const first = await generate()
	expect(first.body.document).toMatchObject({
		displayName: 'Booking Confirmation GP-24817',
		label: 'Booking Confirmation',
	})
	const again = await generate()
	expect([again.status, again.body.document]).toEqual([200, first.body.document])
	const flight = await addRecord(staff, 'flights', tripId)
	const second = await generate()
	expect(second.status).toBe(201)
	expect((await olivia.get(`/api/portal/trips/${tripId}/documents`)).body.documents).toEqual([second.body.document])
	expect((await olivia.fetch(first.body.document.fileUrl)).status).toBe(404)
	expect((await james.fetch(second.body.document.fileUrl)).status).toBe(404)
	const bytes = await bytesOf(second.body.document)
	// Deleted and made once more of the same data, it has the same bytes.
	const issued = async () => (await staff.get(`/api/admin/trips?documents=confirmation&limit=500`)).body.trips
	expect(await issued()).toContainEqual(expect.objectContaining({ id: tripId, issuedState: 'confirmation' }))
	await staff.delete(`/api/documents/${second.body.document.id}`)
	expect(await issued()).not.toContainEqual(expect.objectContaining({ id: tripId }))
	const third = await generate()
	expect(third.status).toBe(201)
	expect(Buffer.compare(await bytesOf(third.body.document), bytes)).toBe(0)
	expect(flight.id).toBeTruthy()
})

test('what contradicts itself is told before the press; only what is impossible stops the document', async () => {
	const { staff } = product
	const status = async (kind: string) =>
		(await staff.get(`/api/admin/trips/${tripId}/papers`)).body.papers.find(
			(one: { kind: string }) => one.kind === kind,
		)
	await addRecord(staff, 'accommodations', tripId, { nights: 9, checkIn: '2038-05-20', checkOut: '2038-05-25' })
	await addRecord(staff, 'activities', tripId, { name: 'Reunion', date: '2041-01-01', endDate: null })
	const warnings = [
		'Hôtel Belle Rade has 9 nights entered, but its dates make 5. Correct the nights or the dates.',
		'Reunion is on Jan 01, 2041, after the trip ends. Correct its date, or the dates of the trip.',
	]
	expect(await status('booking-confirmation')).toMatchObject({
		cannot: null,
		warnings: expect.arrayContaining(warnings),
	})
	expect((await status('atol-certificate')).warnings).toEqual(expect.arrayContaining(warnings))
	const printed = await text()
	expect(printed).toContain('5 nights')
	expect(printed).not.toContain('9 nights')

	await addRecord(staff, 'flights', tripId, {
		departureTime: '2038-05-20T09:40:00',
		arrivalTime: '2038-05-20T08:00:00',
	})
	const reason = 'BA342 arrives before it departs. Correct its times.'
	expect(await status('booking-confirmation')).toMatchObject({ cannot: reason, warnings })
	expect(await generate()).toMatchObject({ status: 422, body: { code: 'impossible', error: reason } })
})

test('all travellers are named on the cover and in the greeting', async () => {
	const { staff } = product
	expect(await text()).toContain('Dear Olivia Hartley,')
	await addRecord(staff, 'guests', tripId, { title: 'Mr', fullName: 'James Bond' })
	await addRecord(staff, 'guests', tripId, { title: 'Mrs', fullName: 'Vesper Bond' })
	const printed = await text()
	expect(printed).toContain('Dear Mr James Bond and Mrs Vesper Bond,')
	expect(printed.match(/Mr James Bond and Mrs Vesper Bond/g)).toHaveLength(2)
	expect(printed).toContain('given you in writing')
	expect(printed).not.toMatch(/At leisure|Your days|what has been paid/)
})

test('of ten documents it may be one, but not the eleventh', async () => {
	for (let n = 0; n < 9; n++) await addDocument(product.staff, tripId)
	expect((await generate()).status).toBe(201)
	await addRecord(product.staff, 'guests', tripId)
	expect((await generate()).status).toBe(201)
	const other = await makeTrip(product)
	for (let n = 0; n < 10; n++) await addDocument(product.staff, other)
	const eleventh = await product.staff.post(`/api/admin/trips/${other}/generate-booking-confirmation`)
	expect([eleventh.status, eleventh.body.error]).toEqual([409, 'A trip can hold 10 documents. Delete one first'])
	// Of several at once one is kept, which all of them are told, and no file is left over.
	const third = await makeTrip(product, { name: 'Third' })
	const files = () => readdir(`${product.folder}/documents`).then((names) => names.length)
	const before = await files()
	const all = await Promise.all(
		Array.from({ length: 4 }, () => product.staff.post(`/api/admin/trips/${third}/generate-booking-confirmation`)),
	)
	expect(all.map(({ status }) => status).every((status) => status === 201 || status === 200)).toBe(true)
	const { documents } = (await product.staff.get(`/api/trips/${third}/documents`)).body
	expect(all.map(({ body }) => body.document)).toEqual(all.map(() => documents[0]))
	expect(documents).toHaveLength(1)
	expect(await files()).toBe(before + 1)
})

test('pictures are printed; one that is broken or gone leaves a quiet panel, never no document', async () => {
	const hotels = await Promise.all(
		['One', 'Two', 'Three'].map((hotelName) => addRecord(product.staff, 'accommodations', tripId, { hotelName })),
	)
	const urls = await Promise.all(hotels.map(({ id }) => upload('hotel', id)))
	await save({ hotelImages: Object.fromEntries(hotels.map(({ id }, n) => [id, urls[n]])) })
	const keys = urls.map((url) => `pictures/${url.split('/').at(-1)}`)
	const cut = await product.services.storage.get(keys[1]!)
	await writeFile(`${product.folder}/${keys[1]}`, (await buffer(cut!.stream)).subarray(0, 500))
	await product.services.storage.remove(keys[2]!)
	const { status, body } = await generate()
	expect(status).toBe(201)
	const bytes = await bytesOf(body.document)
	expect(
		Buffer.from(bytes)
			.toString('latin1')
			.match(/\/Subtype\s*\/Image/g),
	).toHaveLength(1)
	const pages = await pagesOfPdf(bytes)
	for (const name of ['One', 'Two', 'Three']) expect(pages.join(' ')).toContain(name)
})

test('prices: only what is switched on, VAT never under the margin scheme, none without a total', async () => {
	await save({
		totalPrice: '1200',
		perPersonPrice: '600',
		perNightPrice: '240',
		showPerNightPrice: true,
		vatAmount: '0',
	})
	const one = await text()
	expect(one).toContain('£240.00')
	expect(one).toMatch(/Includes VAT £0\.00/)
	expect(one).not.toContain('£600.00')
	await save({ showVat: false })
	expect(await text()).not.toContain('VAT')
	await save({ showVat: true })
	await product.staff.put('/api/admin/settings', { vatScheme: 'toms' })
	const margin = await text()
	expect(margin).toContain('Price includes all applicable taxes')
	expect(margin).not.toContain('VAT')
	await product.staff.put('/api/admin/settings', { vatScheme: 'standard' })
	await save({ totalPrice: '' })
	expect(await text()).not.toMatch(/Total price|£/i)
})

test('hostile and enormous texts are letters on more pages', async () => {
	const evil = '<script>alert(1)</script> #import "/etc/passwd" ) Tj ET /JS (x) $x$ javascript:alert(1)'
	await addRecord(product.staff, 'guests', tripId, { fullName: 'محمد علي 王小明 👩‍👩‍👧' })
	const stay = await addRecord(product.staff, 'accommodations', tripId, { hotelName: evil.slice(0, 120) })
	await save({
		introductionText: `${evil}\n${'Long words about the sea. '.repeat(380)}`,
		destinationOverview: 'x'.repeat(5000),
		hotelDescriptions: { [stay.id]: 'A paragraph of the house.\n'.repeat(180) },
	})
	const { body } = await generate()
	const bytes = await bytesOf(body.document)
	const said = await textOfPdf(bytes)
	expect(said).toContain(evil)
	expect(said.replaceAll(/\s/g, '')).toContain('x'.repeat(1000))
	expect(said).toContain('王小明')
	expect(said).not.toContain('root:')
	expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/JavaScript|\/Launch|\/EmbeddedFile|\/URI/)
})

const NAMES = {
	guest: [
		'Nguyễn Thị Ểm',
		'محمد علي',
		'דוד כהן',
		'王小明',
		'Алексей Иванов',
		'Γιώργος',
		'鈴木さくら',
		'김민수',
		'Zoë 🎂',
	],
	trip: 'Путешествие · رحلة · 旅行',
	hotel: 'Khách sạn Mường Thanh',
	activity: 'טיול בעיר העתיקה',
}
const squeezed = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0

test('names of the whole world stand in it wherever a name stands, and the file is sound', async () => {
	const { staff } = product
	tripId = await makeTrip(product, { name: NAMES.trip, destination: '北京' })
	for (const fullName of NAMES.guest) await addRecord(staff, 'guests', tripId, { fullName, title: '' })
	await addRecord(staff, 'accommodations', tripId, { hotelName: NAMES.hotel, roomType: NAMES.trip })
	await addRecord(staff, 'activities', tripId, { name: NAMES.activity, description: NAMES.trip })
	await save({ introductionText: NAMES.guest.join('\n'), destinationOverview: NAMES.trip, totalPrice: '1' })
	const { body } = await generate()
	const bytes = await bytesOf(body.document)
	const said = squeezed(await textOfPdf(bytes))
	// Word by word: readers of PDFs give those that are written from the right in the order in which they stand.
	for (const word of Object.values(NAMES).flat().join(' ').split(' ')) expect(said).toContain(squeezed(word))
	// With every letter it needs it is PDF/UA-1.
	expect(Buffer.from(bytes).toString('latin1')).toContain('pdfuaid:part')
	if (!hasQpdf) return
	await writeFile(join(product.folder, 'check.pdf'), bytes)
	const { status, stdout } = spawnSync('qpdf', ['--check', join(product.folder, 'check.pdf')], { encoding: 'utf8' })
	expect([status, stdout]).toEqual([0, expect.stringContaining('No syntax or stream encoding errors found')])
})

test('texts forty times as long run on, and nothing is lost between the pages', async () => {
	const { staff } = product
	const sentences = Array.from({ length: 120 }, (_, n) => `Sentence ${n} is about the light on the water.`)
	for (let n = 0; n < 40; n++) await addRecord(staff, 'guests', tripId, { fullName: `Guest Number${n}` })
	for (let n = 0; n < 12; n++) {
		const { id } = await addRecord(staff, 'accommodations', tripId, {
			hotelName: `House${n} ${'of the Sea '.repeat(15)}`,
		})
		await save({ hotelDescriptions: { [id]: sentences.slice(0, 90).join('\n') } })
	}
	await save({ introductionText: sentences.join(' '), whyBookWithUs: sentences.join('\n') })
	const { body } = await generate()
	const pages = await pagesOfPdf(await bytesOf(body.document))
	const said = pages.join(' ')
	for (const sentence of sentences) expect(said).toContain(sentence)
	for (let n = 0; n < 12; n++) expect(said).toContain(`House${n} `)
	for (let n = 0; n < 40; n++) expect(said).toContain(`Guest Number${n}`)
	expect(pages.length).toBeGreaterThan(12)
})

test('a preview prints what the editor holds, and keeps nothing', async () => {
	await save({ introductionText: 'Saved words.' })
	const form = { introductionText: 'Words not saved yet.', whyBookWithUsIcons: '[]', showVat: false }
	const response = await product.staff.fetch(`/api/admin/trips/${tripId}/preview-booking-confirmation`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(form),
	})
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
	const said = await textOfPdf(new Uint8Array(await response.arrayBuffer()))
	expect(said).toContain('Words not saved yet.')
	expect(said).not.toContain('Saved words.')
	const picture = await product.staff.fetch(`/api/admin/trips/${tripId}/preview-booking-confirmation`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'image/svg+xml' },
		body: JSON.stringify(form),
	})
	expect(picture.headers.get('content-type')).toBe('image/svg+xml')
	const drawn = await picture.text()
	expect(drawn).toMatch(/^<svg /)
	expect(drawn.match(/class="typst-page"/g)?.length).toBeGreaterThan(1)
	expect((await product.staff.get(`/api/trips/${tripId}/documents`)).body.documents).toEqual([])
	const { body } = await product.staff.get(`/api/admin/trips/${tripId}/booking-confirmation-content`)
	expect(body.introductionText).toBe('Saved words.')
	const preview = `/api/admin/trips/${tripId}/preview-booking-confirmation`
	expect((await product.staff.post(preview, { totalPrice: 'much' })).body.fields).toHaveProperty('totalPrice')
})
