import { type RawBuilder, sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'

/**
 * Conditions for queries that look a row up by its own id and join `trips`. They say in SQL what shared/trips/sight says of a trip that
 * was read (PORTAL-90 to PORTAL-92); a test compares the two for every kind of viewer.
 */
type Seer = Pick<User, 'id' | 'role'>

const isLead = ({ id }: Seer) => sql<boolean>`trips."userId" = ${id}`
/** One of the caller's companions for the trip, on the condition. A lead who is also a guest looks at the trip as its lead. */
const isCompanion = ({ id }: Seer, condition = sql<boolean>`true`) => sql<boolean>`(trips."userId" <> ${id} and exists (
	select from companions c where c."tripId" = trips.id and c."userId" = ${id}
	and c."openedAt" is not null and c."endedAt" is null and ${condition}))`
const either = ({ role }: Seer, lead: RawBuilder<boolean>, companion: RawBuilder<boolean>) =>
	role === 'admin' ? sql<boolean>`true` : sql<boolean>`(${lead} or ${companion})`

export const tripSeenBy = (user: Seer) => either(user, isLead(user), isCompanion(user))

/** For a query from one of the tables of what is booked. */
export const bookedSeenBy = (user: Seer, table: string) =>
	either(
		user,
		isLead(user),
		isCompanion(
			user,
			sql<boolean>`(${sql.ref(`${table}.guestIds`)} is null or c."guestId" = any(${sql.ref(`${table}.guestIds`)}))`,
		),
	)

/** For a query from `documents`. */
export const documentSeenBy = (user: Seer) =>
	either(
		user,
		sql<boolean>`(${isLead(user)} and not (documents.audience = 'guests' and coalesce(cardinality(documents."guestIds"), 0) > 0
			and not exists (select from unnest(documents."guestIds") as one(id) left join guests g on g.id = one.id
				where g."isPrivate" is not true)))`,
		isCompanion(
			user,
			sql<boolean>`(documents.audience = 'everyone' or (documents.audience = 'guests' and c."guestId" = any(documents."guestIds")))`,
		),
	)
