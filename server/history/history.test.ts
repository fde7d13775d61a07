import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HistoryEntry } from '#shared/history/history-entry.ts'
import { newId } from '#server/db/id.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord, makeTrip, pathOf } from '#tests/harness/trip-scenario.ts'

const FLIGHT = 'British Airways BA342 London Heathrow (LHR) to Nice (NCE)'

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
	tripId = await makeTrip(product)
})
afterAll(() => product.stop())

async function historyOf(path: string): Promise<HistoryEntry[]> {
	const { status, body } = await product.staff.get(`/api/admin/${path}`)
	expect(status).toBe(200)
	return body.entries
}

test('the history of a trip has each change with its values, and sealed ones by name only (CRM-323)', async () => {
	const { staff, olivia } = product
	const flight = await addRecord(staff, 'flights', tripId, { pnr: 'K7QX2M' })
	await staff.patch(`${pathOf('flights')}/${flight.id}`, { departureTime: '2038-05-20T10:20', pnr: '' })
	await staff.patch(`${pathOf('flights')}/${flight.id}`, { departureTime: '2038-05-20T10:20' })
	await staff.patch(`/api/admin/trips/${tripId}`, { notes: 'Quiet rooms' })
	const guest = await addRecord(staff, 'guests', tripId, { passportNumber: 'CANARY-1' })
	await olivia.patch(`/api/portal/guests/${guest.id}`, { fullName: 'Olivia H.', passportNumber: 'CANARY-2' })
	await addDocument(staff, tripId, 'Voucher.pdf')
	await staff.delete(`${pathOf('flights')}/${flight.id}`)
	await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)

	const entries = await historyOf(`trips/${tripId}/history`)
	expect(
		entries.map(({ actor, change, ...entry }) => [
			actor,
			change?.act ?? ('action' in entry && entry.action),
			change?.title,
		]),
	).toEqual([
		['Olivia Hartley', 'guest details approved', undefined],
		['Marguerite Lavigne', 'removed', FLIGHT],
		['Marguerite Lavigne', 'added', 'Voucher.pdf'],
		['Olivia Hartley', 'changed', 'Ms Olivia H.'],
		['Marguerite Lavigne', 'added', 'Ms Olivia Hartley'],
		['Marguerite Lavigne', 'changed', 'Monaco Grand Prix Weekend'],
		['Marguerite Lavigne', 'changed', FLIGHT],
		['Marguerite Lavigne', 'added', FLIGHT],
		['Marguerite Lavigne', 'trip added', undefined],
	])
	expect(entries[3]?.change).toMatchObject({
		why: 'traveller',
		differences: [
			{ name: 'fullName', was: 'Olivia Hartley', now: 'Olivia H.' },
			{ name: 'passportNumber', isHidden: true },
		],
	})
	expect(entries[6]?.change?.differences).toEqual([
		{ name: 'departureTime', was: '2038-05-20T09:40:00', now: '2038-05-20T10:20:00' },
		{ name: 'pnr', was: 'K7QX2M', now: null },
	])
	expect(entries[5]?.change?.differences).toEqual([{ name: 'notes', was: null, now: 'Quiet rooms' }])
	const { rows } = await sql<{ text: string }>`select string_agg(h::text, ' ') as text from history h`.execute(
		product.db,
	)
	expect(rows[0]?.text).not.toContain('CANARY')

	// One record of it, and in pages without a gap.
	const ofFlight = await historyOf(`trips/${tripId}/history?recordId=${flight.id}`)
	expect(ofFlight.map(({ change }) => change?.act)).toEqual(['removed', 'changed', 'added'])
	const first = (await staff.get(`/api/admin/trips/${tripId}/history?limit=4`)).body
	const rest = await historyOf(`trips/${tripId}/history?cursor=${first.nextCursor}`)
	expect([...first.entries, ...rest]).toEqual(entries)
	expect((await staff.get(`/api/admin/trips/${tripId}/history?recordId=1`)).status).toBe(400)
})

test('what an audit says from before histories were written is shown without values', async () => {
	const { staff, db } = product
	const old = await makeTrip(product)
	const flight = await addRecord(staff, 'flights', old)
	await sql`delete from history where "tripId" = ${old}`.execute(db)
	expect((await historyOf(`trips/${old}/history`)).map((entry) => 'action' in entry && entry.action)).toEqual([
		'flight added',
		'trip added',
	])
	await staff.patch(`${pathOf('flights')}/${flight.id}`, { pnr: 'ZZ9ZZ9' })
	expect((await historyOf(`trips/${old}/history`)).map(({ change }) => change?.act)).toEqual([
		'changed',
		undefined,
		undefined,
	])
})

test('the history of a customer is about their details, and goes with them', async () => {
	const { staff, james } = product
	const id = james.user!.id
	await staff.patch(`/api/admin/users/${id}`, { phone: '+44 20 7946 0123' })
	await james.post('/api/auth/logout')
	const [entry, ...others] = await historyOf(`users/${id}/history`)
	expect(entry).toMatchObject({
		actor: 'Marguerite Lavigne',
		change: { list: 'customer', differences: [{ name: 'phone', now: '+44 20 7946 0123' }] },
	})
	expect(others).toEqual([])
	for (const missing of [newId(), staff.user!.id, 'no-id'])
		expect((await staff.get(`/api/admin/users/${missing}/history`)).status).toBe(404)
	await staff.delete(`/api/admin/users/${id}`)
	const left = await product.db.selectFrom('history').select('id').where('userId', '=', id).execute()
	expect(left).toEqual([])
})
