/** A mail to a conversation that staff decide about (CRM-179). */
export type HeldMail = {
	id: string
	threadId: string
	tripName: string
	travellerName: string
	travellerEmail: string
	/** The address it says it is from. */
	from: string | null
	subject: string
	text: string
	files: number
	reason: string
	receivedAt: string
}

/** Why a mail is held, in words. */
export const HELD_BECAUSE: Readonly<Record<string, string>> = {
	sender: 'It comes from another address than the traveller’s.',
	unproven: 'Our mail server did not confirm that it comes from this address.',
	no_access: 'The traveller no longer has access to this trip.',
	no_token: 'It was not sent to the address for answers.',
	empty: 'It has no text.',
	unreadable: 'It is too large, or cannot be read.',
	too_many: 'Very many mails came from this traveller within an hour.',
}
