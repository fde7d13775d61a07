import { hasReversedDates, type Enquiry } from './enquiry.ts'

/** The initial values of a trip created from an enquiry, which staff review. Reversed dates are left blank for staff to fill in. */
export function tripFromEnquiry(enquiry: Enquiry) {
	const [, ...place] = enquiry.propertyName.split(',')
	const days = hasReversedDates(enquiry) ? null : enquiry
	return {
		name: enquiry.propertyName,
		destination: place.join(',').trim() || null,
		startDate: days?.checkIn ?? null,
		endDate: days?.checkOut ?? null,
		status: 'pending',
		notes: [`Enquiry ${enquiry.reference}, ${enquiry.guests} guest(s)`, enquiry.message].filter(Boolean).join('\n'),
	}
}

/** 'Ada.Lovelace@mail.example' becomes 'ada.lovelace', the initial username of the customer's account. */
export const usernameFrom = (email: string): string => email.split('@')[0]?.toLowerCase().slice(0, 50) || 'customer'
