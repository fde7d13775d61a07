import { expect, test } from 'vitest'
import { startImportScenario } from '#tests/harness/import-scenario.ts'

const { product, oliviaId, commit } = await startImportScenario()

const PAGE = `<!doctype html><title>Booking GP-77120</title><body onload="alert(1)"><h1>Villa Cimbrone</h1>
<table><tr><th>Guest</th><td>Mrs Olivia Hartley</td></tr><tr><th>Check-in</th><td>Friday 4 June 2027</td></tr>
<tr><th>Check-out</th><td>11 June 2027</td></tr><tr><th>Confirmation</th><td>VC-77120</td></tr></table>
<p>Your boat leaves at 10.30 on 6 June 2027, business class lounge, 2 persons.</p><script>alert(1)</script>
<img src="https://tracker.example/pixel.gif">`

const previewOf = async (content: string, contentType = 'text/html') => {
	const answer = await product.staff.post('/api/admin/trips/import/preview', { content, contentType, userId: oliviaId })
	expect(answer.status).toBe(201)
	return answer.body.preview
}
const documentOf = async (id: string) =>
	(await product.staff.get(`/api/admin/trips/import/preview/${id}/document`)).body.html as string
const valueOf = (id: string, path: string, text: string) =>
	product.staff.post(`/api/admin/trips/import/preview/${id}/value`, { path, text })

test('the document behind a preview is shown without anything that runs or loads (IMPORT-76)', async () => {
	const { id } = await previewOf(PAGE)
	const html = await documentOf(id)
	expect(html).toContain('<td>Friday 4 June 2027</td>')
	expect(html).not.toMatch(/alert|tracker|onload|<script|<img/)
	expect(
		await documentOf(
			(await previewOf('Hotel <b> Roma\nCheck-in: 4 June 2027\nCheck-out: 6 June 2027', 'text/plain')).id,
		),
	).toContain('<pre>Hotel &lt;b&gt; Roma')
	const stored = await product.db.selectFrom('importPreviews').select('sealed').where('id', '=', id).executeTakeFirst()
	expect(stored?.sealed).not.toContain('Hartley')
	const missing = await product.staff.get(`/api/admin/trips/import/preview/${oliviaId}/document`)
	expect(missing.status).toBe(404)
})

test('a passage of the document becomes a value of the field (IMPORT-78)', async () => {
	const { id, draft } = await previewOf(PAGE)
	const of = draft.accommodations.findIndex(
		({ fields }: { fields: { hotelName?: { value: string } } }) => fields.hotelName?.value === 'Villa Cimbrone',
	)
	expect(of).toBe(0)
	const values: [path: string, passage: string, value: unknown][] = [
		['trip/startDate', 'Friday 4 June 2027', '2027-06-04'],
		['accommodations/0/checkIn', 'from 5 June 2027', '2027-06-05'],
		['activities/0/time', 'leaves at 10.30', '10:30'],
		['activities/0/name', ' Your boat ', 'Your boat'],
		['flights/0/departureTime', '6 June 2027, 8:40pm', '2027-06-06T20:40'],
		['guests/0/dateOfBirth', '4 May 1988', '1988-05-04'],
		['guests/0/email', 'Mail: olivia@hartley.example.', 'olivia@hartley.example'],
		['pricing/totalPrice', 'Total: £12,450.50', '12450.50'],
		['accommodations/0/address', 'Via Santa Chiara 26\n84010 Ravello', 'Via Santa Chiara 26, 84010 Ravello'],
	]
	for (const [path, passage, value] of values) {
		const answer = await valueOf(id, path, passage)
		expect([path, answer.status, answer.body.value]).toEqual([path, 200, value])
	}
	const refused = await valueOf(id, 'trip/startDate', 'Villa Cimbrone')
	expect([refused.status, refused.body.code]).toEqual([422, 'no_such_value'])
	for (const path of ['trip/nothing', 'trip/constructor', '__proto__/name', ''])
		expect((await valueOf(id, path, 'text')).status).toBe(422)
	expect((await valueOf(id, 'trip/name', 'x'.repeat(2001))).status).toBe(422)
})

test('what staff add in the review becomes part of the trip, and is not the order’s (IMPORT-79)', async () => {
	const { id, draft } = await previewOf(PAGE)
	const place = draft.transfers.length
	const corrections = {
		'trip/name': 'Ravello',
		'trip/startDate': '2027-06-04',
		'trip/endDate': '2027-06-11',
		[`transfers/${place}/fromLocation`]: 'Naples Airport',
		[`transfers/${place}/toLocation`]: 'Villa Cimbrone',
	}
	const incomplete = await commit(id, { corrections })
	expect(incomplete.status).toBe(422)
	expect(incomplete.body.fields).toHaveProperty([`transfers/${place}/date`])
	const complete = {
		...corrections,
		[`transfers/${place}/date`]: '2027-06-04',
		[`transfers/${place}/transferType`]: 'Airport Pickup',
	}
	const done = await commit(id, { corrections: complete })
	expect([done.status, done.body.error]).toEqual([201, undefined])
	expect(done.body.trip.transfers).toMatchObject([{ fromLocation: 'Naples Airport', date: '2027-06-04' }])
	// Read again, the order has not changed: the transfer is not missing from it.
	const again = await previewOf(PAGE)
	expect(again.match).toMatchObject({ tripId: done.body.trip.id, changes: [] })
})
