import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Draft, ImportedKind, Layer } from './draft.ts'

/** What was read from a booking, for staff to review before it becomes a trip. Expires after half an hour. */
export type ImportPreview = {
	id: string
	/** An instant. */
	expiresAt: string
	/** The customer it is for. */
	userId: string
	/** The trip into which staff import it, or null: the trip that its order became, or a new one. */
	tripId: string | null
	customerName: string
	source: ImportSource
	/** The readers that found something. */
	layers: Layer[]
	draft: Omit<Draft, 'documents'>
	/** Documents that the order lists, in the order of their paths: 'documents/0'. */
	documents: ImportDocument[]
	/** A language model may be asked to read the document. */
	canAskAi: boolean
	/**
	 * Values that staff must enter before the trip, or this part of it, can be saved. The API keeps this name for loaded
	 * pages.
	 */
	wants: RequiredInput[]
	/** The trip that it goes into, and what would change in it. Null for a new trip. */
	match: ImportMatch | null
	/** Paths of parts that staff left out or deleted before. They are not imported again. */
	staysAway: string[]
	/** The trip of another customer that this order became. */
	otherCustomer: { tripId: string; tripName: string; customerName: string } | null
	/** There is nothing to enter or to decide: without a preview, the import would have gone through. */
	isCertain: boolean
	/** The layout that staff taught for documents of this sender. Absent in answers of earlier releases. */
	taught?: TaughtBy | null
}

/** `isUsed` is false where the document is laid out differently now. `taughtAt` is an instant. */
export type TaughtBy = { id: string; name: string; taughtAt: string; isUsed: boolean }

/** Where the booking came from. Links are secrets, so only the host is shown. */
export type ImportSource = {
	kind: 'link' | 'text' | 'file'
	host: string | null
	/** The title of the page, or the name of the file. */
	title: string | null
	contentType: string | null
	bytes: number
	sha256: string
	/** The number of redirects that were followed. */
	hops: number
	/** An instant. */
	fetchedAt: string
}

/** `isHere`: the trip already has a document of this name. */
export type ImportDocument = { name: string; label: string | null; host: string; isHere: boolean }

/** A value that staff must enter. `path` names it: 'trip/startDate', 'flights/0/arrivalTime'. */
export type RequiredInput = { path: string; label: string; message: string }

export type ImportMatch = {
	tripId: string
	tripName: string
	/** An instant. Null when the document has never been imported into the trip. */
	importedAt: string | null
	/** Approved guests change or are added, so their approval would be asked for again. */
	reopensApproval: boolean
	changes: ImportChange[]
}

/**
 * One difference between the order and its trip. `changed`: the order has a new value, and nobody changed the field
 * here. `conflict`: both sides changed it; the value here stays unless staff take the order's. `vanished`: no longer in
 * an order that says it is complete; the record stays unless staff remove it. `deletedHere`: deleted by staff, and not
 * added again.
 */
export type ImportChange = {
	kind: 'changed' | 'conflict' | 'added' | 'vanished' | 'deletedHere'
	/** The path in the draft. For a vanished element, the list and the record's id: 'flights/0198…'. */
	path: string
	/** The element concerned: 'British Airways BA342 London Heathrow (LHR) to Nice (NCE)'. */
	element: string
	/** The field's label, if a single field differs. */
	label: string | null
	before: string | number | null
	after: string | number | null
	/** `before` is null because this person may not see it (API-132). */
	isHidden?: true
}

/** What staff decide in a preview. */
export type ImportDecisions = {
	/** Values by path that replace what was read. A blank one removes the value. */
	corrections: Record<string, string | number | null>
	/** Paths of parts to leave out: 'flights/1'. Later imports of the order skip them too. */
	leaveOut: string[]
	/** Paths of conflicts in which the order's value wins. */
	take: string[]
	/** Vanished elements to remove here too, as 'flights/<id>'. */
	remove: string[]
	/** Documents to fetch, as 'documents/0'. */
	documents: string[]
	/** Create a second trip although the order is another customer's trip already. */
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

/** How many elements of each kind the order has in the trip now. */
export type ImportSummary = Record<ImportedKind, number>

/** `outcome` is 'unchanged' if the order states what it stated last time. */
export type Imported = {
	trip: WholeTrip
	summary: ImportSummary
	warnings: string[]
	outcome: 'created' | 'updated' | 'unchanged'
	changes: ImportChange[]
}
