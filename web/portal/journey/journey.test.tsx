import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Moment } from '#shared/journey/moment.ts'
import { momentsOf } from '#shared/journey/sent-journey.ts'
import { sentJourney } from '#server/portal/sent-journey.ts'
import { placesOfTrip } from '#server/places/places-of-trip.ts'
import { readAnswer } from '#web/offline/cached-answers.ts'
import { buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { JourneyDays } from './journey-days.tsx'
import { mapLink } from './map-link.ts'
import { factsOf } from './moment-facts.ts'
import { until } from './words.ts'

const records = {
	destination: 'Tokyo, Japan',
	startDate: '2026-05-20',
	endDate: '2026-05-24',
	flights: [
		buildFlight({
			departureAirport: 'London Heathrow (LHR)',
			arrivalAirport: 'Tokyo Haneda (HND)',
			departureTime: '2026-05-20T19:00:00',
			arrivalTime: '2026-05-21T15:00:00',
			pnr: 'K7QX2M',
		}),
	],
	accommodations: [
		buildStay({
			hotelName: 'Palace Hotel',
			address: '1-1-1 Marunouchi, Tokyo',
			checkIn: '2026-05-21',
			checkOut: '2026-05-24',
		}),
	],
	transfers: [
		buildTransfer({ date: '2026-05-22', time: '09:00', fromLocation: 'Palace Hotel', toLocation: 'Tokyo Station' }),
	],
}
const built = buildPortalTrip(records)
const trip = { ...built, places: placesOfTrip(built) }
const journey = sentJourney(trip)
const find = (what: Moment['what']) => momentsOf(journey).find((moment) => moment.what === what)!
const at = (instant: string) => Date.parse(instant)
const days = (instant: string) => {
	return renderToStaticMarkup(<JourneyDays trip={trip} journey={journey} instant={at(instant)} />)
}

test('how soon a moment is depends on instants, whatever zone the device is in (PORTAL-74)', () => {
	const before = process.env.TZ
	for (const zone of ['Europe/London', 'Asia/Tokyo', 'America/Los_Angeles']) {
		process.env.TZ = zone
		// 08:30 in Tokyo.
		expect([zone, until(find('pickUp'), at('2026-05-21T23:30:00Z'))]).toEqual([zone, 'in 30 min'])
		expect([zone, until(find('pickUp'), at('2026-05-21T20:40:00Z'))]).toEqual([zone, 'in 3 h 20 min'])
		expect([zone, until(find('checkOut'), at('2026-05-22T16:00:00Z'))]).toEqual([zone, 'Tomorrow'])
	}
	if (before === undefined) delete process.env.TZ
	else process.env.TZ = before
})

test('a map link suits the device and has the words of the booking (PORTAL-75)', () => {
	const { address, reference } = factsOf(trip, find('checkIn'))
	expect(address).toBe('Palace Hotel, 1-1-1 Marunouchi, Tokyo')
	expect(factsOf(trip, find('leaves'))).toMatchObject({
		address: 'London Heathrow (LHR)',
		reference: { value: 'K7QX2M' },
	})
	expect(reference?.label ?? 'Confirmation').toBe('Confirmation')
	const place = 'Café & Bar, Nice'
	expect(mapLink(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toBe(
		'https://maps.apple.com/?q=Caf%C3%A9%20%26%20Bar%2C%20Nice',
	)
	expect(mapLink(place, 'Mozilla/5.0 (Linux; Android 16)')).toBe('geo:0,0?q=Caf%C3%A9%20%26%20Bar%2C%20Nice')
	expect(mapLink(place, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(
		'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9%20%26%20Bar%2C%20Nice',
	)
})

test('before the trip the first day is open, while travelling today and tomorrow, and earlier days are folded at the end (PORTAL-76)', () => {
	const opened = (html: string) =>
		[...html.matchAll(/<details([^>]*)>.*?<h3[^>]*>(.*?)<\/h3>/g)]
			.filter(([, attributes]) => attributes?.includes('open'))
			.map(([, , title = '']) => title.replaceAll(/<[^>]+>/g, ''))
	expect(opened(days('2026-05-01T12:00:00Z'))).toEqual(['Wed 20 May 2026 · Day 1'])
	const travelling = days('2026-05-22T01:00:00Z')
	expect(opened(travelling)).toEqual(['Today · Fri 22 May 2026 · Day 3', 'Sat 23 May 2026 · Day 4'])
	expect(travelling.indexOf('Earlier days')).toBeGreaterThan(travelling.indexOf('Sun 24 May 2026'))
	expect(travelling).toContain('Night at Palace Hotel')
	for (const { key } of momentsOf(journey)) expect(key).toBeTruthy()
	// Each moment of the open days has one row; a folded day repeats nothing of the sections by kind.
	const open = journey.days.filter(({ date }) => date === '2026-05-22' || date === '2026-05-23')
	expect(travelling.match(/href="#/g)).toHaveLength(open.flatMap(({ moments }) => moments).length)
})

test('a stored journey is read, and one of another shape is left out', () => {
	const read = (stored: unknown) =>
		(readAnswer(`/api/portal/trips/${trip.id}`, { trip, journey: stored }) as { journey?: unknown } | null)?.journey
	expect(read(JSON.parse(JSON.stringify(journey)))).toEqual(JSON.parse(JSON.stringify(journey)))
	for (const garbage of [
		undefined,
		null,
		7,
		{},
		{ days: [{}], legs: [], stops: [] },
		{ ...journey, days: [{ ...journey.days[0], moments: [{}] }] },
	])
		expect(read(garbage)).toBeUndefined()
})
