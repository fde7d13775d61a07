import { addDays } from '#shared/dates.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { flight } from '#shared/trips/kinds/flight.ts'
import { itemOf, type RemindedTrip, type Reminder } from './reminder.ts'

const EVENING = '18:00:00'
/** After midnight the trip no longer begins tomorrow. */
const UNTIL_MIDNIGHT_MS = 6 * 3_600_000

/**
 * The reminder in the evening before a trip (PORTAL-140): what happens on the first day that has anything, and what to have ready. It
 * goes by the clock of the airport of that day's first flight, otherwise of the first place, and without one by `zone`. None where all of
 * that day is on request. `start` is the day on which the trip begins.
 */
export function eveningBefore(
	trip: RemindedTrip,
	moments: readonly Moment[],
	{ start, zone, isAbroad }: { start: string; zone: string; isAbroad: boolean },
): Reminder[] {
	const parts = new Map<string, Moment>()
	for (const moment of moments.filter(({ day, pending }) => day === moments[0]?.day && !pending))
		if (!parts.has(moment.part.id)) parts.set(moment.part.id, moment)
	const firsts = [...parts.values()]
	if (firsts.length === 0) return []
	// On the way to an airport the place is often unknown, and taken for the destination.
	const place = firsts.find(({ what }) => what === 'leaves') ?? firsts[0]
	const dueAt = instantOf(place?.zone ?? zone, `${addDays(start, -1)}T${EVENING}`)
	return [
		{
			key: `tomorrow:${start}`,
			kind: 'tomorrow',
			dueAt,
			until: dueAt + UNTIL_MIDNIGHT_MS,
			title: 'Your trip begins tomorrow',
			text: [
				'Please have ready what you need on the way.',
				isAbroad ? 'Take your passport with you, and a visa where you need one.' : '',
				trip.documents.length > 0 ? 'Your documents are in the portal.' : '',
				'Open your trip once on the telephone that you take with you: days, addresses and our telephone number then show without a network too.',
			]
				.filter(Boolean)
				.join(' '),
			items: firsts.map((moment) => {
				const booked = trip.flights.find(({ id }) => id === moment.part.id)
				return itemOf(moment, booked ? flight.summary(booked) : moment.title, moment.said ?? moment.clock)
			}),
			waitsFor: null,
		},
	]
}
