import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Guest } from './kinds/guest.ts'
import type { Transfer } from './kinds/transfer.ts'
import type { WholeTrip } from './whole-trip.ts'
import { addDays, addMonths } from '#shared/dates.ts'
import { buildFlight, buildGuest, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildTrip, withPlaces } from '#tests/builders/trip.ts'
import { nightGaps } from './findings/night-gaps.ts'
import { readinessOf } from './readiness.ts'

const guest = (values: Partial<Guest>) => buildGuest({ fullName: 'Ada', approvalStatus: 'approved', ...values })
const home = buildFlight({
	id: 'home',
	flightNumber: 'BA343',
	departureAirport: 'Nice (NCE)',
	arrivalAirport: 'London Heathrow (LHR)',
	departureTime: '2026-05-26T13:00:00',
	arrivalTime: '2026-05-26T14:05:00',
})
const ready = buildTrip({
	guests: [guest({})],
	flights: [buildFlight({}), home],
	accommodations: [buildStay({})],
	transfers: [
		buildTransfer({}),
		buildTransfer({
			id: 'dropoff',
			transferType: 'Airport Dropoff',
			date: '2026-05-26',
			time: '10:30',
			fromLocation: 'Hôtel Belle Rade',
			toLocation: 'Nice Airport',
		}),
	],
})
const [, dropOff] = ready.transfers as [Transfer, Transfer]
/** What is told of the trip with other values, and with the car home. */
const problems = ({ transfers, ...values }: Partial<WholeTrip>) =>
	readinessOf(
		withPlaces({ ...ready, ...values, transfers: transfers ? [...transfers, dropOff] : ready.transfers }),
		'2026-05-01',
	).map(({ problem }) => problem)

test('a trip that is ready is quiet', () => expect(problems({})).toEqual([]))

test('a trip that is over or called off has nothing to be ready for', () => {
	const bare = { ...ready, accommodations: [], transfers: [] }
	expect(readinessOf(bare, '2026-05-26')).toHaveLength(3)
	expect(readinessOf(bare, '2026-05-27')).toEqual([])
	for (const status of ['cancelled', 'completed'] as const)
		expect(readinessOf({ ...bare, status }, '2026-05-01')).toEqual([])
})

describe('guests', () => {
	test('a passport has to last until the return; what the countries ask is a test of server/borders', () => {
		const of = (passportExpiry: string) => problems({ guests: [guest({ passportExpiry })] })
		expect(of('2026-05-26')).toEqual([])
		expect(of('2026-05-25')).toEqual(['The passport of Ada expires on May 25, 2026, before the return.'])
	})

	test('somebody has to travel', () => expect(problems({ guests: [] })).toEqual(['There are no guests.']))

	test('who is not approved is named', () => {
		const pending = (fullName: string) => guest({ fullName, approvalStatus: 'pending' })
		const of = (...names: string[]) => problems({ guests: [guest({ fullName: 'Zoe' }), ...names.map(pending)] })
		expect(of('Ada')).toEqual(['The details of Ada are not approved.'])
		expect(of('Ada', 'Bea')).toEqual(['The details of Ada and Bea are not approved.'])
		expect(of('Ada', 'Bea', 'Cyd')).toEqual(['The details of Ada and 2 others are not approved.'])
	})

	test('what staff took for approved, on the phone perhaps, is', () => {
		const guests = [guest({ approvalStatus: 'pending' })]
		expect(problems({ guests, guestDetailsApprovalStatus: 'approved' })).toEqual([])
		expect(problems({ guests, guestDetailsApprovalStatus: 'changes_requested' })).toHaveLength(1)
	})
})

