import type { Companion, TripInvitation } from '#shared/companions/companion.ts'
import type { User } from '#shared/customers/user.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'

/** The access that guests of a trip, or one of them, have or are invited to, in the order in which they were invited. */
export async function companionsOf(db: Db | Tx, tripId: string, guestId?: string): Promise<Companion[]> {
	const rows = await db
		.selectFrom('companions')
		.select(['id', 'guestId', 'email', 'createdAt', 'invitedUntil', 'openedAt', 'lastSeenAt'])
		.where('tripId', '=', tripId)
		.where('endedAt', 'is', null)
		.$if(guestId !== undefined, (query) => query.where('guestId', '=', guestId ?? ''))
		.orderBy('id')
		.execute()
	return rows.map(({ createdAt, invitedUntil, openedAt, lastSeenAt, ...row }) => ({
		...row,
		state: openedAt ? 'open' : invitedUntil > new Date() ? 'invited' : 'expired',
		invitedAt: createdAt.toISOString(),
		invitedUntil: invitedUntil.toISOString(),
		lastSeenAt: lastSeenAt?.toISOString() ?? null,
	}))
}

/** Access that has not ended, by its id. 404 otherwise. */
export async function findCompanion(db: Db | Tx, id: string) {
	const row = isId(id)
		? await db
				.selectFrom('companions')
				.select(['id', 'tripId', 'guestId', 'userId', 'openedAt'])
				.where('id', '=', id)
				.where('endedAt', 'is', null)
				.executeTakeFirst()
		: undefined
	if (!row) throw notFound('Companion')
	return row
}

/** Invitations that wait for this account. One to an address that the account no longer has is none. */
const waitingFor = (db: Db | Tx, user: Pick<User, 'id' | 'email'>) =>
	db
		.selectFrom('companions')
		.innerJoin('trips', 'trips.id', 'companions.tripId')
		.innerJoin('users as lead', 'lead.id', 'trips.userId')
		.where('companions.userId', '=', user.id)
		.where(sql<boolean>`lower(companions.email) = lower(${user.email})`)
		.where('companions.openedAt', 'is', null)
		.where('companions.endedAt', 'is', null)
		.where('companions.invitedUntil', '>', sql<Date>`now()`)

/** The trips that this account is invited to, soonest first. */
export function invitationsFor(db: Db | Tx, user: Pick<User, 'id' | 'email'>): Promise<TripInvitation[]> {
	return waitingFor(db, user)
		.select([
			'companions.id',
			'trips.name as tripName',
			'trips.startDate',
			'trips.endDate',
			sql<string>`coalesce(lead."fullName", lead.username)`.as('invitedBy'),
		])
		.orderBy('trips.startDate')
		.orderBy('companions.id')
		.execute()
}

/** The invitations of an account as rows to accept: all, or the one with this id. */
export function invitationRows(db: Db | Tx, user: Pick<User, 'id' | 'email'>, id?: string) {
	return waitingFor(db, user)
		.select(['companions.id', 'companions.tripId'])
		.$if(id !== undefined, (query) => query.where('companions.id', '=', id ?? ''))
		.execute()
}
