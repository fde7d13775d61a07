import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('details of a guest are offered from another trip of the customer, as far as one sees them (CRM-365, API-272)', async () => {
	const { staff, james, colleague, db } = product
	const past = await makeTrip(product, { name: 'Amalfi', startDate: '2026-05-01', endDate: '2026-05-08' })
	const later = await makeTrip(product, { name: 'Nice', startDate: '2026-09-01', endDate: '2026-09-08' })
	const next = await makeTrip(product, { name: 'Monaco' })
	const guest = (tripId: string, values: object) => addRecord(staff, 'guests', tripId, values)
	const passport = { passportNumber: '533401927', passportExpiry: '2027-01-01', dateOfBirth: null }
	const known = await guest(past, { fullName: 'Zoë Hartley', email: 'zoe@mail.example', ...passport })
	await guest(later, { fullName: 'ZOE HARTLEY', passportNumber: null, dateOfBirth: null })
	const bare = await guest(later, { fullName: 'Daniel Hartley', passportNumber: null, dateOfBirth: null })
	const strangers = await makeTrip({ staff, olivia: james })
	const stranger = await guest(strangers, { fullName: 'James Okafor' })

	const path = `/api/admin/trips/${next}/known-guests`
	expect((await staff.get(path)).body.people).toEqual([
		{ guestId: bare.id, name: 'Daniel Hartley', trip: { id: later, name: 'Nice', startDate: '2026-09-01' } },
		{ guestId: known.id, name: 'Zoë Hartley', trip: { id: past, name: 'Amalfi', startDate: '2026-05-01' } },
	])
	const open = { title: 'Ms', fullName: 'Zoë Hartley', email: 'zoe@mail.example' }
	const sealed = { passportNumber: '533401927', passportExpiry: '2027-01-01' }
	const { details } = (await staff.get(`${path}/${known.id}`)).body
	expect(details).toMatchObject({ trip: { id: past }, hidden: [] })
	expect(details.values).toEqual({ ...open, ...sealed })
	const noted = (action: string, objectId: string) =>
		db.selectFrom('audit').select('detail').where('action', '=', action).where('objectId', '=', objectId).execute()
	expect(await noted('identity data read', past)).toHaveLength(1)
	expect(await noted('guest details taken over', next)).toHaveLength(0)
	expect((await staff.post(`${path}/${known.id}`, {})).body).toEqual({ details })
	expect(await noted('guest details taken over', next)).toEqual([
		{ detail: { guestId: known.id, fromTripId: past, fields: Object.keys(details.values) } },
	])

	// Somebody who looks after one of the two trips only.
	await staff.put('/api/admin/settings', { consultantsSee: 'own_trips' })
	const consultant = await colleague('consultant')
	await staff.put(`/api/admin/trips/${next}/consultant`, { consultantId: consultant.user!.id })
	for (const answer of [
		await consultant.get(`${path}/${known.id}`),
		await consultant.post(`${path}/${known.id}`, {}),
	]) {
		expect(answer.body.details).toMatchObject({ values: open, hidden: Object.keys(sealed) })
		expect(JSON.stringify(answer.body)).not.toContain('533401927')
	}
	await staff.put(`/api/admin/trips/${past}/consultant`, { consultantId: consultant.user!.id })
	expect((await consultant.get(`${path}/${known.id}`)).body.details.hidden).toEqual([])

	for (const id of [stranger.id, newId(), 'no-id']) expect((await staff.get(`${path}/${id}`)).status).toBe(404)
	for (const id of [newId(), 'no-id']) expect((await staff.get(`/api/admin/trips/${id}/known-guests`)).status).toBe(404)
})
