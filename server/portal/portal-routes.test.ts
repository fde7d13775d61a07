import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('the list of trips names the first departure that is not cancelled', async () => {
	const { olivia, staff } = product
	const firstDepartureOf = async (id: string) => {
		const { body } = await olivia.get('/api/portal/trips')
		return (body.trips as { id: string; firstDeparture: string | null }[]).find((trip) => trip.id === id)
			?.firstDeparture
	}
	const id = await makeTrip(product)
	expect(await firstDepartureOf(id)).toBeNull()
	const times = (day: string) => ({ departureTime: `${day}T20:20:00`, arrivalTime: `${day}T23:10:00` })
	await addRecord(staff, 'flights', id, times('2038-05-21'))
	await addRecord(staff, 'flights', id, times('2038-05-20'))
	await addRecord(staff, 'flights', id, { ...times('2038-05-19'), status: 'cancelled' })
	expect(await firstDepartureOf(id)).toBe('2038-05-20T20:20:00')
})
