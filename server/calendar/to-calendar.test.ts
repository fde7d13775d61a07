import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { buildActivity, buildFlight, buildGuest, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip, withPlaces } from '#tests/builders/trip.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { toCalendar, toFeed } from './to-calendar.ts'

const trip = buildPortalTrip({
	guests: [buildGuest({ passportNumber: 'CANARY-PASSPORT' })],
	flights: [
		buildFlight({ id: 'f1', pnr: 'K7QX2M', class: 'Business class', baggageWeightKg: 32, version: 3 }),
		// Across the date line: in local time it arrives before it departs.
		buildFlight({
			id: 'f2',
			flightNumber: 'QF11',
			departureAirport: 'Sydney (SYD)',
			arrivalAirport: 'Los Angeles (LAX)',
			departureTime: '2026-05-22T10:00:00',
			arrivalTime: '2026-05-22T06:35:00',
		}),
		// The night London's clocks go back.
		buildFlight({
			id: 'f3',
			departureAirport: 'Dubai (DXB)',
			arrivalAirport: 'London Heathrow (LHR)',
			departureTime: '2026-10-25T00:45:00',
			arrivalTime: '2026-10-25T04:15:00',
		}),
	],
	accommodations: [
		buildStay({ id: 's1', address: '12, Quai Rainier; Monaco', confirmationNumber: 'HB-1', boardBasis: 'Half board' }),
		buildStay({ id: 's2', checkIn: '2026-05-26', checkOut: '2026-05-26', status: 'cancelled' }),
	],
	transfers: [
		buildTransfer({ id: 't1', time: '2.15 pm', confirmationNumber: 'TR-2' }),
		buildTransfer({ id: 't2', time: 'after lunch', status: 'pending' }),
	],
	activities: [
		buildActivity({ id: 'a1', time: '10:30', additionalInformation: 'Ref ACT-3' }),
		buildActivity({ id: 'a2', endDate: '2026-05-25', time: '10:30' }),
	],
})
/** The file of the trip with other values. */
const fileOf = (values: Partial<typeof trip>) => toCalendar(withPlaces({ ...trip, ...values }))
const text = toCalendar(trip)

function parsed(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file))
	// ical.js uses the zones that are registered: register only those of the file itself.
	ICAL.TimezoneService.reset()
	const zones = calendar.getAllSubcomponents('vtimezone')
	for (const zone of zones) ICAL.TimezoneService.register(zone)
	const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
	return { calendar, zones: zones.map((zone) => String(zone.getFirstPropertyValue('tzid'))), events }
}
const { calendar, zones, events } = parsed(text)
const eventOf = (kind: string, from = events) => from.find(({ uid }) => uid.startsWith(kind))!
const unfolded = (file: string) => file.replaceAll('\r\n ', '')
const lines = (kind: string, file = text) =>
	unfolded(file)
		.split('BEGIN:VEVENT')
		.find((part) => part.includes(`UID:${kind}`))!
		.split('\r\n')

test('writes CRLF line ends, no byte-order mark, no blank lines, at most 75 octets per line and no split character', () => {
	const longName = `Réveillon à Mönchsberg ${'🛥️🏔️é漢'.repeat(40)}`
	for (const file of [text, toCalendar({ ...trip, name: longName })]) {
		expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
		expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFEFF\uFFFD]/)
		const physical = file.slice(0, -2).split('\r\n')
		expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
		expect(physical).not.toContain('')
		expect(physical.every((line) => line.isWellFormed())).toBe(true)
	}
	expect(eventOf('trip', parsed(toCalendar({ ...trip, name: longName })).events).summary).toBe(
		longName.normalize('NFC'),
	)
})

