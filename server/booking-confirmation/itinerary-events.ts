import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { dayOf, timeOf } from '#shared/dates.ts'
import { arrivalAtHotel, beginning, departure, pickup } from '#shared/trips/timeline/time-order.ts'
import { dayInWords, dayShift, nightsOf } from '#shared/trips/timeline/wording.ts'
import { joined } from './printed-words.ts'

export type PrintedEvent = { time: string | null; title: string; detail: string | null; pending: boolean }
type Parts = Pick<WholeTrip, 'flights' | 'accommodations' | 'transfers' | 'activities'>
/** `rank` orders what has the same moment. */
type Placed = PrintedEvent & { moment: string; rank: number }

/**
 * What happens, in the order of the clocks where it happens: each flight at its departure, and on a later day at its arrival, each stay
 * at its check-in and check-out, transfers and activities at their hour, or after what has one.
 */
export function eventsInOrder(trip: Parts): Placed[] {
	return [
		...trip.flights.flatMap(flightEvents),
		...trip.transfers.map(
			(transfer): Placed => ({
				moment: pickup(transfer),
				rank: 2,
				time: transfer.time,
				title: `${transfer.transferType} from ${transfer.fromLocation} to ${transfer.toLocation}`,
				detail: transfer.vehicleClass,
				pending: transfer.status === 'pending',
			}),
		),
		...trip.accommodations.flatMap(stayEvents),
		...trip.activities.map(
			(activity): Placed => ({
				moment: beginning(activity),
				rank: 4,
				time: activity.time,
				title: activity.name,
				detail: joined(
					activity.location,
					activity.endDate && activity.endDate !== activity.date ? `until ${dayInWords(activity.endDate)}` : null,
				),
				pending: activity.status === 'pending',
			}),
		),
	].toSorted((a, b) => (a.moment < b.moment ? -1 : Number(a.moment > b.moment)) || a.rank - b.rank)
}

function flightEvents(flight: Parts['flights'][number]): Placed[] {
	const { departureAirport, arrivalAirport, departureTime, arrivalTime } = flight
	const carrier = joined(flight.airline, flight.flightNumber, ' ')
	const shift = dayShift(departureTime, arrivalTime)
	const pending = flight.status === 'pending'
	const leaves = {
		moment: departure(flight),
		rank: 1,
		time: timeOf(departureTime),
		title: `Fly from ${departureAirport} to ${arrivalAirport}`,
		detail: joined(carrier, `arriving ${timeOf(arrivalTime)}${shift ? ` (${shift})` : ''}`),
		pending,
	}
	if (dayOf(arrivalTime) <= dayOf(departureTime)) return [leaves]
	const title = `Arrive in ${arrivalAirport}`
	return [leaves, { moment: arrivalTime, rank: 1, time: timeOf(arrivalTime), title, detail: carrier, pending }]
}

function stayEvents(stay: Parts['accommodations'][number]): Placed[] {
	const pending = stay.status === 'pending'
	const leaves = { title: `Check out of ${stay.hotelName}`, detail: null }
	const arrives = { title: `Check in at ${stay.hotelName}`, detail: joined(nightsOf(stay), stay.roomType) }
	return [
		// Whoever leaves has slept there: before anything else that day.
		{ moment: `${stay.checkOut}T00:00:00`, rank: 0, time: null, ...leaves, pending },
		{ moment: arrivalAtHotel(stay), rank: 3, time: null, ...arrives, pending },
	]
}
