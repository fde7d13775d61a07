import { expect, test } from 'vitest'
import { customerFields } from '#shared/customers/customer.ts'
import { mergeEdits, theirChanges } from './merge-edits.ts'

const before = { username: 'ana', email: 'ana@mail.example', phone: null, fullName: 'Ana', bookingAgent: 'Lea' }
const theirs = { ...before, phone: '123', bookingAgent: 'Tom' }
const mine = { ...before, phone: '', fullName: 'Ana Sol', bookingAgent: 'Kim' }
const changes = theirChanges(customerFields, before, theirs, mine)

test('only what the other person changed is told, and only what both changed is contested', () => {
	expect(changes.map(({ label, isConflict }) => [label, isConflict])).toEqual([
		['Phone', false],
		['Booking Agent', true],
	])
})

test('keeping mine takes nothing of theirs away that I never touched', () => {
	expect(mergeEdits(mine, changes, 'mine')).toMatchObject({ phone: '123', fullName: 'Ana Sol', bookingAgent: 'Kim' })
})

test('taking theirs leaves what only I changed', () => {
	expect(mergeEdits(mine, changes, 'theirs')).toMatchObject({ phone: '123', fullName: 'Ana Sol', bookingAgent: 'Tom' })
})
