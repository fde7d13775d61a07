import type { Document } from '#shared/trips/kinds/document.ts'

/** The documents that the product makes of a trip. Each is a document of the trip and counts towards its ten. */
export const ISSUED_DOCUMENTS = {
	'booking-confirmation': { name: 'Booking Confirmation' },
	'atol-certificate': { name: 'ATOL Certificate' },
} as const
export type IssuedDocumentKind = keyof typeof ISSUED_DOCUMENTS
export type IssuedDocumentState = 'missing' | 'current' | 'outOfDate'

/**
 * How a paper stands today. `state` is 'missing' before it is first issued, or after staff have deleted it. Out of date: `because`
 * says in sentences what has changed since. `rule` is what has to be done about that state, where somebody rules it. `warnings` are what
 * staff had better know before they (re-)issue it; `cannot` is why it can't be issued at all as the trip is now, and null when it can.
 */
export type IssuedDocumentStatus = {
	kind: IssuedDocumentKind
	state: IssuedDocumentState
	document: Document | null
	/** An instant. */
	issuedAt: string | null
	because: string[]
	rule: string | null
	warnings: string[]
	cannot: string | null
}
