import { expect, test } from 'vitest'
import { booked } from '#tests/builders/booked-flight.ts'
import type { Reading } from './readings.ts'
import { isDue } from './watch-plan.ts'

const MINUTE_MS = 60_000
const end = { gate: null, time: null }
const flightOf = (status: string, times: { departure?: string; arrival?: string; belt?: string } = {}) => ({
	status,
	departure: { ...end, delay: null, time: times.departure ?? null },
	arrival: { ...end, time: times.arrival ?? null, belt: times.belt ?? null },
	live: null,
})

/** The clocks (UTC) at which a minute's sweep asks, while `statusAt` is what the provider says. */
function questions(statusAt: (clock: string) => ReturnType<typeof flightOf>, stretch = 1): string[] {
	let reading: Reading | null = null
	const asked: string[] = []
	for (let now = booked.departure - 30 * 60 * MINUTE_MS; now < booked.arrival + 8 * 60 * MINUTE_MS; now += MINUTE_MS) {
		if (!isDue(booked, reading, now, stretch)) continue
		const clock = new Date(now).toISOString().slice(5, 16)
		asked.push(clock)
		reading = { readAt: now, flight: statusAt(clock) }
	}
	return asked
}

test('a flight is asked for about 25 times, from a day before until it has landed and the belt is known (PORTAL-127)', () => {
	const asked = questions((clock) =>
		flightOf(clock < '11-20T10:25' ? 'scheduled' : clock < '11-20T12:30' ? 'active' : 'landed', {
			...(clock >= '11-20T12:39' ? { belt: '7' } : {}),
		}),
	)
	expect(asked.slice(0, 6)).toEqual([
		'11-19T10:25',
		'11-19T22:25',
		'11-20T04:25',
		'11-20T06:25',
		'11-20T06:45',
		'11-20T07:05',
	])
	expect(asked.slice(-6)).toEqual([
		'11-20T11:30',
		'11-20T12:00',
		'11-20T12:10',
		'11-20T12:20',
		'11-20T12:30',
		'11-20T12:40',
	])
	expect(asked.length).toBeLessThanOrEqual(25)
})

test('the plan moves with the expected times, and a cancellation is asked for again after two minutes', () => {
	const late = questions(() =>
		flightOf('delayed', { departure: '2026-11-20T14:25:00', arrival: '2026-11-20T17:30:00' }),
	)
	expect(late).toContain('11-20T14:05')
	expect(late.at(-1)! > '11-20T16:30').toBe(true)
	const cancelled = questions(() => flightOf('cancelled'))
	expect(cancelled.slice(0, 3)).toEqual(['11-19T10:25', '11-19T10:27', '11-19T10:29'])
})

test('with a short budget all steps are wider', () => {
	const landsOnTime = (clock: string) => flightOf(clock < '11-20T12:30' ? 'active' : 'landed', { belt: '7' })
	expect(questions(landsOnTime, 4).length).toBeLessThan(questions(landsOnTime).length - 8)
})
