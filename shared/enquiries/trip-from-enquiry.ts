import { hasReversedDates, type Enquiry, NO_SUBJECT } from './enquiry.ts'

/** What staff are offered when they make a trip of an enquiry (CRM-70, CRM-321). */
export type TripProposal = {
	/** The initial values of the trip's own fields, by name. */
	trip: ReturnType<typeof tripFromEnquiry>
	/** The villa or hotel that was asked about, as a stay; null for a general enquiry. */
	stay: { hotelName: string; isInCatalogue: boolean } | null
	/** The person who asked, as the first guest. */
	guest: { fullName: string; email: string; phone: string }
}

/**
 * The initial values of a trip created from an enquiry, which staff review. Reversed dates are left blank for staff to fill in. The trip of
 * a general enquiry is named after its sender. `place` is where the property is, as the catalogue says it: 'Vallauris, France'.
 */
export function tripFromEnquiry(enquiry: Enquiry, place: string | null) {
	const [, ...typedPlace] = enquiry.kind === 'general' ? [] : enquiry.propertyName.split(',')
	const days = hasReversedDates(enquiry) ? null : enquiry
	return {
		name: enquiry.kind === 'general' ? generalName(enquiry) : enquiry.propertyName,
		destination: place ?? (typedPlace.join(',').trim() || null),
		startDate: days?.checkIn ?? null,
		endDate: days?.checkOut ?? null,
		status: 'pending',
		notes: [`Enquiry ${enquiry.reference}, ${enquiry.guests} guest(s)`, enquiry.message].filter(Boolean).join('\n'),
	}
}

type Days = { checkIn: string; checkOut: string }

/**
 * The days of the stay in a trip that was made of an enquiry: those of the enquiry where the trip includes them, otherwise all of the
 * trip, whose days staff have seen. Null for a trip without a night.
 */
export function stayDays(enquiry: Enquiry, trip: { startDate: string; endDate: string }): Days | null {
	const { checkIn, checkOut } = enquiry
	if (
		checkIn !== null &&
		checkOut !== null &&
		checkIn < checkOut &&
		trip.startDate <= checkIn &&
		checkOut <= trip.endDate
	)
		return { checkIn, checkOut }
	return trip.startDate < trip.endDate ? { checkIn: trip.startDate, checkOut: trip.endDate } : null
}

/** 'Ada Lovelace: Caribbean' */
const generalName = ({ name, propertyName }: Enquiry) =>
	propertyName === NO_SUBJECT ? name : `${name}: ${propertyName}`

/** 'Ada.Lovelace@mail.example' becomes 'ada.lovelace', the initial username of the customer's account. */
export const usernameFrom = (email: string): string => email.split('@')[0]?.toLowerCase().slice(0, 50) || 'customer'
