import { expect, test } from 'vitest'
import { dayAndTime, dayRange, dayShift, fileSize, howSoon, nightsOf, tripDates } from './wording.ts'

test('a trip’s dates, and those of a trip of one day', () => {
	expect(tripDates({ startDate: '2026-05-21', endDate: '2026-06-02' })).toBe('21 May 2026 – 2 Jun 2026')
	expect(tripDates({ startDate: '2026-05-21', endDate: '2026-05-21' })).toBe('21 May 2026')
})

test('days with their weekday, and the time as it was typed', () => {
	expect(dayAndTime('2026-05-24', 'sunset')).toBe('Sun 24 May 2026, sunset')
	expect(dayAndTime('2026-05-24', null)).toBe('Sun 24 May 2026')
	expect(dayRange('2026-05-24', '2026-05-25')).toBe('Sun 24 May 2026 – Mon 25 May 2026')
	expect(dayRange('2026-05-24', '2026-05-24')).toBe('Sun 24 May 2026')
})

test('a landing on another day says so, over the date line too', () => {
	expect(dayShift('2026-05-20T20:20:00', '2026-05-21T07:10:00')).toBe('+1 day')
	expect(dayShift('2026-05-20T22:00:00', '2026-05-22T06:00:00')).toBe('+2 days')
	expect(dayShift('2026-05-20T00:30:00', '2026-05-19T17:10:00')).toBe('−1 day')
	expect(dayShift('2026-05-20T09:40:00', '2026-05-20T08:45:00')).toBeNull()
})

test('how soon a thing is', () => {
	expect(howSoon('2026-05-20T24:00:00', '2026-05-20')).toBe('Today')
	expect(howSoon('2026-05-21T00:05:00', '2026-05-20')).toBe('Tomorrow')
	expect(howSoon('2026-06-20', '2026-05-20')).toBe('In 31 days')
})

test('nights are those between the days, whatever number was typed', () => {
	const typed = { nights: 9, checkIn: '2026-05-31', checkOut: '2026-06-01' }
	expect(nightsOf(typed)).toBe('1 night')
	expect(nightsOf({ checkIn: '2026-05-21', checkOut: '2026-05-26' })).toBe('5 nights')
})

test('file sizes', () => {
	expect([1, 48_200, 999_400, 1_240_000].map(fileSize)).toEqual(['1 kB', '48 kB', '999 kB', '1.2 MB'])
})
