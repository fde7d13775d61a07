import { areReversed, type Enquiry } from './enquiry.ts'

/** Initial values of a trip created from an enquiry, for staff to review. Reversed days are left out. */
export function tripOfEnquiry(enquiry: Enquiry) {
	const [, ...place] = enquiry.propertyName.split(',')
	const days = areReversed(enquiry) ? null : enquiry
	return {
		name: enquiry.propertyName,
		destination: place.join(',').trim() || null,
		startDate: days?.checkIn ?? null,
		endDate: days?.checkOut ?? null,
		status: 'pending',
		notes: [`Enquiry ${enquiry.reference}, ${enquiry.guests} guest(s)`, enquiry.message].filter(Boolean).join('\n'),
	}
}

/** The initial username of a customer's account: 'ada.lovelace' for 'Ada.Lovelace@mail.example'. */
export const usernameOf = (email: string): string => email.split('@')[0]?.toLowerCase().slice(0, 50) || 'customer'
