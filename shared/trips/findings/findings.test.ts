import { describe, expect, test } from 'vitest'
import { buildActivity, buildFlight, buildGuest, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildTrip } from '#tests/builders/trip.ts'
import { allFindings, readinessOf } from '../readiness.ts'
import type { WholeTrip } from '../whole-trip.ts'

const guests = [buildGuest({ approvalStatus: 'approved' })]
const trip = (values: Partial<WholeTrip>) => buildTrip({ guests, ...values })
const told = (values: Partial<WholeTrip>, about: RegExp) =>
	readinessOf(trip(values), '2026-05-01')
		.map(({ problem }) => problem)
		.filter((problem) => about.test(problem))

const there = buildFlight({ id: 'there' })
const home = buildFlight({
	id: 'home',
	flightNumber: 'BA343',
	departureAirport: 'Nice (NCE)',
	arrivalAirport: 'London Heathrow (LHR)',
	departureTime: '2026-05-26T13:00:00',
	arrivalTime: '2026-05-26T14:05:00',
})

describe('the car from the airport', () => {
	const at = (time: string, values: Partial<Parameters<typeof buildTransfer>[0]> = {}) =>
		told({ flights: [there], transfers: [buildTransfer({ time, ...values })] }, /pickup|picks up|during/i)

	test('has to come after the landing, with time for bags and passports, and on the same morning', () => {
		expect(at('12:30')).toEqual(['The airport pickup on May 21, 2026 at 12:30 is before the landing at 12:45.'])
		expect(at('13:00')).toEqual([
			'The airport pickup on May 21, 2026 at 13:00 is tight: 15 minutes after the landing at 12:45.',
		])
		expect(at('13:30')).toEqual([])
		expect(at('16:00')).toEqual([
			'The airport pickup on May 21, 2026 at 16:00 is 3 hours 15 minutes after the landing at 12:45.',
		])
	})

	test('a car from another airport meets nobody, nor one from the hotel', () => {
		const nobody = ['BA342 lands at Nice (NCE) on May 21, 2026 at 12:45 and nobody picks up.']
		expect(at('13:30', { fromLocation: 'Marseille (MRS)' })).toEqual(nobody)
		expect(at('13:30', { transferType: 'Private Transfer', fromLocation: 'Nice Airport' })).toEqual([])
		const stay = { accommodations: [buildStay({})], flights: [there] }
		const car = buildTransfer({ transferType: 'Private Transfer', fromLocation: 'Belle Rade', toLocation: 'Monaco' })
		expect(told({ ...stay, transfers: [car] }, /picks up/)).toEqual(nobody)
	})
})

test('a car for which staff chose a flight is that flight’s and no other’s (PORTAL-151)', () => {
	const flights = [there, buildFlight({ id: 'later', flightNumber: 'BA9', arrivalTime: '2026-05-21T13:00:00' }), home]
	const cars = (flightId: string | null) => ({
		flights,
		accommodations: [buildStay({})],
		transfers: [
			buildTransfer({ id: 'in', time: '13:45', flightId, fromLocation: 'The pier' }),
			buildTransfer({
				id: 'out',
				transferType: 'Private Transfer',
				date: '2026-05-26',
				time: '12:00',
				flightId: flightId && 'home',
				fromLocation: 'The pier',
				toLocation: 'Cap Ferrat',
			}),
		],
	})
	const about = /picks up|takes the guests there|tight/
	expect(told(cars('later'), about)).toEqual([
		'BA342 lands at Nice (NCE) on May 21, 2026 at 12:45 and nobody picks up.',
	])
	expect(told(cars(null), about)).toContain(
		'BA343 leaves from Nice (NCE) on May 26, 2026 at 13:00 and nobody takes the guests there.',
	)
})

