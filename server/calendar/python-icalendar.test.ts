import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { buildActivity, buildFlight, buildStay } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { toCalendar, toFeed } from './to-calendar.ts'

/** Debian's Python with python3-icalendar: a second, independent parser. */
const PYTHON = '/usr/bin/python3'
const READ = `import json, sys, icalendar
from datetime import datetime, timezone
def as_text(value):
	if not isinstance(value, datetime): return value.isoformat()
	return value.astimezone(timezone.utc).isoformat() if value.tzinfo else 'floating ' + value.isoformat()
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
assert not calendar.errors, calendar.errors
print(json.dumps([{
	'uid': str(e['UID']).split('@')[0], 'summary': str(e['SUMMARY']), 'location': str(e.get('LOCATION', '')),
	'start': as_text(e.decoded('DTSTART')), 'end': as_text(e.decoded('DTEND')), 'status': str(e['STATUS']), 'errors': e.errors,
} for e in calendar.walk('VEVENT')]))`

function isInstalled() {
	try {
		execFileSync(PYTHON, ['-c', 'import icalendar'], { stdio: 'ignore' })
		return true
	} catch {
		return false
	}
}

const trip = buildPortalTrip({
	name: 'Réveillon; 漢字, 🛥️ and \\ a name that is far too long for any one line of a calendar file',
	flights: [
		buildFlight({}),
		// Across the date line: in local time it arrives before it departs.
		buildFlight({
			id: 'home',
			departureAirport: 'Sydney (SYD)',
			arrivalAirport: 'Los Angeles (LAX)',
			departureTime: '2026-05-22T10:00:00',
			arrivalTime: '2026-05-22T06:35:00',
		}),
	],
	accommodations: [buildStay({ address: '12, Quai Rainier; Monaco' })],
	activities: [buildActivity({ time: '10:30', status: 'cancelled' })],
})

test('Debian’s python3-icalendar parses our files', (context) => {
	context.skip(!isInstalled(), 'python3-icalendar is not installed: apt-get install python3-icalendar')
	const read = (input: string) => JSON.parse(execFileSync(PYTHON, ['-c', READ], { input, encoding: 'utf8' }))
	const common = { errors: [], status: 'CONFIRMED' }
	expect(read(toCalendar(trip))).toEqual([
		{
			...common,
			uid: 'trip-trip',
			summary: trip.name,
			location: 'Monte Carlo, Monaco',
			start: '2026-05-21',
			end: '2026-05-27',
		},
		{
			...common,
			uid: 'flight-flight',
			summary: 'Flight BA342: London Heathrow (LHR) to Nice (NCE)',
			location: 'London Heathrow (LHR)',
			start: '2026-05-21T08:40:00+00:00',
			end: '2026-05-21T10:45:00+00:00',
		},
		{
			...common,
			uid: 'flight-home',
			summary: 'Flight BA342: Sydney (SYD) to Los Angeles (LAX)',
			location: 'Sydney (SYD)',
			start: '2026-05-22T00:00:00+00:00',
			end: '2026-05-22T13:35:00+00:00',
		},
		{
			...common,
			uid: 'stay-stay',
			summary: 'Stay at Hôtel Belle Rade',
			location: '12, Quai Rainier; Monaco',
			start: '2026-05-21',
			end: '2026-05-26',
		},
		{
			...common,
			uid: 'activity-activity',
			summary: 'Race day',
			location: '',
			start: '2026-05-24T08:30:00+00:00',
			end: '2026-05-24T09:30:00+00:00',
			status: 'CANCELLED',
		},
	])
	expect(
		read(toFeed('Holidays', [trip, { ...trip, id: 'other' }])).map(({ uid }: { uid: string }) => uid),
	).toHaveLength(8)
})
