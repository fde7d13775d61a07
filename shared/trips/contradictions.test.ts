import { describe, expect, test } from 'vitest'
import type { WholeTrip } from './whole-trip.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildTrip, withPlaces } from '#tests/builders/trip.ts'
import { contradictionsOf, impossibilityOf } from './contradictions.ts'

const sound = buildTrip({
	flights: [buildFlight()],
	accommodations: [buildStay()],
	transfers: [buildTransfer()],
	activities: [buildActivity()],
})
const problems = (values: Partial<WholeTrip>) =>
	contradictionsOf(withPlaces({ ...sound, ...values })).map(({ problem }) => problem)

test('a sound trip has none, and neither has an empty one', () => {
	expect(problems({})).toEqual([])
	expect(contradictionsOf(buildTrip())).toEqual([])
})

test('nights are counted from the days; a matching number, or none, is no contradiction', () => {
	const nights = (nights: number | null) => problems({ accommodations: [buildStay({ nights })] })
	expect(nights(9)).toEqual(['Hôtel Belle Rade has 9 nights entered, but its dates make 5.'])
	expect([...nights(5), ...nights(null)]).toEqual([])
})

describe('every kind of record has to be inside the days of the trip', () => {
	test.each([
		[{ activities: [buildActivity({ date: '2031-01-01' })] }, 'Race day is on Jan 01, 2031, after the trip ends.'],
		[
			{ transfers: [buildTransfer({ date: '2020-01-01' })] },
			'Airport Pickup is on Jan 01, 2020, before the trip begins.',
		],
		[
			{ activities: [buildActivity({ date: '2026-05-25', endDate: '2026-05-28' })] },
			'Race day ends on May 28, 2026, after the trip ends.',
		],
		[
			{ accommodations: [buildStay({ checkIn: '2026-05-19' })] },
			'Hôtel Belle Rade begins on May 19, 2026, before the trip begins.',
		],
		[
			{ flights: [buildFlight({ departureTime: '2026-05-26T22:00:00', arrivalTime: '2026-05-27T06:00:00' })] },
			'BA342 ends on May 27, 2026, after the trip ends.',
		],
	])('%#', (values, problem) => expect(problems(values)).toEqual([problem]))

	test('a cancelled one may be anywhere, and two alike are one finding', () => {
		const far = buildActivity({ date: '2031-01-01' })
		expect(problems({ activities: [{ ...far, status: 'cancelled' }] })).toEqual([])
		expect(problems({ activities: [far, { ...far, id: 'other' }] })).toHaveLength(1)
	})
})

describe('cars and flights', () => {
	test('a pickup before the first landing of its day', () => {
		const at = (time: string | null) => problems({ transfers: [buildTransfer({ time })] })
		expect(at('12:30')).toEqual(['The airport pickup on May 21, 2026 at 12:30 is before the landing at 12:45.'])
		for (const time of ['12:45', '13:30', 'on arrival', null]) expect(at(time)).toEqual([])
		expect(problems({ transfers: [buildTransfer({ date: '2026-05-22', time: '06:00' })] })).toEqual([])
	})

	test('a dropoff after the last departure of its day, unless another flight leaves in the night', () => {
		const home = (departureTime: string, id = 'home') =>
			buildFlight({
				id,
				departureAirport: 'Nice (NCE)',
				departureTime,
				arrivalTime: '2026-05-26T23:55:00',
				arrivalAirport: 'Nowhere',
			})
		const dropoff = buildTransfer({ transferType: 'Airport Dropoff', date: '2026-05-25', time: '19:00' })
		const of = (...flights: WholeTrip['flights']) => problems({ flights, transfers: [dropoff] })
		expect(of(home('2026-05-25T18:20:00'))).toEqual([
			'The airport dropoff on May 25, 2026 at 19:00 is after the departure at 18:20.',
		])
		expect(of(home('2026-05-25T21:20:00'))).toEqual([])
		expect(of(home('2026-05-25T18:20:00'), home('2026-05-26T00:30:00', 'night'))).toEqual([])
	})
})

test('only what no reader could believe stops a document', () => {
	const doubtful = { ...sound, accommodations: [buildStay({ nights: 9, checkIn: '2026-05-19' })] }
	expect(contradictionsOf(doubtful)).toHaveLength(2)
	expect(impossibilityOf(doubtful)).toBeNull()
	const backwards = buildFlight({ arrivalTime: '2026-05-21T09:00:00' })
	expect(impossibilityOf({ ...sound, flights: [backwards] })).toBe(
		'BA342 arrives before it departs. Correct its times.',
	)
	const stay = buildStay({ checkOut: '2026-05-21' })
	expect(impossibilityOf({ ...sound, accommodations: [stay] })).toBe(
		'Hôtel Belle Rade: Check-out must be after check-in. Correct its dates.',
	)
})
