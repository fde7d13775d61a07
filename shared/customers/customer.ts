import { email, password, required, text } from '#shared/fields.ts'

/** What staff know of a customer (CRM-18). */
export const customerFields = {
	username: required(text('Username', { max: 60 })),
	email: required(email('Email')),
	fullName: text('Full Name'),
	phone: text('Phone', { max: 60 }),
	bookingAgent: text('Booking Agent'),
}

/** The same and a first password. */
export const newCustomerFields = {
	username: customerFields.username,
	email: customerFields.email,
	password: required(password('Password')),
	fullName: customerFields.fullName,
	phone: customerFields.phone,
	bookingAgent: customerFields.bookingAgent,
}

/** An edit may set a new password; left blank, the old one stays. */
export const editedCustomerFields = { ...customerFields, password: password('New Password') }