test('has one version, publisher, scale and name, and is no scheduling message', () => {
	const first = (name: string) => calendar.getAllProperties(name).map((property) => property.getFirstValue())
	expect(first('version')).toEqual(['2.0'])
	expect(first('prodid')).toEqual(['-//Go Privilege//Travel portal//EN'])
	expect(first('calscale')).toEqual(['GREGORIAN'])
	expect(first('method')).toEqual([])
	expect([first('name'), first('x-wr-calname')]).toEqual([[trip.name], [trip.name]])
})

test('typed text cannot inject lines', () => {
	const name = 'Gala; dinner, \\ "night"\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0007'
	const { events: after } = parsed(fileOf({ activities: [buildActivity({ name })] }))
	expect(after.filter(({ uid }) => uid.startsWith('activity')).map(({ summary }) => summary)).toEqual([
		'Gala; dinner, \\ "night"\nEND:VEVENT\nBEGIN:VEVENT ',
	])
})

test('every event has all properties; its UID is its row, its SEQUENCE grows with the row and the trip', () => {
	expect(events).toHaveLength(10)
	for (const { component } of events)
		for (const name of 'uid dtstamp last-modified sequence dtstart dtend summary status transp'.split(' '))
			expect([name, component.getAllProperties(name).length]).toEqual([name, 1])
	expect(new Set(events.map(({ uid }) => uid)).size).toBe(10)
	expect(eventOf('flight-f1').uid).toBe('flight-f1@portal.goprivilege.example')
	expect(eventOf('flight-f1').sequence).toBe(3)
	const changed = toCalendar({ ...trip, version: 5, updatedAt: '2026-02-03T04:05:06.000Z' })
	expect(lines('flight-f1', changed)).toEqual(
		expect.arrayContaining(['SEQUENCE:7', 'DTSTAMP:20260203T040506Z', 'LAST-MODIFIED:20260203T040506Z']),
	)
	expect(toCalendar(trip)).toBe(text)
})

test('defines each zone once, consistent with this runtime; flights end after they begin', () => {
	const used = [...new Set([...text.matchAll(/TZID=([^:]+):/g)].map(([, zone]) => zone))]
	expect(zones.toSorted()).toEqual(used.toSorted((a, b) => String(a).localeCompare(String(b))))
	for (const { uid, startDate, endDate } of events) {
		expect([uid, endDate.toJSDate() > startDate.toJSDate()]).toEqual([uid, true])
		for (const time of [startDate, endDate])
			if (!time.isDate) expect(localTimeAt(time.zone.tzid, time.toUnixTime() * 1000)).toBe(time.toString())
	}
	const ends = (kind: string) =>
		[eventOf(kind).startDate, eventOf(kind).endDate].map((time) => time.toJSDate().toISOString())
	expect(ends('flight-f1')).toEqual(['2026-05-21T08:40:00.000Z', '2026-05-21T10:45:00.000Z'])
	expect(ends('flight-f2')).toEqual(['2026-05-22T00:00:00.000Z', '2026-05-22T13:35:00.000Z'])
	expect(ends('flight-f3')).toEqual(['2026-10-24T20:45:00.000Z', '2026-10-25T04:15:00.000Z'])
})

test('every airport with scheduled flights has a zone; times without a known zone float', () => {
	const nowhere = {
		...trip,
		destination: 'Atlantis',
		accommodations: [],
		flights: [buildFlight({ departureAirport: 'Aerodrome', arrivalAirport: 'Airfield' })],
	}
	expect(lines('flight-flight', fileOf(nowhere))).toEqual(
		expect.arrayContaining(['DTSTART:20260521T094000', 'DTEND:20260521T124500']),
	)
	// Airports outside our list of destinations have zones too.
	const somewhere = {
		...nowhere,
		flights: [buildFlight({ departureAirport: 'Bucharest Otopeni', arrivalAirport: 'Tbilisi (TBS)' })],
	}
	expect(lines('flight-flight', fileOf(somewhere))).toEqual(
		expect.arrayContaining([
			'DTSTART;TZID=Europe/Bucharest:20260521T094000',
			'DTEND;TZID=Asia/Tbilisi:20260521T124500',
		]),
	)
	const backwards = {
		...nowhere,
		flights: [buildFlight({ ...nowhere.flights[0], arrivalTime: '2026-05-21T08:00:00' })],
	}
	expect(lines('flight-flight', fileOf(backwards))).toContain('DTEND:20260521T104000')
})

