export type Role = 'admin' | 'customer'

/** What a member of staff may do (API-130). A viewer reads, but changes nothing and sees no identity data. */
export const STAFF_ROLES = ['owner', 'consultant', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** An account as the API shows it. Instants are ISO 8601 in UTC; `version` increases with each change. */
export type User = {
	id: string
	username: string
	email: string
	role: Role
	/** Null for customers. */
	staffRole: StaffRole | null
	phone: string | null
	fullName: string | null
	bookingAgent: string | null
	version: number
	createdAt: string
	/** Who chose the password, in answers about oneself where it is known: staff who made the account, or its owner. */
	accessSetBy?: 'staff' | 'self' | null
}
/** Who is signed in. `mustSetUp`: they must set up a second step before anything else. */
export type SignedInUser = User & { mustSetUp?: true }

/**
 * Whether a customer can sign in: 'none' has no password and was not invited; 'invited' has a link that still works; the link of 'expired'
 * does not any more; 'open' has a password; staff have closed the sign-in of 'disabled'.
 */
export type CustomerAccess = 'none' | 'invited' | 'expired' | 'open' | 'disabled'

export type Customer = User & { totalTrips: number; access: CustomerAccess }

/** The username replaces a missing name (CRM-5). */
export const displayName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string => fullName || username
