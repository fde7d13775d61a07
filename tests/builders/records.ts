import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { Document } from '#shared/trips/kinds/document.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'

/** Whole records, of which a test names the values it is about. */
const saved = {
	tripId: 'trip',
	version: 1,
	createdAt: '2026-01-01T00:00:00.000Z',
	updatedAt: '2026-01-01T00:00:00.000Z',
}
const booked = { ...saved, status: 'confirmed', atolCover: 'covered', guestIds: null } as const

export const buildGuest = (values: Partial<Guest> = {}): Guest => ({
	...saved,
	id: 'guest',
	title: null,
	fullName: 'Olivia Hartley',
	dateOfBirth: null,
	nationality: null,
	passportNumber: null,
	passportExpiry: null,
	passportCountry: null,
	passportIssued: null,
	email: null,
	phone: null,
	dietaryRequirements: null,
	specialRequests: null,
	approvalStatus: 'pending',
	...values,
})

export const buildFlight = (values: Partial<Flight> = {}): Flight => ({
	...booked,
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
})

export const buildStay = (values: Partial<Accommodation> = {}): Accommodation => ({
	...booked,
	id: 'stay',
	hotelName: 'Hôtel Belle Rade',
	address: null,
	checkIn: '2026-05-21',
	checkOut: '2026-05-26',
	nights: null,
	roomType: null,
	boardBasis: null,
	confirmationNumber: null,
	phone: null,
	checkInFrom: null,
	checkOutBy: null,
	catalogueItemId: null,
	catalogueVersionId: null,
	...values,
})

export const buildTransfer = (values: Partial<Transfer> = {}): Transfer => ({
	...booked,
	id: 'transfer',
	transferType: 'Airport Pickup',
	date: '2026-05-21',
	time: '13:30',
	fromLocation: 'Nice Airport',
	toLocation: 'Hôtel Belle Rade',
	passengers: null,
	vehicleClass: null,
	confirmationNumber: null,
	phone: null,
	meetingPoint: null,
	flightId: null,
	...values,
})

export const buildActivity = (values: Partial<Activity> = {}): Activity => ({
	...booked,
	id: 'activity',
	name: 'Race day',
	description: null,
	date: '2026-05-24',
	endDate: null,
	time: null,
	location: null,
	confirmationNumber: null,
	additionalInformation: null,
	phone: null,
	endTime: null,
	catalogueItemId: null,
	catalogueVersionId: null,
	...values,
})

export const buildDocument = (values: Partial<Document> = {}): Document => ({
	...saved,
	id: 'document',
	displayName: 'Welcome pack',
	label: null,
	audience: 'lead',
	guestIds: null,
	fileName: 'Welcome pack.pdf',
	fileUrl: '/api/documents/document/Welcome%20pack.pdf',
	uploadedAt: saved.createdAt,
	bytes: 1000,
	...values,
})
