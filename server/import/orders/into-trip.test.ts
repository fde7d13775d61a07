import { expect, test } from 'vitest'
import { startImportScenario } from '#tests/harness/import-scenario.ts'
import { makeTrip } from '#tests/harness/trip-scenario.ts'

const { product, imported, commit, rows } = await startImportScenario()
const { staff } = product

let vouchers = 0
/** A hotel's confirmation, with a number of its own. */
const aVoucher = (number = `VC-${++vouchers}`) => `Hotel: Villa Cimbrone
Check-in: 4 June 2027
Check-out: 11 June 2027
Room type: Garden Suite
Booking reference: ${number}`

const into = (tripId: unknown, content = aVoucher(), who = staff) =>
	who.post('/api/admin/trips/import/preview', { content, contentType: 'text/plain', tripId })
const tripOf = async (id: string) => (await staff.get(`/api/admin/trips/${id}`)).body.trip

test('a document goes into the chosen trip, whose own number, dates, name and price stay', async () => {
	const id = await makeTrip(product)
	await staff.patch(`/api/admin/trips/${id}`, { orderId: 'GP-OWN' })
	const before = await tripOf(id)
	const { status, body } = await into(id)
	expect([status, body.error]).toEqual([201, undefined])
	expect(body.preview).toMatchObject({ tripId: id, userId: before.userId, otherCustomer: null })
	expect(body.preview.match).toMatchObject({ tripId: id, importedAt: null })
	expect(body.preview.match.changes.map(({ kind, element }: Record<string, string>) => [kind, element])).toEqual([
		['added', expect.stringContaining('Villa Cimbrone')],
	])
	expect(body.preview.draft.trip).toEqual({})
	const done = await commit(body.preview.id)
	expect([done.status, done.body.outcome, done.body.trip.id]).toEqual([200, 'updated', id])
	const { name, destination, startDate, endDate, orderId, accommodations } = await tripOf(id)
	expect({ name, destination, startDate, endDate, orderId }).toEqual({
		name: before.name,
		destination: before.destination,
		startDate: before.startDate,
		endDate: before.endDate,
		orderId: 'GP-OWN',
	})
	expect(accommodations).toMatchObject([{ hotelName: 'Villa Cimbrone', roomType: 'Garden Suite' }])
})

test('the same document again changes nothing; a later version changes what it changed', async () => {
	const id = await makeTrip(product)
	const voucher = aVoucher()
	await commit((await into(id, voucher)).body.preview.id)
	const again = await into(id, voucher)
	expect(again.body.preview.match).toMatchObject({ tripId: id, changes: [], importedAt: expect.any(String) })
	const unchanged = await commit(again.body.preview.id)
	expect(unchanged.body).toMatchObject({
		outcome: 'unchanged',
		changes: [],
		warnings: ['Nothing has changed since the last import.'],
	})
	const later = await into(id, voucher.replace('Check-out: 11', 'Check-out: 12'))
	expect(later.body.preview.match.changes).toMatchObject([
		{ kind: 'changed', label: 'Check-out', before: '2027-06-11', after: '2027-06-12' },
		{ kind: 'changed', label: 'Nights', before: 7, after: 8 },
	])
})

test('what staff entered by hand is completed, and never overwritten without a decision', async () => {
	const id = await makeTrip(product)
	const stay = { tripId: id, hotelName: 'Villa Cimbrone', checkIn: '2027-06-04', checkOut: '2027-06-11' }
	await staff.post('/api/admin/accommodations', { ...stay, roomType: 'Suite 5' })
	const { preview } = (await into(id)).body
	const kinds = preview.match.changes.map(({ kind, path }: Record<string, string>) => [kind, path])
	expect(kinds).toContainEqual(['conflict', 'accommodations/0/roomType'])
	expect(kinds.filter(([kind]: string[]) => kind === 'added')).toEqual([])
	const done = await commit(preview.id)
	expect(done.body.trip.accommodations).toMatchObject([{ roomType: 'Suite 5' }])
})

test('an order that is another trip, an unknown trip and a missing booking are refused', async () => {
	const { trip, order } = await imported()
	const other = await makeTrip(product)
	const before = await rows()
	const json = JSON.stringify(order)
	const refused = await into(other, json)
	expect([refused.status, refused.body.code, refused.body.tripId]).toEqual([409, 'order_other_trip', trip.id])
	expect(refused.body.error).toContain(trip.name)
	// Into its own trip it is an ordinary import of the order again.
	expect((await into(trip.id, json)).body.preview.match).toMatchObject({ tripId: trip.id, changes: [] })
	for (const missing of ['0198c0de-0000-7000-8000-000000000000', 'garbage'])
		expect((await into(missing)).status).toBe(404)
	expect((await staff.post('/api/admin/trips/import/preview', { tripId: other })).status).toBe(422)
	expect((await into(other, aVoucher(), product.anonymous)).status).toBe(401)
	expect((await into(other, aVoucher(), product.olivia)).status).toBe(403)
	expect(await rows()).toBe(before)
})

test('a trip that is deleted during the review refuses the import', async () => {
	const id = await makeTrip(product)
	const { preview } = (await into(id)).body
	await staff.delete(`/api/admin/trips/${id}`)
	expect((await commit(preview.id)).status).toBe(404)
})
