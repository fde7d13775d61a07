import { expect, test } from 'vitest'
import { isId, newId } from './id.ts'

test('ids are version 7, unique, and each is greater than the one before', () => {
	const ids = Array.from({ length: 20_000 }, newId)
	expect(new Set(ids).size).toBe(ids.length)
	expect(ids.toSorted()).toEqual(ids)
	for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an id begins with the time of its creation', () => {
	const [before, id, after] = [Date.now(), newId(), Date.now()]
	const made = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
	expect(made).toBeGreaterThanOrEqual(before)
	// Thousands in one millisecond, as in the test above, get a little ahead of the clock.
	expect(made).toBeLessThanOrEqual(after + 50)
})

test('isId accepts only what a uuid column accepts', () => {
	expect(isId(newId())).toBe(true)
	expect(isId('A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11')).toBe(true)
	for (const text of ['', '1', 'new', `${newId()} `, newId().replaceAll('-', ''), `{${newId()}}`, newId().slice(1)])
		expect(isId(text)).toBe(false)
})