describe('the car to the airport', () => {
	const at = (transfers: WholeTrip['transfers']) =>
		told({ flights: [there, home], transfers, accommodations: [buildStay({})] }, /takes the guests there|dropoff/)
	const dropOff = (time: string, toLocation = 'Nice Airport') =>
		buildTransfer({ transferType: 'Airport Dropoff', date: '2026-05-26', time, toLocation })

	test('is missed, and may leave too late', () => {
		const nobody = ['BA343 leaves from Nice (NCE) on May 26, 2026 at 13:00 and nobody takes the guests there.']
		expect(at([])).toEqual(nobody)
		expect(at([dropOff('09:00', 'Marseille (MRS)')])).toEqual(nobody)
		expect(at([dropOff('10:30')])).toEqual([])
		expect(at([dropOff('11:00')])).toEqual([
			'The airport dropoff on May 26, 2026 at 11:00 is tight: 2 hours before the departure at 13:00.',
		])
	})

	test('nobody is missed before the first flight, nor between two flights', () => {
		expect(told({ flights: [there] }, /takes the guests/)).toEqual([])
		const onwards = buildFlight({
			id: 'on',
			departureAirport: 'Nice (NCE)',
			arrivalAirport: 'Rome (FCO)',
			departureTime: '2026-05-21T15:00:00',
			arrivalTime: '2026-05-21T16:05:00',
		})
		expect(told({ flights: [there, onwards], accommodations: [buildStay({})] }, /takes the guests there/)).toEqual([])
	})
})

test('somebody has to drive from one hotel to another in a different town', () => {
	const first = buildStay({ id: 'a', hotelName: 'Metropole', address: 'Monaco', checkOut: '2026-05-23' })
	const second = (address: string) =>
		buildStay({ id: 'b', hotelName: 'Splendido', address, checkIn: '2026-05-23', checkOut: '2026-05-26' })
	const of = (address: string, transfers: WholeTrip['transfers'] = []) =>
		told({ accommodations: [first, second(address)], transfers }, /Nobody takes/)
	expect(of('Portofino')).toEqual(['Nobody takes the guests from Metropole to Splendido on May 23, 2026.'])
	expect(of('Monaco')).toEqual([])
	expect(of('Portofino', [buildTransfer({ transferType: 'Inter-Hotel', date: '2026-05-23' })])).toEqual([])
})

test('a short connection, and one from another airport of the town', () => {
	const second = (departureAirport: string, departureTime: string) =>
		buildFlight({
			id: 'second',
			flightNumber: 'AF7',
			departureAirport,
			departureTime,
			arrivalAirport: 'Nice (NCE)',
			arrivalTime: '2026-05-21T20:00:00',
		})
	const first = buildFlight({ id: 'first', arrivalAirport: 'Paris (CDG)', arrivalTime: '2026-05-21T12:00:00' })
	const of = (airport: string, time: string) =>
		told({ flights: [first, second(airport, time)] }, /connection|between them/)
	expect(of('Paris (CDG)', '2026-05-21T13:00:00')).toEqual([
		'The connection from BA342 to AF7 at Paris (CDG) on May 21, 2026 is tight: 1 hour.',
	])
	expect(of('Paris (CDG)', '2026-05-21T13:30:00')).toEqual([])
	expect(of('Paris Orly (ORY)', '2026-05-21T16:00:00')).toEqual([
		'BA342 lands at Paris (CDG) and AF7 leaves from Paris Orly (ORY) on May 21, 2026, without a transfer between them.',
	])
})

test('what begins in the air, far away, or at an hour that does not exist', () => {
	const lunch = (values: object) => buildActivity({ id: 'lunch', name: 'Lunch', date: '2026-05-21', ...values })
	const of = (values: object, more: Partial<WholeTrip> = {}) =>
		told({ flights: [there], accommodations: [buildStay({})], activities: [lunch(values)], ...more }, /^Lunch/)
	expect(of({ time: '11:30' })).toEqual(['Lunch on May 21, 2026 at 11:30 begins during BA342.'])
	expect(of({ time: '14:00', location: 'Cannes' })).toEqual([])
	expect(of({ time: '14:00', location: 'Seoul' })).toEqual([
		'Lunch on May 21, 2026 is in Seoul, far from Hôtel Belle Rade, where the guests are.',
	])
	const skipped = { startDate: '2027-03-14', endDate: '2027-03-14', flights: [], accommodations: [] }
	const night = lunch({ date: '2027-03-14', time: '02:30', location: 'New York' })
	expect(told({ ...skipped, activities: [night] }, /exist/)).toEqual([
		'Lunch: 02:30 does not exist on Mar 14, 2027, when clocks go forward in New York.',
	])
	expect(told({ destination: null, activities: [lunch({ time: '14:00' })] }, /zone/)).toEqual([
		'The time zone of Lunch is not known.',
	])
})

