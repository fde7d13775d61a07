import { expect, test } from 'vitest'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { itinerary } from './itinerary.ts'

/** '12 May – 14 May | Day 3 | 09:30 Trek' as the paper has it, a line a day. */
const told = (trip: Parameters<typeof buildPortalTrip>[0]) =>
	itinerary(buildPortalTrip(trip)).map(({ title, label, events, note }) =>
		[
			title,
			label,
			...events.map(({ time, title, detail, pending }) =>
				[time, title, detail, pending && 'On request'].filter(Boolean).join(' · '),
			),
			...(note ? [note] : []),
		].join(' | '),
	)

test('free days in a row are one entry, and however long a trip is, none of its days is left out', () => {
	expect(
		told({
			startDate: '2027-03-20',
			endDate: '2027-11-10',
			activities: [buildActivity({ name: 'Opera', date: '2027-10-31' })],
		}),
	).toEqual([
		'Sat 20 Mar 2027 – Sat 30 Oct 2027 | Days 1 – 225 | No arrangements',
		'Sun 31 Oct 2027 | Day 226 | Opera',
		'Mon 1 Nov 2027 – Wed 10 Nov 2027 | Days 227 – 236 | No arrangements',
	])
})

test('the days of an activity that goes on are not at leisure', () => {
	const trek = buildActivity({ name: 'Trek', date: '2027-05-02', endDate: '2027-05-05', time: 'sunrise' })
	const opera = buildActivity({ id: 'opera', name: 'Opera', date: '2027-05-04', time: '19:30' })
	expect(told({ startDate: '2027-05-01', endDate: '2027-05-06', activities: [trek, opera] })).toEqual([
		'Sat 1 May 2027 | Day 1 | No arrangements',
		'Sun 2 May 2027 | Day 2 | sunrise · Trek · until Wed 5 May 2027',
		'Mon 3 May 2027 | Day 3 | Trek · continued',
		'Tue 4 May 2027 | Day 4 | 19:30 · Opera',
		'Wed 5 May 2027 | Day 5 | Trek · continued',
		'Thu 6 May 2027 | Day 6 | No arrangements',
	])
})

test('who flies through the night arrives on a day of its own; who crosses the date line lives a date again', () => {
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
		'Mon 3 May 2027, again: you crossed the date line | Day 3 | 09:50 · Arrive in Honolulu (HNL) · Hawaiian',
	])
})

test('a dinner before the flight comes before it, and the car after the landing follows it, whatever the digits say', () => {
	const [first, second] = told({
		startDate: '2027-05-22',
		endDate: '2027-05-22',
		flights: [
			buildFlight({
				flightNumber: 'HA446',
				airline: 'Hawaiian',
				departureAirport: 'AKL',
				arrivalAirport: 'HNL',
				departureTime: '2027-05-22T23:55:00',
				arrivalTime: '2027-05-22T10:05:00',
			}),
		],
		transfers: [buildTransfer({ date: '2027-05-22', time: '11:00', fromLocation: 'Honolulu airport' })],
		activities: [buildActivity({ name: 'Dinner', date: '2027-05-22', time: '19:00', location: 'Auckland' })],
	})
	expect(first).toMatch(/^Sat 22 May 2027 \| Day 1 \| 19:00 · Dinner · Auckland \| 23:55 · Fly from AKL to HNL/)
	expect(second).toMatch(
		/^Sat 22 May 2027, again: you crossed the date line \| Day 1 \| 10:05 · Arrive in HNL .*\| 11:00 · Airport Pickup/,
	)
})

test('a landing has a line of its own on the day of departure only where something lies between', () => {
	const flight = buildFlight({ departureTime: '2027-05-22T09:40:00', arrivalTime: '2027-05-22T12:45:00' })
	const dayOf = (time: string) =>
		told({
			startDate: '2027-05-22',
			endDate: '2027-05-22',
			flights: [flight],
			activities: [buildActivity({ name: 'Toast', date: '2027-05-22', time, location: 'Nice' })],
		})[0]
	expect(dayOf('14:00')).not.toContain('Arrive')
	expect(dayOf('12:00')).toContain('12:00 · Toast · Nice | 12:45 · Arrive in Nice (NCE)')
})

