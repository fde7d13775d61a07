import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Draft, Layer } from './draft.ts'

/** What was read of a booking, as staff look at it before it becomes a trip. Waits half an hour. */
export type ImportPreview = {
	id: string
	/** An instant. */
	expiresAt: string
	/** The customer it is for. */
	userId: string
	customerName: string
	source: ImportSource
	/** Which readers found something. */
	layers: Layer[]
	draft: Omit<Draft, 'documents'>
	/** Papers that the order names, each by its place: 'documents/0'. */
	documents: ImportDocument[]
	/** A language model may be asked for what was not found. */
	canAskAi: boolean
	/** Values that staff must enter before the trip, or this part of it, can be saved. The API keeps this name for loaded pages. */
	wants: RequiredInput[]
	/** The trip that this order has become already, and what would change in it. */
	match: ImportMatch | null
	/** Paths of parts that staff left out or deleted before: they stay away. */
	staysAway: string[]
	/** The same order became a trip of somebody else's. */
	otherCustomer: { tripId: string; tripName: string; customerName: string } | null
	/** Nothing to choose, to fill in or to be surprised by: an import without a look would have gone through. */
	isCertain: boolean
}

/** Where it came from. Links are secret: only their host is told. */
export type ImportSource = {
	kind: 'link' | 'text' | 'file'
	host: string | null
	/** Of the page; of a file its name. */
	title: string | null
	contentType: string | null
	bytes: number
	sha256: string
	/** How many redirects led there. */
	hops: number
	/** An instant. */
	fetchedAt: string
}

/** `isHere`: the trip has a document of this name already. */
export type ImportDocument = { name: string; label: string | null; host: string; isHere: boolean }

/** `path` names the value: 'trip/startDate', 'flights/0/arrivalTime'. */
export type RequiredInput = { path: string; label: string; message: string }

export type ImportMatch = {
	tripId: string
	tripName: string
	/** An instant. */
	importedAt: string
	/** Guests that were approved change or are added: their approval would be asked for again. */
	reopensApproval: boolean
	changes: ImportChange[]
}

/**
 * One difference between the order and its trip. `changed`: the order says something new, and nobody had touched it here. `conflict`: both
 * were changed; what stands here stays unless `path` is among the accepted. `vanished`: the order, which says it is complete, no longer
 * has it; it stays unless its record is among the removed. `deletedHere`: stays away.
 */
export type ImportChange = {
	kind: 'changed' | 'conflict' | 'added' | 'vanished' | 'deletedHere'
	/** As in the draft; for what vanished, the list and the record's id: 'flights/0198…'. */
	path: string
	/** Whose: 'British Airways BA342 London Heathrow (LHR) to Nice (NCE)'. */
	element: string
	/** The field's label, where one differs. */
	label: string | null
	before: string | number | null
	after: string | number | null
}

/** What staff say to a preview. */
export type ImportDecisions = {
	/** Values by path, instead of what was read; blank takes a value away. */
	corrections: Record<string, string | number | null>
	/** Paths of parts to leave out: 'flights/1'. They stay away when the order is imported again. */
	leaveOut: string[]
	/** Paths of conflicts that the order shall win. */
	take: string[]
	/** 'flights/<id>' of what vanished from the order and shall go here too. */
	remove: string[]
	/** 'documents/0' of the papers to fetch. */
	documents: string[]
	/** Though the order is another customer's trip already: make a second trip. */
	otherCustomer: boolean
}

export const NO_DECISIONS: ImportDecisions = {
	corrections: {},
	leaveOut: [],
	take: [],
	remove: [],
	documents: [],
	otherCustomer: false,
}

/** How many of each the order has in the trip now. */
export type ImportSummary = {
	guests: number
	flights: number
	accommodations: number
	transfers: number
	activities: number
}

/** `outcome` is 'unchanged' where the order says what it said last time. */
export type Imported = {
	trip: WholeTrip
	summary: ImportSummary
	warnings: string[]
	outcome: 'created' | 'updated' | 'unchanged'
	changes: ImportChange[]
}
