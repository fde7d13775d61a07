import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Departure } from '#shared/trips/readiness.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const departures = async (query: string) => (await product.staff.get(`/api/admin/departures?${query}`)).body
const namesOf = (body: { departures: Departure[] }) => body.departures.map(({ name }) => name)

test('departures are listed by day, each with its issues', async () => {
	const { staff } = product
	const day = (startDate: string, endDate = startDate) => ({ startDate, endDate })
	await makeTrip(product, { name: 'Under way', ...day('2027-05-19', '2027-05-25') })
	await makeTrip(product, { name: 'Called off', ...day('2027-05-21'), status: 'cancelled' })
	await makeTrip(product, { name: 'Third', ...day('2027-06-01') })
	const first = await makeTrip(product, { name: 'First', ...day('2027-05-20'), status: 'pending' })
	await addRecord(staff, 'guests', first)
	await product.olivia.post(`/api/portal/trips/${first}/approve-guests`)
	const second = await makeTrip(product, { name: 'Second', ...day('2027-05-20', '2027-05-22') })
	await addRecord(staff, 'guests', second, {
		fullName: 'Ada',
		nationality: 'British',
		passportIssued: '2017-09-30',
		passportExpiry: '2027-06-30',
	})

	const all = await departures('today=2027-05-20')
	expect([namesOf(all), all.total, all.nextCursor]).toEqual([['First', 'Second', 'Third'], 3, null])
	const [soonest, then]: Departure[] = all.departures
	expect(soonest).toMatchObject({ customerName: 'Olivia Hartley', startDate: '2027-05-20', findings: [] })
	expect(soonest).not.toHaveProperty('guests')
	expect(then?.findings.map(({ where, problem }) => [where, problem])).toEqual([
		['guests', 'The passport of Ada expires on Jun 30, 2027: Monaco requires it to be valid until Aug 22, 2027.'],
		['guests', 'The details of Ada are not approved.'],
		['hotels', 'There is no hotel for the 2 nights from May 20, 2027 to May 22, 2027.'],
	])

	const part = await departures('today=2027-05-20&limit=1')
	const rest = await departures(`today=2027-05-20&cursor=${part.nextCursor}`)
	expect([...namesOf(part), ...namesOf(rest)]).toEqual(['First', 'Second', 'Third'])
	expect(namesOf(await departures('today=2027-05-21'))).toEqual(['Third'])
	expect(namesOf(await departures('today=2027-05-20&q=sec'))).toEqual(['Second'])
	expect(namesOf(await departures('today=2027-05-20&until=2027-05-31'))).toEqual(['First', 'Second'])
	expect(namesOf(await departures('today=2027-05-20&until=2027-06-01'))).toEqual(['First', 'Second', 'Third'])
	expect(await departures('today=2028-01-01')).toEqual({ departures: [], total: 0, nextCursor: null })
})

test('an invalid day is refused', async () => {
	for (const query of ['', 'today=', 'today=soon', 'today=2027-02-30', 'today=2027-05-20&until=soon'])
		expect([query, (await product.staff.get(`/api/admin/departures?${query}`)).status]).toEqual([query, 400])
})
