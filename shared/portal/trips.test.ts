import { describe, expect, test } from 'vitest'
import { countdownTo, daysOfTrip, isStillToCome, isUnderWay, isUpcoming, nextTrip, splitByTime } from './trips.ts'

const TODAY = '2026-05-20'
const trip = (
	startDate: string,
	endDate: string,
	status: 'confirmed' | 'pending' | 'completed' | 'cancelled' = 'confirmed',
) => ({
	startDate,
	endDate,
	status,
})

describe('a trip is upcoming until its last day is over', () => {
	test('it ends today, it ended yesterday', () => {
		expect(isUpcoming(trip('2026-05-10', TODAY), TODAY)).toBe(true)
		expect(isUpcoming(trip('2026-05-10', '2026-05-19'), TODAY)).toBe(false)
	})

	test('a cancelled one is shown but not counted', () => {
		const cancelled = trip('2026-06-01', '2026-06-02', 'cancelled')
		expect(isUpcoming(cancelled, TODAY)).toBe(true)
		expect(isStillToCome(cancelled, TODAY)).toBe(false)
	})

	test('one that starts today is to come, one that started yesterday is under way', () => {
		expect(isUnderWay(trip(TODAY, '2026-05-22'), TODAY)).toBe(false)
		expect(isUnderWay(trip('2026-05-19', TODAY), TODAY)).toBe(true)
		expect(isUnderWay(trip('2026-05-19', TODAY, 'cancelled'), TODAY)).toBe(false)
	})
})

test('the next trip is the soonest that has not begun and is not cancelled', () => {
	const today = trip(TODAY, '2026-05-22')
	const later = trip('2026-07-01', '2026-07-08', 'pending')
	const running = trip('2026-05-18', '2026-05-25')
	const cancelled = trip('2026-05-21', '2026-05-25', 'cancelled')
	expect(nextTrip([later, running, cancelled], TODAY)).toBe(later)
	expect(nextTrip([later, running, cancelled, today], TODAY)).toBe(today)
	expect(nextTrip([running, cancelled], TODAY)).toBeUndefined()
})

test('upcoming trips come soonest first, past ones latest first', () => {
	const [a, b, c, d] = [
		trip('2026-01-01', '2026-01-05'),
		trip('2026-03-01', '2026-03-05'),
		trip('2026-06-01', '2026-06-05'),
		trip('2026-08-01', '2026-08-05'),
	]
	expect(splitByTime([d, a, c, b], TODAY)).toEqual({ upcoming: [c, d], past: [b, a] })
})

test('the first and the last day both count', () => {
	expect(daysOfTrip(trip(TODAY, TODAY))).toBe(1)
	expect(daysOfTrip(trip('2026-05-21', '2026-05-25'))).toBe(5)
	// Clocks go forward on the 29th in Europe.
	expect(daysOfTrip(trip('2026-03-28', '2026-03-30'))).toBe(3)
})

test('the countdown has three wordings', () => {
	expect(countdownTo(TODAY, TODAY)).toEqual({ days: 0, label: 'Departing Today!' })
	expect(countdownTo('2026-05-21', TODAY)).toEqual({ days: 1, label: 'Day to Go' })
	expect(countdownTo('2026-06-20', TODAY)).toEqual({ days: 31, label: 'Days to Go' })
})
