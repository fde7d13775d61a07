import type { WholeTrip } from '#shared/contract.ts'
import { dayOf, daysBetween, formatDay, timeOf, weekdayOf } from '#shared/dates.ts'
import { arrivalAtHotel, beginning, departure, pickup } from '#shared/portal/time-order.ts'
import { dayRange, dayShift, nightsOf } from '#shared/portal/wording.ts'

type PrintedEvent = { time: string | null; title: string; detail: string | null; pending: boolean }
/** `title` is the day in words; `label` is 'Day 3', null outside the trip's own dates; without events it is a time at leisure. */
type PrintedDay = { label: string | null; title: string; events: PrintedEvent[] }

type Parts = Pick<WholeTrip, 'startDate' | 'endDate' | 'flights' | 'accommodations' | 'transfers' | 'activities'>
type Placed = PrintedEvent & { moment: string; rank: number }

/** So many days are told one by one at most; a trip of years has typos in its dates. */
const LONGEST = 120

/**
 * What happens day by day, in the order of the clocks where it happens: each flight at its departure, each stay at its check-in and
 * check-out, transfers and activities at their hour, or after what has one. What is cancelled has been taken out before.
 */
export function itinerary(trip: Parts): PrintedDay[] {
	const events = [
		...trip.flights.map(
			(flight): Placed => ({
				moment: departure(flight),
				rank: 1,
				time: timeOf(flight.departureTime),
				title: `Fly from ${flight.departureAirport} to ${flight.arrivalAirport}`,
				detail: joined(
					joined(flight.airline, flight.flightNumber, ' '),
					`arriving ${timeOf(flight.arrivalTime)}${shift(flight.departureTime, flight.arrivalTime)}`,
				),
				pending: flight.status === 'pending',
			}),
		),
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
		...trip.accommodations.flatMap((stay): Placed[] => {
			const pending = stay.status === 'pending'
			return [
				// Whoever leaves has slept there: before anything else that day.
				{
					moment: `${stay.checkOut}T00:00:00`,
					rank: 0,
					time: null,
					title: `Check out of ${stay.hotelName}`,
					detail: null,
					pending,
				},
				{
					moment: arrivalAtHotel(stay),
					rank: 3,
					time: null,
					title: `Check in at ${stay.hotelName}`,
					detail: joined(nightsOf(stay), stay.roomType),
					pending,
				},
			]
		}),
		...trip.activities.map(
			(activity): Placed => ({
				moment: beginning(activity),
				rank: 4,
				time: activity.time,
				title: activity.name,
				detail: joined(
					activity.location,
					activity.endDate && activity.endDate !== activity.date ? `until ${dayTitle(activity.endDate)}` : null,
				),
				pending: activity.status === 'pending',
			}),
		),
	].toSorted((a, b) => (a.moment < b.moment ? -1 : Number(a.moment > b.moment)) || a.rank - b.rank)

	const byDay = Map.groupBy(events, ({ moment }) => dayOf(moment))
	const days = [...new Set([...daysOf(trip), ...byDay.keys()])].toSorted()
	return leisureTogether(days, byDay).map(({ from, to }) => ({
		label: labelOf(trip, from, to),
		title: from === to ? dayTitle(from) : dayRange(from, to),
		events: (byDay.get(from) ?? []).map(({ time, title, detail, pending }) => ({ time, title, detail, pending })),
	}))
}

const dayTitle = (day: string) => `${weekdayOf(day)} ${formatDay(day, 'd MMM yyyy')}`
const shift = (from: string, to: string) => {
	const days = dayShift(from, to)
	return days ? ` (${days})` : ''
}
export const joined = (one: string | null, other: string | null, by = ' · ') =>
	[one, other].filter(Boolean).join(by) || null

/** The days of the trip's own dates. */
function daysOf({ startDate, endDate }: Parts): string[] {
	const count = Math.min(daysBetween(startDate, endDate) + 1, LONGEST)
	const start = Date.parse(startDate)
	return Array.from({ length: Math.max(0, count) }, (_, n) =>
		new Date(start + n * 86_400_000).toISOString().slice(0, 10),
	)
}

/** Free days in a row are one entry. */
function leisureTogether(days: readonly string[], byDay: ReadonlyMap<string, unknown>): { from: string; to: string }[] {
	const spans: { from: string; to: string; free: boolean }[] = []
	for (const day of days) {
		const last = spans.at(-1)
		const free = !byDay.has(day)
		if (free && last?.free && daysBetween(last.to, day) === 1) last.to = day
		else spans.push({ from: day, to: day, free })
	}
	return spans
}

function labelOf({ startDate, endDate }: Parts, from: string, to: string) {
	if (from < startDate || to > endDate) return null
	const number = (day: string) => daysBetween(startDate, day) + 1
	return from === to ? `Day ${number(from)}` : `Days ${number(from)} – ${number(to)}`
}
