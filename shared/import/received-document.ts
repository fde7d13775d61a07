/** A mail from the import mailbox, as staff see it (IMPORT-83). */
export type ReceivedDocument = {
	id: string
	/** 'quarantined': its sender is unknown or not proven. */
	state: 'waiting' | 'quarantined'
	/** Why it is in quarantine or could not be read: see RECEIVED_BECAUSE. */
	reason: string | null
	/** The address it says it is from. */
	from: string | null
	subject: string
	/** An instant. */
	receivedAt: string
	/** The customer who sent it, or whose trip is proposed. */
	userId: string | null
	customerName: string | null
	proposed: { tripId: string; tripName: string; by: ProposedBy } | null
}

/** By what a document was matched with a trip, strongest first. */
export type ProposedBy = 'order' | 'locator' | 'names'
export const PROPOSED_BECAUSE: Readonly<Record<ProposedBy, string>> = {
	order: 'It has the same order number.',
	locator: 'It has a reference of this trip.',
	names: 'Its names and dates fit.',
}

/** Why a document is in quarantine, or what was wrong with it, in words. */
export const RECEIVED_BECAUSE: Readonly<Record<string, string>> = {
	unknown: 'Nobody in the CRM has this address.',
	unproven: 'Our mail server did not confirm that it comes from this address.',
	too_large: 'It is too large to be read.',
	unreadable: 'It could not be read.',
	nothing_found: 'No booking was found in it.',
}
