import { expect, test } from 'vitest'
import { BOOKED_KINDS, KIND_LIST, KINDS } from './registry.ts'

const kinds = KIND_LIST.map((list) => KINDS[list])

test('a kind is found under the name of its list', () => {
	expect(kinds.map(({ names }) => names.list)).toEqual(KIND_LIST)
})

test.each(['one', 'table', 'segment', 'section'] as const)('no two kinds share the same %s', (name) => {
	const used = kinds.map(({ names }) => names[name])
	expect(new Set(used).size).toBe(used.length)
})

test('no two kinds share the first part of their calendar events’ UIDs', () => {
	const used = Object.values(BOOKED_KINDS).map(({ names }) => names.event)
	expect(new Set([...used, 'trip']).size).toBe(used.length + 1)
})

test('addresses are in small letters, labels in words', () => {
	for (const { names, labels } of kinds) {
		expect([names.segment, names.section].join(' ')).toMatch(/^[a-z-]+ [a-z-]+$/)
		// 'carRentals' is a name, and no label: neither is a sentence without a space between its words.
		for (const label of Object.values(labels)) expect(label).not.toMatch(/[a-z][A-Z]/)
		expect([labels.title, labels.section].join(' ')).toMatch(/^[A-Z].* [A-Z]/)
		expect([labels.one, labels.many, labels.counted].join('')).toBe(
			[labels.one, labels.many, labels.counted].join('').toLowerCase(),
		)
	}
})
