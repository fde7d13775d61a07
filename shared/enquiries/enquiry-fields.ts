import { date, email, longText, required, text, wholeNumber } from '../fields.ts'

/** What the form asks (SITE-82). The form wants both days; the server takes an enquiry without. */
export const enquiryFields = {
	name: required(text('Name', { max: 120 })),
	email: required(email('Email')),
	phone: required(text('Phone', { max: 60 })),
	checkIn: date('Check-in'),
	checkOut: date('Check-out'),
	guests: required(wholeNumber('Guests', { min: 1 })),
	message: longText('Message'),
}
