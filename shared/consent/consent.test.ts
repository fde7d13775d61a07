import { expect, test } from 'vitest'
import { isChild, obstacleToConsent } from './consent.ts'

test.each([
	['2009-05-04', '2027-05-03', true],
	['2009-05-04', '2027-05-04', false],
	['2008-02-29', '2026-02-28', true],
	['2008-02-29', '2026-03-01', false],
	[null, '2026-03-01', null],
])('somebody born on %s is a child on %s: %s', (born, today, child) => {
	expect(isChild(born, today)).toBe(child)
})

test('a guardian agrees for a child, and an adult for themselves; without a birth date both can be said', () => {
	const ways = ['self', 'relayed', 'guardian'] as const
	const allowed = (child: boolean | null) => ways.filter((how) => obstacleToConsent(how, child) === null)
	expect(allowed(true)).toEqual(['guardian'])
	expect(allowed(false)).toEqual(['self', 'relayed'])
	expect(allowed(null)).toEqual([...ways])
})
