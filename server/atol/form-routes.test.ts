import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AtolForm } from '#shared/atol/atol-form.ts'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { pagesOfPdf, runsOfPdf, textOfPdf } from '#tests/harness/pdf-text.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	await product.staff.delete('/api/admin/atol-forms/package-single')
	await settings({ atolHolderName: 'Go Privilege Limited', atolNumber: '11593', atolCertificates: 'specimen' })
	tripId = await makeTrip(product, { orderId: 'GP-24817' })
	await addRecord(product.staff, 'guests', tripId, { fullName: 'Nguyễn Thị Ểm' })
	await addRecord(product.staff, 'flights', tripId)
	await addRecord(product.staff, 'accommodations', tripId)
})

const settings = (values: object) => product.staff.put('/api/admin/settings', values)
const generate = () => product.staff.post(`/api/admin/trips/${tripId}/generate-atol-certificate`)
const formOf = async (): Promise<AtolForm> => (await product.staff.get('/api/admin/atol-forms')).body.forms[0]
const bytesAt = async (path: string) => new Uint8Array(await (await product.staff.fetch(path)).arrayBuffer())

/** A form such as the CAA may send: named fields on one page, locked against changes, with scripts and all. */
async function caaForm({ rows = 6, servicesHeight = 120, isLocked = true, without = '' } = {}) {
	const document = await PDFDocument.create()
	const page = document.addPage([595, 842])
	page.drawText('ATOL Certificate (CAA)', { x: 40, y: 780, rotate: degrees(0) })
	const form = document.getForm()
	const add = (name: string, y: number, height = 18, isMultiline = false) => {
		if (name === without) return
		const field = form.createTextField(name)
		if (isMultiline) field.enableMultiline()
		field.addToPage(page, { x: 40, y, width: 480, height })
	}
	for (let row = 1; row <= rows; row++) add(`PassengerName${row}`, 760 - row * 22)
	add('Number of passengers', 580)
	add('What is protected', 440, servicesHeight, true)
	add('Who is protecting your trip', 400)
	add('ATOL number', 370)
	add('Certificate Issuer', 340)
	add('Unique reference number', 310)
	add('Date of issue', 280)
	form.createCheckBox('Office use').addToPage(page, { x: 40, y: 240, width: 10, height: 10 })
	const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })
	document.catalog.set(PDFName.of('OpenAction'), action)
	if (isLocked)
		document.encrypt({ ownerPassword: 'the CAA knows', userPassword: '', permissions: { modifying: false } })
	return document.save()
}