describe('flights', () => {
	const backwards = (values: Partial<WholeTrip>) => problems(values).filter((one) => one.includes('arrives before'))
	const times = (from: string, to: string, departureTime: string, arrivalTime: string) =>
		backwards({
			flights: [buildFlight({ departureAirport: from, arrivalAirport: to, departureTime, arrivalTime })],
			transfers: [buildTransfer({ date: arrivalTime.slice(0, 10), time: 'on arrival', fromLocation: to })],
			accommodations: [buildStay({})],
		})

	test('an arrival that reads earlier is right across the date line, and wrong where the zones say so', () => {
		expect(times('AKL', 'HNL', '2026-05-21T23:55:00', '2026-05-21T10:05:00')).toEqual([])
		expect(times('London (LHR)', 'Nice (NCE)', '2026-05-21T09:40:00', '2026-05-21T10:35:00')).toEqual([
			'BA342 arrives before it departs.',
		])
		expect(times('London (LHR)', 'Nice (NCE)', '2026-05-21T09:40:00', '2026-05-21T10:45:00')).toEqual([])
	})

	test('where a zone is not known, only what is wrong in all of them is', () => {
		expect(times('Somewhere', 'Elsewhere', '2026-05-21T20:00:00', '2026-05-21T02:00:00')).toEqual([])
		expect(times('Somewhere', 'Elsewhere', '2026-05-23T20:00:00', '2026-05-21T02:00:00')).toHaveLength(1)
		expect(times('Somewhere', 'somewhere ', '2026-05-21T20:00:00', '2026-05-21T19:00:00')).toHaveLength(1)
	})

	test('what is cancelled does not count', () => {
		const wrong = buildFlight({ arrivalTime: '2026-05-20T00:00:00', status: 'cancelled' })
		expect(problems({ flights: [buildFlight({}), wrong, home] })).toEqual([])
	})
})

describe('landings', () => {
	test('somebody has to come, but not at home nor between two flights', () => {
		expect(problems({ transfers: [] })).toEqual([
			'BA342 lands at Nice (NCE) on May 21, 2026 at 12:45 and nobody picks up.',
		])
		for (const values of [
			{ transferType: 'Airport Dropoff', time: '07:00' },
			{ status: 'cancelled' },
			{ date: '2026-05-22' },
		] as const)
			expect(problems({ transfers: [buildTransfer(values)] })).toHaveLength(1)
		const first = buildFlight({ id: 'first', arrivalAirport: 'Paris (CDG)', arrivalTime: '2026-05-21T11:00:00' })
		const second = buildFlight({
			departureAirport: 'CDG',
			departureTime: '2026-05-21T12:30:00',
			arrivalTime: '2026-05-21T13:00:00',
		})
		expect(problems({ flights: [home, second, first] })).toEqual([])
	})

	test('one way is no way home, and a late landing is met after midnight', () => {
		expect(problems({ flights: [buildFlight({})], transfers: [] })).toHaveLength(1)
		const late = buildFlight({ departureTime: '2026-05-21T20:40:00', arrivalTime: '2026-05-21T23:45:00' })
		expect(
			problems({ flights: [late, home], transfers: [buildTransfer({ date: '2026-05-22', time: '00:30' })] }),
		).toEqual([])
	})
})