test('what lies outside the trip’s own dates has its day without a number, and nothing between', () => {
	const early = buildActivity({ name: 'Fitting', date: '2027-04-20' })
	const late = buildActivity({ name: 'Reunion', date: '2027-06-20' })
	expect(told({ startDate: '2027-05-01', endDate: '2027-05-02', activities: [early, late] })).toEqual([
		'Tue 20 Apr 2027 |  | Fitting',
		'Sat 1 May 2027 – Sun 2 May 2027 | Days 1 – 2 | At leisure',
		'Sun 20 Jun 2027 |  | Reunion',
	])
})

test('nobody is at leisure in the air, nor on a trip where nothing is booked', () => {
	const home = buildFlight({
		departureAirport: 'Papeete (PPT)',
		arrivalAirport: 'London Heathrow (LHR)',
		departureTime: '2027-06-17T23:30:00',
		arrivalTime: '2027-06-19T10:05:00',
	})
	const stay = buildStay({ hotelName: 'The Brando', checkIn: '2027-06-14', checkOut: '2027-06-17' })
	expect(told({ startDate: '2027-06-13', endDate: '2027-06-20', flights: [home], accommodations: [stay] })).toEqual([
		'Sun 13 Jun 2027 | Day 1 | No arrangements',
		'Mon 14 Jun 2027 | Day 2 | Check in at The Brando · 3 nights',
		'Tue 15 Jun 2027 – Wed 16 Jun 2027 | Days 3 – 4 | At leisure · The Brando',
		'Thu 17 Jun 2027 | Day 5 | Check out of The Brando | 23:30 · Fly from Papeete (PPT) to London Heathrow (LHR) · British Airways BA342 · arriving 10:05 (+2 days)',
		'Fri 18 Jun 2027 | Day 6 | In flight',
		'Sat 19 Jun 2027 | Day 7 | 10:05 · Arrive in London Heathrow (LHR) · British Airways BA342',
		'Sun 20 Jun 2027 | Day 8 | No arrangements',
	])
	expect(told({ startDate: '2027-06-13', endDate: '2027-06-20' })).toEqual([])
})

test('an arrival without an hour follows the journey there, and leaving a hotel is not on request', () => {
	const arrival = '2027-06-13'
	const flight = buildFlight({ departureTime: `${arrival}T09:40:00`, arrivalTime: `${arrival}T12:45:00` })
	const dinner = buildActivity({ name: 'Dinner', date: arrival, time: '20:00' })
	const stay = buildStay({ hotelName: 'Hôtel Belle Rade', checkIn: arrival, checkOut: '2027-06-15', status: 'pending' })
	const linesOn = (records: Parameters<typeof buildPortalTrip>[0], n = 0) =>
		itinerary(buildPortalTrip({ startDate: arrival, endDate: '2027-06-15', accommodations: [stay], ...records }))[
			n
		]?.events.map(({ time, title, pending }) => `${time ?? '-'} ${title}${pending ? ' (On request)' : ''}`)
	const checkIn = '- Check in at Hôtel Belle Rade (On request)'
	const car = (time: string | null) => buildTransfer({ date: arrival, time, toLocation: 'Belle Rade, Monaco' })
	const pickup = 'Airport Pickup from Nice Airport to Belle Rade, Monaco'
	const fly = '09:40 Fly from London Heathrow (LHR) to Nice (NCE)'

	expect(linesOn({ flights: [flight], transfers: [car('13:30')], activities: [dinner] })).toEqual([
		fly,
		`13:30 ${pickup}`,
		checkIn,
		'20:00 Dinner',
	])
	expect(linesOn({ flights: [flight], transfers: [car(null)], activities: [dinner] })).toEqual([
		fly,
		`- ${pickup}`,
		checkIn,
		'20:00 Dinner',
	])
	// Who drives to the hotel is there in the afternoon.
	const walk = buildActivity({ id: 'walk', name: 'Walk', date: arrival, time: '10:00' })
	expect(linesOn({ activities: [dinner, walk] })).toEqual(['10:00 Walk', checkIn, '20:00 Dinner'])
	expect(linesOn({ activities: [] }, 2)).toEqual(['- Check out of Hôtel Belle Rade'])
	// A room booked from the day before is reached after a night in the air.
	const overnight = buildFlight({ departureTime: `${arrival}T21:00:00`, arrivalTime: '2027-06-14T06:00:00' })
	expect(linesOn({ flights: [overnight] })).toEqual([fly.replace('09:40', '21:00'), checkIn])
})
