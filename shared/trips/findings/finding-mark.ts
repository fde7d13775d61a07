/** A finding that staff marked as intended: it is hidden while its fingerprint is the same (CRM-151). */
export type FindingMark = {
	id: string
	key: string
	fingerprint: string
	/** Why, in staff's words. */
	reason: string | null
	/** The name of the member of staff. Null when their account is gone. */
	markedBy: string | null
	markedAt: string
}

/** The longest reason. */
export const MAX_REASON = 300
