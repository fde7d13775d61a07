import { expect, test } from 'vitest'
import { emptyLists } from '#shared/trips/kinds/registry.ts'
import { describeChanges } from './changes.ts'
import { type DocumentSnapshot, partsShape, snapshotShape } from './document-snapshot.ts'

const { documents: _documents, ...noRecords } = emptyLists()
/** As the first release stored it of a certificate. */
const yesterday = {
	trip: {},
	guests: [{ id: '1', title: 'Ms', fullName: 'Olivia Hartley' }],
	flights: [],
	accommodations: [{ id: '2', hotelName: 'Hôtel Belle Rade', checkIn: '2027-05-20', checkOut: '2027-05-25' }],
	transfers: [],
	activities: [],
}

/** The same today: lists of kinds that came later are empty. */
const today: DocumentSnapshot = { ...noRecords, ...yesterday }

test('a snapshot of the first release is read to the letter', () => {
	expect(snapshotShape.read(yesterday)).toEqual(today)
	expect(snapshotShape.read(snapshotShape.write(today))).toEqual(today)
})

test('a list that did not exist is empty, and what is in it now was added', () => {
	const { accommodations: _, ...older } = { ...yesterday, cruises: [{ id: '3' }], guests: [null, { title: 'Mr' }, 7] }
	const before = snapshotShape.read(older)
	expect(before).toMatchObject({ accommodations: [], guests: [] })
	const now = { parts: { hotels: 'b' }, snapshot: today }
	expect(describeChanges({ parts: { hotels: 'a' }, snapshot: before }, now)).toEqual(['Hôtel Belle Rade was added'])
})

test.each([null, [], 7, 'text', {}, { trip: [] }, { trip: null, guests: [] }])('%j is no snapshot', (garbage) =>
	expect(snapshotShape.read(garbage)).toBeNull(),
)

test('parts are the fingerprints that can be read', () => {
	expect(partsShape.read({ trip: 'a', flights: 7, schemaVersion: 9 })).toEqual({ trip: 'a' })
	expect(partsShape.read(null)).toBeNull()
})
