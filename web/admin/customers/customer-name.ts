import type { User } from '#shared/customers/user.ts'

/** A customer's name; the username stands in for a missing one (CRM-5). */
export const customerName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string =>
	fullName || username
