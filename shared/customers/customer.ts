import { email, password, required, text } from '#shared/fields.ts'

/** The details of a customer (CRM-18). */
export const customerFields = {
	username: required(text('Username', { max: 60 })),
	email: required(email('Email')),
	fullName: text('Full Name'),
	phone: text('Phone', { max: 60 }),
	bookingAgent: text('Booking Agent'),
}

/** The details of a new customer, with a first password. */
export const newCustomerFields = {
	username: customerFields.username,
	email: customerFields.email,
	password: required(password('Password')),
	fullName: customerFields.fullName,
	phone: customerFields.phone,
	bookingAgent: customerFields.bookingAgent,
}

/** An edit may set a new password; blank keeps the old one. */
export const editedCustomerFields = { ...customerFields, password: password('New Password') }
