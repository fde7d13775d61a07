import { expect, test } from 'vitest'
import { hasHour } from './moments.ts'
import { nextUp } from './next-up.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'

const trip = buildPortalTrip({
	flights: [
		buildFlight({ departureTime: '2026-05-21T09:40:00' }),
		buildFlight({ departureTime: '2026-05-26T18:20:00' }),
	],
	transfers: [buildTransfer({ date: '2026-05-21', time: '13:30' })],
	accommodations: [buildStay({ checkIn: '2026-05-21' })],
	activities: [buildActivity({ date: '2026-05-24', time: 'sunset' })],
})
const listAt = (now: string) => nextUp(trip, now)?.list

test('a day of travel: the flight, then the car, then the hotel', () => {
	expect(listAt('2026-05-01T12:00:00')).toBe('flights')
	expect(listAt('2026-05-21T09:39:59')).toBe('flights')
	expect(listAt('2026-05-21T09:40:00')).toBe('transfers')
	expect(listAt('2026-05-21T13:30:00')).toBe('accommodations')
	expect(listAt('2026-05-21T23:59:59')).toBe('accommodations')
	expect(listAt('2026-05-22T00:00:00')).toBe('activities')
	expect(listAt('2026-05-24T22:00:00')).toBe('activities')
	expect(listAt('2026-05-25T00:00:00')).toBe('flights')
	expect(listAt('2026-05-26T18:20:00')).toBeUndefined()
})

test('nothing that is cancelled comes next', () => {
	const cancelled = buildFlight({ status: 'cancelled', departureTime: '2026-05-21T06:00:00' })
	expect(nextUp({ ...trip, flights: [cancelled] }, '2026-05-20T00:00:00')?.list).toBe('transfers')
	expect(nextUp({ ...trip, status: 'cancelled' }, '2026-05-20T00:00:00')).toBeUndefined()
})

test('a check-in has a day but no hour', () => {
	expect(hasHour(nextUp(trip, '2026-05-20T00:00:00')?.at ?? '')).toBe(true)
	expect(hasHour(nextUp(trip, '2026-05-21T20:00:00')?.at ?? '')).toBe(false)
})
