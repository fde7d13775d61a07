import { areReversed, type Enquiry } from './enquiry.ts'

/** What a trip made of an enquiry starts with; staff look it over. Days that cannot be meant as they stand are left to them. */
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

/** 'ada.lovelace' of 'Ada.Lovelace@mail.example': the username that the customer's account starts with. */
export const usernameOf = (email: string): string => email.split('@')[0]?.toLowerCase().slice(0, 50) || 'customer'
