import type { Kind, RecordOf } from '../kinds/registry.ts'
import type { WholeTrip } from '../whole-trip.ts'
import type { LinkScope } from './trip-viewer.ts'

/** Who sees a field, from the most people to the fewest. Each includes those that follow it. */
export const SIGHTS = ['link', 'driver', 'companion', 'lead', 'staff'] as const
export type Sight = (typeof SIGHTS)[number]

/** Every field by name, so that a new one reaches nobody until somebody has decided who sees it: without its line this does not compile. */
type SightOf<T> = { readonly [Name in keyof Required<T>]: Sight }

const META = {
	// The journey is made by ids. The page of a link does not contain them.
	id: 'link',
	tripId: 'companion',
	version: 'companion',
	createdAt: 'companion',
	updatedAt: 'companion',
} as const
const BOOKED = { status: 'link', atolCover: 'lead', guestIds: 'companion' } as const

/** Who sees the trip's own fields (PORTAL-90). */
export const TRIP_SIGHT: SightOf<Omit<WholeTrip, Kind>> = {
	id: 'companion',
	version: 'companion',
	createdAt: 'companion',
	updatedAt: 'companion',
	name: 'link',
	destination: 'link',
	startDate: 'link',
	endDate: 'link',
	status: 'link',
	thumbnailImage: 'companion',
	headerImage: 'companion',
	userId: 'lead',
	customerName: 'lead',
	packageName: 'lead',
	orderId: 'lead',
	firstPaymentDate: 'lead',
	guestDetailsApprovalStatus: 'lead',
	bookingAgent: 'lead',
	notes: 'staff',
	consultantId: 'staff',
	consultantName: 'staff',
	customerCanSignIn: 'staff',
	// Of the records that this person sees: see `seenBy`.
	places: 'link',
	// Of the borders that this person crosses, which a link never tells: see `seenBy`.
	crossings: 'companion',
	findingMarks: 'staff',
}

/** Of the trip's own fields with the sight 'link', those that each kind of link shows (PORTAL-130). */
export const TRIP_FIELDS_OF_LINK: Readonly<Record<LinkScope, readonly (keyof WholeTrip)[]>> = {
	family: ['name', 'destination', 'startDate', 'endDate', 'status', 'places'],
	driver: ['places'],
	dates: ['destination', 'startDate', 'endDate'],
}

/**
 * Who sees the fields of each kind of record (PORTAL-90). An airline opens a whole booking to anybody with its reference and a surname,
 * so references are for the people who travel on it.
 */
export const RECORD_SIGHT: { readonly [K in Kind]: SightOf<RecordOf[K]> } = {
	flights: {
		...META,
		...BOOKED,
		airline: 'link',
		flightNumber: 'link',
		departureAirport: 'link',
		arrivalAirport: 'link',
		departureTime: 'link',
		arrivalTime: 'link',
		class: 'companion',
		segmentType: 'companion',
		pnr: 'companion',
		baggageWeightKg: 'companion',
	},
	accommodations: {
		...META,
		...BOOKED,
		hotelName: 'link',
		address: 'link',
		checkIn: 'link',
		checkOut: 'link',
		nights: 'link',
		roomType: 'companion',
		boardBasis: 'companion',
		confirmationNumber: 'companion',
		phone: 'link',
		checkInFrom: 'companion',
		checkOutBy: 'companion',
		catalogueItemId: 'staff',
		catalogueVersionId: 'staff',
	},
	transfers: {
		...META,
		...BOOKED,
		transferType: 'link',
		date: 'link',
		time: 'link',
		fromLocation: 'link',
		toLocation: 'link',
		passengers: 'driver',
		vehicleClass: 'driver',
		confirmationNumber: 'companion',
		phone: 'companion',
		meetingPoint: 'link',
		flightId: 'driver',
	},
	activities: {
		...META,
		...BOOKED,
		name: 'link',
		date: 'link',
		endDate: 'link',
		time: 'link',
		location: 'link',
		description: 'companion',
		confirmationNumber: 'companion',
		phone: 'companion',
		endTime: 'link',
		additionalInformation: 'companion',
		catalogueItemId: 'staff',
		catalogueVersionId: 'staff',
	},
	guests: {
		...META,
		title: 'companion',
		fullName: 'companion',
		dateOfBirth: 'lead',
		nationality: 'lead',
		passportNumber: 'lead',
		passportExpiry: 'lead',
		passportCountry: 'lead',
		passportIssued: 'lead',
		email: 'lead',
		phone: 'lead',
		dietaryRequirements: 'lead',
		specialRequests: 'lead',
		approvalStatus: 'lead',
		isPrivate: 'lead',
		isHidden: 'companion',
		consent: 'lead',
	},
	documents: {
		...META,
		displayName: 'companion',
		label: 'companion',
		audience: 'lead',
		guestIds: 'lead',
		fileName: 'companion',
		fileUrl: 'companion',
		uploadedAt: 'companion',
		bytes: 'companion',
	},
}
