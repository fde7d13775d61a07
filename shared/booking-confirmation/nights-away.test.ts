import { expect, test } from 'vitest'
import { nightsAway } from './nights-away.ts'

const stay = (from: number, to: number) => ({
	checkIn: `2027-05-${String(from).padStart(2, '0')}`,
	checkOut: `2027-05-${String(to).padStart(2, '0')}`,
})

test('each night counts once, however many rooms are slept in, and nights elsewhere do not', () => {
	expect(nightsAway([])).toBe(0)
	expect(nightsAway([stay(1, 4), stay(1, 4)])).toBe(3)
	expect(nightsAway([stay(6, 9), stay(1, 4)])).toBe(6)
	expect(nightsAway([stay(1, 9), stay(2, 4), stay(8, 10)])).toBe(9)
	expect(nightsAway([stay(4, 1)])).toBe(0)
})
