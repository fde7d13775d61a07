import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readdir } from 'node:fs/promises'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { orderOf } from '#tests/amalfi.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { type Provider, respondWith, startProvider } from '#tests/harness/provider.ts'
import { guardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'

let form: Provider
let product: Product
const asked: string[] = []
beforeAll(async () => {
	form = await startProvider()
	const guarded = guardedFetch({ allowedHosts: new Set([new URL(form.url).host]) })
	product = await startProduct({
		fetchForm: (link, accept, more) => {
			asked.push(link)
			// Documents must be https, but the form of this test has no certificate.
			return guarded(link.replace('https://papers.example', form.url), accept, more)
		},
	})
})
beforeEach(() => void asked.splice(0))
afterAll(async () => {
	await product.stop()
	await form.stop()
})

const TICKETS = smallPdf(['E-tickets'])
const PAPERS = [
	{ name: 'E-tickets', label: 'Flights', url: 'https://papers.example/tickets.pdf?key=SECRETKEY' },
	{ name: 'Villa guide', url: 'https://papers.example/guide.pdf' },
	{ name: 'A page', url: 'https://papers.example/page' },
	{ name: 'The router', url: 'https://127.0.0.1/admin.pdf' },
]
const serve = (order: object = orderOf('GP-88', { documents: PAPERS })) =>
	form.reply((response, one) => {
		if (one.path === '/order') respondWith(JSON.stringify(order))(response, one)
		else if (one.path === '/tickets.pdf') response.writeHead(200, { 'content-type': 'application/pdf' }).end(TICKETS)
		else if (one.path === '/page')
			response.writeHead(200, { 'content-type': 'application/pdf' }).end('<h1>Sign in</h1>')
		else response.writeHead(404).end()
	})
const given = () => ({ bookingUrl: `${form.url}/order`, userId: product.olivia.user!.id })
const look = async () => (await product.staff.post('/api/admin/trips/import/preview', given())).body.preview
const commit = (previewId: string, documents: string[], key?: string) =>
	product.staff.post(
		'/api/admin/trips/import',
		{ previewId, accept: { documents } },
		key ? { 'idempotency-key': key } : {},
	)
const filesKept = async () =>
	(await readdir(product.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
const tripsKept = async () => (await product.staff.get('/api/admin/trips?q=Amalfi')).body.total

test('documents of an order are fetched only when ticked, and are added to the trip', async () => {
	serve()
	const before = await filesKept()
	const trips = await tripsKept()
	const preview = await look()
	expect(preview.documents).toEqual([
		{ name: 'E-tickets', label: 'Flights', host: 'papers.example', isHere: false },
		{ name: 'Villa guide', label: null, host: 'papers.example', isHere: false },
		{ name: 'A page', label: null, host: 'papers.example', isHere: false },
		{ name: 'The router', label: null, host: '127.0.0.1', isHere: false },
	])
	expect(JSON.stringify(preview)).not.toContain('SECRETKEY')
	expect(asked).toEqual([given().bookingUrl])

	// Every failure is reported and nothing is imported. The preview can be used again.
	const refused = await commit(preview.id, ['documents/0', 'documents/1', 'documents/2', 'documents/3'])
	expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
		422,
		'document_not_fetched',
		{
			'documents/1': '‘Villa guide’ could not be fetched (the site answered 404). Untick it to import the rest',
			'documents/2': '‘A page’ is not a PDF, and only PDFs can be added. Untick it to import the rest',
			'documents/3': '‘The router’ could not be fetched. Untick it to import the rest',
		},
	])
	expect(await filesKept()).toBe(before)
	expect(await tripsKept()).toBe(trips)

	const [done, twice] = await Promise.all([
		commit(preview.id, ['documents/0'], 'press-1'),
		commit(preview.id, ['documents/0'], 'press-1'),
	])
	expect([done.status, twice.status]).toEqual([201, 201])
	const { documents } = done.body.trip
	expect(documents).toMatchObject([{ displayName: 'E-tickets', label: 'Flights', bytes: TICKETS.length }])
	const down = await product.olivia.fetch(documents[0].fileUrl)
	expect(Buffer.from(await down.arrayBuffer()).equals(TICKETS)).toBe(true)
	expect(await filesKept()).toBe(before + 1)
	expect(JSON.stringify(product.logged())).not.toContain('SECRETKEY')

	const again = await look()
	expect(again.documents[0]).toMatchObject({ name: 'E-tickets', isHere: true })
})

test('an order that is imported at once lists its documents in a warning', async () => {
	serve(orderOf('GP-89', { documents: PAPERS.slice(0, 1) }))
	const { status, body } = await product.staff.post('/api/admin/trips/import', given())
	expect([status, body.warnings, body.trip.documents]).toEqual([
		201,
		['The order lists ‘E-tickets’. To add documents, import it again and choose ‘Review first’.'],
		[],
	])
})

test('an eleventh document rolls back the import and leaves no file', async () => {
	const papers = Array.from({ length: 6 }, (_, n) => ({
		name: `Paper ${n}`,
		url: 'https://papers.example/tickets.pdf',
	}))
	serve(orderOf('GP-90', { documents: papers }))
	const all = papers.map((_, n) => `documents/${n}`)
	const first = await commit((await look()).id, all)
	expect([first.status, first.body.trip.documents.length]).toEqual([201, 6])
	const before = await filesKept()
	const { status, body } = await commit((await look()).id, all)
	expect([status, body.code]).toEqual([409, 'too_many_documents'])
	expect(await filesKept()).toBe(before)
})

test('a link in a document reaches the private network only at the host the document came from', async () => {
	serve()
	const guarded = guardedFetch({ allowedHosts: new Set([new URL(form.url).host]) })
	const tickets = `${form.url}/tickets.pdf`
	expect((await guarded(tickets, '*/*', { referrer: `${form.url}/order` })).bytes.length).toBe(TICKETS.length)
	for (const referrer of ['https://elsewhere.example/order', null])
		await expect(guarded(tickets, '*/*', { referrer: referrer })).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' })
})
