import { afterEach, describe, expect, test } from 'vitest'
import { dayOf, daysBetween, formatDay, viewerTime, viewerDay, timeOf, weekdayOf } from './dates.ts'

const zone = process.env.TZ
afterEach(() => {
	if (zone === undefined) delete process.env.TZ
	else process.env.TZ = zone
})

const ZONES = ['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Apia']

describe.each(ZONES)('in the time zone %s', (tz) => {
	test('days and local times are formatted without conversion', () => {
		process.env.TZ = tz
		expect(formatDay('2026-05-04', 'MMM dd, yyyy')).toBe('May 04, 2026')
		expect(formatDay('2026-05-04', 'd MMM yyyy')).toBe('4 May 2026')
		expect(formatDay('2026-05-04', 'MMM d, yyyy')).toBe('May 4, 2026')
		expect(formatDay('2026-12-31T23:55:00', 'd MMM yyyy')).toBe('31 Dec 2026')
		expect(weekdayOf('2026-05-04')).toBe('Mon')
		expect(dayOf('2026-12-31T23:55:00')).toBe('2026-12-31')
		expect(timeOf('2026-12-31T23:55:00')).toBe('23:55')
	})

	test('days are counted correctly across clock changes, leap days and New Year', () => {
		process.env.TZ = tz
		expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
		expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
		expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
		expect(daysBetween('2026-12-31T23:55:00', '2027-01-01T00:10:00')).toBe(1)
		expect(daysBetween('2026-05-04', '2026-05-01')).toBe(-3)
	})
})

test('viewerDay and viewerTime use the viewer’s time zone', () => {
	const instant = new Date('2026-05-04T22:30:09Z')
	process.env.TZ = 'America/Los_Angeles'
	expect(viewerTime(instant)).toBe('2026-05-04T15:30:09')
	process.env.TZ = 'Asia/Tokyo'
	expect(viewerDay(instant)).toBe('2026-05-05')
})
