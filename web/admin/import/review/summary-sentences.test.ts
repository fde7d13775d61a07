import { expect, test } from 'vitest'
import { type DraftIssue, emptyDraft, type ReadValue } from '#shared/import/draft.ts'
import type { ImportChange, ImportMatch } from '#shared/import/preview.ts'
import { whatToDo, whatWasFound } from './summary-sentences.ts'

const value = (certainty: ReadValue['certainty'] = 'read'): ReadValue => ({
	value: 'x',
	certainty,
	from: { layer: 'labelled', where: 'line 1', raw: 'x' },
})
const issue = (path: string): DraftIssue => ({ severity: 'warning', code: 'CONFLICT', path, message: '' })
const change = (kind: ImportChange['kind']): ImportChange => ({
	kind,
	path: 'flights/0',
	element: 'A flight',
	label: null,
	before: null,
	after: null,
})
const match = (...kinds: ImportChange['kind'][]): ImportMatch => ({
	tripId: '',
	tripName: 'Alba',
	importedAt: '2026-11-24T10:00:00.000Z',
	reopensApproval: false,
	changes: kinds.map(change),
})
const unused = { kind: 'person', text: 'Mr Sample', where: 'line 2', line: 'Mr Sample waits' }
const plain = { draft: emptyDraft(), wants: [], match: null, otherCustomer: null }
const missing = { path: 'flights/0/arrivalTime', label: 'Arrival Time', message: '' }

test('what is left to do is counted, one value once', () => {
	const issues = [issue('flights/0/arrivalTime'), issue('')]
	expect(whatToDo({ ...plain, wants: [missing] }, issues)).toBe('One value to check.')
	const draft = { ...emptyDraft(), guests: [{ fields: { fullName: value('guessed'), title: value('guessed') } }] }
	const otherCustomer = { tripId: '', tripName: '', customerName: '' }
	const all = { draft: { ...draft, unused: [unused, unused] }, wants: [missing], match: null, otherCustomer }
	expect(whatToDo(all, [issue('trip/name')])).toBe(
		'2 values to check, one choice to make, 2 guesses by AI to check and 2 details of the document not used.',
	)
	const decided = { ...plain, match: match('conflict', 'vanished', 'changed') }
	expect(whatToDo(decided, [])).toBe('2 choices to make.')
})

test('a booking without anything to do says the next step, and no more than is so', () => {
	expect(whatToDo(plain, [])).toBe('No issues found. Review the booking, then import it.')
	// A note may be that the document says more than was read.
	expect(whatToDo(plain, [issue('')])).toBe('See the notes below. Review the booking, then import it.')
	const changed = { ...plain, match: match('changed') }
	expect(whatToDo(changed, [])).toBe('No issues found. Review the changes, then update the trip.')
})

test('a document that changes nothing says so first, whatever of it is not used', () => {
	const again = { ...plain, draft: { ...emptyDraft(), unused: [unused] }, match: match() }
	expect(whatToDo(again, [issue('')])).toBe('Nothing has changed since it was imported on Nov 24, 2026.')
	const first = { ...again, match: { ...match(), importedAt: null } }
	expect(whatToDo(first, [])).toBe('Nothing has changed: the trip has everything in this document.')
})

test('what was found is counted by kind, in words', () => {
	const [one, two] = [[{ fields: {} }], [{ fields: {} }, { fields: {} }]]
	expect(whatWasFound({ ...emptyDraft(), guests: one }, true)).toBe('Found: one guest.')
	const draft = { ...emptyDraft(), flights: two, accommodations: one, activities: two }
	expect(whatWasFound(draft, true)).toBe('Found: 2 flights, one accommodation and 2 activities. No guests were found.')
	expect(whatWasFound(draft, false)).toBe('Found: 2 flights, one accommodation and 2 activities.')
	expect(whatWasFound(emptyDraft(), false)).toBe('')
})
