import { expect, test } from 'vitest'
import { momentOf } from './moments.ts'

test.each([
	['14:30', '14:30'],
	['9:05', '09:05'],
	['9.30 am', '09:30'],
	['12:15am', '00:15'],
	['12 p.m.', '12:00'],
	['from 2pm', '14:00'],
	['14h30', '14:30'],
	['10:00 at the pier', '10:00'],
	['2 hours from 10:00', '10:00'],
	['sunset', '24:00'],
	['25:00', '24:00'],
	['room 12', '24:00'],
	[null, '24:00'],
])('a time typed as %s is %s', (time, clock) => {
	expect(momentOf('2026-05-21', time)).toBe(`2026-05-21T${clock}:00`)
})
