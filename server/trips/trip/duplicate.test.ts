import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('a trip is duplicated from another day, without what belongs to the original only', async () => {
	const { staff, olivia } = product
	const tripId = await makeTrip(product, { orderId: 'GP-1', firstPaymentDate: '2038-01-15', notes: 'High floor' })
	await addRecord(staff, 'guests', tripId, { dietaryRequirements: 'No nuts' })
	await addRecord(staff, 'flights', tripId, { pnr: 'ABC123' })
	await addRecord(staff, 'flights', tripId, { flightNumber: 'BA1', status: 'cancelled' })
	for (const plural of ['accommodations', 'transfers', 'activities'] as const)
		await addRecord(staff, plural, tripId, { confirmationNumber: 'C-9' })
	await addDocument(staff, tripId)
	await staff.patch(`/api/admin/trips/${tripId}`, { guestDetailsApprovalStatus: 'approved' })
	const before = await staff.get(`/api/admin/trips/${tripId}`)
	const { totalTrips, pendingApprovals } = (await staff.get('/api/admin/stats')).body.stats

	const { status, body } = await staff.post(`/api/admin/trips/${tripId}/duplicate`, { startDate: '2028-02-27' })
	expect(status).toBe(201)
	expect(body.trip).toMatchObject({
		userId: olivia.user!.id,
		name: 'Copy of Monaco Grand Prix Weekend',
		startDate: '2028-02-27',
		endDate: '2028-03-03',
		firstPaymentDate: null,
		orderId: null,
		notes: 'High floor',
		status: 'pending',
		guestDetailsApprovalStatus: 'pending',
		documents: [],
		guests: [
			{
				fullName: 'Olivia Hartley',
				dateOfBirth: '1987-06-14',
				passportNumber: null,
				dietaryRequirements: 'No nuts',
				approvalStatus: 'pending',
			},
		],
		flights: [
			{
				flightNumber: 'BA342',
				departureTime: '2028-02-27T09:40:00',
				arrivalTime: '2028-02-27T12:45:00',
				pnr: null,
				status: 'pending',
			},
		],
		accommodations: [{ checkIn: '2028-02-27', checkOut: '2028-03-03', confirmationNumber: null, status: 'pending' }],
		transfers: [{ date: '2028-02-27', time: '13:30', confirmationNumber: null }],
		activities: [{ date: '2028-03-01', endDate: null, time: '10:30', confirmationNumber: null }],
	})
	expect(await staff.get(`/api/admin/trips/${tripId}`)).toMatchObject({ body: before.body })
	expect((await staff.get('/api/admin/stats')).body.stats).toMatchObject({
		totalTrips: totalTrips + 1,
		pendingApprovals: pendingApprovals + 1,
	})
})

test('an invalid day or an unknown trip makes no copy', async () => {
	const { staff } = product
	const tripId = await makeTrip(product)
	await addRecord(staff, 'accommodations', tripId)
	const { total } = (await staff.get('/api/admin/trips')).body
	for (const given of [
		{},
		{ startDate: '2028-02-30' },
		{ startDate: '9999-12-30' },
		{ startDate: '2028-01-01', name: 'x' },
	])
		expect([given, (await staff.post(`/api/admin/trips/${tripId}/duplicate`, given)).status]).toEqual([given, 422])
	expect((await staff.get('/api/admin/trips')).body.total).toBe(total)
	expect((await staff.post(`/api/admin/trips/${newId()}/duplicate`, { startDate: '2028-01-01' })).status).toBe(404)
})
