import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { allFindings, readinessOf } from '#shared/trips/readiness.ts'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const TODAY = '2038-01-01'
const isNobodyMeets = ({ problem }: { problem: string }) => problem.includes('nobody picks up')
const wholeTrip = async (id: string): Promise<WholeTrip> =>
	(await product.staff.get(`/api/admin/trips/${id}`)).body.trip

test('an issue marked as intended is hidden everywhere, with who and why, until its record changes', async () => {
	const id = await makeTrip(product)
	const flight = await addRecord(product.staff, 'flights', id)
	const intention = allFindings(await wholeTrip(id), TODAY).find(isNobodyMeets)!.mayBeIntended!
	const path = `/api/admin/trips/${id}/finding-marks`
	const body = { ...intention, today: TODAY, reason: ' They drive themselves ' }

	const { status, body: answer } = await product.staff.post(path, body)
	expect(status).toBe(200)
	const [mark] = (answer.trip as WholeTrip).findingMarks ?? []
	expect(mark).toMatchObject({ reason: 'They drive themselves', key: intention.key })
	expect(mark?.markedBy).toBeTruthy()
	expect(readinessOf(answer.trip, TODAY).filter(isNobodyMeets)).toEqual([])
	const { departures } = (await product.staff.get(`/api/admin/departures?today=${TODAY}`)).body
	expect(departures.find((one: { id: string }) => one.id === id).findings.filter(isNobodyMeets)).toEqual([])
	expect(JSON.stringify((await product.olivia.get(`/api/portal/trips/${id}`)).body)).not.toContain('drive themselves')

	await product.staff.patch(`/api/admin/flights/${flight.id}`, { pnr: 'N3WPNR' })
	expect(readinessOf(await wholeTrip(id), TODAY).filter(isNobodyMeets)).toHaveLength(1)
	// What staff saw is no longer there.
	expect((await product.staff.post(path, body)).status).toBe(409)
	const again = allFindings(await wholeTrip(id), TODAY).find(isNobodyMeets)!.mayBeIntended!
	expect((await product.staff.post(path, { ...again, today: TODAY, reason: null })).status).toBe(200)
	const marks = (await wholeTrip(id)).findingMarks ?? []
	expect(marks).toMatchObject([{ reason: null }])
	expect((await product.staff.delete(`/api/admin/finding-marks/${marks[0]!.id}`)).status).toBe(200)
	expect((await wholeTrip(id)).findingMarks).toEqual([])
	expect((await product.staff.delete(`/api/admin/finding-marks/${newId()}`)).status).toBe(404)
	const actions = await product.services.db.selectFrom('audit').select('action').where('objectId', '=', id).execute()
	expect(actions.map(({ action }) => action)).toEqual(
		expect.arrayContaining(['finding marked as intended', 'finding mark removed']),
	)
})
