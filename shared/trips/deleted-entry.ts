/** A deleted trip, or a deleted record of a trip, that can be brought back (CRM-324). */
export type DeletedEntry = {
	id: string
	/** 'trip', or the list of the record: 'flights'. */
	list: string
	title: string
	/** The trip of a record; null for a trip. */
	tripId: string | null
	tripName: string | null
	customerName: string
	/** Null for the product itself, and for an account that was deleted. */
	deletedBy: string | null
	deletedAt: string
}
