import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import { emptyLists } from '#shared/trips/kinds/registry.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'

/** Parts of a trip for tests: whole ones, of which a test names what it is about. */
const kept = {
	tripId: 'trip',
	version: 1,
	createdAt: '2026-01-01T00:00:00.000Z',
	updatedAt: '2026-01-01T00:00:00.000Z',
	confirmationNumber: null,
	status: 'confirmed' as const,
	atolCover: 'covered' as const,
}

export const flight = (values: Partial<Flight>): Flight => {
	const { confirmationNumber: _, ...base } = kept
	return {
		...base,
		id: 'flight',
		airline: 'British Airways',
		flightNumber: 'BA342',
		departureAirport: 'London Heathrow (LHR)',
		arrivalAirport: 'Nice (NCE)',
		departureTime: '2026-05-21T09:40:00',
		arrivalTime: '2026-05-21T12:45:00',
		class: null,
		segmentType: null,
		pnr: null,
		baggageWeightKg: null,
		...values,
	}
}

export const stay = (values: Partial<Accommodation>): Accommodation => ({
	...kept,
	id: 'stay',
	hotelName: 'Hôtel Belle Rade',
	address: null,
	checkIn: '2026-05-21',
	checkOut: '2026-05-26',
	nights: null,
	roomType: null,
	boardBasis: null,
	...values,
})

export const transfer = (values: Partial<Transfer>): Transfer => ({
	...kept,
	id: 'transfer',
	transferType: 'Airport Pickup',
	date: '2026-05-21',
	time: '13:30',
	fromLocation: 'Nice Airport',
	toLocation: 'Hôtel Belle Rade',
	passengers: null,
	vehicleClass: null,
	...values,
})

export const activity = (values: Partial<Activity>): Activity => ({
	...kept,
	id: 'activity',
	name: 'Race day',
	description: null,
	date: '2026-05-24',
	endDate: null,
	time: null,
	location: null,
	additionalInformation: null,
	...values,
})

export const wholeTrip = (values: Partial<WholePortalTrip>): WholePortalTrip => ({
	id: 'trip',
	userId: 'user',
	name: 'Monaco Grand Prix Weekend',
	destination: 'Monte Carlo, Monaco',
	packageName: null,
	orderId: null,
	startDate: '2026-05-21',
	endDate: '2026-05-26',
	firstPaymentDate: null,
	guestDetailsApprovalStatus: 'pending',
	status: 'confirmed',
	bookingAgent: null,
	thumbnailImage: null,
	headerImage: null,
	version: 1,
	createdAt: kept.createdAt,
	updatedAt: kept.updatedAt,
	customerName: 'Olivia Hartley',
	...emptyLists(),
	...values,
})
