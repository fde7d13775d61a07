/** What moving a trip to another customer does (CRM-326). */
export type TripMove = {
	/** 'Olivia Hartley (olivia@mail.example)' */
	from: string
	to: string
	/** What the new customer sees from then on. */
	guests: number
	documents: number
	/** Shared links, and access of companions, that end. */
	links: number
	companions: number
	/** With the old customer. It stays with the trip, for staff. */
	hasConversation: boolean
	/** Whether the old customer was told of the trip and its changes. */
	isTold: boolean
}
