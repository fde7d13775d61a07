import { expect, test } from 'vitest'
import { londonInstants } from './london-instants.ts'

test('a London time is one instant, none when the clocks go forward, and two when they go back (CRM-355)', () => {
	const instants = (local: string) =>
		londonInstants(local).map((instant) => new Date(instant).toISOString().slice(0, 16))
	expect(instants('2026-12-01T09:00')).toEqual(['2026-12-01T09:00'])
	expect(instants('2027-07-01T09:00')).toEqual(['2027-07-01T08:00'])
	expect(instants('2027-03-28T01:30')).toEqual([])
	expect(instants('2027-10-31T01:30')).toEqual(['2027-10-31T00:30', '2027-10-31T01:30'])
})
