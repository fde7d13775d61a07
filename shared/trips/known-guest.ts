/** Somebody who was a guest on another trip of the same customer, with the trip that has the most of them (CRM-365). */
export type KnownGuest = {
	/** Their record on that trip. */
	guestId: string
	name: string
	trip: { id: string; name: string; startDate: string }
}

/** What can be taken over of a known guest, by field name. */
export type KnownDetails = KnownGuest & {
	values: Readonly<Record<string, string>>
	/** Fields that are filled and that this person may not see: they are not taken over. */
	hidden: string[]
}