test('a stay covers whole days up to its check-out and leaves them free', () => {
	expect(lines('stay-s1')).toEqual(
		expect.arrayContaining(['DTSTART;VALUE=DATE:20260521', 'DTEND;VALUE=DATE:20260526', 'TRANSP:TRANSPARENT']),
	)
	expect(lines('stay-s2')).toContain('DTEND;VALUE=DATE:20260527')
	expect(eventOf('stay-s1').description).toBe(
		'Check-in: Thu 21 May 2026\nCheck-out: Tue 26 May 2026\nHalf board\nConfirmation number: HB-1',
	)
	expect(eventOf('stay-s1').location).toBe('12, Quai Rainier; Monaco')
})

test('a typed time becomes one hour in local time; other text goes into the notes of a whole day; end dates are inclusive', () => {
	expect(lines('transfer-t1')).toEqual(
		expect.arrayContaining(['DTSTART;TZID=Europe/Paris:20260521T141500', 'DTEND;TZID=Europe/Paris:20260521T151500']),
	)
	expect(lines('transfer-t2')).toContain('DTSTART;VALUE=DATE:20260521')
	expect(eventOf('transfer-t2').description).toContain('Time: after lunch')
	expect(lines('activity-a1')).toContain('DTEND;TZID=Europe/Monaco:20260524T113000')
	expect(lines('activity-a2')).toEqual(
		expect.arrayContaining(['DTSTART;VALUE=DATE:20260524', 'DTEND;VALUE=DATE:20260526']),
	)
})

test('an event in the hour that clocks repeat or skip ends after it begins', () => {
	for (const date of ['2026-10-25', '2026-03-29']) {
		const atNight = buildTransfer({ date, time: '01:30', fromLocation: 'London Heathrow (LHR)' })
		const { startDate, endDate } = eventOf('transfer', parsed(fileOf({ transfers: [atNight] })).events)
		expect([date, startDate.toString()]).toEqual([date, `${date}T01:30:00`])
		expect(endDate.toUnixTime()).toBeGreaterThan(startDate.toUnixTime())
	}
})

test.each([
	// In the hour that occurs twice: 2 h 10 from London to Nice, not 1 h 10.
	['London Heathrow (LHR)', '2027-10-31T00:30:00', 'Nice (NCE)', '2027-10-31T02:40:00', 'DTEND:20271031T014000Z'],
	// An hour later the flight time is unlikely.
	['Paris CDG', '2027-10-31T01:10:00', 'Nice (NCE)', '2027-10-31T02:40:00', 'DTEND;TZID=Europe/Paris:20271031T024000'],
	// The departure occurs twice: 1 h 35 to Rome, not 2 h 35.
	['Nice (NCE)', '2027-10-31T02:40:00', 'Rome (FCO)', '2027-10-31T04:00:00', 'DTSTART:20271031T014000Z'],
	// Nothing is known of the distance: the first reading counts.
	['Aerodrome', '2027-10-31T00:30:00', 'Airfield', '2027-10-31T02:40:00', 'DTEND;TZID=Europe/Paris:20271031T024000'],
])('from %s at %s to %s at %s: %s', (departureAirport, departureTime, arrivalAirport, arrivalTime, expected) => {
	const flight = buildFlight({ departureAirport, departureTime, arrivalAirport, arrivalTime })
	const file = fileOf({ destination: 'Paris', flights: [flight] })
	expect(lines('flight', file)).toContain(expected)
	const { startDate, endDate } = eventOf('flight', parsed(file).events)
	expect(endDate.toUnixTime()).toBeGreaterThan(startDate.toUnixTime())
})

