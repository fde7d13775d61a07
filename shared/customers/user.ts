export type Role = 'admin' | 'customer'

/** An account as the API shows it. Instants are ISO 8601 in UTC; `version` increases with each change. */
export type User = {
	id: string
	username: string
	email: string
	role: Role
	phone: string | null
	fullName: string | null
	bookingAgent: string | null
	version: number
	createdAt: string
}
export type Customer = User & { totalTrips: number }

/** The username replaces a missing name (CRM-5). */
export const displayName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string => fullName || username
