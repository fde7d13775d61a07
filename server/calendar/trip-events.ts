import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { addDays } from '#shared/dates.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { beginning, pickup } from '#shared/trips/timeline/time-order.ts'
import { dayInWords } from '#shared/trips/timeline/wording.ts'
import { oneHourFrom, flightTimes, type EventPeriod, zoneOfStop } from './event-times.ts'

export type CalendarEvent = EventPeriod & {
	/** The same in every export, by whichever user or server. */
	uid: string
	summary: string
	location: string | null
	/** Lines of text. Null lines are left out. */
	notes: (string | null)[]
	status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
	sequence: number
	/** ISO 8601 in UTC. */
	changedAt: string
}

/** Part of every UID, by which calendar programs recognise an event. It must not depend on the host that serves the file. */
const UID_DOMAIN = 'portal.goprivilege.example'
const STATUSES = { confirmed: 'CONFIRMED', pending: 'TENTATIVE', cancelled: 'CANCELLED' } as const

/**
 * A trip and each of its records as events. `withReferences` adds PNRs, confirmation numbers and other text that only the traveller
 * should read. Guests and prices are never included.
 */
export function eventsOf(trip: WholePortalTrip, { withReferences }: { withReferences: boolean }): CalendarEvent[] {
	const tripZone = findDestination(trip.destination)?.zone ?? null
	const reference = (label: string, value: string | null) => (withReferences && value ? `${label}: ${value}` : null)
	const forTraveller = (text: string | null) => (withReferences ? text : null)

	const common = (kind: string, part: Flight | Accommodation | Transfer | Activity) => ({
		uid: `${kind}-${part.id}@${UID_DOMAIN}`,
		status: trip.status === 'cancelled' ? STATUSES.cancelled : STATUSES[part.status],
		// A change of the trip, such as its cancellation, changes its records' events too. Both numbers only grow.
		sequence: part.version + trip.version - 1,
		changedAt: part.updatedAt > trip.updatedAt ? part.updatedAt : trip.updatedAt,
	})

	const flight = (part: Flight): CalendarEvent => ({
		...common('flight', part),
		...flightTimes(part, tripZone),
		summary: `${['Flight', part.flightNumber ?? part.airline].join(' ')}: ${part.departureAirport} to ${part.arrivalAirport}`,
		location: part.departureAirport,
		notes: [
			[part.airline, part.flightNumber].filter(Boolean).join(' '),
			part.class,
			part.baggageWeightKg === null ? null : `Baggage: ${part.baggageWeightKg} kg`,
			reference('PNR', part.pnr),
		],
	})

	const stay = (part: Accommodation): CalendarEvent => ({
		...common('stay', part),
		start: { day: part.checkIn },
		end: { day: part.checkOut > part.checkIn ? part.checkOut : addDays(part.checkIn, 1) },
		summary: `Stay at ${part.hotelName}`,
		location: part.address ?? part.hotelName,
		notes: [
			`Check-in: ${dayInWords(part.checkIn)}`,
			`Check-out: ${dayInWords(part.checkOut)}`,
			part.roomType,
			part.boardBasis,
			reference('Confirmation number', part.confirmationNumber),
		],
	})

	const transfer = (part: Transfer): CalendarEvent => ({
		...common('transfer', part),
		...oneHourFrom(pickup(part), zoneOfStop(part.fromLocation) ?? tripZone),
		summary: `${part.transferType}: ${part.fromLocation} to ${part.toLocation}`,
		location: part.fromLocation,
		notes: [
			timeNote(part.time),
			part.vehicleClass,
			part.passengers === null ? null : `Passengers: ${part.passengers}`,
			reference('Confirmation number', part.confirmationNumber),
		],
	})

	const activity = (part: Activity): CalendarEvent => {
		const isLonger = part.endDate !== null && part.endDate > part.date
		return {
			...common('activity', part),
			...(isLonger
				? { start: { day: part.date }, end: { day: addDays(part.endDate ?? part.date, 1) } }
				: oneHourFrom(beginning(part), tripZone)),
			summary: part.name,
			location: part.location,
			notes: [
				timeNote(part.time),
				part.description,
				forTraveller(part.additionalInformation),
				reference('Confirmation number', part.confirmationNumber),
			],
		}
	}

	const whole: CalendarEvent = {
		uid: `trip-${trip.id}@${UID_DOMAIN}`,
		start: { day: trip.startDate },
		end: { day: addDays(trip.endDate, 1) },
		summary: trip.name,
		location: trip.destination,
		notes: [],
		status: trip.status === 'completed' ? STATUSES.confirmed : STATUSES[trip.status],
		sequence: trip.version,
		changedAt: trip.updatedAt,
	}
	return [
		whole,
		...trip.flights.map(flight),
		...trip.accommodations.map(stay),
		...trip.transfers.map(transfer),
		...trip.activities.map(activity),
	]
}

/** A time that is not simply HH:MM is repeated as typed. */
const timeNote = (time: string | null) => (time === null || /^\d\d:\d\d$/.test(time) ? null : `Time: ${time}`)
