import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { personKeysOfTrip } from '#server/trips/person-keys/person-keys.ts'
import { startImportScenario } from '#tests/harness/import-scenario.ts'
import { baseShape } from '../orders/orders.ts'
import { readingShape } from './stored-reading.ts'

const { product, serve, anOrder, preview, commit, imported, importFrom } = await startImportScenario()
const { db } = product
const { sealer } = product.services
const GARBAGE = ['null', '[]', '7', '"text"', '{}', '{"reading":{}}', '{"elements":[]}', '{"trip":[]}']

// oxlint-disable-next-line typescript/no-explicit-any
type Stored = Record<string, any>

/** Replaces what a preview stores. Returns what it stored before. */
async function storePreview(id: string, change: (stored: Stored) => string) {
	const { sealed } = await db
		.selectFrom('importPreviews')
		.select('sealed')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	const stored: Stored = JSON.parse(sealer.unseal(`importPreviews:${id}`, sealed)!)
	const other = sealer.seal(`importPreviews:${id}`, change(structuredClone(stored)))
	await sql`update "importPreviews" set sealed = ${other} where id = ${id}`.execute(db)
	return stored
}

test('a preview that another release stored is imported as it was read', async () => {
	const { trip, ...order } = anOrder()
	serve({ trip, ...order })
	const { body } = await preview()
	const stored = await storePreview(body.preview.id, (yesterday) => {
		delete yesterday.schemaVersion
		delete yesterday.reading.draft.transfers
		delete yesterday.reading.draft.issues
		yesterday.reading.draft.cruises = [{ fields: {} }]
		yesterday.reading.mood = 'sunny'
		return JSON.stringify(yesterday)
	})
	expect(stored.schemaVersion).toBe(1)
	const done = await commit(body.preview.id)
	expect([done.status, done.body.trip.name, done.body.trip.transfers]).toEqual([201, trip.name, []])
	expect(done.body.summary).toMatchObject({ transfers: 0, guests: stored.reading.draft.guests.length })
})

test('a preview that cannot be read has expired', async () => {
	serve(anOrder())
	const { body } = await preview()
	await storePreview(body.preview.id, () => '[]')
	expect(await commit(body.preview.id)).toMatchObject({ status: 409, body: { code: 'preview_expired' } })
})

const from = { layer: 'trip-import', where: '/trip/name', raw: 'Amalfi' }
const YESTERDAY = {
	reading: {
		draft: {
			order: { id: { value: 'GP-1', from, certainty: 'stated' }, revision: 2, complete: true },
			trip: { name: { value: 'Amalfi', from, certainty: 'stated', zone: 'Europe/Rome' } },
			guests: [{ id: 'g1', fields: { fullName: { value: 'Olivia Hartley', from, certainty: 'read' } } }],
			flights: [],
			accommodations: [],
			transfers: [],
			activities: [],
			pricing: { totalPrice: { value: 1250, from, certainty: 'derived' } },
			documents: [{ name: 'voucher.pdf', label: null, url: 'https://orders.example/v?token=x' }],
			issues: [{ severity: 'warning', code: 'MISSING', path: 'trip/endDate', message: 'End date is missing.' }],
		},
		source: {
			kind: 'link',
			host: 'orders.example',
			title: null,
			contentType: 'text/html',
			bytes: 512,
			sha256: 'ab',
			hops: 0,
			fetchedAt: '2027-01-01T00:00:00.000Z',
		},
		link: 'https://orders.example/b?token=x',
		text: 'Amalfi',
	},
	userId: '0198c0de-0000-7000-8000-000000000000',
}

test('what the first release stored is read to the letter; what was missing then is empty', () => {
	const { reading } = YESTERDAY
	expect(readingShape.fromText(JSON.stringify(YESTERDAY))).toEqual({
		...YESTERDAY,
		tripId: null,
		receivedId: null,
		reading: {
			...reading,
			rendition: '',
			sender: null,
			passages: null,
			readersDraft: null,
			statedHash: '',
			taught: null,
		},
	})
	const { flights: _, pricing: __, issues: ___, documents: ____, ...draft } = YESTERDAY.reading.draft
	const older = { ...YESTERDAY, reading: { ...YESTERDAY.reading, draft } }
	expect(readingShape.read(older)?.reading.draft).toMatchObject({ flights: [], pricing: {}, issues: [] })
	const base = {
		trip: { name: 'Amalfi' },
		pricing: {},
		elements: { guests: [{ recordId: '1', sourceId: null, stated: {} }] },
	}
	expect(baseShape.read(base)?.elements).toMatchObject({ ...base.elements, flights: [] })
})

test.each([...GARBAGE, '{"reading":{"draft":{"flights":{}}}}'])('%s is no reading', (text) =>
	expect(readingShape.fromText(text)).toBeNull(),
)

test.each(['null', '[]', '7', '"text"', '{"trip":[]}', '{"elements":[]}', '{"elements":{"guests":[7]}}'])(
	'%s is nothing that an order said',
	(text) => expect(baseShape.fromText(text)).toBeNull(),
)

test('a part that cannot be read drops the preview: the places of the others must not move', async () => {
	serve(anOrder())
	const { body } = await preview()
	await storePreview(body.preview.id, (stored) => {
		stored.reading.draft.flights.unshift({ id: 'x', fields: { airline: { value: 'Air', from: { layer: 'rumour' } } } })
		return JSON.stringify({ ...stored, schemaVersion: 9 })
	})
	expect(await commit(body.preview.id)).toMatchObject({ status: 409, body: { code: 'preview_expired' } })
})

test('what an order said when another release imported it tells the order’s changes from those of staff', async () => {
	const { trip, order } = await imported()
	const { id, sealed } = await db
		.selectFrom('imports')
		.select(['id', 'sealed'])
		.where('tripId', '=', trip.id)
		.executeTakeFirstOrThrow()
	const keys = await personKeysOfTrip(db, trip.id)
	const base: Stored = JSON.parse(sealer.unseal(`imports:${id}`, sealed!, keys)!)
	expect(base.schemaVersion).toBe(1)
	const store = (text: string) =>
		sql`update imports set sealed = ${sealer.seal(`imports:${id}`, text)} where id = ${id}`.execute(db)
	const { schemaVersion: _, ...yesterday } = structuredClone(base)
	delete yesterday.elements.transfers
	yesterday.elements.cruises = [{ ship: 'Aurora' }]
	yesterday.mood = 'sunny'
	await store(JSON.stringify(yesterday))
	serve({ ...order, trip: { ...order.trip, endDate: '2027-06-12' } })
	const again = await importFrom()
	expect([again.status, again.body.outcome, again.body.trip.endDate]).toEqual([200, 'updated', '2027-06-12'])
	await store('[]')
	const unreadable = await importFrom()
	expect([unreadable.status, unreadable.body.outcome]).toEqual([200, 'unchanged'])
})
