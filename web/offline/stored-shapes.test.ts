import { expect, test } from 'vitest'
import { answerShape, documentShape, messageDraftShape, pendingEditShape } from './stored-shapes.ts'

const file = new Blob(['%PDF-'], { type: 'application/pdf' })
const AT = 1_790_000_000_000

test('a cached answer of the first release is read', () => {
	const answer = { trips: [] }
	expect(answerShape.read({ answer, at: AT })).toEqual({ answer, at: AT })
	expect(answerShape.read({ answer, at: AT, etag: 'x', schemaVersion: 9 })).toEqual({ answer, at: AT })
	for (const garbage of [{ answer }, { at: AT }, { answer: 'text', at: AT }, { answer, at: 'noon' }, null, 7, []])
		expect(answerShape.read(garbage)).toBeNull()
})

test('a cached document of the first release is read', () => {
	const calendar = { id: '/api/portal/trips/1/calendar', file, at: AT, madeOf: '1 1' }
	expect(documentShape.read(calendar)).toEqual(calendar)
	expect(documentShape.read({ id: '/x', file, size: 5, madeOf: 7, schemaVersion: 9 })).toEqual({
		id: '/x',
		file,
		at: 0,
	})
	for (const garbage of [{ id: '/x', at: AT }, { file, at: AT }, { id: '/x', file: 'PDF' }, null, 'text', []])
		expect(documentShape.read(garbage)).toBeNull()
})

/** As the first release stores it: the guest of the answer, and the text of every field of the form. */
const yesterday = {
	base: {
		id: 'guest-1',
		tripId: 'trip-1',
		title: 'Ms',
		fullName: 'Olivia Hartley',
		dateOfBirth: '1987-06-14',
		nationality: null,
		passportNumber: null,
		passportExpiry: null,
		passportCountry: null,
		email: null,
		phone: null,
		dietaryRequirements: null,
		specialRequests: null,
		approvalStatus: 'pending',
		version: 3,
		createdAt: '2026-01-01T00:00:00.000Z',
		updatedAt: '2026-01-01T00:00:00.000Z',
	},
	typed: { title: 'Ms', fullName: 'Olivia Hartley', dateOfBirth: '14/06/1987', phone: '+44 7700 900777' },
	at: AT,
	problem: 'Phone is too long',
}

/** The fields of a guest that came later. */
const LATER = { passportIssued: null }

test('a pending edit of the first release is read to the letter', () => {
	const edit = pendingEditShape.read(yesterday)
	const read = { ...yesterday, base: { ...yesterday.base, ...LATER } }
	expect(edit).toEqual(read)
	expect(pendingEditShape.read(pendingEditShape.write(edit!))).toEqual(read)
})

test('a pending edit of another release keeps what was typed', () => {
	const { phone: _, approvalStatus: __, ...older } = yesterday.base
	const odd = {
		base: { ...older, faith: 'x', dateOfBirth: 7 },
		typed: { phone: '+44', faith: 'none', title: 7 },
		schemaVersion: 9,
	}
	expect(pendingEditShape.read(odd)).toEqual({
		base: { ...yesterday.base, ...LATER, dateOfBirth: null },
		typed: { phone: '+44', faith: 'none' },
		at: 0,
	})
})

test('a draft of a message is read with defaults, and neither it nor an edit is taken for the other', () => {
	const about = { list: 'flights', id: 'flight-1', words: 'BA342' } as const
	const files = [{ id: 'file-1', name: 'visa.pdf', contentType: 'application/pdf', bytes: 7 }] as const
	const draft = { tripId: 'trip-1', text: 'May we', about, files, at: AT, sent: { content: '[]', key: 'k' } }
	expect(messageDraftShape.read(messageDraftShape.write(draft))).toEqual(draft)
	const odd = { tripId: 'trip-1', text: 'x', about: { list: 7 }, files: [{ id: 7 }], sent: { key: 'k' }, mood: 'sunny' }
	expect(messageDraftShape.read(odd)).toEqual({ tripId: 'trip-1', text: 'x', about: null, files: [], at: 0 })
	for (const garbage of [null, [], {}, { text: 'x' }, { tripId: 'trip-1' }, yesterday])
		expect(messageDraftShape.read(garbage)).toBeNull()
	expect(pendingEditShape.read(draft)).toBeNull()
})

test.each([null, 7, 'text', [], {}, { base: yesterday.base }, { base: {}, typed: {} }, { base: null, typed: {} }])(
	'%j is no pending edit',
	(garbage) => expect(pendingEditShape.read(garbage)).toBeNull(),
)
