import { expect, test } from 'vitest'
import { hasHour } from './moments.ts'
import { nextUp } from './next-up.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'

const trip = buildPortalTrip({
	flights: [
		buildFlight({ departureTime: '2026-05-21T09:40:00', arrivalTime: '2026-05-21T12:45:00' }),
		buildFlight({ departureTime: '2026-05-26T18:20:00', arrivalTime: '2026-05-26T19:35:00' }),
	],
	transfers: [buildTransfer({ date: '2026-05-21', time: '13:30' })],
	accommodations: [buildStay({ checkIn: '2026-05-21' })],
	activities: [buildActivity({ date: '2026-05-24', time: 'sunset' })],
})
const listAt = (now: string) => nextUp(trip, now)?.list

test('a day of travel: the flight, then the car, then the hotel', () => {
	expect(listAt('2026-05-01T12:00:00')).toBe('flights')
	expect(listAt('2026-05-21T09:39:59')).toBe('flights')
	expect(listAt('2026-05-21T12:44:59')).toBe('flights')
	expect(listAt('2026-05-21T12:45:00')).toBe('transfers')
	expect(listAt('2026-05-21T13:30:00')).toBe('accommodations')
	expect(listAt('2026-05-21T23:59:59')).toBe('accommodations')
	expect(listAt('2026-05-22T00:00:00')).toBe('activities')
	expect(listAt('2026-05-24T22:00:00')).toBe('activities')
	expect(listAt('2026-05-25T00:00:00')).toBe('flights')
	expect(listAt('2026-05-26T18:20:00')).toBe('flights')
	expect(listAt('2026-05-26T20:20:00')).toBeUndefined()
})

const hop = buildFlight({ id: 'hop', departureTime: '2026-05-21T09:40:00', arrivalTime: '2026-05-21T10:50:00' })
const idAt = (now: string, more: Partial<typeof trip>) => nextUp(buildPortalTrip({ flights: [hop], ...more }), now)?.id

test('a short flight stays next for two hours, in case it is delayed', () => {
	expect(idAt('2026-05-21T11:39:00', { transfers: [buildTransfer({ date: '2026-05-21', time: '13:30' })] })).toBe('hop')
	expect(idAt('2026-05-21T11:39:00', { accommodations: [buildStay({ checkIn: '2026-05-21' })] })).toBe('hop')
	expect(idAt('2026-05-21T11:40:00', {})).toBeUndefined()
	expect(nextUp(buildPortalTrip({ flights: [hop] }), '2026-05-21T09:40:00')?.hasBegun).toBe(true)
	expect(nextUp(buildPortalTrip({ flights: [hop] }), '2026-05-21T09:39:00')?.hasBegun).toBe(false)
})

test('when it should have landed, a transfer or a connection soon after comes next', () => {
	const car = buildTransfer({ id: 'car', date: '2026-05-21', time: '11:15' })
	expect(idAt('2026-05-21T10:49:00', { transfers: [car] })).toBe('hop')
	expect(idAt('2026-05-21T10:50:00', { transfers: [car] })).toBe('car')
	const connection = buildFlight({ id: 'on', departureTime: '2026-05-21T11:30:00', arrivalTime: '2026-05-21T15:00:00' })
	expect(idAt('2026-05-21T10:50:00', { flights: [connection, hop] })).toBe('on')
	expect(idAt('2026-05-21T11:35:00', { flights: [connection, hop] })).toBe('on')
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
