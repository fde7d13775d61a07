/** What merging a customer into another one does (CRM-327). */
export type CustomerMerge = {
	/** 'Olivia Hartley (olivia@mail.example)': the account that goes, and the one that stays. */
	from: string
	to: string
	/** What the account that stays gets. */
	trips: number
	/** Trips of others that they see as a companion. */
	sharedTrips: number
	conversations: number
	/** Whether somebody can sign in to the account that goes. */
	hasAccess: boolean
}