describe('nights', () => {
	test('one without a hotel and one with two are told, two rooms in one hotel are not', () => {
		expect(problems({ accommodations: [buildStay({ checkOut: '2026-05-25' })] })).toEqual([
			'There is no hotel for the night of May 25, 2026.',
		])
		expect(problems({ accommodations: [] })).toEqual([
			'There is no hotel for the 5 nights from May 21, 2026 to May 26, 2026.',
		])
		const other = buildStay({ id: 'other', hotelName: 'Negresco', checkIn: '2026-05-23', checkOut: '2026-05-25' })
		expect(problems({ accommodations: [buildStay({}), other] })).toEqual([
			'There are Hôtel Belle Rade and Negresco for the 2 nights from May 23, 2026 to May 25, 2026.',
		])
		const room = buildStay({ id: 'room', hotelName: 'hôtel belle rade ' })
		expect(problems({ accommodations: [buildStay({}), room] })).toEqual([])
	})

	test('a night in the air needs none', () => {
		const overnight = buildFlight({ departureTime: '2026-05-21T22:00:00', arrivalTime: '2026-05-22T12:00:00' })
		const values = { flights: [overnight, home], accommodations: [buildStay({ checkIn: '2026-05-22' })] }
		expect(problems({ ...values, transfers: [buildTransfer({ date: '2026-05-22' })] })).toEqual([])
	})

	test('the nights told are those that counting one by one finds', () => {
		const at = (n: number) => addDays('2026-05-01', n)
		const span = fc.tuple(fc.nat(14), fc.nat(8))
		fc.assert(
			fc.property(
				fc.array(fc.tuple(span, fc.constantFrom('A', 'B', 'C')), { maxLength: 5 }),
				fc.array(span, { maxLength: 3 }),
				(stays, flights) => {
					const accommodations = stays.map(([[n, length], hotelName]) =>
						buildStay({ hotelName, checkIn: at(n), checkOut: at(n + length) }),
					)
					const inTheAir = flights.map(([n, length]) =>
						buildFlight({ departureTime: `${at(n)}T22:00:00`, arrivalTime: `${at(n + length)}T06:00:00` }),
					)
					const gaps = nightGaps({ startDate: at(2), endDate: at(12), accommodations, flights: inTheAir })
					for (let n = 2; n < 12; n++) {
						const hotels = new Set(
							stays.filter(([[from, length]]) => from <= n && n < from + length).map(([, name]) => name),
						)
						const flies = flights.some(([from, length]) => from <= n && n < from + length)
						const isGap = hotels.size > 1 || (hotels.size === 0 && !flies)
						const told = gaps.filter(({ from, until }) => from <= at(n) && at(n) < until)
						expect(told.map((gap) => gap.hotels)).toEqual(
							isGap ? [[...hotels].toSorted((a, b) => (a < b ? -1 : 1))] : [],
						)
					}
				},
			),
		)
	})
})

test('the order of the records does not change what is told', () => {
	const day = fc.integer({ min: -3, max: 9 }).map((n) => addDays('2026-05-21', n))
	const flights = fc.array(
		fc
			.record({ departureTime: day.map((d) => `${d}T10:00:00`), arrivalTime: day.map((d) => `${d}T15:00:00`) })
			.map(buildFlight),
		{ maxLength: 4 },
	)
	const stays = fc.array(
		fc.record({ checkIn: day, checkOut: day, hotelName: fc.constantFrom('A', 'B') }).map(buildStay),
		{
			maxLength: 4,
		},
	)
	fc.assert(
		fc.property(
			flights,
			stays,
			fc.array(
				day.map((date) => buildTransfer({ date })),
				{ maxLength: 3 },
			),
			(flights, accommodations, transfers) => {
				const told = problems({ flights, accommodations, transfers })
				const turned = {
					flights: flights.toReversed(),
					accommodations: accommodations.toReversed(),
					transfers: transfers.toReversed(),
				}
				expect(problems(turned).toSorted()).toEqual(told.toSorted())
			},
		),
	)
})

test('what contradicts itself is told in the order of the tabs, and of a trip that is over no more', () => {
	const values = {
		transfers: [buildTransfer({ time: null }), buildTransfer({ id: 'early', date: '2020-01-01' })],
		accommodations: [buildStay({ nights: 9 })],
		flights: [buildFlight({ departureTime: '2026-05-21T18:00:00' }), home],
	}
	expect(problems(values)).toEqual([
		'BA342 arrives before it departs.',
		'Hôtel Belle Rade has 9 nights entered, but its dates make 5.',
		'Airport Pickup is on Jan 01, 2020, before the trip begins.',
	])
	expect(readinessOf({ ...ready, ...values }, '2027-05-01')).toEqual([])
})

test('months are counted to the last day of a shorter one', () => {
	expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
	expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
	expect(addMonths('2026-11-15', 6)).toBe('2027-05-15')
	expect(addDays('2026-12-31T23:59:00', 1)).toBe('2027-01-01T23:59:00')
	expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})
