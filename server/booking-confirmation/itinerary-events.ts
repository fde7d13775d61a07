import { type BookedLists, bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import type { ItineraryEvent } from '#shared/trips/kinds/booked-kind.ts'

export type PrintedEvent = Pick<ItineraryEvent, 'time' | 'title' | 'detail'> & { pending: boolean }
type Placed = ItineraryEvent & { pending: boolean }

/** All events in local time order; at the same moment in the order of their ranks. */
export const eventsInOrder = (trip: BookedLists): Placed[] =>
	bookedRecords(trip)
		.flatMap(({ kind, record }) =>
			kind.itinerary(record).map((event) => ({ ...event, pending: record.status === 'pending' })),
		)
		.toSorted((a, b) => (a.moment < b.moment ? -1 : Number(a.moment > b.moment)) || a.rank - b.rank)
