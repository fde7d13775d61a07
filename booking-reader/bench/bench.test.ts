import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Draft, type DraftFields, IMPORTED_KINDS } from '#shared/import/draft.ts'
import { compareFacts } from './compare-facts.ts'
import { readCase, readCases } from './read-case.ts'
import { isFalselyCertain, scoreCase } from './score-case.ts'

const CORPUS = 'booking-reader/corpus'
/** A case that is read without a fault and without a doubt. */
const CASE = readCases(CORPUS).find(({ id }) => id === 'safari-days')!
const reading = await readCase(CORPUS, CASE)

/** The score after something in the draft was broken on purpose. */
function scoreWith(breakDraft: (draft: Draft) => void) {
	const draft = structuredClone(reading.draft)
	breakDraft(draft)
	return scoreCase(CORPUS, CASE, { ...reading, draft })
}
const fieldsOf = (draft: Draft) => IMPORTED_KINDS.flatMap((list) => draft[list].map(({ fields }) => fields))
const from = { layer: 'labelled', where: 'line 1', raw: 'zzz' } as const
const right = scoreWith(() => {})

test('the untouched reading is right in every figure', () => {
	expect(right).toMatchObject({ wrong: 0, inventedValues: [], invented: 0, countsRight: true, missed: [] })
	expect(right.hits).toBe(right.expected)
	expect(fieldsOf(reading.draft).length).toBeGreaterThan(5)
})

test.each(IMPORTED_KINDS.filter((list) => reading.draft[list].length > 0))('a wrong value in %s is counted', (list) => {
	for (const name of Object.keys(reading.draft[list][0]!.fields)) {
		const score = scoreWith((draft) =>
			Object.assign(draft[list][0]!.fields[name]!, { value: 'zzz', certainty: 'read' }),
		)
		expect([name, score.hits + score.inventedValues.length === right.hits]).toEqual([
			name,
			name === 'status' || name === 'segmentType',
		])
		const isCompared = score.hits < right.hits
		expect(score.wrong).toBe(isCompared ? 1 : 0)
		expect(score.wrongAndCertain).toBe(isCompared ? 1 : 0)
	}
})

test('invented values are counted in every element', () => {
	const score = scoreWith((draft) => {
		for (const fields of fieldsOf(draft))
			for (let more = 0; more < 7; more++) fields[`extra${more}`] = { value: 'zzz', from, certainty: 'read' }
	})
	expect(score.inventedValues.length).toBe(7 * fieldsOf(reading.draft).length)
	expect(score.hits).toBe(right.hits)
})

test('an invented element and a missing one are counted, and the order of elements is not', () => {
	const more = scoreWith((draft) => draft.flights.push({ fields: { pnr: { value: 'zzz', from, certainty: 'read' } } }))
	expect(more).toMatchObject({ invented: 1, countsRight: false, hits: right.hits })
	const fewer = scoreWith((draft) => draft.accommodations.pop())
	expect(fewer).toMatchObject({ invented: 0, wrong: 0, countsRight: false })
	expect(fewer.hits).toBeLessThan(right.hits)
	// The number of elements is right, but one of them is another hotel.
	const other = scoreWith((draft) => {
		for (const value of Object.values(draft.accommodations[0]!.fields)) value.value = 'zzz'
	})
	expect(other).toMatchObject({ invented: 1, countsRight: true })
	expect(scoreWith((draft) => draft.accommodations.reverse())).toEqual(right)
})

test('a draft without doubts is certain and wrong as soon as one value is', () => {
	const certain = (draft: Draft) => {
		draft.issues = []
		draft.unused = []
	}
	const wrong = (draft: Draft) => {
		certain(draft)
		draft.guests[0]!.fields.fullName!.value = 'Agnes Agent'
	}
	expect([scoreWith(certain), scoreWith(wrong)].map(isFalselyCertain)).toEqual([false, true])
	const doubted = scoreWith((draft) => {
		wrong(draft)
		draft.issues.push({ severity: 'warning', code: 'CONFLICT', path: 'guests/0/fullName', message: '' })
	})
	expect([isFalselyCertain(doubted), doubted.wrong, doubted.wrongAndCertain]).toEqual([false, 1, 0])
})

test('facts of reservations: each field of a stay, and values that are not in the document', () => {
	const source = 'Palace Sample, 1 Example Street, Nice. 20 to 24 May 2027. Confirmation PS-1.'
	const read = (value: string) => ({ value, from: { ...from, raw: value }, certainty: 'read' }) as const
	const fields = (): DraftFields => ({
		hotelName: read('Palace Sample'),
		address: read('1 Example Street, Nice'),
		checkIn: read('2027-05-20'),
		checkOut: read('2027-05-24'),
		confirmationNumber: read('PS-1'),
	})
	const expected = {
		'@type': 'LodgingReservation',
		reservationNumber: 'PS-1',
		checkinTime: '2027-05-20T15:00:00',
		checkoutTime: '2027-05-24T11:00:00',
		reservationFor: { '@type': 'Hotel', name: 'Palace Sample', address: { streetAddress: '1 Example Street' } },
	}
	const score = (stay: DraftFields) => {
		const draft = { ...structuredClone(reading.draft), accommodations: [{ fields: stay }], issues: [] }
		for (const list of ['guests', 'flights', 'transfers', 'activities'] as const) draft[list] = []
		return compareFacts(draft, expected, source)
	}
	expect(score(fields())).toMatchObject({ hits: 5, expected: 5, wrong: 0, inventedValues: [] })
	for (const name of Object.keys(fields()))
		expect(score({ ...fields(), [name]: read('zzz') })).toMatchObject({ hits: 4, wrong: 1 })
	expect(score({ ...fields(), roomType: read('Suite') }).inventedValues).toEqual(['accommodations/0/roomType: ‘Suite’'])
})

test('acceptable readings may stand in a file of their own', () => {
	const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
	const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content))
	write('manifest.json', { cases: [{ id: 'a', kind: 'form-page', input: 'a.txt' }] })
	expect(readCases(folder)[0]?.alternatives?.['flights/0/class']).toBeUndefined()
	write('alternatives.json', { a: { 'flights/0/class': ['Business'], 'order/orderId': ['R5TQ8W'] } })
	expect(readCases(folder)[0]?.alternatives).toEqual({ 'flights/0/class': ['Business'], 'order/id': ['R5TQ8W'] })
	rmSync(folder, { recursive: true })
})
