import { james, olivia, priya } from '#server/demo/people.ts'

/** The fixed people of the tests: one member of staff, and the customers of the sample data. */
export const marguerite = {
	username: 'marguerite',
	email: 'marguerite@agency.example',
	password: 'herring-gulls-over-the-bay',
	fullName: 'Marguerite Lavigne',
	phone: null,
	bookingAgent: null,
}

export { james, olivia, priya }
