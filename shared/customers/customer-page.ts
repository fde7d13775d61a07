/** Somebody who was a guest on trips of a customer, found by their name (CRM-362). */
export type FellowTraveller = {
	name: string
	/** On how many trips. Cancelled ones do not count. */
	trips: number
	/** The trip that departs last. */
	lastTrip: { id: string; name: string; startDate: string }
}

/** A mail to a customer, without its text. Instants are ISO 8601 in UTC. */
export type SentMail = {
	id: string
	subject: string
	state: 'waiting' | 'sent' | 'failed'
	createdAt: string
	sentAt: string | null
}
