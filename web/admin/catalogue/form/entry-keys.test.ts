import { expect, it } from 'vitest'
import { alignKeys } from './entry-keys.ts'

const [a, b, c] = [{ type: 'A' }, { type: 'B' }, { type: 'C' }]
const was = { entries: [a, b, c], keys: ['1', '2', '3'] }
const align = (entries: readonly unknown[]) => alignKeys(was, entries)

it('entries keep their keys when others move, change, come or go', () => {
	expect(align([c, a, b])).toEqual(['3', '1', '2'])
	expect(align([a, { type: 'Other' }, c])).toEqual(['1', '2', '3'])
	expect(align([a, c])).toEqual(['1', '3'])
	expect(align([a, b, c, { type: 'D' }])).toEqual(['1', '2', '3', '4'])
	expect(align([{ type: 'D' }, a, b, c])).toEqual(['4', '1', '2', '3'])
})

it('equal texts have keys of their own', () => {
	expect(alignKeys({ entries: ['x', 'x'], keys: ['1', '2'] }, ['x', '', 'x'])).toEqual(['1', '3', '2'])
})
