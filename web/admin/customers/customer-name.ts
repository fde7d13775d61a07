import type { User } from '#shared/contract.ts'

/** A customer's name; the username stands in for a missing one (specification 2 section 2). */
export const customerName = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string =>
	fullName || username
