import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { sweepDrafts } from './form-drafts.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('what was typed into a form comes back to who typed it, sealed and for a day (CRM-376)', async () => {
	const { staff, db } = product
	const trip = await makeTrip(product)
	const guest = await addRecord(staff, 'guests', trip)
	const path = `/api/admin/trips/${trip}/form-drafts`
	const draftsOf = async (client = staff) => (await client.get(path)).body.drafts
	const values = { fullName: 'Ines Duarte', passportNumber: 'QX5500123' }
	expect((await staff.put(`${path}/guests`, { values: { fullName: 'Ines' } })).status).toBe(204)
	await staff.put(`${path}/guests`, { values })
	await staff.put(`${path}/guests.${guest.id}`, { values: { notes: 'Aisle seat' } })
	expect(await draftsOf()).toMatchObject([
		{ list: 'guests', recordId: null, values },
		{ list: 'guests', recordId: guest.id, values: { notes: 'Aisle seat' } },
	])
	const colleague = await product.colleague('consultant')
	expect(await draftsOf(colleague)).toEqual([])
	const { rows } = await sql<{ text: string }>`select d::text as text from "formDrafts" d`.execute(db)
	expect(rows.map(({ text }) => text).join()).not.toMatch(/QX5500123|Ines|Aisle/)

	for (const form of ['nothing', 'documents', 'guests.1', `guests.${newId()}.x`])
		expect((await staff.put(`${path}/${form}`, { values })).status).toBe(404)
	expect((await staff.put(`${path}/guests`, { values: { fullName: 7 } })).status).toBe(422)
	expect((await staff.put(`${path}/guests`, { values: { notes: 'x'.repeat(20_001) } })).status).toBe(422)
	expect((await staff.put(`/api/admin/trips/${newId()}/form-drafts/guests`, { values })).status).toBe(404)

	expect((await staff.delete(`${path}/guests`)).status).toBe(204)
	expect(await draftsOf()).toHaveLength(1)
	await sql`update "formDrafts" set "savedAt" = now() - interval '25 hours'`.execute(db)
	expect(await draftsOf()).toEqual([])
	await sweepDrafts(db)
	expect((await sql`select from "formDrafts"`.execute(db)).rows).toEqual([])
})
