/**
 * The people of the sample data and the tests: customers of a small, believable agency. Dates are relative to today, so there is always
 * an upcoming, a current and a past trip, and times are local times at each place.
 */
export type SamplePerson = {
	username: string
	email: string
	password: string
	fullName: string
	phone: string | null
	bookingAgent: string | null
}

export const olivia: SamplePerson = {
	username: 'olivia.hartley',
	email: 'olivia.hartley@mail.example',
	password: 'lavender-harbour-71',
	fullName: 'Olivia Hartley',
	phone: '+44 20 7946 0112',
	bookingAgent: 'Marguerite Lavigne',
}

export const james: SamplePerson = {
	username: 'james.okafor',
	email: 'james.okafor@mail.example',
	password: 'lagoon-at-first-light-8',
	fullName: 'James Okafor',
	phone: '+44 20 7946 0157',
	bookingAgent: 'Marguerite Lavigne',
}

export const priya: SamplePerson = {
	username: 'priya.raman',
	email: 'priya.raman@mail.example',
	password: 'desert-rose-terrace-22',
	fullName: 'Priya Raman',
	phone: null,
	bookingAgent: 'Tom Ashdown',
}

export const SAMPLE_CUSTOMERS = [olivia, james, priya] as const
