import { expect, test } from 'vitest'
import { addOfficeMinutes, describeHours, readOfficeHours } from './office-hours.ts'

const due = (from: string, minutes = 240, hours = readOfficeHours('Mon-Fri 09:00-18:00', 'Europe/London')) =>
	new Date(addOfficeMinutes(hours, Date.parse(from), minutes)).toISOString()

test.each([
	['on a working morning', '2026-11-24T10:00:00Z', '2026-11-24T14:00:00.000Z'],
	['before the office opens', '2026-11-24T05:00:00Z', '2026-11-24T13:00:00.000Z'],
	['late in the afternoon', '2026-11-24T17:00:00Z', '2026-11-25T12:00:00.000Z'],
	['on Friday evening', '2026-11-27T19:00:00Z', '2026-11-30T13:00:00.000Z'],
	['on Sunday', '2026-11-29T12:00:00Z', '2026-11-30T13:00:00.000Z'],
	// The clocks went back on 25 October 2026: Friday is in summer time, Monday in winter time.
	['over the change of the clocks', '2026-10-23T16:00:00Z', '2026-10-26T12:00:00.000Z'],
])('a question %s', (_, from, expected) => {
	expect(due(from)).toBe(expected)
})

test('an office elsewhere, and one that opens on one day only', () => {
	const sydney = readOfficeHours('Mon-Sat 08:30-17:30', 'Australia/Sydney')
	// 21:00 in Sydney on Saturday: the office opens on Monday at 08:30, 21:30 UTC on Sunday.
	expect(due('2026-11-28T10:00:00Z', 240, sydney)).toBe('2026-11-30T01:30:00.000Z')
	const sundays = readOfficeHours('Sun 10:00-12:00', null)
	expect(due('2026-11-29T11:00:00Z', 240, sundays)).toBe('2026-12-13T11:00:00.000Z')
	expect(describeHours(sydney)).toBe('Mon–Sat 08:30–17:30, Sydney time')
	expect(describeHours(sundays)).toBe('Sun 10:00–12:00, London time')
})

test.each([
	[null, null],
	['whenever we can', 'Mars/Olympus'],
	['Mon-Fri 18:00-09:00', ''],
])('%j counts as the usual hours', (text, zone) => {
	expect(describeHours(readOfficeHours(text, zone))).toBe('Mon–Fri 09:00–18:00, London time')
})
