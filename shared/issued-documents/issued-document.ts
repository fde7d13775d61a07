import type { Document } from '#shared/trips/kinds/document.ts'

/** The documents that the product issues for a trip. Each is one of the trip's documents, and counts towards their limit. */
export const ISSUED_DOCUMENTS = {
	'booking-confirmation': { name: 'Booking Confirmation' },
	'atol-certificate': { name: 'ATOL Certificate' },
} as const
export type IssuedDocumentKind = keyof typeof ISSUED_DOCUMENTS
/** 'missing' before the document is issued, and after staff have deleted it. 'outOfDate' means stale. */
export type IssuedDocumentState = 'missing' | 'current' | 'outOfDate'

/** The state of one issued document. Instants are ISO 8601 in UTC. */
export type IssuedDocumentStatus = {
	kind: IssuedDocumentKind
	state: IssuedDocumentState
	document: Document | null
	issuedAt: string | null
	/** What has changed since a stale document was issued, in sentences. */
	because: string[]
	/** What the CAA asks for in this state. */
	rule: string | null
	/** What staff should know before they issue the document. It stops nothing. */
	warnings: string[]
	/** Why the document cannot be issued; null when it can. */
	cannot: string | null
}
