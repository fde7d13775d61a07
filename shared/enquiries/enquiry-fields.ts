import { date, email, longText, required, text, wholeNumber } from '../fields.ts'

/** The fields of the form (SITE-82). The form requires both days; the server accepts an enquiry without them. */
export const enquiryFields = {
	name: required(text('Name', { max: 120 })),
	email: required(email('Email')),
	phone: required(text('Phone', { max: 60 })),
	checkIn: date('Check-in'),
	checkOut: date('Check-out'),
	guests: required(wholeNumber('Guests', { min: 1 })),
	message: longText('Message'),
}
