import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'

/**
 * Conditions for queries that look a row up by its own id and join `trips`. They say in SQL what `seenBy` says of a trip that was read
 * (PORTAL-90); a test compares the two for every kind of viewer.
 */
export const tripSeenBy = ({ role, id }: Pick<User, 'id' | 'role'>) =>
	role === 'admin' ? sql<boolean>`true` : sql<boolean>`trips."userId" = ${id}`