test('a room for an early landing', () => {
	const overnight = buildFlight({
		departureTime: '2026-05-21T22:00:00',
		arrivalTime: '2026-05-22T06:00:00',
	})
	const of = (checkIn: string) =>
		told({ flights: [overnight], accommodations: [buildStay({ checkIn })] }, /^BA342 lands on/)
	expect(of('2026-05-22')).toEqual([
		'BA342 lands on May 22, 2026 at 06:00, before rooms are usually ready at Hôtel Belle Rade.',
	])
	expect(of('2026-05-21')).toEqual([
		'BA342 lands on May 22, 2026 at 06:00, and Hôtel Belle Rade is booked from the night before.',
	])
})

test('what is marked as intended is hidden until one of its parts changes', () => {
	const tight = { flights: [there], transfers: [buildTransfer({ time: '13:00' })], accommodations: [buildStay({})] }
	const found = allFindings(trip(tight), '2026-05-01').find(({ problem }) => problem.includes('is tight'))
	const mark = { id: 'mark', reason: null, markedBy: 'Marguerite', markedAt: '', ...found!.mayBeIntended! }
	const openWith = (values: Partial<WholeTrip>) => told({ ...tight, findingMarks: [mark], ...values }, /is tight/)
	expect(openWith({})).toEqual([])
	expect(openWith({ accommodations: [buildStay({ version: 2 })] })).toEqual([])
	expect(openWith({ transfers: [buildTransfer({ time: '13:00', version: 2 })] })).toHaveLength(1)
	expect(openWith({ flights: [{ ...there, version: 2 }] })).toHaveLength(1)
})

describe('guests who are on different records (PORTAL-152)', () => {
	const [olivia, james] = ['Olivia Hartley', 'James Whitlock'].map((fullName, n) =>
		buildGuest({ id: ['olivia', 'james'][n]!, fullName, approvalStatus: 'approved' }),
	)
	const party = (values: Partial<WholeTrip>) => told({ guests: [olivia!, james!], ...values }, /./)
	const stay = (id: string, guestIds: string[] | null, values: Partial<Parameters<typeof buildStay>[0]> = {}) =>
		buildStay({ id, hotelName: `Hotel ${id}`, checkIn: '2026-05-21', checkOut: '2026-05-26', guestIds, ...values })

	test('two hotels in one night are none for guests who sleep in different ones', () => {
		const both = 'There are Hotel one and Hotel two for the 5 nights from May 21, 2026 to May 26, 2026.'
		expect(party({ accommodations: [stay('one', null), stay('two', null)] })).toEqual([both])
		expect(party({ accommodations: [stay('one', ['olivia']), stay('two', ['james'])] })).toEqual([])
		expect(party({ accommodations: [stay('one', null), stay('two', ['james'])] })).toEqual([
			`For James Whitlock: ${both}`,
		])
	})

	test('only who flies is met, and a car for others meets nobody', () => {
		const flights = [buildFlight({ guestIds: ['james'] })]
		const beds = { accommodations: [stay('one', null)] }
		const nobody = 'For James Whitlock: BA342 lands at Nice (NCE) on May 21, 2026 at 12:45 and nobody picks up.'
		expect(party({ ...beds, flights })).toEqual([nobody])
		expect(party({ ...beds, flights, transfers: [buildTransfer({ guestIds: ['olivia'] })] })).toEqual([nobody])
		expect(party({ ...beds, flights, transfers: [buildTransfer({ guestIds: ['james'] })] })).toEqual([])
	})

	test('who joins later needs no hotel before, and what nobody is on any more is said', () => {
		const late = stay('two', ['james'], { checkIn: '2026-05-24' })
		expect(party({ accommodations: [stay('one', ['olivia']), late] })).toEqual([])
		expect(party({ accommodations: [stay('one', null)], activities: [buildActivity({ guestIds: [] })] })).toEqual([
			'Nobody is on Race day.',
		])
	})

	test('a finding marked as intended for some is not hidden for others', () => {
		const accommodations = [stay('one', null), stay('two', ['james'])]
		const [found] = allFindings(trip({ guests: [olivia!, james!], accommodations }), '2026-05-01')
		const mark = { ...found!.mayBeIntended!, id: 'm', reason: null, markedBy: null, markedAt: '' }
		const marked = { findingMarks: [mark] }
		expect(party({ accommodations, ...marked })).toEqual([])
		expect(
			party({ accommodations: accommodations.map((one) => ({ ...one, guestIds: null })), ...marked }),
		).toHaveLength(1)
	})
})
