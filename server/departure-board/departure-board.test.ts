import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardDeparture } from '#shared/trips/board/lacking.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const get = (path: string) => product.staff.get(`/api/admin/${path}`)
const board = async (query = ''): Promise<BoardDeparture[]> =>
	(await get(`departure-board?today=2027-05-01&until=2027-06-30${query}`)).body.departures
const names = (departures: readonly BoardDeparture[]) => departures.map(({ name }) => name)
const day = (startDate: string) => ({ startDate, endDate: startDate })

test('departures are listed by what they lack, and by their day', async () => {
	const { staff, olivia } = product
	const ready = await makeTrip(product, { name: 'Nearly ready', ...day('2027-05-21') })
	const details = { nationality: 'British', passportNumber: '533401927', passportExpiry: '2033-01-01' }
	await addRecord(staff, 'guests', ready, { ...details, dateOfBirth: '1987-06-14' })
	await olivia.post(`/api/portal/trips/${ready}/approve-guests`)
	await staff.post(`/api/admin/trips/${ready}/generate-booking-confirmation`)
	const bare = await makeTrip(product, { name: 'Bare', ...day('2027-05-20') })
	await addRecord(staff, 'guests', bare, {
		...details,
		fullName: 'Ana Sol',
		passportExpiry: '2027-05-19',
		nationality: null,
	})
	await addRecord(staff, 'activities', bare, { name: 'Sail', date: '2027-05-20', status: 'pending' })
	await addRecord(staff, 'activities', bare, { name: 'Swim', date: '2027-05-20', status: 'cancelled' })
	await makeTrip(product, { name: 'Called off', ...day('2027-05-20'), status: 'cancelled' })
	await makeTrip(product, { name: 'Far', ...day('2027-07-20') })

	const file = await staff.fetch('/api/admin/departures.csv?today=2027-05-01&until=2027-06-30&lacking=identity')
	expect((await file.text()).split('\r\n').slice(0, 2)).toEqual([
		expect.stringContaining('"Trip Name","Destination"'),
		expect.stringMatching(/^"Olivia Hartley","Bare",.*"Ana Sol: nationality","Ana Sol",/),
	])
	expect((await staff.get('/api/admin/departures.csv?today=2027-05-01')).status).toBe(400)

	const [first, second, ...others] = await board()
	expect(others).toEqual([])
	expect(first).toMatchObject({ id: bare, customerName: 'Olivia Hartley', startDate: '2027-05-20' })
	expect(first?.lacking).toEqual({
		identity: ['Ana Sol: nationality'],
		approvals: ['Ana Sol'],
		passports: ['The passport of Ana Sol expires on May 19, 2027, before the return.'],
		documents: ['Booking Confirmation is not issued.', 'ATOL Certificate is not issued.'],
		services: ['Sail is not confirmed.'],
		bookings: [],
	})
	expect(second?.lacking).toMatchObject({ identity: [], approvals: [], documents: ['ATOL Certificate is not issued.'] })
	await staff.patch(`/api/admin/trips/${ready}`, { destination: 'Menton' })
	expect((await board())[1]?.lacking.documents[0]).toBe('Booking Confirmation is stale.')

	expect(names(await board('&lacking=services'))).toEqual(['Bare'])
	expect(names(await board('&lacking=documents&limit=1'))).toEqual(['Bare'])
	// A page without a match is skipped.
	const { body } = await get('departure-board?today=2027-05-01&until=2027-06-30&lacking=identity&limit=1')
	expect([names(body.departures), body.total]).toEqual([['Bare'], 2])
	const rest = await board(`&lacking=documents&limit=1&cursor=${body.nextCursor}`)
	expect(names(rest)).toEqual(['Nearly ready'])

	const hidden = (
		await (await product.colleague('viewer')).get('/api/admin/departure-board?today=2027-05-01&until=2027-06-30')
	).body
	expect(hidden.departures[0]).toMatchObject({ isHidden: true, lacking: { identity: [], passports: [] } })
	expect(JSON.stringify(hidden)).not.toContain('May 19, 2027')

	const { days } = (await get('departure-days?today=2027-05-01&until=2027-05-31')).body
	expect(days).toEqual([
		{ day: '2027-05-20', total: 1, trips: [{ id: bare, name: 'Bare', customerName: 'Olivia Hartley' }] },
		{ day: '2027-05-21', total: 1, trips: [{ id: ready, name: 'Nearly ready', customerName: 'Olivia Hartley' }] },
	])
	for (const path of [
		'departure-board?today=soon',
		'departure-board?today=2027-05-01',
		'departure-days?today=2027-05-01',
	])
		expect([path, (await get(path)).status]).toEqual([path, 400])
	expect((await get('departure-board?today=2027-05-01&until=2027-06-30&lacking=money')).status).toBe(400)
})
