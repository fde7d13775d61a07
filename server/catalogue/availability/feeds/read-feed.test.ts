import { expect, test } from 'vitest'
import { readFeed, UnreadableFeed } from './read-feed.ts'

const HOUSE = { zone: 'Europe/Lisbon', today: '2027-05-01' }
const calendarOf = (...events: string[][]) =>
	[
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//A platform//EN',
		...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
		'END:VCALENDAR',
		'',
	].join('\r\n')
const nightsOf = (...lines: string[]) => readFeed(calendarOf(['UID:1', ...lines]), HOUSE)
const booked = (from: string, to: string) => ({ from, to, state: 'booked' })

test('days are half-open, a missing end is one day, and times are nights on the house’s clock', () => {
	expect(nightsOf('DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270605')).toEqual([
		booked('2027-06-01', '2027-06-05'),
	])
	expect(nightsOf('DTSTART;VALUE=DATE:20270601')).toEqual([booked('2027-06-01', '2027-06-02')])
	expect(nightsOf('DTSTART;VALUE=DATE:20270601', 'DURATION:P3D')).toEqual([booked('2027-06-01', '2027-06-04')])
	expect(nightsOf('DTSTART:20270601T233000Z', 'DTEND:20270605T090000Z')).toEqual([booked('2027-06-02', '2027-06-05')])
	expect(nightsOf('DTSTART:20270601T150000', 'DTEND:20270601T220000')).toEqual([booked('2027-06-01', '2027-06-02')])
	expect(nightsOf('DTSTART;VALUE=DATE:20270428', 'DTEND;VALUE=DATE:20270501')).toEqual([])
})

test('what is cancelled or transparent takes nothing, and platforms’ words for their own windows are understood', () => {
	const day = 'DTSTART;VALUE=DATE:20270601'
	expect(nightsOf(day, 'STATUS:CANCELLED')).toEqual([])
	expect(nightsOf(day, 'TRANSP:TRANSPARENT')).toEqual([])
	expect(nightsOf(day, 'SUMMARY:Reserved', 'DESCRIPTION:Ada Lovelace')).toEqual([booked('2027-06-01', '2027-06-02')])
	expect(nightsOf(day, 'SUMMARY:CLOSED - Not available')).toEqual([booked('2027-06-01', '2027-06-02')])
	expect(nightsOf(day, 'SUMMARY:Airbnb (Not available)')).toMatchObject([{ state: 'on_request' }])
})

test('repetitions are bounded, and one that was changed or cancelled counts as changed', () => {
	const weekly = ['UID:w', 'DTSTART;VALUE=DATE:20200106', 'DTEND;VALUE=DATE:20200108', 'RRULE:FREQ=WEEKLY']
	const found = readFeed(calendarOf(weekly), HOUSE)
	expect([found.length, found[0], found.at(-1)]).toEqual([
		105,
		booked('2027-05-03', '2027-05-05'),
		booked('2029-04-30', '2029-05-02'),
	])
	const three = ['UID:t', 'DTSTART;VALUE=DATE:20270601', 'RRULE:FREQ=DAILY;COUNT=3']
	const cancelled = ['UID:t', 'RECURRENCE-ID;VALUE=DATE:20270602', 'DTSTART;VALUE=DATE:20270602', 'STATUS:CANCELLED']
	expect(readFeed(calendarOf(three, cancelled), HOUSE).map(({ from }) => from)).toEqual(['2027-06-01', '2027-06-03'])
	expect(() => nightsOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')).toThrow(UnreadableFeed)
})

test('what is no whole calendar is refused', () => {
	const whole = calendarOf(['UID:1', 'DTSTART;VALUE=DATE:20270601'])
	for (const text of ['', '<html>Sign in</html>', whole.slice(0, -20), whole.replace('20270601', 'tomorrow')])
		expect(() => readFeed(text, HOUSE)).toThrow(UnreadableFeed)
	expect(readFeed(calendarOf(), HOUSE)).toEqual([])
})
