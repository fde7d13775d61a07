import { hasReversedDates, type Enquiry, NO_SUBJECT } from './enquiry.ts'

/**
 * The initial values of a trip created from an enquiry, which staff review. Reversed dates are left blank for staff to fill in. The trip of
 * a general enquiry is named after its sender.
 */
export function tripFromEnquiry(enquiry: Enquiry) {
	const [, ...place] = enquiry.kind === 'general' ? [] : enquiry.propertyName.split(',')
	const days = hasReversedDates(enquiry) ? null : enquiry
	return {
		name: enquiry.kind === 'general' ? generalName(enquiry) : enquiry.propertyName,
		destination: place.join(',').trim() || null,
		startDate: days?.checkIn ?? null,
		endDate: days?.checkOut ?? null,
		status: 'pending',
		notes: [`Enquiry ${enquiry.reference}, ${enquiry.guests} guest(s)`, enquiry.message].filter(Boolean).join('\n'),
	}
}

/** 'Ada Lovelace: Caribbean' */
const generalName = ({ name, propertyName }: Enquiry) =>
	propertyName === NO_SUBJECT ? name : `${name}: ${propertyName}`

/** 'Ada.Lovelace@mail.example' becomes 'ada.lovelace', the initial username of the customer's account. */
export const usernameFrom = (email: string): string => email.split('@')[0]?.toLowerCase().slice(0, 50) || 'customer'
