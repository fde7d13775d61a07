import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, makeTrip, pdfForm } from '#tests/harness/trip-scenario.ts'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product)
})

const filesKept = async () =>
	(await readdir(product.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
const upload = (form: FormData) => product.staff.post(`/api/trips/${tripId}/documents/upload`, form)

test('a document is uploaded, renamed, downloaded byte for byte, and deleted', async () => {
	const { staff, olivia, james, anonymous: stranger } = product
	const bytes = smallPdf(['E-tickets'])
	const { status, body } = await upload(pdfForm('E-tickets.pdf', new Uint8Array(bytes)))
	expect(status).toBe(201)
	expect(body.document).toMatchObject({ displayName: 'E-tickets.pdf', label: null, bytes: bytes.length, version: 1 })
	expect(body.document.fileUrl).toBe(`/api/documents/${body.document.fileName}`)
	expect(body.document).not.toHaveProperty('storageKey')

	const named = await staff.patch(`/api/documents/${body.document.id}`, {
		displayName: ' Flugscheine für "uns" ✈ ',
		label: '',
	})
	expect(named.body.document).toMatchObject({ displayName: 'Flugscheine für "uns" ✈', label: null, version: 2 })
	expect((await staff.patch(`/api/documents/${body.document.id}`, { displayName: '  ' })).body.fields).toEqual({
		displayName: 'Display name is required',
	})

	const down = await olivia.fetch(body.document.fileUrl)
	expect(down.status).toBe(200)
	expect(Object.fromEntries(down.headers)).toMatchObject({
		'content-type': 'application/pdf',
		'content-security-policy': expect.stringContaining('sandbox'),
		'cache-control': 'private, no-store',
		'x-content-type-options': 'nosniff',
	})
	expect(down.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.pdf"; filename\*=UTF-8''/)
	expect(sha256(Buffer.from(await down.arrayBuffer()))).toBe(sha256(bytes))

	expect((await james.get(body.document.fileUrl)).status).toBe(404)
	expect((await stranger.get(body.document.fileUrl)).status).toBe(401)
	const before = await filesKept()
	expect((await staff.delete(`/api/documents/${body.document.id}`)).status).toBe(204)
	expect((await olivia.get(body.document.fileUrl)).status).toBe(404)
	// It can be brought back (server/trips/bin).
	expect(await filesKept()).toBe(before)
})

test('a file that is not a PDF is refused, and leaves neither row nor file', async () => {
	const before = await filesKept()
	const bad: [FormData, number][] = [
		[pdfForm('page.pdf', '<html>%PDF-1.4</html>'), 415],
		[pdfForm('empty.pdf', ''), 400],
		[new FormData(), 400],
	]
	for (const [form, status] of bad) {
		const answer = await upload(form)
		expect([answer.status, typeof answer.body.error]).toEqual([status, 'string'])
	}
	expect((await product.staff.post(`/api/trips/${tripId}/documents/upload`, { document: 'x' })).status).toBe(415)
	expect((await product.staff.get(`/api/trips/${tripId}/documents`)).body).toEqual({ documents: [] })
	expect(await filesKept()).toBe(before)
})

test('a document has the name and label that come with the file (CRM-341)', async () => {
	const form = pdfForm('scan 17.pdf')
	form.set('displayName', ' Voucher ')
	form.set('label', 'Hotel')
	expect((await upload(form)).body.document).toMatchObject({ displayName: 'Voucher', label: 'Hotel' })
	form.set('label', 'x'.repeat(101))
	expect((await upload(form)).status).toBe(422)
})

test('of eleven concurrent uploads, ten are stored', async () => {
	const before = await filesKept()
	const answers = await Promise.all(Array.from({ length: 11 }, (_, n) => upload(pdfForm(`Paper ${n}.pdf`))))
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
		...Array.from({ length: 10 }, () => 201),
		409,
	])
	expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
		'A trip can hold 10 documents. Delete one first',
	)
	expect((await product.olivia.get(`/api/portal/trips/${tripId}/documents`)).body.documents).toHaveLength(10)
	expect(await filesKept()).toBe(before + 10)
})

test('a customer reads the documents of their own trip and can change none', async () => {
	const document = await addDocument(product.staff, tripId)
	expect((await product.olivia.get(`/api/trips/${tripId}/documents`)).body.documents).toHaveLength(1)
	expect((await product.james.get(`/api/trips/${tripId}/documents`)).status).toBe(404)
	expect((await product.olivia.post(`/api/trips/${tripId}/documents/upload`, pdfForm())).status).toBe(403)
	expect((await product.olivia.patch(`/api/documents/${document.id}`, { displayName: 'x' })).status).toBe(403)
	expect((await product.olivia.delete(`/api/documents/${document.id}`)).status).toBe(403)
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
