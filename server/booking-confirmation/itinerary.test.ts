import { expect, test } from 'vitest'
import { buildActivity, buildFlight, buildStay } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { itinerary } from './itinerary.ts'

/** '12 May – 14 May | Day 3 | 09:30 Trek' as the paper has it, a line a day. */
const told = (trip: Parameters<typeof buildPortalTrip>[0]) =>
	itinerary(buildPortalTrip(trip)).map(({ title, label, events }) =>
		[title, label, ...events.map(({ time, title, detail }) => [time, title, detail].filter(Boolean).join(' · '))].join(
			' | ',
		),
	)

test('free days in a row are one entry, and however long a trip is, none of its days is left out', () => {
	expect(
		told({
			startDate: '2027-03-20',
			endDate: '2027-11-10',
			activities: [buildActivity({ name: 'Opera', date: '2027-10-31' })],
		}),
	).toEqual([
		'Sat 20 Mar 2027 – Sat 30 Oct 2027 | Days 1 – 225',
		'Sun 31 Oct 2027 | Day 226 | Opera',
		'Mon 1 Nov 2027 – Wed 10 Nov 2027 | Days 227 – 236',
	])
})

test('the days of an activity that goes on are not at leisure', () => {
	const trek = buildActivity({ name: 'Trek', date: '2027-05-02', endDate: '2027-05-05', time: 'sunrise' })
	const opera = buildActivity({ id: 'opera', name: 'Opera', date: '2027-05-04', time: '19:30' })
	expect(told({ startDate: '2027-05-01', endDate: '2027-05-06', activities: [trek, opera] })).toEqual([
		'Sat 1 May 2027 | Day 1',
		'Sun 2 May 2027 | Day 2 | sunrise · Trek · until Wed 5 May 2027',
		'Mon 3 May 2027 | Day 3 | Trek · continued',
		'Tue 4 May 2027 | Day 4 | 19:30 · Opera',
		'Wed 5 May 2027 | Day 5 | Trek · continued',
		'Thu 6 May 2027 | Day 6',
	])
})

test('who flies through the night arrives on a day of its own; who crosses the date line has arrived before leaving', () => {
	const overnight = buildFlight({
		departureAirport: 'London (LHR)',
		arrivalAirport: 'Singapore (SIN)',
		departureTime: '2027-05-01T21:05:00',
		arrivalTime: '2027-05-02T18:00:00',
	})
	const back = buildFlight({
		id: 'back',
		airline: 'Hawaiian',
		flightNumber: null,
		departureAirport: 'Auckland (AKL)',
		arrivalAirport: 'Honolulu (HNL)',
		departureTime: '2027-05-03T23:55:00',
		arrivalTime: '2027-05-03T09:50:00',
	})
	const hotel = buildStay({ hotelName: 'Raffles', checkIn: '2027-05-02', checkOut: '2027-05-03' })
	expect(
		told({ startDate: '2027-05-01', endDate: '2027-05-03', flights: [overnight, back], accommodations: [hotel] }),
	).toEqual([
		'Sat 1 May 2027 | Day 1 | 21:05 · Fly from London (LHR) to Singapore (SIN) · British Airways BA342 · arriving 18:00 (+1 day)',
		'Sun 2 May 2027 | Day 2 | 18:00 · Arrive in Singapore (SIN) · British Airways BA342 | Check in at Raffles · 1 night',
		'Mon 3 May 2027 | Day 3 | Check out of Raffles | 23:55 · Fly from Auckland (AKL) to Honolulu (HNL) · Hawaiian · arriving 09:50',
	])
})

test('what lies outside the trip’s own dates has its day without a number, and nothing between', () => {
	const early = buildActivity({ name: 'Fitting', date: '2027-04-20' })
	const late = buildActivity({ name: 'Reunion', date: '2027-06-20' })
	expect(told({ startDate: '2027-05-01', endDate: '2027-05-02', activities: [early, late] })).toEqual([
		'Tue 20 Apr 2027 |  | Fitting',
		'Sat 1 May 2027 – Sun 2 May 2027 | Days 1 – 2',
		'Sun 20 Jun 2027 |  | Reunion',
	])
})
