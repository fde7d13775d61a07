/** What an entry is about, while it exists. `tripId` opens the trip that it belongs to. */
export type AuditSubject = { kind: string; name: string; tripId: string | null }

/** One line of the audit. `at` is an instant. */
export type AuditEntry = {
	id: string
	at: string
	actorId: string | null
	/** Null for nobody in particular, and for an account that was deleted. */
	actor: string | null
	action: string
	objectId: string | null
	about: AuditSubject | null
	ip: string | null
	outcome: 'ok' | 'refused'
	/** Ids and names of fields, never their values. */
	detail: Record<string, unknown> | null
}
