import { expect, test } from 'vitest'
import { customerFields } from '#shared/customers/customer.ts'
import { mergeEdits, theirChanges } from './merge-edits.ts'

const before = { username: 'ana', email: 'ana@mail.example', phone: null, fullName: 'Ana', bookingAgent: 'Lea' }
const theirs = { ...before, phone: '123', bookingAgent: 'Tom' }
const mine = { ...before, phone: '', fullName: 'Ana Sol', bookingAgent: 'Kim' }
const changes = theirChanges(customerFields, before, theirs, mine)

test('lists the fields the other person changed; a field that both changed is a conflict', () => {
	expect(changes.map(({ label, isConflict }) => [label, isConflict])).toEqual([
		['Phone', false],
		['Booking Agent', true],
	])
})

test('keeping mine still takes their value of a field that only they changed', () => {
	expect(mergeEdits(mine, changes, 'mine')).toMatchObject({ phone: '123', fullName: 'Ana Sol', bookingAgent: 'Kim' })
})

test('keeping theirs preserves my value of a field that only I changed', () => {
	expect(mergeEdits(mine, changes, 'theirs')).toMatchObject({ phone: '123', fullName: 'Ana Sol', bookingAgent: 'Tom' })
})
