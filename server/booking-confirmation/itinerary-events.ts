import { dayOf } from '#shared/dates.ts'
import { type BookedLists, bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import type { ItineraryEvent } from '#shared/trips/kinds/booked-kind.ts'
import { hasHour } from '#shared/trips/timeline/moments.ts'
import { arrivalMoment } from './arrival-order.ts'

export type PrintedEvent = Pick<ItineraryEvent, 'time' | 'title' | 'detail'> & { pending: boolean }
type Placed = ItineraryEvent & { pending: boolean }

/** All events in local time order; at the same moment in the order of their ranks. What ends is never marked as on request. */
export const eventsInOrder = (trip: BookedLists): Placed[] =>
	bookedRecords(trip)
		.flatMap(({ kind, record }) =>
			kind.itinerary(record).map((event) => ({
				...event,
				moment: placed(trip, event),
				pending: record.status === 'pending' && event.rank > 0,
			})),
		)
		.toSorted((a, b) => (a.moment < b.moment ? -1 : Number(a.moment > b.moment)) || a.rank - b.rank)

const placed = (trip: BookedLists, { moment, arrivesAt }: ItineraryEvent) =>
	arrivesAt === undefined || hasHour(moment) ? moment : arrivalMoment(trip, dayOf(moment), arrivesAt)
