export type Role = 'admin' | 'customer'

/** Who is signed in, and what a customer list shows. Instants are ISO 8601 in UTC; `version` grows with each change. */
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
