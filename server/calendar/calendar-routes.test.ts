import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOOKED_KIND_LIST } from '#shared/trips/kinds/registry.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip, PLURALS } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('a trip is downloaded as a calendar file named after it, with its records', async () => {
	const tripId = await makeTrip(product, { name: 'Été à Monaco' })
	for (const plural of PLURALS) await addRecord(product.staff, plural, tripId)
	const path = `/api/portal/trips/${tripId}/calendar`
	const { status, headers, body } = await product.olivia.get(path)
	expect(status).toBe(200)
	expect(Object.fromEntries(headers)).toMatchObject({
		'content-type': 'text/calendar; charset=utf-8',
		'content-disposition': `attachment; filename="_t_ _ Monaco.ics"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20Monaco.ics`,
		'x-content-type-options': 'nosniff',
		'cache-control': 'no-store',
	})
	expect(body.match(/^BEGIN:VEVENT/gm)).toHaveLength(1 + BOOKED_KIND_LIST.length)
	expect(body).toContain('DTSTART;TZID=Europe/London:20380520T094000')
	expect(body).not.toContain('533401927')
	expect((await product.olivia.get(path)).body).toBe(body)

	const [flight] = (await product.olivia.get(`/api/portal/trips/${tripId}`)).body.trip.flights
	await product.staff.patch(`/api/admin/flights/${flight.id}`, { departureTime: '2038-05-20T10:10' })
	const later = (await product.olivia.get(path)).body
	expect(later).toContain('DTSTART;TZID=Europe/London:20380520T101000')
	expect(later).toMatch(new RegExp(`UID:flight-${flight.id}@[^]*?SEQUENCE:2`))
	expect((await product.james.get(path)).status).toBe(404)
})