test('the download contains references and cancelled records; the feed leaves both out', () => {
	expect(lines('stay-s2')).toContain('STATUS:CANCELLED')
	expect(lines('transfer-t2')).toContain('STATUS:TENTATIVE')
	expect(unfolded(text)).not.toMatch(/CANARY|Hartley/)
	for (const reference of ['K7QX2M', 'HB-1', 'TR-2', 'ACT-3']) expect(unfolded(text)).toContain(reference)
	const feed = unfolded(toFeed('Holidays', [trip, { ...trip, id: 'off', status: 'cancelled' }]))
	for (const secret of ['K7QX2M', 'HB-1', 'TR-2', 'ACT-3', 'CANCELLED', 'trip-off']) expect(feed).not.toContain(secret)
	expect(parsed(feed).events).toHaveLength(9)
	expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H')
})

test('writes the same bytes in every time zone of the server', () => {
	const program = `import { toCalendar } from '#server/calendar/to-calendar.ts'
		process.stdout.write(toCalendar(JSON.parse(process.argv[1])))`
	for (const TZ of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
		const args = ['--input-type=module', '--eval', program, JSON.stringify(trip)]
		expect(execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' })).toBe(text)
	}
})

test('a name from right to left is isolated in sentences, and left as it is where it is looked up', () => {
	const hotelName = 'شانغريلا بر الجصة'
	const calendar = toCalendar(buildPortalTrip({ accommodations: [buildStay({ hotelName, address: null })] }))
	const unfolded = calendar.replaceAll('\r\n ', '')
	expect(unfolded).toContain(`SUMMARY:Stay at \u2068${hotelName}\u2069\r\n`)
	expect(unfolded).toContain(`LOCATION:${hotelName}\r\n`)
})

test('an activity is in the zone of its own place, whatever the trip is called', () => {
	const dinner = buildActivity({ id: 'dinner', date: '2026-05-22', time: '19:00', location: 'Jungsik, Seoul' })
	const file = fileOf({ destination: 'Tokyo, Japan', activities: [dinner], accommodations: [] })
	expect(lines('activity-dinner', file)).toEqual(
		expect.arrayContaining([
			'UID:activity-dinner@portal.goprivilege.example',
			'DTSTART;TZID=Asia/Seoul:20260522T190000',
			'DTEND;TZID=Asia/Seoul:20260522T200000',
		]),
	)
})

test('flights and transfers with an hour ring before they begin, nothing else does, and nothing that is cancelled', () => {
	const alarms = (file: string) =>
		parsed(file)
			.events.filter(({ component }) => component.getFirstSubcomponent('valarm') !== null)
			.map(({ uid }) => uid.split('@')[0])
	expect(alarms(text)).toEqual(['flight-f1', 'flight-f2', 'flight-f3', 'transfer-t1'])
	expect(lines('flight-f1')).toEqual(expect.arrayContaining(['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT180M']))
	expect(alarms(toCalendar({ ...trip, status: 'cancelled' }))).toEqual([])
})

test('an event says where the trip is and whom to call, and the position of an airport only', () => {
	const help = { publicUrl: 'https://travel.example', agency: 'Go Privilege', telephone: '+44 20 7946 0018' }
	for (const file of [toCalendar(trip, help), toFeed('Holidays', [trip], help)]) {
		expect(lines('stay-s1', file)).toContain('URL:https://travel.example/portal/trips/trip')
		expect(eventOf('stay-s1', parsed(file).events).description).toMatch(
			/\nGo Privilege, while travelling: \+44 20 7946 0018\nYour trip: https:\/\/travel\.example\/portal\/trips\/trip$/,
		)
		expect(lines('flight-f1', file)).toContain('GEO:51.47;-0.454')
		expect(lines('stay-s1', file).join()).not.toContain('GEO')
	}
	expect(text).not.toMatch(/URL:|while travelling/)
})