async function upload(bytes: Uint8Array, type = 'package-single', name = 'ATOLCert_PackageSingle.pdf') {
	const form = new FormData()
	form.set('form', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
	return product.staff.post(`/api/admin/atol-forms/${type}/upload`, form)
}

test("the CAA's own form is filled in the place of our layout, and is a document like any other", async () => {
	const { body } = await upload(await caaForm())
	expect(body.form).toMatchObject({
		type: 'package-single',
		fileName: 'ATOLCert_PackageSingle.pdf',
		missing: [],
		filled: {
			PassengerName: 'names',
			'Number of passengers': 'passengers',
			'What is protected': 'services',
			'Who is protecting your trip': 'holder',
			'ATOL number': 'number',
			'Certificate Issuer': 'issuer',
			'Unique reference number': 'reference',
			'Date of issue': 'issuedOn',
		},
	})
	expect(body.form.slots[0]).toEqual({
		name: 'PassengerName',
		fields: [1, 2, 3, 4, 5, 6].map((n) => `PassengerName${n}`),
		isMultiline: false,
	})
	const { status, body: made } = await generate()
	expect([status, made.error]).toEqual([201, undefined])
	const bytes = await bytesAt(made.document.fileUrl)
	const text = (await textOfPdf(bytes)).normalize('NFC')
	for (const words of [
		'ATOL Certificate (CAA)',
		'Nguyễn',
		'London Heathrow (LHR) to Nice (NCE)',
		'Hôtel Belle Rade · 5 nights',
		'Go Privilege Limited',
		'11593',
		made.document.displayName.replace('ATOL Certificate ', ''),
	])
		expect(text).toContain(words)
	expect(text).toContain('SPECIMEN')
	expect(await pagesOfPdf(bytes)).toHaveLength(1)
	// Nothing is left to fill in, and nothing that would act by itself.
	const raw = await PDFDocument.load(bytes)
	expect([raw.isEncrypted, raw.getTitle()]).toEqual([false, made.document.displayName])
	expect(raw.catalog.keys().map(String)).not.toEqual(expect.arrayContaining(['/OpenAction']))
	expect(raw.getForm().getFields()).toEqual([])
	// The same again is the same certificate, to the byte.
	await product.staff.delete(`/api/documents/${made.document.id}`)
	const again = (await generate()).body.document
	expect(again.displayName).toBe(made.document.displayName)
	expect(Buffer.compare(await bytesAt(again.fileUrl), bytes)).toBe(0)
})

test('another form, or other places, make another certificate, and have to be confirmed anew', async () => {
	await generate()
	await settings({ atolCertificates: 'confirmed' })
	const confirmed = async () => (await product.staff.get('/api/admin/settings')).body.settings.atolCertificates
	const because = async () => (await product.staff.get(`/api/admin/trips/${tripId}/papers`)).body.papers[1].because
	expect(await because()).toEqual(['Certificates are no longer marked as specimens'])
	await upload(await caaForm())
	expect(await confirmed()).toBe('specimen')
	expect(await because()).toEqual(["The CAA's form has changed"])
	await settings({ atolCertificates: 'confirmed' })
	const { filled, version } = await formOf()
	const { 'Date of issue': _, ...others } = filled
	const put = (body: object, headers = {}) => product.staff.put('/api/admin/atol-forms/package-single', body, headers)
	expect((await put({ filled: others }, { 'if-match': `"${version}"` })).body.form.missing).toEqual(['issuedOn'])
	expect(await confirmed()).toBe('specimen')
	expect((await put({ filled }, { 'if-match': `"${version}"` })).status).toBe(412)
	expect(await generate()).toMatchObject({ status: 422, body: { code: 'form_incomplete' } })
	for (const bad of [{ 'No such place': 'names' }, { 'Date of issue': 'shoe size' }])
		expect((await put({ filled: bad })).status).toBe(422)
	expect((await put({ filled })).body.form.missing).toEqual([])
	expect((await generate()).status).toBe(201)
	expect((await product.staff.delete('/api/admin/atol-forms/package-single')).status).toBe(204)
	expect(await because()).toEqual(["The CAA's form has changed"])
})

const cannot = async () => (await product.staff.get(`/api/admin/trips/${tripId}/papers`)).body.papers[1].cannot
const addGuests = async (...names: string[]) => {
	for (const fullName of names) await addRecord(product.staff, 'guests', tripId, { fullName })
}

test('names and services that the form has no room for continue on pages of ours', async () => {
	await upload(await caaForm({ rows: 3, servicesHeight: 44 }))
	await addGuests('Daniel Hartley', 'Ada Hartley')
	expect(await pagesOfPdf(await bytesAt((await generate()).body.document.fileUrl))).toHaveLength(1)
	await addGuests('Grace Hartley')
	for (let n = 0; n < 5; n++) await addRecord(product.staff, 'activities', tripId, { name: `Tour ${n}` })
	expect(await cannot()).toBeNull()
	const { body } = await generate()
	const reference = body.document.displayName.replace('ATOL Certificate ', '')
	const bytes = await bytesAt(body.document.fileUrl)
	const [form, further, ...none] = await pagesOfPdf(bytes)
	expect(none).toEqual([])
	expect(form).toMatch(/2 more, continued on page 2 of 2.*5 more, continued on page 2 of 2/)
	expect(form).toContain('Daniel Hartley')
	expect(form).toContain('Hôtel Belle Rade')
	expect(further).toContain(`${reference} · Page 2 of 2`)
	expect(further).toMatch(
		/Who is protected\? \(continued\).*Ada Hartley.*Grace Hartley.*Other services.*Tour 0.*Tour 4/,
	)
	expect(further).not.toMatch(/Daniel|Belle Rade|Flights/)
	const sizes = (await runsOfPdf(bytes)).flat().map(({ size }) => size)
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8)
})

test('what a form cannot show is known before the button is pressed, and refused when it is', async () => {
	await upload(await caaForm())
	await settings({ atolHolderName: 'An ATOL Holder with Quite a Long Name and Its Subsidiaries '.repeat(3).trim() })
	const tooLong =
		"The CAA's form has too little room for “ATOL holder”. Shorten it, or upload a form with a larger field in ATOL Forms"
	expect(await cannot()).toBe(tooLong)
	expect(await generate()).toMatchObject({ status: 422, body: { code: 'too_long', error: tooLong } })
	await settings({ atolHolderName: 'Go Privilege Limited' })
	expect(await cannot()).toBeNull()
	await addGuests('محمد علي')
	const foreign =
		"The CAA's form cannot show “م” in “\u2068Ms محمد علي\u2069”. Write it in Latin letters, as in the passport"
	expect(await cannot()).toBe(foreign)
	expect(await generate()).toMatchObject({ status: 422, body: { code: 'foreign_letters', error: foreign } })
})

test('only a PDF with fields is a form', async () => {
	expect(await upload(new Uint8Array(smallPdf(['Hello'])))).toMatchObject({ status: 422, body: { code: 'no_fields' } })
	const damaged = (await caaForm()).slice(0, 900)
	expect(await upload(damaged)).toMatchObject({ status: 422 })
	expect(await upload(new TextEncoder().encode('A note, and more than sixteen'))).toMatchObject({ status: 415 })
	expect(await upload(await caaForm(), 'not-protected')).toMatchObject({ status: 404 })
	expect((await product.staff.get('/api/admin/atol-forms')).body.forms).toEqual([])
	// A form that lacks a place says which.
	const { body } = await upload(await caaForm({ without: 'Date of issue' }))
	expect(body.form.missing).toEqual(['issuedOn'])
})

test('a proof shows the form, or our layout, with invented travellers and always as a specimen', async () => {
	const proof = async () => textOfPdf(await bytesAt('/api/admin/atol-forms/package-single/proof'))
	expect(await proof()).toMatch(/Regulation 17.*Package \(Single-contract\)/s)
	await upload(await caaForm())
	expect(await proof()).toMatch(/ATOL Certificate \(CAA\).*Jane Specimen/s)
	expect((await product.staff.get('/api/admin/atol-forms/flight-only/proof')).status).toBe(200)
	expect((await product.staff.get('/api/admin/atol-forms/nothing/proof')).status).toBe(404)
})
