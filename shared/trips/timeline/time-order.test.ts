import { expect, test } from 'vitest'
import { emptyLists } from '../kinds/registry.ts'
import { inTimeOrder } from './time-order.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'

test('a morning comes before an afternoon however it was typed, and both before what has no hour', () => {
	const at = (time: string | null, date = '2026-05-21') => buildActivity({ date, time })
	const [nine, ten, two, sunset, dayBefore] = [
		at('9:30'),
		at('10:00'),
		at('2 pm'),
		at('sunset'),
		at('23:00', '2026-05-20'),
	]
	const { activities } = inTimeOrder({ ...emptyLists(), activities: [sunset, two, ten, nine, dayBefore] })
	expect(activities).toEqual([dayBefore, nine, ten, two, sunset])
})

test('flights, stays and transfers too', () => {
	const trip = {
		...emptyLists(),
		flights: [
			buildFlight({ departureTime: '2026-05-26T18:20:00' }),
			buildFlight({ departureTime: '2026-05-21T09:40:00' }),
		],
		accommodations: [
			buildStay({ checkIn: '2026-05-21', checkOut: '2026-05-26' }),
			buildStay({ checkIn: '2026-05-21', checkOut: '2026-05-23' }),
		],
		transfers: [
			buildTransfer({ date: '2026-05-21', time: '10:30' }),
			buildTransfer({ date: '2026-05-21', time: '9:00' }),
		],
	}
	expect(inTimeOrder(trip)).toEqual({
		...emptyLists(),
		flights: trip.flights.toReversed(),
		accommodations: trip.accommodations.toReversed(),
		transfers: trip.transfers.toReversed(),
	})
})
